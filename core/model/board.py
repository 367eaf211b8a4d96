"""The board as the rules see it: look-ups by region number, no coordinates, no shapely.

Regions are numbered in map order. Every per-region fact is a tuple indexed by that number.
"""

from dataclasses import dataclass
from functools import cached_property

from core.model.values import RegionId, SymbolId, TerrainId


@dataclass(frozen=True)
class Board:
    """Read-only facts about a map. Made by core.topology.board_builder; nothing is computed from shapes here."""

    title: str
    ids: tuple[RegionId, ...]
    names: tuple[str, ...]
    terrain: tuple[TerrainId | None, ...]
    symbols: tuple[frozenset[SymbolId], ...]
    custom: tuple[frozenset[str], ...]
    neighbours: tuple[tuple[int, ...], ...]
    """Regions one may pass into from here: borders without blocks, plus links that lead out; ascending."""
    touching: tuple[tuple[int, ...], ...]
    """Regions that share a border, blocked or not; without links."""
    edge: tuple[bool, ...]
    """Does the region touch the board's edge?"""
    entry: tuple[bool, ...]
    """May a new race make its first conquest here, by the rules of the map's game?"""
    shore_of: tuple[tuple[int, ...], ...]
    """The water regions (sea, lake, river) a region that is not water itself borders."""
    players: int | None = None
    """The number of players the map is marked for, where it is."""

    @cached_property
    def number(self) -> dict[RegionId, int]:
        """Region number by id."""
        return {region_id: index for index, region_id in enumerate(self.ids)}

    @cached_property
    def everywhere(self) -> frozenset[int]:
        """Every region."""
        return frozenset(range(len(self.ids)))

    @cached_property
    def entries(self) -> frozenset[int]:
        """The regions in which a new race may begin."""
        return frozenset(region for region, is_open in enumerate(self.entry) if is_open)

    @cached_property
    def waters(self) -> frozenset[int]:
        """The seas and lakes."""
        return frozenset(region for region, terrain in enumerate(self.terrain) if terrain in ("sea", "lake"))

    @cached_property
    def land(self) -> frozenset[int]:
        """Everything that is neither sea nor lake."""
        return self.everywhere - self.waters

    def __len__(self) -> int:
        return len(self.ids)

    def coastal(self, region: int) -> bool:
        """Does the region lie on any sea, lake or river?"""
        return bool(self.shore_of[region])
