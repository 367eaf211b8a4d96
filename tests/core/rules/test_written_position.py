"""A position of a game written down as a set-up is the same position again; what is left behind is told."""

import random
from dataclasses import replace

import pytest

from core.files.scenario_file import parse_scenario
from core.files.scenario_writer import scenario_text
from core.rules.engine import Engine
from core.rules.scenario import Scenario, SeatSetup, Setup
from core.rules.set_position import set_position
from core.rules.setup import new_game
from core.rules.state import GameState, Phase, TurnLog
from core.rules.written_position import left_behind, setup_of
from tests.core.rules.random_play import ALL_GAMES, bundled_rules, random_steps

TOLD = Setup(seats=(SeatSetup("Anna"), SeatSetup("Ben")))


def comparable(state: GameState) -> GameState:
    """A position without what a set-up does not say: the turn so far, and when a race came."""
    holdings = tuple(replace(each, since=1, entered=True) for each in state.holdings)
    below = tuple(sorted(state.market.banners_below)), tuple(sorted(state.market.discards))
    market = replace(state.market, banners_below=below[0], discards=below[1])
    return replace(state, holdings=holdings, market=market, log=TurnLog(), memos=(), gone=(), stock=())


@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_beginning_of_a_turn_reads_back_as_the_same_position(game: str) -> None:
    rules = bundled_rules(2, game)
    engine, seen = Engine(rules), 0
    for state in random_steps(engine, engine.settled(new_game(rules)), random.Random(11), 500):
        if state.phase is Phase.START and not state.pending and seen < 12:
            setup = setup_of(rules, state, TOLD)
            again, problems = set_position(rules, setup)
            assert problems == ()
            assert comparable(again) == comparable(state)
            seen += 1
    assert seen == 12


def test_the_set_up_of_a_position_can_be_written_to_a_file(tmp_path) -> None:
    rules = bundled_rules(2, "underground")
    engine = Engine(rules)
    *_, state = random_steps(engine, engine.settled(new_game(rules)), random.Random(3), 260)
    setup = replace(setup_of(rules, state, TOLD), tied=(("stonehedge", "flames"),), stack=4)
    read = parse_scenario(scenario_text(Scenario("A position", setup=setup)), tmp_path / "position.toml")
    assert read.setup == setup


def test_a_turn_that_has_begun_says_what_is_not_carried_over() -> None:
    rules = bundled_rules(2)
    engine = Engine(rules)
    states = random_steps(engine, engine.settled(new_game(rules)), random.Random(5), 200)
    state = next(each for each in states if each.phase is Phase.CONQUER and each.log.conquests)
    assert "what this turn has done so far" in left_behind(rules, state, setup_of(rules, state, TOLD))
