"""A row of numbered pictures in the option bar, one of them chosen: terrains for the brush, symbols for the stamp."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QToolButton, QWidget

from editor.tools.tool_options import HEIGHT


@dataclass(frozen=True, slots=True)
class Tag:
    id: str
    name: str
    icon: QIcon


class TagButtons(QWidget):
    """`picked` carries the id of a tag. The name of the chosen one stands behind the row."""

    picked = Signal(str)

    def __init__(self, what: str) -> None:
        super().__init__()
        self._what = what
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QToolButton] = {}
        self._name = QLabel()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 0, 8, 0)
        self._row.setSpacing(2)
        self._row.addWidget(self._name)

    def offer(self, tags: Sequence[Tag], chosen: str) -> None:
        for button in self._buttons.values():
            self._group.removeButton(button)
            button.setParent(None)
            button.deleteLater()
        self._buttons = {}
        for number, tag in enumerate(tags, 1):
            key = f" ({number})" if number <= 9 else ""
            button = QToolButton(checkable=True, toolTip=f"{tag.name}{key}", accessibleName=f"{self._what} {tag.name}")
            button.setObjectName("icon-button")
            button.setIcon(tag.icon)
            button.setIconSize(QSize(20, 20))
            button.setFixedSize(HEIGHT + 2, HEIGHT)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked=False, name=tag.id: self.picked.emit(name))
            self._group.addButton(button)
            self._row.insertWidget(number - 1, button)
            self._buttons[tag.id] = button
        self._names = {tag.id: tag.name for tag in tags}
        # The widest name decides once, or the bar would jump with every choice.
        self._name.setMinimumWidth(
            max((self._name.fontMetrics().horizontalAdvance(t.name) for t in tags), default=0) + 8
        )
        self.show_chosen(chosen)

    def show_chosen(self, name: str) -> None:
        if name in self._buttons:
            self._buttons[name].setChecked(True)
        self._name.setText(f" {self._names.get(name, '')}")
