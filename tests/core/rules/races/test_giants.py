"""Giants: cheaper next to their own mountains."""

import pytest

from core.rules.actions import Conquer
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mountain+cavern farmland mountain", "hill forest swamp", "farmland+cavern hill forest")


def table(on: dict[str, tuple[str, int]], *, power: str = "", active: bool = True, **rulings: str) -> Table:
    rules = rules_for(BOARD, **rulings)
    races = (held("giants", power=power, hand=6, active=active), held("orcs", 1))
    return Table(rules, position(rules, *races, on=on, actor="giants"))


def test_empty_farmland_next_to_an_own_mountain_costs_one() -> None:
    assert table({"A1": ("giants", 1)}).cost("B1") == 1


def test_without_a_mountain_there_is_no_discount() -> None:
    assert table({"A2": ("giants", 1)}).cost("B2") == 2


def test_two_mountains_give_one_discount() -> None:
    assert table({"A1": ("giants", 1), "C1": ("giants", 1)}).cost("B1") == 1
    defended = table({"A1": ("giants", 1), "C1": ("giants", 1), "B1": ("orcs", 2)})
    assert defended.cost("B1") == 3


def test_a_mountain_of_an_opponent_gives_none() -> None:
    assert table({"A2": ("giants", 1), "A1": ("orcs", 1), "B2": ("giants", 1)}).cost("B1") == 2


def test_an_own_mountain_that_does_not_border_the_target_gives_none() -> None:
    assert table({"A1": ("giants", 1), "A2": ("giants", 1)}).cost("A3") == 2


def test_a_mountain_taken_this_turn_counts_at_once() -> None:
    playing = table({"B2": ("giants", 1), "B1": ("giants", 1)})
    assert playing.cost("A2") == 2
    playing.play(Conquer(playing.at("A1")))
    assert playing.cost("A2") == 1


def test_the_price_never_falls_below_one() -> None:
    assert table({"A1": ("giants", 1)}, power="commando").cost("B1") == 1


def test_in_decline_there_is_no_discount() -> None:
    assert table({"A1": ("giants", 1)}, active=False).cost("B1") == 2


@pytest.mark.parametrize(("option", "price"), [("yes", 1), ("no", 2)])
def test_a_passage_from_an_own_mountain_is_a_border_for_the_discount_in_one_reading(option: str, price: int) -> None:
    """An orc more makes both discounts visible: 3 less one for the cavern, less one for the Giants."""
    playing = table({"A1": ("giants", 1), "A3": ("orcs", 1)}, power="underworld", giants_underworld=option)
    assert playing.cost("A3") == price


def test_without_the_clause_there_is_no_discount_at_all() -> None:
    rules = rules_for(BOARD, without=["race.giants.discount"])
    state = position(rules, held("giants", hand=6), on={"A1": ("giants", 1)})
    assert Table(rules, state).cost("B1") == 2
