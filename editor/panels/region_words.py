"""Facts about regions in plain words, for the region page and the table. No Qt."""

from collections.abc import Sequence
from dataclasses import dataclass

from core.geometry.polygons import signed_area2
from core.model.board import Board
from core.model.map_model import Frame, LinkKind, MapModel
from core.model.region import Outline, Region
from core.model.terrains import terrains
from core.model.values import GRID, RegionId
from core.topology.close_pairs import Adjacency, ClosePair, PairKind, Side
from editor.length_words import short_length
from editor.map_words import terrain_word
from editor.number_words import regions_counted
from editor.words import mark, tr

SIDES = {Side.NORTH: mark("north"), Side.EAST: mark("east"), Side.SOUTH: mark("south"), Side.WEST: mark("west")}


@dataclass(frozen=True, slots=True)
class Way:
    """One region that can be reached from another, or borders it: over how much border, or by what."""

    region: RegionId
    name: str
    terrain: str | None
    length: int
    """Of the common border in grid steps; 0 for a link."""
    words: str


def regions_title(regions: Sequence[Region]) -> str:
    """How a step of the history names what it changed."""
    return regions[0].name or tr("an unnamed region") if len(regions) == 1 else regions_counted(len(regions))


_LINKS = {LinkKind.BRIDGE: mark("bridge"), LinkKind.TUNNEL: mark("tunnel"), LinkKind.SEA_LANE: mark("sea lane")}


def _square_steps(outline: Outline) -> int:
    return sum(abs(signed_area2(part.outer)) - sum(abs(signed_area2(hole)) for hole in part.holes) for part in outline)


class AreaBook:
    """Areas of regions, worked out once per outline: thousands may be selected at a time."""

    def __init__(self) -> None:
        self._known: dict[RegionId, tuple[Outline, int]] = {}

    def area(self, region: Region) -> int:
        """Twice the area in square grid steps, exactly."""
        known = self._known.get(region.id)
        if known is None or known[0] is not region.outline:
            known = self._known[region.id] = (region.outline, _square_steps(region.outline))
        return known[1]


def area_words(twice: int, frame: Frame) -> str:
    """An area, given as twice the square grid steps, in square centimetres where the printed size is known."""
    units = twice / 2 / GRID**2
    scale = frame.mm_per_unit()
    if scale is None:
        return tr("{:,.0f} square units").format(units).replace(",", " ")
    square_cm = units * scale * scale / 100
    return f"{square_cm:.0f} cm²" if square_cm >= 10 else f"{square_cm:.1f} cm²"


def edge_words(region: RegionId, adjacency: Adjacency, frame: Frame) -> str:
    """The sides of the board a region lies on, with lengths."""
    contacts = [each for each in adjacency.frame if each.region == region and each.touches]
    return ", ".join(f"{tr(SIDES[each.side])} {short_length(each.length, frame)}" for each in contacts) or tr(
        "does not touch"
    )


def shore_words(number: int, board: Board) -> str:
    waters = [_water(board, other) for other in board.shore_of[number]]
    return ", ".join(waters) or tr("no water")


def _water(board: Board, number: int) -> str:
    terrain = board.terrain[number] or ""
    name = board.names[number] or tr("unnamed")
    return f"{name} ({terrain_word(terrain)})" if terrain in terrains() else name


def settings_words(model: MapModel) -> str:
    """The two numbers that make a neighbour, in one line."""
    frame, settings = model.frame, model.adjacency
    return tr("share ≥ {}, gaps ≤ {}").format(
        short_length(settings.min_border, frame), short_length(settings.gap, frame)
    )


def ways_from(region: RegionId, model: MapModel, adjacency: Adjacency) -> tuple[Way, ...]:
    """Neighbours by the length of the common border, longest first, then links made by hand."""
    known = {each.id: each for each in model.regions}
    blocked = {frozenset((each.a, each.b)) for each in model.blocks}
    ways = []
    for pair in adjacency.pairs:
        if pair.neighbours and region in (pair.a, pair.b):
            other = known[pair.b if pair.a == region else pair.a]
            is_blocked = frozenset((pair.a, pair.b)) in blocked
            words = tr("blocked") if is_blocked else short_length(pair.length, model.frame)
            ways.append(Way(other.id, other.name, other.terrain, pair.length, words))
    ways.sort(key=lambda way: -way.length)
    for link in model.links:
        if region in (link.a, link.b) and link.a in known and link.b in known and link.a != link.b:
            other = known[link.b if link.a == region else link.a]
            arrow = " →" if link.one_way and link.a == region else " ←" if link.one_way else ""
            ways.append(Way(other.id, other.name, other.terrain, 0, tr(_LINKS[link.kind]) + arrow))
    return tuple(ways)


def pair_between(one: RegionId, other: RegionId, adjacency: Adjacency) -> ClosePair | None:
    return next((pair for pair in adjacency.pairs if {pair.a, pair.b} == {one, other}), None)


def pair_words(pair: ClosePair, frame: Frame) -> str:
    """What lies between two regions that come close, as a sentence."""
    length, gap = short_length(pair.length, frame), short_length(pair.gap, frame)
    match pair.kind:
        case PairKind.OVERLAP:
            return (
                tr("They overlap; {} of border is shared.").format(length) if pair.neighbours else tr("They overlap.")
            )
        case PairKind.CORNER:
            return tr("They meet in a corner only, so they are not neighbours.")
        case PairKind.NEAR_MISS:
            return tr("Not neighbours: {} apart at the nearest place.").format(gap)
        case PairKind.SHORT_BORDER if not pair.neighbours:
            return tr("They share only {}: too little to be neighbours.").format(length)
        case _:
            closed = tr(", gaps up to {} counted as closed").format(gap) if pair.gap else ""
            return tr("Neighbours over {} of common border{}.").format(length, closed)
