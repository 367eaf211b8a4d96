"""Pillaging: a coin for every region conquered this turn that was not empty."""

from core.rules.blocks import income, ruled, when_it_happens
from core.rules.changes import Change, Remembered
from core.rules.combine import allowed
from core.rules.conditions import occupied_conquests
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask, Question
from core.rules.state import Memo
from core.rules.view import View

CLAUSE = "base:power.pillaging.bonus"
BASIS = "pillaging-basis"


def _this_turn(view: View, me: Bound, ask: Ask) -> int:
    return occupied_conquests(view, me.race, "plunder")


def _still_held(view: View, me: Bound, ask: Ask) -> int:
    taken = view.memory(me.unit, me.race, "taken")
    return sum(taken >> region & 1 for region in view.regions(me.race))


def _held(view: View, me: Bound, ask: Ask) -> int:
    return len(view.regions(me.race))


def _note(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """Keep in mind, one bit a region, which regions were not empty when they were taken."""
    latest = len(view.state.log.conquests) - 1
    was_occupied = allowed(view, Question.IS_OCCUPIED, Ask(me.race, ask.region, key="plunder", number=latest))
    taken = view.memory(me.unit, me.race, "taken") & ~(1 << ask.region) | was_occupied << ask.region
    return (Remembered(Memo(me.unit, me.race, "taken", taken, "decline"), CLAUSE),)


POWER = Unit(
    id="power.pillaging",
    effects=(
        income(_this_turn, clause=CLAUSE, ruling=ruled(BASIS, "conquered-this-turn")),
        income(_still_held, clause=CLAUSE, ruling=ruled(BASIS, "conquered")),
        income(_held, clause=CLAUSE, ruling=ruled(BASIS, "held")),
        when_it_happens(Question.REGION_CONQUERED, _note, clause=CLAUSE, ruling=ruled(BASIS, "conquered")),
    ),
)
