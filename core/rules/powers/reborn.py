"""Reborn: in decline, up to two regions a turn pass to the player's active race at the start of his turn."""

from core.rules.actions import Use
from core.rules.blocks import allows, forbids, ruled
from core.rules.changes import BOX, HAND, Change, Remembered, TokensMoved
from core.rules.effects import Bound, Effect, Offer, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Memo
from core.rules.view import View

REPLACE, NEEDED = "underground:power.reborn.replace", "underground:power.reborn.active-race-needed"
USED, NAME = "used", "reborn"


def _source(view: View, race: str) -> int | None:
    """The tray, else the hand, in one reading else a region that can spare a token."""
    if view.tray(race):
        return BOX
    if view.holding(race).hand:
        return HAND
    spare = [region for region in view.regions(race) if view.ground(region).tokens > 1]
    return spare[0] if spare and view.rules.ruled("reborn-token-source", "tray-or-owned") else None


def _offers(view: View, me: Bound, ask: Ask) -> tuple[Use, ...]:
    active, chosen = view.state.seats[me.seat].active, view.state.log.chosen
    is_time = ask.key == "start" or (ask.key == "ready" and chosen)
    if not is_time or not active or view.memory(me.unit, me.race, USED) > 1 or _source(view, active) is None:
        return ()
    if (chosen and view.rules.ruled("reborn-first-turn", "not-that-turn")) or view.holding(me.race).active:
        return ()
    return tuple(Use(NAME, region) for region in view.regions(me.race))


def _replaced(view: View, me: Bound, action: Use) -> tuple[Change, ...]:
    active, region = view.state.seats[me.seat].active, action.target
    old, source = view.ground(region).tokens, _source(view, active)
    assert source is not None
    number = (
        min(old, view.tray(active)) if view.rules.ruled("reborn-on-tomb-stack", "one-each") and source == BOX else 1
    )
    return (
        TokensMoved(me.race, old, region, BOX, REPLACE),
        TokensMoved(active, number, source, region, REPLACE),
        Remembered(Memo(me.unit, me.race, USED, view.memory(me.unit, me.race, USED) + 1, "turn"), REPLACE),
    )


def _was_used(view: View, me: Bound, ask: Ask) -> bool:
    return any(memo.unit == me.unit and memo.key == USED for memo in view.state.memos)


def _enters_still(view: View, me: Bound, ask: Ask) -> bool:
    return _was_used(view, me, ask) and not (view.holding(ask.race).entered or view.board.entry[ask.region])


STAYS, BEFORE = ruled("reborn-first-turn", "allowed-entry-stays"), ruled("start-effects-before-decline", "no")
POWER = Unit(
    id="power.reborn",
    effects=(
        Effect(Question.OFFERS, Stage.GIVE, REPLACE, _offers, active=False, in_decline=True, also=(NEEDED,)),
        allows(Question.BADGE_STAYS, clause=REPLACE),
        forbids(Question.MAY_CONQUER, "entry", clause=REPLACE, when=_enters_still, side=Side.BOARD, ruling=STAYS),
        forbids(Question.MAY_DECLINE, "started", clause=REPLACE, when=_was_used, side=Side.BOARD, ruling=BEFORE),
    ),
    offers=(Offer(NAME, REPLACE, _replaced, gives_up=NAME, order=2),),
)
