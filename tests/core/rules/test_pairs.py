"""Every race with every power: dealt, chosen and played for a hundred random turns on the bundled maps."""

import random
from dataclasses import replace

import pytest

from core.rules.actions import Choose, Expand
from core.rules.compiled import Rules
from core.rules.effects import DRAW_BADGE
from core.rules.engine import Engine
from core.rules.mixing import DROP
from core.rules.setup import new_game
from core.rules.state import Combo, GameState, Phase, with_number
from core.rules.state_json import state_from_data, state_to_data
from core.rules.switches import Switches
from core.rules.view import View
from tests.core.rules.random_play import GAMES, PLAYERS, bundled_rules, picked
from tests.core.rules.test_naive import assert_same_opinion
from tests.core.rules.test_random_games import assert_conserved, assert_in_order

EVERYTHING = Switches(without=frozenset({DROP}))
"""A mixed table that takes nothing out: what makes no sense on the map must survive there too."""
PLAYED = (*GAMES, "underground-mixed", "river-mixed")
RULES = {game: bundled_rules(3, game, EVERYTHING) for game in PLAYED}
RACES = tuple((game, race) for game in PLAYED for race in RULES[game].races)
PAIRS = tuple((game, race, power) for game, race in RACES for power in RULES[game].powers)
OF_GAME = {game: [pair for pair in PAIRS if pair[0] == game] for game in PLAYED}
STEPS = {"base": 11, "underground": 11, "river": 11, "underground-mixed": 37, "river-mixed": 97}
"""None divides a number of powers, so the sample meets every power and every race."""
SAMPLE = tuple(pair for game in PLAYED for pair in OF_GAME[game][:: STEPS[game]])
TURNS = {"base": 100, "underground": 100, "river": 100, "underground-mixed": 16, "river-mixed": 16}


def dealt(state: GameState, race: str, power: str) -> GameState:
    """The state with this pair on top of the column; whatever lay there goes back to the piles, its coins too."""
    market = state.market
    rest = [combo for combo in market.column if combo.race != race and combo.power != power][:5]
    gone = [combo for combo in market.column if combo not in rest]
    banners = sorted({*market.banners, *(combo.race for combo in gone)} - {race})
    badges = sorted({*market.badges, *(combo.power for combo in gone)} - {power})
    new = replace(
        market, column=(Combo(race, power), *rest), banners=tuple(banners), badges=tuple(badges),
        banners_below=tuple(each for each in market.banners_below if each != race),
        discards=tuple(each for each in market.discards if each != power),
    )  # fmt: skip
    return replace(state, market=new, bank=state.bank + sum(combo.coins for combo in gone))


def may_come_again(state: GameState, race: str, power: str) -> bool:
    """Is somebody choosing who could choose the pair, because neither its race nor its power is in play?"""
    market, tied = state.market, {badge for _, badge in state.tied}
    is_free = state.phase is Phase.START and not state.pending and len(market.column) == 6
    if not is_free or market.gap or market.low or power in tied:
        return False
    return all(race != each.race and power != each.power for each in state.holdings)


def opening(engine: Engine, rng: random.Random) -> GameState:
    state = engine.settled(new_game(engine.rules))
    while state.phase in (Phase.DEAL, Phase.ROUND):
        state = engine.step(state, rng.choice(engine.legal_actions(state))).after
    return state


