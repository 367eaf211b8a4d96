"""Board art inside the map file: a `data:` link that holds the picture itself, with the name of the file it was.

A map with its art inside is one file to send; it is also as large as the picture, so large ones stay beside it.
"""

import base64
import binascii
import hashlib
from pathlib import Path
from urllib.parse import quote, unquote

from core.files.atomic import write_atomically
from core.files.board_art import art_bytes, free_name, is_picture
from core.model.problems import UnusableFileError

EMBED_LIMIT = 20_000_000
"""Bytes of the largest picture that goes into a map file."""
_SCHEME, _NAME, _BASE64 = "data:", ";name=", ";base64,"
_TYPES = ((b"\x89PNG", "image/png"), (b"\xff\xd8", "image/jpeg"))
_SVG = "image/svg+xml"


def is_embedded(link: str) -> bool:
    return link.startswith(_SCHEME)


def embedded_name(link: str) -> str:
    """The file that an embedded picture was; of an ordinary link the link itself."""
    if not is_embedded(link):
        return link
    head = link[: link.find(",")]
    return Path(unquote(head.partition(_NAME)[2].partition(";")[0])).name or "board-art"


def embedded_bytes(link: str) -> bytes | None:
    """The picture inside a link; None if there is none, or none that can be shown."""
    head, found, body = link.partition(_BASE64)
    if not found or not is_embedded(head):
        return None
    try:
        data = base64.b64decode(body, validate=True)
    except (binascii.Error, ValueError):
        return None
    return data if is_picture(data) else None


def linked_bytes(folder: Path | None, link: str) -> bytes | None:
    """The bytes of a map's art, wherever they are kept."""
    if is_embedded(link):
        return embedded_bytes(link)
    return None if folder is None else art_bytes(folder, link)


def embedding_link(folder: Path | None, link: str) -> str:
    """A link that holds the picture of another one; UnusableFileError says why it cannot be had."""
    data = linked_bytes(folder, link)
    if data is None:
        raise UnusableFileError(embedded_name(link), "is missing, or no PNG, JPEG or SVG picture")
    if len(data) > EMBED_LIMIT:
        raise UnusableFileError(link, f"is too large to go into a map file (at most {EMBED_LIMIT // 1_000_000} MB)")
    kind = next((kind for sign, kind in _TYPES if data.startswith(sign)), _SVG)
    name = quote(Path(embedded_name(link)).name, safe="")
    return f"{_SCHEME}{kind}{_NAME}{name}{_BASE64}{base64.b64encode(data).decode('ascii')}"


def unpacked_link(folder: Path, link: str) -> str:
    """The embedded picture written beside the map, and the link to it."""
    data = embedded_bytes(link)
    if data is None:
        raise UnusableFileError(embedded_name(link), "cannot be taken out of the map: it is no picture")
    target = free_name(folder, embedded_name(link), hashlib.sha256(data).hexdigest())
    if not target.exists():
        write_atomically(target, data)
    return target.name
