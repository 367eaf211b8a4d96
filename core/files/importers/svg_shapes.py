"""The basic shapes of SVG (rect, circle, ellipse, polygon, polyline, path) drawn with one pen."""

import math
import re
from collections.abc import Callable, Mapping

from core.files.importers.drawing import SOURCE_LIMIT
from core.files.importers.svg_curves import from_arc
from core.files.importers.svg_paths import PathDataError, PathPen, draw_path

Attributes = Mapping[str, str]

_LENGTH = re.compile(r"\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)\s*(px|mm|cm|in|pt|pc|q|Q)?\s*$")
MM_PER_UNIT = {"mm": 1.0, "cm": 10.0, "in": 25.4, "pt": 25.4 / 72, "pc": 25.4 / 6, "q": 0.25, "Q": 0.25}
PX_PER_MM = 96 / 25.4


def length(text: str) -> tuple[float, str]:
    """A number and its unit; PathDataError for a percentage or anything else."""
    found = _LENGTH.match(text)
    number = float(found[1]) if found else math.nan
    if found is None or not abs(number) <= SOURCE_LIMIT:
        raise PathDataError(f"a length is not understood ({text[:20]!r})")
    return number, found[2] or "px"


def in_px(attributes: Attributes, key: str, default: float = 0.0) -> float:
    if key not in attributes:
        return default
    number, unit = length(attributes[key])
    return number * MM_PER_UNIT[unit] * PX_PER_MM if unit in MM_PER_UNIT else number


def _rect(attributes: Attributes, pen: PathPen) -> None:
    x, y = in_px(attributes, "x"), in_px(attributes, "y")
    width, height = in_px(attributes, "width"), in_px(attributes, "height")
    if width <= 0 or height <= 0:
        return
    rx = in_px(attributes, "rx", in_px(attributes, "ry")) if attributes.get("rx") != "auto" else 0.0
    ry = in_px(attributes, "ry", rx) if attributes.get("ry") != "auto" else rx
    rx, ry = min(max(rx, 0.0), width / 2), min(max(ry, 0.0), height / 2)
    if rx == 0 or ry == 0:
        rx = ry = 0.0
    pen.move((x + rx, y))
    for corner, end in (
        ((x + width - rx, y), (x + width, y + ry)),
        ((x + width, y + height - ry), (x + width - rx, y + height)),
        ((x + rx, y + height), (x, y + height - ry)),
        ((x, y + ry), (x + rx, y)),
    ):
        pen.line(corner)
        pen.curves(from_arc(corner, (rx, ry), 0, end, is_large=False, is_sweeping=True))
    pen.close()


def _ellipse(attributes: Attributes, pen: PathPen) -> None:
    x, y = in_px(attributes, "cx"), in_px(attributes, "cy")
    radius = in_px(attributes, "r")
    rx, ry = in_px(attributes, "rx", radius), in_px(attributes, "ry", radius)
    if rx <= 0 or ry <= 0:
        return
    pen.move((x + rx, y))
    for end in ((x - rx, y), (x + rx, y)):
        pen.curves(from_arc(pen.here, (rx, ry), 0, end, is_large=False, is_sweeping=True))
    pen.close()


def _polyline(attributes: Attributes, pen: PathPen) -> None:
    numbers = attributes.get("points", "").replace(",", " ").split()
    if not numbers:
        return
    if len(numbers) % 2:
        raise PathDataError("the list of points has an odd number of numbers")
    try:
        values = [float(number) for number in numbers]
    except ValueError as error:
        raise PathDataError("the list of points holds something that is no number") from error
    points = list(zip(values[::2], values[1::2], strict=True))
    pen.move(points[0])
    for point in points[1:]:
        pen.line(point)


def _polygon(attributes: Attributes, pen: PathPen) -> None:
    _polyline(attributes, pen)
    pen.close()


def _path(attributes: Attributes, pen: PathPen) -> None:
    data = attributes.get("d", "").strip()
    if data and data != "none":
        draw_path(data, pen)


SHAPES: Mapping[str, Callable[[Attributes, PathPen], None]] = {
    "rect": _rect,
    "circle": _ellipse,
    "ellipse": _ellipse,
    "polygon": _polygon,
    "polyline": _polyline,
    "path": _path,
}
