"""Diplomat: peace with an opponent whose active race was spared."""

import pytest

from core.rules.actions import Attempt, Conquer, Decline, Expand, Finish, Roll, Use
from core.rules.questions import Ask, Question
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("forest forest forest forest", "forest forest forest forest", "forest forest forest forest")
REPLACE = ("race.sorcerers.replace",)
PEACE = "base:power.diplomat.peace"


def table(*, race: str = "humans", hand: int = 4, without: tuple[str, ...] = (), **rulings: str) -> Table:
    """Seat 0 is the Diplomat in B1; seat 1 has Orcs beside him and Elves in decline, seat 2 Ratmen beside him."""
    rules = rules_for(BOARD, players=3, without=without, **rulings)
    races = (
        held(race, power="diplomat", hand=hand), held("elves", 1, active=False), held("orcs", 1, power="hill"),
        held("ratmen", 2, power="swamp"),
    )  # fmt: skip
    on = {"B1": (race, 1), "B3": (race, 1), "A1": ("orcs", 1), "A3": ("orcs", 2), "B2": ("elves", 1),
          "C1": ("ratmen", 2), "D3": ("ratmen", 3)}  # fmt: skip
    return Table(rules, position(rules, *races, on=on))


def to_the_coins(game: Table) -> Table:
    """End the conquests, put the tokens down and take the coins."""
    if game.state.phase is Phase.CONQUER:
        game.play(Finish())
    while game.state.phase in (Phase.REDEPLOY, Phase.BEFORE_COINS):
        game.play(game.legal()[0])
    return game


def allies(game: Table) -> list[int]:
    return [action.target for action in game.legal() if isinstance(action, Use)]


def is_at_peace(game: Table, race: str, where: str = "B1") -> bool:
    """Does the truce keep a race from a region?"""
    answer = game.engine.explain(game.state, Question.MAY_CONQUER, Ask(f"race.{race}", game.at(where)))
    return PEACE in {line.clause for line in answer.refusals()}


def on_to_the_turn_of(game: Table, seat: int) -> Table:
    while game.state.turn != seat or game.state.pending or game.state.phase is not Phase.START:
        actions = game.legal()
        game.play(Expand() if Expand() in actions else actions[-1])
    return game


# Choosing


def test_who_attacked_nobody_may_name_either_opponent() -> None:
    assert allies(to_the_coins(table())) == [1, 2]


def test_an_opponent_whose_active_race_was_attacked_cannot_be_chosen() -> None:
    game = table()
    game.play(Conquer(game.at("A1")))
    assert allies(to_the_coins(game)) == [2]


@pytest.mark.parametrize(("reading", "seats"), [("active-race-not-attacked", [1, 2]), ("not-attacked-at-all", [2])])
def test_an_attack_on_a_race_in_decline_is_disputed(reading: str, seats: list[int]) -> None:
    game = table(diplomat_attack_scope=reading)
    game.play(Conquer(game.at("B2")))
    assert allies(to_the_coins(game)) == seats


@pytest.mark.parametrize(("reading", "seats"), [("counts", [2]), ("success-only", [1, 2])])
def test_a_failed_attack_is_disputed(reading: str, seats: list[int]) -> None:
    game = table(hand=1, diplomat_failed_attack=reading)
    game.play(Attempt(game.at("A1")), Roll(0))
    assert allies(to_the_coins(game)) == seats


@pytest.mark.parametrize(("reading", "seats"), [("attack", [2]), ("no-attack", [1, 2])])
def test_a_replacement_is_disputed(reading: str, seats: list[int]) -> None:
    game = table(race="sorcerers", sorcerers_diplomat=reading)
    game.play(Conquer(game.at("A1"), REPLACE))
    assert allies(to_the_coins(game)) == seats


def test_nobody_need_be_named_and_only_one_can_be() -> None:
    game = to_the_coins(table())
    assert Finish() in game.legal()
    game.play(Use("ally", 2))
    assert game.state.turn == 1


def test_the_player_cannot_name_himself() -> None:
    assert to_the_coins(table()).refused(Use("ally", 0))


def test_without_the_clause_nobody_is_named() -> None:
    assert to_the_coins(table(without=("power.diplomat.choose",))).state.turn == 1


def test_what_a_third_player_does_in_this_turn_is_no_attack_of_the_diplomat() -> None:
    """In one reading Sorcerers replace in the turns of others, even a token of the Diplomat's opponent."""
    rules = rules_for(BOARD, players=2, sorcerers_timing="opponents-turn")
    races = (held("humans", power="diplomat", hand=0), held("sorcerers", 1, power="hill"))
    on = {"B1": ("humans", 1), "A1": ("sorcerers", 1), "D3": ("humans", 2)}
    game = Table(rules, position(rules, *races, on=on)).play(Finish())
    game.play(*[action for action in game.legal() if getattr(action, "option", -1) == game.at("B1")][:1])
    assert game.tokens("B1") == ("sorcerers", 1)
    assert allies(to_the_coins(game)) == [1]


