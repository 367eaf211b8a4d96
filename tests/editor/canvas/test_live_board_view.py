"""The board being edited as it is seen: live neighbours, mended pictures, rulers and minimap."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor

from core.model.values import TerrainId
from core.picture.palette import LIGHT
from core.picture.shapes import LayerName
from editor.canvas.adjacency_marks import gap_between, touched_by
from editor.canvas.rulers import step_for
from editor.length_words import short_length
from tests.core.maps import grid_map
from tests.core.picture.small_maps import box, four_corners, map_of, region
from tests.editor.workspaces import Desk


@pytest.fixture
def desk(qtbot):
    return Desk(qtbot, four_corners(mm=200))


def colour(desk, x: float, y: float) -> QColor:
    return desk.view.grab().toImage().pixelColor(desk.at(x, y))


def colours_near(desk, x: float, y: float, reach: int = 4) -> set[str]:
    image, at = desk.view.grab().toImage(), desk.at(x, y)
    return {
        image.pixelColor(at.x() + dx, at.y() + dy).name().upper()
        for dx in range(-reach, reach + 1)
        for dy in range(-reach, reach + 1)
    }


def with_terrain(desk, name: str, terrain: str):
    changed = replace(desk.document.model.region(name), terrain=TerrainId(terrain))
    return desk.document.model.with_regions([changed])


def test_an_edit_is_seen_at_once_and_the_same_after_full_painting(desk):
    before = colour(desk, 30, 40)
    desk.document.edit("Paint", with_terrain(desk, "nw", "swamp"))
    at_once = colour(desk, 30, 40)
    assert at_once != before
    desk.view.settle_now()
    assert colour(desk, 30, 40) == at_once
    mended = desk.view.grab().toImage()
    desk.view._start_anew()
    assert desk.view.grab().toImage() == mended, "mending paints what painting anew would"


def test_a_dense_screen_sees_the_same_after_mending(desk, monkeypatch):
    monkeypatch.setattr(desk.view, "devicePixelRatioF", lambda: 2.0)
    desk.view._start_anew()
    desk.view.grab()
    desk.document.edit("Paint", with_terrain(desk, "nw", "swamp"))
    desk.view.settle_now()
    mended = desk.view.grab().toImage()
    desk.view._start_anew()
    assert desk.view.grab().toImage() == mended


def test_a_preview_is_seen_and_dropped_without_a_trace(desk):
    plain = desk.view.grab().toImage()
    desk.document.preview(with_terrain(desk, "se", "forest"))
    assert desk.view.grab().toImage() != plain
    desk.document.drop_preview()
    assert desk.view.grab().toImage() == plain


def test_selecting_a_region_lights_it_and_its_neighbours(desk):
    desk.move(-20, -20)
    desk.click(100, 75)
    selection = LIGHT.overlays.selection
    assert selection in colours_near(desk, 0, 75)
    assert touched_by("nw", desk.document.adjacency) == ["ne", "sw"]
    assert selection not in colours_near(desk, 399, 225, 2), "a corner makes no neighbour"


def test_the_length_of_each_border_is_told_in_millimetres(desk):
    pairs = {frozenset((pair.a, pair.b)): pair for pair in desk.document.adjacency.pairs}
    border = pairs[frozenset(("nw", "ne"))]
    assert short_length(border.length, desk.document.model.frame) == "75 mm"
    assert short_length(640, desk.document.model.frame) == "3.2 mm"


def test_two_selected_regions_show_their_common_border(desk):
    desk.document.select(("nw", "ne"))
    assert LIGHT.overlays.graph in colours_near(desk, 200, 30)


def test_two_regions_apart_show_the_gap_between_them(qtbot):
    apart = map_of(region("a", "A", box(0, 0, 100, 300)), region("b", "B", box(160, 0, 400, 300)), mm=200)
    desk = Desk(qtbot, apart)
    start, end, far = gap_between(*(each.outline for each in apart.regions))
    assert far == 6000
    assert (start[0], end[0]) == (100, 160)
    plain = desk.view.grab().toImage()
    desk.document.select(("a", "b"))
    assert desk.view.grab().toImage() != plain
    assert LIGHT.overlays.refused in colours_near(desk, 105, start[1])


def test_others_stand_back_while_vertices_are_edited(desk):
    plain = colour(desk, 330, 240)
    desk.document.select(("nw",))
    desk.workspace.pick_up("vertices")
    assert colour(desk, 330, 240) != plain, "the opposite corner is no neighbour"


def test_the_neighbours_change_while_a_vertex_is_dragged(desk):
    desk.document.select(("nw",))
    desk.workspace.pick_up("vertices")
    desk.press(200, 150)
    desk.move(210, 160)
    assert desk.document.is_previewing
    assert "se" not in touched_by("nw", desk.document.adjacency)
    desk.move(180, 100)
    desk.release(180, 100)
    assert desk.document.history.index == 1


def test_the_overlays_follow_an_edit(desk):
    desk.workspace.overlay_actions[LayerName.GRAPH].trigger()
    desk.view.settle_now()
    before = desk.view.grab().toImage()
    desk.document.edit("Remove", desk.document.model.without_regions(["ne"]))
    desk.view.settle_now()
    mended = desk.view.grab().toImage()
    assert mended != before
    desk.view._start_anew()
    assert desk.view.grab().toImage() == mended


@pytest.mark.parametrize("layer", [LayerName.GRAPH, LayerName.EDGE, LayerName.COASTS])
def test_overlays_of_what_is_being_dragged_are_seen_meanwhile(desk, layer):
    desk.document.preview(with_terrain(desk, "nw", "lake"))
    plain = desk.view.grab().toImage()
    desk.document.drop_preview()
    desk.workspace.overlay_actions[layer].trigger()
    desk.view.settle_now()
    desk.document.preview(with_terrain(desk, "nw", "lake"))
    image = desk.view.grab().toImage()
    inside = [(desk.at(x, y).x(), desk.at(x, y).y()) for x in range(2, 199) for y in range(2, 149)]
    assert any(image.pixel(*at) != plain.pixel(*at) for at in inside)


def test_names_of_regions_being_changed_stand_in_the_window_where_they_stand_on_the_board(desk):
    desk.document.preview(with_terrain(desk, "nw", "lake"))
    assert desk.view._sharp.stale, "the region is painted by itself, not as part of the kept picture"
    alone = desk.view.grab().toImage()
    here = QRect(desk.view.mapTo(desk.window, QPoint()), desk.view.size())
    in_window = desk.window.grab().toImage().copy(here)
    assert in_window.convertToFormat(alone.format()) == alone


def test_the_minimap_comes_when_the_board_is_larger_than_the_view_and_a_click_goes_there(desk):
    minimap = desk.workspace.minimap
    assert not minimap.isVisible()
    desk.view.zoom_by(4.0)
    assert minimap.isVisible()
    before = desk.view.port
    desk.bot.mouseClick(minimap, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert desk.view.port.left > before.left
    assert desk.view.port.zoom == before.zoom
    desk.view.fit()
    assert not minimap.isVisible()


@pytest.mark.parametrize(("pixels", "step"), [(1.0, 50), (0.4, 200), (5.0, 10), (10.0, 5), (60.0, 1)])
def test_ruler_numbers_are_round_and_far_enough_apart(pixels, step):
    assert step_for(pixels) == pytest.approx(step)


def test_the_rulers_can_be_hidden(desk):
    assert desk.workspace.ruled.rulers[0].isVisible()
    desk.actions["rulers"].trigger()
    assert not desk.workspace.ruled.rulers[0].isVisible()


def test_what_a_tool_says_stands_over_the_board(desk):
    desk.workspace.said.emit("It cannot be done.")
    assert desk.workspace.notice.isVisible()
    assert desk.workspace.notice.text() == "It cannot be done."


def test_painting_in_full_goes_on_by_itself_after_a_movement(desk):
    desk.view.zoom_by(1.5)
    with desk.bot.waitSignal(desk.view.settled):
        pass
    assert desk.view._sharp.shows(desk.view._needed(), desk.view.port.zoom)


def test_a_large_board_keeps_its_look_until_the_new_one_is_painted(qtbot):
    desk = Desk(qtbot, grid_map(12, 8))
    before = desk.view.grab().toImage()
    desk.workspace.overlay_actions[LayerName.GRAPH].trigger()
    assert desk.view.grab().toImage() == before
    desk.view.settle_now()
    assert desk.view.grab().toImage() != before
    desk.workspace.overlay_actions[LayerName.GRAPH].trigger()
    desk.view.settle_now()
    assert desk.view.grab().toImage() == before
