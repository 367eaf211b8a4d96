"""From a recipe to a traced map: ideal raster, truth, ink, outlines, the hand that simplifies them, a MapModel."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import numpy as np
import shapely
from numpy.random import Generator
from shapely import Polygon

from core.model.map_model import Frame, MapModel
from core.model.region import Part, Region
from core.model.values import GRID, RegionId, Ring, to_grid
from core.topology.close_pairs import Side
from tests.core.topology.traced.cell_rasters import Labels, Shape
from tests.core.topology.traced.features import with_frame, with_scattered_parts
from tests.core.topology.traced.ideal_truth import CLEAR_LENGTH, Truth, truth_of
from tests.core.topology.traced.label_parts import settled, without_slivers
from tests.core.topology.traced.line_drawing import Ink, border_ink, name_ink, road_ink, scanned
from tests.core.topology.traced.pixel_outlines import Points, outlines, without_straight_points

SHAPE: Shape = (560, 760)
Coordinates = list[tuple[float, float]]
Pair = tuple[RegionId, RegionId]


class Hand(Enum):
    """How the outline of each region was written down, always without a look at its neighbours."""

    EVERY_PIXEL = "a vertex at every pixel corner"
    STAIRCASE = "the corners of the pixel outline"
    SIMPLIFIED = "Douglas-Peucker"
    CARELESS = "Douglas-Peucker without a guard against crossing itself"
    CLICKED = "simplified and every vertex a little off, as clicked by hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """Everything that makes one traced map, apart from its seed."""

    family: str
    cells: Callable[[Generator, Shape], Labels]
    lines: tuple[int, ...] = (1,)
    features: tuple[Callable[[Generator, Labels], Labels], ...] = ()
    inset: tuple[int, int, int, int] = (0, 0, 0, 0)
    hand: Hand = Hand.STAIRCASE
    tolerance: float = 0.0
    wobble: float = 0.6
    """How far off a clicked vertex usually is."""
    swell: float = 0.0
    """How far every outline was drawn into its neighbours."""
    has_holes: bool = True
    scattered: int = 0
    roads: tuple[int, ...] = ()
    names: int = 0
    threshold: float | None = None
    shape: Shape = SHAPE


@dataclass(frozen=True, slots=True)
class TracedMap:
    """A map as a hobbyist would hand it in, and what a person sees on the original."""

    family: str
    seed: int
    model: MapModel
    borders: frozenset[Pair]
    unclear: frozenset[Pair]
    corners: frozenset[Pair]
    sides: frozenset[tuple[RegionId, Side]]
    unclear_sides: frozenset[tuple[RegionId, Side]]
    lost: int
    """Regions the ink has swallowed."""
    original: "Original"


@dataclass(frozen=True, slots=True)
class Original:
    """The picture that was traced: whose ground every pixel is, what a person sees, where the ink lies."""

    labels: Labels
    truth: Truth
    ink: Ink


def traced_map(recipe: Recipe, seed: int) -> TracedMap:
    rng = np.random.default_rng([seed, *recipe.family.encode()])
    labels = ideal_labels(recipe, rng)
    clear = max(CLEAR_LENGTH, 1.5 * max(recipe.lines))  # shorter than its line is wide, a joint is a blot
    truth = truth_of(labels, clear_length=clear, inset=recipe.inset)
    original = Original(labels, truth, _ink(recipe, rng, labels))
    regions = _regions(recipe, rng, np.where(original.ink, 0, labels).astype(np.int32))
    height, width = recipe.shape
    model = MapModel(title=recipe.family, frame=Frame(width * GRID, height * GRID), regions=tuple(regions))
    return _with_truth(recipe, seed, model, original)


def ideal_labels(recipe: Recipe, rng: Generator) -> Labels:
    """The finished ideal map: cells, painted features, frame; every region in one piece unless scattered."""
    labels = recipe.cells(rng, recipe.shape)
    for paint in recipe.features:
        labels = paint(rng, labels)
    labels = settled(with_frame(labels, recipe.inset))
    labels = settled(without_slivers(labels, max(recipe.lines)))
    return with_scattered_parts(rng, labels, count=recipe.scattered) if recipe.scattered else labels


def _ink(recipe: Recipe, rng: Generator, labels: Labels) -> Ink:
    ink = border_ink(rng, labels, recipe.lines)
    if recipe.roads:
        ink |= road_ink(rng, labels.shape, recipe.roads)
    if recipe.names:
        ink |= name_ink(rng, labels.shape, recipe.names)
    return ink if recipe.threshold is None else scanned(rng, ink, recipe.threshold)


def _regions(recipe: Recipe, rng: Generator, ground: Labels) -> list[Region]:
    regions = []
    for label, parts in outlines(ground).items():
        kept = [part for part in parts if Polygon(part[0]).area >= 12] or _visible(parts[:1])
        shapes = tuple(
            Part(outer, holes if recipe.has_holes else ())
            for outer, holes in (_written_down(recipe, rng, *part) for part in kept)
            if outer
        )
        if shapes:
            regions.append(Region(region_id(label), f"Region {label}", shapes))
    order = rng.permutation(len(regions))
    return [regions[place] for place in order.tolist()]


def _visible(parts: list[tuple[Points, list[Points]]]) -> list[tuple[Points, list[Points]]]:
    """Nobody finds a region of which three pixels are left."""
    return [part for part in parts if Polygon(part[0]).area >= 4]


def region_id(label: int) -> RegionId:
    return RegionId(f"r{label:03d}")


def _written_down(recipe: Recipe, rng: Generator, outer: Points, holes: list[Points]) -> tuple[Ring, tuple[Ring, ...]]:
    if recipe.hand is Hand.EVERY_PIXEL:
        return _ring(outer), tuple(_ring(hole) for hole in holes)
    corners = without_straight_points(outer)
    inner = [without_straight_points(hole) for hole in holes]
    if recipe.hand is Hand.STAIRCASE:
        return _ring(corners), tuple(_ring(hole) for hole in inner)
    simple = _simplified(recipe, Polygon(corners, inner))
    wobble = recipe.wobble if recipe.hand is Hand.CLICKED else 0.0
    rings = [
        np.asarray(ring.coords)[:-1] + np.clip(rng.normal(0, 1, (len(ring.coords) - 1, 2)), -2, 2) * wobble
        for ring in (simple.exterior, *simple.interiors)
    ]
    return _ring(rings[0].tolist()), tuple(_ring(ring.tolist()) for ring in rings[1:])


def _simplified(recipe: Recipe, polygon: Polygon) -> Polygon:
    if recipe.swell:
        polygon = max(shapely.get_parts(shapely.buffer(polygon, recipe.swell, join_style="mitre")), key=shapely.area)
    simple = shapely.simplify(polygon, recipe.tolerance, preserve_topology=recipe.hand is not Hand.CARELESS)
    if isinstance(simple, Polygon) and not simple.is_empty:
        return simple
    return shapely.simplify(polygon, recipe.tolerance, preserve_topology=True)


def _ring(points: Points | Coordinates) -> Ring:
    return tuple((to_grid(x), to_grid(y)) for x, y in points)


def _with_truth(recipe: Recipe, seed: int, model: MapModel, original: Original) -> TracedMap:
    present = {region.id for region in model.regions}
    truth = original.truth

    def pairs(found: frozenset[tuple[int, int]]) -> frozenset[Pair]:
        named = ((region_id(a), region_id(b)) for a, b in found)
        return frozenset(pair for pair in named if present.issuperset(pair))

    def sides(found: frozenset[tuple[int, Side]]) -> frozenset[tuple[RegionId, Side]]:
        return frozenset((region_id(a), side) for a, side in found if region_id(a) in present)

    return TracedMap(
        recipe.family,
        seed,
        model,
        pairs(truth.borders),
        pairs(truth.unclear),
        pairs(truth.corners),
        sides(truth.sides),
        sides(truth.unclear_sides),
        len(np.unique(original.labels[original.labels > 0])) - len(present),
        original,
    )
