"""Drawing regions with mouse and keys: corner by corner, along borders, as a rectangle, freehand, with the bucket."""

import pytest
from PySide6.QtCore import Qt

from core.geometry.snapping import SnapKind
from core.model.values import GRID
from core.topology.measure import measure
from editor.tools.drawn_line import DrawnLine
from tests.core.edits.soundness import area_of, troubles
from tests.core.picture.small_maps import box, four_corners, map_of, region
from tests.editor.workspaces import ALT, CTRL, NONE, SHIFT, Desk

RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def desk(qtbot):
    """A board of 400 x 300 with land along its left side and an island."""
    model = map_of(
        region("west", "West", box(0, 0, 100, 300)), region("isle", "Isle", box(220, 100, 280, 160), "hill"), mm=200
    )
    made = Desk(qtbot, model)
    made.workspace.snapping.switch_kind(SnapKind.GRID, False)
    made.said = []
    made.workspace.said.connect(made.said.append)
    made.key(Qt.Key.Key_P)
    return made


def rings(desk, name: str) -> set[tuple[int, int]]:
    found = next(each for each in desk.document.model.regions if each.id == name)
    return {(round(x / GRID), round(y / GRID)) for ring in found.rings() for x, y in ring}


def titles(desk) -> list[str]:
    return [step.title for step in desk.document.history.steps]


def test_clicks_add_corners_and_a_click_on_the_first_closes_in_one_step(desk):
    for spot in ((120, 20), (200, 20), (200, 80), (120, 80), (120, 20)):
        desk.click(*spot)
    assert titles(desk) == ["Draw Region 1"]
    assert rings(desk, "region-1") == {(120, 20), (200, 20), (200, 80), (120, 80)}
    assert desk.chosen == ("region-1",)
    desk.key(Qt.Key.Key_Z, CTRL)
    assert len(desk.document.model.regions) == 2


def test_a_region_is_drawn_with_the_keys_alone(desk):
    """The arrows move the point, Enter sets it, and Enter once more closes."""
    desk.workspace.snapping.switch(False)
    pixel = 1 / desk.view.port.zoom
    for key, times in ((Qt.Key.Key_Up, 3), (Qt.Key.Key_Left, 4), (Qt.Key.Key_Down, 5)):
        for _ in range(times):
            desk.key(key, SHIFT)
        desk.key(Qt.Key.Key_Return)
    assert titles(desk) == []
    desk.key(Qt.Key.Key_Left)
    desk.key(Qt.Key.Key_Right)
    desk.key(Qt.Key.Key_Backspace)
    desk.key(Qt.Key.Key_Return)  # the point that Backspace took is set again where it was
    desk.key(Qt.Key.Key_Return)
    assert titles(desk) == ["Draw Region 1"]
    x, y = 200, 150 - 30 * pixel
    corners = {(x, y), (x - 40 * pixel, y), (x - 40 * pixel, y + 50 * pixel)}
    assert rings(desk, "region-1") == {(round(a), round(b)) for a, b in corners}


def test_the_keys_snap_as_the_pointer_does_and_the_mouse_takes_over(desk):
    desk.click(120, 40)
    zoom = desk.view.port.zoom
    for _ in range(round(15 * zoom / 10)):
        desk.key(Qt.Key.Key_Left, SHIFT)
    assert desk.workspace.tools["draw"].snap.kind is SnapKind.EDGE
    desk.key(Qt.Key.Key_Return)
    desk.move(160, 90)
    desk.key(Qt.Key.Key_Return)
    tool = desk.workspace.tools["draw"]
    assert (len(tool.line.points), tool.line.last[0]) == (2, 100 * GRID)
    assert tool.refusal is not None, "with the pointer on the board Enter ends the line"


@pytest.mark.parametrize("end", ["enter", "double-click", "right-click"])
def test_a_drawing_ends_with_enter_a_double_click_or_the_right_button(desk, end):
    desk.click(120, 20)
    desk.click(200, 20)
    if end == "double-click":
        desk.double_click(200, 80)
    else:
        desk.click(200, 80)
        if end == "enter":
            desk.key(Qt.Key.Key_Return)
        else:
            desk.bot.mouseClick(desk.view, RIGHT, NONE, desk.at(300, 250))
    assert rings(desk, "region-1") == {(120, 20), (200, 20), (200, 80)}


