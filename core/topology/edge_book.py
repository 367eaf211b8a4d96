"""Every edge of a map with its owners, kept up to date while regions change.

The plain-dictionary twin of edge_match and matched_borders: the same questions, answered for a few regions at a time
without a look at the others. Regions go by slots, numbers that stay theirs while the map is edited.
"""

from collections.abc import Iterable, Iterator
from math import sqrt
from typing import TypeVar

from core.geometry.polygons import clean_ring, signed_area2
from core.model.region import Outline
from core.model.values import Point
from core.topology.edge_match import FREE, SEVERAL
from core.topology.edge_table import LENGTH_STEPS

Edge = tuple[Point, Point]
Loop = list[Point]
Entry = TypeVar("Entry", Edge, Point)
_NOBODY = (FREE,)


def oriented_loops(outline: Outline) -> list[Loop]:
    """The rings of an outline as edge_table turns them: outer rings one way round, holes the other."""
    loops = []
    for part in outline:
        for number, ring in enumerate(part.rings()):
            loop = list(clean_ring(ring))
            if loop:
                is_turned = (signed_area2(tuple(loop)) < 0) != (number > 0)
                loops.append(loop[:1] + loop[:0:-1] if is_turned else loop)
    return loops


def loop_edges(loop: Loop) -> Iterator[Edge]:
    return zip(loop, loop[1:] + loop[:1], strict=True)


