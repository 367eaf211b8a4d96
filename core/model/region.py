"""What a region is: its outline on the grid and the tags a designer gives it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from core.model.values import RegionId, Ring, SymbolId, TerrainId


@dataclass(frozen=True, slots=True)
class Part:
    """One polygon of a region: an outer ring and the holes cut out of it."""

    outer: Ring
    holes: tuple[Ring, ...] = ()

    def rings(self) -> Iterator[Ring]:
        yield self.outer
        yield from self.holes


Outline = tuple[Part, ...]
"""All polygons of a region; more than one for a group of islands."""


@dataclass(frozen=True, slots=True)
class Region:
    """One region of the board. The extras hold what its file says that this version does not know."""

    id: RegionId
    name: str
    outline: Outline
    terrain: TerrainId | None = None
    symbols: tuple[SymbolId, ...] = ()
    custom: tuple[str, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Unknown properties."""
    feature_extra: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Unknown members of the feature around them."""
    geometry_extra: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def rings(self) -> Iterator[Ring]:
        for part in self.outline:
            yield from part.rings()

    def has(self, symbol: str) -> bool:
        return symbol in self.symbols
