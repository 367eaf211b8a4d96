"""Editing vertices with mouse, keys and typed numbers; shared ones move as one."""

import pytest
from PySide6.QtCore import Qt

from core.geometry.snapping import SnapKind
from core.model.values import to_grid
from tests.core.picture.small_maps import four_corners
from tests.editor.workspaces import ALT, CTRL, SHIFT, Desk


@pytest.fixture
def desk(qtbot):
    made = Desk(qtbot, four_corners(mm=200))
    # So that only what a test is about catches the pointer.
    for kind in (SnapKind.GRID, SnapKind.FRAME, SnapKind.EDGE):
        made.workspace.snapping.switch_kind(kind, False)
    made.click(100, 75)
    made.key(Qt.Key.Key_N)
    return made


def rings(desk, region_id: str) -> set[tuple[float, float]]:
    """The vertices of a region, to the nearest board unit: a pixel of the view is less than that."""
    region = desk.document.model.region(region_id)
    return {(round(x / 100), round(y / 100)) for ring in region.rings() for x, y in ring}


def test_dragging_a_shared_vertex_moves_it_in_every_region_as_one_named_step(desk):
    desk.drag((200, 150), (190, 140), (180, 130))
    for name in ("nw", "ne", "sw", "se"):
        assert (180, 130) in rings(desk, name)
        assert (200, 150) not in rings(desk, name)
    assert [step.title for step in desk.document.history.steps] == ["Move shared vertex (4 regions)"]
    whole = {point for name in ("nw", "ne", "sw", "se") for point in desk.document.model.region(name).outline[0].outer}
    assert len(whole) == 9, "the borders still share every vertex"
    desk.key(Qt.Key.Key_Z, CTRL)
    assert desk.document.model == four_corners(mm=200)


def test_while_it_is_dragged_the_map_and_its_neighbours_follow(desk):
    desk.press(200, 150)
    desk.move(190, 140)
    assert desk.document.is_previewing
    assert (190, 140) in rings(desk, "se")
    assert desk.document.history.index == 0
    desk.key(Qt.Key.Key_Escape)
    assert not desk.document.is_previewing
    desk.release(190, 140)
    assert desk.document.history.index == 0


def test_a_move_across_a_border_is_refused_in_words_and_leaves_the_map_alone(desk):
    said = []
    desk.workspace.said.connect(said.append)
    desk.drag((0, 150), (100, 75), (390, 20))
    assert said == ["The border of Larkfield would cross or touch itself."]
    assert desk.document.model == four_corners(mm=200)
    assert desk.document.history.index == 0


def test_a_refused_move_is_shown_in_red_while_it_lasts(desk):
    desk.press(0, 150)
    desk.move(100, 75)
    desk.move(390, 20)
    red = desk.view.theme.overlays.refused.lower()
    image = desk.view.grab().toImage()
    here = desk.at(390, 20)
    near = [image.pixelColor(here.x() + dx, here.y() + dy).name() for dx in range(-9, 9) for dy in range(-9, 9)]
    assert red in near
    desk.key(Qt.Key.Key_Escape)


def test_pulling_the_middle_of_a_border_adds_a_vertex_to_both_sides(desk):
    desk.drag((200, 75), (210, 75), (230, 75))
    assert (230, 75) in rings(desk, "nw")
    assert (230, 75) in rings(desk, "ne")
    assert desk.document.history.undo_step().title == "Add shared vertex"


def test_alt_click_and_double_click_on_a_border_add_a_vertex(desk):
    desk.click(200, 40, ALT)
    assert (200, 40) in rings(desk, "ne")
    desk.double_click(200, 100)
    assert (200, 100) in rings(desk, "nw")
    assert (200, 100) in rings(desk, "ne")
    assert [step.title for step in desk.document.history.steps] == ["Add shared vertex"] * 2


def test_delete_removes_the_chosen_vertex_and_never_the_region(desk):
    desk.click(200, 40, ALT)
    desk.key(Qt.Key.Key_Delete)
    assert (200, 40) not in rings(desk, "ne")
    assert len(desk.document.model.regions) == 4
    assert desk.document.selection.vertices == ()


