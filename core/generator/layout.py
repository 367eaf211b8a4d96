"""One try at dividing a board: river, points, cells, seas, junctions in their places; and how good it came out."""

from dataclasses import dataclass
from math import sqrt

import numpy as np
import shapely
from shapely import Polygon, box

from core.generator.barriers import choose_inner_barriers, choose_seas
from core.generator.cells import Label, Partition, partition
from core.generator.composition import Composition
from core.generator.natural_borders import Flow, troubles
from core.generator.river_course import RiverCourse, lay_river
from core.generator.seed_points import Floats, Ground, nudged, seed_points, share_out
from core.generator.skeleton import Skeleton, UnusableLayoutError, neighbours, on_edge, rings_of, skeleton_of
from core.generator.spacing import spread_junctions
from core.model.map_model import Frame
from core.model.values import GRID

SHORTEST = 16 * GRID
"""No border is shorter than this before it is made natural, whatever the size of the regions."""
REPAIRS = 12


@dataclass(frozen=True, slots=True)
class Layout:
    """A divided board: straight borders and the terrains that decide its shape. A lower `flaw` is better."""

    skeleton: Skeleton
    fixed: dict[Label, str]
    flow: Flow | None
    flaw: float


def typical_size(frame: Frame, regions: int) -> float:
    """The side of a square region if all were equal."""
    return sqrt(frame.width * frame.height / regions)


def try_layout(rng: np.random.Generator, composition: Composition, frame: Frame) -> Layout:
    """A layout from the next random numbers, or an UnusableLayoutError where they lead to none."""
    board, size = box(0, 0, frame.width, frame.height), typical_size(frame, composition.regions)
    reaches, seas = composition.count("river"), composition.count("sea")
    river = lay_river(rng, frame, reaches, river_width(size)) if reaches else None
    grows = composition.regions >= 14
    deep = min(seas, composition.inner_shores // 2) if grows else -1
    rim = min(composition.edge - 2 * bool(river) + (seas - deep if grows else 0), composition.regions - reaches)
    inner = composition.regions - reaches + (seas if grows else 0) - rim
    grounds = share_out(_lands(board, river), board, rim, inner)
    if any(ground.rim + ground.inner == 0 for ground in grounds):
        raise UnusableLayoutError("one bank of the river has no region")
    seeds = [seed_points(rng, ground, board) for ground in grounds]
    land = set(range(sum(len(points) for points in seeds)))
    water = frozenset(range(len(land), len(land) + reaches))
    parts = _settled(rng, grounds, seeds, river, frame=frame, size=size)
    skeleton = skeleton_of(parts, frame)
    fixed = dict.fromkeys(sorted(water), "river")
    if seas:
        chosen, into = choose_seas(rng, skeleton, land, seas, deep)
        skeleton = skeleton_of(parts.merged(into), frame)
        fixed |= dict.fromkeys(chosen, "sea")
    skeleton = spread_junctions(skeleton, water, _spacing(size))
    if troubles(skeleton, narrowest(size), SHORTEST * 0.95):
        raise UnusableLayoutError("a region is pinched")
    fixed = choose_inner_barriers(rng, skeleton, fixed, composition)
    flow = Flow(river.flow, river_width(size)) if river else None
    return Layout(skeleton, fixed, flow, _flaw(skeleton, fixed, composition) + _straightness(flow))


def _settled(
    rng: np.random.Generator,
    grounds: list[Ground],
    seeds: list[Floats],
    river: RiverCourse | None,
    *,
    frame: Frame,
    size: float,
) -> Partition:
    """The cells of the points, after points around necks and short borders were moved until there are none."""
    land = sum(len(points) for points in seeds)
    reaches = len(river.reaches) if river else 0
    for _ in range(REPAIRS):
        parts = partition(grounds, seeds, river)
        if set(parts.labels) != set(range(land + reaches)):
            raise UnusableLayoutError("a region was lost")
        straight = spread_junctions(skeleton_of(parts, frame), frozenset(range(land, land + reaches)), _spacing(size))
        spots = troubles(straight, narrowest(size), SHORTEST * 0.95)
        if not spots:
            return parts
        seeds = [nudged(rng, points, ground, spots) for ground, points in zip(grounds, seeds, strict=True)]
    raise UnusableLayoutError("a region is pinched")


def _spacing(size: float) -> float:
    return max(float(SHORTEST), size * 0.17)


def narrowest(size: float) -> float:
    """The least width of a neck of land or water that a player can read."""
    return float(min(max(size * 0.16, 18.0 * GRID), 34.0 * GRID))


def river_width(size: float) -> float:
    return float(min(max(size * 0.27, 40.0 * GRID), 62.0 * GRID))


def _lands(board: Polygon, river: RiverCourse | None) -> list[Polygon]:
    if river is None:
        return [board]
    lines = shapely.unary_union([board.exterior, *(reach.exterior for reach in river.reaches)], grid_size=1.0)
    faces = shapely.get_parts(shapely.polygonize(shapely.get_parts(lines))).tolist()
    inside = [face.point_on_surface() for face in faces]
    lands = [face for face, spot in zip(faces, inside, strict=True) if not any(r.contains(spot) for r in river.reaches)]
    if len(lands) != 2:
        raise UnusableLayoutError("the river does not part the land in two")
    return sorted(lands, key=lambda land: land.bounds)


def _straightness(flow: Flow | None) -> float:
    """Nothing for a river that winds, up to two for one that runs straight like a canal."""
    if flow is None:
        return 0.0
    ends = flow.line.boundary.geoms
    return 25.0 * max(0.0, 1.08 - flow.line.length / ends[0].distance(ends[1]))


def _flaw(skeleton: Skeleton, fixed: dict[Label, str], composition: Composition) -> float:
    """How far a sound layout is from what players want: even regions, roomy shapes, the printed counts."""
    shapes = {label: Polygon(ring) for label, ring in rings_of(skeleton).items()}
    if not all(shape.is_valid for shape in shapes.values()):
        raise UnusableLayoutError("moved junctions cross a border")
    inner = [arc for arc in skeleton.arcs if not arc.is_frame]
    around, rim = neighbours(skeleton), on_edge(skeleton)
    pairs = sum(len(others) for others in around.values()) // 2
    contacts = sum(arc.is_frame for arc in skeleton.arcs) - 4
    land = [shape for label, shape in shapes.items() if fixed.get(label) not in ("sea", "river")]
    areas = np.array([shape.area for shape in land])
    room = shapely.length(shapely.maximum_inscribed_circle(np.array(land, dtype=object))) / np.sqrt(areas)
    shores = {o for label, kind in fixed.items() if kind == "sea" for o in around[label] if o not in fixed} - rim
    return float(
        2.0 * abs(len(rim) - composition.edge)
        + 5.0 * (len(inner) - pairs)
        + 4.0 * max(0, contacts - len(rim))
        + 30.0 * max(0.0, 0.55 - areas.min() / areas.mean())
        + 6.0 * max(0.0, areas.max() / areas.mean() - 1.6)
        + 40.0 * max(0.0, 0.40 - room.min())
        + 12.0 * float(np.clip(0.46 - room, 0.0, None).mean())
        + 0.7 * abs(len(shores) - composition.inner_shores)
    )
