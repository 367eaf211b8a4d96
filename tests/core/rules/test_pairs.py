"""Every race with every power: dealt, chosen and played for a hundred random turns on the bundled maps."""

import random
from dataclasses import replace

import pytest

from core.rules.actions import Choose, Expand
from core.rules.effects import DRAW_BADGE
from core.rules.engine import Engine
from core.rules.setup import new_game
from core.rules.state import Combo, GameState, Phase, with_number
from core.rules.state_json import state_from_data, state_to_data
from tests.core.rules.naive_rules import naive_legal
from tests.core.rules.random_play import GAMES, PLAYERS, bundled_rules, picked
from tests.core.rules.test_random_games import assert_conserved, assert_in_order

RULES = {game: bundled_rules(3, game) for game in GAMES}
RACES = tuple((game, race) for game in GAMES for race in RULES[game].races)
PAIRS = tuple((game, race, power) for game, race in RACES for power in RULES[game].powers)
OF_GAME = {game: [pair for pair in PAIRS if pair[0] == game] for game in GAMES}
SAMPLE = tuple(pair for pairs in OF_GAME.values() for pair in pairs[:: 11 if len(pairs) > 200 else 1])
"""Eleven divides neither number of powers, so the sample meets every power and every race."""
TURNS = 100


def dealt(state: GameState, race: str, power: str) -> GameState:
    """The state with this pair on top of the column; whatever lay there goes back to the piles."""
    market = state.market
    rest = [combo for combo in market.column if combo.race != race and combo.power != power][:5]
    races = {*market.banners, *(combo.race for combo in market.column)} - {race, *(combo.race for combo in rest)}
    powers = {*market.badges, *(combo.power for combo in market.column)} - {power, *(combo.power for combo in rest)}
    column = (Combo(race, power), *rest)
    return replace(
        state, market=replace(market, column=column, banners=tuple(sorted(races)), badges=tuple(sorted(powers)))
    )


def opening(engine: Engine, rng: random.Random) -> GameState:
    state = engine.settled(new_game(engine.rules))
    while state.phase is Phase.DEAL:
        state = engine.step(state, rng.choice(engine.legal_actions(state))).after
    return state


def play_pair(game: str, players: int, race: str, power: str, turns: int) -> int:
    """Choose the pair with the first seat and play on at random. How many steps the pair was in play."""
    rng = random.Random(f"{race} {power} {players}")
    rules = bundled_rules(players, game, rounds=-(-turns // players))
    engine = Engine(rules)
    state = engine.step(dealt(opening(engine, rng), race, power), Choose(1)).after
    assert state.holding(race).power == power
    in_play = 0
    while state.phase is not Phase.OVER:
        legal = engine.legal_actions(state)
        if game == "base":
            assert set(legal) == naive_legal(rules.board, state), (race, power)
        keeps_on = Expand() in legal and state.seats[state.turn].active == race and rng.random() < 0.8
        state = engine.step(state, Expand() if keeps_on else picked(rng, legal, lively=True)).after
        assert_conserved(rules, state)
        assert_in_order(state)
        in_play += any(holding.race == race for holding in state.holdings)
    assert state_from_data(state_to_data(state)) == state
    assert state.round * players >= turns
    return in_play


def test_the_sample_meets_every_race_and_every_power() -> None:
    assert len(OF_GAME["base"]) == 280
    assert {race for _, race, _ in SAMPLE} == {race for _, race in RACES}
    assert {power for _, _, power in SAMPLE} == {power for rules in RULES.values() for power in rules.powers}


@pytest.mark.parametrize(("game", "race", "power"), SAMPLE)
def test_a_race_with_a_power_survives_random_turns(game: str, race: str, power: str) -> None:
    assert play_pair(game, 3, race, power, 12) > 20


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("game", "race"), RACES)
def test_every_race_with_every_power_survives_a_hundred_random_turns_on_every_map(
    players: int, game: str, race: str
) -> None:  # fmt: skip
    for power in RULES[game].powers:
        assert play_pair(game, players, race, power, TURNS) > 20, power


def with_badge_on_tile(engine: Engine, state: GameState, tile: str, power: str) -> GameState:
    """The state with a tile in the first region somebody holds and this badge lying on it."""
    region = next(number for number, ground in enumerate(state.grounds) if ground.race)
    ground = state.grounds[region]
    grounds = list(state.grounds)
    grounds[region] = replace(ground, pieces=with_number(ground.pieces, tile, 1))
    market = state.market
    column = tuple(combo for combo in market.column if combo.power != power)
    banners = (*market.banners, *(combo.race for combo in market.column if combo.power == power))
    badges = tuple(badge for badge in market.badges if badge != power)
    return replace(
        state,
        grounds=tuple(grounds),
        stock=with_number(state.stock, tile, 0),
        tied=((tile, power),),
        bank=state.bank + sum(combo.coins for combo in market.column if combo.power == power),
        market=replace(market, column=column, banners=tuple(sorted(banners)), badges=badges),
    )


def play_with_badge_on_tile(players: int, power: str, turns: int, game: str) -> None:
    """A badge lies on a tile from the first region on; the game goes on at random."""
    rng = random.Random(f"{power} {players}")
    rules = bundled_rules(players, game, rounds=-(-turns // players))
    engine = Engine(rules)
    (tile,) = (unit for unit, key in rules.choices if key == DRAW_BADGE)
    state = opening(engine, rng)
    while not any(ground.race for ground in state.grounds) or state.pending:
        state = engine.step(state, picked(rng, engine.legal_actions(state), lively=True)).after
    if tile in {piece for piece, _ in state.stock} and power not in {each.power for each in state.holdings}:
        state = engine.settled(with_badge_on_tile(engine, state, tile, power))
    while state.phase is not Phase.OVER:
        state = engine.step(state, picked(rng, engine.legal_actions(state), lively=True)).after
        assert_conserved(rules, state)
        assert_in_order(state)


@pytest.mark.parametrize("power", bundled_rules(2, "underground-mixed").powers[::4])
def test_a_power_on_a_tile_survives_random_turns(power: str) -> None:
    play_with_badge_on_tile(2, power, 16, "underground-mixed")


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("power", bundled_rules(2, "underground-mixed").powers)
def test_every_power_on_a_tile_survives_random_turns_on_every_map(players: int, power: str) -> None:
    play_with_badge_on_tile(players, power, TURNS, "underground-mixed")
