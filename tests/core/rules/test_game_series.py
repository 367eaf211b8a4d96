"""Games in numbers: coins with where they came from, tokens on the map, luck with the die."""

from fractions import Fraction
from pathlib import Path

import pytest

from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario
from core.rules.actions import Roll
from core.rules.game_series import game_series, source_name, tokens_on_map
from core.rules.playback import opened
from core.rules.scenario_tree import tree_of
from core.rules.seeded_tree import with_chance
from core.rules.spoken_names import Names
from core.rules.story_tree import MAIN, Branch, Move, StoryTree
from core.rules.tracks import Tracks

STORY = '''
title = "Two turns"
play = """
conquer Mill
attempt Peak
roll 3
deploy Mill
done
done
"""
[map]
Tower = "hill, edge, borders Mill and Peak"
Mill = "farmland"
Peak = "mountain"
Shore = "farmland, edge"
[seats.Anna]
coins = 5
race = "ratmen"
power = "merchant"
hand = 3
regions = { Tower = 1 }
[seats.Ben]
coins = 4
race = "humans"
power = "hill"
regions = { Shore = 2 }
'''
GAME = 'title = "Long"\nmap = "teach-six"\nphase = "deal"\nrounds = 5\nseed = 5\n[seats.Anna]\n[seats.Ben]\n'
STEPS = 250


def told(text):
    scenario = parse_scenario(text, "story.toml")
    board = board_of(scenario, Path("story.toml"))
    tracks = Tracks(lambda switches: opened(scenario, board, switches))
    return scenario, tracks, tree_of(scenario, tracks.opening(scenario.switches).speech)


@pytest.fixture(scope="module")
def story():
    scenario, tracks, tree = told(STORY)
    return tracks.track(tree, MAIN, scenario.switches)


@pytest.fixture(scope="module")
def game():
    """Many turns, every move taken from the same places of the list."""
    scenario, tracks, tree = told(GAME)
    tree = with_chance(tree, tracks, scenario.switches, scenario.seed)
    opening, moves = tracks.opening(scenario.switches), list(tree.path(MAIN))
    state = tracks.track(tree, MAIN, scenario.switches).state(len(moves))
    for number in range(STEPS):
        legal = opening.engine.legal_actions(state)
        if not legal:
            break
        moves.append(Move(legal[(number * 7 + 3) % len(legal)]))
        state = opening.engine.step(state, moves[-1].action).after
    return tracks.track(StoryTree((Branch(MAIN, "Main line", moves=tuple(moves)),)), MAIN, scenario.switches)


def test_coins_are_told_by_the_unit_or_the_common_clause_that_paid_them(story):
    first = game_series(story).turns[0]
    assert (first.round, first.seat) == (2, 0)
    paid = {gain.source: (gain.number, gain.clause) for gain in first.gained(0)}
    regions = sum(ground.race == "race.ratmen" for ground in story.state(first.last).grounds)
    assert paid["base:score.regions"] == (regions, "base:score.regions")
    assert paid["power.merchant"][0] == regions
    assert paid["power.merchant"][1].startswith("base:power.merchant.")
    assert first.coins == (5 + 2 * regions, 4)


def test_a_source_is_called_by_its_unit_or_by_the_title_of_its_clause(story):
    names = Names(story.opening.engine.rules.board, ("Anna", "Ben"), language="de")
    assert source_name(names, "power.merchant") == names.unit("power.merchant") != "Merchant"
    assert source_name(names, "base:score.regions") == names.clause("base:score.regions").title


def test_luck_is_what_was_rolled_less_the_average_of_the_faces(story):
    series = game_series(story)
    assert series.rolls == 1
    assert series.luck(0)[-1] == 3 - Fraction(0 + 0 + 0 + 1 + 2 + 3, 6) == 2
    assert series.luck(1)[-1] == 0


def test_the_gains_of_each_turn_add_up_to_the_coins_of_every_seat(game):
    series = game_series(game)
    assert len(series.turns) > 8
    for seat in series.seats:
        coins = series.coins(seat)
        for turn, before, after in zip(series.turns, coins[:-1], coins[1:], strict=True):
            assert after - before == sum(gain.number for gain in turn.gained(seat))
        assert coins[-1] == game.state(len(game)).seats[seat].coins


def test_turns_follow_each_other_and_cover_every_step(game):
    series = game_series(game)
    assert [(turn.round, turn.seat) for turn in series.turns[:4]] == [(1, 0), (1, 1), (2, 0), (2, 1)]
    assert series.turns[-1].last == len(game)
    assert [series.spot(turn.last) for turn in series.turns] == list(range(1, len(series.turns) + 1))
    spots = [series.spot(step) for step in range(len(game) + 1)]
    assert spots[0] == 0
    assert spots == sorted(spots)


def test_income_by_round_and_player_holds_every_coin_of_every_turn(game):
    series = game_series(game)
    for seat in series.seats:
        rounds = [number for (_, of, _), number in series.by_round().items() if of == seat]
        assert sum(rounds) == series.coins(seat)[-1] - series.coins(seat)[0]


def test_tokens_are_those_that_lie_in_regions_when_the_turn_ends(game):
    series = game_series(game)
    assert [series.tokens(seat)[-1] for seat in series.seats] == list(tokens_on_map(game.state(len(game))))
    assert max(max(series.tokens(seat)) for seat in series.seats) > 3


def test_luck_adds_up_over_all_rolls_of_a_game(game):
    series = game_series(game)
    pips = [step.action.pips for step in game.steps if isinstance(step.action, Roll)]
    assert len(pips) == series.rolls
    assert sum(series.luck(seat)[-1] for seat in series.seats) == sum(pips) - len(pips)


def test_sources_come_richest_first_and_hold_all_that_was_received(game):
    series = game_series(game)
    totals = [total for _, total in series.sources()]
    assert totals == sorted(totals, reverse=True)
    assert sum(totals) == sum(gain.number for turn in series.turns for gain in turn.gains if gain.number > 0)


def test_a_game_in_which_nothing_was_done_has_no_turn():
    scenario, tracks, _ = told(STORY)
    empty = tracks.track(StoryTree(), MAIN, scenario.switches)
    assert game_series(empty).turns == ()
    assert game_series(empty).coins(0) == (5,)
