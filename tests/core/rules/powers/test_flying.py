"""Flying: near or far, but never onto water."""

import pytest

from core.rules.actions import Conquer
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of(
    "farmland farmland farmland farmland farmland",
    "farmland farmland lake farmland farmland",
    "sea farmland farmland farmland farmland",
    "farmland farmland farmland farmland farmland",
)
REPLACE = ("race.sorcerers.replace",)


def table(
    *, race: str = "humans", on: dict[str, tuple[str, int]] | None = None, without: tuple[str, ...] = (), **rulings: str
) -> Table:
    rules = rules_for(BOARD, without=without, **rulings)
    return Table(rules, position(rules, held(race, power="flying", hand=8), held("orcs", 1), on=on))


def test_the_far_side_of_the_map_is_within_reach_at_the_normal_price() -> None:
    game = table(on={"A1": ("humans", 1)})
    assert game.cost("E4") == 2
    game.play(Conquer(game.at("E4")))
    assert game.tokens("E4") == ("humans", 2)


@pytest.mark.parametrize("where", ["C2", "A3"])
def test_water_stays_closed(where: str) -> None:
    game = table(on={"A1": ("humans", 1)})
    assert game.refused(Conquer(game.at(where))) == ("base:conquest.water",)


@pytest.mark.parametrize(("reading", "inland"), [("anywhere", True), ("border-first", False)])
def test_the_first_conquest_may_be_inland_in_one_reading(reading: str, inland: bool) -> None:
    game = table(flying_first_conquest=reading)
    assert game.may_conquer("C3") is inland
    assert game.may_conquer("A1")


def test_after_a_border_region_the_next_may_be_far_even_where_the_first_may_not() -> None:
    game = table(flying_first_conquest="border-first")
    game.play(Conquer(game.at("A1")))
    assert game.may_conquer("D3")


@pytest.mark.parametrize(("reading", "allowed"), [("anywhere", True), ("adjacency-needed", False)])
def test_a_replacement_far_away_is_disputed(reading: str, allowed: bool) -> None:
    game = table(race="sorcerers", on={"A1": ("sorcerers", 1), "E4": ("orcs", 1)}, sorcerers_flying=reading)
    assert game.may_conquer("E4", REPLACE) is allowed
    assert game.may_conquer("E4")


def test_a_neighbour_can_be_replaced_in_both_readings() -> None:
    on = {"A1": ("sorcerers", 1), "B1": ("orcs", 1)}
    assert table(race="sorcerers", on=on, sorcerers_flying="adjacency-needed").may_conquer("B1", REPLACE)


@pytest.mark.parametrize(("reading", "again"), [("all", True), ("one-of-choice", False)])
def test_a_second_flight_in_a_turn_is_disputed(reading: str, again: bool) -> None:
    game = table(on={"A1": ("humans", 1)}, single_region_wording=reading)
    game.play(Conquer(game.at("E4")))
    assert game.may_conquer("E1") is again
    assert game.may_conquer("E3")


def test_a_region_in_reach_does_not_use_up_the_one_flight() -> None:
    game = table(on={"A1": ("humans", 1)}, single_region_wording="one-of-choice")
    game.play(Conquer(game.at("B1")))
    assert game.may_conquer("E4")


def test_a_first_region_at_the_border_does_not_use_up_the_one_flight() -> None:
    game = table(single_region_wording="one-of-choice")
    game.play(Conquer(game.at("A1")))
    assert game.may_conquer("E4")


def test_a_first_region_inland_uses_up_the_one_flight() -> None:
    game = table(single_region_wording="one-of-choice")
    game.play(Conquer(game.at("D3")))
    assert not game.may_conquer("A1")


def test_without_the_clause_the_race_walks() -> None:
    game = table(on={"A1": ("humans", 1)}, without=("power.flying.anywhere",))
    assert game.refused(Conquer(game.at("E4"))) == ("base:conquest.adjacency",)
