"""One clause to read: its title, what it says in our words, and where the books say it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from core.rules.spoken_names import ClauseRef, clause_sources, clause_text
from sandbox.panels.step_rows import words

_HEADINGS = 3
"""Headings shown for a book; the rest are in its tooltip."""


class ClauseCard(QScrollArea):
    def __init__(self) -> None:
        super().__init__(objectName="clause-card")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.clause: ClauseRef | None = None

    def show_clause(self, clause: ClauseRef | None) -> None:
        self.clause = clause
        inside = QWidget(objectName="clause-page")
        inside.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(inside)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(6)
        if clause is None:
            column.addWidget(words("Choose a clause to read what it says.", "caption"))
        else:
            column.addWidget(words(clause.title, "clause-title"))
            column.addWidget(words(clause_text(clause.id) or "The catalogue has no text for this clause."))
            column.addWidget(_sources(clause))
        column.addStretch(1)
        self.setWidget(inside)
        self.setAccessibleName(f"Clause: {clause.title}" if clause is not None else "Clause")


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
        more = f" and {len(headings) - _HEADINGS} more" if len(headings) > _HEADINGS else ""
        text = words(", ".join(headings[:_HEADINGS]) + more, "source-text")
        text.setToolTip("\n".join(headings))
        grid.addWidget(box, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(text, row, 1)
    return made
