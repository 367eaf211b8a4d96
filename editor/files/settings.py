"""What the user has set and the program keeps: one readable file in the program's own folder."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from core.files.presence import is_folder
from editor.files.places import home

MOST_RECENT = 12


class Settings:
    """Thin words around QSettings; values that make no sense are as if they were not there."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = home() if folder is None else folder
        self._kept = QSettings(str(self.folder / "settings.ini"), QSettings.Format.IniFormat)

    def text(self, name: str, usual: str = "") -> str:
        value = self._kept.value(name, usual)
        return value if isinstance(value, str) else usual

    def set_text(self, name: str, value: str) -> None:
        self._kept.setValue(name, value)

    def is_on(self, name: str, *, usual: bool) -> bool:
        return self.text(name, "yes" if usual else "no") == "yes"

    def set_on(self, name: str, value: bool) -> None:
        self.set_text(name, "yes" if value else "no")

    def bytes_of(self, name: str) -> QByteArray:
        value = self._kept.value(name)
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_bytes(self, name: str, value: QByteArray) -> None:
        self._kept.setValue(name, value)

    def texts(self, name: str) -> list[str]:
        value = self._kept.value(name, [])
        # A list of one comes back as a string.
        found = [value] if isinstance(value, str) else value
        return [each for each in found if isinstance(each, str) and each] if isinstance(found, list) else []

    def set_texts(self, name: str, values: Iterable[str]) -> None:
        self._kept.setValue(name, list(values))

    def forget(self, name: str) -> None:
        self._kept.remove(name)

    def sync(self) -> None:
        self._kept.sync()

    def maps_folder(self) -> Path:
        """Where maps are kept unless somebody says otherwise: the folder that was set, else the user's own."""
        kept = Path(self.text("folders/maps-kept"))
        return kept if kept.is_absolute() and is_folder(kept) else Path.home()

    # Recent files

    def recent_files(self) -> list[Path]:
        return [Path(each) for each in self.texts("recent-files")]

    def add_recent(self, path: Path) -> None:
        others = [each for each in self.recent_files() if each != path.absolute()]
        self.set_texts("recent-files", [str(each) for each in [path.absolute(), *others]][:MOST_RECENT])

    def drop_recent(self, path: Path) -> None:
        self.set_texts("recent-files", [str(each) for each in self.recent_files() if each != path.absolute()])

    def forget_recent(self) -> None:
        self.forget("recent-files")
