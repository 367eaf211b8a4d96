"""Heroic: two heroes, two immune regions."""

from dataclasses import replace

import pytest

from core.rules.actions import Abandon, Choose, Conquer, Decline, Finish, PlacePiece
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for
from tests.core.rules.powers.choosing import about_to_choose

BOARD = board_of("forest forest forest", "forest forest forest", "forest forest forest")
DRAGON = ("power.dragon-master.dragon",)
REPLACE = ("race.sorcerers.replace",)


def ending(
    *regions: str, heroes: dict[str, int] | None = None, hand: int = 2, without: tuple[str, ...] = (), **rulings: str
) -> Table:
    """Heroic Humans with these regions have redeployed; the heroes stand where told, or are in hand."""
    rules = rules_for(BOARD, without=without, **rulings)
    races = (held("humans", power="heroic", pieces={"hero": hand}), held("orcs", 1))
    on = dict.fromkeys(regions, ("humans", 1))
    standing = {where: {"hero": number} for where, number in (heroes or {}).items()}
    state = position(rules, *races, on=on, pieces=standing, phase=Phase.REDEPLOY)
    return Table(rules, state).play(Finish())


def attacked(
    *, race: str = "orcs", power: str = "hill", phase: Phase = Phase.CONQUER, without: tuple[str, ...] = (),
    **rulings: str,
) -> Table:  # fmt: skip
    """Another player stands beside a lone Human with a hero."""
    rules = rules_for(BOARD, without=without, **rulings)
    mine = held("humans", power="heroic", pieces={"hero": 1})
    races = (mine, held(race, 1, power=power, hand=9, pieces={"dragon": int(power == "dragon-master")}))
    on = {"A1": ("humans", 1), "B1": (race, 1), "C3": ("humans", 2)}
    return Table(rules, position(rules, *races, on=on, pieces={"A1": {"hero": 1}}, turn=1, phase=phase))


def test_a_new_heroic_race_brings_two_heroes() -> None:
    game = about_to_choose(rules_for(BOARD), "humans", "heroic").play(Choose(1))
    assert game.holding("humans").pieces == (("hero", 2),)


def test_the_heroes_go_to_two_different_regions_at_the_end_of_the_turn() -> None:
    game = ending("A1", "B1", "C1", "A2")
    assert game.state.phase is Phase.BEFORE_COINS
    assert [a for a in game.legal() if isinstance(a, PlacePiece)] == [
        PlacePiece("hero", game.at(where)) for where in ("A1", "B1", "C1", "A2")
    ]
    game.play(PlacePiece("hero", game.at("A1")))
    assert game.refused(PlacePiece("hero", game.at("A1"))) == ("base:power.heroic.place",)
    game.play(PlacePiece("hero", game.at("A2")))
    assert game.pieces("A1") == game.pieces("A2") == {"hero": 1}


def test_both_heroes_must_be_placed() -> None:
    game = ending("A1", "B1", "C1")
    assert game.refused(Finish()) == ("base:power.heroic.place",)
    game.play(PlacePiece("hero", game.at("A1")))
    assert game.refused(Finish()) == ("base:power.heroic.place",)


def test_a_hero_may_not_be_placed_elsewhere() -> None:
    game = ending("A1", "B1", "C1")
    assert game.refused(PlacePiece("hero", game.at("C3"))) == ("base:power.heroic.place",)


def test_heroes_may_be_moved_each_turn() -> None:
    game = ending("A1", "B1", "C1", heroes={"A1": 1, "B1": 1}, hand=0)
    assert game.holding("humans").pieces == (("hero", 2),)
    game.play(PlacePiece("hero", game.at("C1")), PlacePiece("hero", game.at("A1")))
    assert game.pieces("B1") == {}


@pytest.mark.parametrize(("reading", "there"), [("off-board", 1), ("same-region", 2)])
def test_with_a_single_region_the_second_hero_is_disputed(reading: str, there: int) -> None:
    game = ending("A1", heroes_one_region=reading)
    game.play(*[PlacePiece("hero", game.at("A1"))] * there)
    assert game.pieces("A1") == {"hero": there}
    assert game.state.phase is not Phase.BEFORE_COINS or game.legal() == [Finish()]


def test_with_two_regions_nobody_puts_both_in_one() -> None:
    game = ending("A1", "B1", heroes_one_region="same-region")
    game.play(PlacePiece("hero", game.at("A1")))
    assert PlacePiece("hero", game.at("A1")) not in game.legal()


