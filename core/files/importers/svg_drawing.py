"""SVG as a drawing: every filled or closed shape is a region, in the units of the viewBox.

Only the XML parser of the standard library is used, with everything switched off that lets a small file grow: entities
are refused, nothing outside the file is ever fetched.
"""

import os
from dataclasses import dataclass, replace
from typing import NoReturn
from xml.parsers import expat

from core.files.importers.drawing import (
    POINT_LIMIT,
    Drawing,
    DrawnRegion,
    extent,
    plain_name,
    scale_to_board,
    title_of,
)
from core.files.importers.fill_rule import filled
from core.files.importers.import_report import Note
from core.files.importers.svg_frame import frame_of, size_in_mm
from core.files.importers.svg_paths import PathDataError, PathPen, Subpath
from core.files.importers.svg_shapes import SHAPES, in_px
from core.files.importers.svg_transforms import IDENTITY, Matrix, product, transform_matrix
from core.model.problems import UnusableFileError

_TOLERANCE = 0.1
_UNSEEN = frozenset({"defs", "clipPath", "mask", "pattern", "marker", "symbol", "metadata", "style", "script"})
_LEFT_OUT = {
    "use": "copies (use)",
    "image": "pictures",
    "text": "writing",
    "line": "open lines",
    "foreignObject": "pages",
}


@dataclass(frozen=True, slots=True)
class _Context:
    """What an element inherits from those around it."""

    tag: str
    matrix: Matrix = IDENTITY
    is_filled: bool = True
    is_even_odd: bool = False
    is_seen: bool = True


@dataclass(slots=True)
class _Shape:
    """A shape whose title may still follow."""

    context: _Context
    subpaths: list[Subpath]
    label: str
    id: str
    title: str = ""

    @property
    def name(self) -> str:
        return plain_name(self.label) or plain_name(self.title) or plain_name(self.id)


def svg_drawing(text: str, path: str | os.PathLike[str]) -> Drawing:
    drawing = _SvgReader(path, _TOLERANCE).drawing(text)
    if drawing.scale != 1:
        drawing = _SvgReader(path, _TOLERANCE / drawing.scale).drawing(text)
    return drawing


