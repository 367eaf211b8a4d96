"""Questions about files that have to be answered before anything else: unsaved work, and where to save."""

from pathlib import Path

from PySide6.QtWidgets import QAbstractButton, QFileDialog, QMessageBox, QWidget

from editor.dialogs.file_names import finished_name, with_ending
from editor.files.notices import Unsaved
from editor.suggested_names import MAP_SUFFIX
from editor.words import mark, tr

MAP_FILTER = mark("Maps (*.map.geojson *.geojson);;All files (*)")


def unsaved_question(parent: QWidget, title: str) -> tuple[QMessageBox, dict[QAbstractButton, Unsaved]]:
    """The question before it is asked, and what each of its buttons means."""
    box = QMessageBox(parent)
    box.setWindowTitle(tr("Unsaved work"))
    box.setText(tr("“{}” has changes that are not saved.").format(title))
    box.setInformativeText(tr("Without saving they are lost."))
    save = box.addButton(tr("Save"), QMessageBox.ButtonRole.AcceptRole)
    discard = box.addButton(tr("Discard"), QMessageBox.ButtonRole.DestructiveRole)
    cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(save)
    box.setEscapeButton(cancel)
    return box, {save: Unsaved.SAVE, discard: Unsaved.DISCARD, cancel: Unsaved.CANCEL}


def ask_about_unsaved(parent: QWidget, title: str) -> Unsaved:
    """Save, discard or cancel; whoever closes the question has cancelled."""
    box, meanings = unsaved_question(parent, title)
    box.exec()
    box.deleteLater()
    return next((each for button, each in meanings.items() if button is box.clickedButton()), Unsaved.CANCEL)


def ask_where_to_save(parent: QWidget, suggestion: Path) -> Path | None:
    title = tr("Save map as")
    name, _ = QFileDialog.getSaveFileName(parent, title, str(suggestion), tr(MAP_FILTER))
    return finished_name(parent, title, Path(name), with_map_suffix(Path(name))) if name else None


def ask_where_to_save_story(parent: QWidget, suggestion: Path) -> Path | None:
    title, kinds = tr("Save scenario"), tr("Scenarios (*.toml)")
    name, _ = QFileDialog.getSaveFileName(parent, title, str(suggestion), kinds)
    return finished_name(parent, title, Path(name), with_ending(Path(name), ".toml")) if name else None


def with_map_suffix(path: Path) -> Path:
    """A name typed without an ending gets that of maps."""
    return path if path.name.lower().endswith(".geojson") else path.with_name(path.name + MAP_SUFFIX)
