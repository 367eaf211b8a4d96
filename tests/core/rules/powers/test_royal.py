"""Royal: the Queen makes a region immune, in decline as well."""

import pytest

from core.rules.actions import Conquer, Decline, Finish, PlacePiece
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud crystal mine", "mine mud crystal")
CLAUSE = "underground:power.royal.queen"


def table(
    *,
    turn: int = 0,
    phase: Phase = Phase.BEFORE_COINS,
    queen: str = "A1",
    without: tuple[str, ...] = (),
    **rulings: str,
) -> Table:
    rules = rules_for(BOARD, game="underground", without=without, **rulings)
    mine = held("ogres", power="royal", pieces={} if queen else {"queen": 1})
    races = (mine, held("shrooms", 1, power="vampire", hand=8))
    on = {"A1": ("ogres", 1), "B1": ("ogres", 1), "A2": ("shrooms", 1)}
    pieces = {queen: {"queen": 1}} if queen else {}
    return Table(rules, position(rules, *races, on=on, pieces=pieces, turn=turn, phase=phase))


def test_she_moves_once_a_turn_among_the_regions_of_her_race() -> None:
    game = table()
    assert [a for a in game.legal() if isinstance(a, PlacePiece)] == [PlacePiece("queen", game.at("B1"))]
    game.play(PlacePiece("queen", game.at("B1")))
    assert (game.pieces("A1"), game.pieces("B1")) == ({}, {"queen": 1})


def test_she_may_stay_but_not_outside_where_the_words_command_her() -> None:
    assert Finish() in table().legal()
    assert Finish() in table(queen="").legal()
    assert table(queen="", end_of_turn_placement_optional="as-worded").refused(Finish()) == (CLAUSE,)


def test_her_region_cannot_be_conquered_nor_its_token_replaced() -> None:
    game = table(turn=1, phase=Phase.CONQUER)
    assert CLAUSE in game.refused(Conquer(game.at("A1")))
    assert CLAUSE in game.refused(Conquer(game.at("A1"), ("power.vampire.replace",)))
    assert table(turn=1, phase=Phase.CONQUER, without=("power.royal.queen",)).may_conquer("A1")


@pytest.mark.parametrize(("without", "left"), [((), {"queen": 1}), (("power.royal.decline",), {})])
def test_in_decline_she_stays_unless_that_clause_is_off(without: tuple[str, ...], left: dict[str, int]) -> None:
    game = table(phase=Phase.START, without=without).play(Decline())
    assert game.pieces("A1") == left
    assert game.state.turn == 1  # nobody was asked to move her
