"""Whatever is invented can be played: no fault, nothing lost, every refusal with its clauses, every file reads back."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario
from core.files.unit_file import parse_unit
from core.files.unit_writer import unit_text
from core.rules import actions as a
from core.rules.catalogue import build_rules
from core.rules.compiled import Rules
from core.rules.engine import Engine
from core.rules.inventing.unit_sentences import sentences_of
from core.rules.playback import play as play_scenario
from core.rules.setup import new_game
from core.rules.state import GameState, Phase
from tests.core.rules.inventing.random_units import random_unit
from tests.core.rules.random_play import assert_all_others_are_refused, bundled_board, everything_sayable
from tests.core.rules.test_random_games import assert_conserved, assert_in_order

FEW = 6


def chimera_game(seed: int) -> tuple[Rules, str]:
    """A game with a unit put together at random, and few others so that it comes up."""
    rng = random.Random(seed)
    game = ("base", "underground", "river")[seed % 3]
    board = bundled_board(2, game)
    plain = build_rules(board, players=2, game=game, rounds=3)
    unit = random_unit(rng, plain, ("race", "power")[seed // 3 % 2])
    assert parse_unit(unit_text(unit), "chimeras") == unit
    assert all(sentences_of(unit))
    rules = build_rules(board, players=2, game=game, rounds=3, invented=(unit,))
    races = tuple(sorted({*rng.sample(rules.races, FEW), *(race for race in rules.races if race == unit.unit_id)}))
    powers = tuple(sorted({*rng.sample(rules.powers, FEW), *(each for each in rules.powers if each == unit.unit_id)}))
    tray = {race: number for race, number in rules.tray.items() if race in races}
    return replace(rules, races=races, powers=powers, tray=tray), unit.unit_id


def picked(rng: random.Random, state: GameState, actions: tuple[a.Action, ...], unit: str) -> a.Action:
    for position, combo in enumerate(state.market.column, 1):
        if unit in (combo.race, combo.power) and a.Choose(position) in actions:
            return a.Choose(position)
    if a.Draw(unit) in actions:
        return a.Draw(unit)
    return rng.choice(actions)


def play(seed: int) -> bool:
    """A game with a random unit, checked at every step; was the unit in play?"""
    rules, unit = chimera_game(seed)
    rng, engine = random.Random(seed), Engine(rules)
    state, sayable = engine.settled(new_game(rules)), list(everything_sayable(rules))
    met, steps = False, 0
    while state.phase is not Phase.OVER:
        actions = engine.legal_actions(state)
        assert actions
        if rng.random() < 0.05:
            assert_all_others_are_refused(engine, state, rng.sample(sayable, 10))
        state = engine.step(state, picked(rng, state, actions, unit)).after
        assert_conserved(rules, state)
        assert_in_order(state)
        met |= any(unit in (each.race, each.power) for each in state.holdings)
        steps += 1
        assert steps < 3_000
    return met


DUTY = """
title = "Hives are set out in the last round, and the words want it while there are conquests"
play = "expect legal done"
[map]
Mill = "farmland, edge, borders Field"
Field = "hill, edge"
[seats.Anna]
race = "keepers"
power = "merchant"
hand = 3
regions = { Mill = 1 }
pieces = { hive = 2 }
[seats.Ben]
[[unit]]
race = "keepers"
number = 6
tokens = "giants"
[[unit.marker]]
id = "hive"
number = 3
[[unit.effect]]
block = "brings"
number = 2
piece = "hive"
[[unit.effect]]
block = "set_up_in"
stages = ["start", "conquer"]
piece = "hive"
when = { is_last_round = true }
[[unit.effect]]
block = "setting_up"
piece = "hive"
[[unit.effect]]
block = "must_set_up"
stage = "conquer"
piece = "hive"
"""


def test_what_cannot_be_set_up_now_keeps_nobody_from_ending_his_conquests() -> None:
    scenario = parse_scenario(DUTY, Path("duty.toml"))
    assert play_scenario(scenario, board_of(scenario, Path("duty.toml"))).failures == ()


def play_or_name(seed: int) -> bool:
    try:
        return play(seed)
    except Exception as error:
        error.add_note(f"chimera {seed}")
        raise


def test_units_put_together_at_random_can_be_played_to_the_end() -> None:
    assert sum(play_or_name(seed) for seed in range(12)) > 8


@pytest.mark.soak
@pytest.mark.parametrize("first", range(100, 2_100, 50))
def test_two_thousand_units_put_together_at_random_can_be_played_to_the_end(first: int) -> None:
    for seed in range(first, first + 50):
        play_or_name(seed)
