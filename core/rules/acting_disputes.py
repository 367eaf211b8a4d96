"""Where disputes act: what would be illegal, cost something else or lead elsewhere under another option.

Every question is put to one other reading at a time, so that whoever asks can do something else in between.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from core.rules.actions import Action, Attempt, Choose, Conquer
from core.rules.changes import BANK, CoinsMoved
from core.rules.clause_records import Dispute
from core.rules.compiled import Rules
from core.rules.engine import Engine, Step
from core.rules.parts import with_counterparts
from core.rules.questions import Ask, Question
from core.rules.readings import bare
from core.rules.refusal import IllegalActionError
from core.rules.state import NOWHERE, GameState


@dataclass(frozen=True, slots=True)
class Acting:
    """A dispute that decides something, and the clauses of the ledger lines that another option adds or takes away."""

    dispute: Dispute
    clauses: frozenset[str] = frozenset()


@dataclass(slots=True)
class ActingHere:
    """What depends on disputes in one position. `is_whole` once every other reading has been asked."""

    options: dict[Action, tuple[Acting, ...]] = field(default_factory=dict)
    """For what is legal: the disputes on which it depends."""
    denied: dict[int, tuple[Acting, ...]] = field(default_factory=dict)
    """For regions where more would be legal under another option: those disputes."""
    is_whole: bool = False


@dataclass(frozen=True, slots=True)
class _Reading:
    dispute: Dispute
    engine: Engine


class OtherReadings:
    """The rules of a game once more under each option that is not in force."""

    def __init__(self, rules: Rules, disputes: Iterable[Dispute]) -> None:
        self._own = Engine(rules)
        self._readings = tuple(
            _Reading(dispute, Engine(_ruled(rules, dispute, option.id)))
            for dispute in disputes
            for option in dispute.options
            if option.id != rules.rulings[bare(dispute)]
        )

    def look(self, state: GameState, found: ActingHere) -> Iterator[None]:
        """Fill in what depends on disputes in a position, a reading at a time."""
        legal = self._own.legal_actions(state)
        steps = {action: self._own.step(state, action) for action in legal}
        lines = {action: _lines(self._own, step) for action, step in steps.items()}
        for reading in self._readings:
            others = frozenset(reading.engine.legal_actions(state))
            for action in legal:
                clauses = _difference(reading.engine, steps[action], lines[action], is_legal=action in others)
                if clauses is not None:
                    found.options[action] = _with(found.options.get(action, ()), reading.dispute, clauses)
            for region in {getattr(each, "region", NOWHERE) for each in others.difference(legal)} - {NOWHERE}:
                found.denied[region] = _with(found.denied.get(region, ()), reading.dispute, frozenset())
            yield
        found.is_whole = True

    def of_step(self, step: Step) -> Iterator[tuple[Acting, ...]]:
        """The disputes on which a step depends, as far as readings have been asked; the last answer is whole."""
        lines = _lines(self._own, step)
        found: tuple[Acting, ...] = ()
        for reading in self._readings:
            clauses = _difference(reading.engine, step, lines, is_legal=True)
            if clauses is not None:
                found = _with(found, reading.dispute, clauses)
            yield found


def _ruled(rules: Rules, dispute: Dispute, option: str) -> Rules:
    return replace(rules, rulings=with_counterparts(rules.game, {**rules.rulings, bare(dispute): option}))


def _with(found: Sequence[Acting], dispute: Dispute, clauses: frozenset[str]) -> tuple[Acting, ...]:
    """One more option of a dispute; several options of one dispute are told together."""
    known = next((each for each in found if each.dispute is dispute), Acting(dispute))
    others = tuple(each for each in found if each.dispute is not dispute)
    return (*others, Acting(dispute, known.clauses | clauses))


def _difference(
    other: Engine, step: Step, lines: "Counter[tuple[str, int]]", *, is_legal: bool
) -> frozenset[str] | None:
    """The clauses of the ledger lines that only one reading has; None if it would all be the same."""
    if not is_legal:
        return frozenset()
    try:
        theirs = other.step(step.before, step.action)
    except IllegalActionError:
        return frozenset()
    their_lines = _lines(other, theirs)
    if lines == their_lines and _table(step.after) == _table(theirs.after):
        return None
    return frozenset(clause for clause, _ in [*(lines - their_lines), *(their_lines - lines)])


def _table(state: GameState) -> GameState:
    """The position without what is only remembered: how long that is shows when it makes a difference."""
    return replace(state, memos=())


def _lines(engine: Engine, step: Step) -> "Counter[tuple[str, int]]":
    """What a ledger of the step would say: the lines of the price, and what the bank pays."""
    state, action = step.before, step.action
    found: Counter[tuple[str, int]] = Counter()
    if isinstance(action, Conquer | Attempt) and state.actor:
        answer = engine.explain(state, Question.CONQUEST_COST, Ask(state.actor, action.region, action.means))
        found.update((line.clause, line.amount) for line in answer.contributions if not line.beaten_by)
    elif isinstance(action, Choose):
        answer = engine.explain(state, Question.COMBO_PRICE, Ask(seat=state.turn, number=action.position))
        found.update((line.clause, line.amount) for line in answer.contributions if not line.beaten_by)
    for change in step.changes:
        if isinstance(change, CoinsMoved) and change.source == BANK:
            found[change.clause, change.number] += 1
    return found