def test_arrows_nudge_by_a_pixel_and_with_shift_by_ten_and_a_run_is_one_step(desk):
    desk.click(200, 150)
    before = desk.document.selection.vertices[0]
    pixel = round(100 / desk.view.port.zoom)
    desk.key(Qt.Key.Key_Right)
    desk.key(Qt.Key.Key_Down, SHIFT)
    after = desk.document.selection.vertices[0]
    assert (after[0] - before[0], after[1] - before[1]) == (pixel, round(1000 / desk.view.port.zoom))
    assert len(desk.document.history.steps) == 1
    desk.document.undo()
    assert desk.document.model == four_corners(mm=200)


def test_x_and_y_show_the_vertex_in_millimetres_and_take_exact_ones(desk):
    desk.click(200, 150)
    fields = desk.workspace.tools["vertices"].options()
    assert (fields.x.text(), fields.y.text()) == ("100.00", "75.00")
    fields.x.selectAll()
    desk.bot.keyClicks(fields.x, "97.35")
    desk.bot.keyClick(fields.x, Qt.Key.Key_Return)
    assert desk.document.selection.vertices == ((to_grid(194.7), to_grid(150)),)
    assert all((19470, 15000) in region.outline[0].outer for region in desk.document.model.regions)
    assert fields.x.hasFocus(), "whoever types one number may type the next"
    desk.bot.keyClicks(fields.x, "98")
    desk.bot.keyClick(fields.x, Qt.Key.Key_Return)
    assert desk.document.selection.vertices == ((to_grid(196), to_grid(150)),)


def test_enter_beside_a_field_that_was_emptied_moves_nothing(desk):
    desk.click(200, 150)
    fields = desk.workspace.tools["vertices"].options()
    fields.x.clear()
    desk.bot.keyClick(fields.y, Qt.Key.Key_Return)
    assert desk.document.model == four_corners(mm=200)


def test_a_box_chooses_vertices_that_then_move_together(desk):
    desk.drag((150, -20), (250, 180))
    assert set(desk.document.selection.vertices) == {(20000, 0), (20000, 15000)}
    desk.drag((200, 150), (220, 150), (240, 150))
    assert {(240, 0), (240, 150)} <= rings(desk, "nw")
    assert desk.document.history.undo_step().title == "Move 2 vertices"


def test_shift_adds_a_vertex_and_control_takes_one_in_or_out(desk):
    desk.click(200, 150)
    desk.click(0, 150, SHIFT)
    assert desk.document.selection.vertices == ((20000, 15000), (0, 15000))
    desk.click(200, 150, CTRL)
    assert desk.document.selection.vertices == ((0, 15000),)


def test_a_vertex_snaps_to_the_frame_unless_control_is_held(qtbot):
    desk = Desk(qtbot, four_corners(mm=200))
    desk.click(100, 75)
    desk.key(Qt.Key.Key_N)
    desk.drag((200, 0), (180, 4), (150, 4))
    assert [y for _, y in desk.document.selection.vertices] == [0]
    desk.drag((150, 0), (160, 4), (170, 4), keys=CTRL)
    assert [y > 0 for _, y in desk.document.selection.vertices] == [True]


def test_a_double_click_with_the_select_tool_edits_the_vertices_of_that_region(qtbot):
    desk = Desk(qtbot, four_corners(mm=200))
    desk.double_click(300, 225)
    assert desk.workspace.tool.id == "vertices"
    assert desk.chosen == ("se",)
    assert set(desk.workspace.tool.handles.vertices) == set(desk.document.model.region("se").outline[0].outer)


def test_a_click_in_another_region_goes_on_with_that_one(desk):
    desk.click(300, 225)
    assert desk.chosen == ("se",)
    desk.click(100, 225, SHIFT)
    assert desk.chosen == ("se", "sw")


def test_escape_lets_go_vertices_then_regions_then_the_tool(desk):
    desk.click(200, 150)
    desk.key(Qt.Key.Key_Escape)
    assert (desk.document.selection.vertices, desk.chosen) == ((), ("nw",))
    desk.key(Qt.Key.Key_Escape)
    assert desk.chosen == ()
    assert desk.workspace.tool.id == "vertices"
    desk.key(Qt.Key.Key_Escape)
    assert desk.workspace.tool.id == "select"
