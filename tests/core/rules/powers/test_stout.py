"""Stout: decline after the coins of a normal turn."""

from dataclasses import replace

import pytest

from core.rules.actions import Choose, Conquer, Decline, Expand, Finish
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("farmland farmland farmland", "farmland farmland farmland")


def table(
    *, power: str = "stout", phase: Phase = Phase.BEFORE_COINS, without: tuple[str, ...] = (), **rulings: str
) -> Table:
    rules = rules_for(BOARD, without=without, **rulings)
    races = (held("elves", active=False), held("humans", power=power, hand=0), held("orcs", 1))
    on = {"A1": ("humans", 3), "B1": ("humans", 1), "A2": ("elves", 1), "C2": ("orcs", 1)}
    return Table(rules, position(rules, *races, on=on, phase=phase))


def test_after_the_coins_a_stout_race_may_decline_and_the_next_turn_begins_with_a_choice() -> None:
    game = table().play(Finish())
    assert Decline() in game.legal()
    game.play(Decline())
    assert game.state.seats[0].declined == ("race.humans",)
    while not (game.state.turn == 0 and game.state.phase is Phase.START):
        game.play(game.legal()[-1])
    assert Choose(1) in game.legal()
    assert Expand() not in game.legal()


def test_all_bonuses_and_the_older_race_are_scored_before_the_decline() -> None:
    game = table().play(Finish())
    assert game.state.seats[0].coins == 5 + 2 + 2 + 1  # two regions, two farms, one region of the Elves
    game.play(Decline())
    assert game.state.seats[0].coins == 5 + 2 + 2 + 1
    assert "race.elves" not in {each.race for each in game.state.holdings}
    assert game.tokens("A1") == ("humans", 1)


@pytest.mark.parametrize(("reading", "more"), [("no", 0), ("yes", 2)])
def test_whether_the_decline_is_scored_too_is_disputed(reading: str, more: int) -> None:
    game = table(stout_second_scoring=reading).play(Finish())
    before = game.state.seats[0].coins
    game.play(Decline())
    assert game.state.seats[0].coins == before + more


def test_another_race_may_not_decline_after_the_coins() -> None:
    game = table(power="hill").play(Finish())
    assert game.state.turn == 1


def test_a_stout_race_may_decline_at_the_end_of_its_first_turn() -> None:
    rules = rules_for(BOARD)
    races = (held("humans", power="stout"), held("orcs", 1))
    state = position(rules, *races, on={"A1": ("humans", 1)}, phase=Phase.BEFORE_COINS)
    game = Table(rules, replace(state, log=replace(state.log, chosen=True))).play(Finish())
    assert Decline() in game.legal()


def test_a_stout_race_may_still_decline_in_the_ordinary_way() -> None:
    game = table(phase=Phase.START)
    assert Decline() in game.legal()
    game.play(Decline())
    assert game.state.seats[0].coins == 5 + 2


def test_in_the_midst_of_the_turn_even_a_stout_race_may_not_decline() -> None:
    rules = rules_for(BOARD)
    races = (held("humans", power="stout", hand=4), held("orcs", 1))
    game = Table(rules, position(rules, *races, on={"A1": ("humans", 1)})).play(Conquer(1))
    assert game.refused(Decline())


def test_without_the_clause_the_turn_is_over_after_the_coins() -> None:
    assert table(without=("power.stout.decline",)).play(Finish()).state.turn == 1
