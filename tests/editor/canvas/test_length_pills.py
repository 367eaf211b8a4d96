"""Where the lengths of borders are written."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from core.model.values import GRID
from core.picture.shapes import LayerName
from editor.canvas.length_pills import free_spot, label_boxes, pill_box, spots_around, spots_beside
from editor.canvas.view_port import ViewPort
from tests.core.picture.small_maps import four_corners
from tests.editor.workspaces import Desk

pytestmark = pytest.mark.usefixtures("qapp")

PORT = ViewPort(1.0, 0.0, 0.0)
HORSESHOE = [(0, 0), (300, 0), (300, 300), (200, 300), (200, 100), (100, 100), (100, 300), (0, 300)]
"""Open at its lower end."""


def path_of(corners) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    path.closeSubpath()
    return path


@pytest.mark.parametrize("at", [(150, 0), (300, 150), (150, 100), (100, 200), (200, 200)])
def test_a_length_stands_outside_its_region_also_where_the_border_bends_in(at):
    path = path_of(HORSESHOE)
    spot = next(spots_beside(path, (at[0] * GRID, at[1] * GRID), "82 mm", PORT))
    assert not path.contains(QPointF(*spot))
    assert abs(spot[0] - at[0]) + abs(spot[1] - at[1]) > 10


def test_a_length_that_is_free_stays_where_it_is():
    assert free_spot([(200.0, 12.0), (0.0, 0.0)], "82 mm", [pill_box((10.0, 10.0), "5 mm")]) == (200.0, 12.0)


def test_a_length_gives_way_to_a_name_and_stays_outside_its_region():
    path, at = path_of(HORSESHOE), (300 * GRID, 150 * GRID)
    spots = list(spots_beside(path, at, "82 mm", PORT))
    name = pill_box(spots[0], "A long name")
    spot = free_spot(spots, "82 mm", [name])
    assert not name.intersects(pill_box(spot, "82 mm"))
    assert not path.contains(QPointF(*spot))


def test_lengths_of_short_borders_side_by_side_do_not_cover_each_other():
    path, taken = path_of(HORSESHOE), []
    for at in ((140, 0), (150, 0), (160, 0)):
        spot = free_spot(spots_beside(path, (at[0] * GRID, at[1] * GRID), "9.5 mm", PORT), "9.5 mm", taken)
        assert not any(other.intersects(pill_box(spot, "9.5 mm")) for other in taken)
        taken.append(pill_box(spot, "9.5 mm"))


def test_where_everything_is_taken_the_least_is_covered():
    wall = pill_box((100.0, 100.0), "a very long name indeed")
    assert free_spot([(100.0, 100.0), (100.0, 117.0)], "9 mm", [wall]) == (100.0, 117.0)


def test_the_common_border_of_two_is_told_beside_their_names():
    at = (100.0, 100.0)
    names = [pill_box((40.0, 100.0), "Quail Green"), pill_box((160.0, 100.0), "Crane Tarn")]
    words = "common border 62 mm"
    assert not any(name.intersects(pill_box(free_spot(spots_around(at), words, names), words)) for name in names)


def test_lengths_leave_the_counts_of_neighbours_free_while_these_are_shown(qtbot):
    desk = Desk(qtbot, four_corners(mm=200))
    entries = desk.view.scene.entries()
    names = label_boxes(desk.view.scene, entries, desk.view.port)
    desk.workspace.overlay_actions[LayerName.GRAPH].trigger()
    entries = desk.view.scene.entries()
    taken = label_boxes(desk.view.scene, entries, desk.view.port)
    assert len(taken) == len(names) + len(entries)
    for entry in entries:
        node = QPointF(*desk.view.port.to_view(*desk.view.scene.block(entry).node))
        assert any(box.contains(node) and box.width() > 10 for box in taken)
