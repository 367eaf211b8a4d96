"""Pillaging: coins for regions that were not empty when they were conquered."""

import pytest

from core.rules.actions import Abandon, Conquer, Finish
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("farmland farmland farmland mountain", "farmland farmland farmland farmland")
BONUS = "base:power.pillaging.bonus"


def table(*, race: str = "humans", without: tuple[str, ...] = (), **rulings: str) -> Table:
    rules = rules_for(BOARD, without=without, **rulings)
    races = (held("elves", active=False), held(race, power="pillaging", hand=8), held("dwarves", 1))
    on = {"A1": (race, 1), "B1": ("dwarves", 1), "B2": ("elves", 1), "C1": ("dwarves", 2)}
    return Table(rules, position(rules, *races, on=on, pieces={"A2": {"lost-tribe": 1}, "D1": {"mountain": 1}}))


def bonus(game: Table, race: str = "humans") -> int:
    return game.income(race).get(BONUS, 0)


def test_two_regions_that_were_not_empty_and_one_that_was_pay_two() -> None:
    rules = rules_for(BOARD)
    races = (held("humans", power="pillaging", hand=8), held("dwarves", 1))
    on = {"A1": ("humans", 1), "B1": ("dwarves", 1)}
    game = Table(rules, position(rules, *races, on=on, pieces={"A2": {"lost-tribe": 1}}))
    game.play(*(Conquer(game.at(where)) for where in ("B1", "A2", "B2")))
    assert bonus(game) == 2


def test_a_bare_mountain_is_empty() -> None:
    rules = rules_for(board_of("farmland mountain"))
    game = Table(rules, position(rules, held("humans", power="pillaging", hand=5), held("orcs", 1)))
    game.play(Conquer(game.at("B1")))
    assert bonus(game) == 0


def test_a_replaced_token_makes_the_region_one_that_was_not_empty() -> None:
    game = table(race="sorcerers")
    game.play(Conquer(game.at("B1"), ("race.sorcerers.replace",)))
    assert bonus(game, "sorcerers") == 1


def test_pillaging_and_orcs_are_both_paid_for_a_lost_tribe() -> None:
    game = table(race="orcs")
    game.play(Conquer(game.at("A2")))
    assert sum(game.income("orcs").values()) == 2 + 2


@pytest.mark.parametrize(("reading", "coins"), [("counts", 1), ("troops-only", 1), ("from-another-race", 0)])
def test_whether_a_lost_tribe_counts_is_disputed(reading: str, coins: int) -> None:
    game = table(lost_tribes_for_bonuses=reading)
    game.play(Conquer(game.at("A2")))
    assert bonus(game) == coins


@pytest.mark.parametrize(("reading", "coins"), [("non-empty", 1), ("needs-enemy", 0)])
def test_whether_own_tokens_in_decline_count_is_disputed(reading: str, coins: int) -> None:
    game = table(occupied_by_own_tokens=reading)
    game.play(Conquer(game.at("A2")), Conquer(game.at("B2")))
    assert bonus(game) == coins + 1


@pytest.mark.parametrize(
    ("reading", "now", "later"), [("conquered-this-turn", 1, 0), ("conquered", 1, 1), ("held", 3, 3)]
)
def test_what_is_paid_in_this_turn_and_in_the_next(reading: str, now: int, later: int) -> None:
    rules = rules_for(BOARD, pillaging_basis=reading)
    races = (held("humans", power="pillaging", hand=5), held("dwarves", 1, hand=1))
    game = Table(rules, position(rules, *races, on={"A1": ("humans", 1), "B1": ("dwarves", 1), "D2": ("dwarves", 1)}))
    game.play(Conquer(game.at("B1")), Conquer(game.at("A2")))
    assert bonus(game) == now
    while not (game.state.turn == 0 and game.state.phase is Phase.START):
        game.play(game.legal()[-1])
    assert bonus(game) == later


def test_a_region_taken_back_when_empty_is_no_plunder_in_the_reading_that_looks_back() -> None:
    locked = "conquest.tokens-locked"
    rules = rules_for(BOARD, without=(locked,), pillaging_basis="conquered", abandon_timing="any-time")
    races = (held("humans", power="pillaging", hand=6), held("dwarves", 1))
    game = Table(rules, position(rules, *races, on={"A1": ("humans", 1), "B1": ("dwarves", 1)}))
    game.play(Conquer(game.at("B1")))
    assert bonus(game) == 1
    game.play(Abandon(game.at("B1")), Conquer(game.at("B1")))
    assert bonus(game) == 0


def test_without_the_clause_nothing_is_paid() -> None:
    game = table(without=("power.pillaging.bonus",))
    game.play(Conquer(game.at("B1")))
    assert bonus(game) == 0


def test_the_bonus_is_paid_with_the_other_coins() -> None:
    game = table()
    game.play(Conquer(game.at("B1")), Finish())
    while game.state.phase is Phase.REDEPLOY:
        game.play(game.legal()[0])
    assert game.state.seats[0].coins == 5 + 2 + 2 + 1 + 1  # regions, farms, the Elves' region, plunder
