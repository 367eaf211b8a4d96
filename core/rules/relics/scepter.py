"""The Scepter of Avarice: put into a region before the coins, it doubles what that region pays."""

from dataclasses import replace

from core.rules.actions import PlacePiece
from core.rules.blocks import forbids, ruled
from core.rules.changes import Change, PiecesMoved, Remembered
from core.rules.combine import allowed, ledger, total
from core.rules.effects import Bound, Effect, Offer, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import NOWHERE, Ground, Memo
from core.rules.tile_effects import PLACED, end_of_turn_sites, must_be_placed, site
from core.rules.view import View

HERE = "underground:relic.scepter."
DOUBLE, MINE = HERE + "double", HERE + "mine-exception"
INCOME = Question.INCOME
BOUND, COIN, ALL = (ruled("scepter-what-is-doubled", o) for o in ("region-bound", "region-coin-only", "all-via-region"))


def _offers(view: View, me: Bound, ask: Ask) -> tuple[PlacePiece, ...]:
    sites = end_of_turn_sites(view, me) if ask.key == "before-coins" else ()
    return tuple(PlacePiece(me.unit, region) for region in sites)


def _put(view: View, me: Bound, action: PlacePiece) -> tuple[Change, ...]:
    memo = Remembered(Memo(me.unit, me.race, PLACED, action.region + 1, "turn"), DOUBLE)
    source = site(view, me)
    moved = source not in (NOWHERE, action.region)
    return (memo, PiecesMoved(me.unit, 1, source, action.region, DOUBLE)) if moved else (memo,)


def _region(view: View, me: Bound, ask: Ask) -> int:
    """Where it was put this turn, if the question is about all regions and it works there."""
    region = max(view.memory(me.unit, race, PLACED) for race in view.state.seats[me.seat].races()) - 1
    holder = view.holder(region) if region >= 0 and ask.region < 0 else None
    if holder is None or holder.seat != me.seat:
        return NOWHERE
    return region if allowed(view, Question.MAY_PLACE, Ask(me.race, region, key="doubling")) else NOWHERE


def _coins_of_region(view: View, me: Bound, ask: Ask) -> int | None:
    region = _region(view, me, ask)
    if region == NOWHERE:
        return None
    doubled = me.unit.startswith("copy.") and view.rules.ruled("magic-bag-effect", "double")
    return total(view, INCOME, Ask(view.ground(region).race, region, seat=me.seat)) * (1 + doubled) or None


def _coin_alone(view: View, me: Bound, ask: Ask) -> int | None:
    region = _region(view, me, ask)
    if region == NOWHERE:
        return None
    answer = ledger(view, INCOME, Ask(view.ground(region).race, region, seat=me.seat))
    return sum(line.amount for line in answer.contributions if line.tag == "region") or None


def _everything_through_it(view: View, me: Bound, ask: Ask) -> int | None:
    """What the player would lose without the region, shares of other bonuses included."""
    region = _region(view, me, ask)
    if region == NOWHERE:
        return None
    race = view.ground(region).race
    grounds = list(view.state.grounds)
    grounds[region] = Ground(pieces=grounds[region].pieces)
    memos = tuple(memo for memo in view.state.memos if (memo.unit, memo.key) != (me.unit, PLACED))
    whole = View(view.rules, replace(view.state, memos=memos))
    rest = View(view.rules, replace(view.state, memos=memos, grounds=tuple(grounds)))
    everything = Ask(race, seat=me.seat)
    return total(whole, INCOME, everything) - total(rest, INCOME, everything) or None


def _is_mine(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "doubling" and view.is_a(ask.region, "mine")


RELIC = Unit(
    id="relic.scepter",
    effects=(
        Effect(Question.OFFERS, Stage.GIVE, DOUBLE, _offers),
        Effect(INCOME, Stage.ADD, DOUBLE, _coins_of_region, tag="bonus", in_decline=True, ruling=BOUND),
        Effect(INCOME, Stage.ADD, DOUBLE, _coin_alone, tag="bonus", in_decline=True, ruling=COIN),
        Effect(INCOME, Stage.ADD, DOUBLE, _everything_through_it, tag="bonus", in_decline=True, ruling=ALL),
        forbids(
            Question.MAY_PLACE, "no-doubling", clause=MINE, when=_is_mine,
            ruling=ruled("scepter-mine", "any-mine-region"),
        ),
        must_be_placed(clause=DOUBLE),
    ),
    offers=(Offer("relic.scepter", DOUBLE, _put, order=3),),
)  # fmt: skip
