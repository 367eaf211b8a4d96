"""Where the program keeps what is its own, and plain questions to the disk about a map file. No Qt."""

import hashlib
import os
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from core.files.board_art import art_file, link_into
from core.files.presence import is_file
from core.model.map_model import MapModel
from core.model.problems import UnusableFileError
from editor.words import tr

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


def unsaved_art_folder() -> Path:
    """Where the art of maps without a file lies, made if need be; saving the map brings it beside the file."""
    folder = home() / "unsaved-art"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnusableFileError(folder, tr("the folder cannot be made ({})").format(error.strerror)) from error
    return folder


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


def with_art_in(model: MapModel, old: Path | None, new: Path) -> MapModel:
    """The map with its board art in another folder: whatever a map shows lies beside it, so the picture is copied.

    A picture that is missing stays missing; one that cannot be copied is an UnusableFileError.
    """
    art = model.background
    picture = art_file(old, art.path) if art is not None and old is not None and old != new else None
    if art is None or picture is None:
        return model
    return replace(model, background=replace(art, path=link_into(new, picture)[0]))


def bytes_on_disk(path: Path) -> bytes | None:
    try:
        return path.read_bytes() if is_file(path) else None  # a pipe may never end
    except OSError:
        return None


def file_time(path: Path) -> datetime | None:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime)
    except OSError:
        return None
