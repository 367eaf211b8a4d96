"""Reborn: in decline, up to two regions a turn pass to the player's active race at the start of his turn."""

from core.rules.actions import Use
from core.rules.blocks import allows, forbids, ruled
from core.rules.changes import BOX, Asked, Change, Remembered, TokensMoved
from core.rules.effects import About, Bound, Choice, Effect, Offer, Side, Unit
from core.rules.losses import HANDED_OVER
from core.rules.questions import Ask, Question, Stage
from core.rules.replacement import giving_a_token, token_sources
from core.rules.state import Memo, Pending
from core.rules.view import View

REPLACE, NEEDED = "underground:power.reborn.replace", "underground:power.reborn.active-race-needed"
USED, NAME, FROM = "used", "reborn", "spare-token"


def _sources(view: View, me: Bound, pending: Pending | None = None) -> tuple[int, ...]:
    active = view.state.seats[me.seat].active
    return token_sources(view, active, from_board=view.rules.ruled("reborn-token-source", "tray-or-owned"))


def _offers(view: View, me: Bound, ask: Ask) -> tuple[Use, ...]:
    active, chosen = view.state.seats[me.seat].active, view.state.log.chosen
    is_time = ask.key == "start" or (ask.key == "ready" and chosen)
    is_too_new = chosen and view.rules.ruled("reborn-first-turn", "not-that-turn")
    if not active or not is_time or is_too_new or view.memory(me.unit, active, USED) > 1:
        return ()
    return tuple(Use(NAME, region) for region in view.regions(me.race) if _sources(view, me))


def _replaced(view: View, me: Bound, action: Use) -> tuple[Change, ...]:
    active, old = view.state.seats[me.seat].active, view.ground(action.target).tokens
    first, *others = _sources(view, me)
    stack = min(old, view.tray(active)) if view.rules.ruled("reborn-on-tomb-stack", "one-each") and first == BOX else 1
    asks = Asked(Pending(me.seat, me.unit, FROM, active, action.target), REPLACE)
    used = Memo(me.unit, active, USED, view.memory(me.unit, active, USED) + 1, "turn")
    new = asks if others else TokensMoved(active, stack, first, action.target, REPLACE)
    return TokensMoved(me.race, old, action.target, BOX, REPLACE), new, Remembered(used, REPLACE)


def _was_used(view: View, me: Bound, ask: Ask) -> bool:
    return view.memory(me.unit, ask.race, USED) > 0


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
    choices=(Choice(FROM, REPLACE, _sources, giving_a_token(clause=REPLACE), about=About.REGION),),
    offers=(Offer(NAME, REPLACE, _replaced, gives_up=HANDED_OVER, order=2),),
)
