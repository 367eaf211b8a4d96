"""Thieving takes coins from neighbours; Vanishing takes them from the bank and is gone."""

import pytest

from core.rules.actions import Decline, Finish
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud crystal mine", "mine mud crystal")


def stolen(
    *, active: bool = True, coins: int = 5, where: str = "B1", without: tuple[str, ...] = (), **rulings: str
) -> int:
    """Coins of the neighbour after a turn of the thieves."""
    rules = rules_for(BOARD, game="underground", without=without, **rulings)
    races = (held("ogres", power="thieving"), held("shrooms", 1, power="mining" if active else "", active=active))
    on = {"A1": ("ogres", 1), where: ("shrooms", 1)}
    game = Table(rules, position(rules, *races, on=on, coins=(5, coins))).play(Finish())
    return coins - game.state.seats[1].coins


def test_one_coin_from_a_neighbour_with_active_troops() -> None:
    assert stolen() == 1
    assert stolen(active=False) == 0
    assert stolen(where="C2") == 0
    assert stolen(coins=0) == 0
    assert stolen(without=("power.thieving.steal",)) == 0


@pytest.mark.parametrize("acting", [Phase.CONQUER, Phase.START])
def test_in_one_reading_thieves_steal_at_the_end_of_every_turn(acting: Phase) -> None:
    rules = rules_for(BOARD, game="underground", thieving_whose_turn="every-turn")
    races = (held("shrooms", power="mining"), held("ogres", 1, power="thieving"))
    on = {"A1": ("shrooms", 1), "B1": ("ogres", 1)}
    game = Table(rules, position(rules, *races, on=on, phase=acting))
    game.play(Finish() if acting is Phase.CONQUER else Decline())
    # Whoever has just declined has no active troops to be robbed through.
    assert game.state.seats[1].coins == 5 + (acting is Phase.CONQUER)


def vanished(*, without: tuple[str, ...] = ()) -> Table:
    rules = rules_for(BOARD, game="underground", without=without)
    races = (held("ogres", power="vanishing", hand=1), held("shrooms", 1, power="mining"))
    on = {"A1": ("ogres", 3), "B1": ("ogres", 1)}
    return Table(rules, position(rules, *races, on=on, phase=Phase.START)).play(Decline())


def test_a_vanishing_race_takes_two_coins_a_region_and_leaves() -> None:
    game = vanished()
    assert game.state.seats[0].coins == 5 + 4
    assert game.tray("ogres") == 10
    assert not any(each.race == "race.ogres" for each in game.state.holdings)


def test_without_the_clause_it_declines_like_any_other() -> None:
    game = vanished(without=("power.vanishing.decline",))
    assert game.state.seats[0].coins == 5 + 2
    assert game.tokens("A1") == ("ogres", 1)
