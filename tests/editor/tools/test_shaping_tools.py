"""Merging, smoothing, tagging, connecting and measuring with mouse and keys."""

import pytest
from PySide6.QtCore import Qt

from core.model.map_model import Block, Link, LinkKind
from core.model.values import GRID
from editor.tools.merge_tool import Winner
from tests.core.edits.soundness import natural_map, troubles
from tests.core.maps import grid_map
from tests.editor.workspaces import ALT, CTRL, NONE, Desk

RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def desk(qtbot):
    """Nine squares of 100 units: A1 to C3."""
    made = Desk(qtbot, grid_map(3, 3))
    made.said = []
    made.workspace.said.connect(made.said.append)
    return made


def titles(desk) -> list[str]:
    return [step.title for step in desk.document.history.steps]


def regions(desk) -> dict:
    return {region.id: region for region in desk.document.model.regions}


def pick(combo, text: str) -> None:
    combo.setCurrentIndex(combo.findText(text))


# Merge


def test_two_clicks_merge_neighbours_and_a_third_goes_on(desk):
    desk.key(Qt.Key.Key_J)
    desk.click(50, 50)
    desk.click(150, 50)
    assert titles(desk) == ["Merge A1 and B1"]
    assert "b1" not in regions(desk)
    desk.click(250, 50)
    assert titles(desk)[1] == "Merge A1 and C1"
    assert desk.chosen == ("a1",)
    assert troubles(desk.document.model) == []
    desk.key(Qt.Key.Key_Z, CTRL)
    desk.key(Qt.Key.Key_Z, CTRL)
    assert desk.document.model == grid_map(3, 3)


def test_the_option_decides_whose_name_and_tags_win(desk):
    desk.key(Qt.Key.Key_J)
    desk.workspace.tool._set_winner(Winner.LAST)
    desk.drag((50, 50), (100, 50), (150, 50))
    assert "a1" not in regions(desk)
    assert regions(desk)["b1"].name == "B1"


def test_regions_that_do_not_touch_are_hatched_and_refused_unless_islands_are_meant(desk):
    desk.key(Qt.Key.Key_J)
    desk.click(50, 50)
    desk.move(250, 250)
    image = desk.view.grab().toImage()
    red = desk.view.theme.overlays.refused.lower()
    here = desk.at(200, 250)
    assert red in [image.pixelColor(here.x() + dx, here.y()).name() for dx in range(-4, 5)]
    desk.click(250, 250)
    assert desk.said[-1] == "C3 does not touch A1."
    assert titles(desk) == []
    desk.workspace.tool._set_apart(True)
    desk.click(250, 250)
    assert len(regions(desk)["a1"].outline) == 2


def test_enter_merges_everything_selected(desk):
    desk.document.select(["a1", "b1", "b2"])
    desk.key(Qt.Key.Key_J)
    desk.key(Qt.Key.Key_Return)
    assert titles(desk) == ["Merge 3 regions"]
    assert len(regions(desk)) == 7


# Smooth and roughen


def test_a_click_roughens_one_border_on_both_sides_and_alt_smooths_it_again(desk):
    desk.key(Qt.Key.Key_O)
    desk.workspace.tool._set_mode(True)
    desk.click(100, 150)
    assert titles(desk) == ["Roughen 1 border"]
    bent = len(regions(desk)["a2"].outline[0].outer)
    assert bent > 4
    assert len(regions(desk)["b2"].outline[0].outer) == bent
    desk.click(100, 150, ALT)
    assert titles(desk)[1:] == ["Smooth 1 border"]
    assert troubles(desk.document.model) == []


def test_a_stroke_across_borders_is_one_step(desk):
    desk.key(Qt.Key.Key_O)
    desk.workspace.tool._set_mode(True)
    desk.drag((50, 150), (98, 150), (150, 150), (199, 150), (250, 150))
    assert titles(desk) == ["Roughen 2 borders"]


def test_enter_smooths_the_borders_of_the_selected_regions(qtbot):
    desk = Desk(qtbot, natural_map(1))
    first = desk.document.model.regions[7].id
    desk.document.select([first])
    desk.key(Qt.Key.Key_O)
    desk.key(Qt.Key.Key_Return)
    assert titles(desk)[0].startswith("Smooth")
    assert desk.document.model.region(first) != natural_map(1).region(first)


