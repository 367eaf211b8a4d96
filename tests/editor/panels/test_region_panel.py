"""The region page edits what is selected, step by step, and tells what lies around it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from core.model.map_model import Game, MapModel
from core.model.region import Part
from core.model.values import GRID, RegionId
from core.picture.palette import DARK
from editor.action_book import ActionBook
from editor.document.live_findings import LiveFindings
from editor.document.map_document import MapDocument
from editor.panels.history_list import ROW
from editor.panels.map_dock import MapDock
from editor.panels.region_panel import RegionPanel
from tests.core.maps import grid_map, tagged

LEFT = Qt.MouseButton.LeftButton


def ids(*names: str) -> tuple[RegionId, ...]:
    return tuple(RegionId(name) for name in names)


@pytest.fixture
def dock(qtbot: QtBot, document: MapDocument, actions: ActionBook, findings: LiveFindings) -> MapDock:
    made = MapDock(document, actions, findings)
    qtbot.addWidget(made)
    made.resize(320, 900)
    made.show()
    return made


@pytest.fixture
def panel(dock: MapDock) -> RegionPanel:
    return dock.region


def titles(document: MapDocument) -> list[str]:
    return [step.title for step in document.history.steps]


def test_without_a_selection_it_tells_the_facts_of_the_board(panel: RegionPanel) -> None:
    assert not panel.fields.isVisible()
    assert panel.board_facts.words("Regions") == "6"
    assert panel.board_facts.words("Borders") == "7"


def test_the_history_takes_the_room_that_is_left(panel: RegionPanel) -> None:
    assert panel.history.geometry().bottom() >= panel.height() - 10
    assert panel.history.height() > 5 * ROW


def test_a_name_that_is_typed_is_one_step(panel: RegionPanel, document: MapDocument, qtbot: QtBot) -> None:
    document.select(ids("b1"))
    assert panel.fields.name.text() == "B1"
    panel.fields.name.selectAll()
    qtbot.keyClicks(panel.fields.name, "Harrowmead")
    qtbot.keyClick(panel.fields.name, Qt.Key.Key_Return)
    assert document.model.region("b1").name == "Harrowmead"
    assert titles(document) == ["Rename B1"]
    document.undo()
    assert panel.fields.name.text() == "B1"


def test_a_terrain_is_chosen_with_the_keys(panel: RegionPanel, document: MapDocument, qtbot: QtBot) -> None:
    document.select(ids("a1", "b1"))
    qtbot.keyClick(panel.fields.terrain, Qt.Key.Key_Down)
    assert {document.model.region(name).terrain for name in ("a1", "b1")} == {"forest"}
    assert titles(document) == ["Terrain of 2 regions: forest"]


def test_what_regions_do_not_agree_on_shows_as_mixed(panel: RegionPanel, document: MapDocument) -> None:
    model = tagged(tagged(document.kept, "A1", terrain="hill", symbols=("mine",)), "B1", symbols=())
    document.edit("Tag", model)
    document.select(ids("a1", "b1"))
    assert (panel.fields.terrain.currentIndex(), panel.fields.terrain.placeholderText()) == (-1, "Mixed")
    button = panel.fields.symbols.buttons["mine"]
    assert (button.property("mixed"), button.isChecked()) == (True, False)
    assert panel.fields.name.placeholderText() == "2 regions"


def test_a_symbol_goes_on_all_that_lack_it_and_then_off_again(
    panel: RegionPanel, document: MapDocument, qtbot: QtBot
) -> None:
    document.edit("Tag", tagged(document.kept, "A1", symbols=("mine",)))
    document.select(ids("a1", "b1"))
    button = panel.fields.symbols.buttons["mine"]
    qtbot.mouseClick(button, LEFT)
    assert all(document.model.region(name).has("mine") for name in ("a1", "b1"))
    qtbot.mouseClick(button, LEFT)
    assert not any(document.model.region(name).has("mine") for name in ("a1", "b1"))
    assert titles(document)[1:] == ["Put mine on 2 regions", "Take mine from 2 regions"]


def test_a_refused_name_is_not_left_standing(panel: RegionPanel, document: MapDocument, qtbot: QtBot) -> None:
    document.lock("names", is_locked=True)
    document.select(ids("b1"))
    qtbot.keyClicks(panel.fields.name, "x")
    qtbot.keyClick(panel.fields.name, Qt.Key.Key_Return)
    assert (panel.fields.name.text(), document.history.steps) == ("B1", [])


def test_own_tags_are_typed_with_commas(panel: RegionPanel, document: MapDocument, qtbot: QtBot) -> None:
    document.select(ids("a1"))
    assert not panel.fields.tags.isVisible()
    qtbot.mouseClick(panel.fields.more, LEFT)
    qtbot.keyClicks(panel.fields.tags, "shrine,  old road , shrine")
    qtbot.keyClick(panel.fields.tags, Qt.Key.Key_Return)
    assert document.model.region("a1").custom == ("shrine", "old road")


def test_neighbours_are_listed_by_border_and_a_click_goes_to_them(
    panel: RegionPanel, document: MapDocument, qtbot: QtBot
) -> None:
    document.select(ids("b1"))
    rows = panel.neighbours.rows()
    assert [(row.text(), row.way.words) for row in rows] == [("A1", "50 mm"), ("C1", "50 mm"), ("B2", "50 mm")]
    assert panel.facts.words("Board edge") == "north 50 mm"
    assert panel.facts.words("Area") == "25 cm²"
    qtbot.mouseClick(rows[2], LEFT, Qt.KeyboardModifier.ControlModifier)
    assert document.selection.regions == ids("b1", "b2")
    assert panel.pair.words.text() == "Neighbours over 50 mm of common border."
    assert not panel.pair.close_it.isVisible()


def with_gap() -> MapModel:
    """Two squares of a row, 20 units apart, and nothing else."""
    model = grid_map(2, 1)
    ring = tuple((x + 20 * GRID if x == 100 * GRID else x, y) for x, y in model.regions[1].outline[0].outer)
    return model.with_regions([replace(model.regions[1], outline=(Part(ring),))])


def test_a_gap_between_two_is_told_in_millimetres_and_closed(
    panel: RegionPanel, document: MapDocument, qtbot: QtBot
) -> None:
    document.replace(with_gap(), None)
    document.select(ids("a1", "b1"))
    assert panel.pair.words.text() == "Not neighbours: 10 mm apart at the nearest place."
    qtbot.mouseClick(panel.pair.close_it, LEFT)
    assert [pair.neighbours for pair in document.adjacency.pairs] == [True]
    assert titles(document) == ["Close the gap between A1 and B1"]
    document.undo()
    assert not document.adjacency.neighbour_pairs()


def test_the_names_of_two_regions_are_whole_however_long(panel: RegionPanel, document: MapDocument) -> None:
    names = ("The Barrow Downs of the Elder Kings", "Saint Cuthbert's Long Water Meadows")
    renamed = [replace(each, name=name) for each, name in zip(document.model.regions, names, strict=False)]
    document.edit("Rename", document.model.with_regions(renamed))
    document.select(ids("a1", "b1"))
    heading = panel.pair.heading
    panel.resize(320, 900)
    assert heading.text() == " – ".join(names)
    assert heading.heightForWidth(280) <= heading.height()


def test_a_gap_inside_a_common_border_can_be_closed_too(
    panel: RegionPanel, document: MapDocument, qtbot: QtBot
) -> None:
    """The upper half of the border is drawn twice, 4 units apart: it counts, and is not the same line."""
    model = grid_map(2, 1)
    ring = ((104, 0), (200, 0), (200, 100), (100, 100), (100, 50), (104, 50))
    bent = replace(model.regions[1], outline=(Part(tuple((x * GRID, y * GRID) for x, y in ring)),))
    document.replace(model.with_regions([bent]), None)
    document.select(ids("a1", "b1"))
    assert panel.pair.close_it.isVisible()
    qtbot.mouseClick(panel.pair.close_it, LEFT)
    (pair,) = document.adjacency.pairs
    assert (pair.neighbours, pair.gap) == (True, 0)


def test_a_gap_with_others_in_it_is_refused_in_words(panel: RegionPanel, document: MapDocument, qtbot: QtBot) -> None:
    document.select(ids("a1", "c1"))
    qtbot.mouseClick(panel.pair.close_it, LEFT)
    assert "cannot be closed" in panel.pair.words.text()
    assert not document.history.steps


def test_regions_far_apart_are_not_offered_to_be_closed(panel: RegionPanel, document: MapDocument) -> None:
    document.replace(grid_map(5, 1), None)
    document.select(ids("a1", "e1"))
    assert panel.pair.words.text() == "Not neighbours: 150 mm apart at the nearest place."
    assert not panel.pair.close_it.isVisible()


def test_two_regions_are_linked_and_blocked_at_once(panel: RegionPanel, document: MapDocument, qtbot: QtBot) -> None:
    document.select(ids("a1", "c2"))
    qtbot.mouseClick(panel.connect_buttons.link, LEFT)
    document.select(ids("a1", "b1"))
    qtbot.mouseClick(panel.connect_buttons.block, LEFT)
    assert [(link.a, link.b) for link in document.model.links] == [ids("a1", "c2")]
    assert [(block.a, block.b) for block in document.model.blocks] == [ids("a1", "b1")]
    document.select(ids("a1"))
    assert [(row.text(), row.way.words) for row in panel.neighbours.rows()] == [
        ("B1", "blocked"), ("A2", "50 mm"), ("C2", "bridge"),
    ]  # fmt: skip


def test_one_region_takes_up_the_tool(
    panel: RegionPanel, document: MapDocument, actions: ActionBook, qtbot: QtBot
) -> None:
    taken: list[str] = []
    actions.add("tool-link", "Link", menu="Region", does=lambda: taken.append("link"))
    document.select(ids("a1"))
    qtbot.mouseClick(panel.connect_buttons.link, LEFT)
    assert taken == ["link"]


def test_a_swatch_asks_for_the_brush_with_its_terrain(panel: RegionPanel, qtbot: QtBot) -> None:
    swatch = panel.brush.buttons[2]
    with qtbot.waitSignal(panel.brush_wanted) as wanted:
        qtbot.mouseClick(swatch, LEFT)
    assert wanted.args == ["hill"]


def test_long_names_of_terrains_are_whole_on_two_lines(panel: RegionPanel, document: MapDocument, qtbot: QtBot) -> None:
    document.edit("Another game", replace(document.kept, games=(Game.UNDERGROUND,)))
    panel.resize(320, 900)
    for button in panel.brush.buttons:
        lines = button.words(button.width())
        wide = QFontMetrics(button.small_font()).horizontalAdvance
        assert len(lines) <= button.lines
        assert all(wide(line) <= button.width() for line in lines)
    assert {button.lines for button in panel.brush.buttons} == {2}


def test_lengths_follow_a_gesture_that_is_going_on(panel: RegionPanel, document: MapDocument) -> None:
    document.select(ids("a1"))
    rows = panel.neighbours.rows()
    model = document.kept
    corner = (100 * GRID, 100 * GRID)
    moved = (100 * GRID, 120 * GRID)
    document.preview(
        model.with_regions(
            replace(each, outline=(Part(tuple(moved if p == corner else p for p in each.outline[0].outer)),))
            for each in model.regions
        )
    )
    assert [row.way.words for row in panel.neighbours.rows()] == ["60 mm", "51 mm"]
    assert panel.neighbours.rows() == rows


def test_the_dock_shows_in_the_dark_too(panel: RegionPanel, document: MapDocument) -> None:
    document.select(ids("a1"))
    panel.show_theme(DARK)
    assert panel.neighbours.rows()[0].theme is DARK