class _SvgReader:
    """Listens to the parser; keeps the open elements and the regions found so far."""

    def __init__(self, path: str | os.PathLike[str], tolerance: float) -> None:
        self._path, self._tolerance = path, tolerance
        # Whatever encoding the file declares, its text has been read already.
        self._parser = expat.ParserCreate("utf-8")
        self._contexts: list[_Context] = []
        self._shape: _Shape | None = None
        self._regions: list[DrawnRegion] = []
        self._notes: list[Note] = []
        self._root: dict[str, str] = {}
        self._points = 0

    def drawing(self, text: str) -> Drawing:
        parser = self._parser
        parser.StartElementHandler, parser.EndElementHandler = self._began, self._ended
        parser.CharacterDataHandler = self._heard
        parser.EntityDeclHandler = self._refuse_entity
        try:
            parser.Parse(text.encode("utf-8"), True)
        except expat.ExpatError as error:
            reason = f"is not valid XML ({expat.ErrorString(error.code)})"
            raise UnusableFileError(self._path, reason, f"line {error.lineno}, column {error.offset + 1}") from error
        return self._framed()

    def _framed(self) -> Drawing:
        x1, y1, x2, y2 = extent(self._regions, self._path)
        corner, size = frame_of(self._root, self._path) or ((x1, y1), (x2 - x1, y2 - y1))
        return Drawing(
            title=title_of(self._path),
            regions=tuple(self._regions),
            corner=corner,
            size=size,
            scale=scale_to_board(*size, 50, 100_000),
            is_painted=True,
            size_mm=size_in_mm(self._root, self._path),
            notes=tuple(self._notes),
        )

    def _began(self, name: str, attributes: dict[str, str]) -> None:
        tag = name.rpartition(":")[2]
        if not self._contexts:
            if tag != "svg":
                raise UnusableFileError(self._path, f"is XML but not an SVG drawing (it begins with <{tag[:40]}>)")
            self._root = attributes
        if tag in _LEFT_OUT and self._sees():
            self._notes.append(Note(f"{_LEFT_OUT[tag]} left out", attributes.get("id", tag)))
        context = self._inner_context(tag, attributes)
        self._contexts.append(context)
        if tag in SHAPES and context.is_seen:
            label = attributes.get("inkscape:label", "")
            self._shape = _Shape(context, self._drawn(tag, attributes, context), label, attributes.get("id", ""))

    def _drawn(self, tag: str, attributes: dict[str, str], context: _Context) -> list[Subpath]:
        pen = PathPen(context.matrix, self._tolerance)
        try:
            SHAPES[tag](attributes, pen)
        except PathDataError as error:
            raise self._wrong(str(error)) from error
        self._points += sum(len(subpath.points) for subpath in pen.subpaths)
        if self._points > POINT_LIMIT:
            raise self._wrong(f"has too many points (at most {POINT_LIMIT} are read)")
        return pen.subpaths

    def _inner_context(self, tag: str, attributes: dict[str, str]) -> _Context:
        outer = self._contexts[-1] if self._contexts else _Context("")
        style = {**attributes, **_declarations(attributes.get("style", ""))}
        try:
            matrix = transform_matrix(attributes.get("transform", ""))
            if tag == "svg" and self._contexts:
                matrix = product((1, 0, 0, 1, in_px(attributes, "x"), in_px(attributes, "y")), matrix)
        except ValueError as error:
            raise self._wrong(str(error)) from error
        is_hidden = style.get("display") == "none" or style.get("visibility") in ("hidden", "collapse")
        if is_hidden and outer.is_seen:
            self._notes.append(Note("left out, because it is hidden", attributes.get("id", tag)))
        return replace(
            outer,
            tag=tag,
            matrix=product(outer.matrix, matrix),
            is_filled=style["fill"].strip() != "none" if "fill" in style else outer.is_filled,
            is_even_odd=style["fill-rule"].strip() == "evenodd" if "fill-rule" in style else outer.is_even_odd,
            is_seen=outer.is_seen and not is_hidden and tag not in _UNSEEN,
        )

    def _sees(self) -> bool:
        return not self._contexts or self._contexts[-1].is_seen

    def _heard(self, text: str) -> None:
        """The title inside a shape names it, unless a label does."""
        is_title = len(self._contexts) > 1 and self._contexts[-1].tag == "title" and self._contexts[-2].tag in SHAPES
        if is_title and self._shape is not None and len(self._shape.title) < 200:
            self._shape.title += text

    def _ended(self, _name: str) -> None:
        context = self._contexts.pop()
        if self._shape is not None and self._shape.context is context:
            self._finish(self._shape)
            self._shape = None

    def _finish(self, shape: _Shape) -> None:
        name = shape.name or f"Region {len(self._regions) + 1}"
        is_open = not any(line.is_closed or line.points[0] == line.points[-1] for line in shape.subpaths)
        if not shape.context.is_filled and is_open:
            self._notes.append(Note("open lines without a fill left out", name))
            return
        rings = [line.points for line in shape.subpaths if len(set(line.points)) >= 3]
        if not rings:
            self._notes.append(Note("left out, because it has less than three points", name))
            return
        polygons = filled(rings, is_even_odd=shape.context.is_even_odd)
        if polygons is None:
            self._notes.append(Note("left out, because its lines are too tangled", name))
        elif polygons:
            self._regions.append(DrawnRegion(name, polygons))

    def _wrong(self, reason: str) -> UnusableFileError:
        return UnusableFileError(self._path, reason, f"line {self._parser.CurrentLineNumber}")

    def _refuse_entity(self, *_declaration: object) -> NoReturn:
        raise self._wrong("declares XML entities, which are not read; save it as plain SVG")


def _declarations(style: str) -> dict[str, str]:
    """The properties of a `style` attribute."""
    pairs = (declaration.partition(":") for declaration in style.split(";"))
    return {key.strip(): value.strip() for key, colon, value in pairs if colon}
