"""Where a region's name and symbols go: one block per region, put where it fits best inside the outline.

The block is the node of the graph (if shown), the name in one or two lines, the row of tokens and pieces (in a
position), the symbol chips and the id, one below the other, so they never overlap. It is shrunk, down to a limit,
where the region is too small for it.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin

import numpy as np
import shapely
from shapely import Polygon

from core.geometry.polygons import polygons_in, to_shape
from core.model.region import Outline
from core.model.values import GRID
from core.picture.shapes import LINE_HEIGHT, Spot
from core.picture.text_extent import broken_name, name_lines, spread, text_width

CHIP, CHIP_STEP, CHIP_GAP = 24.0, 30.0, 5.0
ROW_GAP = 3.0
NODE, NODE_GAP = 23.0, 2.0
ID_SIZE, ID_GAP = 9.5, 3.0
PADDING = (6.0, 14.0)
"""Room kept free beside and above a block."""
SMALLEST = 0.45
"""Blocks shrink no further than this, even where they then stick out."""
_NEEDED = 0.6
"""Radius, in a space where the block is one wide and one high, at which a block counts as fitting."""


@dataclass(frozen=True, slots=True)
class Content:
    """What a block holds, in look pixels."""

    name: str
    chips: int
    name_size: float = 13.0
    has_node: bool = False
    shows_id: bool = False
    follows_course: bool = False
    """On a river: the block may be turned to lie along it, and row and chips stand beside the name."""
    row: tuple[float, float] = (0.0, 0.0)
    """Width and height of the room kept for tokens and pieces."""


@dataclass(frozen=True, slots=True)
class Block:
    """A placed block: its centre in board units, board units per look pixel in it, lines and angle of its name."""

    content: Content
    centre: Spot
    unit: float
    lines: tuple[str, ...]
    angle: float = 0.0

    def _below(self, pixels: float, across: float = 0.0) -> Spot:
        turn = radians(self.angle)
        x, y = across * self.unit, pixels * self.unit
        return self.centre[0] + x * cos(turn) - y * sin(turn), self.centre[1] + x * sin(turn) + y * cos(turn)

    def _tops(self) -> tuple[float, float, float, float]:
        """Upper ends of node, name, chips and id, measured from the block's centre; the row is above the chips."""
        content, height = self.content, _extent(self.content, self.lines)[1]
        node = ((0.0 if content.follows_course else PADDING[1]) - height) / 2
        name = node + (NODE + NODE_GAP if content.has_node else 0.0)
        if content.follows_course:
            return node, name, name, name + _row_height(content, self.lines) + ID_GAP
        chips = name + _name_height(content, self.lines) + _row_room(content) + (CHIP_GAP if content.chips else 0.0)
        return node, name, chips, chips + (CHIP if content.chips else 0.0) + ID_GAP

    @property
    def node(self) -> Spot:
        """Where the lines of graph and links end."""
        return self._below(self._tops()[0] + NODE / 2) if self.content.has_node else self.centre

    @property
    def name_centre(self) -> Spot:
        if self.content.follows_course:
            left = -_beside(self.content) / 2
            return self._below(self._tops()[1] + _row_height(self.content, self.lines) / 2, left)
        return self._below(self._tops()[1] + _name_height(self.content, self.lines) / 2)

    def in_row(self, across: float) -> Spot:
        """A spot of the row, so far to the right of its middle."""
        content = self.content
        if content.follows_course:
            right = (_name_width(content, self.lines) - _beside(content) + content.row[0]) / 2 + CHIP_GAP
            return self._below(self._tops()[1] + _row_height(content, self.lines) / 2, right + across)
        return self._below(self._tops()[1] + _name_height(content, self.lines) + ROW_GAP + content.row[1] / 2, across)

    @property
    def chip_centres(self) -> tuple[Spot, ...]:
        down, right = self._tops()[2] + CHIP / 2, 0.0
        if self.content.follows_course:
            down = self._tops()[1] + _row_height(self.content, self.lines) / 2
            row = _row_width(self.content)
            right = (_name_width(self.content, self.lines) + row + CHIP_GAP) / 2 if self.content.name else row / 2
        return tuple(self._below(down, right + x) for x in spread(self.content.chips, CHIP_STEP))

    @property
    def id_centre(self) -> Spot:
        return self._below(self._tops()[3] + ID_SIZE / 2)


def _name_height(content: Content, lines: tuple[str, ...]) -> float:
    return content.name_size * LINE_HEIGHT * len(lines) if content.name else 0.0


def _name_width(content: Content, lines: tuple[str, ...]) -> float:
    return max(content.name_size * text_width(line) for line in lines)


def _chips_width(content: Content) -> float:
    return CHIP_STEP * (content.chips - 1) + CHIP if content.chips else 0.0


def _row_room(content: Content) -> float:
    """Height the row takes below the name."""
    return content.row[1] + ROW_GAP if content.row[1] else 0.0


