"""Reusable effects about the number of tokens, and about what a race does in decline."""

from core.rules.blocks import allows, lifts, when_it_happens
from core.rules.changes import BOX, ENDLESS, HAND, Asked, Change, Remembered, TokensMoved
from core.rules.combine import total
from core.rules.conditions import Where, always
from core.rules.counts import Count, Counted
from core.rules.effects import About, Bound, Choice, Effect
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Memo, Pending
from core.rules.view import View
from core.rules.wording import Number

GAINED, ACTS = Question.TOKENS_GAINED, Question.MAY_ACT_IN_DECLINE
TAKE, THINNED = "keep-tokens", "thinned"


# Tokens


def starts_with(number: Number, *, clause: str) -> Effect:
    """The race takes more tokens when it is chosen.

    Says: The race begins with {number:token} more.
    """
    return Effect(Question.STARTING_TOKENS, Stage.ADD, clause, lambda view, me, ask: number)


def _own(number: Counted, view: View, me: Bound, ask: Ask) -> int | None:
    """What a unit counts, unless it is asked what another unit of the race has earned."""
    return number(view, me, ask) if ask.key in ("", me.unit) else None


def earned(view: View, me: Bound) -> int:
    """The tokens a unit has earned for its race."""
    return max(0, total(view, GAINED, Ask(me.race, key=me.unit, seat=me.seat)))


def earns_tokens(number: Count, *, clause: str) -> Effect:
    """The race is due new tokens from the tray, as many as are counted; `takes_earned_tokens` says when it has them.

    Says: The race earns tokens: {number}.
    """
    return Effect(GAINED, Stage.BASE, clause, lambda view, me, ask: _own(number, view, me, ask))


def earns_what_the_tray_has(number: Count, *, clause: str) -> Effect:
    """No more tokens are earned than the tray holds; it counts the same as `earns_tokens`.

    Says: No more tokens are earned than the tray holds.
    """
    return Effect(
        GAINED, Stage.ADD, clause,
        lambda view, me, ask: min(0, view.tray(me.race) - (_own(number, view, me, ask) or 0)) or None,
    )  # fmt: skip


def taken(view: View, me: Bound, number: int, clause: str) -> tuple[Change, ...]:
    """So many tokens come to the hand: from the tray, and from nowhere where its limit is switched off."""
    boxed = min(number, view.tray(me.race))
    more = number - boxed if _is_endless(view, me.unit) else 0
    return (
        TokensMoved(me.race, boxed, BOX, HAND, clause),
        TokensMoved(me.race, more, ENDLESS, HAND, clause),
    )


def _is_endless(view: View, unit: str) -> bool:
    """Has the table switched off what keeps a unit from earning more than there is?"""
    limits = (each for each in view.rules.units[unit].effects if each.question is GAINED and each.stage is Stage.ADD)
    return any(not view.rules.without.isdisjoint(each.clauses()) for each in limits)


def takes_earned_tokens(*, clause: str) -> Effect:
    """The tokens earned come to the hand when the redeployment begins.

    Says: Tokens earned are taken before the troops are redeployed.
    """

    def receives(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        return taken(view, me, earned(view, me), clause)

    return when_it_happens(Question.REDEPLOY_BEGAN, receives, clause=clause)


def may_take_earned_tokens(*, clause: str) -> tuple[Effect | Choice, ...]:
    """The player says how many of the tokens earned come to the hand when the redeployment begins.

    Says: As many of the tokens earned as the player likes are taken before the troops are redeployed.
    """

    def asks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        number = earned(view, me)
        return (Asked(Pending(me.seat, me.unit, TAKE, me.race, number=number), clause),) if number else ()

    def options(view: View, me: Bound, pending: Pending) -> tuple[int, ...]:
        return tuple(range(pending.number, -1, -1))

    def answered(view: View, me: Bound, pending: Pending, number: int) -> tuple[Change, ...]:
        return taken(view, me, number, clause)

    return when_it_happens(Question.REDEPLOY_BEGAN, asks, clause=clause), Choice(TAKE, clause, options, answered)


# Decline


def keeps_tokens_in_decline(*, clause: str, when: Where = always) -> Effect:
    """All tokens stay in a region that meets the condition when the race goes in decline, not one of them.

    Says: All tokens in a region{where} stay there when the race goes in decline{when}.
    """
    return Effect(
        Question.DECLINE_KEEPS, Stage.SET, clause,
        lambda view, me, ask: _stay(view, me, ask) if when(view, me, ask) else None,
    )  # fmt: skip


def _stay(view: View, me: Bound, ask: Ask) -> int | None:
    """All of a region, unless the player has said that they need not."""
    return None if view.memory(me.unit, me.race, THINNED) else view.ground(ask.region).tokens


def may_thin_out_in_decline(*, clause: str) -> tuple[Effect | Choice, ...]:
    """When the race goes in decline its player says whether the tokens that may stay do.

    Says: The player may thin the race out when it goes in decline.
    """

    def asks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        return (Asked(Pending(me.seat, me.unit, TAKE, me.race), clause),)

    def answered(view: View, me: Bound, pending: Pending, kept: int) -> tuple[Change, ...]:
        return () if kept else (Remembered(Memo(me.unit, me.race, THINNED, 1, "turn"), clause),)

    return (
        when_it_happens(Question.RACE_DECLINED, asks, clause=clause),
        Choice(TAKE, clause, lambda view, me, pending: (1, 0), answered, about=About.YES_OR_NO),
    )


def keeps_badge(*, clause: str) -> Effect:
    """The badge stays with the race in decline, so that what it does there can work.

    Says: The badge stays with the race in decline.
    """
    return allows(Question.BADGE_STAYS, clause=clause)


def _is_scored(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "after-coins" and view.state.log.expanded


def may_decline_after_scoring(*, clause: str) -> tuple[Effect, ...]:
    """The race may go in decline at the end of a turn of conquests, after the coins.

    Says: The race may go in decline at the end of a turn of conquests.
    """
    return (
        allows(Question.MAY_DECLINE, clause=clause, when=_is_scored),
        lifts(Question.MAY_DECLINE, "first-turn", clause=clause, when=_is_scored),
    )


def conquers_in_decline(*, clause: str) -> Effect:
    """The race goes on conquering in decline; `conquers_first_in_decline` puts it before the active race.

    Says: The race goes on conquering in decline.
    """
    return allows(ACTS, clause=clause, when=lambda v, me, ask: ask.key != "first", active=False, in_decline=True)


def conquers_first_in_decline(*, clause: str) -> Effect:
    """A race that conquers in decline does so before the player's active race.

    Says: In decline the race conquers before the active race of its player.
    """
    return allows(ACTS, clause=clause, when=lambda v, me, ask: ask.key == "first", active=False, in_decline=True)


def attacks_own_active(*, clause: str) -> Effect:
    """In decline the race may conquer regions of its player's active race, too.

    Says: In decline the race may attack the active race of its own player.
    """

    def is_active(view: View, me: Bound, ask: Ask) -> bool:
        holder = view.holder(ask.region)
        return holder is not None and holder.active

    return lifts(Question.MAY_CONQUER, "own-seat", clause=clause, when=is_active, active=False, in_decline=True)