def test_corners_snap_to_a_border_which_gets_the_matching_vertex(desk):
    for spot in ((103, 40), (160, 40), (160, 90), (104, 90)):
        desk.click(*spot)
    desk.key(Qt.Key.Key_Return)
    assert {(100, 40), (100, 90)} <= rings(desk, "region-1")
    assert {(100, 40), (100, 90)} <= rings(desk, "west")
    assert troubles(desk.document.model) == []
    pair = next(each for each in desk.document.adjacency.pairs if each.b == "region-1")
    assert pair.neighbours


def test_held_ctrl_suspends_snapping(desk):
    for spot in ((106, 40), (160, 40), (160, 90), (106, 90)):
        desk.click(*spot, CTRL)
    desk.key(Qt.Key.Key_Return)
    assert min(rings(desk, "region-1"))[0] == 106


def test_a_drawing_over_neighbours_is_trimmed_and_it_is_said(desk):
    for spot in ((60, 90), (260, 60), (260, 200), (60, 200)):
        desk.click(*spot, CTRL)
    desk.key(Qt.Key.Key_Return)
    assert desk.said[-1] == "Stopped at the border of West and Isle."
    assert min(rings(desk, "region-1"))[0] == 100
    assert troubles(desk.document.model) == []


def test_while_the_pointer_is_on_the_first_point_the_trimmed_region_is_shown(desk):
    for spot in ((60, 90), (200, 90), (200, 200), (60, 200)):
        desk.click(*spot, CTRL)
    desk.move(60, 90)
    image = desk.view.grab().toImage()
    here = desk.at(100, 150)
    wanted = desk.view.theme.overlays.can_do.lower()
    assert wanted in [image.pixelColor(here.x() + dx, here.y()).name() for dx in range(-4, 5)]
    assert desk.document.history.index == 0


def test_what_cannot_be_closed_is_kept_and_the_reason_said(desk):
    for spot in ((120, 20), (200, 80), (200, 20), (120, 80)):
        desk.click(*spot)
    desk.bot.mouseClick(desk.view, RIGHT, NONE, desk.at(300, 250))
    assert desk.said[-1] == "The drawn line crosses itself."
    assert len(desk.workspace.tool.line.points) == 4
    desk.key(Qt.Key.Key_Backspace)
    desk.key(Qt.Key.Key_Return)
    assert titles(desk) == ["Draw Region 1"]


def test_backspace_and_undo_take_back_a_point_and_redo_returns_it(desk):
    for spot in ((120, 20), (200, 20), (200, 80), (150, 120)):
        desk.click(*spot)
    desk.key(Qt.Key.Key_Backspace)
    desk.key(Qt.Key.Key_Z, CTRL)
    assert len(desk.workspace.tool.line.points) == 2
    desk.key(Qt.Key.Key_Z, CTRL | SHIFT)
    assert len(desk.workspace.tool.line.points) == 3
    desk.key(Qt.Key.Key_Y, CTRL)
    desk.key(Qt.Key.Key_Return)
    assert len(rings(desk, "region-1")) == 4
    desk.key(Qt.Key.Key_Z, CTRL)
    assert desk.document.history.index == 0, "after the drawing, undo takes back the region"


def test_escape_gives_up_the_drawing_and_then_puts_the_tool_down(desk):
    desk.click(120, 20)
    desk.click(200, 20)
    desk.key(Qt.Key.Key_Escape)
    assert not desk.workspace.tool.line
    assert desk.workspace.tool.id == "draw"
    desk.key(Qt.Key.Key_Escape)
    assert desk.workspace.tool.id == "select"
    assert desk.document.history.index == 0


@pytest.mark.parametrize("slip", [Qt.Key.Key_Escape, Qt.Key.Key_R])
def test_a_drawing_given_up_by_a_slip_of_the_hand_comes_back_with_redo(desk, slip):
    for spot in ((120, 20), (200, 20), (200, 80)):
        desk.click(*spot)
    desk.key(slip)
    desk.key(Qt.Key.Key_P)
    assert not desk.workspace.tool.line
    assert desk.actions["redo"].isEnabled()
    desk.key(Qt.Key.Key_Y, CTRL)
    assert len(desk.workspace.tool.line.points) == 3
    desk.key(Qt.Key.Key_Return)
    assert titles(desk) == ["Draw Region 1"]
    assert not desk.actions["redo"].isEnabled(), "what was closed is not brought back a second time"


