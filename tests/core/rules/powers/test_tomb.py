"""Tomb: all tokens stay in decline and are lost one by one."""

import pytest

from core.rules.actions import Action, Conquer, Decide, Decline, Deploy, Finish
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud crystal mine", "mine mud crystal")


def declining(*answers: Action, without: tuple[str, ...] = (), **rulings: str) -> Table:
    rules = rules_for(BOARD, game="underground", without=without, **rulings)
    races = (held("ogres", power="tomb", hand=1), held("shrooms", 1, power="flocking"))
    on = {"A1": ("ogres", 3), "B1": ("ogres", 2), "A2": ("ogres", 1)}
    return Table(rules, position(rules, *races, on=on, phase=Phase.START)).play(Decline(), *answers)


def standing(game: Table) -> list[int]:
    return [game.tokens(where)[1] for where in ("A1", "B1", "A2")]


def test_all_tokens_stay_and_only_regions_pay() -> None:
    game = declining(Decide(1), Decide(0))
    assert standing(game) == [3, 2, 1]
    assert game.state.seats[0].coins == 5 + 3
    assert game.holding("ogres").power == "power.tomb"


def test_they_are_placed_a_last_time_one_by_one() -> None:
    game = declining(Decide(1), Decide(1), Deploy(1), Deploy(1), Deploy(3))
    assert standing(game) == [1, 3, 2]


def test_the_player_may_keep_one_a_region_unless_he_must_keep_all() -> None:
    assert standing(declining(Decide(0))) == [1, 1, 1]
    assert standing(declining(Decide(0), tomb_may_or_must="must")) == [3, 2, 1]


def test_without_the_clause_one_token_a_region_stays() -> None:
    assert standing(declining(without=("power.tomb.keep-tokens",))) == [1, 1, 1]


def attacked(*regions: str, without: tuple[str, ...] = ()) -> Table:
    rules = rules_for(BOARD, game="underground", without=without)
    races = (held("shrooms", power="flocking", hand=9), held("ogres", 1, power="tomb", active=False))
    on = {"A1": ("shrooms", 1), "B1": ("ogres", 3), "A2": ("ogres", 1)}
    game = Table(rules, position(rules, *races, on=on))
    return game.play(*(Conquer(game.at(where)) for where in regions))


@pytest.mark.parametrize(("without", "saved"), [((), 2), (("power.tomb.losses",), 0)])
def test_one_token_is_lost_and_the_others_wait(without: tuple[str, ...], saved: int) -> None:
    assert attacked("B1", without=without).holding("ogres").fled == saved


def test_without_a_region_all_are_lost_when_the_turn_is_over() -> None:
    game = attacked("B1", "A2")
    assert game.holding("ogres").fled == 2
    game.play(Finish())
    while game.state.turn == 0 and not game.state.pending:
        game.play(game.legal()[0])
    assert game.tray("ogres") == 10
