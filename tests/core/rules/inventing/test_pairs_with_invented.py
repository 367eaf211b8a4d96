"""The invented units that come with the program beside every power and every race, as their blank pieces demand."""

import random

import pytest

from core.files.unit_folders import bundled_units_folder, units_in
from core.rules.actions import Choose
from core.rules.catalogue import build_rules
from core.rules.engine import Engine
from core.rules.state import Phase
from tests.core.rules.random_play import bundled_board, picked
from tests.core.rules.test_pairs import dealt, opening
from tests.core.rules.test_random_games import assert_conserved, assert_in_order

UNITS = units_in(bundled_units_folder())
IDS = {unit.unit_id for unit in UNITS}


def rules_of(players: int, rounds: int):
    return build_rules(bundled_board(players), players=players, rounds=rounds, invented=UNITS)


RULES = rules_of(2, 3)
PAIRS = tuple((race, power) for race in RULES.races for power in RULES.powers if not IDS.isdisjoint((race, power)))


def play_pair(race: str, power: str, *, players: int, rounds: int) -> int:
    """Choose the pair with the first seat and play on at random. How many steps it was in play."""
    rules, rng = rules_of(players, rounds), random.Random(f"{race} {power}")
    engine = Engine(rules)
    state = engine.step(dealt(opening(engine, rng), race, power), Choose(1)).after
    in_play = 0
    while state.phase is not Phase.OVER:
        state = engine.step(state, picked(rng, engine.legal_actions(state), lively=True)).after
        assert_conserved(rules, state)
        assert_in_order(state)
        in_play += any(holding.race == race for holding in state.holdings)
    return in_play


def test_every_race_and_power_is_met() -> None:
    assert {race for race, _ in PAIRS} == set(RULES.races)
    assert {power for _, power in PAIRS} == set(RULES.powers)


@pytest.mark.parametrize(("race", "power"), PAIRS[::4])
def test_an_invented_unit_goes_with_what_the_box_has(race: str, power: str) -> None:
    assert play_pair(race, power, players=2, rounds=3) > 20


@pytest.mark.soak
@pytest.mark.parametrize(("race", "power"), PAIRS)
def test_an_invented_unit_goes_with_everything_the_box_has_at_any_table(race: str, power: str) -> None:
    """base:race.custom.banner, base:power.custom.badge"""
    for players in (2, 3, 4, 5):
        assert play_pair(race, power, players=players, rounds=8) > 40
