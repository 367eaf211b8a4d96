"""Home-made races: the limits of the blank banner."""

import random

import pytest

from core.model.problems import RealmwrightError
from core.rules.blocks import income_per_region
from core.rules.conditions import terrain_is
from core.rules.effects import Unit
from core.rules.engine import Engine
from core.rules.home_made import HomeMadeRace, problems_of, with_home_made
from core.rules.setup import new_game
from core.rules.state import Phase
from tests.core.rules.boards import grid_board
from tests.core.rules.positions import rules_for
from tests.core.rules.test_random_games import assert_conserved

BANNER, TOKENS = "base:race.custom.banner", "base:race.custom.tokens"
MARSH = Unit("race.marsh-folk", (income_per_region(1, when=terrain_is("swamp"), clause="table:marsh-folk"),))


def test_a_race_may_borrow_the_tokens_of_another_whose_banner_is_then_out() -> None:
    rules = with_home_made(rules_for(grid_board()), HomeMadeRace(MARSH, 6, "race.giants"))
    assert "race.marsh-folk" in rules.races
    assert "race.giants" not in rules.races
    assert (rules.tray["race.marsh-folk"], rules.values["race.marsh-folk"]) == (11, 6)


def test_a_number_above_ten_is_not_allowed() -> None:
    problems = problems_of(HomeMadeRace(MARSH, 11, "race.skeletons"), rules_for(grid_board()))
    assert [clause for clause, _ in problems] == [BANNER]


def test_the_lender_must_have_enough_tokens_for_every_badge() -> None:
    rules = rules_for(grid_board())
    assert [clause for clause, _ in problems_of(HomeMadeRace(MARSH, 7, "race.giants"), rules)] == [TOKENS]
    assert [clause for clause, _ in problems_of(HomeMadeRace(MARSH, 7, "race.nobody"), rules)] == [TOKENS, TOKENS]


def test_all_problems_are_told_at_once() -> None:
    with pytest.raises(RealmwrightError, match=f"{BANNER}.*{TOKENS}"):
        with_home_made(rules_for(grid_board()), HomeMadeRace(MARSH, 12, "race.dwarves"))


def test_without_the_clauses_any_number_and_own_tokens_are_allowed() -> None:
    rules = rules_for(grid_board(), without=["race.custom.banner", "race.custom.tokens"])
    played = with_home_made(rules, HomeMadeRace(MARSH, 12, "race.giants"))
    assert {"race.giants", "race.marsh-folk"} <= set(played.races)
    assert played.tray["race.marsh-folk"] >= 12


def test_a_game_with_a_home_made_race_can_be_played_to_the_end() -> None:
    rng = random.Random(3)
    rules = with_home_made(rules_for(grid_board(), players=3), HomeMadeRace(MARSH, 6, "race.giants"))
    engine = Engine(rules)
    state = engine.settled(new_game(rules))
    while state.phase is not Phase.OVER:
        state = engine.step(state, rng.choice(engine.legal_actions(state))).after
        assert_conserved(rules, state)
    assert state.winners
