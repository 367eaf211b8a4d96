"""Every border once: the edges of all rings, each taken a single time and joined to lines as long as possible.

Works on the exact grid, so a border that two regions share is found by equal coordinates. What a map with gaps draws
twice are two different lines, and both are shown.
"""

from collections.abc import Iterable, Sequence

from core.model.map_model import Frame
from core.model.region import Region
from core.model.values import Point, Ring

Edge = tuple[Point, Point]


def edges_of(ring: Ring) -> list[Edge]:
    """The edges of a ring, each written the same way round whichever way the ring runs."""
    return [(a, b) if a <= b else (b, a) for a, b in zip(ring, ring[1:] + ring[:1], strict=True) if a != b]


def lies_on_frame(edge: Edge, frame: Frame) -> bool:
    (ax, ay), (bx, by) = edge
    return (ax == bx and ax in (0, frame.width)) or (ay == by and ay in (0, frame.height))


def border_lines(regions: Iterable[Region], without_frame: Frame | None = None) -> list[tuple[Point, ...]]:
    """All borders as lines; edges on the given frame are left out. A closed line ends where it began."""
    edges: dict[Edge, None] = {}
    for region in regions:
        for ring in region.rings():
            edges.update(dict.fromkeys(edges_of(ring)))
    if without_frame is not None:
        edges = {edge: None for edge in edges if not lies_on_frame(edge, without_frame)}
    return joined(edges)


def shared_lines(one: Region, other: Region) -> list[tuple[Point, ...]]:
    """The common border of two regions whose vertices match, as lines."""
    theirs = {edge for ring in other.rings() for edge in edges_of(ring)}
    return joined({edge: None for ring in one.rings() for edge in edges_of(ring) if edge in theirs})


def joined(edges: Iterable[Edge]) -> list[tuple[Point, ...]]:
    """The edges joined to lines that part only where three or more meet; every edge is in exactly one line."""
    at: dict[Point, list[Point]] = {}
    for a, b in edges:
        at.setdefault(a, []).append(b)
        at.setdefault(b, []).append(a)
    used: set[Edge] = set()
    starts = [point for point, ends in at.items() if len(ends) != 2]
    lines = []
    # Loops without any junction (islands) have no natural start, so every point is tried after the junctions.
    for start in (*starts, *at):
        for onward in at[start]:
            if _key(start, onward) not in used:
                lines.append(_walk(start, onward, at, used))
    return lines


def _key(a: Point, b: Point) -> Edge:
    return (a, b) if a <= b else (b, a)


def _walk(start: Point, onward: Point, at: dict[Point, list[Point]], used: set[Edge]) -> tuple[Point, ...]:
    line = [start]
    here, there = start, onward
    while True:
        used.add(_key(here, there))
        line.append(there)
        ends: Sequence[Point] = at[there]
        if len(ends) != 2 or there == start:
            return tuple(line)
        here, there = there, (ends[1] if ends[0] == here else ends[0])
