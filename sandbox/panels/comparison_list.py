"""What several readings make of a step, where there is no width for a column each: what is said, and who says it."""

from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.picture.palette import Theme
from core.rules.readings import Comparison
from core.rules.standing_rows import ComparedRow
from editor.canvas.text_size import px
from sandbox.panels.comparison_table import Names, differing_sign, heading_of
from sandbox.panels.small_signs import letter_box
from sandbox.panels.step_rows import words

_ROW_NAME, _GAP, _SIGN, _BOX = 76, 8, 14, 8
"""The least room for what a row is about; between columns; for the sign at the end; beside the letters of a box."""


def narrowest_table(comparison: Comparison, names: Names) -> int:
    """The least width at which a table cuts none of its words."""
    font = QFont()
    font.setPixelSize(px(12))
    font.setBold(True)
    metrics = QFontMetrics(font)

    def widest(column: int) -> int:
        said = (word for row in comparison.rows for word in row.values[column].split())
        boxes = sum(metrics.horizontalAdvance(letters) + _BOX + 3 for letters, _ in names[column])
        return max(boxes, *(metrics.horizontalAdvance(word) for word in said), 0)

    return px(_ROW_NAME) + px(_SIGN) + sum(widest(column) + _GAP for column in range(len(names)))


class ComparisonList(QWidget):
    """First what differs, each answer behind the letters of those who give it; then what is the same for all."""

    def __init__(self, comparison: Comparison, names: Names, theme: Theme) -> None:
        super().__init__()
        self.comparison = comparison
        self._theme = theme
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(8)
        column.addWidget(words(heading_of(comparison), "caption"))
        for row in comparison.rows:
            if row.differs:
                column.addLayout(self._answers(row, names))
        same = [row for row in comparison.rows if not row.differs]
        if same:
            column.addLayout(_agreed(same))

    def _answers(self, row: ComparedRow, names: Names) -> QVBoxLayout:
        made = QVBoxLayout()
        made.setSpacing(3)
        head = QHBoxLayout()
        head.addWidget(words(row.what, "ledger-heading"), 1)
        head.addWidget(differing_sign(self._theme))
        made.addLayout(head)
        for value in dict.fromkeys(row.values):
            line = QHBoxLayout()
            line.setSpacing(3)
            for boxes in (boxes for boxes, said in zip(names, row.values, strict=True) if said == value):
                for letters, number in boxes:
                    line.addWidget(letter_box(letters, number, self._theme))
            line.addSpacing(5)
            line.addWidget(words(value), 1)
            made.addLayout(line)
        return made


def _agreed(rows: list[ComparedRow]) -> QGridLayout:
    made = QGridLayout()
    made.setHorizontalSpacing(_GAP)
    made.setVerticalSpacing(3)
    made.setColumnStretch(0, 5)
    made.setColumnStretch(1, 3)
    for number, row in enumerate(rows):
        made.addWidget(words(row.what), number, 0)
        made.addWidget(words(row.values[0]), number, 1)
        made.addWidget(QLabel("="), number, 2)
    return made
