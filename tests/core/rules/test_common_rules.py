"""The common rules under readings and house rules that the bundled scenarios do not play to the end."""

import pytest

from core.rules.actions import Abandon, Attempt, Choose, Conquer, Decide, Decline, Deploy, Finish, Roll, TakeUp
from core.rules.claims import claims
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

ROW = board_of("farmland farmland farmland farmland farmland", inland=("B1", "C1", "D1"))


def test_an_effect_instead_of_a_clause_works_only_while_that_clause_is_off() -> None:
    def table(*off: str) -> Table:
        rules = rules_for(ROW, without=off)
        return Table(rules, position(rules, held("humans", power="hill", hand=6), on={"A1": ("humans", 1)}))

    assert table().play(Conquer(1)).may_conquer("C1")
    once = table("conquest.subsequent").play(Conquer(1))
    assert "base:conquest.purpose" in once.refused(Conquer(2))
    assert "common rules" in claims()["base:conquest.subsequent"]


def test_without_free_retreat_survivors_with_no_neighbouring_region_wait_in_hand() -> None:
    rules = rules_for(ROW, without=("conquest.retreat-free",))
    table = Table(
        rules,
        position(
            rules,
            held("humans", power="hill", hand=5),
            held("orcs", 1, power="swamp"),
            on={"A1": ("humans", 1), "B1": ("orcs", 3), "D1": ("orcs", 1), "E1": ("orcs", 1)},
        ),
    )
    table.play(Conquer(1), Finish(), *[Deploy(0)] * 4)
    assert table.state.turn == 1
    assert table.holding("orcs").hand == 2


def test_a_single_loser_is_never_asked_for_an_order() -> None:
    rules = rules_for(ROW, players=4, retreat_order="any-order")
    races = [held("orcs", 1, power="swamp"), held("trolls", 2, power="forest"), held("giants", 3, power="merchant")]
    board = {"A1": ("humans", 1), "B1": ("orcs", 2), "C1": ("orcs", 1), "D1": ("trolls", 1), "E1": ("giants", 1)}
    state = position(rules, held("humans", power="hill", hand=4), *races, on=board)
    table = Table(rules, state).play(Conquer(1), Finish(), *[Deploy(0)] * 3)
    assert table.state.phase is Phase.START
    assert table.tokens("C1") == ("orcs", 2)


@pytest.mark.parametrize(("ruling", "hand", "tray"), [("stay-in-hand", 1, 9), ("lost", 0, 10)])
def test_a_failed_attempt_without_a_region_keeps_or_loses_the_tokens(ruling: str, hand: int, tray: int) -> None:
    rules = rules_for(ROW, first_attempt_fails=ruling)
    table = Table(rules, position(rules, held("humans", power="hill", hand=1, entered=False)))
    table.play(Attempt(0), Roll(0))
    assert table.holding("humans").hand == hand
    assert table.tray("humans") == tray


def test_a_failed_attempt_with_a_region_loses_nothing_under_either_reading() -> None:
    rules = rules_for(ROW, first_attempt_fails="lost")
    table = Table(rules, position(rules, held("humans", power="hill", hand=1), on={"A1": ("humans", 1)}))
    table.play(Attempt(1), Roll(0))
    assert table.holding("humans").hand == 1


def test_taking_up_the_last_token_as_a_house_rule_gives_the_region_up() -> None:
    rules = rules_for(ROW, without=("ready.pick-up",))
    start = position(rules, held("trolls", power="hill"), on={"A1": ("trolls", 1), "B1": ("trolls", 1)},
                     pieces={"A1": {"troll-lair": 1}}, phase=Phase.READY)  # fmt: skip
    table = Table(rules, start).play(TakeUp(0))
    assert table.pieces("A1") == {}
    assert table.state.log.abandoned == (0,)


def test_a_region_given_up_in_redeployment_as_a_house_rule_gives_its_token_back() -> None:
    rules = rules_for(ROW, without=("redeploy.minimum-one",))
    on = {"A1": ("humans", 1), "B1": ("humans", 1)}
    table = Table(rules, position(rules, held("humans", power="hill"), on=on)).play(Finish(), Abandon(0))
    table.play(Deploy(1))
    assert table.tokens("B1") == ("humans", 2)


def test_a_decline_after_conquests_as_a_house_rule_is_scored_as_a_decline() -> None:
    rules = rules_for(ROW, without=("decline.no-conquest",))
    start = position(rules, held("humans", power="hill", hand=2), on={"A1": ("humans", 1)})
    table = Table(rules, start).play(Conquer(1), Decline())
    assert table.state.seats[0].coins == 5 + 2, "two regions, no farmland bonus"
    assert table.state.seats[0].declined == ("race.humans",)


def test_without_the_banner_turned_the_race_stays_active() -> None:
    rules = rules_for(ROW, without=("decline.flip-banner",))
    start = position(rules, held("humans", power="hill"), on={"A1": ("humans", 4)}, phase=Phase.START)
    table = Table(rules, start).play(Decline())
    assert table.state.seats[0].active == "race.humans"
    assert table.tokens("A1") == ("humans", 1)


def test_an_older_race_that_need_not_leave_first_scores_once_more_and_leaves() -> None:
    rules = rules_for(ROW, without=("decline.clear-old",))
    start = position(
        rules, held("humans", power="hill"), held("elves", active=False),
        on={"A1": ("humans", 2), "C1": ("elves", 1)}, phase=Phase.START,
    )  # fmt: skip
    table = Table(rules, start).play(Decline())
    assert table.state.seats[0].coins == 5 + 2
    assert table.state.seats[0].declined == ("race.humans",)
    assert table.tokens("C1") == ("", 0)


def test_a_race_without_tokens_makes_room_for_the_one_chosen_at_once() -> None:
    rules = rules_for(ROW, decline_no_tokens="choose-now")
    start = position(rules, held("humans", power="hill", entered=True), phase=Phase.START)
    table = Table(rules, start).play(Choose(1))
    assert [each.race for each in table.state.holdings] == [table.state.seats[0].active]
    assert "race.humans" in table.state.market.banners_below


def test_survivors_without_a_region_go_to_the_own_race_in_decline_where_control_is_enough() -> None:
    rules = rules_for(ROW, retreat_regions="own-control")
    start = position(
        rules, held("humans", power="hill", hand=5), held("orcs", 1, power="swamp"), held("trolls", 1, active=False),
        on={"A1": ("humans", 1), "B1": ("orcs", 3), "D1": ("trolls", 1)},
    )  # fmt: skip
    table = Table(rules, start).play(Conquer(1), Finish(), *[Deploy(0)] * 4)
    assert table.state.grounds[3].guests == (("race.orcs", 2),), "no region of the Orcs is left, the Trolls' takes them"


def test_any_order_lets_the_next_loser_give_way() -> None:
    rules = rules_for(ROW, players=3, retreat_order="any-order")
    start = position(
        rules, held("humans", power="hill", hand=9), held("orcs", 1, power="swamp"), held("trolls", 2, power="forest"),
        on={"A1": ("humans", 1), "B1": ("orcs", 2), "C1": ("trolls", 2), "D1": ("orcs", 1), "E1": ("trolls", 1)},
    )  # fmt: skip
    table = Table(rules, start).play(Conquer(1), Conquer(2), Finish(), *[Deploy(0)] * 7)
    assert table.legal() == [Decide(1), Decide(2)]
    assert table.engine.to_move(table.state) == 1
    table.play(Decide(2))
    assert table.tokens("E1") == ("trolls", 2)
    assert table.tokens("D1") == ("orcs", 2)