def play_pair(game: str, players: int, race: str, power: str, turns: int) -> int:
    """Choose the pair with the first seat and play on at random. How many steps the pair was in play.

    A race that has left the board, as a Stout one may in its second turn, is dealt and chosen again when it can be:
    else some pairs would hardly be played.
    """
    rng = random.Random(f"{race} {power} {players}")
    rules = bundled_rules(players, game, rounds=-(-turns // players))
    if race in rules.left_out or power in rules.left_out:
        rules = bundled_rules(players, game, EVERYTHING, rounds=rules.rounds)
    engine = Engine(rules)
    state = engine.step(dealt(opening(engine, rng), race, power), Choose(1)).after
    assert state.holding(race).power == power
    in_play = 0
    while state.phase is not Phase.OVER:
        legal = engine.legal_actions(state)
        if Choose(1) in legal and may_come_again(state, race, power):
            state = engine.step(dealt(state, race, power), Choose(1)).after
            continue
        if game in GAMES:
            assert_same_opinion(engine, state)
        keeps_on = Expand() in legal and state.seats[state.turn].active == race and rng.random() < 0.8
        state = engine.step(state, Expand() if keeps_on else picked(rng, legal, lively=True)).after
        assert_conserved(rules, state)
        assert_in_order(state)
        in_play += any(holding.race == race for holding in state.holdings)
    assert state_from_data(state_to_data(state)) == state
    assert state.round * players >= turns
    return in_play


def test_the_sample_meets_every_race_and_every_power() -> None:
    assert [len(pairs) for pairs in OF_GAME.values()] == [14 * 20, 15 * 21, 14 * 19, 29 * 41, 29 * 40]
    assert {race for _, race, _ in SAMPLE} == {race for _, race in RACES}
    assert {power for _, _, power in SAMPLE} == {power for rules in RULES.values() for power in rules.powers}


@pytest.mark.parametrize(("game", "race", "power"), SAMPLE)
def test_a_race_with_a_power_survives_random_turns(game: str, race: str, power: str) -> None:
    assert play_pair(game, 3, race, power, 12) > 60


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("game", "race"), RACES)
def test_every_race_with_every_power_survives_many_random_turns_on_every_map(
    players: int, game: str, race: str
) -> None:  # fmt: skip
    for power in RULES[game].powers:
        assert play_pair(game, players, race, power, TURNS[game]) > TURNS[game], power


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


def tile_brought_back(state: GameState, tile: str) -> GameState:
    """The state with the tile under the active race of the player to move, wherever it lay."""
    active = state.seats[state.turn].active
    region = next((number for number, ground in enumerate(state.grounds) if ground.race == active), -1)
    if not active or region < 0:
        return state
    grounds = [replace(each, pieces=with_number(each.pieces, tile, 0)) for each in state.grounds]
    grounds[region] = replace(grounds[region], pieces=with_number(grounds[region].pieces, tile, 1))
    return replace(state, grounds=tuple(grounds))


def first_region_with_badge(engine: Engine, rng: random.Random, power: str) -> GameState:
    """The first region that is taken has the tile for a badge, and this badge on it."""
    (tile,) = (unit for unit, key in engine.rules.choices if key == DRAW_BADGE)
    while True:
        state = opening(engine, rng)
        while not any(ground.race for ground in state.grounds) or state.pending:
            state = engine.step(state, picked(rng, engine.legal_actions(state), lively=True)).after
        if tile in dict(state.stock) and power not in {each.power for each in state.holdings}:
            return engine.settled(with_badge_on_tile(engine, state, tile, power))


def play_with_badge_on_tile(players: int, power: str, turns: int, game: str) -> int:
    """A badge lies on a tile from the first region on. In how many positions it served a race.

    A tile that serves nobody at the start of a turn is put under the race whose turn it is: else it might lie in a
    region that was given up for the rest of the game.
    """
    rng = random.Random(f"{power} {players}")
    rules = bundled_rules(players, game, EVERYTHING, rounds=-(-turns // players))
    engine = Engine(rules)
    state = first_region_with_badge(engine, rng, power)
    ((tile, _),) = state.tied
    served = 0
    while state.phase is not Phase.OVER:
        if state.phase is Phase.START and not state.pending and not serves_somebody(rules, state, power):
            state = engine.settled(tile_brought_back(state, tile))
        legal = engine.legal_actions(state)
        keeps_on = Expand() in legal and rng.random() < 0.8
        state = engine.step(state, Expand() if keeps_on else picked(rng, legal, lively=True)).after
        assert_conserved(rules, state)
        assert_in_order(state)
        served += serves_somebody(rules, state, power)
    return served


def serves_somebody(rules: Rules, state: GameState, power: str) -> bool:
    view = View(rules, state)
    return any(power in view.serving(each.race) for each in state.holdings)


@pytest.mark.parametrize("power", RULES["underground-mixed"].powers[::4])
def test_a_power_on_a_tile_survives_random_turns(power: str) -> None:
    assert play_with_badge_on_tile(2, power, 16, "underground-mixed") > 20


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("power", RULES["underground-mixed"].powers)
def test_every_power_on_a_tile_survives_random_turns_on_every_map(players: int, power: str) -> None:
    assert play_with_badge_on_tile(players, power, 100, "underground-mixed") > 20
