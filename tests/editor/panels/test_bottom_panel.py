"""The bottom panel folds to a strip with counts and opens at the page asked for."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.model.problems import Severity
from core.model.tagging import renamed
from editor.action_book import ActionBook
from editor.document.live_findings import LiveFindings
from editor.document.map_document import MapDocument
from editor.panels.bottom_panel import STRIP, BottomPanel

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(qtbot: QtBot, document: MapDocument, actions: ActionBook, findings: LiveFindings) -> BottomPanel:
    made = BottomPanel(document, actions, findings)
    qtbot.addWidget(made)
    made.resize(1100, 262)
    made.show()
    return made


def test_it_begins_folded_and_a_tab_opens_and_folds_it(panel: BottomPanel, qtbot: QtBot) -> None:
    assert panel.maximumHeight() == STRIP
    qtbot.mouseClick(panel.tabs[0], LEFT)
    assert (panel.is_folded, panel.findings.isVisible(), panel.tabs[0].isChecked()) == (False, True, True)
    qtbot.mouseClick(panel.tabs[0], LEFT)
    assert (panel.is_folded, panel.tabs[0].isChecked()) == (True, False)


def test_the_chevron_opens_the_page_shown_last(panel: BottomPanel, qtbot: QtBot) -> None:
    qtbot.mouseClick(panel.tabs[-1], LEFT)
    qtbot.mouseClick(panel.chevron, LEFT)
    with qtbot.waitSignal(panel.folded) as told:
        qtbot.mouseClick(panel.chevron, LEFT)
    assert told.args == [False]
    assert panel.history.isVisible()


def test_counts_follow_the_findings(panel: BottomPanel, document: MapDocument) -> None:
    chip = panel.counts[Severity.WARNING]
    before = chip.count
    document.edit("Rename", renamed(document.kept, "a1", ""))
    assert (chip.count, chip.isVisible()) == (before + 1, True)
    assert panel.state.text() == "No errors. Checked live."


def test_a_step_of_the_history_is_gone_to_by_click_and_key(
    panel: BottomPanel, document: MapDocument, qtbot: QtBot
) -> None:
    for name in ("First", "Second", "Third"):
        document.edit(f"Rename {name}", renamed(document.kept, "a1", name))
    panel.show_page(len(panel.tabs) - 1)
    rows = panel.history
    qtbot.mouseClick(rows.viewport(), LEFT, pos=rows.visualRect(rows.steps.index(1)).center())
    assert document.model.region("a1").name == "First"
    assert [rows.steps.is_undone(row) for row in range(4)] == [False, False, True, True]
    qtbot.keyClick(rows, Qt.Key.Key_Down)
    qtbot.keyClick(rows, Qt.Key.Key_Return)
    assert document.model.region("a1").name == "Second"
    document.edit("Another way", renamed(document.kept, "a1", "Fourth"))
    assert rows.steps.rowCount() == 4
