"""Fortified: one fortress a turn, which defends its region for good and pays a coin while the race is active."""

from core.rules.actions import PlacePiece
from core.rules.blocks import allows, defends, forbids, income, leaves_with_its_region, ruled
from core.rules.changes import BOX, Change, PiecesMoved, Remembered
from core.rules.conditions import has_piece
from core.rules.effects import Bound, Effect, Offer, Unit
from core.rules.markers import limits, only_in_own_regions, sites
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Memo
from core.rules.view import View

HERE, FORTRESS, SIX = "base:power.fortified.", "fortress", 6
PLACE, COIN, DEFENCE, LIMIT = HERE + "place", HERE + "coin", HERE + "defence", HERE + "limit"
COINS = "fortress-coin-repeat"
BUILDING_TIME = ("start", "ready", "conquer", "redeploy", "before-coins")


def _built(view: View, me: Bound, ask: Ask) -> int:
    return view.memory(me.unit, me.race, "built")


def _may_build(view: View, me: Bound, ask: Ask) -> tuple[PlacePiece, ...]:
    is_time = ask.key in BUILDING_TIME and view.stock(FORTRESS) > 0
    return tuple(PlacePiece(FORTRESS, region) for region in sites(view, me.race, FORTRESS)) if is_time else ()


def _build(view: View, me: Bound, action: PlacePiece) -> tuple[Change, ...]:
    counts = (("built", "turn"), ("built-in-all", "decline"))
    memos = (Memo(me.unit, me.race, key, view.memory(me.unit, me.race, key) + 1, until) for key, until in counts)
    return PiecesMoved(FORTRESS, 1, BOX, action.region, PLACE), *(Remembered(memo, PLACE) for memo in memos)


def _is_due(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "before-coins" and not _built(view, me, ask) and bool(_may_build(view, me, ask))


POWER = Unit(
    id="power.fortified",
    effects=(
        Effect(Question.OFFERS, Stage.GIVE, PLACE, _may_build),
        only_in_own_regions(FORTRESS, clause=PLACE),
        limits(FORTRESS, "once", clause=PLACE, when=lambda view, me, ask: _built(view, me, ask) > 0,
               ruling=ruled("fortress-frequency", "once-per-turn")),
        limits(FORTRESS, "second", clause=LIMIT, when=has_piece(FORTRESS)),
        limits(FORTRESS, "stock", clause=LIMIT, when=lambda view, me, ask: len(view.where(FORTRESS)) >= SIX),
        limits(FORTRESS, "stock", clause=LIMIT, ruling=ruled("fortress-limit", "six-owned"),
               when=lambda view, me, ask: view.memory(me.unit, me.race, "built-in-all") >= SIX),
        forbids(Question.MAY_FINISH, FORTRESS, clause=PLACE, when=_is_due, ruling=ruled("fortress-optional", "does")),
        income(lambda view, me, ask: sum(view.pieces(region, FORTRESS) for region in view.regions(me.race)),
               clause=COIN, ruling=ruled(COINS, "every-turn")),
        income(_built, clause=COIN, ruling=ruled(COINS, "unstated")),
        defends(FORTRESS, clause=DEFENCE),
        allows(Question.BADGE_STAYS, clause=DEFENCE, ruling=ruled("badge-in-decline", "kept")),
        *leaves_with_its_region(FORTRESS, clause=HERE + "remove"),
    ),
    offers=(Offer(FORTRESS, PLACE, _build),),
)  # fmt: skip