# Terrain brush and symbol stamp


def test_a_stroke_of_the_brush_tags_every_region_in_one_step(desk):
    desk.key(Qt.Key.Key_B)
    desk.key(Qt.Key.Key_3)
    desk.press(50, 50)
    desk.move(250, 50)
    assert desk.document.is_previewing
    desk.release(250, 50)
    assert titles(desk) == ["Terrain of 3 regions: hill"]
    assert [regions(desk)[each].terrain for each in ("a1", "b1", "c1", "a2")] == ["hill", "hill", "hill", "farmland"]
    desk.key(Qt.Key.Key_Z, CTRL)
    assert desk.document.model == grid_map(3, 3)


def test_number_keys_pick_the_terrain_and_alt_click_takes_it_from_a_region(desk):
    desk.key(Qt.Key.Key_B)
    for key, name in ((Qt.Key.Key_2, "forest"), (Qt.Key.Key_5, "mountain")):
        desk.key(key)
        desk.click(50, 50)
        assert regions(desk)["a1"].terrain == name
    desk.click(150, 50, ALT)
    assert desk.workspace.tool.tag == "farmland"
    desk.key(Qt.Key.Key_9)
    assert "nothing under the number 9" in desk.said[-1]


def test_escape_gives_a_stroke_up_and_the_right_button_takes_terrain_away(desk):
    desk.key(Qt.Key.Key_B)
    desk.key(Qt.Key.Key_2)
    desk.press(50, 50)
    desk.key(Qt.Key.Key_Escape)
    desk.release(50, 50)
    assert desk.document.model == grid_map(3, 3)
    desk.bot.mouseClick(desk.view, RIGHT, NONE, desk.at(50, 50))
    assert regions(desk)["a1"].terrain is None


def test_sixty_regions_are_tagged_with_a_few_strokes(qtbot):
    desk = Desk(qtbot, grid_map(10, 6, side=40))
    desk.key(Qt.Key.Key_B)
    for row, key in enumerate((Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6)):
        desk.key(key)
        desk.drag((20, 20 + 40 * row), (200, 20 + 40 * row), (380, 20 + 40 * row))
    assert len(titles(desk)) == 5, "the first row was farmland already"
    assert len({region.terrain for region in desk.document.model.regions}) == 6


def test_the_stamp_puts_a_symbol_on_and_a_second_click_takes_it_off(desk):
    desk.key(Qt.Key.Key_Y)
    desk.key(Qt.Key.Key_2)
    desk.drag((50, 50), (150, 50))
    assert titles(desk) == ["Stamp magic source on 2 regions"]
    assert regions(desk)["b1"].symbols == ("magic",)
    desk.click(150, 50)
    assert titles(desk)[1] == "Take magic source from B1"
    assert regions(desk)["b1"].symbols == ()


def test_number_keys_tag_the_selection_while_selecting(desk):
    desk.document.select(["a1", "c3"])
    desk.key(Qt.Key.Key_6)
    assert titles(desk) == ["Terrain of 2 regions: sea"]
    assert regions(desk)["c3"].terrain == "sea"


# Links and blocks


def test_a_link_is_made_with_two_clicks_and_taken_away_with_two_more(desk):
    desk.key(Qt.Key.Key_L)
    desk.click(50, 50)
    desk.click(250, 250)
    assert desk.document.model.links == (Link("a1", "c3"),)
    assert titles(desk) == ["Link between A1 and C3"]
    desk.drag((50, 50), (150, 150), (250, 250))
    assert desk.document.model.links == ()
    assert desk.said[-1] == "The link was taken away."


def test_kind_direction_and_note_of_a_link_come_from_the_option_bar(desk):
    desk.key(Qt.Key.Key_L)
    tool = desk.workspace.tool
    tool._set_kind(LinkKind.SEA_LANE)
    tool._set_one_way(True)
    tool.note.setText("with the wind")
    desk.click(250, 250)
    desk.click(50, 50)
    assert desk.document.model.links == (Link("c3", "a1", LinkKind.SEA_LANE, True, "with the wind"),)


def test_neighbours_need_no_link_and_strangers_no_block(desk):
    desk.key(Qt.Key.Key_L)
    desk.click(50, 50)
    desk.click(150, 50)
    assert desk.said[-1] == "A1 and B1 share a border already."
    desk.key(Qt.Key.Key_K)
    desk.click(50, 50)
    desk.click(250, 250)
    assert desk.said[-1] == "A1 and C3 share no border to block."
    assert titles(desk) == []


