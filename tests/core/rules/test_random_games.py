"""Whole games played at random: nothing appears or disappears, and every listed action works."""

import random

import pytest

from core.rules.catalogue import build_rules
from core.rules.compiled import Rules
from core.rules.engine import Engine
from core.rules.setup import new_game
from core.rules.state import GameState, Phase, number_of
from tests.core.rules.boards import grid_board


def assert_conserved(rules: Rules, state: GameState) -> None:
    """Tokens, pieces and coins are where they can be, and as many as the box holds."""
    for race in rules.races:
        on_board = sum(g.tokens for g in state.grounds if g.race == race)
        guests = sum(number_of(g.guests, race) for g in state.grounds)
        held = sum(h.hand + h.kept + h.fled for h in state.holdings if h.race == race)
        boxed = number_of(state.tray, race) + number_of(state.gone, race)
        assert on_board + guests + held + boxed == rules.tray[race], race
    for piece, number in rules.stock.items():
        on_board = sum(number_of(g.pieces, piece) for g in state.grounds)
        held = sum(number_of(h.pieces, piece) for h in state.holdings)
        assert on_board + held + number_of(state.stock, piece) + number_of(state.gone, piece) == number, piece
    purses = sum(seat.coins for seat in state.seats)
    laid = sum(combo.coins for combo in state.market.column)
    assert state.bank - state.noted + purses + laid == rules.coins


@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_conserves_tokens_pieces_and_coins_to_the_end(seed: int) -> None:
    rng = random.Random(seed)
    rules = build_rules(grid_board(), players=2 + seed % 4)
    engine = Engine(rules)
    state = engine.settled(new_game(rules))
    for _ in range(5_000):
        if state.phase is Phase.OVER:
            break
        state = engine.step(state, rng.choice(engine.legal_actions(state))).after
        assert_conserved(rules, state)
    assert state.phase is Phase.OVER
    assert state.winners
