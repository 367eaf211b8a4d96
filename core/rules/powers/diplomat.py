"""Diplomat: at the end of the turn an opponent whose active race was left in peace may be named as ally."""

from core.rules.actions import Use
from core.rules.blocks import forbids, lifts, when_it_happens
from core.rules.changes import Change, Remembered
from core.rules.effects import About, Bound, Effect, Offer, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Attack, Memo
from core.rules.view import View

CHOOSE, PEACE = "base:power.diplomat.choose", "base:power.diplomat.peace"
CHANGE, TOKENS = "base:power.diplomat.change", "base:power.diplomat.decline-tokens"
ALLY, NOBODY = "ally", -1


def _ally(view: View, me: Bound) -> int:
    return view.memory(me.unit, me.race, ALLY, default=NOBODY)


def _is_no_attack(view: View, means: tuple[str, ...]) -> bool:
    return view.rules.has_trait(means, "replacement") and view.rules.ruled("sorcerers-diplomat", "no-attack")


def _counts(view: View, attack: Attack) -> bool:
    """Is this an attack in the sense of the alliance?"""
    is_void = not attack.succeeded and view.rules.ruled("diplomat-failed-attack", "success-only")
    if is_void or _is_no_attack(view, attack.means):
        return False
    return attack.defender_active or view.rules.ruled("diplomat-attack-scope", "not-attacked-at-all")


def _offers(view: View, me: Bound, ask: Ask) -> tuple[Use, ...]:
    if ask.key != "after-coins" or _ally(view, me) != NOBODY:
        return ()
    attacked = {each.defender_seat for each in view.state.log.attacks if each.seat == me.seat and _counts(view, each)}
    return tuple(Use(ALLY, seat) for seat in range(len(view.state.seats)) if seat not in (me.seat, *attacked))


def _named(view: View, me: Bound, seat: int, clause: str) -> tuple[Change, ...]:
    return (Remembered(Memo(me.unit, me.race, ALLY, seat, "decline"), clause),)


def _is_ally(view: View, me: Bound, ask: Ask) -> bool:
    return _ally(view, me) == view.seat_of(ask.race) and not _is_no_attack(view, ask.means)


def _is_in_decline(view: View, me: Bound, ask: Ask) -> bool:
    return not view.holding(ask.race).active


POWER = Unit(
    id="power.diplomat",
    effects=(
        Effect(Question.OFFERS, Stage.GIVE, CHOOSE, _offers),
        when_it_happens(Question.TURN_BEGAN, lambda view, me, ask: _named(view, me, NOBODY, CHANGE), clause=CHANGE),
        forbids(Question.MAY_CONQUER, "truce", clause=PEACE, when=_is_ally, side=Side.AGAINST),
        lifts(Question.MAY_CONQUER, "truce", clause=TOKENS, when=_is_in_decline, side=Side.AGAINST),
    ),
    offers=(Offer(ALLY, CHOOSE, lambda view, me, action: _named(view, me, action.target, CHOOSE), about=About.SEAT),),
)
