"""Fortified: fortresses are built, pay, defend and fall."""

from dataclasses import replace

import pytest

from core.rules.actions import Abandon, Conquer, Decline, Expand, Finish, PlacePiece
from core.rules.state import Memo, Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("hill forest forest", "forest forest forest", "forest forest forest")
NAMES = ("A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3")
FORTRESS = {"fortress": 1}


def table(
    *regions: str, forts: tuple[str, ...] = (), phase: Phase = Phase.BEFORE_COINS, hand: int = 0,
    without: tuple[str, ...] = (), **rulings: str,
) -> Table:  # fmt: skip
    """Fortified Ratmen hold these regions and have built in some of them."""
    rules = rules_for(BOARD, without=without, **rulings)
    races = (held("ratmen", power="fortified", hand=hand), held("orcs", 1, power="hill"))
    on = dict.fromkeys(regions, ("ratmen", 1))
    return Table(rules, position(rules, *races, on=on, pieces=dict.fromkeys(forts, FORTRESS), phase=phase))


def build(game: Table, where: str) -> PlacePiece:
    return PlacePiece("fortress", game.at(where))


# Building


@pytest.mark.parametrize("phase", [Phase.START, Phase.READY, Phase.CONQUER, Phase.REDEPLOY, Phase.BEFORE_COINS])
def test_a_fortress_may_be_built_in_every_part_of_the_turn_up_to_the_coins(phase: Phase) -> None:
    game = table("A1", "B1", phase=phase)
    game.play(build(game, "B1"))
    assert game.pieces("B1") == FORTRESS


def test_after_the_coins_nothing_is_built() -> None:
    game = table("A1", phase=Phase.AFTER_COINS)
    assert build(game, "A1") not in game.legal()


def test_a_region_conquered_this_turn_may_have_the_fortress() -> None:
    game = table("A1", phase=Phase.CONQUER, hand=2)
    game.play(Conquer(game.at("B1")), build(game, "B1"))
    assert game.pieces("B1") == FORTRESS


@pytest.mark.parametrize(("reading", "again"), [("once-per-turn", False), ("unstated", True)])
def test_a_second_fortress_in_a_turn_is_disputed(reading: str, again: bool) -> None:
    game = table("A1", "B1", phase=Phase.CONQUER, fortress_frequency=reading)
    game.play(build(game, "A1"))
    assert (build(game, "B1") in game.legal()) is again


def test_a_second_fortress_in_the_turn_is_refused_with_its_clause() -> None:
    game = table("A1", "B1", phase=Phase.CONQUER).play(PlacePiece("fortress", 0))
    assert game.refused(build(game, "B1")) == ("base:power.fortified.place",)


def test_the_next_turn_brings_the_next_fortress() -> None:
    game = table("A1", "B1", phase=Phase.CONQUER).play(PlacePiece("fortress", 0))
    while not (game.state.turn == 0 and game.state.phase is Phase.START):
        game.play(game.legal()[-1])
    assert build(game, "B1") in game.legal()


def test_nobody_builds_in_a_region_of_somebody_else() -> None:
    game = table("A1")
    assert game.refused(build(game, "C3")) == ("base:power.fortified.place",)


@pytest.mark.parametrize(("reading", "may_go_on"), [("may", True), ("does", False)])
def test_whether_building_is_a_duty_is_disputed(reading: str, may_go_on: bool) -> None:
    game = table("A1", "B1", fortress_optional=reading)
    assert (Finish() in game.legal()) is may_go_on
    game.play(build(game, "A1"))
    assert game.state.seats[0].coins == 5 + 2 + 1


def test_a_duty_that_cannot_be_met_is_none() -> None:
    game = table("A1", forts=("A1",), fortress_optional="does")
    assert game.legal() == [Finish()]


def test_without_the_clause_nothing_is_built() -> None:
    assert build(table("A1"), "A1") in table("A1").legal()
    game = table("A1", without=("power.fortified.place",))
    assert build(game, "A1") not in game.legal()


# Limits


def test_no_region_holds_two_fortresses() -> None:
    game = table("A1", "B1", forts=("A1",))
    assert game.refused(build(game, "A1")) == ("base:power.fortified.limit",)
    assert (
        build(table("A1", forts=("A1",), without=("power.fortified.limit",)), "A1")
        in table("A1", forts=("A1",), without=("power.fortified.limit",)).legal()
    )


@pytest.mark.parametrize("reading", ["six-at-once", "six-on-map", "six-owned"])
def test_a_seventh_fortress_is_not_built(reading: str) -> None:
    game = table(*NAMES[:7], forts=NAMES[:6], fortress_limit=reading)
    assert game.refused(build(game, "A3")) == ("base:power.fortified.limit",)


@pytest.mark.parametrize(("reading", "again"), [("six-at-once", True), ("six-on-map", True), ("six-owned", False)])
def test_whether_a_fortress_that_fell_can_be_built_again_is_disputed(reading: str, again: bool) -> None:
    game = table(*NAMES[:7], forts=NAMES[:5], fortress_limit=reading)
    built = Memo("power.fortified", "race.ratmen", "built-in-all", 6, "decline")
    game.state = replace(game.state, memos=(built,))
    assert (build(game, "A3") in game.legal()) is again


# Coins