class EdgeBook:
    """Directed edges and vertices with the slots of the regions that own them, as often as they do."""

    def __init__(self) -> None:
        self._loops: dict[int, list[Loop]] = {}
        self._owners: dict[Edge, tuple[int, ...]] = {}
        self._corners: dict[Point, tuple[int, ...]] = {}
        self._crowded: set[Edge] = set()
        self._free: dict[int, int] = {}

    def loops(self, slot: int) -> list[Loop]:
        return self._loops.get(slot, [])

    def difference(self, slot: int, loops: list[Loop]) -> tuple[list[Edge], list[Edge]]:
        """The edges a region would lose and gain by getting these rings."""
        old = [edge for loop in self._loops.get(slot, ()) for edge in loop_edges(loop)]
        new = [edge for loop in loops for edge in loop_edges(loop)]
        was, will = set(old), set(new)
        if len(was) < len(old) or len(will) < len(new):
            return old, new
        return [edge for edge in old if edge not in will], [edge for edge in new if edge not in was]

    def put(self, slot: int, loops: list[Loop], lost: Iterable[Edge], gained: Iterable[Edge]) -> None:
        """Give a region these rings, the difference to the ones before being known."""
        for edge in gained:
            self._add(edge, slot)
        for edge in lost:
            self._remove(edge, slot)
        if loops:
            self._loops[slot] = loops
        else:
            self._loops.pop(slot, None)

    def _add(self, edge: Edge, slot: int) -> None:
        owners = self._owners.get(edge, ())
        behind = self._owners.get((edge[1], edge[0]))
        if behind is None:
            self._free[slot] = self._free.get(slot, 0) + 1
        elif not owners:
            for other in behind:
                self._free[other] -= 1
        if owners:
            self._crowded.add(edge)
        self._owners[edge] = (*owners, slot)
        self._corners[edge[0]] = (*self._corners.get(edge[0], ()), slot)

    def _remove(self, edge: Edge, slot: int) -> None:
        _strike(self._corners, edge[0], slot)
        _strike(self._owners, edge, slot)
        behind = self._owners.get((edge[1], edge[0]))
        owners = self._owners.get(edge, ())
        if behind is None:
            self._free[slot] -= 1
        elif not owners:
            for other in behind:
                self._free[other] = self._free.get(other, 0) + 1
        if len(owners) < 2:
            self._crowded.discard(edge)

    def has_free(self, slot: int) -> bool:
        """Has a region edges with nobody behind them?"""
        return self._free.get(slot, 0) > 0

    def at_vertex(self, point: Point) -> tuple[int, ...]:
        return self._corners.get(point, ())

    def holders(self, edge: Edge) -> tuple[int, ...]:
        """All who own an edge, either way round."""
        return self._owners.get(edge, ()) + self._owners.get((edge[1], edge[0]), ())

    def partner(self, edge: Edge) -> int:
        """Who lies behind an edge of a region: a slot, FREE or SEVERAL."""
        behind = self._owners.get((edge[1], edge[0]))
        if not behind:
            return FREE
        return behind[0] if len(behind) == 1 and len(self._owners[edge]) == 1 else SEVERAL

    def _partners(self, edges: list[Edge]) -> list[int]:
        """The same for many edges, in a hurry while no two regions own the same edge."""
        if self._crowded:
            return [self.partner(edge) for edge in edges]
        owners = self._owners
        return [owners.get((q, p), _NOBODY)[0] for p, q in edges]

    def free_flags(self, slot: int) -> list[bool]:
        """For each edge of a region, ring by ring: does nobody lie behind it?"""
        owners = self._owners
        return [(q, p) not in owners for loop in self._loops.get(slot, ()) for p, q in loop_edges(loop)]

    def same_way(self, slot: int) -> set[int]:
        """Regions that own an edge of this one in the same direction."""
        if not self._crowded:
            return set()
        edges = {edge for loop in self._loops.get(slot, ()) for edge in loop_edges(loop)}
        return {other for edge in edges & self._crowded for other in self._owners[edge]} - {slot}

    def common_border(self, low: int, high: int) -> tuple[int, float, float]:
        """Length of the exact border of two regions, in 256ths of a grid step, and its middle; length 0 if none."""
        stretches = []
        for loop in self._loops.get(low, ()):
            edges = list(loop_edges(loop))
            behind = self._partners(edges)
            if high in behind:
                stretches += _stretches(edges, behind, high)
            if SEVERAL in behind:
                several = {edge for edge, who in zip(edges, behind, strict=True) if who == SEVERAL}
                ours = (edge for edge in several if high in self._owners[edge[1], edge[0]])
                stretches += [_stretch([edge]) for edge in ours]
        if not stretches:
            return 0, 0.0, 0.0
        _, x, y = min((-length, x, y) for length, x, y in stretches)
        return sum(length for length, _, _ in stretches), x, y

    def touch(self, one: int, other: int) -> Point | None:
        """The first vertex in which two regions without a common edge touch."""
        vertices = {point for loop in self._loops.get(one, ()) for point in loop}
        common = sorted({point for loop in self._loops.get(other, ()) for point in loop if point in vertices})
        return next(
            (point for point in common if self._is_junction(one, point) and self._is_junction(other, point)), None
        )

    def _is_junction(self, slot: int, point: Point) -> bool:
        """Does the region behind the border change here, or lies more than one behind it?"""
        for loop in self._loops[slot]:
            for index, here in enumerate(loop):
                if here == point:
                    before = self.partner((loop[index - 1], here))
                    after = self.partner((here, loop[(index + 1) % len(loop)]))
                    if before != after or after == SEVERAL:
                        return True
        return False


def _strike(book: dict[Entry, tuple[int, ...]], entry: Entry, slot: int) -> None:
    """Take one mention of a slot out of an entry."""
    slots = book[entry]
    place = slots.index(slot)
    if len(slots) == 1:
        del book[entry]
    else:
        book[entry] = slots[:place] + slots[place + 1 :]


def _stretches(edges: list[Edge], behind: list[int], wanted: int) -> list[tuple[int, float, float]]:
    """Unbroken stretches of edges with the wanted region behind them, round the start of the ring too."""
    count = len(edges)
    starts = [i for i in range(count) if behind[i] == wanted and behind[i - 1] != wanted]
    if not starts:
        return [_stretch(edges)]
    found = []
    for start in starts:
        stop = start + 1
        while behind[stop % count] == wanted:
            stop += 1
        found.append(_stretch([edges[i % count] for i in range(start, stop)]))
    return found


def _stretch(edges: list[Edge]) -> tuple[int, float, float]:
    """Length and middle of edges that follow each other."""
    length = sum(round(sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2) * LENGTH_STEPS) for (x1, y1), (x2, y2) in edges)
    middle = len(edges) // 2
    (x1, y1), (x2, y2) = edges[middle]
    if len(edges) % 2:
        return length, (x1 + x2) / 2, (y1 + y2) / 2
    return length, float(x1), float(y1)
