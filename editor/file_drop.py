"""Files dropped on a window: a map or scenario is opened, a picture or drawing begins a new map."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from editor.exchange_commands import ExchangeCommands


class FileDrop(QObject):
    """Watches a window; `opens` gets what is neither picture nor drawing."""

    def __init__(self, window: QWidget, exchange: ExchangeCommands, opens: Callable[[Path], object]) -> None:
        super().__init__(window)
        self._exchange, self._opens = exchange, opens
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.DragEnter, QEvent.Type.DragMove) and isinstance(event, QDragMoveEvent):
            if _files(event):
                _accept(event)
            return True
        if event.type() == QEvent.Type.Drop and isinstance(event, QDropEvent):
            _accept(event)
            for path in _files(event)[:1]:
                self._take(path)
            return True
        return super().eventFilter(watched, event)

    def _take(self, path: Path) -> None:
        if self._exchange.takes(path):
            # Once the drop is over: a dialog inside it would hold up the program the file comes from.
            QTimer.singleShot(0, lambda: self._exchange.take(path))
        else:
            self._opens(path)


def _accept(event: QDropEvent) -> None:
    """Files are looked at where they are: whoever takes a move for one would take them away."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()


def _files(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
