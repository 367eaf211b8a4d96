"""Gnomes: what others have beyond their tokens is of no use against them."""

from dataclasses import replace

from core.rules.blocks import forbids, ruled
from core.rules.conditions import Condition, always, both, is_replacement
from core.rules.effects import Bound, Effect, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

HERE = "underground:race.gnomes."
PROTECTION, INDIRECT, BALROG, OWN_TURN = HERE + "protection", HERE + "indirect", HERE + "balrog", HERE + "own-turn"
AGAINST, MAY_USE, MAY_CONQUER, IMMUNE = Side.AGAINST, Question.MAY_USE, Question.MAY_CONQUER, Question.IS_IMMUNE


def _helps(effect: Effect, unit: str) -> bool:
    """Does an effect help the attacker in a conquest? What it costs him more is no help."""
    if effect.question is Question.CONQUEST_COST:
        return effect.tag != "surcharge"
    return effect.question is MAY_CONQUER and effect.stage is Stage.LIFT


def _is_enemy(view: View, me: Bound, ask: Ask) -> bool:
    return view.seat_of(ask.race) != me.seat


def _is_other_help(view: View, me: Bound, ask: Ask) -> bool:
    """Is a means named, other than a replacement and the common die?"""
    spared = view.rules.ruled("gnomes-hammers", "allowed") and view.rules.has_trait(ask.means, "aid")
    return any(each in view.rules.means for each in ask.means) and not is_replacement(view, me, ask) and not spared


def _is_far(view: View, me: Bound, ask: Ask) -> bool:
    """Has the attacker troops, but none in a region with a common border?"""
    own = view.regions(ask.race)
    return bool(own) and not any(ask.region in view.board.neighbours[here] for here in own)


def _is_first(view: View, me: Bound, ask: Ask) -> bool:
    return not view.regions(ask.race)


def _closed(clause: str, question: Question, when: Condition, also: tuple[str, ...] = ()) -> Effect:
    return forbids(question, "silenced", clause=clause, when=both(_is_enemy, when), side=AGAINST, also=also)


def _untouched(clause: str, key: str) -> Effect:
    return Effect(IMMUNE, Stage.ALLOW, clause, both(_is_enemy, lambda view, me, ask: ask.key == key), AGAINST)


PROTECTED = (
    Effect(Question.IS_SILENCED, Stage.FORBID, PROTECTION, _helps, AGAINST),
    _closed(PROTECTION, MAY_USE, _is_other_help),
    _closed("underground:power.vampire.gnomes", MAY_USE, is_replacement, also=(PROTECTION,)),
    _closed(INDIRECT, MAY_CONQUER, _is_far, also=(PROTECTION,)),
    _untouched(BALROG, "entry"),
)
UNPAID = Effect(
    Question.IS_SILENCED, Stage.FORBID, PROTECTION, lambda effect, unit: effect.tag == "surcharge", AGAINST,
    ruling=ruled("gnomes-mummy-penalty", "not-paid"),
)  # fmt: skip
RACE = Unit(
    id="race.gnomes",
    effects=(
        *PROTECTED,
        *(replace(e, active=False, in_decline=True, ruling=ruled("gnomes-decline", "yes")) for e in PROTECTED),
        UNPAID,
        replace(_closed(INDIRECT, MAY_CONQUER, _is_first), ruling=ruled("gnomes-first-conquest", "forbidden")),
        replace(_untouched(PROTECTION, "theft"), ruling=ruled("gnomes-coin-theft", "yes")),
        forbids(MAY_USE, "own", clause=PROTECTION, when=always, instead_of=OWN_TURN),
    ),
)
