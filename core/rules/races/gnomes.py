"""Gnomes: what others have beyond their tokens is of no use against them."""

from dataclasses import replace

from core.rules import silencing as by
from core.rules.blocks import forbids, ruled
from core.rules.conditions import Condition, always, both, is_replacement
from core.rules.effects import Effect, Side, Unit
from core.rules.questions import Question, Stage

HERE = "underground:race.gnomes."
PROTECTION, INDIRECT, OWN_TURN = HERE + "protection", HERE + "indirect", HERE + "own-turn"
SENT = "underground:race.gnomes.balrog"
AGAINST, MAY_USE, MAY_CONQUER, IMMUNE = Side.AGAINST, Question.MAY_USE, Question.MAY_CONQUER, Question.IS_IMMUNE
SILENCED = Question.IS_SILENCED


def _closed(clause: str, question: Question, when: Condition, also: tuple[str, ...] = ()) -> Effect:
    return forbids(question, "silenced", clause=clause, when=both(by.is_enemy, when), side=AGAINST, also=also)


def _untouched(clause: str, key: str) -> Effect:
    return Effect(IMMUNE, Stage.ALLOW, clause, both(by.is_enemy, lambda view, me, ask: ask.key == key), AGAINST)


PROTECTED = (
    Effect(SILENCED, Stage.FORBID, PROTECTION, by.helps, AGAINST),
    _closed(PROTECTION, MAY_USE, by.has_other_help),
    _closed("underground:power.vampire.gnomes", MAY_USE, is_replacement, also=(PROTECTION,)),
    _closed(INDIRECT, MAY_CONQUER, by.is_far, also=(PROTECTION,)),
    _untouched(SENT, "entry"),
)
UNPAID = ruled("gnomes-mummy-penalty", "not-paid")
RACE = Unit(
    id="race.gnomes",
    effects=(
        *PROTECTED,
        *(replace(e, active=False, in_decline=True, ruling=ruled("gnomes-decline", "yes")) for e in PROTECTED),
        Effect(SILENCED, Stage.FORBID, PROTECTION, by.hinders, AGAINST, ruling=UNPAID),
        replace(_closed(INDIRECT, MAY_CONQUER, by.is_first), ruling=ruled("gnomes-first-conquest", "forbidden")),
        replace(_untouched(PROTECTION, "theft"), ruling=ruled("gnomes-coin-theft", "yes")),
        forbids(MAY_USE, "own", clause=PROTECTION, when=always, instead_of=OWN_TURN),
    ),
)