def test_a_drawing_given_up_does_not_stand_between_undo_and_redo(desk):
    for spot in ((120, 20), (200, 20), (200, 80)):
        desk.click(*spot)
    desk.key(Qt.Key.Key_Return)
    desk.click(300, 20)
    desk.click(320, 90)
    desk.key(Qt.Key.Key_Escape)
    desk.key(Qt.Key.Key_Z, CTRL)
    desk.key(Qt.Key.Key_Y, CTRL)
    assert not desk.workspace.tool.line
    assert desk.document.history.index == 1


def test_a_region_drawn_inside_another_is_cut_out_of_it(desk):
    for spot in ((30, 40), (70, 40), (70, 90), (30, 90)):
        desk.click(*spot)
    desk.key(Qt.Key.Key_Return)
    assert desk.said[-1] == "Cut out of West."
    assert len(desk.document.model.region("west").outline[0].holes) == 1
    assert troubles(desk.document.model) == []


def test_tracing_follows_a_border_in_two_clicks_and_flips(desk):
    desk.click(280, 100)
    desk.key(Qt.Key.Key_T)
    desk.move(220, 130)
    assert len(desk.workspace.tool.way()) == 3, "over the corner at the upper left"
    desk.key(Qt.Key.Key_F)
    assert len(desk.workspace.tool.way()) == 4, "the other way round"
    desk.click(220, 130)
    desk.key(Qt.Key.Key_T)
    desk.click(180, 250)
    desk.click(340, 250)
    desk.click(340, 60)
    desk.key(Qt.Key.Key_Return)
    assert {(280, 100), (280, 160), (220, 160), (220, 130)} <= rings(desk, "region-1")
    assert troubles(desk.document.model) == []
    border = next(pair for pair in desk.document.adjacency.pairs if {pair.a, pair.b} == {"isle", "region-1"})
    assert border.length == pytest.approx(150 * GRID, rel=0.01)
    assert measure(desk.document.model) == desk.document.adjacency


def test_tracing_ends_with_the_region_it_was_meant_for(desk):
    desk.key(Qt.Key.Key_T)
    assert desk.workspace.tool.is_tracing
    for spot in ((150, 20), (200, 20), (200, 80), (150, 80)):
        desk.click(*spot)
    desk.key(Qt.Key.Key_Return)
    assert titles(desk) == ["Draw Region 1"]
    assert not desk.workspace.tool.is_tracing


def test_a_traced_way_is_taken_back_as_a_whole(desk):
    desk.click(280, 100)
    desk.key(Qt.Key.Key_T)
    desk.click(220, 160)
    assert len(desk.workspace.tool.line.points) == 3
    desk.key(Qt.Key.Key_Backspace)
    assert len(desk.workspace.tool.line.points) == 1


def test_each_kind_of_snap_has_its_own_mark_on_the_board(desk):
    desk.workspace.snapping.switch_kind(SnapKind.GRID, True)
    shots = {}
    places = {"vertex": (222, 102), "edge": (250, 103), "frame": (200, 2), "grid": (151, 51)}
    for name, spot in places.items():
        desk.move(*spot)
        assert desk.workspace.tool.snap.kind == name
        at = desk.workspace.tool.snap.point
        here = desk.at(at[0] / GRID, at[1] / GRID)
        image = desk.view.grab().toImage()
        wanted = desk.view.theme.overlays.snap.lower()
        shots[name] = frozenset(
            (dx, dy)
            for dx in range(-9, 10)
            for dy in range(-9, 10)
            if image.valid(here.x() + dx, here.y() + dy)
            and image.pixelColor(here.x() + dx, here.y() + dy).name() == wanted
        )
    assert all(shots.values())
    assert len(set(shots.values())) == 4


def test_new_regions_get_the_terrain_chosen_in_the_option_bar(desk):
    terrain = desk.workspace.tool._options.terrain
    terrain.setFocus()
    while terrain.currentData() != "forest":
        desk.bot.keyClick(terrain, Qt.Key.Key_Up)
    desk.view.setFocus()
    for spot in ((120, 20), (200, 20), (200, 80)):
        desk.click(*spot)
    desk.key(Qt.Key.Key_Return)
    assert desk.document.model.region("region-1").terrain == "forest"


