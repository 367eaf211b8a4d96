"""Records of games: played again they give the same positions, step by step, wherever and whenever."""

import json
import os
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from core.model.problems import RealmwrightError
from core.rules.actions import Finish
from core.rules.catalogue import build_rules
from core.rules.engine import Engine
from core.rules.record import Record, begun, board_mark, record_from_data, record_to_data, replayed
from core.rules.setup import new_game
from core.rules.state import Combo, Ground, Holding, Market
from core.rules.state_json import state_hash
from core.rules.switches import Switches
from tests.core.rules.random_play import (
    ALL_GAMES,
    bundled_board,
    bundled_rules,
    invented_in,
    live_disputes,
    random_rulings,
)

ROOT = Path(__file__).parents[3]
REPLAY = """
import json, sys
from core.rules.record import record_from_data, replayed
from core.rules.state_json import state_hash
from tests.core.rules.random_play import bundled_board
record = record_from_data(json.load(sys.stdin))
print(*(state_hash(step.after) for step in replayed(record, bundled_board(record.players))))
"""


def played(
    players: int, seed: int, steps: int, switches: Switches | None = None, *, hashed: bool = True, game: str = "base"
) -> tuple[Record, list[str]]:
    """A random game on record, and the fingerprint of every position in it."""
    rng = random.Random(seed)
    rules = bundled_rules(players, game, switches)
    engine = Engine(rules)
    state = engine.settled(new_game(rules))
    record, hashes = begun(rules, state), []
    for _ in range(steps):
        actions = engine.legal_actions(state)
        if not actions:
            break
        action = rng.choice(actions)
        state = engine.step(state, action).after
        record = replace(record, actions=(*record.actions, action))
        if hashed:
            hashes.append(state_hash(state))
    return record, hashes


def through_json(record: Record) -> Record:
    return record_from_data(json.loads(json.dumps(record_to_data(record))))


@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("players", [2, 5])
def test_a_record_replays_to_the_same_position_at_every_step(game: str, players: int) -> None:
    record, hashes = played(players, seed=players, steps=5_000, game=game)
    assert through_json(record) == record
    again = replayed(record, bundled_board(players, game), invented_in(game))
    assert [state_hash(step.after) for step in again] == hashes


def test_a_record_of_invented_units_is_told_apart_without_them() -> None:
    record, _ = played(2, seed=2, steps=5, game="base-invented")
    with pytest.raises(RealmwrightError, match="does not fit the game"):
        list(replayed(record, bundled_board(2)))


def test_a_record_survives_json_whatever_was_done_in_it() -> None:
    kinds = set()
    for seed in range(12):
        record, _ = played(3, seed, 400, hashed=False)
        assert through_json(record) == record
        kinds |= {type(action).__name__ for action in record.actions}
    assert kinds >= {"Choose", "Expand", "Decline", "TakeUp", "Abandon", "Conquer", "Attempt", "Deploy", "Decide",
                     "PlacePiece", "Roll", "Draw", "Finish"}  # fmt: skip


def test_a_record_replays_alike_under_any_seed_of_pythons_hashes() -> None:
    record, hashes = played(4, seed=11, steps=250, switches=random_rulings(random.Random(5)))
    data = json.dumps(record_to_data(record))
    for seed in ("1", "31337"):
        told = subprocess.run(
            [sys.executable, "-c", REPLAY], cwd=ROOT, input=data, text=True, capture_output=True, timeout=120,
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}, check=True,
        )  # fmt: skip
        assert told.stdout.split() == hashes


def test_a_random_game_is_the_same_game_under_any_seed_of_pythons_hashes() -> None:
    """The listed actions, and so what a seed picks from them, have the same order."""
    code = (
        "from tests.core.rules.test_records import played\n"
        "print(*played(3, seed=4, steps=400)[1])"
    )  # fmt: skip
    told = [
        subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, text=True, capture_output=True, timeout=120, check=True,
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
        ).stdout.split()
        for seed in ("0", "271828")
    ]  # fmt: skip
    assert told[0] == told[1] == played(3, seed=4, steps=400)[1]


def test_a_record_names_an_option_for_every_live_dispute() -> None:
    record, _ = played(2, seed=1, steps=1)
    assert {name for name, _ in record.rulings} == set(live_disputes())