def test_a_click_on_a_border_blocks_it_and_another_opens_it(desk):
    desk.key(Qt.Key.Key_K)
    desk.click(100, 50)
    assert desk.document.model.blocks == (Block("a1", "b1"),)
    assert titles(desk) == ["Block between A1 and B1"]
    desk.click(50, 50)
    desk.click(150, 50)
    assert desk.document.model.blocks == ()


def test_a_note_given_later_changes_the_block(desk):
    desk.key(Qt.Key.Key_K)
    desk.click(100, 50)
    desk.workspace.tool.note.setText("a cliff")
    desk.click(100, 50)
    assert desk.document.model.blocks == (Block("a1", "b1", "a cliff"),)


# Measure


def test_the_measure_tells_millimetres_and_changes_nothing(desk):
    desk.key(Qt.Key.Key_M)
    desk.click(0, 0)
    desk.click(100, 0)
    desk.move(100, 100)
    words = desk.workspace.tool.words()
    assert words[0] == "100.0 mm  in 2 stretches"
    assert words[1] == "last 50.0 mm, 0.0 mm across, 50.0 mm down"
    desk.key(Qt.Key.Key_Return)
    desk.key(Qt.Key.Key_Backspace)
    assert len(desk.workspace.tool.line.points) == 1
    desk.key(Qt.Key.Key_Escape)
    assert desk.workspace.tool.words() == []
    assert titles(desk) == []


# Clipboard and other commands


def test_copy_and_paste_make_new_regions_beside_the_old_ones(desk):
    desk.document.select(["b2"])
    desk.key(Qt.Key.Key_C, CTRL)
    desk.key(Qt.Key.Key_V, CTRL)
    assert titles(desk) == ["Paste B2"]
    assert desk.chosen == ("b2-2",)
    assert regions(desk)["b2-2"].name == "B2 2"


def test_cut_takes_the_region_and_paste_brings_it_back(desk):
    desk.document.select(["b2"])
    desk.key(Qt.Key.Key_X, CTRL)
    assert "b2" not in regions(desk)
    desk.key(Qt.Key.Key_V, CTRL)
    assert regions(desk)["b2"].name == "B2"
    assert titles(desk) == ["Cut B2", "Paste B2"]


def test_duplicate_and_delete_are_one_step_each(desk):
    desk.document.select(["a1", "a2"])
    desk.key(Qt.Key.Key_D, CTRL)
    assert titles(desk) == ["Duplicate 2 regions"]
    assert set(desk.chosen) == {"a1-2", "a2-2"}
    desk.key(Qt.Key.Key_Delete)
    assert titles(desk) == ["Duplicate 2 regions", "Delete 2 regions"]
    assert desk.document.model == grid_map(3, 3)


def test_everything_can_be_selected_and_deleted(desk):
    desk.key(Qt.Key.Key_A, CTRL)
    desk.key(Qt.Key.Key_Delete)
    assert desk.document.model.regions == ()
    desk.key(Qt.Key.Key_Z, CTRL)
    assert desk.document.model == grid_map(3, 3)


def test_borders_near_the_frame_are_aligned_and_gaps_closed_by_command(desk):
    from core.edits.vertices import move_vertices

    loose = move_vertices(desk.document.kept, {(0, 0): (4 * GRID, 5 * GRID)}).model
    desk.document.edit("Move", loose)
    desk.document.select(["a1"])
    desk.actions["align-to-frame"].trigger()
    assert titles(desk)[-1] == "Align A1 to the frame"
    assert (0, 0) in regions(desk)["a1"].outline[0].outer
    desk.actions["align-to-frame"].trigger()
    assert "Nothing here lies near the frame" in desk.said[-1]


def test_commands_that_need_a_selection_are_off_without_one(desk):
    assert not desk.actions["delete-regions"].isEnabled()
    assert not desk.actions["merge-selected"].isEnabled()
    desk.document.select(["a1", "b1"])
    assert desk.actions["merge-selected"].isEnabled()
    desk.actions["merge-selected"].trigger()
    assert titles(desk) == ["Merge 2 regions"]
