"""Borders as a graph: junctions where three regions meet, and one arc for every stretch of border in between.

Each arc is kept once and used by both its regions, so whatever is done to an arc keeps the two in step.
"""

from collections import defaultdict
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np

from core.generator.cells import Label, Partition
from core.geometry.polygons import clean_ring, signed_area2
from core.model.map_model import Frame
from core.model.values import Point, Ring

OUTSIDE: Label = -1
"""The label beyond the frame."""


class UnusableLayoutError(Exception):
    """A layout that cannot become a board; the generator draws another one."""


@dataclass(frozen=True, slots=True)
class Arc:
    """A stretch of border from one junction to another. `left` lies on the inner side of rings that run along it."""

    start: int
    end: int
    left: Label
    right: Label
    path: tuple[Point, ...]

    @property
    def is_frame(self) -> bool:
        return OUTSIDE in (self.left, self.right)

    def other(self, label: Label) -> Label:
        return self.right if label == self.left else self.left

    def length(self) -> float:
        steps = np.diff(np.array(self.path, dtype=np.float64), axis=0)
        return float(np.hypot(steps[:, 0], steps[:, 1]).sum())


@dataclass(frozen=True, slots=True)
class Skeleton:
    frame: Frame
    arcs: tuple[Arc, ...]

    def labels(self) -> list[Label]:
        return sorted({label for arc in self.arcs for label in (arc.left, arc.right)} - {OUTSIDE})

    def junctions(self) -> dict[int, Point]:
        """Where each junction lies."""
        ends = [(arc.start, arc.path[0]) for arc in self.arcs] + [(arc.end, arc.path[-1]) for arc in self.arcs]
        return dict(sorted(ends))

    def with_paths(self, paths: dict[int, tuple[Point, ...]]) -> "Skeleton":
        """The same graph with the paths of some arcs, by number, exchanged."""
        arcs = tuple(replace(arc, path=paths.get(number, arc.path)) for number, arc in enumerate(self.arcs))
        return Skeleton(self.frame, arcs)


def skeleton_of(parts: Partition, frame: Frame) -> Skeleton:
    """Junctions and arcs of a partition; arcs are numbered by where they start, so equal layouts give equal arcs."""
    owner: dict[tuple[Point, Point], Label] = {}
    for ring, label in zip(parts.rings, parts.labels, strict=True):
        for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
            owner[start, end] = label
    borders: dict[Point, list[Point]] = defaultdict(list)
    for (start, end), label in owner.items():
        if owner.get((end, start), OUTSIDE) != label:
            borders[start].append(end)
            if (end, start) not in owner:
                borders[end].append(start)
    corners = {(x, y) for x in (0, frame.width) for y in (0, frame.height)}
    spots = sorted(point for point, ends in borders.items() if len(ends) != 2 or point in corners)
    number = {point: i for i, point in enumerate(spots)}
    arcs: list[Arc] = []
    used: set[tuple[Point, Point]] = set()
    for spot in spots:
        for second in sorted(borders[spot]):
            if (spot, second) in used:
                continue
            path = _chain(spot, second, borders, number)
            used.update(pairwise(path))
            used.update(pairwise(path[::-1]))
            left, right = owner.get((spot, second), OUTSIDE), owner.get((second, spot), OUTSIDE)
            arcs.append(Arc(number[spot], number[path[-1]], left, right, tuple(path)))
    _refuse_islands(borders, used)
    return Skeleton(frame, tuple(arcs))


def _chain(first: Point, second: Point, borders: dict[Point, list[Point]], stops: dict[Point, int]) -> list[Point]:
    path = [first, second]
    while path[-1] not in stops:
        here, before = path[-1], path[-2]
        ahead = borders[here]
        path.append(ahead[0] if ahead[1] == before else ahead[1])
    return path


def _refuse_islands(borders: dict[Point, list[Point]], used: set[tuple[Point, Point]]) -> None:
    if any((start, end) not in used for start, ends in borders.items() for end in ends):
        raise UnusableLayoutError("a region encloses another")


def neighbours(skeleton: Skeleton) -> dict[Label, list[Label]]:
    """Who touches whom along an arc; ascending."""
    around: dict[Label, set[Label]] = {label: set() for label in skeleton.labels()}
    for arc in skeleton.arcs:
        if not arc.is_frame:
            around[arc.left].add(arc.right)
            around[arc.right].add(arc.left)
    return {label: sorted(others) for label, others in around.items()}


def on_edge(skeleton: Skeleton) -> set[Label]:
    return {arc.other(OUTSIDE) for arc in skeleton.arcs if arc.is_frame}


def rings_of(skeleton: Skeleton) -> dict[Label, Ring]:
    """The outline of every region, its arcs joined end to end; starts at its smallest point."""
    ahead: dict[Label, dict[int, tuple[int, tuple[Point, ...]]]] = {label: {} for label in skeleton.labels()}
    for arc in skeleton.arcs:
        for label, start, end, path in (
            (arc.left, arc.start, arc.end, arc.path),
            (arc.right, arc.end, arc.start, arc.path[::-1]),
        ):
            if label == OUTSIDE:
                continue
            if start in ahead[label]:
                raise UnusableLayoutError("a region touches itself")
            ahead[label][start] = (end, path)
    return {label: _joined(steps) for label, steps in ahead.items()}


def _joined(steps: dict[int, tuple[int, tuple[Point, ...]]]) -> Ring:
    first = min(steps)
    points: list[Point] = []
    here, left = first, len(steps)
    while left:
        if here not in steps:
            raise UnusableLayoutError("an outline does not close")
        here, path = steps[here]
        points.extend(path[:-1])
        left -= 1
        if here == first and left:
            raise UnusableLayoutError("a region falls apart")
    ring = clean_ring(points)
    if signed_area2(ring) <= 0:
        raise UnusableLayoutError("an outline is turned inside out")
    start = ring.index(min(ring))
    return ring[start:] + ring[:start]
