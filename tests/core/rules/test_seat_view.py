"""What one player sees of the coins of the others."""

import random
from dataclasses import replace

import pytest

from core.rules.engine import Engine
from core.rules.seat_view import seat_view
from core.rules.setup import new_game
from core.rules.state import GameState, Phase
from core.rules.state_json import state_to_data
from tests.core.rules.boards import grid_board
from tests.core.rules.positions import rules_for


def shifted(state: GameState, seat: int, number: int) -> GameState:
    """The same table with another purse, the coins coming from the bank."""
    purse = replace(state.seats[seat], coins=state.seats[seat].coins + number)
    seats = (*state.seats[:seat], purse, *state.seats[seat + 1 :])
    return replace(state, seats=seats, bank=state.bank - number)


@pytest.mark.parametrize("seed", range(4))
def test_a_view_is_the_same_whatever_the_others_own(seed: int) -> None:
    rng = random.Random(seed)
    rules = rules_for(grid_board(), players=3)
    engine = Engine(rules)
    state = engine.settled(new_game(rules))
    compared = 0
    while state.phase is not Phase.OVER:
        other = shifted(shifted(state, 1, rng.randrange(9)), 2, rng.randrange(9))
        if other != state:
            assert seat_view(rules, state, 0) == seat_view(rules, other, 0)
            assert seat_view(rules, state, 1) != seat_view(rules, shifted(state, 1, 3), 1)
            compared += 1
        state = engine.step(state, rng.choice(engine.legal_actions(state))).after
    assert compared > 20


def test_the_own_purse_is_seen_and_nothing_adds_up_to_the_others() -> None:
    rules = rules_for(grid_board(), players=2)
    state = shifted(Engine(rules).settled(new_game(rules)), 1, 7)
    view = seat_view(rules, state, 0)
    assert view.purses == (5, None)
    assert (view.table.seats[0].coins, view.table.seats[1].coins) == (5, 0)
    assert (view.table.bank, view.table.noted) == (0, 0)
    hidden = {"coins", "bank", "noted"}
    plain, seen = state_to_data(state), state_to_data(view.table)
    assert {key for key in plain if plain[key] != seen[key]} <= hidden | {"seats"}


def test_all_purses_are_open_at_the_end() -> None:
    rules = rules_for(grid_board(), players=2)
    state = replace(new_game(rules), phase=Phase.OVER)
    assert seat_view(rules, state, 0).purses == (5, 5)


def test_without_the_clause_purses_are_open() -> None:
    rules = rules_for(grid_board(), players=2, without=["score.hidden"])
    assert seat_view(rules, new_game(rules), 0).purses == (5, 5)
