"""Curves of SVG paths as straight lines: Bézier curves and elliptical arcs, flattened within a tolerance."""

import math
from collections.abc import Callable, Iterator

from core.files.importers.drawing import XY

_MOST_PIECES = 2000

Cubic = tuple[XY, XY, XY, XY]
_Placing = Callable[[float, float], XY]


def flattened(curve: Cubic, tolerance: float) -> list[XY]:
    """Points along a cubic curve after its start, never further from it than the tolerance.

    Equal steps of the parameter: walked backwards the curve gives the same points, so two regions that share it match.
    """
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = curve
    bend = max(math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2), math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3))
    # A chord over a step h leaves its curve by at most h^2/8 times the second derivative, which is at most 6 bends.
    pieces = min(_MOST_PIECES, max(1, math.ceil(math.sqrt(0.75 * bend / tolerance))))
    points = []
    for piece in range(1, pieces):
        t = piece / pieces
        s = 1 - t
        a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        points.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return [*points, (x3, y3)]


def from_quadratic(start: XY, control: XY, end: XY) -> Cubic:
    """The cubic curve that runs like a quadratic one."""
    (x0, y0), (x1, y1), (x2, y2) = start, control, end
    return (
        start,
        (x0 + 2 / 3 * (x1 - x0), y0 + 2 / 3 * (y1 - y0)),
        (x2 + 2 / 3 * (x1 - x2), y2 + 2 / 3 * (y1 - y2)),
        end,
    )


def from_arc(start: XY, radii: XY, tilt: float, end: XY, *, is_large: bool, is_sweeping: bool) -> Iterator[Cubic]:
    """The cubic curves of an elliptical arc between two points; radii too small to reach are enlarged, as SVG says."""
    rx, ry = abs(radii[0]), abs(radii[1])
    if start == end:
        return
    if rx == 0 or ry == 0:
        yield start, start, end, end
        return
    cos, sin = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    half_x, half_y = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    # The chord's half in the ellipse's own axes, where both radii are one.
    u = (cos * half_x + sin * half_y) / rx
    v = (-sin * half_x + cos * half_y) / ry
    reach = math.hypot(u, v)
    if reach > 1:
        rx, ry, u, v = rx * reach, ry * reach, u / reach, v / reach
    squared = u * u + v * v
    away = math.sqrt(max(0.0, 1 / squared - 1)) if squared else 0.0
    side = -away if is_large == is_sweeping else away
    centre_u, centre_v = side * v, -side * u
    first = math.atan2(v - centre_v, u - centre_u)
    last = math.atan2(-v - centre_v, -u - centre_u)
    turn = (last - first) % (2 * math.pi) if is_sweeping else -((first - last) % (2 * math.pi))
    middle = (
        cos * rx * centre_u - sin * ry * centre_v + (start[0] + end[0]) / 2,
        sin * rx * centre_u + cos * ry * centre_v + (start[1] + end[1]) / 2,
    )

    def on_ellipse(p: float, q: float) -> XY:
        return middle[0] + cos * rx * p - sin * ry * q, middle[1] + sin * rx * p + cos * ry * q

    yield from _quarter_turns(start, end, first, turn, on_ellipse)


def _quarter_turns(start: XY, end: XY, first: float, turn: float, on_ellipse: _Placing) -> Iterator[Cubic]:
    """An arc of the unit circle cut into curves of a quarter turn at most, each placed on the ellipse."""
    pieces = max(1, math.ceil(abs(turn) / (math.pi / 2) - 1e-9))
    step = turn / pieces
    handle = 4 / 3 * math.tan(step / 4)
    here = start
    for piece in range(pieces):
        a, b = first + piece * step, first + (piece + 1) * step
        there = end if piece == pieces - 1 else on_ellipse(math.cos(b), math.sin(b))
        yield (
            here,
            on_ellipse(math.cos(a) - handle * math.sin(a), math.sin(a) + handle * math.cos(a)),
            on_ellipse(math.cos(b) + handle * math.sin(b), math.sin(b) - handle * math.cos(b)),
            there,
        )
        here = there
