"""The real program in a real window, and a camera that takes the whole screen, so that dialogs and menus are on it."""

from pathlib import Path

from PySide6.QtCore import QEventLoop, QPoint, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from core.picture.palette import Theme
from editor.files.settings import Settings
from editor.main_window import MainWindow

SETTLE_MS = 350
"""The board takes its full look a moment after a gesture has ended."""


class Stage:
    """One window in one size and look."""

    def __init__(self, folder: Path, home: Path, size: tuple[int, int], theme: Theme) -> None:
        self.folder, self.size = folder, size
        self.window = MainWindow(Settings(home))
        self.window.setGeometry(0, 0, *size)
        self.window.set_theme(theme)
        self.window.show()
        self.window.activateWindow()
        self.editor, self.sandbox = self.window.editor, self.window.sandbox
        self.opened: list[QWidget] = []
        self.settle()

    def settle(self, milliseconds: int = SETTLE_MS) -> None:
        """Let the program live for a while."""
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def open(self, widget: QWidget) -> QWidget:
        """Show a dialog or a menu beside the window's own life; `shoot` puts it away."""
        self.opened.append(widget)
        widget.show()
        middle = self.window.geometry().center() - QPoint(widget.width() // 2, widget.height() // 2)
        widget.move(max(0, middle.x()), max(0, middle.y()))
        widget.raise_()
        return widget

    def shoot(self, name: str) -> None:
        self.settle()
        if self.editor.view.isVisible():
            # A busy machine may need longer than people wait for the full look.
            self.editor.view.settle_now()
            self.settle(50)
        shot = QApplication.primaryScreen().grabWindow(0, 0, 0, *self.size)
        self.folder.mkdir(parents=True, exist_ok=True)
        shot.save(str(self.folder / f"{name}.png"))
        for widget in self.opened:
            widget.close()
        self.opened.clear()
        self.settle(20)

    def close(self) -> None:
        self.window.document.history.saved = self.window.document.history.index
        self.sandbox.session.mark_saved(Path("told.toml"))
        self.window.close()
        self.window.deleteLater()
