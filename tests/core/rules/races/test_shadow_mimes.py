"""Shadow Mimes: another badge right after the choice."""

from dataclasses import replace

from core.rules.actions import Choose, Decide
from core.rules.state import Combo, Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud crystal mine", "mine mine mud")


def table(**rulings: str) -> Table:
    """Anna chooses; the Mimes are first with three coins on them, the third combination carries two."""
    rules = rules_for(BOARD, game="underground", **rulings)
    state = position(rules, held("ogres", 1), on={"C2": ("ogres", 1)}, phase=Phase.START)
    rest = [each for each in state.market.column if each.race != "race.shadow-mimes"][:5]
    mimes = Combo("race.shadow-mimes", next(p for p in state.market.badges if p == "power.wise"), 3)
    column = (mimes, rest[0], replace(rest[1], coins=2), *rest[2:])
    left = {*state.market.banners, *(each.race for each in state.market.column)} - {each.race for each in column}
    powers = {*state.market.badges, *(each.power for each in state.market.column)} - {each.power for each in column}
    market = replace(state.market, column=column, banners=tuple(sorted(left)), badges=tuple(sorted(powers)))
    return Table(rules, replace(state, market=market, bank=state.bank - 5))


def test_they_take_a_badge_and_leave_theirs_in_its_place() -> None:
    playing = table()
    wanted = playing.state.market.column[2].power
    playing.play(Choose(1), Decide(2))
    assert playing.holding("shadow-mimes").power == wanted
    assert "power.wise" in {each.power for each in playing.state.market.column}


def test_they_may_keep_what_they_have() -> None:
    playing = table()
    playing.play(Choose(1), Decide(-1))
    assert playing.holding("shadow-mimes").power == "power.wise"
    assert playing.state.seats[0].coins == 8


def test_the_coins_on_the_other_combination_stay_there() -> None:
    playing = table()
    playing.play(Choose(1), Decide(2))
    assert playing.state.seats[0].coins == 8
    assert sum(each.coins for each in playing.state.market.column) == 2
