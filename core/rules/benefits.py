"""Reusable effects told as what a race may do or is given: reach, safety, coins when something happens.

The prices and the income are in core.rules.blocks, markers in core.rules.markers, new tokens and the decline in
core.rules.growth. What a docstring `Says` is the sentence a player reads.
"""

from typing import Literal

from core.rules.blocks import forbids, lifts, when_it_happens
from core.rules.changes import BANK, Change, CoinsMoved
from core.rules.conditions import Ground, When, Where, always
from core.rules.effects import Bound, Effect, Side
from core.rules.losses import is_taken_by_opponent
from core.rules.questions import Ask, Question, Stage
from core.rules.tile_effects import takes_coins
from core.rules.view import View
from core.rules.wording import Number

Purpose = Literal["conquest", "replacement", "discount", "theft", "block"]


# Where it may go


def reaches_anywhere(*, clause: str, when: Where = always) -> Effect:
    """The race may conquer regions it does not border.

    Says: A region{where} may be conquered from afar{when}.
    """
    return lifts(Question.MAY_CONQUER, "reach", clause=clause, when=when)


def enters_anywhere(*, clause: str, when: Where = always) -> Effect:
    """The first conquest need not be at the edge of the map.

    Says: The race may enter the map in any region{where}{when}.
    """
    return lifts(Question.MAY_CONQUER, "entry", clause=clause, when=when)


def takes_water(*, clause: str, when: Where = always) -> Effect:
    """Seas and lakes may be conquered like other regions.

    Says: Water{where} may be conquered{when}.
    """
    return lifts(Question.MAY_CONQUER, "water", clause=clause, when=when)


def holds_rivers(*purposes: Literal["redeploy", "decline", "score"], clause: str) -> Effect:
    """River regions need not be left when troops are redeployed or go in decline, or they count for the coins.

    Says: River regions are kept like others {purposes:and}.
    """
    return lifts(Question.MAY_HOLD, "river", clause=clause, when=lambda view, me, ask: ask.key in purposes)


def may_not_take(*, clause: str, when: Where) -> Effect:
    """The race may not conquer regions that meet the condition.

    Says: A region{where} may not be conquered by the race{when}.
    """
    return forbids(Question.MAY_CONQUER, "taboo", clause=clause, when=when)


def passes_between(where: Ground, purpose: Purpose = "conquest", *, clause: str) -> Effect:
    """All regions that meet the condition count as adjacent to each other, for one purpose.

    Says: Every region{where} counts as adjacent to every other such region {purpose}.
    """

    def others(view: View, me: Bound, ask: Ask) -> tuple[int, ...]:
        if ask.key != purpose or not where(view, me, ask):
            return ()
        every = range(len(view.board))
        return tuple(r for r in every if r != ask.region and where(view, me, Ask(ask.race, r)))

    return Effect(Question.EXTRA_NEIGHBOURS, Stage.GIVE, clause, others)


# What keeps others out


def defenders_cost(amount: Number, *, clause: str, when: Where = always) -> Effect:
    """Other races pay more tokens for regions of this race.

    Says: Others pay {amount:token} more for a region of the race{where}{when}.
    """
    return Effect(
        Question.CONQUEST_COST, Stage.ADD, clause, lambda view, me, ask: amount if when(view, me, ask) else None,
        Side.AGAINST, tag="surcharge",
    )  # fmt: skip


def closed_to_enemies(*, clause: str, when: Where = always) -> Effect:
    """Other players cannot conquer regions of this race that meet the condition.

    Says: Nobody else may conquer a region of the race{where}{when}.
    """

    def is_shut(view: View, me: Bound, ask: Ask) -> bool:
        return view.seat_of(ask.race) != me.seat and when(view, me, ask)

    return forbids(Question.MAY_CONQUER, "immune", clause=clause, when=is_shut, side=Side.AGAINST)


def loses_no_token(
    cause: Literal["conquered", "replaced"] = "conquered", *, clause: str, when: Where = always
) -> Effect:  # fmt: skip
    """No token is lost when a region is: all of them come back to the hand.

    Says: No token is lost when a region of the race{where} is {cause}{when}.
    """
    return Effect(
        Question.TOKENS_LOST, Stage.SET, clause,
        lambda view, me, ask: 0 if ask.key == cause and when(view, me, ask) else None,
    )  # fmt: skip


# Coins when something happens

Happening = Literal["conquers-a-region", "loses-a-region", "is-chosen", "declines"]
MOMENTS = {
    "conquers-a-region": Question.REGION_CONQUERED,
    "loses-a-region": Question.REGION_LOST,
    "is-chosen": Question.COMBO_CHOSEN,
    "declines": Question.RACE_DECLINED,
}


def gains_coins(amount: Number, moment: Happening, *, clause: str, when: When = always) -> Effect:
    """Coins from the bank as soon as something happens: a conquest, a loss to an opponent, the choice, the decline.

    Says: {amount:coin} from the bank when the race {moment}{when}.
    """

    def coins(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        counts = moment != "loses-a-region" or is_taken_by_opponent(view, me, ask)
        return (CoinsMoved(amount, BANK, me.seat, clause),) if counts and when(view, me, ask) else ()

    return when_it_happens(MOMENTS[moment], coins, clause=clause)


def gains_coins_there(
    amount: Number, moment: Literal["conquers-a-region", "loses-a-region"], *, clause: str, when: Where
) -> Effect:  # fmt: skip
    """Coins from the bank for a region that is conquered or lost, if it meets the condition.

    Says: {amount:coin} from the bank when the race {moment}{where}{when}.
    """
    return gains_coins(amount, moment, clause=clause, when=when)


def takes_toll(*, clause: str, when: Where = always) -> Effect:
    """Whoever takes a region from the race pays it a coin, if there is one to pay.

    Says: Whoever takes a region{where} from the race pays a coin for it{when}.
    """

    def pays(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        is_due = ask.seat not in (-1, me.seat) and when(view, me, ask)
        return takes_coins(view, me.seat, (ask.seat,), clause) if is_due else ()

    return when_it_happens(Question.REGION_LOST, pays, clause=clause)
