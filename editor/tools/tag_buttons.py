"""A row of numbered pictures in the option bar, one of them chosen: terrains for the brush, symbols for the stamp."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QToolButton, QWidget

from core.picture.palette import LIGHT, Theme
from editor.canvas.taken_out import take_out
from editor.tools.tool_options import HEIGHT

Draw = Callable[[str, Theme], QIcon]
"""The picture of a tag in a theme."""


class TagButtons(QWidget):
    """`picked` carries the id of a tag. The name of the chosen one stands behind the row."""

    picked = Signal(str)

    def __init__(self, verb: str, draw: Draw) -> None:
        super().__init__()
        self._verb, self._draw, self._theme = verb, draw, LIGHT
        self._group = QButtonGroup(self)
        self._names: dict[str, str] = {}
        self._buttons: dict[str, QToolButton] = {}
        self._name = QLabel()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 0, 8, 0)
        self._row.setSpacing(2)
        self._row.addWidget(self._name)

    def offer(self, names: Mapping[str, str], chosen: str) -> None:
        """Show these tags, by id, in the order of their number keys."""
        if dict(names) != self._names:
            self._names = dict(names)
            self._make_buttons()
        self.show_chosen(chosen)

    def _make_buttons(self) -> None:
        for button in self._buttons.values():
            self._group.removeButton(button)
            take_out(button)
        self._buttons = {}
        for number, (tag, name) in enumerate(self._names.items(), 1):
            key = f" ({number})" if number <= 9 else ""
            button = QToolButton(objectName="icon-button", checkable=True, toolTip=f"{name}{key}")
            button.setAccessibleName(f"{self._verb} {name.lower()}")
            button.setIconSize(QSize(20, 20))
            button.setFixedSize(HEIGHT + 2, HEIGHT)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked=False, each=tag: self.picked.emit(each))
            self._group.addButton(button)
            self._row.insertWidget(number - 1, button)
            self._buttons[tag] = button
        # The widest name decides once, or the bar would jump with every choice.
        widest = max((self._name.fontMetrics().horizontalAdvance(name) for name in self._names.values()), default=0)
        self._name.setMinimumWidth(widest + 8)
        self.show_theme(self._theme)

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        for tag, button in self._buttons.items():
            button.setIcon(self._draw(tag, theme))

    def draw_again(self) -> None:
        """The tags are the same, their colours are not."""
        self.show_theme(self._theme)

    def show_chosen(self, tag: str) -> None:
        if tag in self._buttons:
            self._buttons[tag].setChecked(True)
        self._name.setText(f" {self._names.get(tag, '')}")
