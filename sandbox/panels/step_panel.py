"""Why: what the selected step did and cost, or why a region cannot be had; below, the clause that was clicked."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSplitter, QVBoxLayout, QWidget

from core.picture.palette import LIGHT, Theme
from core.rules.explanation import RefusalNote
from core.rules.legal_options import ON_THE_WAY
from core.rules.refused_regions import RefusedRegion
from core.rules.spoken_names import ClauseRef
from sandbox.panels.clause_card import ClauseCard
from sandbox.panels.step_rows import change_row, expectation_row, ledger_block, refusal_block, words
from sandbox.session import Session


class StepPanel(QSplitter):
    """The step above, the clause that was clicked in it below."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Vertical, objectName="step-panel")
        self.setChildrenCollapsible(False)
        self._step = QScrollArea(objectName="step-scroll")
        self._step.setWidgetResizable(True)
        self._step.setFrameShape(QFrame.Shape.NoFrame)
        self._step.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._step.setAccessibleName(self.tr("Why"))
        self.card = ClauseCard()
        self.addWidget(self._step)
        self.addWidget(self.card)
        self.setStretchFactor(0, 3)
        self.setStretchFactor(1, 2)
        self.setSizes([560, 340])
        self._session: Session | None = None
        self._theme: Theme = LIGHT

    def sizeHint(self) -> QSize:
        return QSize(376, 600)

    def show_step(self, session: Session, theme: Theme) -> None:
        """What the step shown did."""
        self._session, self._theme = session, theme
        self._show(self._content(session))
        self.card.show_clause(next(iter(session.step.clauses()), None), session.names)

    def show_refused(self, refused: RefusedRegion | None) -> None:
        """Why a region cannot be had; nothing brings the step back."""
        session = self._session
        if session is None:
            return
        if refused is None:
            self._show(self._content(session))
            return
        clauses = tuple(dict.fromkeys(reason.clause for reason in refused.reasons))
        heading = words(session.names.region(refused.region), "step-title")
        note = refusal_block(RefusalNote(clauses), self._theme, self.show_clause, heading=self.tr("Not allowed."))
        self._show([heading, note, *self._prices(refused.region)])
        self.card.show_clause(next(iter(clauses), None), session.names)

    def show_target(self, region: int) -> None:
        """What it takes to have a region."""
        if self._session is not None and region >= 0:
            self._show([words(self._session.names.region(region), "step-title"), *self._prices(region)])

    def _prices(self, region: int) -> list[QWidget]:
        assert self._session is not None, "a game is shown while somebody points at a region"
        legal = self._session.legal
        ledgers = [legal.ledger(option) for option in legal.at(region) if option.kind in ON_THE_WAY]
        return [ledger_block(ledger, self.show_clause) for ledger in ledgers if ledger is not None]

    def _show(self, rows: list[QWidget]) -> None:
        inside = QWidget(objectName="dock-page")
        inside.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(inside)
        column.setContentsMargins(14, 12, 14, 14)
        column.setSpacing(8)
        for widget in rows:
            column.addWidget(widget)
        column.addStretch(1)
        self._step.setWidget(inside)

    def _content(self, session: Session) -> list[QWidget]:
        choose, step, number, theme = self.show_clause, session.step, session.number, self._theme
        where = self.tr("Step {} of {}, round {}, {}'s turn").format(
            number, session.last, step.round, session.names.seat(step.seat)
        )
        rows: list[QWidget] = [words(step.title, "step-title"), words(where, "caption")]
        note = session.note or (" ".join(session.scenario.note.split()) if not number else "")
        if note:
            rows.append(words(note))
        if step.refusal is not None:
            rows.append(refusal_block(step.refusal, theme, choose))
        if step.changes:
            rows += [words(self.tr("What changed"), "section"), *(change_row(line, choose) for line in step.changes)]
        elif number and step.refusal is None and not step.ledgers:
            rows.append(words(self.tr("Nothing on the board changes."), "caption"))
        if step.ledgers:
            rows.append(words(self.tr("Prices and coins"), "section"))
            rows += [ledger_block(each, choose) for each in step.ledgers]
        if step.expectations:
            rows.append(words(self.tr("What is expected"), "section"))
            rows += [expectation_row(each, theme, choose) for each in step.expectations]
        return rows

    def show_clause(self, clause: ClauseRef) -> None:
        """A clause that was asked for: with where it acted and which scenarios show it."""
        telling = self._session.telling() if self._session is not None else None
        self.card.show_clause(clause, self._session.names if self._session is not None else None, telling)
