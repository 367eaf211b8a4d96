"""The three steps for somebody who opens the program for the first time. A card beside what it is about, no more."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from core.picture.palette import Theme
from editor.canvas.text_size import px
from editor.words import tr

_WIDTH = 330
_GAP = 14


@dataclass(frozen=True, slots=True)
class Stop:
    """`beside` is what the card points at, in the window; it lies to the right of it, or over its middle."""

    title: str
    words: str
    beside: Callable[[], QWidget]
    is_over: bool = False


class Tour(QFrame):
    """`ended` when it is put away, at its end or before."""

    ended = Signal()

    def __init__(self, stops: tuple[Stop, ...], theme: Theme, window: QWidget) -> None:
        super().__init__(window, objectName="tour-card")
        self._stops, self._window = stops, window
        self.number = 0
        self._count, self._title = QLabel(objectName="tour-count"), QLabel(objectName="tour-title")
        self._words = QLabel(wordWrap=True)
        self.next_button = QPushButton(autoDefault=False)
        self.skip_button = QPushButton(tr("Skip the tour"), autoDefault=False, flat=True)
        self.setFixedWidth(px(_WIDTH))
        buttons = QHBoxLayout()
        buttons.addWidget(self.skip_button)
        buttons.addStretch(1)
        buttons.addWidget(self.next_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(6)
        for widget in (self._count, self._title, self._words):
            column.addWidget(widget)
        column.addSpacing(6)
        column.addLayout(buttons)
        self.next_button.clicked.connect(self.go_on)
        self.skip_button.clicked.connect(self.end)
        for each in {window, *(stop.beside().parentWidget() for stop in stops)}:
            # What the card points at moves with the window, and with a bar that appears under the header.
            each.installEventFilter(self)
        self.show_theme(theme)
        self._show_stop()
        self.show()

    def show_theme(self, theme: Theme) -> None:
        ui = theme.interface
        self.setStyleSheet(
            f"#tour-card {{ background: {ui.panel}; border: 2px solid {ui.accent}; border-radius: 10px; }}"
            f"#tour-title {{ font-size: {px(15)}px; font-weight: bold; }} #tour-count {{ color: {ui.accent_text}; }}"
            f"QPushButton:flat {{ border: none; color: {ui.text2}; background: transparent; }}"
        )

    def go_on(self) -> None:
        if self.number + 1 >= len(self._stops):
            self.end()
            return
        self.number += 1
        self._show_stop()

    def end(self) -> None:
        self.hide()
        self.ended.emit()
        self.deleteLater()

    def _show_stop(self) -> None:
        stop = self._stops[self.number]
        self._count.setText(tr("{} of {}").format(self.number + 1, len(self._stops)))
        self._title.setText(stop.title)
        self._words.setText(stop.words)
        is_last = self.number + 1 == len(self._stops)
        self.next_button.setText(tr("Done") if is_last else tr("Next"))
        self.skip_button.setVisible(not is_last)
        self._fit()
        self._place()
        self.raise_()

    def _fit(self) -> None:
        """As high as its words need at its width; a layout of a card already shown still knows the stop before."""
        column = self.layout()
        column.invalidate()
        column.activate()
        self.resize(self.width(), column.totalHeightForWidth(self.width()))

    def _place(self) -> None:
        """Beside its widget, and always wholly inside the window."""
        stop = self._stops[self.number]
        target = stop.beside()
        corner = target.mapTo(self._window, QPoint(0, 0))
        if stop.is_over:
            x, y = corner.x() + (target.width() - self.width()) // 2, corner.y() + 60
        elif corner.x() + target.width() + _GAP + self.width() < self._window.width():
            x, y = corner.x() + target.width() + _GAP, corner.y() + 24
        else:
            x, y = corner.x() - self.width() - _GAP, corner.y() + 24
        most = self._window.rect().adjusted(8, 52, -self.width() - 8, -self.height() - 34)
        self.move(max(most.left(), min(x, most.right())), max(most.top(), min(y, most.bottom())))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.end()
        else:
            super().keyPressEvent(event)
