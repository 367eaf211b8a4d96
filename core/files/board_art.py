"""Board art beside a map: which file a link means, and linking a picture from anywhere. No Qt, nothing is decoded.

A map names its art by a path relative to its own folder. Nothing outside that folder is ever read for it, whatever
the file says and wherever symbolic links lead.
"""

import hashlib
import re
import stat
from pathlib import Path, PurePosixPath

from core.files.atomic import write_atomically
from core.files.foreign_drawing import drawing_alone
from core.model.problems import UnusableFileError

SIZE_LIMIT = 200_000_000
"""Bytes of the largest picture taken."""
_DRIVE_OR_SCHEME = re.compile(r"^[A-Za-z][A-Za-z0-9+.-]*:")
SIGNATURES = (b"\x89PNG", b"\xff\xd8")


def art_file(folder: Path, link: str) -> Path | None:
    """The picture a map in this folder links to; None if there is none, or if the link leads out of the folder."""
    if not link or leads_out(link):
        return None
    try:
        real = (folder / link.replace("\\", "/")).resolve()
        is_there = real.is_relative_to(folder.resolve()) and real.is_file() and real.stat().st_size <= SIZE_LIMIT
    except (OSError, ValueError, RuntimeError):
        return None
    return real if is_there else None


def leads_out(link: str) -> bool:
    """Does a link name a place outside the folder it stands in?"""
    named = link.replace("\\", "/")
    inside = PurePosixPath(named)
    return inside.is_absolute() or ".." in inside.parts or bool(_DRIVE_OR_SCHEME.match(named)) or "\0" in named


def art_bytes(folder: Path, link: str) -> bytes | None:
    """What the linked file holds, if it is a picture: a map may name any file, but only pictures are passed on.

    A drawing goes without what leads out of it: whoever opens the picture it is put into may follow links.
    """
    path = art_file(folder, link)
    if path is None:
        return None
    try:
        data = path.read_bytes()
        if is_drawing(data):
            return drawing_alone(data, path)
    except (OSError, UnusableFileError):
        return None
    return data if is_picture(data) else None


def is_picture(data: bytes) -> bool:
    return data.startswith(SIGNATURES) or is_drawing(data)


def is_drawing(data: bytes) -> bool:
    return b"<svg" in data[:2_000]


def read_picture(path: Path) -> bytes:
    """The bytes of a picture the user has chosen; UnusableFileError says why it cannot be used."""
    try:
        facts = path.stat()
        if not stat.S_ISREG(facts.st_mode):  # reading a pipe or a device may never end
            raise UnusableFileError(path, "is not an ordinary file")
        if facts.st_size > SIZE_LIMIT:
            raise UnusableFileError(path, f"is too large for board art (at most {SIZE_LIMIT // 1_000_000} MB)")
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        raise UnusableFileError(path, f"cannot be read ({getattr(error, 'strerror', None) or error})") from error
    if not is_picture(data):
        raise UnusableFileError(path, "is no PNG, JPEG or SVG picture")
    return data


def link_into(folder: Path, picture: Path) -> tuple[str, str]:
    """The link from a map's folder to a picture, and its SHA-256. A picture from elsewhere is copied into the folder.

    The copy keeps its name; where another file has it, it gets a number. UnusableFileError if it cannot be had.
    """
    data = read_picture(picture)
    digest = hashlib.sha256(data).hexdigest()
    try:
        real, home = picture.resolve(), folder.resolve()
    except (OSError, RuntimeError) as error:
        raise UnusableFileError(picture, f"cannot be found ({error})") from error
    if real.is_relative_to(home):
        return real.relative_to(home).as_posix(), digest
    target = free_name(folder, picture.name, digest)
    if not target.exists():
        write_atomically(target, data)
    return target.name, digest


def free_name(folder: Path, name: str, digest: str) -> Path:
    """A name in the folder that is free, or taken by the very same picture."""
    stem, suffix = Path(name).stem, Path(name).suffix
    for number in range(1, 10_000):
        path = folder / (name if number == 1 else f"{stem}-{number}{suffix}")
        if path.is_symlink():
            continue  # writing follows a link, wherever somebody has let it lead
        if not path.exists():
            return path
        if path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() == digest:
            return path
    raise UnusableFileError(folder, f"has too many pictures called {name}")
