"""Skeletons: new tokens for occupied regions."""

import pytest

from core.rules.actions import Conquer, Decide, Finish
from core.rules.questions import Ask, Question
from core.rules.state import Conquest, Phase, TurnLog
from tests.core.rules.positions import Table, board_of, held, position, rules_for
from tests.core.rules.races.boards import LONG

BONUS, SUPPLY = "base:race.skeletons.bonus-token", "base:race.skeletons.supply"


def table(*stood: int, hand: int = 9, tokens: int = 1, without: tuple[str, ...] = (), **rulings: str) -> Table:
    """Skeletons on A1 about to take B1, C1 and so on, where this many Ratmen stand (none for 0)."""
    rules = rules_for(LONG, without=without, **rulings)
    on = {f"{'BCDEFG'[i]}1": ("ratmen", number) for i, number in enumerate(stood) if number}
    races = (held("skeletons", hand=hand), held("ratmen", 1))
    playing = Table(rules, position(rules, *races, on={"A1": ("skeletons", tokens)} | on))
    return playing.play(*(Conquer(1 + i) for i in range(len(stood))))


def total_of(playing: Table) -> int:
    return 20 - playing.tray("skeletons")


@pytest.mark.parametrize(("stood", "new"), [((1,), 0), ((1, 1), 1), ((1, 0, 1), 1), ((0, 0, 0), 0)])
def test_two_occupied_regions_give_one_token_and_an_odd_one_nothing(stood: tuple[int, ...], new: int) -> None:
    playing = table(*stood, hand=9)
    before = total_of(playing)
    playing.play(Finish())
    assert total_of(playing) == before + new


def test_four_occupied_regions_give_two() -> None:
    playing = table(1, 1, 1, 1, hand=12)
    before = total_of(playing)
    assert total_of(playing.play(Finish())) == before + 2


def test_the_new_token_is_redeployed_with_the_others() -> None:
    playing = table(1, 1, hand=6).play(Finish())
    assert playing.state.phase is Phase.REDEPLOY
    # 7 tokens on three regions leave 4 to move; the new one makes 5.
    assert playing.holding("skeletons").hand == 5


def test_regions_of_the_last_turn_are_not_carried_over() -> None:
    playing = table(1, hand=3).play(Finish())
    while playing.state.turn == 0:
        playing.play(playing.legal()[0])
    assert total_of(playing) == 4


def test_a_lost_tribe_counts_and_a_bare_mountain_does_not() -> None:
    rules = rules_for(board_of("hill mountain hill forest"))
    on = {"A1": ("skeletons", 1), "D1": ("ratmen", 1)}
    races = (held("skeletons", hand=9), held("ratmen", 1))
    playing = Table(rules, position(rules, *races, on=on, pieces={"C1": {"lost-tribe": 1}}))
    playing.play(Conquer(1), Conquer(2))
    before = total_of(playing)
    more = Table(rules, playing.state).play(Conquer(3))
    assert total_of(playing.play(Finish())) == before
    assert total_of(more.play(Finish())) == before + 1


@pytest.mark.parametrize(("option", "new"), [("counts", 1), ("troops-only", 0), ("from-another-race", 0)])
def test_lost_tribes_count_in_one_reading(option: str, new: int) -> None:
    rules = rules_for(LONG, lost_tribes_for_bonuses=option)
    state = position(
        rules, held("skeletons", hand=9), held("ratmen", 1), on={"A1": ("skeletons", 1), "B1": ("ratmen", 1)},
        pieces={"C1": {"lost-tribe": 1}},
    )  # fmt: skip
    playing = Table(rules, state).play(Conquer(1), Conquer(2))
    before = total_of(playing)
    assert total_of(playing.play(Finish())) == before + new


@pytest.mark.parametrize(("option", "new"), [("non-empty", 1), ("needs-enemy", 0)])
def test_own_tokens_in_decline_count_in_one_reading(option: str, new: int) -> None:
    rules = rules_for(LONG, occupied_by_own_tokens=option)
    races = (held("skeletons", hand=9), held("ratmen", active=False), held("orcs", 1))
    on = {"A1": ("skeletons", 1), "B1": ("ratmen", 1), "C1": ("ratmen", 1), "H1": ("orcs", 1)}
    playing = Table(rules, position(rules, *races, on=on)).play(Conquer(1), Conquer(2))
    before = total_of(playing)
    assert total_of(playing.play(Finish())) == before + new


def with_all_in_use(without: tuple[str, ...] = ()) -> Table:
    """All twenty Skeletons in use, four occupied regions conquered."""
    rules = rules_for(LONG, without=without)
    taken = tuple(
        Conquest("race.skeletons", region, loser="race.ratmen", loser_seat=1, tokens=1) for region in range(4)
    )
    on = {f"{name}1": ("skeletons", 5) for name in "ABCD"} | {"H1": ("ratmen", 1)}
    state = position(rules, held("skeletons"), held("ratmen", 1), on=on, log=TurnLog(taken, expanded=True))
    return Table(rules, state)


def test_an_empty_tray_gives_nothing_and_the_ledger_says_why() -> None:
    playing = with_all_in_use()
    answer = playing.engine.explain(playing.state, Question.TOKENS_GAINED, Ask("race.skeletons", seat=0))
    assert answer.value == 0
    assert [(line.clause, line.amount) for line in answer.contributions] == [(BONUS, 2), (SUPPLY, -2)]
    assert playing.play(Finish()).holding("skeletons").hand == 16


@pytest.mark.parametrize("clause", ["race.skeletons.supply", "choose.supply-limit"])
def test_without_the_limit_tokens_come_from_beyond_the_box(clause: str) -> None:
    playing = with_all_in_use((clause,))
    after = playing.engine.step(playing.state, Finish()).after
    assert after.holding("race.skeletons").hand == 18


def test_without_the_clause_there_are_no_new_tokens() -> None:
    playing = table(1, 1, without=("race.skeletons.bonus-token",))
    before = total_of(playing)
    assert total_of(playing.play(Finish())) == before


def test_they_may_be_refused_where_taking_them_is_optional() -> None:
    playing = table(1, 1, skeletons_optional="may")
    before = total_of(playing)
    playing.play(Finish())
    assert playing.legal() == [Decide(1), Decide(0)]
    refused = Table(playing.rules, playing.state).play(Decide(0))
    assert (total_of(refused), total_of(playing.play(Decide(1)))) == (before, before + 1)


def test_in_decline_they_do_not_grow() -> None:
    rules = rules_for(LONG)
    state = position(rules, held("skeletons", active=False), on={"A1": ("skeletons", 1)}, phase=Phase.START)
    answer = Table(rules, state).engine.explain(state, Question.TOKENS_GAINED, Ask("race.skeletons", seat=0))
    assert answer.contributions == ()
