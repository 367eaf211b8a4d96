"""SVG path data (`d="M 0 0 C ..."`) as subpaths of straight lines, already transformed."""

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from core.files.importers.drawing import SOURCE_LIMIT, XY
from core.files.importers.svg_curves import Cubic, flattened, from_arc, from_quadratic
from core.files.importers.svg_transforms import Matrix, applied

_COMMAND = re.compile(r"[\s,]*([MmLlHhVvCcSsQqTtAaZz])")
_NUMBER = re.compile(r"[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)")
_FLAG = re.compile(r"[\s,]*([01])")
_REST = re.compile(r"[\s,]*$")


@dataclass(slots=True)
class Subpath:
    """A line through points; `is_closed` if it was closed by hand, though a fill closes any."""

    points: list[XY]
    is_closed: bool = False


class PathDataError(ValueError):
    """Path data that is not understood, with the place in it."""


@dataclass(slots=True)
class PathPen:
    """Draws subpaths: takes points as the drawing has them, keeps them transformed and flattened."""

    matrix: Matrix
    tolerance: float
    subpaths: list[Subpath] = field(default_factory=list)
    here: XY = (0.0, 0.0)
    start: XY = (0.0, 0.0)

    def move(self, point: XY) -> None:
        self.here = self.start = point
        self.subpaths.append(Subpath([self._placed(point)]))

    def line(self, point: XY) -> None:
        self._open().points.append(self._placed(point))
        self.here = point

    def curves(self, curves: Iterable[Cubic]) -> None:
        for curve in curves:
            a, b, c, d = (self._placed(point) for point in curve)
            self._open().points.extend(flattened((a, b, c, d), self.tolerance))
            self.here = curve[3]

    def close(self) -> None:
        if self.subpaths:
            self.subpaths[-1].is_closed = True
        self.here = self.start

    def _open(self) -> Subpath:
        """The subpath to go on with; after a closing one the next begins where that one did."""
        if not self.subpaths or self.subpaths[-1].is_closed:
            self.subpaths.append(Subpath([self._placed(self.here)]))
        return self.subpaths[-1]

    def _placed(self, point: XY) -> XY:
        x, y = applied(self.matrix, point)
        if not (abs(x) <= SOURCE_LIMIT and abs(y) <= SOURCE_LIMIT):
            raise PathDataError("a point lies too far out or is no number")
        return x, y


def draw_path(data: str, pen: PathPen) -> None:
    """Follow path data with the pen; PathDataError where it is not understood."""
    _PathReader(data, pen).read()


class _PathReader:
    """Path data read from left to right; knows the last control point, which smooth curves mirror."""

    def __init__(self, data: str, pen: PathPen) -> None:
        self._data, self._pen = data, pen
        self._at = 0
        self._control: XY | None = None
        self._control_kind = ""

    def read(self) -> None:
        is_first = True
        while not _REST.match(self._data, self._at):
            found = _COMMAND.match(self._data, self._at)
            if found is None or (is_first and found[1] not in "Mm"):
                raise self._wrong("expected a path command")
            self._at = found.end()
            self._repeat(found[1])
            is_first = False

    def _repeat(self, command: str) -> None:
        """One command and its further rounds of numbers; those after a move are lines."""
        if command in "Zz":
            self._pen.close()
            self._control = None
            return
        self._once(command)
        again = {"M": "L", "m": "l"}.get(command, command)
        while _NUMBER.match(self._data, self._at):
            self._once(again)

    def _once(self, command: str) -> None:
        pen, kind = self._pen, command.upper()
        origin = pen.here if command.islower() else (0.0, 0.0)
        control: XY | None = None
        if kind == "M":
            pen.move(self._point(origin))
        elif kind == "L":
            pen.line(self._point(origin))
        elif kind == "H":
            pen.line((self._number() + origin[0], pen.here[1]))
        elif kind == "V":
            pen.line((pen.here[0], self._number() + origin[1]))
        elif kind == "A":
            self._arc(origin)
        elif kind in "CS":
            first = self._point(origin) if kind == "C" else self._mirrored("C")
            control, end = self._point(origin), self._point(origin)
            pen.curves([(pen.here, first, control, end)])
        else:
            control = self._point(origin) if kind == "Q" else self._mirrored("Q")
            pen.curves([from_quadratic(pen.here, control, self._point(origin))])
        self._control, self._control_kind = control, "C" if kind in "CS" else "Q"

    def _arc(self, origin: XY) -> None:
        radii, tilt = (self._number(), self._number()), self._number()
        is_large, is_sweeping = self._flag(), self._flag()
        end = self._point(origin)
        if end != self._pen.here:
            arc = from_arc(self._pen.here, radii, tilt, end, is_large=is_large, is_sweeping=is_sweeping)
            self._pen.curves(arc)

    def _mirrored(self, kind: str) -> XY:
        """The last control point seen from the other side, if the curve before was of the same kind."""
        x, y = self._pen.here
        if self._control is None or self._control_kind != kind:
            return x, y
        return 2 * x - self._control[0], 2 * y - self._control[1]

    def _point(self, origin: XY) -> XY:
        x = self._number()
        return x + origin[0], self._number() + origin[1]

    def _number(self) -> float:
        found = _NUMBER.match(self._data, self._at)
        if found is None:
            raise self._wrong("expected a number")
        number = float(found[1])
        if not math.isfinite(number) or abs(number) > SOURCE_LIMIT:
            raise self._wrong("the number is too large")
        self._at = found.end()
        return number

    def _flag(self) -> bool:
        """Flags may stand without any space between them and the next number."""
        found = _FLAG.match(self._data, self._at)
        if found is None:
            raise self._wrong("expected 0 or 1")
        self._at = found.end()
        return found[1] == "1"

    def _wrong(self, reason: str) -> PathDataError:
        return PathDataError(f"{reason} at character {self._at + 1} of the path")
