"""Short borders made longer: junctions too close to each other are moved apart before borders get their shape.

On the frame and along a river's bank a junction slides on the line; anywhere else it moves freely.
"""

from collections import defaultdict
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from core.generator.cells import Label
from core.generator.skeleton import Skeleton
from core.model.values import Point

ROUNDS = 80

Spot = tuple[float, float]
Path = list[Spot]


@dataclass(frozen=True, slots=True)
class _Joint:
    """One junction: its arcs, and the two of them it slides along, if any."""

    arcs: tuple[int, ...]
    rails: tuple[int, ...]
    is_fixed: bool


def spread_junctions(skeleton: Skeleton, reaches: frozenset[Label], least: float) -> Skeleton:
    """The skeleton with arcs of at least about this length wherever there is room for it."""
    net = _Net(skeleton, reaches)
    for _ in range(ROUNDS):
        stretched = [net.stretch(number, least) for number in net.shorter_than(least)]
        if not any(stretched):
            break
    return skeleton.with_paths({number: _on_grid(path) for number, path in enumerate(net.paths)})


class _Net:
    """The arcs while their ends are being moved; every move keeps all arcs of a junction together."""

    def __init__(self, skeleton: Skeleton, reaches: frozenset[Label]) -> None:
        self.skeleton = skeleton
        self.joints = _joints(skeleton, reaches)
        self.paths: list[Path] = [[(float(x), float(y)) for x, y in arc.path] for arc in skeleton.arcs]

    def shorter_than(self, least: float) -> list[int]:
        return [number for number, path in enumerate(self.paths) if _length(path) < least]

    def stretch(self, number: int, least: float) -> bool:
        """One arc made a little longer at both ends that can move; False when neither can."""
        arc, path = self.skeleton.arcs[number], self.paths[number]
        lack = least * 1.02 - _length(path)
        moved = False
        for junction, tip, other in ((arc.start, path[0], path[-1]), (arc.end, path[-1], path[0])):
            joint = self.joints[junction]
            if not joint.is_fixed and not joint.rails:
                share = lack * 0.5 / (hypot(tip[0] - other[0], tip[1] - other[1]) or 1.0)
                self._move(junction, (tip[0] + (tip[0] - other[0]) * share, tip[1] + (tip[1] - other[1]) * share))
                moved = True
            elif number in joint.rails:
                moved = self._slide(junction, number, lack * 0.5) or moved
        return moved

    def _move(self, junction: int, spot: Spot) -> None:
        frame = self.skeleton.frame
        inside = (min(max(spot[0], 1.0), frame.width - 1.0), min(max(spot[1], 1.0), frame.height - 1.0))
        self._set_tips(junction, inside)

    def _slide(self, junction: int, grows: int, distance: float) -> bool:
        """A junction moved along its line: what one arc loses the other gains, vertex by vertex."""
        rails = self.joints[junction].rails
        shrinks = rails[1] if rails[0] == grows else rails[0]
        giver, taker = self._from(shrinks, junction), self._from(grows, junction)
        distance = min(distance, _length(giver) * 0.45)
        if distance < 1.0:
            return False
        passed: Path = []
        step = hypot(giver[1][0] - giver[0][0], giver[1][1] - giver[0][1])
        while step <= distance:
            distance -= step
            giver.pop(0)
            passed.append(giver[0])
            step = hypot(giver[1][0] - giver[0][0], giver[1][1] - giver[0][1])
        (x, y), (far_x, far_y) = giver[0], giver[1]
        spot = (float(round(x + (far_x - x) * distance / step)), float(round(y + (far_y - y) * distance / step)))
        self._put(shrinks, junction, [spot, *giver[1:]])
        self._put(grows, junction, [spot, *(point for point in reversed(passed) if point != spot), *taker[1:]])
        self._set_tips(junction, spot)
        return True

    def _set_tips(self, junction: int, spot: Spot) -> None:
        for number in self.joints[junction].arcs:
            self.paths[number][0 if self.skeleton.arcs[number].start == junction else -1] = spot

    def _from(self, number: int, junction: int) -> Path:
        path = self.paths[number]
        return list(path) if self.skeleton.arcs[number].start == junction else path[::-1]

    def _put(self, number: int, junction: int, path: Path) -> None:
        self.paths[number] = path if self.skeleton.arcs[number].start == junction else path[::-1]


def _joints(skeleton: Skeleton, reaches: frozenset[Label]) -> dict[int, _Joint]:
    at: dict[int, list[int]] = defaultdict(list)
    for number, arc in enumerate(skeleton.arcs):
        at[arc.start].append(number)
        at[arc.end].append(number)
    joints = {}
    for junction, numbers in at.items():
        arcs = [skeleton.arcs[n] for n in numbers]
        frame = tuple(n for n, arc in zip(numbers, arcs, strict=True) if arc.is_frame)
        banks = tuple(
            n
            for n, arc in zip(numbers, arcs, strict=True)
            if not arc.is_frame and (arc.left in reaches) != (arc.right in reaches)
        )
        touched = {label for arc in arcs for label in (arc.left, arc.right)}
        is_corner = len(numbers) == 2
        is_mouth_or_cut = bool(frame and banks) or len(touched & reaches) > 1
        rails = frame if len(frame) == 2 else banks if len(banks) == 2 else ()
        is_fixed = is_corner or is_mouth_or_cut
        joints[junction] = _Joint(tuple(numbers), () if is_fixed else rails, is_fixed)
    return joints


def _length(path: Path) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path))


def _on_grid(path: Path) -> tuple[Point, ...]:
    points = [(round(x), round(y)) for x, y in path]
    return tuple(point for i, point in enumerate(points) if i == 0 or point != points[i - 1])
