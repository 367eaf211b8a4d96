"""Where the program keeps what is its own, and plain questions to the disk about a map file. No Qt."""

import hashlib
import os
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from core.model.map_model import MapModel

HOME_VARIABLE = "REALMWRIGHT_HOME"
"""Names another folder for settings, recovery copies and earlier versions."""


def home() -> Path:
    """The user's folder for the program's own files; it need not exist yet."""
    if chosen := os.environ.get(HOME_VARIABLE):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "Realmwright"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Realmwright"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "realmwright"


def file_key(path: Path) -> str:
    """The same short word for a file whichever way it is named, links followed."""
    real = os.path.normcase(os.path.realpath(path))
    return hashlib.sha256(real.encode("utf-8", "surrogateescape")).hexdigest()[:20]


def fingerprint(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def fingerprint_on_disk(path: Path) -> str | None:
    """What tells a file's content from any other; None where it cannot be read."""
    data = bytes_on_disk(path)
    return None if data is None else fingerprint(data)


def with_art_found_from(model: MapModel, old: Path | None, new: Path) -> MapModel:
    """The map with its board art linked from another folder."""
    art = model.background
    if art is None or old is None or old.parent == new.parent or Path(art.path).is_absolute():
        return model
    try:
        moved = os.path.relpath(old.parent / art.path, new.parent)
    except ValueError:  # on another drive
        moved = str(old.parent / art.path)
    return replace(model, background=replace(art, path=Path(moved).as_posix()))


def bytes_on_disk(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None


def file_time(path: Path) -> datetime | None:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime)
    except OSError:
        return None
