"""Seafaring: seas and lakes as regions, kept in decline, open to nobody else."""

import pytest

from core.rules.actions import Abandon, Conquer, Decline, Deploy, Finish
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of(
    "sea forest forest forest sea",
    "forest lake forest lake forest",
    "sea forest forest forest sea",
)


def table(
    *, race: str = "ratmen", on: dict[str, tuple[str, int]] | None = None, hand: int = 10,
    without: tuple[str, ...] = (), **rulings: str,
) -> Table:  # fmt: skip
    rules = rules_for(BOARD, without=without, **rulings)
    return Table(rules, position(rules, held(race, power="seafaring", hand=hand), held("orcs", 1), on=on))


def test_an_empty_sea_next_to_an_own_region_costs_two() -> None:
    game = table(on={"B1": ("ratmen", 1)})
    game.play(Conquer(game.at("A1")))
    assert game.tokens("A1") == ("ratmen", 2)


def test_a_shore_is_adjacent_to_an_own_token_on_the_sea() -> None:
    game = table(on={"A1": ("ratmen", 1)})
    assert game.may_conquer("A2")
    assert game.may_conquer("B1")
    assert not game.may_conquer("E3")


def test_without_seafaring_or_without_its_clause_water_is_closed() -> None:
    rules = rules_for(BOARD)
    other = Table(
        rules, position(rules, held("ratmen", power="hill", hand=9), held("orcs", 1), on={"B1": ("ratmen", 1)})
    )
    assert other.refused(Conquer(other.at("A1"))) == ("base:conquest.water",)
    off = table(on={"B1": ("ratmen", 1)}, without=("power.seafaring.conquer",))
    assert off.refused(Conquer(off.at("A1"))) == ("base:conquest.water",)


# First conquest


@pytest.mark.parametrize(("reading", "allowed"), [("yes", True), ("no", False)])
def test_an_edge_sea_as_first_conquest_is_disputed(reading: str, allowed: bool) -> None:
    game = table(seafaring_first_conquest=reading)
    assert game.may_conquer("A1") is allowed
    assert game.may_conquer("B1")


@pytest.mark.parametrize("reading", ["yes", "no"])
def test_an_inland_lake_is_never_the_first_conquest(reading: str) -> None:
    game = table(seafaring_first_conquest=reading)
    assert "base:conquest.first-region" in game.refused(Conquer(game.at("B2")))


def test_a_lake_on_the_shore_of_an_edge_sea_is_no_border_region() -> None:
    rules = rules_for(board_of("sea forest forest", "forest lake forest", "forest forest forest", links=[("A1", "B2")]))
    game = Table(rules, position(rules, held("ratmen", power="seafaring", hand=9), held("orcs", 1)))
    assert game.refused(Conquer(game.at("B2"))) == ("base:power.seafaring.conquer",)


def test_the_second_conquest_may_be_water_even_where_the_first_may_not() -> None:
    game = table(seafaring_first_conquest="no")
    game.play(Conquer(game.at("B1")))
    assert game.may_conquer("A1")


# Three empty regions


@pytest.mark.parametrize(
    ("reading", "fourth"), [("three-bodies", True), ("count-as-three", False), ("conquer-three", False)]
)
def test_a_fourth_water_region_is_disputed(reading: str, fourth: bool) -> None:
    on = dict.fromkeys(("B1", "B3", "C2", "D1"), ("ratmen", 1))
    game = table(on=on, hand=9, seafaring_three=reading)
    game.play(*(Conquer(game.at(where)) for where in ("A1", "B2", "A3")))
    assert game.cost("D2") == 2
    assert game.may_conquer("D2") is fourth
    assert game.may_conquer("C1")


@pytest.mark.parametrize(("reading", "again"), [("count-as-three", True), ("conquer-three", False)])
def test_a_water_region_given_up_makes_room_only_where_it_is_those_held_that_count(reading: str, again: bool) -> None:
    on = dict.fromkeys(("B1", "B3", "C2", "D1"), ("ratmen", 1))
    locked = ("conquest.tokens-locked",)
    game = table(on=on, hand=9, without=locked, seafaring_three=reading, abandon_timing="any-time")
    game.play(*(Conquer(game.at(where)) for where in ("A1", "B2", "A3")))
    game.play(Abandon(game.at("A1")))
    assert game.may_conquer("D2") is again


# Decline


