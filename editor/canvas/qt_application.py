"""The one Qt application object, made when first needed; without a display Qt draws into memory."""

import os

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from core.files.bundled import bundled_folder
from editor.display_check import has_display


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
