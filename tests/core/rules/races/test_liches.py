"""Liches: a coin for every region taken from them in decline."""

from core.rules.actions import Attempt, Conquer, Roll
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud mine mine", "mud crystal mine")
BAN = "underground:race.liches.no-coin-no-conquest"


def table(coins: tuple[int, int], *, active: bool = False, hand: int = 6, turn: int = 0, **rulings: str) -> Table:
    rules = rules_for(BOARD, game="underground", **rulings)
    own = held("liches", 1, active=active)
    races = (held("ogres", hand=hand), own, *(() if active else (held("shrooms", 1, hand=5),)))
    on = {"A1": ("ogres", 1), "B1": ("liches", 1), "A2": ("liches", 1), "C1": ("shrooms", 1)}
    state = position(rules, *races, on={k: v for k, v in on.items() if not active or v[0] != "shrooms"},
                     coins=coins, turn=turn)  # fmt: skip
    return Table(rules, state)


def purses(playing: Table) -> tuple[int, ...]:
    return tuple(seat.coins for seat in playing.state.seats)


def test_two_regions_cost_two_coins() -> None:
    playing = table((3, 0))
    playing.play(Conquer(playing.at("B1")), Conquer(playing.at("A2")))
    assert purses(playing) == (1, 2)


def test_active_liches_are_paid_nothing_but_keep_the_poor_out() -> None:
    playing = table((1, 0), active=True)
    assert purses(playing.play(Conquer(playing.at("B1")))) == (1, 0)
    poor = table((0, 0), active=True)
    assert BAN in poor.refused(Conquer(poor.at("B1")))
    assert table((0, 0), active=True, liches_active_ban="declining-only").may_conquer("B1")


def test_a_failed_attempt_costs_no_coin() -> None:
    playing = table((2, 0), hand=1)
    playing.play(Attempt(playing.at("B1")), Roll(0))
    assert purses(playing) == (2, 0)


def test_their_own_player_conquers_them_for_nothing() -> None:
    playing = table((2, 0), turn=1)
    playing.play(Conquer(playing.at("B1")))
    assert purses(playing) == (2, 0)
