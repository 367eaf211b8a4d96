"""The timeline: every step of the story as a square in a row, with first, previous, play, next and last.

The row is a list view, so keys, focus and screen readers work as in any list; the look is painted by a delegate.
"""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QListView, QToolButton, QVBoxLayout, QWidget

from core.picture.palette import Theme
from core.rules.explanation import StoryStep
from core.rules.telling import Telling
from sandbox.panels.step_delegate import STEP_ROLE, StepDelegate

_Index = QModelIndex | QPersistentModelIndex


class StepsModel(QAbstractListModel):
    """The steps of the branch shown, one row each."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._telling: Telling | None = None

    def show_telling(self, telling: Telling) -> None:
        if telling is not self._telling:
            self.beginResetModel()
            self._telling = telling
            self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  Qt's own signature
        return 0 if parent.isValid() or self._telling is None else self._telling.last + 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if self._telling is None or not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._telling.step(index.row()).label
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return spoken_step(self._telling, index.row())
        return (self._telling.step(index.row()), self.begins_turn(index.row())) if role == STEP_ROLE else None

    def begins_turn(self, row: int) -> str:
        """`Round 4, Anna` at the first step of a turn, else nothing."""
        assert self._telling is not None, "rows are asked for while a story is open"
        step = self._telling.step(row)
        before = self._telling.step(row - 1) if row else None
        if before is not None and (before.seat, before.round) == (step.seat, step.round):
            return ""
        return f"Round {step.round}, {self._telling.teller.names.seat(step.seat)}"


def spoken_step(telling: Telling, row: int) -> str:
    """A step in one sentence, for screen readers and tooltips."""
    step = telling.step(row)
    return f"Step {row}, round {step.round}, {telling.teller.names.seat(step.seat)}: {step.title}{_verdict(step)}"


def _verdict(step: StoryStep) -> str:
    if step.refusal is not None:
        return " Not allowed."
    if step.failures:
        return f" {step.failures} of {len(step.expectations)} expectations not met."
    return f" {len(step.expectations)} met." if step.expectations else ""


class TimelinePanel(QWidget):
    """Transport and steps. `chosen` carries the number of a step that was clicked or moved to by key."""

    chosen = Signal(int)

    def __init__(self, transport: list[QAction]) -> None:
        super().__init__(objectName="timeline")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedHeight(152)
        self.model = StepsModel(self)
        self._delegate = StepDelegate(self)
        self.steps = self._list()
        self._place = QLabel(objectName="step-place")
        self._failures = QLabel(objectName="failures")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar(transport))
        column.addWidget(self.steps, 1)
        self.steps.selectionModel().currentChanged.connect(self._tell)

    def _list(self) -> QListView:
        view = QListView(objectName="steps")
        view.setModel(self.model)
        view.setItemDelegate(self._delegate)
        view.setFlow(QListView.Flow.LeftToRight)
        view.setWrapping(False)
        view.setUniformItemSizes(True)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setMouseTracking(True)
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        view.setAccessibleName("Steps")
        return view

    def _bar(self, transport: list[QAction]) -> QWidget:
        bar = QWidget(objectName="timeline-bar")
        bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        bar.setFixedHeight(38)
        row = QHBoxLayout(bar)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(4)
        row.addWidget(QLabel("Timeline", objectName="panel-title"))
        row.addSpacing(12)
        for action in transport:
            button = QToolButton(objectName="icon-button")
            button.setDefaultAction(action)
            button.setIconSize(QSize(18, 18))
            button.setFixedSize(32, 32)
            button.setAccessibleName(action.text().replace("&", ""))
            row.addWidget(button)
        row.addSpacing(8)
        row.addWidget(self._place)
        row.addStretch(1)
        row.addWidget(self._failures)
        return bar

    def show_verdict(self, failed: int, expected: int, *, parts: bool) -> None:
        """How the whole story goes."""
        self._failures.setProperty("failed", bool(failed or parts))
        self._failures.setText(story_verdict(failed, expected, parts=parts))
        self._failures.style().polish(self._failures)

    def show_step(self, telling: Telling, number: int) -> None:
        self.model.show_telling(telling)
        index = self.model.index(number, 0)
        self._place.setText(f"Step <b>{number}</b> of {self.model.rowCount() - 1}")
        if self.steps.currentIndex() != index:
            self.steps.setCurrentIndex(index)
        # The neighbours too, so that one sees where the next step goes.
        for row in (number - 1, number + 1, number):
            self.steps.scrollTo(self.model.index(row, 0), QListView.ScrollHint.EnsureVisible)

    def show_theme(self, theme: Theme) -> None:
        self._delegate.theme = theme
        self.steps.viewport().update()

    def summary(self) -> str:
        return self._failures.text()

    def _tell(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid():
            self.chosen.emit(current.row())


def story_verdict(failed: int, expected: int, *, parts: bool) -> str:
    """How the whole story went, in a few words; a story that parts has a move that is not allowed."""
    if failed:
        return f"{failed} of {expected} expectations not met{', the story breaks off' if parts else ''}"
    if parts:
        return "The story breaks off"
    return f"All {expected} expectations met" if expected else "Nothing is expected"
