"""The column after a choice and after banners have come back."""

from dataclasses import replace

import pytest

from core.rules.market import drawn, outcomes, wants_pair, without_combo
from core.rules.setup import new_game
from core.rules.state import Combo, GameState, Market, Phase
from tests.core.rules.boards import grid_board
from tests.core.rules.positions import rules_for

FOUR = tuple(Combo(f"race.{name}", f"power.{name}") for name in "abcd")


def short_of_two(**rulings: str) -> tuple[GameState, object]:
    rules = rules_for(grid_board(), **rulings)
    market = Market(column=FOUR, badges=("power.x", "power.y", "power.z"))
    return replace(new_game(rules), phase=Phase.START, market=market), rules


def with_returned(state: GameState, rules: object, race: str, power: str) -> GameState:
    waiting = replace(state, market=replace(state.market, drawn=race))
    return replace(state, market=drawn(rules, waiting, "draw-power", power))  # type: ignore[arg-type]


@pytest.mark.parametrize(("reading", "last"), [("lowest-free", ["late", "early"]), ("first-free", ["early", "late"])])
def test_two_banners_that_come_back_lie_in_the_order_of_the_reading(reading: str, last: list[str]) -> None:
    state, rules = short_of_two(banner_slot=reading)
    state = with_returned(with_returned(state, rules, "early", "power.x"), rules, "late", "power.y")
    assert [combo.race for combo in state.market.column[4:]] == last
    assert state.market.low == 0


def test_after_a_choice_the_lowest_free_place_is_the_end_again() -> None:
    state, rules = short_of_two()
    state = with_returned(state, rules, "early", "power.x")
    assert state.market.low == 1
    state = replace(state, market=without_combo(state.market, 1, 0))
    state = with_returned(state, rules, "late", "power.y")
    assert [combo.race for combo in state.market.column[-2:]] == ["early", "late"]


def test_what_lies_below_a_gap_moves_up_with_its_coins_unless_the_table_says_otherwise() -> None:
    column = (*FOUR[:2], replace(FOUR[2], coins=2), FOUR[3])
    moved = without_combo(Market(column=column), 2, 1)
    assert [combo.coins for combo in moved.column] == [1, 2, 0]
    stays = without_combo(Market(column=column), 2, 1, moves_up=False)
    state, rules = short_of_two()
    filled = with_returned(replace(state, market=stays), rules, "new", "power.x").market
    assert [combo.race for combo in filled.column] == ["race.a", "new", "race.c", "race.d"]


@pytest.mark.parametrize(
    ("without", "wanted"), [([], True), (["choose.power-reshuffle"], False), (["choose.six-always"], False)]
)
def test_discarded_badges_serve_again_when_none_are_left(without: list[str], wanted: bool) -> None:
    rules = rules_for(grid_board(), without=without)
    market = Market(column=FOUR, banners=("race.elves",), discards=("power.x",))
    state = replace(new_game(rules), phase=Phase.START, market=market)
    assert wants_pair(rules, state) is wanted


def test_chance_turns_up_whatever_is_left_in_order() -> None:
    market = Market(banners=("race.b", "race.a"), badges=("power.z", "power.y"))
    assert outcomes(market, "draw-race") == ("race.a", "race.b")
    assert outcomes(market, "draw-power") == ("power.y", "power.z")
