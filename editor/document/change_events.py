"""The complete list of what a document announces."""

from dataclasses import dataclass

from core.model.values import Point, RegionId


@dataclass(frozen=True, slots=True)
class MapChanged:
    """The map shown is another one. A preview is a gesture still going on: it is not in the history."""

    regions: frozenset[RegionId] = frozenset()
    """Regions that differ, were added or are gone."""
    is_reordered: bool = False
    """Regions were added, removed or put in another order."""
    fields: frozenset[str] = frozenset()
    """Members of the map other than its regions that differ: `title`, `links`, `background` ..."""
    is_preview: bool = False
    is_new_map: bool = False
    """Another map was opened; nothing known about the old one holds."""


@dataclass(frozen=True, slots=True)
class Selection:
    """What the next command is about. Regions in the order in which they were picked; vertices by their place."""

    regions: tuple[RegionId, ...] = ()
    vertices: tuple[Point, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.regions or self.vertices)
