"""What is not listed is refused: with clauses of the catalogue, whatever is asked for, and never with a fault."""

import random

import pytest

from core.rules import actions as a
from core.rules.engine import Engine
from core.rules.setup import new_game
from core.rules.state import Phase, TurnLog
from core.rules.switches import Switches
from tests.core.rules.positions import Table, board_of, held, position, rules_for
from tests.core.rules.random_play import (
    ALL_GAMES,
    PLAYERS,
    assert_all_others_are_refused,
    bundled_rules,
    everything_sayable,
    modelled_clauses,
    random_rulings,
    random_steps,
    refusal_of,
    some_of,
)


def refuse_through_a_game(
    players: int, seed: int, sample: int, switches: Switches | None = None, game: str = "base"
) -> int:  # fmt: skip
    """Before a random game and after every step of it some of everything sayable is tried. How often it was refused.

    Without banners or badges nobody can choose, and the game is over before it begins.
    """
    rng = random.Random(seed)
    rules = bundled_rules(players, game, switches)
    engine, sayable = Engine(rules), list(everything_sayable(rules))
    start = engine.settled(new_game(rules))
    refused = assert_all_others_are_refused(engine, start, sayable)
    for state in random_steps(engine, start, rng, 2_000):
        refused += assert_all_others_are_refused(engine, state, rng.sample(sayable, sample))
    return refused


@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_not_listed_is_refused_with_clauses_through_a_random_game(game: str, players: int) -> None:
    assert refuse_through_a_game(players, players, 12, game=game) > 1_000


@pytest.mark.parametrize(("game", "seed"), some_of(3))
def test_under_any_mix_of_rulings_the_rest_is_refused_with_clauses(game: str, seed: int) -> None:
    assert refuse_through_a_game(3, seed, 8, random_rulings(random.Random(seed), game), game) > 1_000


@pytest.mark.soak
@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("first", range(0, 500, 20))
def test_through_five_hundred_games_under_mixes_of_rulings_the_rest_is_refused_with_clauses(
    game: str, first: int
) -> None:  # fmt: skip
    for seed in range(first, first + 20):
        switches = random_rulings(random.Random(seed), game)
        assert refuse_through_a_game(2 + seed % 4, seed, 25, switches, game), seed


@pytest.mark.soak
@pytest.mark.parametrize("clause", modelled_clauses())
def test_without_any_single_clause_the_rest_is_refused_with_clauses(clause: str) -> None:
    game = clause.partition(":")[0]
    assert refuse_through_a_game(3, 1, 25, Switches(without=frozenset({clause})), game)


PLAIN = board_of("farmland hill sea", "swamp farmland hill", "forest swamp mountain", inland=("B2",))


@pytest.mark.parametrize("phase", [Phase.START, Phase.READY, Phase.CONQUER, Phase.REDEPLOY, Phase.BEFORE_COINS])
def test_in_every_phase_everything_sayable_is_done_or_refused(phase: Phase) -> None:
    rules = rules_for(PLAIN)
    state = position(
        rules, held("humans", power="hill", hand=2), held("orcs", 1, power="swamp"), phase=phase,
        on={"A1": ("humans", 2), "B3": ("orcs", 1)},
    )  # fmt: skip
    engine, sayable = Engine(rules), list(everything_sayable(rules))
    legal = set(engine.legal_actions(state))
    assert legal < set(sayable)
    assert assert_all_others_are_refused(engine, state, sayable) == len(sayable) - len(legal)


def test_when_the_game_is_over_everything_is_refused() -> None:
    rules = rules_for(PLAIN)
    over = position(rules, held("humans", power="hill"), phase=Phase.OVER)
    engine = Engine(rules)
    for action in everything_sayable(rules):
        assert refusal_of(engine, over, action) == ("base:end.count",)


