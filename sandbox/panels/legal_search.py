"""The field in which somebody searches what is legal now. Enter and Esc give the keys back to whoever had them."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from editor.words import tr


class LegalSearch(QLineEdit):
    """`left` comes with Esc, which forgets the words, and when `leave` is called."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__(objectName="search", placeholderText=tr("Search"), clearButtonEnabled=True)
        self.setAccessibleName(tr("Search in what is legal now"))

    def start(self) -> None:
        self.setFocus()
        self.selectAll()

    def leave(self) -> None:
        """Forget the words. The keys go elsewhere: digits are for what is legal again."""
        self.clear()
        self.left.emit()

    def event(self, event: QEvent) -> bool:
        is_asked = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_asked and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)