def _row_width(content: Content) -> float:
    """Width the row takes beside the name, as it lies on a river."""
    return content.row[0] + CHIP_GAP if content.row[0] else 0.0


def _beside(content: Content) -> float:
    """Width of everything that stands beside the name on a river."""
    return _row_width(content) + (_chips_width(content) + CHIP_GAP if content.chips else 0.0)


def _row_height(content: Content, lines: tuple[str, ...]) -> float:
    """Height of name, row and chips side by side, as they lie on a river."""
    return max(_name_height(content, lines), content.row[1], CHIP if content.chips else 0.0)


def _extent(content: Content, lines: tuple[str, ...]) -> tuple[float, float]:
    """Width and height of a block with its padding, in look pixels."""
    name, chips = _name_width(content, lines), _chips_width(content)
    if content.follows_course:
        width, height = name + _beside(content), _row_height(content, lines)
    else:
        width = max(name, chips, content.row[0], CHIP)
        height = _name_height(content, lines) + _row_room(content) + (CHIP + CHIP_GAP if content.chips else 0.0)
    height += NODE + NODE_GAP if content.has_node else 0.0
    height += ID_SIZE + ID_GAP if content.shows_id else 0.0
    padding = PADDING if not content.follows_course else (PADDING[0], 0.0)
    return width + padding[0], max(height, content.name_size) + padding[1]


@lru_cache(maxsize=8192)
def placed_block(outline: Outline, content: Content, unit: float) -> Block:
    """The block of a region, where it fits best; `unit` is board units per look pixel."""
    polygon = _widest_polygon(outline, tolerance=unit)
    if polygon is None:
        x, y = outline[0].outer[0]
        return Block(content, (x / GRID, y / GRID), unit * SMALLEST, name_lines(content.name))
    options = [name_lines(content.name)]
    if broken_name(content.name) != options[0]:
        options.append(broken_name(content.name))
    best: tuple[float, Block] | None = None
    for lines in options:
        for angle in _angles(content):
            room, centre = _best_spot(polygon, _extent(content, lines), unit, angle)
            fit = min(1.0, room / _NEEDED)
            block = Block(content, centre, unit * max(SMALLEST, fit), lines, angle)
            # The plainest setting that fits is taken; a later one must be clearly better.
            if best is None or fit > best[0] + 0.03:
                best = fit, block
    assert best is not None
    return best[1]


def _angles(content: Content) -> tuple[float, ...]:
    """Flat first, then ever steeper, so that the flattest setting that fits is found first."""
    if not content.follows_course:
        return (0.0,)
    return (0.0, *(sign * step * 7.5 for step in range(1, 13) for sign in (-1.0, 1.0)))


def _widest_polygon(outline: Outline, tolerance: float) -> Polygon | None:
    """The largest polygon of a region in board units, with no more vertices than placing a name needs."""
    shape = to_shape(outline)
    valid = shape if shape.is_valid else shapely.make_valid(shape)
    widest = max(polygons_in(valid), key=lambda polygon: polygon.area, default=None)
    if widest is None or widest.area <= 0:
        return None
    scaled = shapely.transform(widest, lambda points: points / GRID)
    simpler = scaled.simplify(tolerance)
    return simpler if isinstance(simpler, Polygon) and simpler.is_valid and simpler.area > 0 else scaled


def _best_spot(polygon: Polygon, extent: tuple[float, float], unit: float, angle: float) -> tuple[float, Spot]:
    """The centre at which a box of this extent has the most room, and that room with the box as measure.

    The plane is turned and squeezed so that the box becomes a unit square; there the answer is the largest
    inscribed circle.
    """
    turn = radians(angle)
    turned = np.array([[cos(turn), -sin(turn)], [sin(turn), cos(turn)]])
    squeeze = np.array([extent[0] * unit, extent[1] * unit])
    plane = shapely.transform(polygon, lambda points: (points @ turned) / squeeze)
    if not plane.area > 0:
        x, y = shapely.get_coordinates(polygon)[0]
        return 0.0, (float(x), float(y))
    circle = shapely.get_coordinates(shapely.maximum_inscribed_circle(plane, tolerance=0.02))
    room = float(np.hypot(*(circle[1] - circle[0])))
    x, y = (np.array(_calmest(plane, room, circle[0])) * squeeze) @ turned.T
    return room, (round(float(x), 2), round(float(y), 2))


def _calmest(plane: Polygon, room: float, otherwise: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> Spot:
    """Of all centres with room enough, the one nearest to the middle of them all.

    The largest circle alone is not enough: in a strip it fits anywhere along, also hard against one end.
    """
    centres = shapely.buffer(plane, -min(1.3 * _NEEDED, 0.93 * room), quad_segs=2)
    parts = polygons_in(centres)
    if not parts:
        return float(otherwise[0]), float(otherwise[1])
    widest = max(parts, key=lambda part: part.area)
    x, y = shapely.get_coordinates(shapely.shortest_line(widest, widest.centroid))[0]
    return float(x), float(y)
