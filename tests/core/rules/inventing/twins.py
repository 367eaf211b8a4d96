"""Built-in units written once more as files, and a game in which such a twin takes the place of the unit."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from core.files.unit_file import read_unit
from core.rules import actions as a
from core.rules.catalogue import built_in_units
from core.rules.combine import ledger, verdict
from core.rules.compiled import Rules
from core.rules.engine import Engine
from core.rules.inventing.assembling import assembled
from core.rules.inventing.records import InventedUnit
from core.rules.questions import Ask, Question
from core.rules.setup import new_game
from core.rules.state import GameState, Phase
from core.rules.switches import Switches
from core.rules.view import View
from tests.core.rules.random_play import bundled_rules, random_rulings

FILES = sorted((Path(__file__).parent / "twins").glob("*.unit.toml"))
OTHERS = 6
"""Races or badges beside the twin, so that it is on offer nearly always."""


@cache
def twin(path: Path) -> InventedUnit:
    return read_unit(path)


def game_of(unit: InventedUnit) -> str:
    """The game whose box holds the built-in unit."""
    for game in ("base", "underground"):
        if unit.unit_id in bundled_rules(2, game).units:
            return game
    raise AssertionError(f"there is no unit {unit.unit_id}")


def with_few_others(rules: Rules, unit: str) -> Rules:
    """A small column, so that the unit comes up."""
    races = [race for race in rules.races if race != unit]
    powers = [power for power in rules.powers if power != unit]
    if unit.startswith("race."):
        races = races[:OTHERS]
    else:
        powers = powers[:OTHERS]
    return replace(
        rules, races=tuple(sorted({*races, *([unit] if unit.startswith("race.") else [])})),
        powers=tuple(sorted({*powers, *([unit] if unit.startswith("power.") else [])})),
    )  # fmt: skip


def with_twin(rules: Rules, unit: InventedUnit) -> Rules:
    """The same game, in which the unit is the one of the file."""
    made = replace(assembled(unit), needs=built_in_units()[unit.unit_id].needs)
    return replace(rules, units={**rules.units, unit.unit_id: made})


def picked(rng: random.Random, rules: Rules, state: GameState, actions: tuple[a.Action, ...], unit: str) -> a.Action:
    """A random action, but whoever may choose the unit does, and draws bring it."""
    for position, combo in enumerate(state.market.column, 1):
        if unit in (combo.race, combo.power) and a.Choose(position) in actions:
            return a.Choose(position)
    if a.Draw(unit) in actions:
        return a.Draw(unit)
    busy = [action for action in actions if isinstance(action, a.Conquer | a.PlacePiece | a.Decide)]
    return rng.choice(busy if busy and rng.random() < 0.7 else actions)


def in_built_in_words(told: object, unit: InventedUnit) -> str:
    """What was told, with the clauses of the built-in unit instead of the twin's."""
    own = {clause for effect in built_in_units()[unit.unit_id].effects for clause in effect.clauses()}
    home = next(iter(sorted(own)), "base:").partition(":")[0]
    return repr(told).replace(f"invented:{unit.unit_id}.", f"{home}:{unit.unit_id}.")


def answers(rules: Rules, state: GameState) -> Iterator[object]:
    """Every price, permission and income of a position with its lines; what else a clause rests on is left out."""
    view = View(rules, state)
    for holding in state.holdings:
        ask = Ask(holding.race, seat=holding.seat)
        yield _bare(ledger(view, Question.INCOME, ask))
        for region in range(len(rules.board)):
            ask = Ask(holding.race, region, seat=holding.seat)
            yield _bare(ledger(view, Question.CONQUEST_COST, ask))
            yield _bare(verdict(view, Question.MAY_CONQUER, ask))


def _bare(answer: object) -> object:
    lines = tuple(replace(line, also=()) for line in answer.contributions)  # type: ignore[attr-defined]
    return replace(answer, contributions=lines)  # type: ignore[type-var]


def compare(unit: InventedUnit, seed: int, *, is_read_anyhow: bool) -> tuple[int, int]:
    """Play a game with the unit and with its twin at once. How many steps, and in how many the unit was in play."""
    rng = random.Random(seed)
    game = game_of(unit)
    switches = random_rulings(rng, game) if is_read_anyhow else Switches()
    plain = with_few_others(bundled_rules(2 + seed % 2, game, switches, rounds=2), unit.unit_id)
    other = with_twin(plain, unit)
    one, two = Engine(plain), Engine(other)
    here, there = one.settled(new_game(plain)), two.settled(new_game(other))
    steps = met = 0
    while here.phase is not Phase.OVER:
        actions = one.legal_actions(here)
        assert actions == two.legal_actions(there), steps
        if rng.random() < 0.03:
            for first, second in zip(answers(plain, here), answers(other, there), strict=True):
                assert repr(first) == in_built_in_words(second, unit)
        action = picked(rng, plain, here, actions, unit.unit_id)
        done, twins = one.step(here, action), two.step(there, action)
        assert repr(done.changes) == in_built_in_words(twins.changes, unit)
        here, there = done.after, twins.after
        assert here == there
        steps += 1
        met += any(unit.unit_id in (each.race, each.power) for each in here.holdings)
    return steps, met