def test_a_race_without_a_region_keeps_its_heroes() -> None:
    game = ending()
    assert game.holding("humans").pieces == (("hero", 2),)


# Immunity


def test_a_region_with_a_hero_cannot_be_conquered() -> None:
    game = attacked()
    assert game.refused(Conquer(game.at("A1"))) == ("base:power.heroic.immunity",)


def test_a_lone_token_with_a_hero_cannot_be_replaced() -> None:
    game = attacked(race="sorcerers")
    assert game.refused(Conquer(game.at("A1"), REPLACE)) == ("base:power.heroic.immunity",)


@pytest.mark.parametrize(("reading", "allowed"), [("immune", False), ("dragon-wins", True)])
def test_a_dragon_against_a_hero_is_disputed(reading: str, allowed: bool) -> None:
    game = attacked(power="dragon-master", dragon_vs_immunity=reading)
    assert game.may_conquer("A1", DRAGON) is allowed
    assert not game.may_conquer("A1")


def test_a_hero_beaten_by_a_dragon_goes_back_to_its_owner() -> None:
    game = attacked(power="dragon-master", dragon_vs_immunity="dragon-wins")
    game.play(Conquer(game.at("A1"), DRAGON))
    assert game.holding("humans").pieces == (("hero", 2),)
    assert game.pieces("A1") == {"dragon": 1}


def test_without_the_clause_a_hero_does_not_protect() -> None:
    assert attacked(without=("power.heroic.immunity",)).may_conquer("A1")


@pytest.mark.parametrize(("reading", "allowed"), [("allowed", True), ("immune", False)])
def test_own_ghouls_against_a_hero_are_disputed(reading: str, allowed: bool) -> None:
    rules = rules_for(BOARD, immunity_own_ghouls=reading)
    races = (held("ghouls", active=False, hand=4), held("humans", power="heroic", pieces={"hero": 1}), held("orcs", 1))
    on = {"A1": ("humans", 1), "B1": ("ghouls", 1), "C3": ("humans", 1)}
    game = Table(rules, position(rules, *races, on=on, pieces={"A1": {"hero": 1}}, actor="ghouls"))
    assert game.may_conquer("A1") is allowed


# Leaving


def abandoning(**rulings: str) -> Table:
    rules = rules_for(BOARD, **rulings)
    races = (held("humans", power="heroic", pieces={"hero": 1}), held("orcs", 1, power="hill", hand=5))
    on = {"A1": ("humans", 1), "A2": ("humans", 1), "B1": ("orcs", 1)}
    game = Table(rules, position(rules, *races, on=on, pieces={"A1": {"hero": 1}}, phase=Phase.READY))
    return game.play(Abandon(game.at("A1")))


def test_a_hero_in_an_abandoned_region_stays_available() -> None:
    game = abandoning()
    assert game.pieces("A1") == {}
    assert game.holding("humans").pieces == (("hero", 2),)


def test_in_the_other_reading_the_hero_stays_and_keeps_enemies_out_of_the_empty_region() -> None:
    game = abandoning(immunity_marker_abandon="stays")
    assert game.pieces("A1") == {"hero": 1}
    orcs = replace(game.state, turn=1, actor="race.orcs", phase=Phase.CONQUER)
    assert game.engine.why_not(orcs, Conquer(game.at("A1"))).clauses == ("base:power.heroic.immunity",)


def test_in_the_other_reading_the_owner_may_come_back() -> None:
    game = abandoning(immunity_marker_abandon="stays").play(Finish())
    assert game.holding("humans").hand == 1
    assert "base:power.heroic.immunity" not in game.refused(Conquer(game.at("A1")))


@pytest.mark.parametrize(("without", "left"), [((), {}), (("power.heroic.decline",), {"hero": 1})])
def test_the_heroes_leave_with_the_decline(without: tuple[str, ...], left: dict[str, int]) -> None:
    rules = rules_for(BOARD, without=without)
    races = (held("humans", power="heroic", pieces={"hero": 1}), held("orcs", 1, power="hill", hand=6))
    on = {"A1": ("humans", 1), "B1": ("orcs", 1)}
    game = Table(rules, position(rules, *races, on=on, pieces={"A1": {"hero": 1}}, phase=Phase.START))
    game.play(Decline())
    assert game.pieces("A1") == left
    assert (game.holding("humans").pieces == ()) is not bool(left)


def test_without_the_clause_there_are_no_heroes_to_place() -> None:
    game = ending("A1", "B1", without=("power.heroic.place",))
    assert game.state.phase is not Phase.BEFORE_COINS
