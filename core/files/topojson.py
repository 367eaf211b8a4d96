"""A map as TopoJSON for other programs: every border between two regions written once, as an arc both refer to.

Coordinates are whole steps of 1/100 board unit with the scale beside them, each point as the difference to the one
before, as the format has it. For exchange only, like the plain GeoJSON it is made from.
"""

import json
from itertools import pairwise
from typing import Any

from core.files.plain_geojson import plain_geojson
from core.model.map_model import MapModel
from core.model.values import GRID

_Point = tuple[int, int]
_Line = tuple[_Point, ...]


def topojson(model: MapModel) -> str:
    """A Topology with one collection, `regions`."""
    features = json.loads(plain_geojson(model))["features"]
    rings = [ring for feature in features for polygon in _polygons(feature["geometry"]) for ring in polygon]
    arcs = _Arcs(_junctions(rings))
    geometries = [
        {
            "type": "MultiPolygon",
            "id": feature["id"],
            "properties": feature["properties"],
            "arcs": [[arcs.of(ring) for ring in polygon] for polygon in _polygons(feature["geometry"])],
        }
        for feature in features
    ]
    document = {
        "type": "Topology",
        "transform": {"scale": [1 / GRID, 1 / GRID], "translate": [0, 0]},
        "objects": {"regions": {"type": "GeometryCollection", "geometries": geometries}},
        "arcs": [_differences(line) for line in arcs.lines],
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _polygons(geometry: dict[str, Any]) -> list[list[_Line]]:
    """The rings of each polygon on the grid, without the last point that repeats the first."""
    found = geometry["coordinates"] if geometry["type"] == "MultiPolygon" else [geometry["coordinates"]]
    return [[tuple((round(x * GRID), round(y * GRID)) for x, y in ring[:-1]) for ring in polygon] for polygon in found]


def _junctions(rings: list[_Line]) -> frozenset[_Point]:
    """Points at which lines part: rings go on from there to different neighbours."""
    neighbours: dict[_Point, frozenset[_Point]] = {}
    found = set()
    for ring in rings:
        for before, point, after in zip(ring[-1:] + ring[:-1], ring, ring[1:] + ring[:1], strict=True):
            pair = frozenset((before, after))
            if neighbours.setdefault(point, pair) != pair:
                found.add(point)
    return frozenset(found)


class _Arcs:
    """Lines between junctions, each kept once whichever way it is asked for."""

    def __init__(self, junctions: frozenset[_Point]) -> None:
        self._junctions = junctions
        self._numbers: dict[_Line, int] = {}
        self.lines: list[_Line] = []

    def of(self, ring: _Line) -> list[int]:
        """The arcs a ring is made of; the complement of a number means the other way round."""
        cuts = [at for at, point in enumerate(ring) if point in self._junctions]
        # A ring that meets nobody half-way begins at its least point, so that a hole and what fills it agree.
        begin = cuts[0] if cuts else ring.index(min(ring))
        turned = ring[begin:] + ring[:begin]
        ends = [*(at - begin for at in cuts[1:]), len(ring)]
        closed = (*turned, turned[0])
        return [self._number(closed[one : other + 1]) for one, other in zip([0, *ends], ends, strict=False)]

    def _number(self, line: _Line) -> int:
        if line in self._numbers:
            return self._numbers[line]
        back = line[::-1]
        if back in self._numbers:
            return ~self._numbers[back]
        self._numbers[line] = len(self.lines)
        self.lines.append(line)
        return self._numbers[line]


def _differences(line: _Line) -> list[list[int]]:
    return [list(line[0]), *([there[0] - here[0], there[1] - here[1]] for here, there in pairwise(line))]
