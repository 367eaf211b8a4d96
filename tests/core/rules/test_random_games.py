"""Whole games played at random: nothing appears or disappears, and every listed action works."""

import json
import random
from collections import Counter, defaultdict

import pytest

from core.rules.catalogue import build_rules
from core.rules.compiled import Rules
from core.rules.engine import Engine
from core.rules.setup import new_game
from core.rules.state import GameState, Phase
from core.rules.state_json import state_from_data, state_hash, state_to_data
from core.rules.switches import Switches
from tests.core.rules.boards import grid_board
from tests.core.rules.random_play import (
    ALL_GAMES,
    PLAYERS,
    bundled_rules,
    modelled_clauses,
    picked,
    random_rulings,
    some_of,
)

SUPPLY = {"base:choose.supply-limit", "base:race.skeletons.supply", "underground:choose.supply-cap"}
"""Without these a race may have more tokens than the box holds."""


def contents(state: GameState) -> Counter[str]:
    """Everything there is: tokens by race, pieces by kind, and coins, wherever they are."""
    found: dict[str, int] = defaultdict(int)
    piles = [state.tray, state.stock, state.gone]
    for ground in state.grounds:
        found[ground.race] += ground.tokens
        piles += (ground.pieces, ground.guests)
    for holding in state.holdings:
        found[holding.race] += holding.hand + holding.kept + holding.fled
        piles.append(holding.pieces)
    for pile in piles:
        for name, number in pile:
            found[name] += number
    purses = sum(seat.coins for seat in state.seats)
    found["coins"] += state.bank - state.noted + purses + sum(combo.coins for combo in state.market.column)
    return +Counter(found)


def assert_conserved(rules: Rules, state: GameState) -> None:
    """Tokens, pieces and coins are as many as the box holds."""
    assert contents(state) == +Counter({**rules.tray, **rules.stock, "coins": rules.coins})


def assert_in_order(state: GameState) -> None:
    """Seats, holdings and regions tell the same story, and every banner and badge is in one place."""
    assert sorted(race for seat in state.seats for race in seat.races()) == [each.race for each in state.holdings]
    for number, seat in enumerate(state.seats):
        assert all(state.holding(race).seat == number for race in seat.races())
        assert not seat.active or state.holding(seat.active).active
        assert not any(state.holding(race).active for race in seat.declined)
    for ground in state.grounds:
        assert bool(ground.race) == bool(ground.tokens)
        assert not ground.race or state.holding(ground.race)
    market = state.market
    banners = [*market.banners, *market.banners_below, *(combo.race for combo in market.column), market.drawn]
    badges = [*market.badges, *market.discards, *(combo.power for combo in market.column)]
    placed = Counter([*filter(None, banners), *(each.race for each in state.holdings)])
    badges += [power for _, power in state.tied]
    worn = Counter([*badges, *(each.power for each in state.holdings if each.power)])
    assert set(placed.values()) == {1}
    assert set(worn.values()) == {1}


def assert_nothing_is_missing(rules: Rules, state: GameState) -> None:
    """Every banner and badge of the game is somewhere."""
    market = state.market
    column = market.column
    banners = {*market.banners, *market.banners_below, market.drawn, *(combo.race for combo in column)}
    badges = {*market.badges, *market.discards, *(combo.power for combo in column), *(power for _, power in state.tied)}
    assert {*banners, *(each.race for each in state.holdings), ""} == {*rules.races, ""}
    assert {*badges, *(each.power for each in state.holdings), ""} == {*rules.powers, ""}


def try_every_listed_action(engine: Engine, rules: Rules, state: GameState) -> None:
    actions = engine.legal_actions(state)
    assert len(set(actions)) == len(actions)
    for action in actions:
        after = engine.step(state, action).after
        assert_conserved(rules, after)
        assert state_hash(after) != state_hash(state), action


def play_to_the_end(rules: Rules, seed: int, share: float = 0.03) -> int:
    """A random game, checked after every step; in a share of the positions every listed action is tried."""
    rng = random.Random(seed)
    engine = Engine(rules)
    state = engine.settled(new_game(rules))
    steps = 0
    while state.phase is not Phase.OVER:
        if rng.random() < share:
            try_every_listed_action(engine, rules, state)
            assert state_from_data(json.loads(json.dumps(state_to_data(state)))) == state
        state = engine.step(state, picked(rng, engine.legal_actions(state), lively=seed % 2 == 0)).after
        assert_conserved(rules, state)
        assert_in_order(state)
        assert_nothing_is_missing(rules, state)
        steps += 1
        assert steps < 10_000
    assert engine.legal_actions(state) == ()
    assert state_from_data(state_to_data(state)) == state
    return steps


@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_conserves_tokens_pieces_and_coins_to_the_end(seed: int) -> None:
    assert play_to_the_end(build_rules(grid_board(), players=2 + seed), seed) > 50


@pytest.mark.parametrize(("game", "seed"), some_of(3))
@pytest.mark.parametrize("players", PLAYERS)
def test_a_random_game_on_a_bundled_map_comes_to_its_end_with_everything_in_place(
    game: str, players: int, seed: int
) -> None:  # fmt: skip
    assert play_to_the_end(bundled_rules(players, game), seed) > 50


@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_winner_of_a_random_game_has_the_most_coins(game: str) -> None:
    rules = bundled_rules(3, game)
    engine, rng = Engine(rules), random.Random(1)
    state = engine.settled(new_game(rules))
    while state.phase is not Phase.OVER:
        state = engine.step(state, rng.choice(engine.legal_actions(state))).after
    coins = [seat.coins for seat in state.seats]
    assert state.winners
    assert all(coins[seat] == max(coins) for seat in state.winners)
    assert state.round == rules.rounds


def mixed_readings(game: str, seed: int) -> None:
    players = 2 + seed // 2 % 4
    switches = random_rulings(random.Random(seed), game)
    try:
        play_to_the_end(bundled_rules(players, game, switches), seed)
    except Exception as error:
        error.add_note(f"game {seed}")
        raise


@pytest.mark.parametrize(("game", "seed"), some_of(6))
def test_a_game_under_a_random_mix_of_rulings_conserves_everything(game: str, seed: int) -> None:
    mixed_readings(game, seed)


@pytest.mark.soak
@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("first", range(100, 1_100, 20))
def test_a_thousand_games_under_random_mixes_of_rulings_conserve_everything(game: str, first: int) -> None:
    for seed in range(first, first + 20):
        mixed_readings(game, seed)


def play_without(clause: str, seed: int, steps: int) -> None:
    """Some steps of a game with a clause switched off: what is in the game at the start stays in it."""
    players = 2 + seed // 2 % 4
    rules = bundled_rules(players, clause.partition(":")[0], Switches(without=frozenset({clause})))
    engine, rng = Engine(rules), random.Random(seed)
    state = engine.settled(new_game(rules))
    box = contents(state)
    for _ in range(steps):
        if state.phase is Phase.OVER:
            return
        state = engine.step(state, picked(rng, engine.legal_actions(state), lively=True)).after
        found = contents(state)
        assert found == box or (rules.without & SUPPLY and found > box), (clause, seed)
        assert state_from_data(state_to_data(state)) == state


@pytest.mark.parametrize("clause", modelled_clauses()[::12])
def test_a_game_without_a_clause_conserves_everything(clause: str) -> None:
    play_without(clause, 1, 150)


@pytest.mark.soak
@pytest.mark.parametrize("clause", modelled_clauses())
def test_games_without_any_single_clause_conserve_everything(clause: str) -> None:
    for seed in range(4):
        play_without(clause, seed, 1_500)
