"""Commando: one token less, never below one."""

import pytest

from core.rules.actions import Conquer, Decline
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("farmland hill farmland hill", "farmland farmland farmland farmland")


def table(*, race: str = "humans", on: dict[str, tuple[str, int]] | None = None, **rulings: str) -> Table:
    rules = rules_for(BOARD, **rulings)
    races = (held(race, power="commando", hand=5), held("orcs", 1))
    return Table(rules, position(rules, *races, on=on))


def test_an_empty_farmland_costs_one() -> None:
    game = table(on={"A1": ("humans", 1)})
    assert game.cost("A2") == 1
    game.play(Conquer(game.at("A2")))
    assert game.tokens("A2") == ("humans", 1)


def test_a_hill_with_two_enemies_costs_three() -> None:
    assert table(on={"A1": ("humans", 1), "B1": ("orcs", 2)}).cost("B1") == 3


@pytest.mark.parametrize(("reading", "price"), [("any-region", 1), ("adjacent-only", 2)])
def test_the_first_region_is_cheaper_unless_only_adjacent_regions_are(reading: str, price: int) -> None:
    assert table(commando_adjacent=reading).cost("A1") == price


@pytest.mark.parametrize("reading", ["any-region", "adjacent-only"])
def test_a_neighbour_is_cheaper_in_both_readings(reading: str) -> None:
    assert table(on={"A1": ("humans", 1)}, commando_adjacent=reading).cost("A2") == 1


def test_two_discounts_still_leave_one_token_to_pay() -> None:
    rules = rules_for(board_of("sea farmland", "farmland farmland"))
    game = Table(rules, position(rules, held("tritons", power="commando", hand=5), held("orcs", 1)))
    assert game.cost("B1") == 1


def test_a_commando_race_in_decline_helps_nobody() -> None:
    rules = rules_for(BOARD)
    on = {"A1": ("humans", 2)}
    state = position(rules, held("humans", power="commando"), held("orcs", 1, hand=5), on=on, phase=Phase.START)
    game = Table(rules, state).play(Decline())
    assert game.cost("A2", "orcs") == 2
    assert game.cost("A2", "humans") == 2


def test_without_the_clause_the_discount_is_gone() -> None:
    rules = rules_for(BOARD, without=["power.commando.discount"])
    game = Table(rules, position(rules, held("humans", power="commando", hand=5), held("orcs", 1)))
    assert game.cost("A1") == 2
