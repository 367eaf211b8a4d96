"""Two thousand whole games of each kind, two to five players, in which every promise of the engine is checked at once.

At every step: tokens, markers and coins conserved, every listed action works and conserves them too, an eighth of
everything else that could be said is refused with clauses: another eighth at the next step. At every twenty-fifth step,
and at every step of a hundred of the games, all of it is: a fifth of all that can be said in two thousand games. Now
and then every ledger adds up. In the end the record of each game is replayed by another Python with other hashes, to
the same fingerprint after every step.
"""

import json
import os
import random
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

from core.rules.compiled import Rules
from core.rules.engine import Engine
from core.rules.record import begun, record_to_data
from core.rules.setup import new_game
from core.rules.state import GameState, Phase
from core.rules.state_json import state_from_data, state_hash, state_to_data
from core.rules.view import View
from tests.core.rules.random_play import (
    ALL_GAMES,
    assert_all_others_are_refused,
    bundled_rules,
    everything_sayable,
    picked,
)
from tests.core.rules.test_ledgers import assert_answers_agree
from tests.core.rules.test_random_games import assert_conserved, assert_in_order
from tests.core.rules.test_records import ROOT

GAMES, BATCH = 2_000, 20
PART, WHOLE, LEDGERS = 8, 25, 0.004
"""One action of so many is tried at every step, all of them at one step of so many; the share with all ledgers."""
THOROUGH = 20
"""In one game of so many all actions are tried at every step; eight in a row, so that all kinds are among them."""
FEW = 1_300
"""So much can be said in the base game; where there is more, a smaller share is tried, so that games take as long."""
REPLAY = """
import json, sys
from core.rules.record import record_from_data, replayed
from core.rules.state_json import state_hash
from tests.core.rules.random_play import bundled_board, invented_in
for line in sys.stdin:
    record, units = record_from_data(json.loads(line)), invented_in(sys.argv[1])
    print(*(state_hash(step.after) for step in replayed(record, bundled_board(record.players, record.game), units)))
"""


def assert_listed_actions_work(engine: Engine, state: GameState) -> None:
    actions = engine.legal_actions(state)
    assert len(set(actions)) == len(actions)
    for action in actions:
        after = engine.step(state, action).after
        assert after != state, action
        assert_conserved(engine.rules, after)


def look_closely(engine: Engine, state: GameState) -> None:
    assert_answers_agree(View(engine.rules, state))
    assert state_from_data(json.loads(json.dumps(state_to_data(state)))) == state


def played_and_checked(rules: Rules, seed: int, part: int) -> tuple[dict[str, Any], list[str]]:
    """A whole random game; its record as data, and the fingerprint of every position in it."""
    rng = random.Random(seed)
    engine, sayable = Engine(rules), list(everything_sayable(rules))
    more = max(1, len(sayable) // FEW)
    state = engine.settled(new_game(rules))
    record, actions, marks = begun(rules, state), [], []
    while state.phase is not Phase.OVER:
        assert_listed_actions_work(engine, state)
        place = seed + len(actions)
        is_partial = place % (WHOLE * more) and seed // 8 % (THOROUGH * more)
        tried = sayable[place % (part * more) :: part * more] if is_partial else sayable
        assert_all_others_are_refused(engine, state, tried)
        if rng.random() < LEDGERS:
            look_closely(engine, state)
        actions.append(picked(rng, engine.legal_actions(state), lively=seed % 2 == 0))
        state = engine.step(state, actions[-1]).after
        assert_conserved(rules, state)
        assert_in_order(state)
        marks.append(state_hash(state))
        assert len(actions) < 10_000
    assert_all_others_are_refused(engine, state, sayable)
    assert state.round == rules.rounds
    assert state.winners
    return record_to_data(replace(record, actions=tuple(actions))), marks


def play_all(game: str, first: int, count: int, part: int = PART) -> None:
    """Some of the games, one after the other; then all of their records again under other hashes."""
    records, marks = [], []
    for seed in range(first, first + count):
        players = 2 + seed // 2 % 4
        try:
            record, met = played_and_checked(bundled_rules(players, game), seed, part)
        except Exception as error:
            error.add_note(f"game {seed}")
            raise
        records.append(json.dumps(record))
        marks.append(met)
    told = subprocess.run(
        [sys.executable, "-c", REPLAY, game], cwd=ROOT, input="\n".join(records), text=True, capture_output=True,
        timeout=600, check=True, env=os.environ | {"PYTHONHASHSEED": str(first + 1), "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert [line.split() for line in told.stdout.splitlines()] == marks


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_game_keeps_every_promise_at_every_step(game: str) -> None:
    play_all(game, 8, 1, part=8 * PART)


@pytest.mark.soak
@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_two_thousand_games_keep_every_promise_at_every_step(game: str, first: int) -> None:
    play_all(game, first, BATCH)
