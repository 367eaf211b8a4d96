"""Every border once, region by region: each edge belongs to the first region that has it. Follows edits.

Unlike core.picture.border_lines the lines end where another region takes over; that is what an editor needs that
paints or repairs one region at a time. Both draw the same edges.
"""

from collections.abc import Iterable, Sequence

import numpy as np

from core.geometry.boxes import Box, are_close, box_of
from core.geometry.shared_borders import vertex_table
from core.model.map_model import Frame, MapModel
from core.model.region import Region
from core.model.values import Point, RegionId, Ring
from core.picture.border_lines import lies_on_frame

Flags = np.ndarray[tuple[int], np.dtype[np.bool_]]


class BorderPieces:
    """Answers for one map and is brought up to date with it."""

    def __init__(self, model: MapModel) -> None:
        self._start(model)

    def _start(self, model: MapModel) -> None:
        self._frame = model.frame
        self._regions = {region.id: region for region in model.regions}
        self._boxes: dict[RegionId, Box] = {}
        for region in model.regions:
            self._know_box(region)
        self._own: dict[RegionId, Flags] = dict(_owned(model.regions))

    def _know_box(self, region: Region) -> None:
        box = box_of(region)
        if box is None:
            self._boxes.pop(region.id, None)
        else:
            self._boxes[region.id] = box

    def update(self, model: MapModel, changed: Iterable[RegionId]) -> frozenset[RegionId]:
        """Take over an edited map; the regions whose pieces may be others now.

        Regions that only changed their places in the list keep their edges: nobody sees who draws a border.
        """
        self._frame = model.frame
        now = {region.id: region for region in model.regions}
        moved = [name for name in changed if _outline(now.get(name)) != _outline(self._regions.get(name))]
        boxes = [self._boxes[name] for name in moved if name in self._boxes]
        for name in moved:
            if name in now:
                self._know_box(now[name])
            else:
                self._boxes.pop(name, None)
                self._own.pop(name, None)
        boxes += [self._boxes[name] for name in moved if name in self._boxes]
        self._regions = now
        if not moved:
            return frozenset()
        touched = frozenset(name for name, box in self._boxes.items() if any(are_close(box, one, 0) for one in boxes))
        wide = _around([self._boxes[name] for name in touched])
        around = [name for name, box in self._boxes.items() if wide is not None and are_close(box, wide, 0)]
        fresh = dict(_owned([region for region in model.regions if region.id in frozenset(around)]))
        self._own.update({name: fresh[name] for name in touched})
        return touched

    def lines(self, region: Region, *, with_frame: bool) -> list[tuple[Point, ...]]:
        """The pieces of a region's rings that are its own, as lines; a whole ring ends where it began."""
        flags, start, found = self._own[region.id], 0, []
        for ring in region.rings():
            found += _runs(ring, flags[start : start + len(ring)], None if with_frame else self._frame)
            start += len(ring)
        return found


def _outline(region: Region | None) -> object:
    return None if region is None else region.outline


def _around(boxes: Sequence[Box]) -> Box | None:
    if not boxes:
        return None
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


def _owned(regions: Sequence[Region]) -> Iterable[tuple[RegionId, Flags]]:
    """For each region and each of its vertices: is the edge that starts there met here for the first time?"""
    table = vertex_table(region.outline for region in regions)
    here, there = table.spot, table.spot[table.following] if len(table.spot) else table.spot
    low, high = np.minimum(here, there), np.maximum(here, there)
    order = np.lexsort((high, low))
    is_first = np.ones(len(order), dtype=bool)
    is_first[1:] = (low[order][1:] != low[order][:-1]) | (high[order][1:] != high[order][:-1])
    own = np.zeros(len(order), dtype=bool)
    own[order[is_first]] = True
    own &= here != there
    ends = np.searchsorted(table.owner, np.arange(len(regions)), side="right")
    starts = np.searchsorted(table.owner, np.arange(len(regions)), side="left")
    for region, start, end in zip(regions, starts.tolist(), ends.tolist(), strict=True):
        yield region.id, own[start:end]


def _runs(ring: Ring, own: Flags, without: Frame | None) -> list[tuple[Point, ...]]:
    count = len(ring)
    mine = own.tolist()
    if without is not None:
        for at in range(count):
            edge = (ring[at], ring[(at + 1) % count])
            mine[at] = mine[at] and not lies_on_frame(edge, without)
    if all(mine):
        return [(*ring, ring[0])]
    if not any(mine):
        return []
    lines: list[tuple[Point, ...]] = []
    line: list[Point] = []
    # Starting behind a gap, so that no run is cut in two where the ring begins.
    gap = mine.index(False)
    for step in range(1, count + 1):
        at = (gap + step) % count
        if mine[at]:
            line += [ring[(at + 1) % count]] if line else [ring[at], ring[(at + 1) % count]]
        elif line:
            lines.append(tuple(line))
            line = []
    if line:
        lines.append(tuple(line))
    return lines
