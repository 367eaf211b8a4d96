"""Facts in two columns: what, and how it is."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from editor.panels.panel_parts import MARGIN, field_label
from editor.words import tr


class FactGrid(QWidget):
    """Rows that are made once, known by their English titles; a fact without words is not shown."""

    def __init__(self, *titles: str) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(MARGIN, 10, MARGIN, 10)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        self._rows: dict[str, tuple[QLabel, QLabel]] = {}
        for place, title in enumerate(titles):
            label, value = field_label(tr(title)), QLabel(objectName="fact-value", wordWrap=True)
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(label, place, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, place, 1)
            self._rows[title] = (label, value)

    def tell(self, title: str, words: str) -> None:
        label, value = self._rows[title]
        if value.text() != words:
            value.setText(words)
            value.setAccessibleName(f"{tr(title)}: {words}")
        for each in (label, value):
            each.setVisible(bool(words))

    def words(self, title: str) -> str:
        return self._rows[title][1].text()
