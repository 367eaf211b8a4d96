"""Reusable effects for a tile that is put into a region before the coins and doubles what the region pays."""

from collections.abc import Callable
from dataclasses import replace

from core.rules.actions import PlacePiece
from core.rules.blocks import ruled
from core.rules.changes import Change, Remembered
from core.rules.combine import allowed, ledger, total
from core.rules.effects import Bound, Effect, Offer
from core.rules.questions import Ask, Question, Stage
from core.rules.state import NOWHERE, Ground, Memo
from core.rules.tile_effects import PLACED, end_of_turn_sites, put_down
from core.rules.view import View

INCOME, BEFORE_COINS = Question.INCOME, "before-coins"
Worth = Callable[[View, Bound, int], int]


def is_put_somewhere(*, clause: str) -> Effect:
    """Before the coins its player may put it into one of the regions open to it."""

    def offers(view: View, me: Bound, ask: Ask) -> tuple[PlacePiece, ...]:
        sites = end_of_turn_sites(view, me) if ask.key == BEFORE_COINS else ()
        return tuple(PlacePiece(me.unit, region) for region in sites)

    return Effect(Question.OFFERS, Stage.GIVE, clause, offers)


def putting(tile: str, *, clause: str, order: int) -> Offer:
    """What happens when that offer is taken."""

    def put(view: View, me: Bound, action: PlacePiece) -> tuple[Change, ...]:
        memo = Remembered(Memo(me.unit, me.race, PLACED, action.region + 1, "turn"), clause)
        return (memo, *put_down(view, me, action.region, clause))

    return Offer(tile, clause, put, order=order)


def doubles(*, clause: str) -> tuple[Effect, ...]:
    """What its region pays is paid once more; what counts is disputed (underground:dispute.scepter-what-is-doubled)."""
    readings = {"region-bound": _bound_to_region, "region-coin-only": _coin_alone, "all-via-region": _through_region}
    return tuple(
        Effect(INCOME, Stage.ADD, clause, _again(worth), tag="bonus", in_decline=True,
               ruling=ruled("scepter-what-is-doubled", option))
        for option, worth in readings.items()
    )  # fmt: skip


def _again(worth: Worth) -> Callable[[View, Bound, Ask], int | None]:
    def coins(view: View, me: Bound, ask: Ask) -> int | None:
        region = _region(view, me, ask)
        # A tile that is doubled itself pays twice more (underground:dispute.magic-bag-effect).
        twice = me.unit.startswith("copy.") and view.rules.ruled("magic-bag-effect", "double")
        return worth(view, me, region) * (1 + twice) or None if region != NOWHERE else None

    return coins


def _region(view: View, me: Bound, ask: Ask) -> int:
    """Where it was put this turn, if the question is about all regions and it works there."""
    region = max(view.memory(me.unit, race, PLACED) for race in view.state.seats[me.seat].races()) - 1
    holder = view.holder(region) if region >= 0 and ask.region < 0 else None
    if holder is None or holder.seat != me.seat:
        return NOWHERE
    return region if allowed(view, Question.MAY_PLACE, Ask(me.race, region, key="doubling")) else NOWHERE


def _bound_to_region(view: View, me: Bound, region: int) -> int:
    return total(view, INCOME, Ask(view.ground(region).race, region, seat=me.seat))


def _coin_alone(view: View, me: Bound, region: int) -> int:
    answer = ledger(view, INCOME, Ask(view.ground(region).race, region, seat=me.seat))
    return sum(line.amount for line in answer.contributions if line.tag == "region")


def _through_region(view: View, me: Bound, region: int) -> int:
    """What the player would lose without the region, shares of other bonuses included."""
    everything = Ask(view.ground(region).race, seat=me.seat)
    grounds = list(view.state.grounds)
    grounds[region] = Ground(pieces=grounds[region].pieces)
    memos = tuple(memo for memo in view.state.memos if (memo.unit, memo.key) != (me.unit, PLACED))
    whole = View(view.rules, replace(view.state, memos=memos))
    rest = View(view.rules, replace(view.state, memos=memos, grounds=tuple(grounds)))
    return total(whole, INCOME, everything) - total(rest, INCOME, everything)
