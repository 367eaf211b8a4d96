"""A card over a board's view: it keeps its place there when the view gets another size."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QFrame, QWidget


class BoardOverlay(QFrame):
    """Whoever is one says in `place` where it lies."""

    def __init__(self, view: QWidget, name: str) -> None:
        super().__init__(view, objectName=name)
        self._view = view
        view.installEventFilter(self)

    def place(self) -> None:
        raise NotImplementedError

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._view and event.type() == QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)
