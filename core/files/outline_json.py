"""The outline of a region as GeoJSON coordinates and back, exactly on the grid.

In the file y points up and outer rings run counter-clockwise, as GeoJSON wants it; in the model y points down and
outer rings run clockwise on screen. Both are the same ring walked the other way from the same first point, so nothing
is lost. A ring in the model that runs the wrong way comes back the right way round.
"""

from collections.abc import Iterator

from core.files.json_places import COORDINATE_LIMIT, JsonValue
from core.geometry.polygons import signed_area2
from core.model.region import Outline, Part
from core.model.values import GRID, Ring


def outline_from(geometry: JsonValue, height: int) -> Outline:
    """The polygons of a GeoJSON geometry on a board of this height."""
    kind, coordinates = geometry.needed("type"), geometry.needed("coordinates")
    if kind.text() == "Polygon":
        polygons = [coordinates]
    elif kind.text() == "MultiPolygon":
        polygons = coordinates.items()
    else:
        raise kind.wrong("must be 'Polygon' or 'MultiPolygon'")
    if not polygons:
        raise coordinates.wrong("has no polygon")
    return tuple(_part(polygon, height) for polygon in polygons)


def _part(polygon: JsonValue, height: int) -> Part:
    rings = [_ring(ring, height) for ring in polygon.items()]
    if not rings:
        raise polygon.wrong("has no ring")
    outer, *holes = rings
    return Part(
        outer if signed_area2(outer) > 0 else _turned(outer),
        tuple(hole if signed_area2(hole) < 0 else _turned(hole) for hole in holes),
    )


def _ring(value: JsonValue, height: int) -> Ring:
    """The points of a ring in file order, without the closing one."""
    positions = value.value
    if type(positions) is not list or len(positions) < 4:
        raise value.wrong("a ring needs at least four positions, the last equal to the first")
    points = []
    for index, position in enumerate(positions):
        # This loop sees every vertex of the map, so it does by hand what JsonValue does elsewhere.
        if type(position) is not list or len(position) < 2:
            raise JsonValue(position, value.path, f"{value.place}[{index}]").wrong("must be a position [x, y]")
        x, y = position[0], position[1]
        if type(x) not in (int, float) or type(y) not in (int, float) or not _is_on_the_map(x, y):
            _refuse_position(JsonValue(position, value.path, f"{value.place}[{index}]"))
        points.append((round(x * GRID), height - round(y * GRID)))
    if points[0] == points[-1]:
        points.pop()
    return tuple(points)


def _is_on_the_map(x: float, y: float) -> bool:
    return -COORDINATE_LIMIT <= x <= COORDINATE_LIMIT and -COORDINATE_LIMIT <= y <= COORDINATE_LIMIT


def _refuse_position(position: JsonValue) -> None:
    for coordinate in position.items()[:2]:
        coordinate.number(-COORDINATE_LIMIT, COORDINATE_LIMIT)
    raise AssertionError(position.place)


def _turned(ring: Ring) -> Ring:
    """The ring walked the other way from the same first point."""
    return (ring[0], *ring[:0:-1])


def ring_lines(ring: Ring, height: int, *, is_hole: bool) -> Iterator[str]:
    """The positions of a ring as the file has them, the first one again at the end."""
    area = -signed_area2(ring) if is_hole else signed_area2(ring)
    if area >= 0:
        ring = _turned(ring)
    for x, y in (*ring, ring[0]):
        yield f"[{steps_text(x)}, {steps_text(height - y)}]"


def steps_text(steps: int) -> str:
    """A number of grid steps in board units: 12, 12.5, 12.34; never more digits, never an exponent."""
    whole, rest = divmod(abs(steps), GRID)
    sign = "-" if steps < 0 else ""
    return f"{sign}{whole}.{rest:02}".rstrip("0") if rest else f"{sign}{whole}"
