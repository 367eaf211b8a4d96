"""Wealthy: seven coins, once."""

from dataclasses import replace

import pytest

from core.rules.actions import Choose, Conquer, Finish
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for
from tests.core.rules.powers.choosing import about_to_choose

BOARD = board_of("forest forest forest", "forest forest forest")


def table(*, without: tuple[str, ...] = (), **rulings: str) -> Table:
    return about_to_choose(rules_for(BOARD, without=without, **rulings), "humans", "wealthy")


def conquer_three_and_score(game: Table) -> None:
    """Chance fills the column up first; then three regions, and on to the coins."""
    game.play(game.legal()[0])
    game.play(game.legal()[0])
    game.play(*(Conquer(game.at(where)) for where in ("A1", "B1", "C1")), Finish())
    while game.state.turn == 0 and game.state.phase is Phase.REDEPLOY:
        game.play(game.legal()[0])


@pytest.mark.parametrize(("reading", "at_once"), [("end-first-turn", 0), ("start-first-turn", 7)])
def test_the_first_turn_with_three_regions_pays_ten_at_its_start_or_end(reading: str, at_once: int) -> None:
    game = table(wealthy_timing=reading).play(Choose(1))
    assert game.state.seats[0].coins == 5 + at_once
    conquer_three_and_score(game)
    assert game.state.seats[0].coins == 5 + 10


@pytest.mark.parametrize("reading", ["end-first-turn", "start-first-turn"])
def test_the_second_turn_pays_nothing_more(reading: str) -> None:
    game = table(wealthy_timing=reading).play(Choose(1))
    conquer_three_and_score(game)
    while not (game.state.turn == 0 and game.state.phase is Phase.START):
        game.play(game.legal()[-1])
    assert "base:power.wealthy.once" not in game.income("humans")


@pytest.mark.parametrize("reading", ["end-first-turn", "start-first-turn"])
def test_without_the_clause_nobody_is_wealthy(reading: str) -> None:
    game = table(wealthy_timing=reading, without=("power.wealthy.once",)).play(Choose(1))
    conquer_three_and_score(game)
    assert game.state.seats[0].coins == 5 + 3


def test_a_race_in_the_middle_of_the_game_is_not_paid() -> None:
    rules = rules_for(BOARD)
    races = (held("humans", power="wealthy"), held("orcs", 1))
    game = Table(rules, position(rules, *races, on={"A1": ("humans", 1)}, phase=Phase.BEFORE_COINS, round_number=3))
    assert game.income("humans") == {"base:score.regions": 1}


def test_an_empty_bank_pays_only_what_it_has_where_points_are_not_noted() -> None:
    game = table(wealthy_timing="start-first-turn", bank_empty="no-coins")
    hoard = game.state.bank - 3
    seats = (game.state.seats[0], replace(game.state.seats[1], coins=game.state.seats[1].coins + hoard))
    game.state = replace(game.state, bank=3, seats=seats)
    game.play(Choose(1))
    assert game.state.seats[0].coins == 5 + 3


def test_a_race_chosen_at_the_end_of_a_turn_of_decline_is_paid_in_the_next_turn_and_once_only() -> None:
    rules = rules_for(BOARD, decline_choose_when="same-turn")
    races = (held("humans", power="wealthy"), held("orcs", 1))
    game = Table(rules, position(rules, *races, on={"A1": ("humans", 1)}, phase=Phase.BEFORE_COINS, round_number=2))
    assert game.income("humans")["base:power.wealthy.once"] == 7
    game.play(Finish())
    assert "base:power.wealthy.once" not in game.income("humans")
