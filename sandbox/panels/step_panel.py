"""Why: what the selected step did and cost, or why a region cannot be had; below, the clause that was clicked."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QSplitter, QVBoxLayout, QWidget

from core.picture.palette import LIGHT, Theme
from core.rules.acting_disputes import Acting
from core.rules.explanation import RefusalNote
from core.rules.legal_options import ON_THE_WAY
from core.rules.refused_regions import RefusedRegion
from core.rules.spoken_names import ClauseRef
from editor.words import tr
from sandbox.dispute_scout import DisputeScout
from sandbox.panels.clause_card import ClauseCard
from sandbox.panels.dispute_marks import Marks
from sandbox.panels.step_rows import change_row, expectation_row, ledger_block, refusal_block, words
from sandbox.session import Session


class StepPanel(QSplitter):
    """The step above, the clause that was clicked in it below. `dispute_chosen` carries a dispute that was clicked."""

    dispute_chosen = Signal(object)

    def __init__(self, scout: DisputeScout) -> None:
        super().__init__(Qt.Orientation.Vertical, objectName="step-panel")
        self.setChildrenCollapsible(False)
        self._step = QScrollArea(objectName="step-scroll")
        self._step.setWidgetResizable(True)
        self._step.setFrameShape(QFrame.Shape.NoFrame)
        self._step.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._step.setAccessibleName(tr("Why"))
        self.card = ClauseCard()
        self.addWidget(self._step)
        self.addWidget(self.card)
        self.setStretchFactor(0, 3)
        self.setStretchFactor(1, 2)
        self.setSizes([560, 340])
        self._session: Session | None = None
        self._theme: Theme = LIGHT
        self._scout = scout
        self._shows_step = False
        self._told: tuple[Acting, ...] = ()
        """The disputes told about the step shown."""
        scout.found_steps.connect(self._show_disputes)

    def sizeHint(self) -> QSize:
        return QSize(376, 600)

    def show_step(self, session: Session, theme: Theme) -> None:
        """What the step shown did."""
        self._session, self._theme = session, theme
        self._show_step(session)
        self.card.show_clause(next(iter(session.step.clauses()), None), session.names)

    def show_refused(self, refused: RefusedRegion | None) -> None:
        """Why a region cannot be had; nothing brings the step back."""
        session = self._session
        if session is None:
            return
        if refused is None:
            self._show_step(session)
            return
        clauses = tuple(dict.fromkeys(reason.clause for reason in refused.reasons))
        heading = words(session.names.region(refused.region), "step-title")
        note = refusal_block(RefusalNote(clauses), self._theme, self.show_clause, heading=tr("Not allowed."))
        self._show([heading, note, *self._prices(refused.region)])
        self.card.show_clause(next(iter(clauses), None), session.names)

    def show_target(self, region: int) -> None:
        """What it takes to have a region."""
        if self._session is not None and region >= 0:
            self._show([words(self._session.names.region(region), "step-title"), *self._prices(region)])

    def _prices(self, region: int) -> list[QWidget]:
        assert self._session is not None, "a game is shown while somebody points at a region"
        legal = self._session.legal
        rows: list[QWidget] = []
        for option in legal.at(region):
            ledger = legal.ledger(option) if option.kind in ON_THE_WAY else None
            if ledger is not None:
                marks = Marks(self._scout.of_option(option.action), self.dispute_chosen.emit, self._theme)
                rows += [ledger_block(ledger, self.show_clause, marks), *marks.links()]
        return rows

    def _show_step(self, session: Session) -> None:
        self._told = self._acting(session)
        self._show(self._content(session))
        self._shows_step = True

    def _acting(self, session: Session) -> tuple[Acting, ...]:
        """The disputes on which the step shown depends."""
        at = session.number
        return self._scout.of_step(session.track.steps[at - 1]) if 0 < at <= len(session.track) else ()

    def _show_disputes(self) -> None:
        """Disputes have been found in some step; those of the step shown are told."""
        session = self._session
        if session is not None and session.is_open and self._shows_step and self._acting(session) != self._told:
            self._show_step(session)

    def _show(self, rows: list[QWidget]) -> None:
        self._shows_step = False
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
        where = tr("Step {} of {}, round {}, {}'s turn").format(
            number, session.last, step.round, session.names.seat(step.seat)
        )
        rows: list[QWidget] = [words(step.title, "step-title"), words(where, "caption")]
        note = session.note or (" ".join(session.scenario.note.split()) if not number else "")
        if note:
            rows.append(words(note))
        if session.parting and not number:
            heading = tr("The position no longer fits: it is shown as far as it is understood.")
            rows.append(refusal_block(RefusalNote((), session.parting), theme, choose, heading=heading))
        marks = Marks(self._told, self.dispute_chosen.emit, theme)
        rows += marks.links()
        if step.refusal is not None:
            rows.append(refusal_block(step.refusal, theme, choose))
        if step.changes:
            rows += [words(tr("What changed"), "section"), *(change_row(line, choose) for line in step.changes)]
        elif number and step.refusal is None and not step.ledgers:
            rows.append(words(tr("Nothing on the board changes."), "caption"))
        if step.ledgers:
            rows.append(words(tr("Prices and coins"), "section"))
            rows += [ledger_block(each, choose, marks) for each in step.ledgers]
        if step.expectations:
            rows.append(words(tr("What is expected"), "section"))
            rows += [expectation_row(each, theme, choose) for each in step.expectations]
        return rows

    def show_clause(self, clause: ClauseRef) -> None:
        """A clause that was asked for: with where it acted and which scenarios show it."""
        telling = self._session.telling() if self._session is not None else None
        self.card.show_clause(clause, self._session.names if self._session is not None else None, telling)
