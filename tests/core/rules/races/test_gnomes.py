"""Gnomes: only tokens from next door are of use against them."""

import pytest

from core.rules.actions import Attempt, Conquer
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud crystal mine", "mine mine mud", "mud mine crystal")
HERE = "underground:race.gnomes."


def table(
    race: str, on: dict[str, tuple[str, int]], *, power: str = "", active: bool = True, hand: int = 6,
    pieces: dict[str, dict[str, int]] | None = None, without: tuple[str, ...] = (), **rulings: str,
) -> Table:  # fmt: skip
    rules = rules_for(BOARD, game="underground", without=without, **rulings)
    races = (held(race, hand=hand, power=power), held("gnomes", 1, active=active))
    return Table(rules, position(rules, *races, on=on, pieces=pieces))


def near(race: str, gnomes: int = 1) -> dict[str, tuple[str, int]]:
    return {"A1": (race, 1), "B1": ("gnomes", gnomes)}


def test_discounts_are_silent_and_surcharges_are_not() -> None:
    assert table("ogres", near("ogres")).cost("B1") == 3
    assert table("mummies", near("mummies")).cost("B1") == 4
    assert table("mummies", near("mummies"), gnomes_mummy_penalty="not-paid").cost("B1") == 3


def test_in_decline_they_are_like_everybody_else_but_for_one_reading() -> None:
    assert table("ogres", near("ogres"), active=False).cost("B1") == 2
    assert table("ogres", near("ogres"), active=False, gnomes_decline="yes").cost("B1") == 3


def test_without_the_clause_a_discount_counts() -> None:
    assert table("ogres", near("ogres"), without=("race.gnomes.protection",)).cost("B1") == 2


@pytest.mark.parametrize("relic", ["sword", "socks", "orb", "doormat"])
def test_no_relic_helps_against_them(relic: str) -> None:
    playing = table("shrooms", near("shrooms"), pieces={"A1": {f"relic.{relic}": 1}})
    refused = playing.refused(Conquer(playing.at("B1"), (f"relic.{relic}.use",)))
    assert {HERE + "protection", "underground:power.vampire.gnomes"} & set(refused)


def test_the_common_die_may_be_rolled_against_them() -> None:
    playing = table("ogres", near("ogres", 2), hand=2)
    assert Attempt(playing.at("B1")) in playing.legal()


def test_only_true_neighbours_attack_them() -> None:
    playing = table("shrooms", {"A1": ("shrooms", 1), "A3": ("gnomes", 1)}, pieces={"A1": {"place.pipe": 1}})
    assert HERE + "indirect" in playing.refused(Conquer(playing.at("A3")))
