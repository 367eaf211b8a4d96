"""Actions counted to a depth from a position for every race and power, against stored counts and a second opinion."""

import tomllib

import pytest

from core.rules.state import GameState
from tests.core.rules.perft_positions import POSITIONS, TABLES, perft, start
from tests.core.rules.random_play import bundled_rules
from tests.core.rules.test_naive import assert_same_opinion
from tests.core.rules.test_random_games import assert_conserved

COUNTS = tomllib.loads(TABLES.read_text(encoding="utf-8"))


def test_there_is_a_position_for_every_race_and_every_power() -> None:
    rules = bundled_rules(3)
    assert set(POSITIONS) == {*rules.races, *rules.powers} == set(COUNTS)
    for unit in POSITIONS:
        _, state = start(unit)
        assert any(unit in (each.race, each.power) for each in state.holdings), unit


@pytest.mark.parametrize("unit", POSITIONS)
def test_the_actions_from_a_position_are_as_many_as_stored_and_as_the_second_opinion_lists(unit: str) -> None:
    engine, state = start(unit)

    def look(met: GameState) -> None:
        assert_conserved(engine.rules, met)
        assert_same_opinion(engine, met)

    assert [perft(engine, state, depth, look) for depth in (1, 2, 3)] == COUNTS[unit][:3]


@pytest.mark.soak
@pytest.mark.parametrize("unit", POSITIONS)
def test_the_actions_from_a_position_to_a_depth_of_four_are_as_many_as_stored(unit: str) -> None:
    engine, state = start(unit)
    assert perft(engine, state, 4, lambda met: assert_same_opinion(engine, met)) == COUNTS[unit][3]