def test_three_fortresses_pay_three_coins_while_the_race_is_active() -> None:
    game = table("A1", "B1", "C1", "A2", forts=("A1", "B1", "C1"))
    assert game.income("ratmen") == {"base:score.regions": 4, "base:power.fortified.coin": 3}
    assert "base:power.fortified.coin" not in table("A1", forts=("A1",), without=("power.fortified.coin",)).income(
        "ratmen"
    )


def test_in_decline_and_in_the_turn_of_the_decline_they_pay_nothing() -> None:
    game = table("A1", "B1", "C1", forts=("A1", "B1", "C1"), phase=Phase.START).play(Decline())
    assert game.state.seats[0].coins == 5 + 3
    assert game.income("ratmen") == {"base:score.decline-regions": 3}


@pytest.mark.parametrize(("reading", "coins"), [("every-turn", 3), ("unstated", 1)])
def test_whether_old_fortresses_pay_again_is_disputed(reading: str, coins: int) -> None:
    game = table("A1", "B1", "C1", forts=("A1", "B1"), phase=Phase.CONQUER, fortress_coin_repeat=reading)
    game.play(build(game, "C1"))
    assert game.income("ratmen")["base:power.fortified.coin"] == coins


# Defence and fall


def besieged(*, active: bool = True, without: tuple[str, ...] = (), race: str = "orcs", **rulings: str) -> Table:
    rules = rules_for(BOARD, without=without, **rulings)
    badge = "fortified" if active or rulings.get("badge_in_decline") != "discarded" else ""
    races = (held("ratmen", power=badge, active=active), held(race, 1, power="hill", hand=8))
    on = {"A1": ("ratmen", 1), "B1": (race, 1), "C3": ("ratmen", 1)}
    return Table(rules, position(rules, *races, on=on, pieces={"A1": FORTRESS}, turn=1))


@pytest.mark.parametrize("active", [True, False])
@pytest.mark.parametrize("badge", ["kept", "discarded"])
def test_a_lone_token_with_a_fortress_costs_four_also_in_decline(active: bool, badge: str) -> None:
    assert besieged(active=active, badge_in_decline=badge).cost("A1") == 4


def test_without_the_clause_a_fortress_does_not_defend() -> None:
    assert besieged(without=("power.fortified.defence",)).cost("A1") == 3


@pytest.mark.parametrize("active", [True, False])
def test_a_conquered_fortress_is_removed(active: bool) -> None:
    game = besieged(active=active)
    game.play(Conquer(game.at("A1")))
    assert game.pieces("A1") == {}
    assert dict(game.state.stock)["fortress"] == 6


def test_a_fortress_does_not_keep_sorcerers_away_and_falls() -> None:
    game = besieged(race="sorcerers")
    game.play(Conquer(game.at("A1"), ("race.sorcerers.replace",)))
    assert game.pieces("A1") == {}


def test_an_abandoned_fortress_is_removed() -> None:
    game = table("A1", "B1", forts=("A1",), phase=Phase.READY)
    game.play(Abandon(game.at("A1")))
    assert game.pieces("A1") == {}


def test_without_the_clause_a_fortress_stays_where_it_is() -> None:
    game = besieged(without=("power.fortified.remove",))
    game.play(Conquer(game.at("A1")))
    assert game.pieces("A1") == FORTRESS


@pytest.mark.parametrize(("reading", "left"), [("removed", {}), ("stay", FORTRESS)])
def test_the_fortress_of_a_race_cleared_by_the_next_decline_is_disputed(reading: str, left: dict[str, int]) -> None:
    rules = rules_for(BOARD, markers_when_race_cleared=reading)
    races = (held("ratmen", power="fortified", active=False), held("tritons", power="hill"), held("orcs", 1))
    on = {"A1": ("ratmen", 1), "B1": ("tritons", 1)}
    game = Table(rules, position(rules, *races, on=on, pieces={"A1": FORTRESS}, phase=Phase.START)).play(Decline())
    assert game.pieces("A1") == left
    assert "power.fortified" in game.state.market.discards


@pytest.mark.parametrize(("reading", "left"), [("removed", {}), ("stay", FORTRESS)])
def test_the_fortress_of_a_region_taken_by_the_owners_new_race_is_disputed(reading: str, left: dict[str, int]) -> None:
    rules = rules_for(BOARD, markers_when_race_cleared=reading)
    races = (held("ratmen", active=False), held("tritons", power="hill", hand=5), held("orcs", 1))
    on = {"A1": ("ratmen", 1), "B1": ("tritons", 1)}
    game = Table(rules, position(rules, *races, on=on, pieces={"A1": FORTRESS}))
    assert game.cost("A1") == 3
    game.play(Conquer(game.at("A1")))
    assert game.pieces("A1") == left


@pytest.mark.parametrize(("reading", "badge"), [("kept", "power.fortified"), ("discarded", "")])
def test_whether_the_badge_stays_in_decline_is_disputed(reading: str, badge: str) -> None:
    game = table("A1", forts=("A1",), phase=Phase.START, badge_in_decline=reading).play(Decline())
    assert game.holding("ratmen").power == badge
    assert game.pieces("A1") == FORTRESS


def test_a_race_in_decline_builds_no_more() -> None:
    rules = rules_for(BOARD)
    races = (held("ratmen", power="fortified", active=False), held("tritons", power="hill"), held("orcs", 1))
    game = Table(rules, position(rules, *races, on={"A1": ("ratmen", 1), "B1": ("tritons", 1)}, phase=Phase.START))
    assert Expand() in game.legal()
    assert not any(isinstance(action, PlacePiece) for action in game.legal())
