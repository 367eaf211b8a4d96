"""The elements of an SVG file in the order of the file, so that a part of it can be walked again for a copy (`use`).

Only the XML parser of the standard library is used, with everything switched off that lets a small file grow: entities
are refused, nothing outside the file is ever fetched.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NoReturn
from xml.parsers import expat

from core.files.importers.svg_styles import StyleSheet
from core.model.problems import UnusableFileError

LONGEST_TITLE = 200


@dataclass(slots=True)
class Element:
    """One element; those inside it follow it, up to the number `end`."""

    tag: str
    attributes: Mapping[str, str]
    line: int
    end: int = 0
    title: str = ""
    """The text of the title inside, if there is one."""

    def reference(self) -> str:
        """The id that a copy points to; empty if it is not in this file."""
        for key, value in self.attributes.items():
            if key.rpartition(":")[2] == "href":
                return value.strip()[1:] if value.strip().startswith("#") else ""
        return ""


@dataclass(slots=True)
class SvgDocument:
    elements: list[Element] = field(default_factory=list)
    places: dict[str, int] = field(default_factory=dict)
    """Where the element with an id stands; the first, if there are several."""
    styles: StyleSheet = field(default_factory=StyleSheet)


def svg_document(text: str, path: str | os.PathLike[str]) -> SvgDocument:
    return _Parser(path).document(text)


class _Parser:
    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._path = path
        # Whatever encoding the file declares, its text has been read already.
        self._parser = expat.ParserCreate("utf-8")
        self._document = SvgDocument()
        self._open: list[int] = []
        self._css: list[str] = []

    def document(self, text: str) -> SvgDocument:
        parser = self._parser
        parser.StartElementHandler, parser.EndElementHandler = self._began, self._ended
        parser.CharacterDataHandler = self._heard
        parser.EntityDeclHandler = self._refuse_entity
        try:
            parser.Parse(text.encode("utf-8"), True)
        except expat.ExpatError as error:
            reason = f"is not valid XML ({expat.ErrorString(error.code)})"
            raise UnusableFileError(self._path, reason, f"line {error.lineno}, column {error.offset + 1}") from error
        self._document.styles = StyleSheet("".join(self._css))
        return self._document

    def _began(self, name: str, attributes: dict[str, str]) -> None:
        tag, elements = name.rpartition(":")[2], self._document.elements
        if not elements and tag != "svg":
            raise UnusableFileError(self._path, f"is XML but not an SVG drawing (it begins with <{tag[:40]}>)")
        if "id" in attributes:
            self._document.places.setdefault(attributes["id"], len(elements))
        self._open.append(len(elements))
        elements.append(Element(tag, attributes, self._parser.CurrentLineNumber))

    def _ended(self, _name: str) -> None:
        self._document.elements[self._open.pop()].end = len(self._document.elements)

    def _heard(self, text: str) -> None:
        elements = self._document.elements
        tag = elements[self._open[-1]].tag
        if tag == "style":
            self._css.append(text)
        elif tag == "title" and len(self._open) > 1:
            owner = elements[self._open[-2]]
            if len(owner.title) < LONGEST_TITLE:
                owner.title += text

    def _refuse_entity(self, *_declaration: object) -> NoReturn:
        reason = "declares XML entities, which are not read; save it as plain SVG"
        raise UnusableFileError(self._path, reason, f"line {self._parser.CurrentLineNumber}")
