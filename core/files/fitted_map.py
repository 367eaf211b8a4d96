"""A drawn map for a board that is only written down: regions of a bundled map that border each other the same way.

A scenario that lists its regions has no shapes. A few regions of a bundled map are looked for that have exactly the
wanted borders and lie on the edge where they should. Where there are none, a border too many becomes a wall, and where
that is not enough either, one too few becomes a link, and a region may lie on the edge that should not. More regions
than any of these maps has are squares in rows.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from math import isqrt

from core.files.bundled import bundled_folder
from core.files.map_file import read_map
from core.model.board import Board
from core.model.map_model import Block, Frame, Link, MapModel
from core.model.region import Part, Region
from core.model.values import GRID, RegionId, Ring
from core.topology.board_builder import build_board

_SHEETS = ("base-2-twin-hearths", "base-3-the-heron-marches", "base-5-the-crowded-kingdoms", "teach-six", "teach-ring")
"""Maps to look in: natural ones, those with few regions first, then the plain ones for teaching."""
_TRIES = 20_000
"""Regions tried on one sheet before the next is taken."""
_MOST_WALLS = 8
"""Borders too many that are put up with before links are drawn."""
_MARGIN = 40 * GRID
_SQUARE = 130 * GRID
"""A region of the usual size."""


@dataclass(frozen=True)
class _Sheet:
    """A map to cut regions out of."""

    model: MapModel
    board: Board


@cache
def _sheet(name: str) -> _Sheet:
    model = read_map(bundled_folder("mapfiles") / "maps" / f"{name}.map.geojson")
    model = replace(model, links=(), blocks=())
    return _Sheet(model, build_board(model))


def fitted_map(board: Board) -> MapModel:
    """A map whose regions have the names, tags, borders and edges of the board, in its order."""
    for walls in range(_MOST_WALLS + 1):
        for sheet in map(_sheet, _SHEETS):
            found = _fit(board, sheet.board, walls)
            if found is not None:
                return _cut_out(board, sheet, found)
    large = next((each for each in map(_sheet, _SHEETS) if len(each.board) >= len(board)), None)
    if large is None:
        return _cut_out(board, _squares(len(board)), list(range(len(board))))
    return _cut_out(board, large, _loose_fit(board, large.board))


def _squares(number: int) -> _Sheet:
    """Squares in rows: no map that comes with the program has so many regions."""
    across = isqrt(number - 1) + 1
    corners = [(_SQUARE * (place % across), _SQUARE * (place // across)) for place in range(number)]
    regions = tuple(
        Region(
            RegionId(str(place)),
            "",
            (Part(((x, y), (x + _SQUARE, y), (x + _SQUARE, y + _SQUARE), (x, y + _SQUARE))),),
        )
        for place, (x, y) in enumerate(corners)
    )
    model = MapModel(frame=Frame(_SQUARE * across, _SQUARE * (-(-number // across))), regions=regions)
    return _Sheet(model, build_board(model))


def _order(board: Board) -> list[int]:
    """Regions so that each, where possible, borders one before it; those with many borders first."""
    order: list[int] = []
    left = set(range(len(board)))
    while left:
        placed = set(order)
        best = max(left, key=lambda each: (len(placed & set(board.touching[each])), len(board.touching[each]), -each))
        order.append(best)
        left.remove(best)
    return order


def _fit(board: Board, sheet: Board, walls: int) -> list[int] | None:
    """For each region of the board one of the sheet, with the same borders and at most so many more; None if not."""
    if len(board) > len(sheet):
        return None
    order, tries = _order(board), [0]
    spot: dict[int, int] = {}

    def extra_borders(region: int, there: int) -> int:
        """How many borders are too many; more than are put up with if one is missing."""
        wanted, has = board.touching[region], sheet.touching[there]
        if sheet.edge[there] != board.edge[region]:
            return walls + 1
        if any(spot[placed] not in has for placed in wanted if placed in spot):
            return walls + 1
        return sum(taken in has and placed not in wanted for placed, taken in spot.items())

    def candidates(region: int) -> Iterator[int]:
        around = [spot[other] for other in board.touching[region] if other in spot]
        used = set(spot.values())
        pool = sheet.touching[around[0]] if around else range(len(sheet))
        return (there for there in pool if there not in used)

    def place(depth: int, left: int) -> bool:
        if depth == len(order):
            return True
        region = order[depth]
        for there in candidates(region):
            tries[0] += 1
            if tries[0] > _TRIES:
                return False
            extra = extra_borders(region, there)
            if extra <= left:
                spot[region] = there
                if place(depth + 1, left - extra):
                    return True
                del spot[region]
        return False

    return [spot[region] for region in range(len(board))] if place(0, walls) else None


def _loose_fit(board: Board, sheet: Board) -> list[int]:
    """The best that taking one region after the other gives; never the same one twice."""
    spot: dict[int, int] = {}
    for region in _order(board):
        free = [there for there in range(len(sheet)) if there not in spot.values()]

        def flaws(there: int, region: int = region) -> tuple[int, int]:
            wrong = sum(
                (taken in sheet.touching[there]) != (placed in board.touching[region]) for placed, taken in spot.items()
            )
            return wrong + 2 * (sheet.edge[there] != board.edge[region]), there

        spot[region] = min(free, key=flaws)
    return [spot[region] for region in range(len(board))]


def _cut_out(board: Board, sheet: _Sheet, spots: list[int]) -> MapModel:
    regions = [
        Region(
            board.ids[number],
            board.names[number],
            sheet.model.regions[there].outline,
            board.terrain[number],
            tuple(sorted(board.symbols[number])),
        )
        for number, there in enumerate(spots)
    ]
    left, top, frame = _crop(regions, sheet.model.frame)
    moved = tuple(replace(region, outline=_shifted(region, left, top)) for region in regions)
    touching = {
        (a, b) for a in range(len(board)) for b in range(len(board)) if spots[b] in sheet.board.touching[spots[a]]
    }
    wanted = {(here, there) for here in range(len(board)) for there in board.touching[here]}
    return MapModel(
        title=board.title,
        frame=frame,
        adjacency=sheet.model.adjacency,
        regions=moved,
        links=tuple(Link(*_names(board, pair)) for pair in sorted(wanted - touching) if pair[0] < pair[1]),
        blocks=tuple(Block(*_names(board, pair)) for pair in sorted(touching - wanted) if pair[0] < pair[1]),
    )


def _names(board: Board, pair: tuple[int, int]) -> tuple[RegionId, RegionId]:
    return board.ids[pair[0]], board.ids[pair[1]]


def _crop(regions: list[Region], frame: Frame) -> tuple[int, int, Frame]:
    """The left and upper side of the part of a board that the regions need, and its frame. Edges stay edges."""
    points = [point for region in regions for ring in region.rings() for point in ring]
    if not points:
        return 0, 0, frame
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = max(0, min(xs) - _MARGIN), max(0, min(ys) - _MARGIN)
    right, bottom = min(frame.width, max(xs) + _MARGIN), min(frame.height, max(ys) + _MARGIN)
    width, height = right - left, bottom - top
    scale = frame.mm_per_unit()
    if scale is None:
        return left, top, Frame(width, height)
    return left, top, Frame(width, height, width * scale / GRID, height * scale / GRID)


def _shifted(region: Region, left: int, top: int) -> tuple[Part, ...]:
    def ring(points: Ring) -> Ring:
        return tuple((x - left, y - top) for x, y in points)

    return tuple(Part(ring(part.outer), tuple(map(ring, part.holes))) for part in region.outline)
