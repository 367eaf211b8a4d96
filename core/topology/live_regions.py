"""The regions of a map under edit: a slot that stays theirs, their place in map order, their box, their free edges."""

from collections.abc import Iterable
from dataclasses import replace

import numpy as np

from core.model.region import Region
from core.model.values import RegionId
from core.topology.edge_book import EdgeBook, Loop
from core.topology.edge_table import EdgeTable, Flags, Floats, Ints, numbered
from core.topology.table_builder import table_of_outlines


class LiveRegions:
    """Slots, places and boxes. Regions that are gone keep their slot, with an empty box and no place."""

    def __init__(self, regions: Iterable[Region]) -> None:
        self.slots: dict[RegionId, int] = {}
        self.by_slot: list[Region] = []
        self.boxes: Floats = np.zeros((0, 4))
        self.is_free: Flags = np.zeros(0, dtype=bool)
        """Per slot: has the region edges with nobody behind them?"""
        self._flags: dict[int, Flags] = {}
        self.place: Ints = np.zeros(0, dtype=np.int64)
        self.in_order: Ints = np.zeros(0, dtype=np.int64)
        self.ids: list[RegionId] = []
        self.order(regions)

    def order(self, regions: Iterable[Region]) -> None:
        """Take over the order of a map; unknown regions get new slots."""
        self.ids = [region.id for region in regions]
        for region in regions:
            if region.id not in self.slots:
                self.slots[region.id] = len(self.by_slot)
                self.by_slot.append(replace(region, outline=()))
        new = len(self.by_slot) - len(self.boxes)
        self.boxes = np.concatenate((self.boxes, np.tile(_NOWHERE, (new, 1))))
        self.is_free = np.concatenate((self.is_free, np.zeros(new, dtype=bool)))
        self.in_order = np.array([self.slots[region_id] for region_id in self.ids], dtype=np.int64)
        self.place = np.full(len(self.by_slot), -1, dtype=np.int64)
        self.place[self.in_order] = np.arange(len(self.in_order))

    def refresh(self, slot: int, book: EdgeBook) -> None:
        """The edges of a region, or what lies behind them, have changed."""
        self._flags.pop(slot, None)
        self.is_free[slot] = book.has_free(slot)

    def within(self, boxes: Iterable[list[float]], reach: float, *, only_free: bool = False) -> Ints:
        """The slots whose box comes within the reach of any of the given ones; only those with free edges if asked."""
        slots = np.flatnonzero(self.is_free) if only_free else np.arange(len(self.boxes))
        left, top, right, bottom = self.boxes[slots].T
        found = np.zeros(len(slots), dtype=bool)
        for x1, y1, x2, y2 in dict.fromkeys(map(tuple, boxes)):
            near = (left <= x2 + reach) & (right >= x1 - reach)
            found |= near & (top <= y2 + reach) & (bottom >= y1 - reach)
        return slots[found]

    def table(self, slots: Ints, book: EdgeBook) -> tuple[EdgeTable, Flags]:
        """The edges of some regions, numbered by their places in the whole map, and which of them are free."""
        places = np.sort(self.place[slots])
        ordered = self.in_order[places].tolist()
        table = table_of_outlines([self.by_slot[slot].outline for slot in ordered])
        for slot in ordered:
            if slot not in self._flags:
                self._flags[slot] = np.array(book.free_flags(slot), dtype=bool)
        free = np.concatenate([np.zeros(0, dtype=bool), *(self._flags[slot] for slot in ordered)])
        return numbered(table, places, len(self.ids)), free


def box_of(loops: list[Loop]) -> Floats:
    """Left, top, right and bottom of rings; a box that meets nothing if there are none."""
    xs = [x for loop in loops for x, _ in loop]
    ys = [y for loop in loops for _, y in loop]
    return np.array([min(xs), min(ys), max(xs), max(ys)], dtype=np.float64) if xs else _NOWHERE


_NOWHERE = np.array([np.inf, np.inf, -np.inf, -np.inf])
