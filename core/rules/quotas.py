"""Reusable effects for a race that may have only so many regions of one kind, at once or ever."""

from core.rules.blocks import forbids, when_it_happens
from core.rules.changes import Change, Remembered
from core.rules.conditions import Condition
from core.rules.effects import Bound, Effect
from core.rules.questions import Ask, Question
from core.rules.state import Memo
from core.rules.view import View

Ruling = tuple[str, frozenset[str]]
TAKEN = "sailed"


def at_most(number: int, kind: Condition, *, clause: str, at_once: Ruling, ever: Ruling) -> tuple[Effect, ...]:
    """In one reading it holds no more of them at once, in another it conquers no more of them in the whole game."""

    def held(view: View, me: Bound, regions: tuple[int, ...]) -> int:
        return sum(kind(view, me, Ask(region=region)) for region in regions)

    def taken(view: View, me: Bound, regions: tuple[int, ...]) -> int:
        # What a position set up by hand begins with was taken, too.
        return max(view.memory(me.unit, me.race, TAKEN), held(view, me, regions))

    def holds_enough(view: View, me: Bound, ask: Ask) -> bool:
        return kind(view, me, ask) and held(view, me, view.regions(me.race)) >= number

    def has_taken_enough(view: View, me: Bound, ask: Ask) -> bool:
        return kind(view, me, ask) and taken(view, me, view.regions(me.race)) >= number

    def counted(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        others = tuple(region for region in view.regions(me.race) if region != ask.region)
        memo = Memo(me.unit, me.race, TAKEN, taken(view, me, others) + 1, "game")
        return (Remembered(memo, clause),) if kind(view, me, ask) else ()

    may = Question.MAY_CONQUER
    return (
        forbids(may, "quota", clause=clause, when=holds_enough, in_decline=True, ruling=at_once),
        forbids(may, "quota", clause=clause, when=has_taken_enough, in_decline=True, ruling=ever),
        when_it_happens(Question.REGION_CONQUERED, counted, clause=clause, in_decline=True, ruling=ever),
    )
