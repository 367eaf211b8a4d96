"""Who touches whom while a map is being edited: after an edit only what it touched is measured again.

The answer is always equal to a full pass (core.topology.measure) over the same map. The measuring itself is the full
pass's own code, run on the regions around the edit; what is kept here is which regions those are. Exact borders are
looked up in an EdgeBook, because moving a vertex of a shared border should cost no more than a few look-ups.
"""

from bisect import bisect_left
from collections.abc import Iterable

from core.model.map_model import MapModel
from core.model.region import Region
from core.model.values import Point, RegionId
from core.topology.close_pairs import Adjacency, ClosePair
from core.topology.edge_book import Edge, EdgeBook, Loop, oriented_loops
from core.topology.live_measuring import LiveMeasuring
from core.topology.live_regions import LiveRegions, box_of
from core.topology.live_suspects import Pair

AT_ONCE = 64
"""Regions compared in one go."""


class LiveAdjacency:
    """Holds the answer for one map and brings it up to date after an edit."""

    def __init__(self, model: MapModel) -> None:
        self._start(model)

    def _start(self, model: MapModel) -> None:
        self.model = model
        self._regions = LiveRegions(model.regions)
        self._book = EdgeBook()
        self._measuring = LiveMeasuring(self._regions, self._book, model)
        self._keys: list[int] = []
        self._records: list[ClosePair] = []
        self.adjacency = Adjacency((), ())
        self._measure(dict(enumerate(model.regions)))
        self._list_all()

    def update(self, model: MapModel, changed: Iterable[str] | None = None) -> Adjacency:
        """Take over an edited map. `changed` may name the regions that differ, which saves looking for them.

        Named or not, regions that were added, removed or put in another order are noticed.
        """
        if model.adjacency != self.model.adjacency or model.frame != self.model.frame:
            self._start(model)
        elif model.regions is not self.model.regions:
            self._take_over(model, changed)
        self.model = model
        return self.adjacency

    def _take_over(self, model: MapModel, changed: Iterable[str] | None) -> None:
        slots, place = self._regions.slots, self._regions.place
        if len(model.regions) == len(self.model.regions):
            fresh = self._fresh(model, changed)
            if all(region.id in slots and model.regions[place[slots[region.id]]] is region for region in fresh):
                self._measure({slots[region.id]: region for region in fresh})
                return
        self._take_over_order(model)

    def _fresh(self, model: MapModel, changed: Iterable[str] | None) -> list[Region]:
        """The regions that differ from those in the same places before; perhaps some that are equal."""
        if changed is not None:
            return [model.regions[self._regions.place[self._regions.slots[RegionId(name)]]] for name in changed]
        old, new, found = self.model.regions, model.regions, []
        for start in range(0, len(new), AT_ONCE):
            # Comparing tuples passes over identical records as fast as can be.
            before, after = old[start : start + AT_ONCE], new[start : start + AT_ONCE]
            if before != after:
                found += [region for was, region in zip(before, after, strict=True) if was is not region]
        return found

    def _take_over_order(self, model: MapModel) -> None:
        """Regions were added, removed or moved in the list."""
        known = {region.id: region for region in self.model.regions}
        kept = [region.id for region in model.regions if region.id in known]
        now = frozenset(kept)
        if kept != [region.id for region in self.model.regions if region.id in now]:
            self._start(model)
            return
        gone = {self._regions.slots[name]: region for name, region in known.items() if name not in now}
        self._measure({slot: Region(region.id, region.name, ()) for slot, region in gone.items()})
        self._regions.order(model.regions)
        fresh = {self._regions.slots[new.id]: new for new in model.regions if known.get(new.id) is not new}
        self._measure(fresh)
        self._list_all()

    def _measure(self, fresh: dict[int, Region]) -> None:
        """Put changed regions in place of the old ones, measure what that touches, bring the lists up to date."""
        moved: dict[int, tuple[list[Loop], list[Edge], list[Edge]]] = {}
        for slot, region in fresh.items():
            if region.outline != self._regions.by_slot[slot].outline:
                loops = oriented_loops(region.outline)
                moved[slot] = (loops, *self._book.difference(slot, loops))
            self._regions.by_slot[slot] = region
        if not moved:
            return
        edges = [edge for _, lost, gained in moved.values() for edge in (*lost, *gained)]
        points = {point for edge in edges for point in edge}
        groups = self._owners_at(points)
        touched = set(moved).union(*(self._book.holders(edge) for edge in edges))
        boxes = self._regions.boxes[list(moved)].tolist()
        for slot, (loops, lost, gained) in moved.items():
            self._book.put(slot, loops, lost, gained)
            self._regions.boxes[slot] = box_of(loops)
        boxes += self._regions.boxes[list(moved)].tolist()
        touched.update(*(self._book.holders(edge) for edge in edges))
        groups |= self._owners_at(points)
        pairs = {(a, b) for group in groups for a in group for b in group if a < b}
        self._list_changes(self._measuring.measure_again(touched, pairs, boxes))

    def _owners_at(self, points: Iterable[Point]) -> set[tuple[int, ...]]:
        return {self._book.at_vertex(point) for point in points}

    def _list_changes(self, pairs: Iterable[Pair]) -> None:
        """Bring the list of pairs up to date where it can have changed."""
        place, count = self._regions.place, len(self._regions.ids)
        for pair in pairs:
            one, other = int(place[pair[0]]), int(place[pair[1]])
            key = min(one, other) * count + max(one, other)
            record = self._measuring.pairs.get(pair)
            at = bisect_left(self._keys, key)
            is_listed = at < len(self._keys) and self._keys[at] == key
            self._keys[at : at + is_listed] = [] if record is None else [key]
            self._records[at : at + is_listed] = [] if record is None else [record]
        self._publish()

    def _list_all(self) -> None:
        place, count = self._regions.place, len(self._regions.ids)
        listed: list[tuple[int, ClosePair]] = []
        for (one, other), record in self._measuring.pairs.items():
            low, high = sorted((int(place[one]), int(place[other])))
            listed.append((low * count + high, record))
        listed.sort(key=lambda entry: entry[0])
        self._keys = [key for key, _ in listed]
        self._records = [record for _, record in listed]
        self._publish()

    def _publish(self) -> None:
        frame = self.adjacency.frame
        if self._measuring.is_frame_new:
            slots = sorted(self._measuring.frame, key=lambda slot: int(self._regions.place[slot]))
            frame = tuple(contact for slot in slots for contact in self._measuring.frame[slot])
        self.adjacency = Adjacency(tuple(self._records), frame)
