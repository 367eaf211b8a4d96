"""Where the lengths of borders are written."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from core.model.values import GRID
from editor.canvas.adjacency_marks import beside, clear_of
from editor.canvas.view_port import ViewPort

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
    spot = beside(path, (at[0] * GRID, at[1] * GRID), "82 mm", PORT)
    assert not path.contains(QPointF(*spot))
    assert abs(spot[0] - at[0]) + abs(spot[1] - at[1]) > 10


def test_a_length_that_is_free_stays_where_it_is():
    assert clear_of([(10.0, 10.0)], (200.0, 12.0)) == (200.0, 12.0)


def test_lengths_of_two_short_borders_side_by_side_do_not_cover_each_other():
    first, second = (100.0, 50.0), (120.0, 52.0)
    moved = clear_of([first], second)
    assert moved[0] == second[0]
    assert moved[1] - first[1] >= 20


def test_a_third_length_goes_below_both():
    placed = []
    for spot in ((100.0, 50.0), (120.0, 52.0), (110.0, 51.0)):
        placed.append(clear_of(placed, spot))
    heights = sorted(y for _, y in placed)
    assert all(below - above >= 20 for above, below in pairwise(heights))
