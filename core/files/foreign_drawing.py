"""Drawings (SVG) that somebody else has made, before they are painted: written anew without anything that leads out.

A painter follows links to any file, through entities, packed parts and drawings inside drawings. So the drawing is read
by the parser of the standard library, which follows nothing, and only elements, attributes and text are written again;
links stay if they lead inside the drawing or hold a PNG or JPEG picture themselves. No Qt.
"""

import re
from html import escape
from typing import NoReturn
from xml.parsers import expat

from core.model.problems import UnusableFileError

_INSIDE = re.compile(r"#[^/\\]*")
_PICTURE = re.compile(r"data:image/(?:png|jpe?g);base64,\s*(?:iVBORw0KGgo|/9j/)[A-Za-z0-9+/=\s]*")


def drawing_alone(data: bytes, path: object) -> bytes:
    """The drawing without what leads out of it; UnusableFileError if it is none that can be read."""
    return _Writer(path).written(_text(data))


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


class _Writer:
    def __init__(self, path: object) -> None:
        self._path = path
        self._parts: list[str] = []
        # Whatever encoding the file declares, its text has been read already.
        self._parser = expat.ParserCreate("utf-8")
        self._parser.buffer_text = True
        self._parser.StartElementHandler, self._parser.EndElementHandler = self._began, self._ended
        self._parser.CharacterDataHandler = self._heard
        self._parser.EntityDeclHandler = self._look_at_entity

    def written(self, text: str) -> bytes:
        try:
            self._parser.Parse(text.encode("utf-8"), True)
        except expat.ExpatError as error:
            reason = f"is not valid XML ({expat.ErrorString(error.code)})"
            raise UnusableFileError(self._path, reason, f"line {error.lineno}, column {error.offset + 1}") from error
        return "".join(self._parts).encode("utf-8")

    def _began(self, tag: str, attributes: dict[str, str]) -> None:
        kept = (f' {name}="{escape(value)}"' for name, value in attributes.items() if _stays(name, value))
        self._parts.append(f"<{tag}{''.join(kept)}>")

    def _ended(self, tag: str) -> None:
        self._parts.append(f"</{tag}>")

    def _heard(self, text: str) -> None:
        self._parts.append(escape(text))

    def _look_at_entity(self, _name: str, _is_parameter: bool, value: str | None, *_where: str | None) -> None:
        """Plain words, such as drawing programs write, are harmless; what could grow or lead out is not read."""
        if value is None or "&" in value or "<" in value:
            self._refuse("declares XML entities that are not plain words; save it as plain SVG")

    def _refuse(self, reason: str) -> NoReturn:
        raise UnusableFileError(self._path, reason, f"line {self._parser.CurrentLineNumber}")


def _stays(name: str, value: str) -> bool:
    if name.rpartition(":")[2] != "href":
        return True
    return bool(_INSIDE.fullmatch(value) or _PICTURE.fullmatch(value))