def test_a_rectangle_is_dragged_from_corner_to_corner(desk):
    desk.key(Qt.Key.Key_R)
    desk.drag((130, 180), (150, 200), (190, 260))
    assert rings(desk, "region-1") == {(130, 180), (190, 180), (190, 260), (130, 260)}
    assert titles(desk) == ["Draw Region 1"]
    desk.drag((310, 180), (320, 190), (350, 260), keys=SHIFT)
    assert rings(desk, "region-2") == {(310, 180), (350, 180), (350, 220), (310, 220)}
    desk.drag((310, 30), (310, 30))
    assert len(titles(desk)) == 2, "a click draws nothing"


def test_a_freehand_stroke_is_made_simpler_and_closed(desk):
    desk.key(Qt.Key.Key_H)
    stroke = [(130 + x, 200) for x in range(0, 61, 3)] + [(190, 200 + y) for y in range(0, 61, 3)]
    desk.drag(*stroke, (131, 258), (130, 240))
    assert titles(desk) == ["Draw Region 1"]
    assert len(rings(desk, "region-1")) < 9
    assert area_of(desk.document.model, "region-1") == pytest.approx(60 * 60 * GRID * GRID, rel=0.1)


def test_the_bucket_fills_what_is_open_and_says_what_is_covered(desk):
    desk.key(Qt.Key.Key_G)
    desk.click(250, 130)
    assert desk.said[-1] == "Isle covers this place already."
    desk.click(350, 200)
    assert titles(desk) == ["Fill Region 1"]
    assert area_of(desk.document.model, "region-1") == (300 * 300 - 60 * 60) * GRID * GRID
    assert troubles(desk.document.model) == []


def test_two_clicks_split_a_region_straight_and_more_clicks_bend_the_cut(desk):
    desk.key(Qt.Key.Key_C)
    told = []
    desk.workspace.pointed.connect(lambda words, _spot: told.append(words))
    desk.click(0, 100)
    assert told[-1].startswith("Click beyond the other border")
    desk.click(100, 120)
    assert titles(desk) == ["Split West"]
    assert told[-1].startswith("Click on one border"), "the hint is about the next cut"
    assert len(desk.document.model.regions) == 3
    for spot in ((220, 130), (250, 140), (250, 160)):
        desk.click(*spot)
    assert titles(desk) == ["Split West", "Split Isle"], "the selected pieces are not in the way"
    assert troubles(desk.document.model) == []


def test_a_cut_that_ends_inside_is_refused_when_it_is_ended_and_can_be_taken_back(desk):
    desk.key(Qt.Key.Key_C)
    desk.click(0, 100)
    desk.click(50, 120)
    desk.key(Qt.Key.Key_Return)
    assert desk.said[-1] == "The line must cross West from border to border."
    desk.key(Qt.Key.Key_Backspace)
    desk.click(100, 150)
    assert titles(desk) == ["Split West"]


def test_every_tool_has_words_for_what_to_do(qtbot):
    desk = Desk(qtbot, four_corners())
    for tool in desk.workspace.tools.values():
        assert tool.hint().endswith(".")
        assert tool.title
        assert tool.about.endswith(".")
        assert tool.keys
        desk.workspace.take(tool)
        desk.view.grab()


def test_a_line_leaves_out_what_only_repeats_its_last_point():
    line = DrawnLine()
    assert line.add((0, 0))
    assert not line.add((0, 0))
    assert line.add((0, 0), (5, 5), (5, 5), (9, 9))
    assert line.points == ((0, 0), (5, 5), (9, 9))
    assert line.take_back()
    assert line.points == ((0, 0),)
    assert line.bring_back()
    assert line.last == (9, 9)


@pytest.mark.parametrize(("letter", "kind"), [("V", "vertex"), ("E", "edge"), ("F", "frame"), ("G", "grid")])
def test_each_kind_of_snapping_has_a_key_of_its_own(desk, letter, kind):
    before = SnapKind(kind) in desk.workspace.snapping.kinds
    for expected in (not before, before):
        desk.key(getattr(Qt.Key, f"Key_{letter}"), ALT | SHIFT)
        assert (SnapKind(kind) in desk.workspace.snapping.kinds) == expected
