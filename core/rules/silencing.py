"""Reusable conditions for a race against whom nothing but tokens is of use."""

from core.rules.conditions import is_replacement
from core.rules.effects import Bound, Effect
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View


def helps(effect: Effect, unit: str) -> bool:
    """Does an effect help the attacker in a conquest? What it costs him more is no help.

    Aids that stand for tokens are kept out by not being allowed as means.
    """
    if effect.question is Question.CONQUEST_COST:
        return effect.tag not in ("surcharge", "aid")
    return effect.question is Question.MAY_CONQUER and effect.stage is Stage.LIFT


def hinders(effect: Effect, unit: str) -> bool:
    """Does an effect make the attacker pay more?"""
    return effect.tag == "surcharge"


def is_enemy(view: View, me: Bound, ask: Ask) -> bool:
    return view.seat_of(ask.race) != me.seat


def has_other_help(view: View, me: Bound, ask: Ask) -> bool:
    """Is a means named, other than a replacement and the common die? Hammers count as tokens in one reading."""
    spared = view.rules.ruled("gnomes-hammers", "allowed") and view.rules.has_trait(ask.means, "aid")
    return any(each in view.rules.means for each in ask.means) and not is_replacement(view, me, ask) and not spared


def is_far(view: View, me: Bound, ask: Ask) -> bool:
    """Has the attacker troops, but none in a region with a common border?"""
    own = view.regions(ask.race)
    return bool(own) and not any(ask.region in view.board.neighbours[here] for here in own)


def is_first(view: View, me: Bound, ask: Ask) -> bool:
    return not view.regions(ask.race)
