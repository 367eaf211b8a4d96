"""Fields of set-up mode: numbers, choices with words and values, and how they stand in a grid."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from core.rules.spoken_names import Names
from editor.canvas.text_size import keep_size, px
from sandbox.setup_things import word_of

MOST = 999
NUMBER_WIDTH = 50
_ALL = 60
_LEAST_LABEL, _LEAST_CHOICE = 46, 66
_BESIDE_WORDS = 42
"""What borders and the mark take of the width of a choice."""


class FieldLabel(QLabel):
    """A word before a field. It gives way where the panel is narrow: the rest of a long one is in its tooltip."""

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), px(_LEAST_LABEL)), hint.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        self.setToolTip(self.text() if shown != self.text() else "")
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.end()


class NumberBox(QSpinBox):
    """A number with marks for one more and one fewer at its right end, which style sheets take away."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        x, y = self.width() - 9, self.height() / 2
        for way in (-1, 1):
            _paint_mark(painter, self, QPointF(x, y + way * 5), way)
        painter.end()


def number_field(name: str, smallest: int = 0, largest: int = MOST) -> QSpinBox:
    """A number that is taken over when it is whole, not while it is being typed."""
    field = NumberBox()
    field.setObjectName(name)
    field.setRange(smallest, largest)
    field.setKeyboardTracking(False)
    return field


class ChoiceBox(QComboBox):
    """A choice with a mark at its right end, which style sheets take away; its list needs no scrolling."""

    def __init__(self) -> None:
        super().__init__()
        self.setMaxVisibleItems(_ALL)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        shown = QStyleOptionComboBox()
        self.initStyleOption(shown)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, shown)
        room = self.width() - _BESIDE_WORDS
        shown.currentText = self.fontMetrics().elidedText(  # type: ignore[attr-defined]
            self.currentText(), Qt.TextElideMode.ElideRight, room
        )
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, shown)
        _paint_mark(painter, self, QPointF(self.width() - 12, self.height() / 2), 1)
        painter.end()


def _paint_mark(painter: QPainter, widget: QWidget, middle: QPointF, way: int) -> None:
    """A small angle that points down, or up for a negative way."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    group = QPalette.ColorGroup.Active if widget.isEnabled() else QPalette.ColorGroup.Disabled
    painter.setPen(QPen(widget.palette().color(group, QPalette.ColorRole.Text), 1.5))
    size = 3.5
    painter.drawPolyline(
        [middle + QPointF(x, y * way) for x, y in ((-size, -size / 2), (0, size / 2), (size, -size / 2))]
    )


def fill(box: QComboBox, entries: Iterable[tuple[str, str]], chosen: str) -> None:
    """(words, value) pairs to choose from, without telling anybody."""
    wanted = list(entries)
    with QSignalBlocker(box):
        if [(box.itemText(row), box.itemData(row)) for row in range(box.count())] != wanted:
            box.clear()
            for words, value in wanted:
                box.addItem(words, value)
        box.setCurrentIndex(box.findData(chosen))
    box.setToolTip(box.currentText())


def show_number(field: QSpinBox, value: int) -> None:
    with QSignalBlocker(field):
        field.setValue(value)


def spoken(units: Iterable[str], names: Names) -> list[tuple[str, str]]:
    """Units as (name, word) pairs, by name."""
    return sorted((names.unit(unit), word_of(unit)) for unit in units if unit)


def place_fields(grid: QGridLayout, *rows: tuple[tuple[QLabel, QWidget], ...]) -> None:
    """Fields with their labels, one or two in a row."""
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(8)
    grid.setVerticalSpacing(5)
    grid.setColumnStretch(1, 1)
    for row, fields in enumerate(rows):
        for place, (label, field) in enumerate(fields):
            grid.addWidget(label, row, 2 * place)
            grid.addWidget(field, row, 2 * place + 1, 1, 3 if len(fields) == 1 else 1)
            if isinstance(field, QSpinBox):
                keep_size(field, width=NUMBER_WIDTH)
            elif isinstance(field, QComboBox):
                # Long words are cut in the field rather than making the panel wider than its dock.
                field.setMinimumWidth(_LEAST_CHOICE)
