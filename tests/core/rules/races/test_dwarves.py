"""Dwarves: mines."""

from core.rules.actions import Decline
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("farmland+mine hill+mine forest swamp+magic")
MINES, DECLINE = "base:race.dwarves.mine-bonus", "base:race.dwarves.decline"
ON = {"A1": ("dwarves", 1), "B1": ("dwarves", 1), "C1": ("dwarves", 1), "D1": ("dwarves", 1)}


def table(*, active: bool = True, phase: Phase = Phase.BEFORE_COINS, without: tuple[str, ...] = ()) -> Table:
    rules = rules_for(BOARD, without=without)
    return Table(rules, position(rules, held("dwarves", active=active), on=ON, phase=phase))


def test_four_regions_with_two_mines_pay_six() -> None:
    assert table().income("dwarves") == {"base:score.regions": 4, MINES: 2}


def test_a_mine_held_by_nobody_pays_nothing() -> None:
    rules = rules_for(BOARD)
    state = position(rules, held("dwarves"), on={"C1": ("dwarves", 2)}, phase=Phase.BEFORE_COINS)
    assert Table(rules, state).income("dwarves") == {"base:score.regions": 1}


def test_mines_pay_in_decline_too() -> None:
    assert table(active=False).income("dwarves") == {"base:score.decline-regions": 4, DECLINE: 2}


def test_the_bonus_is_paid_in_the_turn_of_the_decline() -> None:
    declining = table(phase=Phase.START).play(Decline())
    assert declining.state.seats[0].coins == 5 + 4 + 2


def test_without_the_clause_there_is_no_bonus_in_decline() -> None:
    assert DECLINE not in table(active=False, without=("race.dwarves.decline",)).income("dwarves")
    assert table(active=True, without=("race.dwarves.decline",)).income("dwarves")[MINES] == 2


def test_without_the_mine_clause_nothing_is_left_for_the_decline() -> None:
    income = table(active=False, without=("race.dwarves.mine-bonus",)).income("dwarves")
    assert income == {"base:score.decline-regions": 4}
