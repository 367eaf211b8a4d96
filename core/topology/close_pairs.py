"""The answer to "who touches whom": a record for every pair that comes close and for every frame contact."""

from dataclasses import dataclass
from enum import StrEnum

from core.model.values import Point, RegionId


class PairKind(StrEnum):
    """How two regions come close. Only BORDER and SHORT_BORDER can make neighbours."""

    BORDER = "border"
    SHORT_BORDER = "short-border"
    """A border so short that it may not be meant; neighbours if it reaches the minimum length."""
    CORNER = "corner"
    NEAR_MISS = "near-miss"
    OVERLAP = "overlap"


@dataclass(frozen=True, slots=True)
class ClosePair:
    """Two regions that come close, `a` before `b` in map order. Lengths and gaps in grid steps."""

    a: RegionId
    b: RegionId
    kind: PairKind
    neighbours: bool
    length: int = 0
    """Border shared: exact edges plus what lies within the gap tolerance, mean of both sides."""
    gap: int = 0
    """The widest closed gap of a border; the distance of a near miss or corner."""
    area: float = 0.0
    """Of an overlap, in square board units."""
    at: Point | None = None
    """A spot to look at: the middle of the border, the corner, the narrowest place of a gap."""


class Side(StrEnum):
    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"


@dataclass(frozen=True, slots=True)
class FrameContact:
    """A region lies on, or nearly on, one side of the board's frame."""

    region: RegionId
    side: Side
    length: int
    """How much of the frame it touches, in grid steps; 0 for a near miss."""
    gap: int = 0
    at: Point | None = None

    @property
    def touches(self) -> bool:
        return self.length > 0


@dataclass(frozen=True)
class Adjacency:
    """All close pairs and frame contacts of a map, in map order. Links and blocks are not in here."""

    pairs: tuple[ClosePair, ...]
    frame: tuple[FrameContact, ...]

    def neighbour_pairs(self) -> tuple[ClosePair, ...]:
        return tuple(pair for pair in self.pairs if pair.neighbours)
