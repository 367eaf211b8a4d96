"""SVG as a drawing: every filled or closed shape is a region, in the units of the viewBox."""

import os
from dataclasses import dataclass, replace

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
from core.files.importers.svg_copies import UNSEEN, refuse_endless_copies
from core.files.importers.svg_document import Element, SvgDocument, svg_document
from core.files.importers.svg_frame import frame_of, size_in_mm, viewport_matrix
from core.files.importers.svg_paths import PathDataError, PathPen, Subpath
from core.files.importers.svg_shapes import SHAPES, in_px
from core.files.importers.svg_transforms import IDENTITY, Matrix, product, transform_matrix
from core.model.problems import UnusableFileError

_TOLERANCE = 0.1
_LEFT_OUT = {"image": "pictures", "text": "writing", "line": "open lines", "foreignObject": "pages"}


@dataclass(frozen=True, slots=True)
class _Context:
    """What an element inherits from those around it."""

    end: int
    """The number of the first element that is no longer inside."""
    matrix: Matrix = IDENTITY
    is_filled: bool = True
    is_even_odd: bool = False
    is_seen: bool = True
    is_visible: bool = True
    """Unlike being displayed, this can be taken back by an element inside."""


@dataclass(frozen=True, slots=True)
class _Copy:
    """A `use` element being walked: its own name wins over that of a single shape it copies."""

    name: str
    target: Element
    size: tuple[str, str]


def svg_drawing(text: str, path: str | os.PathLike[str]) -> Drawing:
    document = svg_document(text, path)
    refuse_endless_copies(document, path)
    drawing = _SvgReader(document, path, _TOLERANCE).drawing()
    if drawing.scale != 1:
        drawing = _SvgReader(document, path, _TOLERANCE / drawing.scale).drawing()
    return drawing


