"""Amazons: four tokens for attack only."""

import pytest

from core.rules.actions import Choose, Conquer, Decide, Decline, Deploy, Expand, Finish
from core.rules.compiled import Rules
from core.rules.questions import Ask, Question
from core.rules.state import Combo, Market, Phase
from tests.core.rules.positions import Table, held, position, rules_for
from tests.core.rules.races.boards import LONG, PLAIN


def spread(rules: Rules, *tokens: int, phase: Phase = Phase.CONQUER, kept: int = 0) -> Table:
    """Amazons on A1, B1 and so on with these numbers, at the end of their conquests."""
    names = "ABCDEFGH"
    on = {f"{names[i]}1": ("amazons", number) for i, number in enumerate(tokens)}
    return Table(rules, position(rules, held("amazons", kept=kept), held("ratmen", 1), on=on, phase=phase))


def withdraw(table: Table) -> Table:
    """Put every token down in the first region that takes it, then answer each withdrawal with the first region."""
    table.play(Finish())
    while table.state.phase in (Phase.REDEPLOY, Phase.BEFORE_COINS) and table.holding("amazons").hand:
        table.play(next(action for action in table.legal() if isinstance(action, Deploy)))
    while table.state.pending:
        table.play(table.legal()[0])
    return table


def on_board(table: Table) -> list[int]:
    return [ground.tokens for ground in table.state.grounds if ground.race == "race.amazons"]


def test_they_start_with_ten_tokens_and_the_badge() -> None:
    rules = rules_for(PLAIN)
    state = position(rules, phase=Phase.START, round_number=1)
    market = Market((Combo("race.amazons", "power.commando"),), banners=(), badges=())
    table = Table(rules, state)
    table.state = type(state)(**{f: getattr(state, f) for f in state.__slots__} | {"market": market})
    table.play(Choose(1))
    assert table.holding("amazons").hand == 14


def test_without_the_clause_they_start_with_the_number_on_the_banner() -> None:
    rules = rules_for(PLAIN, without=["race.amazons.starting-count"])
    state = position(rules, held("amazons", power="commando"))
    answer = Table(rules, state).engine.explain(state, Question.STARTING_TOKENS, Ask("race.amazons", seat=0))
    assert answer.value == 10


def test_four_spare_tokens_are_withdrawn_and_one_stays_in_each_region() -> None:
    table = withdraw(spread(rules_for(LONG), 5, 1, 1, 1, 1))
    assert on_board(table) == [1, 1, 1, 1, 1]
    assert table.holding("amazons").kept == 4


def test_the_player_chooses_where_spare_tokens_come_from() -> None:
    table = spread(rules_for(LONG), 6, 6)
    table.play(Finish())
    for name in "AAAAABBBBB":
        table.play(Deploy(table.at(f"{name}1")))
    assert table.legal() == [Decide(0), Decide(1)]
    table.play(Decide(1), Decide(1), Decide(0), Decide(1))
    assert on_board(table) == [5, 3]


def test_with_too_few_spare_tokens_regions_are_emptied_before_the_coins() -> None:
    table = spread(rules_for(LONG), 2, 1, 1, 1, 1, 1, 1)
    table.play(Finish())
    while table.holding("amazons").hand:
        table.play(table.legal()[0])
    # The one spare token goes first, without asking.
    assert table.holding("amazons").kept == 1
    table.play(Decide(6), Decide(5), Decide(4))
    assert on_board(table) == [1, 1, 1, 1]
    assert table.tokens("G1") == ("", 0)
    assert table.state.seats[0].coins == 5 + 4


def test_where_a_garrison_is_only_advice_a_region_may_be_emptied_first() -> None:
    rules = rules_for(LONG, amazons_withdraw="four-always-should-leave")
    table = spread(rules, 6, 1)
    table.play(Finish())
    while table.holding("amazons").hand:
        table.play(Deploy(0))
    assert Decide(1) in table.legal()
    table.play(Decide(1))
    # Three more follow from the only region left.
    assert on_board(table) == [3]


def test_under_spare_only_no_region_is_emptied() -> None:
    table = withdraw(spread(rules_for(LONG, amazons_withdraw="spare-only"), 2, 1, 1, 1, 1, 1, 1))
    assert on_board(table) == [1] * 7
    assert table.holding("amazons").kept == 1


def test_fewer_than_four_tokens_all_leave() -> None:
    table = withdraw(spread(rules_for(LONG), 2, 1))
    assert on_board(table) == []
    assert table.holding("amazons").kept == 3


@pytest.mark.parametrize("clause", ["race.amazons.withdraw", "race.amazons.attack-only"])
def test_without_the_clause_the_four_stay_on_the_board(clause: str) -> None:
    table = withdraw(spread(rules_for(LONG, without=[clause]), 5, 1, 1, 1, 1))
    assert sum(on_board(table)) == 9
    assert table.holding("amazons").kept == 0


def test_the_four_do_not_defend() -> None:
    rules = rules_for(LONG)
    on = {"A1": ("amazons", 1), "B1": ("ratmen", 1)}
    state = position(rules, held("amazons", kept=4), held("ratmen", 1, hand=5), on=on, turn=1)
    assert Table(rules, state).cost("A1") == 3


def test_the_four_come_back_for_the_next_conquests() -> None:
    table = spread(rules_for(LONG), 1, 1, 1, 1, 1, phase=Phase.START, kept=4)
    table.play(Expand(), Finish())
    assert table.state.phase is Phase.CONQUER
    assert (table.holding("amazons").hand, table.holding("amazons").kept) == (4, 0)
    assert Conquer(5) in table.legal()


def test_without_the_return_they_are_lost_for_good() -> None:
    table = spread(rules_for(LONG, without=["race.amazons.return"]), 1, 1, phase=Phase.START, kept=4)
    table.play(Expand(), Finish())
    assert table.holding("amazons").hand == 0


def test_in_decline_the_four_go_to_the_tray_and_nothing_is_withdrawn_any_more() -> None:
    table = spread(rules_for(LONG), 2, 1, phase=Phase.START, kept=4)
    table.play(Decline())
    assert on_board(table) == [1, 1]
    assert table.holding("amazons").kept == 0
    assert table.tray("amazons") == 13


def test_where_tokens_in_hand_are_placed_first_the_surplus_still_goes() -> None:
    rules = rules_for(LONG, decline_hand_tokens="placed-first")
    table = spread(rules, 2, 1, phase=Phase.START, kept=4)
    table.play(Decline())
    assert table.state.phase is Phase.DECLINE
    assert table.legal() == [Deploy(0), Deploy(1)]
    table.play(Deploy(0), Deploy(1), Deploy(1), Deploy(1))
    assert on_board(table) == [1, 1]
    assert table.tray("amazons") == 13


@pytest.mark.parametrize(("option", "hand"), [("first-turn", 0), ("each-round", 7), ("turn-unspecified", 7)])
def test_losses_are_made_good_only_where_every_turn_begins_with_ten(option: str, hand: int) -> None:
    """Three tokens are left of 10: seven come back at the start of the turn in the literal readings."""
    rules = rules_for(LONG, amazons_start=option)
    on = {"A1": ("amazons", 3), "H1": ("ratmen", 1)}
    table = Table(rules, position(rules, held("amazons"), held("ratmen", 1), on=on, turn=1, phase=Phase.AFTER_COINS))
    table.play(Finish())
    assert table.state.turn == 0
    assert table.holding("amazons").hand == hand
