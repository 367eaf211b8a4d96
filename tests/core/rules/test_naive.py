"""The engine against a second opinion: in every position both list the same actions and name the same prices."""

import random

import pytest

from core.rules.actions import Action, Conquer, Finish, PlacePiece
from core.rules.catalogue import build_rules
from core.rules.combine import total
from core.rules.engine import Engine
from core.rules.questions import Ask, Question
from core.rules.setup import new_game
from core.rules.state import GameState, Phase, TurnLog
from core.rules.view import View
from tests.core.rules import naive_underground as underground
from tests.core.rules.boards import grid_board
from tests.core.rules.naive_rules import naive_legal, price
from tests.core.rules.perft_positions import BOARD
from tests.core.rules.positions import held, position, rules_for
from tests.core.rules.random_play import GAMES, PLAYERS, bundled_rules, random_steps


def opinions(engine: Engine, state: GameState) -> tuple[set[Action], set[Action]]:
    """What the engine lists and what the second opinion lists; of Underground as far as that has one."""
    listed = set(engine.legal_actions(state))
    if engine.rules.game != "underground":
        return listed, naive_legal(engine.rules.board, state)
    plain = underground.naive_plain(engine.rules.board, state)
    return ({each for each in listed if underground.is_judged(each)}, plain) if plain is not None else (set(), set())


def assert_same_opinion(engine: Engine, state: GameState) -> None:
    legal, naive = opinions(engine, state)
    assert legal == naive, (sorted(map(str, legal - naive)), sorted(map(str, naive - legal)), state.phase, state.actor)
    if state.phase is Phase.CONQUER and state.actor:
        view, me = View(engine.rules, state), state.holding(state.actor)
        asked = underground.price if engine.rules.game == "underground" else price
        for region in range(len(engine.rules.board)):
            cost = total(view, Question.CONQUEST_COST, Ask(me.race, region))
            assert cost == asked(engine.rules.board, state, me, region), (me, region)


def agree_through_a_game(engine: Engine, seed: int) -> int:
    count = 0
    for state in random_steps(engine, engine.settled(new_game(engine.rules)), random.Random(seed), 5_000):
        assert_same_opinion(engine, state)
        count += 1
    return count


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", PLAYERS)
def test_both_opinions_agree_through_random_games_on_the_bundled_maps(game: str, players: int) -> None:
    for seed in range(3):
        assert agree_through_a_game(Engine(bundled_rules(players, game)), seed) > 50


def test_both_opinions_agree_on_a_board_with_much_water() -> None:
    board = grid_board(seas=(0, 5, 12, 20), lakes=(8, 14, 22))
    for seed in range(4):
        assert agree_through_a_game(Engine(build_rules(board, players=2 + seed)), seed) > 50


def test_both_opinions_agree_that_the_die_ends_the_conquests_but_not_the_building() -> None:
    rules = rules_for(BOARD)
    over = position(
        rules, held("humans", power="fortified", hand=3), held("orcs", 1, power="swamp"), on={"A1": ("humans", 1)},
        log=TurnLog(expanded=True, over=True),
    )  # fmt: skip
    assert_same_opinion(Engine(rules), over)
    assert set(Engine(rules).legal_actions(over)) == {PlacePiece("fortress", 0), Finish()}


@pytest.mark.parametrize("spare", [0, 1])
def test_both_opinions_agree_that_an_empty_tray_ends_the_replacing(spare: int) -> None:
    rules = rules_for(BOARD)
    state = position(
        rules, held("sorcerers", power="hill", hand=1), held("orcs", 1, power="swamp"),
        on={"A1": ("sorcerers", 17 - spare), "B1": ("orcs", 1)},
    )  # fmt: skip
    assert_same_opinion(Engine(rules), state)
    replaces = Conquer(1, ("race.sorcerers.replace",)) in Engine(rules).legal_actions(state)
    assert replaces == bool(spare)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("first", range(0, 1_000, 20))
def test_both_opinions_agree_through_a_thousand_random_games(game: str, first: int) -> None:
    for seed in range(first, first + 20):
        players = 2 + seed % 4
        try:
            agree_through_a_game(Engine(bundled_rules(players, game)), seed)
        except AssertionError as error:
            error.add_note(f"game {seed}")
            raise
