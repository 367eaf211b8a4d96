"""Immortal: no token is lost with a region, unless it is replaced."""

import pytest

from core.rules.actions import Conquer, Decline, Finish
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud crystal mine", "mine mud crystal")


def attacked(tokens: int, *, power: str = "flocking", without: tuple[str, ...] = (), **rulings: str) -> Table:
    rules = rules_for(BOARD, game="underground", without=without, **rulings)
    races = (held("shrooms", power=power, hand=6), held("mummies", 1, power="immortal"))
    on = {"A1": ("shrooms", 1), "B1": ("mummies", tokens), "C2": ("mummies", 1)}
    return Table(rules, position(rules, *races, on=on))


@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_every_token_of_a_conquered_region_is_kept(tokens: int) -> None:
    game = attacked(tokens)
    tray = game.tray("mummies")
    game.play(Conquer(game.at("B1")))
    assert (game.holding("mummies").fled, game.tray("mummies")) == (tokens, tray)


def test_without_the_clause_one_is_lost() -> None:
    game = attacked(2, without=("power.immortal.no-loss",))
    assert game.play(Conquer(game.at("B1"))).holding("mummies").fled == 1


@pytest.mark.parametrize(("without", "kept"), [((), 0), (("power.immortal.vampire-exception",), 1)])
def test_a_vampire_kills_unless_that_clause_is_off(without: tuple[str, ...], kept: int) -> None:
    game = attacked(1, power="vampire", without=without)
    game.play(Conquer(game.at("B1"), ("power.vampire.replace",)))
    assert game.holding("mummies").fled == kept


@pytest.mark.parametrize(("reading", "kept"), [("attacker-turn-end", 0), ("own-turn-end", 2)])
def test_when_they_come_back_is_disputed(reading: str, kept: int) -> None:
    rules = rules_for(BOARD, game="underground", immortal_redeploy_time=reading)
    races = (held("shrooms", power="flocking", hand=4), held("mummies", 1, power="immortal"))
    on = {"A1": ("shrooms", 1), "B1": ("mummies", 2), "C2": ("mummies", 1)}
    game = Table(rules, position(rules, *races, on=on))
    game.play(Conquer(game.at("B1")), Finish())
    while game.state.turn == 0:
        game.play(game.legal()[0])
    assert (game.holding("mummies").kept, game.tokens("C2")) == (kept, ("mummies", 3 - kept))


def test_the_badge_goes_in_decline() -> None:
    rules = rules_for(BOARD, game="underground")
    races = (held("mummies", power="immortal"), held("shrooms", 1, power="flocking"))
    game = Table(rules, position(rules, *races, on={"A1": ("mummies", 2)}, phase=Phase.START)).play(Decline())
    assert game.holding("mummies").power == ""
