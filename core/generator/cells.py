"""The board divided into faces that meet without gaps: every land point's cell and every reach of the river.

All lines are cut at their crossings on the integer grid first, so neighbouring faces share their vertices exactly.
"""

from collections import defaultdict
from dataclasses import dataclass

import numpy as np
import shapely
from shapely import LineString, Polygon

from core.generator.river_course import RiverCourse
from core.generator.seed_points import Floats, Ground
from core.geometry.polygons import clean_ring, signed_area2
from core.model.values import Point, Ring

Label = int
"""The number of a future region; river reaches come after all land."""


@dataclass(frozen=True, slots=True)
class Partition:
    """Faces of the board and the region each belongs to. All rings run the same way round."""

    rings: tuple[Ring, ...]
    labels: tuple[Label, ...]

    def merged(self, into: dict[Label, Label]) -> "Partition":
        return Partition(self.rings, tuple(into.get(label, label) for label in self.labels))


def partition(grounds: list[Ground], seeds: list[Floats], river: RiverCourse | None) -> Partition:
    """Faces from land points and river; a scrap cut off from its region by a bank goes to its longest neighbour."""
    reaches = list(river.reaches) if river else []
    lines: list[LineString] = [LineString(shape.exterior.coords) for shape in reaches]
    for ground, points in zip(grounds, seeds, strict=True):
        lines.append(LineString(ground.shape.exterior.coords))
        lines.extend(_cell_lines(points, ground.shape))
    noded = shapely.unary_union(lines, grid_size=1.0)
    faces = [face for face in shapely.get_parts(shapely.polygonize(shapely.get_parts(noded))).tolist() if face.area > 0]
    rings = tuple(_ring(face) for face in faces)
    spots = shapely.get_coordinates(shapely.point_on_surface(np.array(faces, dtype=object)))
    labels = _labels(spots, grounds, seeds, reaches)
    return Partition(rings, tuple(_without_scraps(rings, labels)))


def _cell_lines(points: Floats, shape: Polygon) -> list[LineString]:
    if len(points) < 2:
        return []
    voronoi = shapely.voronoi_polygons(
        shapely.MultiPoint(points), extend_to=shape.envelope.buffer(1.0), only_edges=True
    )
    inside = shapely.intersection(shapely.get_parts(voronoi), shape.buffer(1.0))
    return [part for part in shapely.get_parts(inside).tolist() if isinstance(part, LineString)]


def _ring(face: Polygon) -> Ring:
    ring = clean_ring((round(x), round(y)) for x, y in face.exterior.coords)
    return ring if signed_area2(ring) > 0 else ring[::-1]


def _labels(spots: Floats, grounds: list[Ground], seeds: list[Floats], reaches: list[Polygon]) -> list[Label]:
    labels = np.full(len(spots), -1, dtype=np.int64)
    land = sum(len(points) for points in seeds)
    for number, reach in enumerate(reaches):
        labels[shapely.contains_xy(reach, spots[:, 0], spots[:, 1])] = land + number
    first = 0
    for ground, points in zip(grounds, seeds, strict=True):
        here = np.nonzero((labels < 0) & (shapely.contains_xy(ground.shape, spots[:, 0], spots[:, 1])))[0]
        if len(points) and len(here):
            away = spots[here][:, None, :] - points[None, :, :]
            labels[here] = first + np.argmin((away**2).sum(axis=2), axis=1)
        first += len(points)
    return [int(label) for label in labels]


def shared_lengths(rings: tuple[Ring, ...]) -> dict[tuple[int, int], float]:
    """How much border every two neighbouring rings share, by their numbers, the smaller first."""
    owner: dict[tuple[Point, Point], int] = {}
    shared: dict[tuple[int, int], float] = defaultdict(float)
    for number, ring in enumerate(rings):
        for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
            other = owner.get((end, start))
            if other is None:
                owner[start, end] = number
            else:
                shared[other, number] += float(np.hypot(end[0] - start[0], end[1] - start[1]))
    return dict(shared)


def _without_scraps(rings: tuple[Ring, ...], labels: list[Label]) -> list[Label]:
    """Each label kept only on its largest connected group of faces."""
    around: dict[int, dict[int, float]] = defaultdict(dict)
    for (a, b), length in shared_lengths(rings).items():
        around[a][b] = around[b][a] = length
    labels = list(labels)
    settled = _main_faces(rings, labels, around)
    waiting = [face for face in range(len(rings)) if face not in settled]
    while waiting:
        best = {face: max(((n, o) for o, n in around[face].items() if o in settled), default=None) for face in waiting}
        ready = [face for face in waiting if best[face] is not None]
        if not ready:
            break
        for face in ready:
            choice = best[face]
            assert choice is not None
            labels[face] = labels[choice[1]]
        settled.update(ready)
        waiting = [face for face in waiting if face not in settled]
    return labels


def _main_faces(rings: tuple[Ring, ...], labels: list[Label], around: dict[int, dict[int, float]]) -> set[int]:
    groups: dict[Label, list[list[int]]] = defaultdict(list)
    seen: set[int] = set()
    for first in range(len(rings)):
        if first in seen:
            continue
        group, queue = [], [first]
        seen.add(first)
        while queue:
            face = queue.pop()
            group.append(face)
            more = [other for other in around[face] if other not in seen and labels[other] == labels[first]]
            seen.update(more)
            queue.extend(more)
        groups[labels[first]].append(group)
    kept: set[int] = set()
    for label, parts in groups.items():
        if label >= 0:
            kept.update(max(parts, key=lambda group: sum(abs(signed_area2(rings[face])) for face in group)))
    return kept
