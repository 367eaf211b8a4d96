"""What the selected step did: changes, prices, refusals and expectations, each with its clause; below, the clause."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSplitter, QVBoxLayout, QWidget

from core.picture.palette import Theme
from core.rules.explanation import StoryStep
from core.rules.spoken_names import ClauseRef, Names
from sandbox.panels.clause_card import ClauseCard
from sandbox.panels.step_rows import change_row, expectation_row, ledger_block, refusal_block, words


class StepPanel(QSplitter):
    """The step above, the clause that was clicked in it below."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Vertical, objectName="step-panel")
        self.setChildrenCollapsible(False)
        self._step = QScrollArea(objectName="step-scroll")
        self._step.setWidgetResizable(True)
        self._step.setFrameShape(QFrame.Shape.NoFrame)
        self._step.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._step.setAccessibleName("What changed")
        self.card = ClauseCard()
        self.addWidget(self._step)
        self.addWidget(self.card)
        self.setStretchFactor(0, 3)
        self.setStretchFactor(1, 2)
        self.setSizes([600, 300])

    def sizeHint(self) -> QSize:
        return QSize(376, 600)

    def show_step(self, names: Names, step: StoryStep, *, place: tuple[int, int], note: str, theme: Theme) -> None:
        """`place` is the number of the step and that of the last one; `note` is what its teller says about it."""
        inside = QWidget(objectName="dock-page")
        inside.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(inside)
        column.setContentsMargins(14, 12, 14, 14)
        column.setSpacing(8)
        for widget in self._content(names, step, place, note, theme):
            column.addWidget(widget)
        column.addStretch(1)
        self._step.setWidget(inside)
        self.card.show_clause(next(iter(step.clauses()), None))

    def _content(self, names: Names, step: StoryStep, place: tuple[int, int], note: str, theme: Theme) -> list[QWidget]:
        choose = self._choose
        number, last = place
        where = f"Step {number} of {last}, round {step.round}, {names.seat(step.seat)}'s turn"
        rows: list[QWidget] = [words(step.title, "step-title"), words(where, "caption")]
        if note:
            rows.append(words(note))
        if step.refusal is not None:
            rows.append(refusal_block(step.refusal, theme, choose))
        if step.changes:
            rows += [words("What changed", "section"), *(change_row(line, choose) for line in step.changes)]
        elif number and step.refusal is None and not step.ledgers:
            rows.append(words("Nothing on the board changes.", "caption"))
        if step.ledgers:
            rows += [words("Prices and coins", "section"), *(ledger_block(each, choose) for each in step.ledgers)]
        if step.expectations:
            rows += [words("What is expected", "section")]
            rows += [expectation_row(note, theme, choose) for note in step.expectations]
        return rows

    def _choose(self, clause: ClauseRef) -> None:
        self.card.show_clause(clause)
