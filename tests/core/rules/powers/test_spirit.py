"""Spirit: a race in decline beside the one allowed, for good."""

from dataclasses import replace

import pytest

from core.rules.actions import Conquer, Decline
from core.rules.state import Memo, Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("farmland farmland farmland", "farmland farmland farmland", "farmland farmland farmland")
SKELETONS = dict.fromkeys(("A1", "B1", "C1"), ("skeletons", 1))
HUMANS = dict.fromkeys(("A2", "B2", "C2"), ("humans", 1))
TRITONS = {"A3": ("tritons", 2)}


def racing(game: Table) -> set[str]:
    return {ground.race.removeprefix("race.") for ground in game.state.grounds if ground.race}


def second_decline(*, without: tuple[str, ...] = (), **rulings: str) -> Table:
    """Skeletons are in decline, Spirit Humans are about to be."""
    rules = rules_for(BOARD, without=without, **rulings)
    races = (held("skeletons", active=False), held("humans", power="spirit"), held("orcs", 1))
    return Table(rules, position(rules, *races, on=SKELETONS | HUMANS, phase=Phase.START))


def third_decline(*, spirit_first: bool, without: tuple[str, ...] = ()) -> Table:
    """Spirit Humans and Skeletons are in decline, Tritons are about to be."""
    rules = rules_for(BOARD, without=without)
    pair = [held("humans", power="spirit", active=False), held("skeletons", active=False)]
    races = (*(pair if spirit_first else reversed(pair)), held("tritons", power="hill"), held("orcs", 1))
    return Table(rules, position(rules, *races, on=SKELETONS | HUMANS | TRITONS, phase=Phase.START))


def test_a_race_in_decline_stays_when_a_spirit_race_follows_and_both_score() -> None:
    game = second_decline().play(Decline())
    assert racing(game) == {"skeletons", "humans"}
    assert game.state.seats[0].coins == 5 + 6


def test_without_the_clause_the_older_race_leaves() -> None:
    game = second_decline(without=("power.spirit.not-counted",)).play(Decline())
    assert racing(game) == {"humans"}


@pytest.mark.parametrize("spirit_first", [True, False])
def test_a_further_decline_removes_the_other_race_whichever_came_first(spirit_first: bool) -> None:
    game = third_decline(spirit_first=spirit_first).play(Decline())
    assert racing(game) == {"humans", "tritons"}
    assert game.state.seats[0].coins == 5 + 3 + 1


@pytest.mark.parametrize("clause", ["power.spirit.third-decline", "power.spirit.never-leaves"])
def test_without_either_clause_a_spirit_race_is_cleared_like_any_other(clause: str) -> None:
    game = third_decline(spirit_first=True, without=(clause,)).play(Decline())
    assert racing(game) == {"tritons"}
    assert "power.spirit" in game.state.market.discards


def test_the_spirit_race_outlives_two_more_declines() -> None:
    game = third_decline(spirit_first=True).play(Decline())
    rules = game.rules
    races = (held("humans", power="spirit", active=False), held("tritons", active=False), held("elves", power="hill"))
    on = HUMANS | {"A3": ("tritons", 1), "B3": ("elves", 1)}
    again = Table(rules, position(rules, *races, held("orcs", 1), on=on, phase=Phase.START)).play(Decline())
    assert racing(again) == {"humans", "elves"}


def test_the_last_spirit_token_can_be_conquered_and_banner_and_badge_go_back() -> None:
    rules = rules_for(BOARD)
    races = (held("humans", power="spirit", active=False), held("tritons", power="hill"), held("orcs", 1, hand=5))
    on = {"A1": ("humans", 1), "B1": ("orcs", 1), "C3": ("tritons", 1)}
    game = Table(rules, position(rules, *races, on=on, turn=1))
    game.play(Conquer(game.at("A1")))
    assert "race.humans" not in {each.race for each in game.state.holdings}
    assert game.state.market.banners_below == ("race.humans",)
    assert "power.spirit" in game.state.market.discards


@pytest.mark.parametrize(("reading", "badge"), [("kept-then-discarded", "power.spirit"), ("discarded-at-once", "")])
def test_the_badge_stays_or_goes_but_the_race_is_not_counted_either_way(reading: str, badge: str) -> None:
    game = second_decline(spirit_badge=reading).play(Decline())
    assert game.holding("humans").power == badge
    assert ("power.spirit" in game.state.market.discards) is (badge == "")
    assert racing(game) == {"skeletons", "humans"}


def test_a_race_whose_spirit_badge_was_discarded_still_outlives_a_further_decline() -> None:
    rules = rules_for(BOARD, spirit_badge="discarded-at-once")
    races = (held("humans", active=False), held("skeletons", active=False), held("tritons", power="hill"))
    state = position(rules, *races, held("orcs", 1), on=SKELETONS | HUMANS | TRITONS, phase=Phase.START)
    remembered = (Memo("power.spirit", "race.humans", "spirit", 1, "game"),)
    game = Table(rules, replace(state, memos=remembered)).play(Decline())
    assert racing(game) == {"humans", "tritons"}
