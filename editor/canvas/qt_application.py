"""The one Qt application object, made when first needed; without a display Qt draws into memory."""

import os
import sys

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from core.files.bundled import bundled_folder


def has_display() -> bool:
    """Can a window be shown here? Systems other than Linux and the BSDs always have a desktop."""
    if os.environ.get("QT_QPA_PLATFORM"):
        return os.environ["QT_QPA_PLATFORM"] not in ("offscreen", "minimal")
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def qt_application() -> QApplication:
    """The running application, or a new one."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    if not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication(["realmwright"])
    application.setApplicationName("realmwright")
    application.setApplicationDisplayName("Realmwright")
    application.setDesktopFileName("realmwright")
    application.setWindowIcon(QIcon(str(bundled_folder("icons") / "desktop" / "realmwright.svg")))
    return application
