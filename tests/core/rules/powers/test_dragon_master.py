"""Dragon Master: one token is enough, once a turn."""

from dataclasses import replace

import pytest

from core.rules.actions import Abandon, Choose, Conquer, Decline, Finish
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for
from tests.core.rules.powers.choosing import about_to_choose

BOARD = board_of("forest forest mountain forest", "forest forest forest forest", "forest forest forest forest")
DRAGON = ("power.dragon-master.dragon",)
AT_HOME = {"dragon": 1}


def table(
    *, on: dict[str, tuple[str, int]] | None = None, pieces: dict[str, dict[str, int]] | None = None, hand: int = 5,
    without: tuple[str, ...] = (), **rulings: str,
) -> Table:  # fmt: skip
    """Dragon Master Humans stand in B1; the dragon is with them unless it stands somewhere."""
    rules = rules_for(BOARD, without=without, **rulings)
    is_out = any("dragon" in each for each in (pieces or {}).values())
    mine = held("humans", power="dragon-master", hand=hand, pieces={} if is_out else AT_HOME)
    regions = {"B1": ("humans", 1)} | (on or {})
    return Table(rules, position(rules, mine, held("ratmen", 1, power="hill"), on=regions, pieces=pieces))


def test_a_new_dragon_master_brings_the_dragon() -> None:
    game = about_to_choose(rules_for(BOARD), "humans", "dragon-master").play(Choose(1))
    assert game.holding("humans").pieces == (("dragon", 1),)


def test_one_token_takes_a_region_with_five_enemies_and_the_dragon_lands_there() -> None:
    game = table(on={"A1": ("ratmen", 5)})
    game.play(Conquer(game.at("A1"), DRAGON))
    assert game.tokens("A1") == ("humans", 1)
    assert game.pieces("A1") == AT_HOME
    assert game.holding("ratmen").fled == 4


def test_the_second_region_of_the_turn_has_its_normal_price() -> None:
    game = table(on={"A1": ("ratmen", 2), "B2": ("ratmen", 1)})
    game.play(Conquer(game.at("A1"), DRAGON))
    assert game.refused(Conquer(game.at("B2"), DRAGON)) == ("base:power.dragon-master.conquer",)
    assert game.cost("B2") == 3


def test_the_dragon_does_not_change_adjacency() -> None:
    game = table()
    assert game.refused(Conquer(game.at("D3"), DRAGON)) == ("base:conquest.adjacency",)


def test_without_a_token_in_hand_the_dragon_is_of_no_use() -> None:
    game = table(hand=0, on={"A1": ("ratmen", 1)})
    assert "base:conquest.minimum-token" in game.refused(Conquer(game.at("A1"), DRAGON))


def test_a_plain_conquest_stays_possible() -> None:
    game = table()
    game.play(Conquer(game.at("A1")))
    assert game.tokens("A1") == ("humans", 2)
    assert game.pieces("A1") == {}


def test_without_the_clause_there_is_no_dragon_conquest() -> None:
    game = table(without=("power.dragon-master.conquer",))
    assert not game.may_conquer("A1", DRAGON)


@pytest.mark.parametrize(("reading", "mountain", "tribe", "camp"), [("everything", 1, 1, 1), ("tokens-only", 2, 2, 3)])
def test_whether_the_dragon_ignores_more_than_tokens_is_disputed(
    reading: str, mountain: int, tribe: int, camp: int
) -> None:
    lying = {"C1": {"mountain": 1}, "A1": {"lost-tribe": 1}, "B2": {"encampment": 2}}
    game = table(on={"C1": ("ratmen", 3), "B2": ("ratmen", 4)}, pieces=lying, dragon_vs_markers=reading)
    assert game.cost("C1", means=DRAGON) == mountain
    assert game.cost("A1", means=DRAGON) == tribe
    assert game.cost("B2", means=DRAGON) == camp


@pytest.mark.parametrize("reading", ["everything", "tokens-only"])
def test_own_tokens_in_decline_are_ignored_even_where_they_count(reading: str) -> None:
    rules = rules_for(BOARD, dragon_vs_markers=reading, own_decline_cost="counted")
    races = (held("elves", active=False), held("humans", power="dragon-master", hand=3, pieces=AT_HOME))
    on = {"A1": ("elves", 1), "B1": ("humans", 1)}
    game = Table(rules, position(rules, *races, held("ratmen", 1), on=on))
    assert game.cost("A1") == 3
    assert game.cost("A1", means=DRAGON) == 1


# Moving


def test_the_dragon_moves_and_the_old_region_loses_its_protection_at_once() -> None:
    game = table(on={"A2": ("humans", 1)}, pieces={"A2": AT_HOME})
    game.play(Conquer(game.at("A1"), DRAGON))
    assert game.pieces("A2") == {}
    assert game.pieces("A1") == AT_HOME


def test_without_the_clause_a_dragon_that_stands_does_not_move() -> None:
    game = table(on={"A2": ("humans", 1)}, pieces={"A2": AT_HOME}, without=("power.dragon-master.move",))
    assert game.refused(Conquer(game.at("A1"), DRAGON)) == ("base:power.dragon-master.place",)


