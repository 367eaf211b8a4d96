"""Set-up mode by mouse and keyboard: the table, the seats, the board, what is wrong, and leaving it again."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from core.picture.palette import LIGHT
from core.rules.state import Phase, number_of
from core.rules.story_tree import Place
from sandbox.sandbox_workspace import SandboxWorkspace
from tests.sandbox.invented_unit import TOWER, add_marsh_folk

LEFT, RIGHT, SHIFT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def workspace(qtbot, story_path):
    made = SandboxWorkspace()
    qtbot.addWidget(made)
    made.set_theme(LIGHT)
    made.resize(1600, 1000)
    made.open_scenario(story_path)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.view.setFocus()
    qtbot.keyClick(made.view, Qt.Key.Key_U)
    assert made.setup_mode.panel.isVisible()
    return made


def number(workspace, name):
    return workspace.session.board.names.index(name)


def ground(workspace, name):
    return workspace.session.state.grounds[number(workspace, name)]


def click(workspace, name, button=LEFT, keys=Qt.KeyboardModifier.NoModifier):
    room: QPoint = workspace.view.room_of(number(workspace, name)).center()
    QTest.mouseMove(workspace.view, room)
    QTest.mouseClick(workspace.view, button, keys, room)


def pick(workspace, words):
    things = workspace.setup_mode.panel.things
    row = next(row for row in range(things.count()) if things.item(row).text().startswith(words))
    things.scrollToItem(things.item(row))
    QTest.mouseClick(things.viewport(), LEFT, pos=things.visualItemRect(things.item(row)).center())
    assert things.currentRow() == row


def choose(box, words):
    """Choose an entry with the keys, as somebody does who types its name."""
    box.setFocus()
    row = box.findText(words)
    assert row >= 0, f"{words} cannot be chosen"
    while box.currentIndex() != row:
        QTest.keyClick(box, Qt.Key.Key_Down if box.currentIndex() < row else Qt.Key.Key_Up)


def undo(widget):
    QTest.keyClick(widget, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def test_the_mode_shows_the_beginning_and_plays_nothing(workspace):
    assert workspace.session.place == Place()
    assert not workspace.left_dock.isVisible()
    tree = workspace.session.tree
    click(workspace, "Mosswood")
    QTest.keyClick(workspace.view, Qt.Key.Key_1)
    assert workspace.session.tree is tree
    assert "Pick tokens" in workspace.setup_mode.desk.trouble


def test_clicks_add_tokens_and_right_and_shift_clicks_remove_them(workspace):
    pick(workspace, "Ratmen (Anna)")
    click(workspace, "Larkfield")
    click(workspace, "Larkfield")
    assert ground(workspace, "Larkfield").tokens == 3
    click(workspace, "Larkfield", RIGHT)
    click(workspace, "Larkfield", LEFT, SHIFT)
    assert ground(workspace, "Larkfield").tokens == 1
    undo(workspace.view)
    assert ground(workspace, "Larkfield").tokens == 2


def test_pieces_of_the_box_are_laid_and_counted(workspace):
    pick(workspace, "Fortress")
    before = workspace.setup_mode.desk.picked.left
    click(workspace, "Mosswood")
    assert number_of(ground(workspace, "Mosswood").pieces, "fortress") == 1
    assert workspace.setup_mode.desk.picked.left == before - 1
    click(workspace, "Mosswood", RIGHT)
    assert not number_of(ground(workspace, "Mosswood").pieces, "fortress")


def test_race_power_hand_and_coins_of_a_seat_are_set_and_undone_from_its_fields(workspace):
    form, session = workspace.setup_mode.panel.form, workspace.session
    choose(form.race, "Dwarves")
    choose(form.power, "Fortified")
    form.hand.setFocus()
    QTest.keyClick(form.hand, Qt.Key.Key_Up)
    form.coins.setFocus()
    QTest.keyClick(form.coins, Qt.Key.Key_Up)
    holding = session.state.holding("race.dwarves")
    assert (holding.power, holding.hand, session.state.seats[0].coins) == ("power.fortified", 9, 6)
    undo(form.coins)
    undo(form.coins)
    assert (session.state.holding("race.dwarves").hand, session.state.seats[0].coins) == (8, 5)


def test_players_are_added_named_and_removed(workspace):
    panel, session = workspace.setup_mode.panel, workspace.session
    QTest.mouseClick(panel.add_seat, LEFT)
    assert panel.seats.count() == len(session.state.seats) == 3
    panel.form.name.setFocus()
    panel.form.name.selectAll()
    QTest.keyClicks(panel.form.name, "Zoe")
    QTest.keyClick(panel.form.name, Qt.Key.Key_Return)
    assert session.scenario.setup.seats[2].name == panel.seats.tabText(2) == "Zoe"
    QTest.mouseClick(panel.remove_seat, LEFT)
    assert panel.seats.count() == 2
    assert not panel.remove_seat.isEnabled()


def test_phase_round_and_turn_are_chosen(workspace):
    panel, session = workspace.setup_mode.panel, workspace.session
    choose(panel.turn, "Ben")
    choose(panel.phase, session.names.phase(Phase.START))
    panel.round.setFocus()
    QTest.keyClick(panel.round, Qt.Key.Key_Up)
    start = workspace.setup_mode.desk.start
    assert (start.turn, start.phase, start.round) == (1, Phase.START, 3)


def test_an_impossible_position_is_listed_with_its_clause_and_left_only_on_purpose(workspace):
    panel = workspace.setup_mode.panel
    assert panel.problems.lines == ()
    pick(workspace, "Ratmen (Anna)")
    for _ in range(2):
        click(workspace, "Ironcrown")
    assert any("Ironcrown" in line and "(base:" in line for line in panel.problems.lines)
    QTest.mouseClick(panel.leave, LEFT)
    assert workspace.setup_mode.desk.is_on
    QTest.mouseClick(panel.allowed, LEFT, pos=QPoint(8, panel.allowed.height() // 2))
    QTest.mouseClick(panel.leave, LEFT)
    assert not workspace.setup_mode.desk.is_on
    assert workspace.session.scenario.setup.hypothetical


def test_a_mended_position_is_not_called_hypothetical(workspace):
    pick(workspace, "Ratmen (Anna)")
    click(workspace, "Ironcrown")
    assert workspace.session.scenario.setup.hypothetical
    click(workspace, "Ironcrown", RIGHT)
    assert not workspace.session.scenario.setup.hypothetical
    QTest.mouseClick(workspace.setup_mode.panel.leave, LEFT)
    assert workspace.left_dock.isVisible()
    assert workspace.session.legal.options


def test_a_new_game_is_dealt_from_the_seed_and_can_be_undone(workspace):
    panel, session = workspace.setup_mode.panel, workspace.session
    before = session.scenario
    panel.allowed.setChecked(True)  # the small map is marked for no number of players
    panel.seed.setValue(7)
    QTest.mouseClick(panel.deal, LEFT)
    assert not workspace.setup_mode.desk.is_on
    assert session.state.phase is Phase.START
    assert len(session.state.market.column) == 6
    column = session.state.market.column
    undo(workspace.view)
    while session.scenario.seed is not None:
        undo(workspace.view)
    assert session.scenario.setup.seats == before.setup.seats
    QTest.keyClick(workspace.view, Qt.Key.Key_U)
    QTest.mouseClick(panel.deal, LEFT)
    assert session.state.market.column == column


def test_another_game_has_its_own_pieces(workspace):
    panel = workspace.setup_mode.panel
    panel.form.race.setFocus()
    game = panel.game
    choose(game, "Underground")
    assert workspace.session.scenario.game == "underground"
    words = [panel.things.item(row).text() for row in range(panel.things.count())]
    assert any("Balrog" in each for each in words)
    assert panel.problems.lines
    undo(game)
    assert workspace.session.scenario.game == "base"


def test_an_invented_race_and_its_marker_can_be_set_up(workspace, story_path, monkeypatch):
    add_marsh_folk(monkeypatch)
    workspace.open_scenario(story_path)
    workspace.view.setFocus()
    QTest.keyClick(workspace.view, Qt.Key.Key_U)
    choose(workspace.setup_mode.panel.form.race, "Marsh Folk")
    pick(workspace, "Watch Tower")
    click(workspace, "Larkfield")
    assert ground(workspace, "Larkfield").race == "race.marsh-folk"
    assert number_of(ground(workspace, "Larkfield").pieces, TOWER) == 1