@pytest.mark.parametrize(
    ("action", "clauses"),
    [
        (a.Conquer(4), {"base:conquest.first-region", "base:conquest.border-definition"}),
        (a.Conquer(2), {"base:conquest.water"}),
        (a.Conquer(8), {"base:conquest.cost"}),
        (a.Conquer(99), {"base:conquest.subsequent"}),
        (a.Attempt(0), {"base:conquest.last-attempt.eligibility"}),
        (a.RollFirst(), {"base:conquest.last-attempt.target"}),
    ],
)
def test_a_new_race_is_told_every_clause_against_its_wish(action: a.Action, clauses: set[str]) -> None:
    rules = rules_for(PLAIN)
    table = Table(rules, position(rules, held("humans", power="hill", hand=2), held("orcs", 1, power="swamp")))
    assert set(table.refused(action)) == clauses


@pytest.mark.parametrize(
    ("action", "clauses"),
    [
        (a.Conquer(0), {"base:conquest.last-attempt.roll"}),
        (a.Conquer(2), {"base:conquest.last-attempt.roll", "base:conquest.water"}),
        (a.Conquer(8), {"base:conquest.last-attempt.roll", "base:conquest.cost"}),
        (a.Decide(0), {"base:conquest.last-attempt.roll"}),
        (a.PlacePiece("fortress", 8), {"base:conquest.last-attempt.roll", "base:power.fortified.place"}),
        (
            a.Deploy(0),
            {
                "base:conquest.last-attempt.roll",
                "base:conquest.subsequent",
                "base:redeploy.free-move",
                "base:redeploy.own-race-only",
            },
        ),
    ],
)
def test_while_the_die_is_waited_for_everything_else_against_a_wish_is_told_too(
    action: a.Action, clauses: set[str]
) -> None:
    rules = rules_for(PLAIN)
    table = Table(rules, position(rules, held("humans", power="fortified", hand=2), held("orcs", 1, power="swamp")))
    table.play(a.Attempt(8))
    assert table.state.pending
    assert set(table.refused(action)) == clauses


@pytest.mark.parametrize(
    ("phase", "action", "clauses"),
    [
        (Phase.START, a.Conquer(2), {"base:flow.later-turn-options", "base:conquest.adjacency", "base:conquest.water"}),
        (Phase.START, a.Abandon(7), {
            "base:flow.later-turn-options", "base:ready.pick-up", "base:abandon.allowed",
        }),
        (Phase.START, a.TakeUp(0), {"base:flow.later-turn-options", "base:ready.pick-up"}),
        (Phase.READY, a.Abandon(7), {"base:ready.pick-up", "base:abandon.allowed"}),
        (Phase.CONQUER, a.Roll(2), {"base:conquest.subsequent", "base:conquest.last-attempt.roll"}),
        (Phase.READY, a.Conquer(7), {"base:ready.pick-up", "base:conquest.adjacency"}),
        (Phase.READY, a.Conquer(1), {"base:ready.pick-up"}),
        (Phase.READY, a.Choose(9), {
            "base:ready.pick-up", "base:flow.later-turn-options", "base:choose.available", "base:choose.price",
        }),
        (Phase.CONQUER, a.Deploy(7), {
            "base:conquest.subsequent", "base:redeploy.free-move", "base:redeploy.own-race-only",
        }),
        (Phase.CONQUER, a.PlacePiece("fortress", 0), {"base:conquest.subsequent", "base:power.fortified.place"}),
        (Phase.CONQUER, a.Conquer(1, ("power.dragon-master.dragon",)), {"base:power.dragon-master.conquer"}),
        (Phase.REDEPLOY, a.Attempt(2), {
            "base:redeploy.free-move", "base:conquest.adjacency", "base:conquest.water",
        }),
        (Phase.REDEPLOY, a.Decline(), {"base:redeploy.free-move", "base:flow.later-turn-options"}),
        (Phase.AFTER_COINS, a.Use("ally", 1), {"base:flow.turn-order", "base:power.diplomat.choose"}),
    ],
)  # fmt: skip
def test_at_the_wrong_time_everything_else_against_a_wish_is_told_too(
    phase: Phase, action: a.Action, clauses: set[str]
) -> None:
    rules = rules_for(PLAIN)
    state = position(
        rules, held("humans", power="hill", hand=4), held("orcs", 1, power="swamp"), phase=phase,
        on={"A1": ("humans", 2), "B3": ("orcs", 1)}, log=TurnLog(expanded=phase is not Phase.START),
    )  # fmt: skip
    assert set(Engine(rules).why_not(state, action).clauses) == clauses


