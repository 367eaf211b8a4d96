"""Harsh Winter: frozen rivers are held and paid for, and given up when the ice goes, each player in his own turn."""

from core.rules.actions import Abandon, Decline, Deploy, Draw, Expand, Finish
from core.rules.state import EventRow, Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("farmland river hill", "swamp river forest", "swamp swamp swamp")


def frozen(*turned: str, phase: Phase = Phase.CONQUER, **rulings: str) -> Table:
    rules = rules_for(BOARD, game="river", **rulings)
    state = position(
        rules, held("giants", power="commando", hand=1 if phase is Phase.CONQUER else 0),
        held("elves", 1, power="forest"), on={"A1": ("giants", 2), "B1": ("giants", 2), "C2": ("elves", 1)},
        phase=phase, round_number=len(turned), events=EventRow(10, tuple(f"event.{each}" for each in turned)),
    )  # fmt: skip
    return Table(rules, state)


def test_a_garrison_stays_on_the_ice_and_others_may_go() -> None:
    table = frozen("winter").play(Finish())
    assert table.tokens("B1") == ("giants", 1)
    assert table.holding("giants").hand == 3
    assert table.refused(Abandon(table.at("B1"))) == ("river:event.winter.stay",)
    assert Deploy(table.at("B1")) in table.legal()


def test_frozen_rivers_are_paid_for_and_thawed_ones_are_not() -> None:
    assert sum(frozen("winter").income("giants").values()) == 2
    assert sum(frozen("winter", "calm").income("giants").values()) == 1


def test_in_the_next_turn_the_river_is_left_by_everybody() -> None:
    table = frozen("winter", "storm").play(Finish())
    assert table.tokens("B1") == ("", 0)
    assert table.holding("giants").hand == 4


def test_two_winters_running_let_everybody_stay() -> None:
    assert frozen("winter", "winter").play(Finish()).tokens("B1") == ("giants", 1)


def test_tokens_in_decline_stay_until_the_owners_next_turn_and_through_another_winter() -> None:
    table = frozen("winter", phase=Phase.START).play(Decline())
    assert table.tokens("B1") == ("giants", 1)
    elves = (Expand(), Finish(), Finish())
    assert frozen("winter", phase=Phase.START).play(Decline(), *elves, Draw("event.winter")).tokens("B1")[1] == 1
    after = table.play(*elves, Draw("event.storm"))
    assert after.tokens("B1") == ("", 0)
    assert after.tokens("A1") == ("giants", 1)


def test_seafarers_that_decline_in_winter_keep_their_rivers() -> None:
    rules = rules_for(BOARD, game="river")
    state = position(
        rules, held("giants", power="seafaring"), held("elves", 1, power="forest"),
        on={"A1": ("giants", 1), "B1": ("giants", 1), "C2": ("elves", 1)}, phase=Phase.START, round_number=1,
        events=EventRow(10, ("event.winter",)),
    )  # fmt: skip
    table = Table(rules, state).play(Decline(), Expand(), Finish(), Finish(), Draw("event.calm"))
    assert table.tokens("B1") == ("giants", 1)


def test_a_permanent_winter_ends_with_the_next_storm() -> None:
    assert frozen("winter", "calm", storm_duration="permanent").cost("B2") == 1
    assert frozen("winter", "storm", storm_duration="permanent").cost("B2") == 2
    assert frozen("winter", "calm").cost("B2") == 1
