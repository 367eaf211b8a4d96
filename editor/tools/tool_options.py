"""Controls of the option bar as all tools use them."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QButtonGroup, QComboBox, QHBoxLayout, QLabel, QSlider, QToolButton, QWidget

from editor.canvas.menu_button import paint_arrow
from editor.canvas.text_size import keep_size
from editor.panels.tick_box import TickBox

HEIGHT = 28


class ChoiceBox(QComboBox):
    """A list to choose from that shows its arrow in either theme."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        at = QPointF(self.width() - 13.0, self.height() / 2)
        paint_arrow(QPainter(self), at, self.palette().color(QPalette.ColorRole.Text))


def row(*widgets: QWidget) -> QWidget:
    made = QWidget()
    layout = QHBoxLayout(made)
    layout.setContentsMargins(8, 0, 8, 0)
    layout.setSpacing(8)
    for widget in widgets:
        layout.addWidget(widget)
    return made


def switch(text: str, tip: str, changed: Callable[[bool], object], *, is_on: bool = False) -> QToolButton:
    """A button that stays down."""
    button = QToolButton(checkable=True, text=text, toolTip=tip)
    keep_size(button, height=HEIGHT)
    button.setChecked(is_on)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.toggled.connect(changed)
    return button


def tick(text: str, tip: str, changed: Callable[[bool], object], *, is_on: bool = False) -> TickBox:
    box = TickBox(text)
    box.setToolTip(tip)
    box.setChecked(is_on)
    box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    box.toggled.connect(changed)
    return box


def choice(name: str, items: Iterable[tuple[str, object]], changed: Callable[[object], object]) -> QComboBox:
    """A list of words, each standing for a value."""
    combo = ChoiceBox(accessibleName=name, toolTip=name)
    keep_size(combo, height=HEIGHT)
    combo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    for text, value in items:
        combo.addItem(text, value)
    combo.currentIndexChanged.connect(lambda _index: changed(combo.currentData()))
    return combo


def choice_buttons(name: str, items: Iterable[tuple[str, object]], changed: Callable[[object], object]) -> QWidget:
    """Two or three words side by side, one of them down."""
    buttons = QButtonGroup()
    widgets = []
    for number, (text, value) in enumerate(items):
        button = switch(text, name, lambda is_on, value=value: changed(value) if is_on else None, is_on=not number)
        buttons.addButton(button)
        widgets.append(button)
    made = row(*widgets)
    made.layout().setContentsMargins(0, 0, 0, 0)
    made.layout().setSpacing(2)
    buttons.setParent(made)
    return made


def strength_slider(name: str, low: int, high: int, value: int, changed: Callable[[int], object]) -> QWidget:
    slider = QSlider(Qt.Orientation.Horizontal, accessibleName=name, toolTip=name)
    slider.setRange(low, high)
    slider.setPageStep(1)
    slider.setFixedWidth(96)
    slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    number = QLabel(str(value))
    keep_size(number, 14)
    slider.valueChanged.connect(lambda now: number.setText(str(now)))
    slider.valueChanged.connect(changed)
    slider.setValue(value)
    made = row(QLabel(name), slider, number)
    made.layout().setContentsMargins(0, 0, 0, 0)
    return made
