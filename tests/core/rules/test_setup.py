"""Set-up: what the box holds, what is laid out, and which games are none."""

from dataclasses import replace

import pytest

from core.model.problems import RealmwrightError
from core.rules.actions import Draw
from core.rules.catalogue import build_rules
from core.rules.engine import Engine
from core.rules.market import places
from core.rules.setup import new_game, problems_of_game
from core.rules.state import CHANCE, Combo, Phase, number_of
from core.rules.switches import Switches
from tests.core.rules.boards import grid_board
from tests.core.rules.positions import rules_for


@pytest.mark.parametrize("players", [1, 6])
def test_one_or_six_players_are_no_game_unless_the_table_says_so(players: int) -> None:
    with pytest.raises(RealmwrightError, match=r"base:game\.scope"):
        build_rules(grid_board(), players=players)
    house = Switches(without=frozenset({"base:game.scope"}))
    assert build_rules(grid_board(), players=players, switches=house).players == players
    shown = build_rules(grid_board(), players=players, hypothetical=True)
    assert [part for _, part in problems_of_game(shown, is_new=False)] == ["game.scope"]


@pytest.mark.parametrize(("without", "expected"), [([], 2), (["setup.map"], 0), (["components.maps"], 0)])
def test_a_new_game_wants_the_map_marked_for_its_players(without: list[str], expected: int) -> None:
    board = replace(grid_board(), players=4)
    rules = rules_for(board, players=3, without=without)
    assert len(problems_of_game(rules, is_new=True)) == expected
    assert problems_of_game(rules, is_new=False) == ()
    assert problems_of_game(rules_for(board, players=4), is_new=True) == ()


def test_the_box_holds_what_the_clauses_count() -> None:
    rules = rules_for(grid_board())
    assert (len(rules.races), len(rules.powers), sum(rules.tray.values()), rules.coins) == (14, 20, 168, 515)
    assert rules.stock == {
        "lost-tribe": 18, "troll-lair": 10, "fortress": 6, "mountain": 9, "encampment": 5, "hole": 2, "hero": 2,
        "dragon": 1,
    }  # fmt: skip


def test_every_race_has_the_tokens_for_every_power() -> None:
    rules = rules_for(grid_board())
    assert all(rules.values[r] + rules.values[p] <= rules.tray[r] for r in rules.races for p in rules.powers)


def test_without_a_clause_the_box_has_none_or_no_end_of_it() -> None:
    assert rules_for(grid_board(), without=["components.race-banners"]).races == ()
    assert rules_for(grid_board(), without=["components.power-badges"]).powers == ()
    assert rules_for(grid_board(), without=["components.race-tokens"]).tray["race.elves"] > 1000
    assert rules_for(grid_board(), without=["components.coins"]).coins > 1000
    markers = rules_for(grid_board(), without=["components.markers"]).stock
    assert (markers["lost-tribe"], markers["fortress"] > 1000) == (18, True)
    tribes = rules_for(grid_board(), without=["components.lost-tribe-tokens"]).stock
    assert (tribes["lost-tribe"] > 1000, tribes["fortress"]) == (True, 6)


@pytest.mark.parametrize(("without", "number"), [([], 6), (["setup.six-visible"], 5), (["setup.race-column"], 1)])
def test_the_column_and_the_piles_offer_six(without: list[str], number: int) -> None:
    rules = rules_for(grid_board(), without=without)
    engine = Engine(rules)
    state = engine.settled(new_game(rules))
    while engine.to_move(state) == CHANCE:
        state = engine.step(state, engine.legal_actions(state)[0]).after
    assert len(state.market.column) == places(rules) == number
    assert state.phase is Phase.START


def test_without_badges_beside_the_banners_only_the_pair_on_the_piles_has_one() -> None:
    rules = rules_for(grid_board(), without=["setup.power-column"])
    engine = Engine(rules)
    state = engine.settled(new_game(rules))
    while engine.to_move(state) == CHANCE:
        state = engine.step(state, engine.legal_actions(state)[-1]).after
    assert [bool(combo.power) for combo in state.market.column] == [False] * 5 + [True]


def test_whoever_starts_is_the_first_player_of_every_round() -> None:
    rules = rules_for(grid_board(), players=3)
    assert (new_game(rules, first=2).first, new_game(rules, first=2).turn) == (2, 2)


def test_a_draw_rests_on_the_step_of_set_up_it_belongs_to() -> None:
    rules = rules_for(grid_board())
    engine = Engine(rules)
    step = engine.step(engine.settled(new_game(rules)), Draw("race.elves"))
    assert {change.clause for change in step.changes} == {"base:setup.race-column", "base:setup.power-column"}
    step = engine.step(step.after, Draw("power.flying"))
    assert step.after.market.column == (Combo("race.elves", "power.flying"),)
    assert number_of(step.after.tray, "race.elves") == 11
