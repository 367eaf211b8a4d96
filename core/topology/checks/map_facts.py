"""What several checks look at, worked out once per run: sound shapes, vertices, the board, the graph.

Facts about single regions are kept in a `ShapeMemory` from one run to the next; a region whose outline is the same
object as last time is not looked at again. That is what makes re-checking after an edit cheap.
"""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from core.geometry.polygon_edits import sound_shape, without_repeats
from core.geometry.polygons import to_shape
from core.geometry.shared_borders import Ints, Unmatched, VertexTable, lone_edges, unmatched_vertices, vertex_table
from core.model.board import Board
from core.model.map_model import MapModel
from core.model.region import Outline, Region
from core.model.values import GRID, Point, RegionId
from core.topology.board_builder import build_board
from core.topology.close_pairs import Adjacency

TINY_PART = 50 * GRID * GRID
"""Parts of a region smaller than this (50 square units, in square grid steps) are probably left-overs."""


@dataclass(frozen=True, slots=True)
class ShapeFacts:
    """What can be said about one outline on its own."""

    outline: Outline
    sound: BaseGeometry
    """The shape with repeats, spikes and crossings resolved; empty if it has no area."""
    crossing: str
    """Where and how the outline crosses itself, in shapely's words; empty if it does not."""
    tidy: Outline
    """Without repeats and spikes; the same object as `outline` if there are none."""
    inner_radius: float
    """At least this large a circle fits inside: the true value if below the size that matters, else a bound."""


@dataclass(slots=True)
class ShapeMemory:
    """Facts of earlier runs by region; hand the same one to every check of a map that is being edited."""

    facts: dict[RegionId, ShapeFacts] = field(default_factory=dict)


ROOMY = 20 * GRID
"""No check asks for an inner radius beyond this, in grid steps."""


def shape_facts(regions: tuple[Region, ...], memory: ShapeMemory) -> tuple[ShapeFacts, ...]:
    """The facts of every region, new ones worked out together, the memory brought up to date."""
    stale = [r for r in regions if (known := memory.facts.get(r.id)) is None or known.outline is not r.outline]
    known_ids = {region.id for region in regions}
    for gone in [region_id for region_id in memory.facts if region_id not in known_ids]:
        del memory.facts[gone]
    if stale:
        for region, facts in zip(stale, _worked_out([region.outline for region in stale]), strict=True):
            memory.facts[region.id] = facts
    return tuple(memory.facts[region.id] for region in regions)


def _worked_out(outlines: list[Outline]) -> list[ShapeFacts]:
    tidy = _tidied(outlines)
    plain = _array([to_shape(each) if each else Polygon() for each in tidy])
    valid = shapely.is_valid(plain)
    reasons = ["" if good else shapely.is_valid_reason(shape) for good, shape in zip(valid, plain, strict=True)]
    sound = _array([shape if good else sound_shape(each) for good, shape, each in zip(valid, plain, tidy, strict=True)])
    radius = _inner_radii(sound)
    return [
        ShapeFacts(outline, sound[number], reasons[number], tidy[number], float(radius[number]))
        for number, outline in enumerate(outlines)
    ]


def _tidied(outlines: list[Outline]) -> list[Outline]:
    """Each outline without repeats and spikes; only those that have any are rebuilt."""
    table = vertex_table(outlines)
    before = np.empty_like(table.following)
    before[table.following] = np.arange(len(before))
    back, ahead = table.xy[before] - table.xy, table.xy[table.following] - table.xy
    straight = back[:, 0] * ahead[:, 1] == back[:, 1] * ahead[:, 0]
    reverses = straight & ((back * ahead).sum(axis=1) > 0)
    repeats = table.spot == table.spot[table.following]
    dirty = set(table.owner[reverses | repeats].tolist())
    for number, outline in enumerate(outlines):
        if any(len(ring) < 3 for part in outline for ring in part.rings()):
            dirty.add(number)
    return [without_repeats(outline) if number in dirty else outline for number, outline in enumerate(outlines)]


def _inner_radii(shapes: "np.ndarray[Any, np.dtype[np.object_]]") -> "np.ndarray[Any, np.dtype[np.float64]]":
    """Inscribed radii; the circle is only searched for where the centroid does not already prove the shape roomy."""
    radius = np.zeros(len(shapes))
    solid = ~shapely.is_empty(shapes)
    middles = shapely.centroid(shapes[solid])
    reach = shapely.distance(middles, shapely.boundary(shapes[solid]))
    radius[solid] = np.where(shapely.contains_properly(shapes[solid], middles), reach, 0.0)
    for number in np.flatnonzero(solid & (radius < ROOMY)).tolist():
        circle = shapely.maximum_inscribed_circle(shapes[number], tolerance=GRID / 5)
        radius[number] = max(radius[number], circle.length)
    return radius


def _array(shapes: list[Any]) -> "np.ndarray[Any, np.dtype[np.object_]]":
    array = np.empty(len(shapes), dtype=object)
    array[:] = shapes
    return array


class MapFacts:
    """One map under check. Everything is worked out when first asked for and then kept."""

    def __init__(self, model: MapModel, adjacency: Adjacency, memory: ShapeMemory) -> None:
        self.model = model
        self.adjacency = adjacency
        self.shapes = shape_facts(model.regions, memory)
        self.region: dict[RegionId, Region] = {region.id: region for region in model.regions}
        self.ids: tuple[RegionId, ...] = tuple(self.region)

    @cached_property
    def board(self) -> Board:
        return build_board(self.model, self.adjacency)

    @cached_property
    def sound(self) -> "np.ndarray[Any, np.dtype[np.object_]]":
        return _array([facts.sound for facts in self.shapes])

    @cached_property
    def table(self) -> VertexTable:
        return vertex_table(region.outline for region in self.model.regions)

    @cached_property
    def lone(self) -> Ints:
        return lone_edges(self.table)

    @cached_property
    def unmatched(self) -> list[Unmatched]:
        return unmatched_vertices(self.table, self.lone)

    @cached_property
    def frame_box(self) -> Polygon:
        return shapely.box(0, 0, self.model.frame.width, self.model.frame.height)

    def middle(self, number: int) -> Point | None:
        """A spot inside a region, for findings about the whole of it."""
        shape = self.shapes[number].sound
        if shape.is_empty:
            rings = [ring for ring in self.model.regions[number].rings() if ring]
            return rings[0][0] if rings else None
        x, y = shapely.get_coordinates(shapely.point_on_surface(shape))[0]
        return round(x), round(y)
