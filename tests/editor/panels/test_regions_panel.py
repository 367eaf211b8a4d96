"""The region table: searched, sorted, edited in place, its selection that of the board."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from core.model.tagging import renamed
from core.model.values import RegionId
from core.picture.palette import DARK
from editor.document.map_document import MapDocument
from editor.panels.region_table import NAME, SYMBOLS, TAGS, TERRAIN
from editor.panels.regions_panel import RegionsPanel
from editor.panels.table_delegates import SymbolDelegate
from editor.panels.terrain_combo import TerrainCombo
from tests.core.maps import grid_map

LEFT, CTRL, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
NEIGHBOURS = 5


@pytest.fixture
def panel(qtbot: QtBot, document: MapDocument) -> RegionsPanel:
    made = RegionsPanel(document)
    qtbot.addWidget(made)
    made.resize(1100, 300)
    made.show()
    return made


def cell(panel: RegionsPanel, row: int, column: int) -> QPoint:
    return panel.view.visualRect(panel.table.index(row, column)).center()


def names(panel: RegionsPanel) -> list[str]:
    return [panel.table.region_at(row).name for row in range(panel.table.rowCount())]


def click(qtbot: QtBot, panel: RegionsPanel, row: int, column: int = NAME, held: Qt.KeyboardModifier = NONE) -> None:
    qtbot.mouseClick(panel.view.viewport(), LEFT, held, pos=cell(panel, row, column))


def double_click(qtbot: QtBot, panel: RegionsPanel, row: int, column: int) -> None:
    click(qtbot, panel, row, column)
    qtbot.mouseDClick(panel.view.viewport(), LEFT, pos=cell(panel, row, column))


def type_in_cell(qtbot: QtBot, panel: RegionsPanel, text: str) -> None:
    (editor,) = panel.view.viewport().findChildren(QLineEdit)
    editor.selectAll()
    qtbot.keyClicks(editor, text)
    with qtbot.waitSignal(panel.view.itemDelegate().closeEditor):
        qtbot.keyClick(editor, Qt.Key.Key_Return)


def test_rows_selected_here_are_selected_on_the_board(panel: RegionsPanel, document: MapDocument, qtbot: QtBot) -> None:
    click(qtbot, panel, 2)
    click(qtbot, panel, 0, held=CTRL)
    assert document.selection.regions == ("c1", "a1")
    click(qtbot, panel, 3, held=SHIFT)
    assert set(document.selection.regions) == {"a1", "b1", "c1", "a2"}


def test_regions_selected_on_the_board_are_selected_here(panel: RegionsPanel, document: MapDocument) -> None:
    document.select([RegionId("b2"), RegionId("a1")])
    assert sorted(index.row() for index in panel.view.selectionModel().selectedRows()) == [0, 4]
    assert panel.count.text() == "6 regions, 2 selected"
    assert document.selection.regions == ("b2", "a1")


def test_a_name_is_edited_in_its_cell(panel: RegionsPanel, document: MapDocument, qtbot: QtBot) -> None:
    double_click(qtbot, panel, 1, NAME)
    type_in_cell(qtbot, panel, "Millbrook")
    assert document.model.region("b1").name == "Millbrook"
    assert document.history.steps[-1].title == "Rename B1"


def test_a_terrain_goes_to_all_selected_rows(panel: RegionsPanel, document: MapDocument, qtbot: QtBot) -> None:
    click(qtbot, panel, 0)
    click(qtbot, panel, 2, TERRAIN, held=SHIFT)
    qtbot.keyClick(panel.view, Qt.Key.Key_F2)
    (combo,) = panel.view.viewport().findChildren(TerrainCombo)
    qtbot.keyClick(combo, Qt.Key.Key_Down)
    assert [region.terrain for region in document.model.regions[:4]] == ["forest", "forest", "forest", "farmland"]
    assert document.history.steps[-1].title == "Terrain of 3 regions: forest"


def test_symbols_are_ticked_in_a_popup(panel: RegionsPanel, document: MapDocument, qtbot: QtBot) -> None:
    double_click(qtbot, panel, 1, SYMBOLS)
    delegate = panel.view.itemDelegateForColumn(SYMBOLS)
    assert isinstance(delegate, SymbolDelegate)
    assert delegate.popup is not None
    qtbot.mouseClick(delegate.popup.boxes["mine"], LEFT)
    qtbot.mouseClick(delegate.popup.boxes["magic"], LEFT)
    delegate.popup.close()
    assert document.model.region("b1").symbols == ("mine", "magic")


def test_a_tick_that_is_refused_goes_back(panel: RegionsPanel, document: MapDocument, qtbot: QtBot) -> None:
    document.lock("symbols", is_locked=True)
    double_click(qtbot, panel, 1, SYMBOLS)
    popup = panel.view.itemDelegateForColumn(SYMBOLS).popup
    qtbot.mouseClick(popup.boxes["mine"], LEFT)
    assert not popup.boxes["mine"].isChecked()
    assert document.model.region("b1").symbols == ()


def test_own_tags_are_edited_with_commas(panel: RegionsPanel, document: MapDocument, qtbot: QtBot) -> None:
    double_click(qtbot, panel, 0, TAGS)
    type_in_cell(qtbot, panel, "shrine, road")
    assert document.model.region("a1").custom == ("shrine", "road")


def test_a_click_on_a_heading_sorts_and_again_turns_it_round(panel: RegionsPanel, qtbot: QtBot) -> None:
    header = panel.view.horizontalHeader()
    spot = QPoint(header.sectionViewportPosition(NEIGHBOURS) + 10, header.height() // 2)
    qtbot.mouseClick(header.viewport(), LEFT, pos=spot)
    assert names(panel)[-2:] == ["B1", "B2"]
    qtbot.mouseClick(header.viewport(), LEFT, pos=spot)
    assert set(names(panel)[:2]) == {"B1", "B2"}


def test_a_search_shows_what_has_every_word(panel: RegionsPanel, document: MapDocument, qtbot: QtBot) -> None:
    document.select([RegionId("c2")])
    qtbot.keyClicks(panel.search, "farm 2")
    assert names(panel) == ["A2", "B2", "C2"]
    assert panel.count.text() == "3 of 6 regions, 1 selected"
    panel.search.clear()
    assert len(names(panel)) == 6
    assert document.selection.regions == ("c2",)


def test_rows_follow_regions_that_come_and_go(panel: RegionsPanel, document: MapDocument) -> None:
    document.edit("Delete", document.kept.without_regions(["a1"]))
    assert names(panel)[0] == "B1"
    document.undo()
    assert names(panel)[0] == "A1"
    document.edit("Rename", renamed(document.kept, "a1", "Zenith"))
    assert panel.table.index(0, NAME).data() == "Zenith"


def test_a_double_click_on_a_fact_brings_the_region_into_view(panel: RegionsPanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel.zoom_to) as wanted:
        double_click(qtbot, panel, 4, NEIGHBOURS)
    assert wanted.args == [("b2",)]


def test_thousands_of_rows_are_not_worked_out_before_they_are_seen(
    qtbot: QtBot, document: MapDocument, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    document.replace(grid_map(20, 20), None)
    made = RegionsPanel(document)
    qtbot.addWidget(made)
    monkeypatch.setattr(made.table, "area_words", lambda number: asked.append(number) or "")
    made.resize(1100, 200)
    made.show()
    made.show_theme(DARK)
    made.grab()
    assert 0 < len(set(asked)) < 20
