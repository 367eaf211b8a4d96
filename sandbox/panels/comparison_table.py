"""A table of what several readings make of a step."""

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from core.picture.palette import Theme
from core.rules.readings import Comparison
from editor.words import tr
from sandbox.panels.small_signs import letter_box
from sandbox.panels.step_rows import words

Names = list[list[tuple[str, int]]]
"""For every column the letters of its readings, with the number that gives each its colour."""


def heading_of(comparison: Comparison) -> str:
    at = comparison.at
    return tr("They never part.") if at is None else tr("Parting at step {}").format(at)


def differing_sign(theme: Theme) -> QLabel:
    sign = QLabel("≠")
    sign.setStyleSheet(f"color: {theme.overlays.with_die}; font-weight: bold;")
    return sign


class ComparisonTable(QWidget):
    """Readings in columns, each under the boxes of its letters; the last column says whether they agree."""

    def __init__(self, comparison: Comparison, names: Names, theme: Theme, heading: str = "") -> None:
        super().__init__()
        self.comparison = comparison
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(3)
        grid.addWidget(words(heading or heading_of(comparison), "caption"), 0, 0)
        for column, boxes in enumerate(names, 1):
            head = QHBoxLayout()
            head.setSpacing(3)
            for letters, number in boxes:
                head.addWidget(letter_box(letters, number, theme))
            head.addStretch(1)
            grid.addLayout(head, 0, column)
        grid.setColumnStretch(0, 5)
        for column in range(1, len(names) + 1):
            grid.setColumnStretch(column, 3)
        for number, row in enumerate(comparison.rows, 1):
            grid.addWidget(words(row.what), number, 0)
            for column, value in enumerate(row.values, 1):
                label = words(value, "ledger-heading" if row.differs else "row-text")
                label.setToolTip(value)
                grid.addWidget(label, number, column)
            sign = differing_sign(theme) if row.differs else QLabel("=")
            grid.addWidget(sign, number, len(names) + 1)
        grid.setRowStretch(len(comparison.rows) + 1, 1)
