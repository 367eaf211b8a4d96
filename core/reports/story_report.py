"""A told story as report: what every step did, what it cost and why, with the board, as records for any format."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from core.model.map_model import MapModel
from core.picture.game_layers import ground_picture, with_position
from core.picture.options import PictureOptions
from core.picture.shapes import Picture
from core.picture.svg_picture import svg_text
from core.rules.explanation import StoryStep
from core.rules.price_lines import Ledger
from core.rules.readings import Comparison
from core.rules.spoken_names import ClauseRef, clause_sources, text_of
from core.rules.telling import Telling
from core.rules.weather import frozen

MOST_PICTURES = 60
"""Longer stories get a picture of every second, third ... step, so that a report can still be sent."""


@dataclass(frozen=True, slots=True)
class ReportStep:
    number: int
    heading: str
    verdict: str
    """Empty, or why the step is not allowed."""
    reasons: tuple[ClauseRef, ...]
    changes: tuple[tuple[str, ClauseRef], ...]
    ledgers: tuple[Ledger, ...]
    expectations: tuple[tuple[str, bool, str], ...]
    """(expected, holds, found)"""
    picture: str = ""
    """The board as SVG."""


@dataclass(frozen=True, slots=True)
class ReportClause:
    """A clause that had a part in the story, in our own words, and where the books say it."""

    clause: ClauseRef
    text: str
    sources: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class ReportComparison:
    """Readings side by side, one column each."""

    question: str
    columns: tuple[str, ...]
    comparison: Comparison


@dataclass(frozen=True, slots=True)
class StoryReport:
    title: str
    note: str
    readings: str
    """Under which readings the story was played, in words."""
    steps: tuple[ReportStep, ...]
    clauses: tuple[ReportClause, ...]
    comparisons: tuple[ReportComparison, ...] = ()


def story_report(
    title: str,
    note: str,
    readings: str,
    telling: Telling,
    model: MapModel,
    *,
    comparisons: Sequence[ReportComparison] = (),
    steps: Iterable[int] | None = None,
) -> StoryReport:
    """The report of a path, or of some of its steps."""
    chosen = list(range(telling.last + 1)) if steps is None else sorted(set(steps))
    pictured = frozenset(chosen[:: 1 + len(chosen) // MOST_PICTURES]) | {chosen[-1]}
    board = _BoardPictures(telling, model)
    told = [(at, telling.step(at)) for at in chosen]
    used = dict.fromkeys(clause for _, step in told for clause in step.clauses())
    return StoryReport(
        title,
        note,
        readings,
        tuple(_step(telling, at, step, board.svg(at) if at in pictured else "") for at, step in told),
        tuple(_clause(clause) for clause in used),
        tuple(comparisons),
    )


class _BoardPictures:
    """The board at any step; what lies under the pieces is drawn once."""

    def __init__(self, telling: Telling, model: MapModel) -> None:
        self._telling, self._model = telling, model
        # A title is shown when the pointer rests on a picture; the steps have their own headings.
        self._ground: Picture = replace(ground_picture(model, PictureOptions()), title="")

    def svg(self, at: int) -> str:
        telling, step = self._telling, self._telling.step(at)
        rules = telling.teller.opening.engine.rules
        names = {race: telling.teller.names.unit(race) for race in rules.races}
        picture = with_position(
            self._ground, self._model, rules.board, step.after,
            changed=step.touched, frozen=frozen(rules, step.after), names=names,
        )  # fmt: skip
        return svg_text(picture)


def _step(telling: Telling, at: int, step: StoryStep, picture: str) -> ReportStep:
    refusal = step.refusal
    where = f"Round {step.round}, {telling.teller.names.seat(step.seat)}"
    return ReportStep(
        number=at,
        heading=f"{where}: {step.title}" if at else "The beginning",
        verdict="" if refusal is None else f"Not allowed{f' ({refusal.remark})' if refusal.remark else ''}",
        reasons=() if refusal is None else refusal.clauses,
        changes=tuple((line.text, line.clause) for line in step.changes),
        ledgers=step.ledgers,
        expectations=tuple((note.text, note.holds, note.found) for note in step.expectations),
        picture=picture,
    )


def _clause(clause: ClauseRef) -> ReportClause:
    sources = tuple((source.book, source.heading) for source in clause_sources(clause.id))
    return ReportClause(clause, text_of(clause), sources)


def ledger_rows(ledger: Ledger) -> Iterator[tuple[str, str, str]]:
    """(amount, what it counts, the clause and what kept it from counting) for every line of a ledger."""
    for line in ledger.lines:
        amount = f"{line.amount}" if line.is_first else f"{line.amount:+d}"
        beaten = "" if line.beaten_by is None else f"; not counted: {line.beaten_by.title}"
        yield amount, line.what, f"{line.clause.title}{beaten}"
