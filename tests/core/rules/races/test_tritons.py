"""Tritons: cheaper coasts."""

import pytest

from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("farmland sea lake", "hill forest swamp", "farmland hill forest")


def table(*, power: str = "", active: bool = True, without: tuple[str, ...] = (), **rulings: str) -> Table:
    rules = rules_for(BOARD, without=without, **rulings)
    return Table(
        rules,
        position(
            rules, held("tritons", power=power, hand=6, active=active), on={"A2": ("tritons", 1)},
            pieces={"B2": {"lost-tribe": 1}}, actor="tritons",
        ),
    )  # fmt: skip


def test_an_empty_region_at_the_water_costs_one() -> None:
    assert table().cost("A1") == 1


def test_a_coast_with_a_lost_tribe_costs_two() -> None:
    assert table().cost("B2") == 2


def test_two_waters_give_one_discount() -> None:
    both = board_of("sea forest lake", "hill hill hill")
    rules = rules_for(both)
    state = position(rules, held("tritons", hand=6), on={"A2": ("tritons", 1)}, pieces={"B1": {"lost-tribe": 1}})
    assert Table(rules, state).cost("B1") == 2


def test_inland_there_is_no_discount() -> None:
    assert table().cost("A3") == 2


def test_the_price_never_falls_below_one() -> None:
    assert table(power="commando").cost("A1") == 1


def test_in_decline_there_is_no_discount() -> None:
    assert table(active=False).cost("A1") == 2


@pytest.mark.parametrize(("option", "price"), [("no", 2), ("yes", 1)])
def test_water_next_to_water_is_a_coast_only_in_one_reading(option: str, price: int) -> None:
    assert table(power="seafaring", seafaring_tritons=option).cost("B1") == price


def test_a_lone_water_is_no_coast_in_any_reading() -> None:
    rules = rules_for(board_of("hill lake hill"), seafaring_tritons="yes")
    state = position(rules, held("tritons", power="seafaring", hand=6), on={"A1": ("tritons", 1)})
    assert Table(rules, state).cost("B1") == 2


def test_without_the_clause_there_is_no_discount_at_all() -> None:
    assert table(without=("race.tritons.discount",)).cost("A1") == 2
