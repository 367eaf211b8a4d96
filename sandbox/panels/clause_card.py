"""One clause to read: what it says in our words, where the books say it, who shows it, and where it acted."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core.files.clause_scenarios import scenarios_that_show
from core.rules.break_points import steps_of_clause
from core.rules.spoken_names import ClauseRef, Names, clause_sources, text_of
from core.rules.telling import Telling
from editor.words import language, tr, tr_n
from sandbox.panels.step_rows import words

_HEADINGS = 3
"""Headings shown for a book; the rest are in its tooltip."""
_MOST_LISTED = 12


class ClauseCard(QScrollArea):
    """`step_chosen` carries the number of a step of the path shown, `scenario_chosen` the path of a scenario."""

    step_chosen = Signal(int)
    scenario_chosen = Signal(Path)

    def __init__(self) -> None:
        super().__init__(objectName="clause-card")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.clause: ClauseRef | None = None
        self._shown: object = None

    def show_clause(self, clause: ClauseRef | None, names: Names | None = None, telling: Telling | None = None) -> None:
        """A clause; with the story told, also where it acted and which scenarios show it."""
        if (clause, names, telling) == self._shown:
            return
        self._shown = (clause, names, telling)
        self.clause = clause
        inside = QWidget(objectName="clause-page")
        inside.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(inside)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(6)
        if clause is None:
            column.addWidget(words(tr("Choose a clause to read what it says."), "caption"))
        else:
            for widget in self._content(clause, names, telling):
                column.addWidget(widget)
        column.addStretch(1)
        self.setWidget(inside)
        self.setAccessibleName(tr("Clause: {}").format(clause.title) if clause is not None else tr("Clause"))

    def _content(self, clause: ClauseRef, names: Names | None, telling: Telling | None) -> list[QWidget]:
        text = text_of(clause) or tr("The catalogue has no text for this clause.")
        rows: list[QWidget] = [words(clause.title, "clause-title"), words(text)]
        if names is not None and (called := _called(clause, text, names)):
            rows.append(words(tr("Called here: {}").format(", ".join(called)), "caption"))
        rows.append(_sources(clause))
        if language() != "en":
            rows.append(words(tr("The texts of the rules are in English."), "caption"))
        if telling is not None:
            rows += self._acted(steps_of_clause(telling, clause.id), telling)
            rows += self._shown_by(clause)
        return rows

    def _acted(self, steps: tuple[int, ...], telling: Telling) -> list[QWidget]:
        if not steps:
            return [words(tr("It has not acted in this game."), "caption")]
        times = tr_n("Acted once in this game", "Acted {} times in this game", len(steps)).format(len(steps))
        rows: list[QWidget] = [words(times, "section")]
        for at in steps[:_MOST_LISTED]:
            rows.append(
                self._link(f"{at}  {telling.brief(at).label}", lambda _checked=False, at=at: self.step_chosen.emit(at))
            )
        return rows

    def _shown_by(self, clause: ClauseRef) -> list[QWidget]:
        found = scenarios_that_show(clause.id)
        if not found:
            return [words(tr("No bundled scenario shows it."), "caption")]
        rows: list[QWidget] = [
            words(tr_n("Shown by {} scenario", "Shown by {} scenarios", len(found)).format(len(found)), "section")
        ]
        for head in found[:_MOST_LISTED]:
            rows.append(self._link(head.title, lambda _checked=False, path=head.path: self.scenario_chosen.emit(path)))
        return rows

    def _link(self, text: str, does: object) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        link = QToolButton(objectName="list-link", text=text)
        link.setAccessibleName(text)
        link.setCursor(Qt.CursorShape.PointingHandCursor)
        link.clicked.connect(does)
        line.addWidget(link)
        line.addStretch(1)
        return row


def _called(clause: ClauseRef, text: str, names: Names) -> tuple[str, ...]:
    """What the reader calls the unit of a clause, and everything else that its text names."""
    unit = unit_of(clause.id)
    english = names.glossary(text, unit)
    return english or ((names.unit(unit),) if unit else ())


def unit_of(clause_id: str) -> str:
    """The unit a clause belongs to: `base:race.elves.no-loss` is one of `race.elves`; common clauses have none."""
    kind, _, rest = clause_id.partition(":")[2].partition(".")
    return f"{kind}.{rest.partition('.')[0]}" if kind in ("race", "power", "relic", "place", "event") else ""


def book_headings(clause_id: str) -> dict[str, list[str]]:
    """The headings under which each book says it, by book, in the catalogue's order."""
    found: dict[str, list[str]] = {}
    for source in clause_sources(clause_id):
        found.setdefault(source.book, []).append(source.heading)
    return found


def _sources(clause: ClauseRef) -> QWidget:
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 4, 0, 0)
    grid.setHorizontalSpacing(8)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    for row, (book, headings) in enumerate(book_headings(clause.id).items()):
        box = QLabel(book.rpartition("-")[2].upper(), objectName="book-box")
        box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        more = tr(" and {} more").format(len(headings) - _HEADINGS) if len(headings) > _HEADINGS else ""
        text = words(", ".join(headings[:_HEADINGS]) + more, "source-text")
        text.setToolTip("\n".join(headings))
        grid.addWidget(box, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(text, row, 1)
    return made
