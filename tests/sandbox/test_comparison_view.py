"""Boards side by side: the same step under several readings, what differs ringed and told."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel

from core.files.bundled import bundled_maps
from core.files.map_file import read_map
from core.files.scenario_file import parse_scenario
from core.model.problems import RealmwrightError
from sandbox.panels.comparison_table import ComparisonTable
from tests.core.rules.test_readings import LONE_ELF
from tests.sandbox.workspaces import ELF, shown_with_a_dispute

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def workspace(qtbot):
    made = shown_with_a_dispute(qtbot)
    made.rulings_desk.finish()
    return made


def side_by_side(workspace, qtbot):
    """Ask for the rulings by the bar, then for the boards of the dispute about the Elf."""
    qtbot.mouseClick(workspace.bar.disputes, LEFT)
    qtbot.mouseClick(workspace.right_dock.rulings.blocks[ELF].boards, LEFT)
    return workspace.comparison_view


def test_the_options_of_a_dispute_stand_as_boards_at_the_first_step_that_parts(workspace, qtbot):
    view = side_by_side(workspace, qtbot)
    assert view.isVisible()
    assert [board.column.readings[0].letters for board in view.boards] == ["A", "B"]
    assert workspace.session.number == workspace.comparison.parting == 1
    assert not workspace.left_dock.isVisible()
    assert all(board.view.isVisible() for board in view.boards)


def test_the_table_names_legality_price_and_coins_and_what_differs_first(workspace, qtbot):
    view = side_by_side(workspace, qtbot)
    (table,) = view.findChildren(ComparisonTable)
    rows = table.comparison.rows
    assert {"The step", "Price of Mill", "Coins of Anna", "Coins of Ben"} <= {row.what for row in rows}
    assert [row.differs for row in rows] == sorted((row.differs for row in rows), reverse=True)
    assert any(row.differs and row.what == "Elves, tokens left" for row in rows)


def test_books_that_agree_share_a_board_and_differing_regions_are_ringed(workspace, qtbot):
    qtbot.mouseClick(workspace.bar.disputes, LEFT)
    qtbot.mouseClick(workspace.right_dock.rulings.book_boards, LEFT)
    columns = workspace.comparison.columns
    assert sorted(each.letters for column in columns for each in column.readings) == [
        "DA",
        "DE",
        "FI",
        "NO",
        "SV",
        "Usual",
    ]
    assert 2 <= len(columns) < 5
    mill = workspace.session.board.names.index("Mill")
    assert mill in workspace.comparison.regions_apart(), "the Danish book does not allow the step"
    verdicts = [board.verdict.text() for board in workspace.comparison_view.boards]
    assert any(text.startswith("not allowed") for text in verdicts)


def test_what_is_in_force_stands_beside_books_that_all_say_otherwise_with_the_clause(workspace, qtbot):
    """Without a token in hand every book forbids what the usual reading allows; the Danish one has no such way."""
    workspace.session.open(parse_scenario(LONE_ELF.replace("hand = 2", "hand = 0"), Path("elf.toml")), None)
    workspace.rulings_desk.finish()
    workspace.comparison.compare(None)
    usual, books, danish = workspace.comparison.columns
    assert [each.letters for each in usual.readings] == ["Usual"]
    assert usual.readings[0].is_in_force
    assert [each.letters for each in books.readings] == ["DE", "NO", "SV", "FI"]
    assert [each.letters for each in danish.readings] == ["DA"]
    allowed, refused, elsewhere = (board.verdict.text() for board in workspace.comparison_view.boards)
    assert allowed.startswith("allowed")
    assert refused.startswith("not allowed: At least one token in hand")
    assert elsewhere == "not allowed: Sorcerers: replacing a lone enemy"
    rows = {row.what: row.values for row in workspace.comparison.rows()}
    assert rows["Against it"][0] == "–"
    assert rows["Against it"][1].startswith("At least one token in hand")


def test_a_book_in_force_is_not_told_twice(workspace):
    workspace.rulings_desk.choose_edition("sw-sv")
    workspace.comparison.compare(None)
    readings = [each for column in workspace.comparison.columns for each in column.readings]
    assert sorted(each.letters for each in readings) == ["DA", "DE", "FI", "NO", "SV"]
    assert [each.letters for each in readings if each.is_in_force] == ["SV"]


def test_heads_are_as_high_as_their_words_and_boards_stand_level(workspace, qtbot):
    view = side_by_side(workspace, qtbot)
    workspace.resize(1040, 700)
    qtbot.waitUntil(lambda: len({board.view.y() for board in view.boards}) == 1)
    for board in view.boards:
        for label in board.findChildren(QLabel):
            if label.wordWrap():
                assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_the_timeline_walks_through_all_boards_together(workspace, qtbot):
    view = side_by_side(workspace, qtbot)
    qtbot.keyClick(workspace.timeline.view, Qt.Key.Key_Left)
    assert workspace.session.number == 0
    assert all(board.verdict.text().startswith("the position") for board in view.boards)
    qtbot.mouseClick(view.first, LEFT)
    assert workspace.session.number == 1


def test_zooming_one_board_zooms_the_others(workspace, qtbot):
    one, other = (board.view for board in side_by_side(workspace, qtbot).boards)
    before = other.port.zoom
    spot = QPointF(one.width() / 2, one.height() / 2)
    wheel = QWheelEvent(
        spot, one.mapToGlobal(spot), QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(one, wheel)
    assert other.port == one.port
    assert other.port.zoom > before


def test_a_reading_is_played_by_or_followed_with_a_click(workspace, qtbot):
    view = side_by_side(workspace, qtbot)
    qtbot.mouseClick(view.boards[1].follow, LEFT)
    assert len(workspace.session.tree.branches) == 2
    qtbot.mouseClick(view.boards[1].choose, LEFT)
    assert workspace.session.engine.rules.rulings["sorcerers-replace-elves"] == "kept"
    qtbot.keyClick(workspace.timeline.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert workspace.session.engine.rules.rulings["sorcerers-replace-elves"] == "lost"


def test_another_dispute_is_chosen_in_the_list_and_v_goes_back_to_playing(workspace, qtbot):
    view = side_by_side(workspace, qtbot)
    assert view.subjects.count() == 1 + len(workspace.rulings_desk.found)
    qtbot.keyClick(view.subjects, Qt.Key.Key_Home)
    view.subjects.activated.emit(0)
    assert workspace.comparison.subject is None
    qtbot.keyClick(workspace.timeline.view, Qt.Key.Key_V)
    assert not workspace.comparison.is_on
    assert workspace.view.isVisible()
    assert workspace.commands["to-play"].isChecked()


def test_a_reading_under_which_the_story_cannot_begin_says_why(workspace, qtbot, monkeypatch):
    told = workspace.session.told_under

    def picky(switches):
        if switches.rulings.get("sorcerers-replace-elves") == "kept":
            raise RealmwrightError("Ben has more Elves than the box")
        return told(switches)

    monkeypatch.setattr(workspace.session, "told_under", picky)
    view = side_by_side(workspace, qtbot)
    assert view.boards[1].verdict.text() == "Cannot begin: Ben has more Elves than the box"


def test_boards_of_a_game_that_is_no_longer_open_are_left_alone(workspace, qtbot):
    boards = side_by_side(workspace, qtbot).boards
    larger = next(path for path in bundled_maps() if path.name.startswith("base-5"))
    workspace.play_map(read_map(larger), larger)
    for board in boards:
        board.view.resize(90, 60)
        board.view.fit()
        board.view._fit_details()
        board.view.grab()
    assert not workspace.comparison.is_on
