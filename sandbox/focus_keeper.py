"""Keys stay in the workspace when the part that had them goes away: a drawer that closes, a form that is left."""

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class FocusKeeper(QObject):
    """`homes` are where the keys go, the first that is seen.

    Qt gives them to whatever is next in the window, which may be a button below or above the workspace, where no key
    of the workspace works.
    """

    def __init__(self, workspace: QWidget, homes: tuple[QWidget, ...]) -> None:
        super().__init__(workspace)
        self._workspace, self._homes = workspace, homes
        self._at_once = QTimer(self, interval=0, singleShot=True)
        self._at_once.timeout.connect(self._bring_back)
        application = QApplication.instance()
        assert isinstance(application, QApplication), "widgets need an application"
        application.focusChanged.connect(self._follow)

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is None or new is None or not self._workspace.isVisible():
            return
        went_away = self._workspace.isAncestorOf(old) and not old.isVisible()
        if went_away and new.window() is self._workspace.window() and not self._workspace.isAncestorOf(new):
            self._at_once.start()

    def _bring_back(self) -> None:
        home = next((each for each in self._homes if each.isVisible()), None)
        if home is not None:
            home.setFocus()
