"""What can be said about one outline on its own, kept from one run of the checks to the next.

A region whose outline is the same object as last time is not looked at again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from core.geometry.polygon_edits import sound_shape, without_repeats
from core.geometry.polygons import signed_area2, to_shape
from core.geometry.shared_borders import vertex_table
from core.model.region import Outline, Part, Region
from core.model.values import GRID, Point
from core.topology.region_changes import differing

TINY_PART = 50 * GRID * GRID
"""Parts of a region smaller than this (50 square units, in square grid steps) are probably left-overs."""


@dataclass(frozen=True)
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

    @cached_property
    def middle(self) -> Point | None:
        """A spot inside, for findings about the whole region."""
        if self.sound.is_empty:
            rings = [ring for part in self.outline for ring in part.rings() if ring]
            return rings[0][0] if rings else None
        x, y = shapely.get_coordinates(shapely.point_on_surface(self.sound))[0]
        return round(x), round(y)

    @cached_property
    def area2(self) -> int:
        """Twice the area inside the outer rings and outside the holes, exactly."""
        return sum(
            abs(signed_area2(part.outer)) - sum(abs(signed_area2(hole)) for hole in part.holes) for part in self.tidy
        )

    @cached_property
    def box(self) -> tuple[int, int, int, int] | None:
        """Left, top, right and bottom of all vertices; None if there are none."""
        points = [point for part in self.outline for ring in part.rings() for point in ring]
        if not points:
            return None
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)


_NO_FACTS = ShapeFacts(outline=(Part(()),), sound=Polygon(), crossing="", tidy=(), inner_radius=0.0)
"""Stands for a region of which nothing is known; its outline is nobody's."""

ROOMY = 20 * GRID
"""No check asks for an inner radius beyond this, in grid steps."""


class ShapeMemory:
    """The facts of the regions handed in last; only changed outlines are worked out again."""

    def __init__(self) -> None:
        self._regions: tuple[Region, ...] = ()
        self._facts: list[ShapeFacts] = []

    def update(self, regions: tuple[Region, ...]) -> tuple[ShapeFacts, ...]:
        changed = differing(self._regions, regions)
        if changed is None:
            known = {region.id: facts for region, facts in zip(self._regions, self._facts, strict=True)}
            self._facts = [known.get(region.id, _NO_FACTS) for region in regions]
            changed = list(range(len(regions)))
        stale = [number for number in changed if self._facts[number].outline is not regions[number].outline]
        if stale:
            for number, facts in zip(stale, _worked_out([regions[each].outline for each in stale]), strict=True):
                self._facts[number] = facts
        self._regions = regions
        return tuple(self._facts)


def _worked_out(outlines: list[Outline]) -> list[ShapeFacts]:
    tidy = _tidied(outlines)
    plain = shape_array([to_shape(each) if each else Polygon() for each in tidy])
    valid = shapely.is_valid(plain)
    reasons = ["" if good else shapely.is_valid_reason(shape) for good, shape in zip(valid, plain, strict=True)]
    sound = shape_array(
        [shape if good else sound_shape(each) for good, shape, each in zip(valid, plain, tidy, strict=True)]
    )
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


def shape_array(shapes: Sequence[Any]) -> "np.ndarray[Any, np.dtype[np.object_]]":
    """Shapes as an array, whatever they are."""
    array = np.empty(len(shapes), dtype=object)
    array[:] = shapes
    return array
