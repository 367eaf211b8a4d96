"""What is wrong with the position being set up, each with the clause against it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from core.rules.set_position import Problem
from core.rules.spoken_names import Names, clause_text
from editor.canvas.taken_out import take_out
from editor.words import tr

_MOST_HEIGHT = 150


class ProblemList(QScrollArea):
    """Grows with what it says, up to a point; then it scrolls."""

    def __init__(self) -> None:
        super().__init__(objectName="dock-page", widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Problems"))
        self.lines: tuple[str, ...] = ()
        self._labels: list[QLabel] = []
        inside = QWidget(objectName="dock-page")
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.setWidget(inside)

    def show_problems(self, names: Names, problems: tuple[Problem, ...], trouble: str = "") -> None:
        """The problems of the position, after the reason why the last change was not made."""
        for label in self._labels:
            take_out(label)
        self._labels = []
        self.lines = tuple(_line(names, problem) for problem in problems)
        if trouble:
            self._add(_sentence(trouble), "caption-wrong", "")
        for line, problem in zip(self.lines, problems, strict=True):
            self._add(line, "problem", clause_text(problem.clause))
        if not self._labels:
            self._add(tr("A game can reach this position."), "possible", "")
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        for label in self._labels:
            label.ensurePolished()
        wanted = sum(label.heightForWidth(self.width()) + self._column.spacing() for label in self._labels)
        self.setFixedHeight(min(_MOST_HEIGHT, max(20, wanted)))

    def _add(self, words: str, name: str, clause: str) -> None:
        label = QLabel(words, objectName=name, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        label.setToolTip(clause)
        self._labels.append(label)
        self._column.addWidget(label)


def _line(names: Names, problem: Problem) -> str:
    """The problem and the clause it breaks, by its title."""
    words = _sentence(names.with_titles(problem.message))
    if not problem.clause:
        return words
    return f"{words} {tr('Clause: {}').format(names.clause(problem.clause).title)}"


def _sentence(words: str) -> str:
    text = f"{words[:1].upper()}{words[1:]}"
    return text if text.endswith((".", "!", "?")) else f"{text}."