def test_an_old_record_replays_unchanged_when_a_default_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every ruling is pinned: where a game without switches would now be read otherwise, the record is not."""
    from core.rules import rulings

    record, hashes = played(3, seed=2, steps=400)
    real = rulings.rulings_under
    others = {
        name: next(o for o in options if o != dict(record.rulings)[name]) for name, options in live_disputes().items()
    }

    def changed_defaults(game: str, switches: Switches) -> dict[str, str]:
        return real(game, Switches(switches.edition, others | dict(switches.rulings), switches.without))

    monkeypatch.setattr("core.rules.catalogue.rulings_under", changed_defaults)
    fresh = build_rules(bundled_board(3), players=3)
    assert all(fresh.rulings[name.rpartition(".")[2]] == option for name, option in others.items())
    assert [state_hash(step.after) for step in replayed(record, bundled_board(3))] == hashes


def test_a_record_keeps_the_clauses_that_were_switched_off() -> None:
    off = Switches(without=frozenset({"base:conquest.minimum-token", "base:conquest.adjacency"}))
    record, hashes = played(2, seed=9, steps=300, switches=off)
    assert set(record.without) >= off.without
    again = through_json(record)
    assert [state_hash(step.after) for step in replayed(again, bundled_board(2))] == hashes
    with pytest.raises(RealmwrightError, match=r"action \d+ of the record"):
        list(replayed(replace(again, without=()), bundled_board(2)))


def test_a_record_knows_its_board_by_what_the_rules_see() -> None:
    board = bundled_board(3)
    assert board_mark(replace(board, title="renamed", names=board.ids)) == board_mark(board)
    assert board_mark(replace(board, edge=tuple(not each for each in board.edge))) != board_mark(board)
    record, _ = played(3, seed=1, steps=3)
    with pytest.raises(RealmwrightError, match="was not played on the board"):
        list(replayed(record, bundled_board(4)))


def test_an_action_that_cannot_be_done_is_told_with_its_number() -> None:
    record, _ = played(3, seed=1, steps=5)
    with pytest.raises(RealmwrightError, match="action 6 of the record") as trouble:
        list(replayed(replace(record, actions=(*record.actions, Finish(), Finish())), bundled_board(3)))
    assert "base:" in str(trouble.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"grounds": ()},
        {"seats": ()},
        {"turn": 3},
        {"market": Market(column=(Combo("race.nobody", "power.hill"),))},
        {"grounds": (Ground("race.elves", 1),) * len(bundled_board(3))},
        {"holdings": (Holding("race.elves", "power.none", 0),)},
        {"actor": "race.elves"},
    ],
)
def test_a_record_that_begins_nowhere_is_refused(changes: dict[str, Any]) -> None:
    record, _ = played(3, seed=1, steps=2)
    with pytest.raises(RealmwrightError, match="does not fit the game"):
        list(replayed(replace(record, start=replace(record.start, **changes)), bundled_board(3)))


def _spoilt(data: dict[str, Any], path: str, value: Any) -> Any:
    *way, last = path.split("/")
    part: Any = data
    for each in way:
        part = part[int(each)] if each.isdigit() else part[each]
    part[int(last) if last.isdigit() else last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("record", 2, "no record of version 1"),
        ("rulings", [], "a table of rulings"),
        ("actions", {}, "a list of actions"),
        ("players", "3", "record.players: int is expected"),
        ("start", None, "record.start: the fields"),
        ("start/bank", True, "record.start.bank: int is expected"),
        ("actions/0", "choose", r"record.actions\[0\]: an action is expected"),
        ("actions/0/do", "Cheat", r"record.actions\[0\]: an action is expected"),
        ("actions/0/item", 7, r"record.actions\[0\].item: str is expected"),
        ("rulings/base:dispute.last-round", 1, "record.rulings"),
        ("surplus", 1, "record: the fields"),
    ],
)
def test_data_that_are_no_record_are_refused_with_the_place(path: str, value: Any, words: str) -> None:
    record, _ = played(2, seed=1, steps=2)
    with pytest.raises(RealmwrightError, match=words) as trouble:
        record_from_data(_spoilt(record_to_data(record), path, value))
    assert "\n" not in str(trouble.value)