# Peace


def test_the_ally_may_not_attack_the_active_race_and_others_may() -> None:
    game = to_the_coins(table()).play(Use("ally", 1))
    assert is_at_peace(game, "orcs")
    assert not is_at_peace(game, "ratmen")


def test_the_ally_may_attack_a_race_of_the_diplomat_that_is_in_decline() -> None:
    rules = rules_for(BOARD)
    races = (held("elves", active=False), held("humans", power="diplomat"), held("orcs", 1, power="hill"))
    on = {"A1": ("elves", 1), "B1": ("humans", 1), "B2": ("orcs", 1), "A2": ("orcs", 1)}
    state = position(rules, *races, on=on, phase=Phase.AFTER_COINS)
    game = Table(rules, state).play(Use("ally", 1))
    assert not is_at_peace(game, "orcs", "A1")
    assert is_at_peace(game, "orcs", "B1")


def test_the_refusal_of_the_ally_names_the_peace() -> None:
    rules = rules_for(BOARD)
    races = (held("humans", power="diplomat"), held("orcs", 1, power="hill"))
    state = position(rules, *races, on={"B1": ("humans", 1), "A1": ("orcs", 5)}, phase=Phase.AFTER_COINS)
    game = Table(rules, state).play(Use("ally", 1))
    while game.state.phase is not Phase.CONQUER:
        game.play(game.legal()[0])
    assert game.refused(Conquer(game.at("B1"))) == (PEACE,)
    assert PEACE in game.refused(Attempt(game.at("B1")))


def test_the_peace_covers_replacements() -> None:
    rules = rules_for(BOARD)
    races = (held("humans", power="diplomat"), held("sorcerers", 1, power="hill"))
    state = position(rules, *races, on={"B1": ("humans", 1), "A1": ("sorcerers", 1)}, phase=Phase.AFTER_COINS)
    game = Table(rules, state).play(Use("ally", 1))
    while game.state.phase is not Phase.CONQUER:
        game.play(game.legal()[-1] if game.state.phase is Phase.READY else game.legal()[0])
    assert PEACE in game.refused(Conquer(game.at("B1"), REPLACE))


def test_the_peace_ends_with_the_diplomats_next_turn_and_another_ally_may_be_named() -> None:
    game = on_to_the_turn_of(to_the_coins(table()).play(Use("ally", 1)), 0)
    assert not is_at_peace(game, "orcs")
    game.play(game.legal()[0])
    while game.state.phase is not Phase.AFTER_COINS:
        game.play(game.legal()[-1])
    assert allies(game) == [1, 2]
    game.play(Use("ally", 2))
    assert is_at_peace(game, "ratmen")
    assert not is_at_peace(game, "orcs")


def test_without_the_clause_the_first_ally_stays_for_good() -> None:
    game = on_to_the_turn_of(to_the_coins(table(without=("power.diplomat.change",))).play(Use("ally", 1)), 0)
    assert is_at_peace(game, "orcs")


def test_without_its_clause_there_is_no_peace() -> None:
    game = to_the_coins(table(without=("power.diplomat.peace",))).play(Use("ally", 1))
    assert not is_at_peace(game, "orcs")


# Tokens in decline


@pytest.mark.parametrize(("without", "bound"), [((), False), (("power.diplomat.decline-tokens",), True)])
def test_ghouls_of_the_ally_in_decline_may_attack(without: tuple[str, ...], bound: bool) -> None:
    rules = rules_for(BOARD, without=without)
    races = (held("humans", power="diplomat"), held("ghouls", 1, active=False), held("orcs", 1, power="hill"))
    on = {"B1": ("humans", 1), "A1": ("ghouls", 2), "C1": ("orcs", 1)}
    game = Table(rules, position(rules, *races, on=on, phase=Phase.AFTER_COINS)).play(Use("ally", 1))
    assert is_at_peace(game, "ghouls") is bound
    assert is_at_peace(game, "orcs")


def test_a_diplomat_that_declines_names_nobody_and_has_no_peace() -> None:
    rules = rules_for(BOARD)
    races = (held("humans", power="diplomat"), held("orcs", 1, power="hill"))
    state = position(rules, *races, on={"B1": ("humans", 1), "A1": ("orcs", 2)}, phase=Phase.START)
    game = Table(rules, state).play(Decline())
    assert game.state.turn == 1
    assert not is_at_peace(game, "orcs")
