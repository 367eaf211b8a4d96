"""Choosing files: each kind of chooser begins in the folder it was last used in, else where maps are kept."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from core.files.presence import is_folder
from editor.dialogs.file_names import finished_name, with_ending
from editor.files.settings import Settings


def file_to_open(parent: QWidget, title: str, kinds: str, *, about: str) -> Path | None:
    """The file that is chosen; `about` names what is looked for, and with it the folder that is remembered."""
    name, _ = QFileDialog.getOpenFileName(parent, title, str(folder_for(about)), kinds)
    return _remembered(name, about)


def file_to_write(
    parent: QWidget, title: str, name: str, kinds: str, *, about: str, beside: Path | None
) -> Path | None:
    """Where to write, with the ending of the name suggested; the map's own folder comes before the one used last."""
    folder = beside.parent if beside is not None else folder_for(about)
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(folder / name), kinds)
    path = _remembered(chosen, about)
    return None if path is None else finished_name(parent, title, path, with_ending(path, Path(name).suffix))


def folder_for(about: str) -> Path:
    settings = Settings()
    last = Path(settings.text(f"folders/{about}"))
    return last if last.is_absolute() and is_folder(last) else settings.maps_folder()


def _remembered(name: str, about: str) -> Path | None:
    if not name:
        return None
    Settings().set_text(f"folders/{about}", str(Path(name).absolute().parent))
    return Path(name)