@pytest.mark.parametrize(("reading", "may_stay"), [("may", True), ("must", False)])
def test_whether_the_dragon_must_move_every_turn_is_disputed(reading: str, may_stay: bool) -> None:
    game = table(on={"A2": ("humans", 1)}, pieces={"A2": AT_HOME}, dragon_move=reading)
    assert (Finish() in game.legal()) is may_stay
    if not may_stay:
        assert game.refused(Finish()) == ("base:power.dragon-master.move",)
        game.play(Conquer(game.at("A1"), DRAGON))
        assert Finish() in game.legal()


def test_who_cannot_move_the_dragon_need_not() -> None:
    assert Finish() in table(hand=0, dragon_move="must").legal()


def test_without_the_place_clause_the_dragon_is_not_set_down() -> None:
    game = table(without=("power.dragon-master.place",))
    game.play(Conquer(game.at("A1"), DRAGON))
    assert game.pieces("A1") == {}


# Immunity


def sheltered(*, race: str = "ratmen", hand: int = 8, without: tuple[str, ...] = (), **rulings: str) -> Table:
    """Another player stands beside a lone Human with the dragon."""
    rules = rules_for(BOARD, without=without, **rulings)
    races = (held("humans", power="dragon-master"), held(race, 1, power="hill", hand=hand))
    on = {"A1": ("humans", 1), "B1": (race, 1), "D3": ("humans", 2)}
    return Table(rules, position(rules, *races, on=on, pieces={"A1": AT_HOME}, turn=1))


def test_twelve_tokens_cannot_take_the_dragons_region() -> None:
    game = sheltered(hand=12)
    assert game.refused(Conquer(game.at("A1"))) == ("base:power.dragon-master.immunity",)
    assert sheltered(without=("power.dragon-master.immunity",)).may_conquer("A1")


def test_a_lone_token_with_the_dragon_cannot_be_replaced() -> None:
    game = sheltered(race="sorcerers")
    assert game.refused(Conquer(game.at("A1"), ("race.sorcerers.replace",))) == ("base:power.dragon-master.immunity",)


@pytest.mark.parametrize(("reading", "allowed"), [("immune", False), ("dragon-wins", True)])
def test_the_dragon_against_a_hole_is_disputed(reading: str, allowed: bool) -> None:
    rules = rules_for(BOARD, dragon_vs_immunity=reading)
    races = (held("humans", power="dragon-master", hand=3, pieces=AT_HOME), held("halflings", 1, power="hill"))
    on = {"B1": ("humans", 1), "A1": ("halflings", 3)}
    game = Table(rules, position(rules, *races, on=on, pieces={"A1": {"hole": 1}}))
    assert game.may_conquer("A1", DRAGON) is allowed
    assert not game.may_conquer("A1")
    if allowed:
        game.play(Conquer(game.at("A1"), DRAGON))
        assert game.pieces("A1") == AT_HOME


def test_own_ghouls_that_take_the_dragons_region_leave_the_dragon_to_its_race() -> None:
    rules = rules_for(BOARD)
    races = (held("ghouls", active=False, hand=4), held("humans", power="dragon-master"), held("ratmen", 1))
    on = {"A1": ("humans", 1), "B1": ("ghouls", 1), "D3": ("humans", 1)}
    game = Table(rules, position(rules, *races, on=on, pieces={"A1": AT_HOME}, actor="ghouls"))
    game.play(Conquer(game.at("A1")))
    assert game.pieces("A1") == {}
    assert game.holding("humans").pieces == (("dragon", 1),)


# Leaving


@pytest.mark.parametrize(("reading", "left"), [("off-board", {}), ("stays", AT_HOME)])
def test_the_dragon_of_an_abandoned_region_is_disputed(reading: str, left: dict[str, int]) -> None:
    game = table(on={"A1": ("humans", 1)}, pieces={"A1": AT_HOME}, immunity_marker_abandon=reading)
    game.state = replace(game.state, phase=Phase.READY)
    game.play(Abandon(game.at("A1")))
    assert game.pieces("A1") == left
    assert game.holding("humans").pieces == (() if left else (("dragon", 1),))


@pytest.mark.parametrize("place", ["board", "hand"])
def test_the_dragon_leaves_with_the_decline(place: str) -> None:
    rules = rules_for(BOARD)
    mine = held("humans", power="dragon-master", pieces={} if place == "board" else AT_HOME)
    lying = {"A1": AT_HOME} if place == "board" else {}
    state = position(rules, mine, held("ratmen", 1), on={"A1": ("humans", 1)}, pieces=lying, phase=Phase.START)
    game = Table(rules, state).play(Decline())
    assert game.pieces("A1") == {}
    assert dict(game.state.stock)["dragon"] == 1


def test_without_the_clause_the_dragon_outlives_the_decline() -> None:
    rules = rules_for(BOARD, without=("power.dragon-master.decline",))
    races = (held("humans", power="dragon-master"), held("ratmen", 1, hand=6))
    state = position(rules, *races, on={"A1": ("humans", 1)}, pieces={"A1": AT_HOME}, phase=Phase.START)
    assert Table(rules, state).play(Decline()).pieces("A1") == AT_HOME
