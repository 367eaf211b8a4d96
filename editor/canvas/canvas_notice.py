"""One sentence over the lower edge of the board, for a while: what a tool did by itself, or why it cannot."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

_AWAY = 16
_LEAST_MS, _PER_LETTER_MS = 3000, 60


class CanvasNotice(QLabel):
    """A child of the board's window; lets the mouse through."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view, objectName="canvas-notice")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self._view = view
        self._while = QTimer(self, singleShot=True)
        self._while.timeout.connect(self.hide)
        view.installEventFilter(self)
        self.hide()

    def say(self, sentence: str) -> None:
        self.setText(sentence)
        self.setVisible(bool(sentence))
        self._place()
        self.raise_()
        self._while.start(_LEAST_MS + _PER_LETTER_MS * len(sentence))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._view and event.type() == QEvent.Type.Resize:
            self._place()
        elif watched is self._view and event.type() == QEvent.Type.MouseButtonPress:
            # Whoever goes on working has read it; what this press has to say comes after.
            self.hide()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        wide = min(self._view.width() - 2 * _AWAY, self.fontMetrics().horizontalAdvance(self.text()) + 40)
        self.setFixedWidth(max(80, wide))
        self.adjustSize()
        self.move((self._view.width() - self.width()) // 2, self._view.height() - self.height() - _AWAY)
