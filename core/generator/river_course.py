"""The river: a winding band of nearly constant width from one edge of the board to the opposite one, cut across.

Only shapes of water here; the land around it is laid out in cells.py with the banks as given lines.
"""

from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import LineString, Polygon

from core.model.map_model import Frame
from core.model.values import GRID

Floats = NDArray[np.float64]

STEP = 12 * GRID
"""Distance of two points of a bank."""


@dataclass(frozen=True, slots=True)
class RiverCourse:
    """The reaches of a river in order, as polygons whose points lie on the grid, and its line of flow."""

    reaches: tuple[Polygon, ...]
    flow: LineString


def lay_river(rng: np.random.Generator, frame: Frame, reaches: int, width: float) -> RiverCourse:
    """A river in this many reaches; bends that would fold a bank onto itself are flattened until they do not."""
    is_level = bool(rng.random() < 0.65)
    along, across = (frame.width, frame.height) if is_level else (frame.height, frame.width)
    bends = int(rng.integers(3, 6))
    start, end = rng.uniform(0.34, 0.66, 2) * across
    sway = rng.uniform(0.6, 1.0, bends) * np.where(np.arange(bends) % 2, -1.0, 1.0) * (1 if rng.random() < 0.5 else -1)
    uneven = rng.uniform(-0.25, 0.25, bends)
    wobble = rng.uniform(-0.12, 0.12, (2, 64))
    for height in (0.15, 0.12, 0.09, 0.06, 0.03, 0.0):
        spots = (np.arange(bends) + 1.0 + uneven) / (bends + 1.0)
        middle = start + (end - start) * spots + sway * height * across
        control = np.column_stack([spots * along, middle])
        path = _smooth_path(control, (start, end), along=float(along), overhang=2 * width)
        banks = _banks(path, width, wobble)
        if _is_sound(banks, path, width):
            break
    clipped = [_clipped(bank, along) for bank in banks]
    polygons = _reaches(clipped, path, reaches, along)
    flow = _clipped(path, along)
    turned = [_turned(part, is_level) for part in polygons]
    return RiverCourse(tuple(Polygon(part) for part in turned), LineString(_turned(flow, is_level)))


def _smooth_path(control: Floats, ends: tuple[float, float], *, along: float, overhang: float) -> Floats:
    """A curve through the control points that crosses both edges at right angles, in steps of equal length."""
    lead = along / 14
    head = [(-overhang, ends[0]), (-overhang / 2, ends[0]), (lead * 0.6, ends[0])]
    tail = [(along - lead * 0.6, ends[1]), (along + overhang / 2, ends[1]), (along + overhang, ends[1])]
    points = np.vstack([head, control, tail])
    steps = np.linspace(0.0, 1.0, 24, endpoint=False)[:, None]
    pieces = []
    for before, here, there, after in zip(points, points[1:], points[2:], points[3:], strict=False):
        slope, bend = (there - before) / 2, (after - here) / 2
        square, cube = steps * steps, steps * steps * steps
        pieces.append(
            (2 * cube - 3 * square + 1) * here
            + (cube - 2 * square + steps) * slope
            + (3 * square - 2 * cube) * there
            + (cube - square) * bend
        )
    line = LineString(np.vstack([points[:1], *pieces, points[-1:]]))
    count = max(8, round(line.length / STEP))
    return shapely.get_coordinates(shapely.line_interpolate_point(line, np.linspace(0, line.length, count)))


def _banks(path: Floats, width: float, wobble: Floats) -> list[Floats]:
    ahead = np.gradient(path, axis=0)
    ahead /= np.hypot(ahead[:, :1], ahead[:, 1:])
    normal = np.column_stack([-ahead[:, 1], ahead[:, 0]])
    place = np.linspace(0, wobble.shape[1] / 4, len(path))
    banks = []
    for sign, row in zip((1.0, -1.0), wobble, strict=True):
        reach = width / 2 * (1 + np.interp(place, np.arange(len(row)), row))
        banks.append(path + normal * (sign * reach)[:, None])
    return banks


def _is_sound(banks: list[Floats], path: Floats, width: float) -> bool:
    lines = [LineString(bank) for bank in banks]
    spread = shapely.distance(shapely.points(path[::4]), lines[0])
    steps = np.vstack([np.diff(bank, axis=0) for bank in banks])
    is_dense = np.hypot(steps[:, 0], steps[:, 1]).min() > STEP * 0.35
    return all(line.is_simple for line in lines) and bool(is_dense) and float(spread.min()) > width * 0.4


def _clipped(line: Floats, along: int) -> Floats:
    """The part of a line between the two edges, its ends exactly on them, all points on the grid."""
    inside = np.nonzero((line[:, 0] > STEP / 3) & (line[:, 0] < along - STEP / 3))[0]
    first, last = int(inside[0]), int(inside[-1])
    ends = []
    for out, into, edge in ((first - 1, first, 0.0), (last + 1, last, float(along))):
        share = (edge - line[out, 0]) / (line[into, 0] - line[out, 0])
        ends.append((edge, line[out, 1] + share * (line[into, 1] - line[out, 1])))
    return np.round(np.vstack([ends[:1], line[first : last + 1], ends[1:]]))


def _reaches(banks: list[Floats], path: Floats, reaches: int, along: int) -> list[Floats]:
    """The band between two clipped banks cut into pieces of about equal length."""
    targets = [(i + 1) / reaches for i in range(reaches - 1)]
    inside = path[(path[:, 0] > 0) & (path[:, 0] < along)]
    cuts = []
    for bank in banks:
        marks = [inside[round(share * (len(inside) - 1))] for share in targets]
        nearest = [int(np.argmin(np.hypot(bank[:, 0] - x, bank[:, 1] - y))) for x, y in marks]
        cuts.append([0, *nearest, len(bank) - 1])
    return [
        np.vstack([banks[0][cuts[0][i] : cuts[0][i + 1] + 1], banks[1][cuts[1][i] : cuts[1][i + 1] + 1][::-1]])
        for i in range(reaches)
    ]


def _turned(points: Floats, is_level: bool) -> Floats:
    return points if is_level else points[:, ::-1]