def declined(*, without: tuple[str, ...] = (), **rulings: str) -> Table:
    rules = rules_for(BOARD, without=without, **rulings)
    races = (held("ratmen", power="seafaring"), held("orcs", 1, power="hill", hand=5))
    on = {"B1": ("ratmen", 2), "B2": ("ratmen", 3), "C1": ("orcs", 1)}
    return Table(rules, position(rules, *races, on=on, phase=Phase.START)).play(Decline())


def test_a_lake_held_in_decline_stays_and_pays() -> None:
    game = declined()
    assert game.tokens("B2") == ("ratmen", 1)
    assert game.state.seats[0].coins == 5 + 2
    assert game.income("ratmen") == {"base:score.decline-regions": 2}


def test_without_the_clause_water_is_lost_with_the_decline() -> None:
    game = declined(without=("power.seafaring.keep",))
    assert game.tokens("B2") == ("", 0)
    assert game.state.seats[0].coins == 5 + 1


@pytest.mark.parametrize(("reading", "badge"), [("kept", "power.seafaring"), ("discarded", "")])
def test_whether_the_badge_stays_is_disputed_but_the_lake_stays_in_any_case(reading: str, badge: str) -> None:
    game = declined(badge_in_decline=reading)
    assert game.holding("ratmen").power == badge
    assert ("power.seafaring" in game.state.market.discards) is not bool(badge)
    assert game.tokens("B2") == ("ratmen", 1)


# Nobody else


def held_sea(*, seat: int, without: tuple[str, ...] = ()) -> Table:
    """Seafaring Ratmen in decline hold the lake; Orcs of the same or of another player stand beside it."""
    rules = rules_for(BOARD, without=without)
    races = (held("ratmen", power="seafaring", active=False), held("orcs", seat, power="hill", hand=8))
    on = {"B2": ("ratmen", 1), "B1": ("orcs", 1)}
    return Table(rules, position(rules, *races, on=on, turn=seat))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_lake_held_in_decline_is_closed_to_opponents_and_to_the_new_race_of_its_owner(seat: int) -> None:
    game = held_sea(seat=seat)
    refused = game.refused(Conquer(game.at("B2")))
    assert set(refused) == {"base:conquest.water", "base:power.seafaring.exclusive"}


def test_each_of_the_two_clauses_alone_keeps_the_held_lake_closed() -> None:
    for clause, left in (
        ("power.seafaring.exclusive", "base:conquest.water"),
        ("conquest.water", "base:power.seafaring.exclusive"),
    ):
        game = held_sea(seat=1, without=(clause,))
        assert game.refused(Conquer(game.at("B2"))) == (left,)


def test_another_seafaring_race_may_take_a_held_lake_at_its_price() -> None:
    rules = rules_for(BOARD)
    races = (held("ratmen", active=False), held("orcs", 1, power="seafaring", hand=8))
    game = Table(rules, position(rules, *races, on={"B2": ("ratmen", 1), "B1": ("orcs", 1)}, turn=1))
    assert game.cost("B2") == 3
    assert game.may_conquer("B2")


# With races


@pytest.mark.parametrize(("reading", "allowed"), [("active-only", False), ("unlimited", True)])
def test_seafaring_ghouls_in_decline_take_water_in_one_reading_only(reading: str, allowed: bool) -> None:
    rules = rules_for(BOARD, seafaring_active=reading)
    races = (held("ghouls", power="seafaring", active=False, hand=3), held("humans", power="hill"), held("orcs", 1))
    state = position(rules, *races, on={"B1": ("ghouls", 1), "E2": ("humans", 1)}, actor="ghouls")
    assert Table(rules, state).may_conquer("A1") is allowed


@pytest.mark.parametrize(("reading", "price"), [("no", 2), ("yes", 1)])
def test_for_tritons_water_next_to_water_is_a_coast_in_one_reading(reading: str, price: int) -> None:
    rules = rules_for(board_of("sea sea forest", "forest forest forest"), seafaring_tritons=reading)
    races = (held("tritons", power="seafaring", hand=5), held("orcs", 1))
    assert Table(rules, position(rules, *races)).cost("A1") == price


def test_a_seafaring_race_redeploys_onto_its_water() -> None:
    game = table(on={"A1": ("ratmen", 1), "B1": ("ratmen", 1)}, hand=1)
    game.play(Finish())
    assert Deploy(game.at("A1")) in game.legal()
    assert Deploy(game.at("B1")) in game.legal()
