"""Home-made powers: the limit of the blank badge."""

import random

import pytest

from core.model.problems import RealmwrightError
from core.rules.blocks import income_per_region
from core.rules.conditions import terrain_is
from core.rules.effects import Unit
from core.rules.engine import Engine
from core.rules.home_made_power import HomeMadePower, problems_of_power, with_home_made_power
from core.rules.setup import new_game
from core.rules.state import Phase
from tests.core.rules.boards import grid_board
from tests.core.rules.positions import rules_for
from tests.core.rules.test_random_games import assert_conserved

BADGE = "base:power.custom.badge"
THRIFTY = Unit("power.thrifty", (income_per_region(1, when=terrain_is("farmland"), clause="table:thrifty"),))


@pytest.mark.parametrize("number", [0, 5])
def test_a_number_up_to_five_is_allowed(number: int) -> None:
    rules = with_home_made_power(rules_for(grid_board()), HomeMadePower(THRIFTY, number))
    assert "power.thrifty" in rules.powers
    assert rules.values["power.thrifty"] == number


@pytest.mark.parametrize("number", [6, -1])
def test_a_number_above_five_or_below_nought_is_not(number: int) -> None:
    rules = rules_for(grid_board())
    assert BADGE in [clause for clause, _ in problems_of_power(HomeMadePower(THRIFTY, number), rules)]
    with pytest.raises(RealmwrightError, match=BADGE):
        with_home_made_power(rules, HomeMadePower(THRIFTY, number))


def test_every_race_must_have_the_tokens_for_it() -> None:
    texts = [text for _, text in problems_of_power(HomeMadePower(THRIFTY, 6), rules_for(grid_board()))]
    assert len(texts) == 2
    assert "race.halflings" in texts[1]


def test_a_name_that_is_taken_is_refused() -> None:
    taken = HomeMadePower(Unit("power.flying"), 3)
    assert [clause for clause, _ in problems_of_power(taken, rules_for(grid_board()))] == [BADGE]


def test_without_the_clause_any_number_is_allowed() -> None:
    rules = rules_for(grid_board(), without=["power.custom.badge"])
    assert with_home_made_power(rules, HomeMadePower(THRIFTY, 6)).values["power.thrifty"] == 6


def test_a_game_with_a_home_made_power_can_be_played_to_the_end() -> None:
    rng = random.Random(5)
    rules = with_home_made_power(rules_for(grid_board(), players=3, rounds=6), HomeMadePower(THRIFTY, 4))
    engine = Engine(rules)
    state = engine.settled(new_game(rules))
    while state.phase is not Phase.OVER:
        state = engine.step(state, rng.choice(engine.legal_actions(state))).after
        assert_conserved(rules, state)
    assert state.winners
