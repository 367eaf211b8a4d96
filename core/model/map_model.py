"""A whole map as one immutable value, and the pure edits that return a new one."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from core.model.region import Region
from core.model.values import GRID, RegionId


class Game(StrEnum):
    BASE = "base"
    UNDERGROUND = "underground"
    RIVER = "river"


class LinkKind(StrEnum):
    BRIDGE = "bridge"
    TUNNEL = "tunnel"
    SEA_LANE = "sea-lane"


@dataclass(frozen=True, slots=True)
class Frame:
    """The board: its size on the grid and, where known, its printed size in millimetres."""

    width: int = 1380 * GRID
    height: int = 1000 * GRID
    width_mm: float | None = None
    height_mm: float | None = None
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def mm_per_unit(self) -> float | None:
        """Printed millimetres per board unit, or None while the designer has not said."""
        return None if self.width_mm is None else self.width_mm * GRID / self.width


@dataclass(frozen=True, slots=True)
class AdjacencySettings:
    """The numbers that decide who is whose neighbour, in grid steps; see docs/adjacency.md.

    gap: boundaries this far apart still count as one border.
    min_border: neighbours share at least this much of it.
    short_border: neighbours that share less than this are reported, in case it was not meant.
    edge: a boundary this close to the frame lies on the board's edge.
    """

    gap: int = 10 * GRID
    min_border: int = 6 * GRID
    short_border: int = 10 * GRID
    edge: int = 5 * GRID
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Link:
    """A connection made by hand between regions that do not touch; a one-way link leads from `a` to `b`."""

    a: RegionId
    b: RegionId
    kind: LinkKind = LinkKind.BRIDGE
    one_way: bool = False
    note: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Block:
    """A wall made by hand: the two regions share a border that nobody may cross."""

    a: RegionId
    b: RegionId
    note: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Background:
    """Board art behind the regions, linked by a path relative to the map file."""

    path: str
    width_px: int
    height_px: int
    sha256: str
    x: int = 0
    y: int = 0
    scale: float = GRID
    """Grid steps per pixel of the picture."""
    opacity: float = 1.0
    visible: bool = True
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Ignored:
    """A finding the designer has looked at and accepts, with the reason. `key` is `Finding.key`."""

    key: str
    reason: str
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class OwnTerrain:
    """A kind of ground that only this map knows; regions have it by its name."""

    name: str
    colour: str
    """`#RRGGBB`, in the light look; the dark one is made from it."""
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class MapModel:
    """One map. Region order is the designer's and is kept; ids are unique (the file reader sees to it)."""

    title: str = ""
    author: str = ""
    games: tuple[Game, ...] = (Game.BASE,)
    players: int | None = None
    rounds: int | None = None
    frame: Frame = Frame()
    adjacency: AdjacencySettings = AdjacencySettings()
    regions: tuple[Region, ...] = ()
    links: tuple[Link, ...] = ()
    blocks: tuple[Block, ...] = ()
    background: Background | None = None
    ignored: tuple[Ignored, ...] = ()
    terrains: tuple[OwnTerrain, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Unknown members of the map's own block of the file."""
    file_extra: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Unknown top-level members of the file."""

    def region(self, region_id: str) -> Region:
        """The region with this id; a KeyError if there is none."""
        for region in self.regions:
            if region.id == region_id:
                return region
        raise KeyError(region_id)

    def with_regions(self, changed: Iterable[Region]) -> "MapModel":
        """The map with each given region put in the place of the one with its id, new ids at the end."""
        new = {region.id: region for region in changed}
        kept = tuple(new.pop(region.id, region) for region in self.regions)
        return replace(self, regions=kept + tuple(new.values()))

    def without_regions(self, region_ids: Iterable[str]) -> "MapModel":
        gone = frozenset(region_ids)
        return replace(self, regions=tuple(r for r in self.regions if r.id not in gone))
