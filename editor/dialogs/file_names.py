"""The names of files to write: finished with their ending, and not in the place of another file unasked."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from core.files.presence import is_there


def finished_name(parent: QWidget, title: str, typed: Path, path: Path) -> Path | None:
    """The path, unless another file has it and is to stay; None then.

    The chooser has asked about the name that was typed; it knows nothing of the ending that the name gets.
    """
    if path == typed or not is_there(path):
        return path
    # Qt's own words, in Qt's own translations.
    words = QCoreApplication.translate("QFileDialog", "%1 already exists.\nDo you want to replace it?")
    answer = QMessageBox.warning(
        parent, title, words.replace("%1", path.name), QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No
    )
    return path if answer == QMessageBox.StandardButton.Yes else None


def with_ending(path: Path, ending: str) -> Path:
    """A name typed without an ending gets this one."""
    return path if path.suffix else path.with_suffix(ending)