def test_ways_to_conquer_that_do_not_go_together_are_refused_by_both() -> None:
    rules = rules_for(PLAIN)
    state = position(
        rules, held("sorcerers", power="dragon-master", hand=4), held("orcs", 1, power="swamp"),
        on={"A1": ("sorcerers", 2), "B1": ("orcs", 1)},
    )  # fmt: skip
    both = ("race.sorcerers.replace", "power.dragon-master.dragon")
    assert {a.Conquer(1, (each,)) for each in both} <= set(Engine(rules).legal_actions(state))
    refusal = Engine(rules).why_not(state, a.Conquer(1, both))
    assert set(refusal.clauses) == {"base:race.sorcerers.replace", "base:power.dragon-master.conquer"}


@pytest.mark.parametrize(
    ("off", "action"),
    [
        ("power.dragon-master.conquer", a.Conquer(1, ("power.dragon-master.dragon",))),
        ("power.fortified.place", a.PlacePiece("fortress", 0)),
        ("power.diplomat.choose", a.Use("ally", 1)),
    ],
)
def test_what_is_switched_off_is_no_reason(off: str, action: a.Action) -> None:
    rules = rules_for(PLAIN, without=[off])
    power = off.split(".")[1]
    state = position(
        rules, held("humans", power=power, hand=4), held("orcs", 1, power="swamp"), on={"A1": ("humans", 2)}
    )
    assert Engine(rules).why_not(state, action).clauses == ("base:conquest.subsequent",)


def test_between_two_turns_only_the_retreat_is_told_of() -> None:
    rules = rules_for(PLAIN)
    state = position(
        rules, held("humans", power="hill", hand=5), held("orcs", 1, power="swamp"),
        on={"A1": ("humans", 1), "B1": ("orcs", 3), "A3": ("orcs", 1), "C3": ("orcs", 1)},
    )  # fmt: skip
    table = Table(rules, state).play(a.Conquer(1), a.Finish(), *[a.Deploy(0)] * 4)
    assert set(table.legal()) == {a.Deploy(6), a.Deploy(8)}
    assert table.refused(a.Deploy(0)) == table.refused(a.Conquer(0)) == ("base:conquest.retreat",)
    assert set(table.refused(a.PlacePiece("fortress", 0))) == {"base:conquest.retreat"}


def test_a_marker_in_the_wrong_place_at_the_wrong_time_is_refused_for_both() -> None:
    rules = rules_for(PLAIN)
    state = position(
        rules, held("humans", power="fortified"), held("orcs", 1, power="swamp"), phase=Phase.START,
        on={"A1": ("humans", 2), "A2": ("humans", 1), "A3": ("humans", 1), "B3": ("orcs", 1)},
    )  # fmt: skip
    table = Table(rules, state).play(a.PlacePiece("fortress", 0))
    assert table.refused(a.PlacePiece("fortress", 3)) == ("base:power.fortified.place",)
    both = {"base:power.fortified.limit", "base:power.fortified.place"}
    assert set(table.refused(a.PlacePiece("fortress", 0))) == both


def test_an_attempt_out_of_reach_says_how_many_tokens_are_lacking() -> None:
    rules = rules_for(PLAIN)
    state = position(
        rules, held("humans", power="hill", hand=1), held("orcs", 1, power="swamp"),
        on={"A1": ("humans", 1), "B1": ("orcs", 4)},
    )  # fmt: skip
    refusal = Engine(rules).why_not(state, a.Attempt(1))
    assert refusal.clauses == ("base:conquest.last-attempt.target",)
    assert (refusal.short, refusal.pips) == (5, 0)
