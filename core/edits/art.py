"""Board art under the regions: placing, moving, fading, scaling it to true millimetres; and a board around it."""

from dataclasses import dataclass, replace
from math import hypot

from core.edits.outcome import Edited, Outcome, Refusal
from core.model.map_model import Background, Frame, MapModel
from core.model.region import Part, Region
from core.model.sentences import mark
from core.model.values import GRID, Point, Ring
from core.picture.options import ASSUMED_MM_PER_UNIT

NO_ART = Refusal(mark("There is no board art on this map."))
LEAST_APART = 5 * GRID
"""Two spots nearer than this say nothing about a scale."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to be put under a map."""

    link: str
    width_px: int
    height_px: int
    sha256: str


def place_art(model: MapModel, picture: Picture) -> Outcome:
    """The picture under the map, as large as the board allows; another one takes the place and size of the old."""
    old = model.background
    if old is not None:
        scale = old.width_px * old.scale / picture.width_px
        art = replace(
            old, path=picture.link, width_px=picture.width_px, height_px=picture.height_px, sha256=picture.sha256,
            scale=scale,
        )  # fmt: skip
        return Edited(replace(model, background=art))
    scale = min(model.frame.width / picture.width_px, model.frame.height / picture.height_px)
    x = round((model.frame.width - picture.width_px * scale) / 2)
    y = round((model.frame.height - picture.height_px * scale) / 2)
    art = Background(picture.link, picture.width_px, picture.height_px, picture.sha256, x, y, scale)
    return Edited(replace(model, background=art))


def board_around(picture: Picture, width: int = 1380 * GRID) -> MapModel:
    """An empty map whose board is exactly the picture."""
    scale = width / picture.width_px
    height = round(picture.height_px * scale)
    frame = Frame(width, height, width * ASSUMED_MM_PER_UNIT / GRID, height * ASSUMED_MM_PER_UNIT / GRID)
    art = Background(picture.link, picture.width_px, picture.height_px, picture.sha256, scale=scale)
    return MapModel(frame=frame, background=art)


def move_art(model: MapModel, dx: int, dy: int) -> Outcome:
    art = model.background
    if art is None:
        return NO_ART
    return Edited(replace(model, background=replace(art, x=art.x + dx, y=art.y + dy)))


def fade_art(model: MapModel, opacity: float) -> Outcome:
    art = model.background
    if art is None:
        return NO_ART
    return Edited(replace(model, background=replace(art, opacity=round(min(1.0, max(0.05, opacity)), 2))))


def show_art(model: MapModel, *, visible: bool) -> Outcome:
    art = model.background
    return NO_ART if art is None else Edited(replace(model, background=replace(art, visible=visible)))


def scale_by_two_points(model: MapModel, one: Point, other: Point, mm: float, *, regions_follow: bool) -> Outcome:
    """The art so large that two spots on it lie this many millimetres apart on the printed board.

    The first spot stays where it is. Regions that were drawn over the art can follow it. On a board whose printed
    size nobody has said, the board gets its size instead and nothing moves.
    """
    art = model.background
    apart = hypot(other[0] - one[0], other[1] - one[1])
    if art is None:
        return NO_ART
    if apart < LEAST_APART:
        return Refusal(mark("The two spots are too close together to measure by."), one)
    if not 0 < mm <= 100_000:
        return Refusal(mark("A distance between 0 and 100,000 mm is needed."), one)
    per_unit = model.frame.mm_per_unit()
    if per_unit is None:
        per_unit = mm * GRID / apart
        frame = replace(
            model.frame, width_mm=model.frame.width * per_unit / GRID, height_mm=model.frame.height * per_unit / GRID
        )
        return Edited(replace(model, frame=frame), note=mark("The board has its printed size now."))
    factor = mm / (apart / GRID * per_unit)
    moved = replace(art, scale=art.scale * factor, x=_from(one[0], art.x, factor), y=_from(one[1], art.y, factor))
    regions = tuple(_scaled(region, one, factor) for region in model.regions) if regions_follow else model.regions
    return Edited(replace(model, background=moved, regions=regions))


def _from(fixed: int, value: int, factor: float) -> int:
    return round(fixed + (value - fixed) * factor)


def _scaled(region: Region, fixed: Point, factor: float) -> Region:
    def ring(points: Ring) -> Ring:
        # One rounding rule for every point: vertices that were shared are shared again.
        return tuple((_from(fixed[0], x, factor), _from(fixed[1], y, factor)) for x, y in points)

    parts = tuple(Part(ring(part.outer), tuple(map(ring, part.holes))) for part in region.outline)
    return replace(region, outline=parts)


def to_pixel(art: Background, point: Point) -> tuple[float, float]:
    """Where on the picture a point of the board lies, in pixels."""
    return (point[0] - art.x) / art.scale, (point[1] - art.y) / art.scale


def from_pixel(art: Background, x: float, y: float) -> Point:
    return round(art.x + x * art.scale), round(art.y + y * art.scale)
