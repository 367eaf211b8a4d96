"""The game being told: going about, acting, branches, undo, other readings; and what no longer replays."""

from dataclasses import replace

import pytest

from core.files.scenario_file import parse_scenario, read_scenario
from core.model.problems import RealmwrightError
from core.rules.actions import Abandon, Conquer, Finish
from core.rules.refusal import IllegalActionError
from core.rules.story_tree import MAIN, Place
from core.rules.switches import Switches
from sandbox.player import Player
from sandbox.session import Session
from tests.core.rules.small_table import THREE_IN_A_ROW

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def session(story_path):
    made = Session()
    made.open(read_scenario(story_path), story_path)
    return made


def go(session, at, branch=MAIN):
    session.go_to(Place(branch, at))


def test_a_story_opens_at_its_first_failure(session):
    assert session.number == 1
    assert session.step.failures == 1


def test_steps_stay_inside_the_story(session):
    go(session, 99)
    assert session.number == session.last == 7
    session.move(-99)
    assert session.number == 0


def test_only_a_real_move_is_announced(session, qtbot):
    go(session, 2)
    with qtbot.assertNotEmitted(session.stepped):
        go(session, 2)
    with qtbot.waitSignal(session.stepped):
        session.move(1)
    assert session.place == Place(MAIN, 3)


def test_a_refused_move_is_the_last_step_and_shows_the_position_before_it(session):
    go(session, 99)
    assert session.step.refusal is not None
    assert session.state is session.track.state(6)


def test_playing_goes_on_by_itself_and_stops_at_the_end(session, qtbot):
    player = Player(session)
    go(session, 5)
    player.timer.setInterval(1)
    player.play()
    with qtbot.waitSignal(player.changed) as told:
        pass
    assert told.args == [False]
    assert session.number == session.last


def test_playing_at_the_end_begins_anew(session):
    player = Player(session)
    go(session, 7)
    player.play()
    assert player.is_playing
    assert session.number == 0
    player.pause()


def test_stepping_by_hand_ends_the_playing(session):
    player = Player(session)
    player.play()
    session.move(1)
    assert not player.is_playing


def test_without_a_story_nothing_moves():
    empty = Session()
    empty.move(1)
    empty.undo()
    Player(empty).play()
    assert (empty.number, empty.last, empty.is_open) == (0, 0, False)


def test_what_is_done_in_the_middle_becomes_a_branch_and_is_undone(session):
    go(session, 1)
    before = session.tree
    session.act(Finish())
    assert session.place == Place(1, 2)
    assert session.step.title == "Anna ends the conquests."
    session.undo()
    assert (session.tree, session.place) == (before, Place(MAIN, 1))
    session.redo()
    assert session.place == Place(1, 2)


def test_what_is_known_already_is_followed(session):
    go(session, 1)
    before = session.tree
    session.act(session.track.steps[1].action)
    assert session.tree is before
    assert session.place == Place(MAIN, 2)
    assert session.history.undo_title == ""


def test_at_the_refused_step_another_way_is_a_branch_from_before_it(session):
    go(session, 99)
    session.act(session.engine.legal_actions(session.state)[0])
    assert session.place == Place(1, 7)
    assert session.step.refusal is None


def test_an_action_that_is_not_allowed_changes_nothing(session):
    before = session.tree
    with pytest.raises(IllegalActionError):
        session.act(Abandon(2))
    assert session.tree is before


def test_other_readings_replay_the_story_and_can_be_undone(session, qtbot):
    go(session, 1)
    with qtbot.waitSignal(session.rules_changed):
        session.set_switches(Switches(without=frozenset({"base:conquest.empty-mountain"})))
    assert session.opening.engine.rules.without
    session.undo()
    assert not session.opening.engine.rules.without


def test_a_set_up_that_cannot_be_played_changes_nothing(session):
    seats = (replace(session.scenario.setup.seats[0], coins=-5), *session.scenario.setup.seats[1:])
    before = session.scenario
    with pytest.raises(RealmwrightError):
        session.edit_scenario("Coins", replace(before, setup=replace(before.setup, seats=seats)))
    assert session.scenario is before
    assert session.history.undo_title == ""


TREE = f'''
title = "Ways"
play = """
conquer Mill
done
"""
{THREE_IN_A_ROW}[[variation]]
title = "on"
after = 1
play = "conquer Moor"
'''


def test_variations_open_as_branches_of_a_tree():
    session = Session()
    session.open(parse_scenario(TREE, "ways.toml"))
    assert [branch.title for branch in session.tree.branches] == ["Main line", "on"]
    assert session.place == Place()
    session.go_to(Place(1, 2))
    assert session.step.title == "Anna conquers Moor."
    assert session.told_scenario().variations[0].after == 1


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("conquer Mull", "no region called “Mull”; did you mean “Mill”?"),
        ("conquer Moor", ""),
    ],
)
def test_a_story_that_no_longer_replays_opens_where_it_parts_with_the_reason(line, reason):
    session = Session()
    session.open(parse_scenario(TREE.replace("conquer Mill", line), "ways.toml"))
    assert session.place.at == 1
    refusal = session.step.refusal
    assert refusal is not None
    assert reason in refusal.remark
    assert reason or refusal.clauses
    # The line is kept for the day on which it is understood again.
    assert session.told_scenario().lines[0].text == line
    session.go_to(Place(MAIN, 0))
    session.act(Conquer(1))
    assert session.place == Place(2, 1)


def test_names_follow_the_language(session, qtbot):
    go(session, 0)
    with qtbot.waitSignal(session.language_changed):
        session.set_language("de")
    assert session.names.unit("race.humans") == "Menschen"
