"""Reusable conditions and effects for conquests that replace a lone token of an opponent by one from the tray."""

from collections.abc import Callable

from core.rules.blocks import forbids
from core.rules.changes import BOX, HAND, Asked, Change, Remembered, TokensMoved
from core.rules.combine import allowed
from core.rules.conditions import Condition, both, by_means
from core.rules.effects import About, Bound, Choice, Effect, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Memo, Pending
from core.rules.view import View

Ruling = tuple[str, frozenset[str]]
NOW = "replace-now"


# Conditions on the region asked about


def is_not_alone(view: View, me: Bound, ask: Ask) -> bool:
    """Is there anything but the single token of an opponent?"""
    ground, holder = view.ground(ask.region), view.holder(ask.region)
    return holder is None or holder.seat == view.seat_of(ask.race) or ground.tokens != 1 or bool(ground.guests)


def is_in_decline(view: View, me: Bound, ask: Ask) -> bool:
    holder = view.holder(ask.region)
    return holder is not None and not holder.active


def is_far(view: View, me: Bound, ask: Ask) -> bool:
    return ask.region not in view.frontier(ask.race, "replacement")


def has_empty_tray(view: View, me: Bound, ask: Ask) -> bool:
    return not view.tray(ask.race)


def was_served(view: View, me: Bound, ask: Ask) -> bool:
    """Has the holder's player lost a token this way in this turn already?"""
    holder = view.holder(ask.region)
    return holder is not None and any(
        each.race == ask.race and each.means == ask.means and each.loser_seat == holder.seat
        for each in view.state.log.conquests
    )


def was_served_this_round(view: View, me: Bound, ask: Ask) -> bool:
    holder = view.holder(ask.region)
    return holder is not None and view.memory(me.unit, me.race, f"served-{holder.seat}") > 0


def is_not_their_turn(view: View, me: Bound, ask: Ask) -> bool:
    holder = view.holder(ask.region)
    return holder is not None and holder.seat != view.state.turn


# Where the new token comes from


def token_sources(view: View, race: str, *, from_board: bool = False) -> tuple[int, ...]:
    """The tray, else the hand, else (where the table allows it) every region that can spare a token."""
    if view.tray(race) or view.holding(race).hand:
        return (BOX,) if view.tray(race) else (HAND,)
    return tuple(region for region in view.regions(race) if from_board and view.ground(region).tokens > 1)


def giving_a_token(*, clause: str) -> Callable[[View, Bound, Pending, int], tuple[Change, ...]]:
    """The answer to the question which of these places gives the token for a region."""
    return lambda view, me, pending, option: (TokensMoved(pending.race, 1, option, pending.region, clause),)


# Effects


def refuses(means: str, ground: str, when: Condition, *, clause: str, ruling: Ruling | None = None,
            also: tuple[str, ...] = ()) -> Effect:  # fmt: skip
    """The means does not serve where this holds."""
    condition = both(by_means(means), when)
    return forbids(Question.MAY_USE, ground, clause=clause, when=condition, ruling=ruling, also=also)


def costs_no_token(when: Condition, *, clause: str) -> tuple[Effect, ...]:
    """The token comes from the tray whatever defends the region; from the hand only where the tray is empty."""

    def price(view: View, me: Bound, ask: Ask) -> int | None:
        return None if not when(view, me, ask) else 0 if view.tray(ask.race) else 1

    cost = Question.CONQUEST_COST
    tags = ("terrain", "marker", "occupants", "neutral", "discount", "die", "aid")
    return (
        Effect(cost, Stage.SET, clause, price),
        *(Effect(cost, Stage.DROP, clause, when, tag=tag) for tag in tags),
    )


def notes_the_round(means: str, *, clause: str, ruling: Ruling | None = None) -> Effect:
    """Keep in mind until the next round whose token was replaced."""

    def note(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        seat = view.state.log.conquests[-1].loser_seat
        memo = Memo(me.unit, me.race, f"served-{seat}", 1, "round")
        return (Remembered(memo, clause),) if means in ask.means else ()

    return Effect(Question.REGION_CONQUERED, Stage.GIVE, clause, note, ruling=ruling)


def asks_in_their_turn(means: str, *, clause: str, ruling: Ruling) -> tuple[Effect, ...]:
    """When an opponent has ended his conquests, or has chosen decline, the player of the race is asked for a target.

    For races only.
    """

    def asks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        race = me.unit
        if not view.in_play(race) or not view.holding(race).active or view.seat_of(race) == view.state.turn:
            return ()
        pending = Pending(view.seat_of(race), race, NOW, race)
        return (Asked(pending, clause),) if _targets(view, race, means) else ()

    moments = (Question.CONQUEST_ENDED, Question.DECLINE_CHOSEN)
    return tuple(Effect(moment, Stage.GIVE, clause, asks, Side.BOARD, ruling=ruling) for moment in moments)


def replacing_now(means: str, *, clause: str) -> Choice:
    """The decision that goes with it: a region, or none."""
    return Choice(
        NOW,
        clause,
        lambda view, me, pending: (*_targets(view, me.race, means), -1),
        lambda view, me, pending, option: (),
        means,
        about=About.REGION,
    )


def _targets(view: View, race: str, means: str) -> tuple[int, ...]:
    asks = (Ask(race, region, (means,)) for region in range(len(view.board)))
    may_use, may_conquer = Question.MAY_USE, Question.MAY_CONQUER
    return tuple(each.region for each in asks if allowed(view, may_use, each) and allowed(view, may_conquer, each))
