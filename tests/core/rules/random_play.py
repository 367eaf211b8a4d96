"""Random play for the tests: boards, everything that could be said in a position, and what must hold after any step."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations

from core.files.bundled import bundled_maps
from core.files.map_file import read_map
from core.files.unit_folders import bundled_units_folder, units_in
from core.model.board import Board
from core.rules import actions as a
from core.rules.catalogue import BOXES, OTHERS, build_rules
from core.rules.catalogue_data import catalogue_data
from core.rules.compiled import Rules
from core.rules.engine import Engine
from core.rules.inventing.records import InventedUnit
from core.rules.refusal import IllegalActionError
from core.rules.rulings import disputes_of
from core.rules.state import GameState
from core.rules.switches import Switches
from core.topology.board_builder import build_board

NEVER_HEARD = "no-such-thing"
"""A word no unit knows, for means, markers and offers."""
PLAYERS = (2, 3, 4, 5)
GAMES = ("base", "underground", "river")
MIXED = ("base-mixed", "underground-mixed", "river-mixed")
INVENTED = ("base-invented",)
"""Games in which the invented units that come with the program take part, beside few others so that they come up."""
ALL_GAMES = (*GAMES, *MIXED, *INVENTED)
FEW = 7
UNITS = ("race.", "power.", "relic.", "place.")


def some_of(seeds: int) -> tuple[tuple[str, int], ...]:
    """Every game with so many seeds, a mixed one with a third of them: it is made of what the others have."""
    return tuple((game, seed) for game in ALL_GAMES for seed in range(seeds if game in GAMES else seeds // 3))


@cache
def bundled_board(players: int, game: str = "base") -> Board:
    """The board of the bundled map of a game for so many players."""
    (path,) = (each for each in bundled_maps() if each.name.startswith(f"{game.partition('-')[0]}-{players}-"))
    return build_board(read_map(path))


def bundled_rules(
    players: int, game: str = "base", switches: Switches | None = None, rounds: int | None = None
) -> Rules:  # fmt: skip
    """The rules of a game on its bundled map."""
    units = invented_in(game)
    rules = build_rules(
        bundled_board(players, game), players=players, game=game.removesuffix("-invented"), switches=switches,
        rounds=rounds, invented=units,
    )  # fmt: skip
    return _with_few_others(rules, {unit.unit_id for unit in units}) if units else rules


def invented_in(game: str) -> tuple[InventedUnit, ...]:
    return units_in(bundled_units_folder()) if game in INVENTED else ()


def _with_few_others(rules: Rules, units: set[str]) -> Rules:
    def kept(names: tuple[str, ...]) -> tuple[str, ...]:
        others = [name for name in names if name not in units]
        return tuple(sorted({*others[::2][:FEW], *(units & set(names))}))

    races = kept(rules.races)
    tray = {race: number for race, number in rules.tray.items() if race in races}
    return replace(rules, races=races, powers=kept(rules.powers), tray=tray)


def ways(rules: Rules) -> tuple[tuple[str, ...], ...]:
    """Every set of means that could be named for a conquest, known or not, up to two at once."""
    names = (*sorted(rules.means), "die", NEVER_HEARD)
    return ((), *((name,) for name in names), *combinations(names, 2))


def everything_sayable(rules: Rules) -> Iterator[a.Action]:
    """Every action that can be written down for this game, sensible or not; numbers just off the board included."""
    regions = range(-1, len(rules.board) + 1)
    yield from (a.Expand(), a.Decline(), a.RollFirst(), a.Finish())
    yield from (a.Choose(position) for position in range(-1, 9))
    yield from (a.Roll(pips) for pips in range(-1, 5))
    yield from (a.Draw(item) for item in (*rules.units, NEVER_HEARD))
    yield from (a.Decide(option) for option in range(-2, len(rules.board) + 1))
    for region in regions:
        yield from (a.TakeUp(region), a.Abandon(region), a.Deploy(region))
        yield from (a.PlacePiece(piece, region) for piece in (*rules.stock, NEVER_HEARD))
        yield from (a.Conquer(region, means) for means in ways(rules))
        yield from (a.Attempt(region, means) for means in ways(rules))
    offers = sorted({offer for _, offer in rules.offers})
    yield from (a.Use(offer, target) for offer in (*offers, NEVER_HEARD) for target in regions)


def refusal_of(engine: Engine, state: GameState, action: a.Action) -> tuple[str, ...]:
    """The clauses with which `step` refuses an action; anything else it does is a failed test."""
    try:
        engine.step(state, action)
    except IllegalActionError as refused:
        return refused.refusal.clauses
    raise AssertionError(f"{action} was carried out although it is not listed")


def assert_all_others_are_refused(engine: Engine, state: GameState, sample: list[a.Action]) -> int:
    """Every sampled action that is not listed is refused with clauses of the catalogue. How many were.

    What a unit says is no reason once it is switched off.
    """
    silent = {clause for clause in engine.rules.without if clause.partition(":")[2].startswith(UNITS)}
    known = {*catalogue_data().clause_by_id, *engine.rules.own_words.clauses}
    listed = set(engine.legal_actions(state))
    others = [action for action in sample if action not in listed]
    for action in others:
        clauses = refusal_of(engine, state, action)
        assert clauses, (action, state.phase)
        assert all(clause in known for clause in clauses), (action, clauses)
        assert len(set(clauses)) == len(clauses), (action, clauses)
        assert silent.isdisjoint(clauses), (action, clauses)
    return len(others)


def picked(rng: random.Random, actions: Sequence[a.Action], lively: bool) -> a.Action:
    """Any action; in a lively game mostly one that goes on conquering instead of giving up or stopping."""
    if lively and rng.random() < 0.85:
        going_on = [each for each in actions if not isinstance(each, a.Decline | a.Abandon | a.Finish)]
        return rng.choice(going_on or actions)
    return rng.choice(actions)


def random_steps(engine: Engine, state: GameState, rng: random.Random, limit: int) -> Iterator[GameState]:
    """The states of a lively game played at random, until it is over or the limit is reached."""
    for _ in range(limit):
        actions = engine.legal_actions(state)
        if not actions:
            return
        state = engine.step(state, picked(rng, actions, True)).after
        yield state


def live_disputes(game: str = "base") -> dict[str, tuple[str, ...]]:
    """The options of every live dispute of a game and of those it is played with, by id."""
    home = game.partition("-")[0]
    others = OTHERS[home] if game in MIXED else ()
    found = (each for each in disputes_of(home, *others) if each.game in (*BOXES[home], *others))
    return {each.id: tuple(option.id for option in each.options) for each in found}


def random_rulings(rng: random.Random, game: str = "base") -> Switches:
    """A reading of the rules put together at random: any option of every live dispute."""
    return Switches(rulings={dispute: rng.choice(options) for dispute, options in live_disputes(game).items()})


def modelled_clauses(*games: str) -> tuple[str, ...]:
    chosen = games or GAMES
    return tuple(each.id for each in catalogue_data().clauses if each.game in chosen and each.modelled)
