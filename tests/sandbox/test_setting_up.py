"""Set-up mode by mouse and keyboard: the table, the seats, the board, what is wrong, and leaving it again."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QIcon
from PySide6.QtTest import QTest

from core.rules.state import Phase, number_of
from core.rules.story_tree import Place
from tests.sandbox.invented_unit import TOWER, add_marsh_folk
from tests.sandbox.setting_up import LEFT, RIGHT, SHIFT, choose, click, ground, pick, undo
from tests.sandbox.workspaces import at_hand


@pytest.fixture
def workspace(qtbot, story_path):
    made = at_hand(qtbot, story_path, height=1000)
    qtbot.keyClick(made.view, Qt.Key.Key_U)
    assert made.setup_mode.panel.isVisible()
    return made


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
    panel = workspace.setup_mode.panel
    choose(panel.turn, "Ben")
    choose(panel.phase, "Start")
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
    assert any("Ironcrown" in line and "Clause: " in line for line in panel.problems.lines)
    assert not any("base:" in line for line in panel.problems.lines), "titles, never ids"
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


def test_a_position_begins_with_nothing_and_comes_back_with_undo(workspace):
    before = workspace.session.scenario
    QTest.mouseClick(workspace.setup_mode.panel.starts.nothing, LEFT)
    session = workspace.session
    assert not session.state.holdings
    assert [seat.name for seat in session.scenario.setup.seats] == ["Anna", "Ben"]
    assert session.last == 0
    undo(workspace.view)
    assert session.scenario == before
    assert session.last > 0


def test_a_position_begins_with_the_step_that_was_shown(workspace, qtbot):
    session = workspace.session
    QTest.mouseClick(workspace.setup_mode.panel.leave, LEFT)
    session.go_to(Place(at=2))
    shown = session.state
    workspace.view.setFocus()
    QTest.keyClick(workspace.view, Qt.Key.Key_U)
    QTest.mouseClick(workspace.setup_mode.panel.starts.here, LEFT)
    assert session.last == 0
    assert session.state.grounds == shown.grounds
    assert session.state.seats == shown.seats
    assert "what this turn has done so far" in workspace.setup_mode.desk.trouble


def test_combinations_bank_and_tray_are_set_by_hand(workspace):
    panel, session = workspace.setup_mode.panel, workspace.session
    row = panel.column.rows[0]
    choose(row.power, "Swamp")
    row.coins.setFocus()
    QTest.keyClick(row.coins, Qt.Key.Key_Up)
    first = session.state.market.column[0]
    assert (first.power, first.coins) == ("power.swamp", 1)
    panel.bank.setFocus()
    QTest.keyClick(panel.bank, Qt.Key.Key_Down)
    bank = session.state.bank
    pick(workspace, "Ratmen (Anna)")
    panel.tray.setFocus()
    QTest.keyClick(panel.tray, Qt.Key.Key_Down)
    assert session.scenario.setup.tray == (("ratmen", panel.tray.value()),)
    undo(panel.tray)
    undo(panel.bank)
    assert session.state.bank == bank + 1


def test_another_map_takes_the_table_along_and_undo_brings_the_old_one_back(workspace):
    panel, session = workspace.setup_mode.panel, workspace.session
    before = session.board
    row = panel.map.findText("Twin Hearths · Base game, 2 players")
    panel.map.setFocus()
    panel.map.setCurrentIndex(row)
    panel.map.activated.emit(row)
    assert session.board.title == "Twin Hearths"
    assert workspace.view._model is session.model
    assert session.scenario.setup.seats[0].active.race == "ratmen"
    assert not session.scenario.setup.seats[0].active.tokens
    undo(workspace.view)
    assert session.board is before
    assert ground(workspace, "Larkfield").race == "race.ratmen"


def test_a_position_called_after_its_map_is_called_after_the_next_one(workspace):
    session, box = workspace.session, workspace.setup_mode.panel.map

    def another(words):
        row = box.findText(words)
        box.setCurrentIndex(row)
        box.activated.emit(row)

    another("Teach six")
    assert session.scenario.title == "Four corners", "a name of its own is kept"
    session.edit_scenario("Name", replace(session.scenario, title=f"A position on {session.model.title}"), session.tree)
    another("Twin Hearths · Base game, 2 players")
    assert session.scenario.title == "A position on Twin Hearths"


def test_picked_combinations_lie_there_and_the_rest_is_drawn_by_hand(workspace):
    panel, session = workspace.setup_mode.panel, workspace.session
    panel.allowed.setChecked(True)
    choose(panel.column.rows[0].race, "Wizards")
    QTest.mouseClick(panel.starts.by_hand, LEFT, pos=QPoint(8, panel.starts.by_hand.height() // 2))
    QTest.mouseClick(panel.deal, LEFT)
    assert session.state.phase is Phase.DEAL or len(session.state.market.column) == 6
    assert session.state.market.column[0].race == "race.wizards"
    assert session.scenario.seed is None


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
    words = [each.sentence for each in workspace.setup_mode.tray.things.shown]
    assert any("Balrog" in each for each in words)
    assert all(seat.active is None for seat in workspace.session.scenario.setup.seats)
    undo(game)
    assert workspace.session.scenario.game == "base"
    assert workspace.session.scenario.setup.seats[0].active.race == "ratmen"


def test_the_badge_on_a_tile_is_chosen_while_the_tile_lies_on_the_board(workspace):
    panel, session = workspace.setup_mode.panel, workspace.session
    panel.form.race.setFocus()
    choose(panel.game, "Underground, mixed")
    assert not panel.badge.isVisible()
    pick(workspace, "Stonehedge")
    click(workspace, "Larkfield")
    choose(panel.badge.power, "Vampire")
    assert dict(session.state.tied) == {"place.stonehedge": "power.vampire"}
    assert all(row.power.findText("Vampire") < 0 for row in panel.column.rows)
    undo(workspace.view)
    assert dict(session.state.tied) != {"place.stonehedge": "power.vampire"}
    choose(panel.badge.power, "none")
    assert session.state.tied == ()
    click(workspace, "Larkfield", RIGHT)
    assert not panel.badge.isVisible()


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


def test_a_picked_token_keeps_the_colour_of_its_seat(workspace):
    pick(workspace, "Ratmen")
    things = workspace.setup_mode.tray.things
    icon = things.currentItem().icon()
    plain, picked = (icon.pixmap(26, 26, mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected))
    assert plain == picked