class _SvgReader:
    """Walks the elements and keeps the regions found so far."""

    def __init__(self, document: SvgDocument, path: str | os.PathLike[str], tolerance: float) -> None:
        self._document, self._path, self._tolerance = document, path, tolerance
        self._regions: list[DrawnRegion] = []
        self._notes: list[Note] = []
        self._points = 0

    def drawing(self) -> Drawing:
        elements = self._document.elements
        self._walk(0, _Context(len(elements)), None)
        root = elements[0].attributes
        x1, y1, x2, y2 = extent(self._regions, self._path)
        corner, size = frame_of(root, self._path) or ((x1, y1), (x2 - x1, y2 - y1))
        return Drawing(
            title=title_of(self._path),
            regions=tuple(self._regions),
            corner=corner,
            size=size,
            scale=scale_to_board(*size, 50, 100_000),
            is_painted=True,
            size_mm=size_in_mm(root, self._path),
            notes=tuple(self._notes),
        )

    def _walk(self, first: int, outer: _Context, copy: _Copy | None) -> None:
        """Draw an element and all inside it."""
        elements, open_contexts = self._document.elements, [outer]
        number = first
        while number < elements[first].end:
            while open_contexts[-1].end <= number and len(open_contexts) > 1:
                open_contexts.pop()
            element = elements[number]
            context = self._inner_context(element, open_contexts[-1], copy, is_root=number == 0)
            open_contexts.append(context)
            number += 1
            if not context.is_seen:
                number = element.end
            elif element.tag in SHAPES and context.is_visible:
                self._finish(element, context, copy)
            elif element.tag == "use":
                self._copy(element, context, copy)
            elif element.tag in _LEFT_OUT and context.is_visible:
                note = f"{_LEFT_OUT[element.tag]} left out"
                self._notes.append(Note(note, element.attributes.get("id", element.tag)))

    def _copy(self, element: Element, context: _Context, outer: _Copy | None) -> None:
        """Draw what a `use` element points to, where it says."""
        attributes = element.attributes
        place = self._document.places.get(element.reference())
        name = attributes.get("id", "use")
        if place is None:
            self._notes.append(Note("copies (use) of what is not in the file left out", name))
            return
        target = self._document.elements[place]
        label = plain_name(attributes.get("inkscape:label", "")) or plain_name(element.title)
        label = (
            label or (outer.name if outer and outer.target is element else "") or plain_name(attributes.get("id", ""))
        )
        moved = (1.0, 0.0, 0.0, 1.0, self._px(element, "x"), self._px(element, "y"))
        size = (attributes.get("width", ""), attributes.get("height", ""))
        self._walk(place, replace(context, matrix=product(context.matrix, moved)), _Copy(label, target, size))

    def _inner_context(self, element: Element, outer: _Context, copy: _Copy | None, *, is_root: bool) -> _Context:
        attributes, tag = element.attributes, element.tag
        is_copied = copy is not None and copy.target is element
        style = self._document.styles.style_of(tag, attributes)
        try:
            matrix = transform_matrix(attributes.get("transform", ""))
            if tag == "svg" and not is_root:
                matrix = product((1, 0, 0, 1, in_px(attributes, "x"), in_px(attributes, "y")), matrix)
            if tag in ("svg", "symbol") and not is_root:
                matrix = product(matrix, viewport_matrix(attributes, copy.size if copy and is_copied else ("", "")))
        except ValueError as error:
            raise self._wrong(element, str(error)) from error
        is_displayed = style.get("display") != "none"
        is_visible = style["visibility"] not in ("hidden", "collapse") if "visibility" in style else outer.is_visible
        if outer.is_seen and not (is_displayed and (is_visible or not outer.is_visible)):
            self._notes.append(Note("left out, because it is hidden", attributes.get("id", tag)))
        return replace(
            outer,
            end=element.end,
            matrix=product(outer.matrix, matrix),
            is_filled=style["fill"].strip() != "none" if "fill" in style else outer.is_filled,
            is_even_odd=style["fill-rule"].strip() == "evenodd" if "fill-rule" in style else outer.is_even_odd,
            is_seen=outer.is_seen and is_displayed and (tag not in UNSEEN or (is_copied and tag == "symbol")),
            is_visible=is_visible,
        )

    def _finish(self, element: Element, context: _Context, copy: _Copy | None) -> None:
        """Make a region of a shape."""
        subpaths, attributes = self._drawn(element, context), element.attributes
        name = copy.name if copy and copy.target is element else ""
        name = name or plain_name(attributes.get("inkscape:label", "")) or plain_name(element.title)
        name = name or plain_name(attributes.get("id", "")) or f"Region {len(self._regions) + 1}"
        is_open = not any(line.is_closed or line.points[0] == line.points[-1] for line in subpaths)
        if not context.is_filled and is_open:
            self._notes.append(Note("open lines without a fill left out", name))
            return
        rings = [line.points for line in subpaths if len(set(line.points)) >= 3]
        if not rings:
            self._notes.append(Note("left out, because it has less than three points", name))
            return
        polygons = filled(rings, is_even_odd=context.is_even_odd)
        if polygons is None:
            self._notes.append(Note("left out, because its lines are too tangled", name))
        elif polygons:
            self._regions.append(DrawnRegion(name, polygons))

    def _drawn(self, element: Element, context: _Context) -> list[Subpath]:
        pen = PathPen(context.matrix, self._tolerance)
        try:
            SHAPES[element.tag](element.attributes, pen)
        except PathDataError as error:
            raise self._wrong(element, str(error)) from error
        self._points += sum(len(subpath.points) for subpath in pen.subpaths)
        if self._points > POINT_LIMIT:
            raise self._wrong(element, f"has too many points (at most {POINT_LIMIT} are read)")
        return pen.subpaths

    def _px(self, element: Element, key: str) -> float:
        try:
            return in_px(element.attributes, key)
        except PathDataError as error:
            raise self._wrong(element, str(error)) from error

    def _wrong(self, element: Element, reason: str) -> UnusableFileError:
        return UnusableFileError(self._path, reason, f"line {element.line}")
