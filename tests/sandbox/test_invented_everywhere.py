"""An invented race with a marker of its own, added to the catalogue alone, is found in every part of the sandbox."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from core.files.library import entry_of
from core.picture.shapes import LayerName
from core.rules.legal_options import Option, OptionGroup
from core.rules.state import number_of
from sandbox.library_window import LibraryWindow
from sandbox.sharing import save_scenario
from tests.sandbox.invented_unit import TOWER, add_marsh_folk
from tests.sandbox.setting_up import LEFT, choose, drag_from_tray, ground, number, pieces, spot_of
from tests.sandbox.workspaces import at_hand

NAME, MARKER = "Marsh Folk", "Watch Tower"


@pytest.fixture
def workspace(qtbot, story_path, monkeypatch):
    add_marsh_folk(monkeypatch)
    return at_hand(qtbot, story_path, height=1000)


def text_of(widget):
    return "\n".join(label.text() for label in widget.findChildren(QLabel))


def test_an_invented_unit_is_set_up_seen_played_explained_and_found_again(workspace, qtbot, tmp_path):
    session, view = workspace.session, workspace.view
    # Set-up: chosen from the list of races; its tokens and its marker are dragged out of the tray.
    QTest.keyClick(view, Qt.Key.Key_U)
    panel = workspace.setup_mode.panel
    QTest.mouseClick(panel.starts.nothing, LEFT)
    QApplication.processEvents()  # the tray has taken its place under the board
    choose(panel.form.race, NAME)
    choose(panel.form.power, "Merchant")
    drag_from_tray(workspace, f"{NAME} (Anna)", view, spot_of(workspace, "Mosswood"))
    drag_from_tray(workspace, MARKER, view, spot_of(workspace, "Mosswood"))
    drag_from_tray(workspace, MARKER, panel.form.hand, panel.form.hand.rect().center())
    for _ in range(4):
        drag_from_tray(workspace, f"{NAME} (Anna)", panel.form.hand, panel.form.hand.rect().center())
    assert panel.problems.lines == ()
    # Board: tokens by their letters, the marker by its icon's name, both in words.
    assert pieces(workspace, "Mosswood", TOWER) == 1
    assert "marker_watch-tower" in [
        shape.icon for shape in view.shown.layer(LayerName.PIECES).shapes if hasattr(shape, "icon")
    ]
    QTest.mouseClick(panel.leave, LEFT)
    sentence = workspace.sentence(session.region(number(workspace, "Mosswood")))
    assert f"Anna's Merchant {NAME}, 1 token" in sentence
    assert MARKER in sentence
    assert f"Merchant {NAME}" in text_of(workspace.seats)
    # Ledgers: its discount is a line of the price, with its own clause.
    ledger = session.legal.ledger(session.legal.priced(number(workspace, "Larkfield")))
    assert (NAME, -1) in [(line.what, line.amount) for line in ledger.lines]
    # Actions: the second tower is set up from the list.
    rows = workspace.actions_panel.model.rows
    heading = next(n for n, row in enumerate(rows) if isinstance(row, OptionGroup) and MARKER in row.heading)
    assert isinstance(rows[heading + 1], Option)
    index = workspace.actions_panel.model.index(heading + 1, 0)
    workspace.actions_panel.list.scrollTo(index)
    spot = workspace.actions_panel.list.visualRect(index).center()
    QTest.mouseClick(workspace.actions_panel.list.viewport(), LEFT, pos=spot)
    assert sum(number_of(each.pieces, TOWER) for each in session.state.grounds) == 2
    assert MARKER in text_of(workspace.step_panel)
    # Library: the saved story is found by race and by marker, and runs.
    folder = tmp_path / "scenarios"
    folder.mkdir()
    save_scenario(session, folder / "marsh.toml", with_map=True)
    library = LibraryWindow(entries=(entry_of(folder / "marsh.toml", folder),))
    qtbot.addWidget(library)
    library.show()
    for words in (NAME.lower(), MARKER.lower()):
        library.search.clear()
        qtbot.keyClicks(library.search, words)
        assert library.list.model().rowCount() == 1
    qtbot.mouseClick(library.run_all, LEFT)
    qtbot.waitUntil(lambda: not library.is_running)
    assert all(result.is_well for result in library.results.values())
    assert ground(workspace, "Mosswood").race == "race.marsh-folk"
