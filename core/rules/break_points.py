"""Where a story that plays by itself is to wait: at a clause, a region, a player, or an expectation that fails."""

from dataclasses import dataclass
from enum import StrEnum

from core.rules import actions as a
from core.rules.change_words import touched_regions
from core.rules.engine import Engine, Step
from core.rules.questions import Ask, Question
from core.rules.spoken_names import Names
from core.rules.telling import Telling


class BreakKind(StrEnum):
    CLAUSE = "clause"
    REGION = "region"
    PLAYER = "player"
    FAILURE = "failure"


@dataclass(frozen=True, slots=True)
class BreakPoint:
    """`clause` for a clause, `number` for a region or player; a failure needs neither."""

    kind: BreakKind
    clause: str = ""
    number: int = -1

    def words(self, names: Names) -> str:
        match self.kind:
            case BreakKind.CLAUSE:
                return names.clause(self.clause).title
            case BreakKind.REGION:
                return names.region(self.number)
            case BreakKind.PLAYER:
                return names.seat(self.number)
        return "a failing expectation"


def acting_clauses(engine: Engine, step: Step) -> frozenset[str]:
    """Every clause that had a part in a step: in what changed, and in the price that was paid."""
    found = {change.clause for change in step.changes}
    if isinstance(step.action, a.Conquer | a.Attempt) and step.before.actor:
        ask = Ask(step.before.actor, step.action.region, step.action.means)
        found.update(line.clause for line in engine.explain(step.before, Question.CONQUEST_COST, ask).contributions)
    return frozenset(found)


def is_hit(point: BreakPoint, telling: Telling, at: int) -> bool:
    """Does the story wait at this step?"""
    if point.kind is BreakKind.FAILURE:
        return telling.is_refused(at) or any(not note.holds for note in telling.expectations(at))
    if at == 0:
        return False
    if telling.is_refused(at):
        refusal = telling.step(at).refusal
        return refusal is not None and point.clause in {clause.id for clause in refusal.clauses}
    step = telling.track.steps[at - 1]
    match point.kind:
        case BreakKind.CLAUSE:
            return point.clause in acting_clauses(telling.track.opening.engine, step)
        case BreakKind.REGION:
            return point.number in touched_regions(step.changes)
    return telling.track.opening.engine.to_move(step.before) == point.number


def next_hit(points: frozenset[BreakPoint], telling: Telling, after: int) -> int | None:
    """The next step at which the story waits; None if it runs to its end."""
    for at in range(after + 1, telling.last + 1):
        if any(is_hit(point, telling, at) for point in points):
            return at
    return None


def steps_of_clause(telling: Telling, clause: str) -> tuple[int, ...]:
    """Every step of a path in which a clause had a part."""
    return tuple(at for at in range(1, telling.last + 1) if is_hit(BreakPoint(BreakKind.CLAUSE, clause), telling, at))
