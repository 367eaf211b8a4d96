"""Measures the surroundings of an edit with the code of the full pass, and keeps what it found for every region."""

from collections.abc import Iterable

import numpy as np

from core.model.map_model import MapModel
from core.topology.close_pairs import ClosePair, FrameContact
from core.topology.edge_book import EdgeBook
from core.topology.edge_table import Ints, Shapes, region_lines
from core.topology.frame_contacts import frame_rows, on_frame
from core.topology.live_regions import LiveRegions
from core.topology.live_suspects import Pair, Suspicions
from core.topology.matched_borders import MatchedPairs, Touches
from core.topology.measure import close_pairs, frame_contacts, open_edges
from core.topology.near_lengths import near_rows, search_reach
from core.topology.near_rows import NearRows, joined_rows, rows_by_region
from core.topology.overlaps import Overlaps, covered_pairs, find_overlaps, ordered_pairs, ring_probes
from core.topology.pair_facts import pair_facts
from core.topology.pair_kinds import classified, exact_kind, with_spots


class LiveMeasuring:
    """What is known of every region and every close pair, by slots; a pair is two slots, lower first."""

    def __init__(self, regions: LiveRegions, book: EdgeBook, model: MapModel) -> None:
        self._regions, self._book = regions, book
        self._settings, self._frame = model.adjacency, model.frame
        self._rows: dict[int, NearRows] = {}
        self._covers: dict[int, set[int]] = {}
        self._suspicions = Suspicions()
        self._overlaps: dict[Pair, tuple[float, float, float, float, float]] = {}
        """Area, boundary of the lower and of the higher slot inside the other, spot."""
        self.pairs: dict[Pair, ClosePair] = {}
        self.frame: dict[int, tuple[FrameContact, ...]] = {}
        self.is_frame_new = True

    def measure_again(self, touched: set[int], pairs: set[Pair], boxes: list[list[float]]) -> set[Pair]:
        """Measure after an edit; returns all pairs that may have changed.

        `touched` are regions whose edges, or what lies behind them, have changed; `pairs` have a vertex or an edge
        in common there; `boxes` hold the changed regions as they were and as they are.
        """
        for slot in touched:
            self._regions.refresh(slot, self._book)
        around = self._regions.within(boxes, search_reach(self._settings.gap), only_free=True)
        dirty = touched.union(around.tolist())
        pairs = pairs | self._pairs_by_gaps(dirty)
        self._forget(dirty)
        self._measure_free(np.array([slot for slot in dirty if self._regions.is_free[slot]], dtype=np.int64))
        pairs |= self._pairs_by_gaps(dirty)
        pairs |= self._overlaps_again(dirty)
        self._classify(pairs)
        return pairs

    def _forget(self, dirty: Iterable[int]) -> None:
        self.is_frame_new = False
        for slot in dirty:
            self._rows.pop(slot, None)
            self._covers.pop(slot, None)
            self.is_frame_new |= self.frame.pop(slot, None) is not None

    def _pairs_by_gaps(self, slots: Iterable[int]) -> set[Pair]:
        """All pairs that the rows of the given regions speak of."""
        found: set[Pair] = set()
        for slot in slots:
            rows = self._rows.get(slot)
            if rows is not None:
                others = np.unique(np.concatenate((rows.counted.other, rows.contacts.other, rows.beyond.other)))
                found.update((min(slot, other), max(slot, other)) for other in others.tolist())
        return found

    def _measure_free(self, sources: Ints) -> None:
        """Measure the free edges of the given regions, their contact with the frame, and who covers them."""
        if not len(sources):
            return
        regions, settings = self._regions, self._settings
        table, free = regions.table(self._close_to(sources), self._book)
        is_source = np.zeros(table.count, dtype=bool)
        is_source[regions.place[sources]] = True
        mine = free & is_source[table.region]
        near = near_rows(table, free, mine & ~on_frame(table, self._frame), settings.gap)
        covers = covered_pairs(table, ring_probes(table, mine))
        contacts = frame_contacts(frame_rows(table, open_edges(mine, near), self._frame, settings), regions.ids)
        for place, rows in rows_by_region(near).items():
            self._rows[int(regions.in_order[place])] = rows.renumbered(regions.in_order)
        for own, cover in regions.in_order[covers].tolist():
            self._covers.setdefault(own, set()).add(cover)
        for contact in contacts:
            slot = regions.slots[contact.region]
            self.frame[slot] = (*self.frame.get(slot, ()), contact)
        self.is_frame_new |= len(contacts) > 0

    def _close_to(self, sources: Ints) -> Ints:
        """The slots of the regions that measuring some of them can come upon."""
        regions = self._regions
        if len(sources) >= len(regions.ids):
            return regions.in_order
        boxes = regions.boxes[sources].tolist()
        return regions.within(boxes, search_reach(self._settings.gap))

    def _overlaps_again(self, dirty: set[int]) -> set[Pair]:
        """Bring suspicions and overlaps up to date; returns the pairs whose overlap may have changed."""
        seeds = set(dirty)
        for slot in dirty:
            rows = self._rows.get(slot)
            crossed = set() if rows is None else set(rows.crossings[:, 1].tolist())
            seeds |= self._suspicions.put(slot, crossed | self._book.same_way(slot) | self._covers.get(slot, set()))
        around = self._suspicions.connected(seeds)
        stale = {pair for pair in self._overlaps if pair[0] in around or pair[1] in around}
        for pair in stale:
            del self._overlaps[pair]
        suspects = self._suspicions.pairs_in(around)
        if not suspects:
            return stale
        place, in_order = self._regions.place, self._regions.in_order
        slots = np.unique(np.array(suspects, dtype=np.int64))
        table, _ = self._regions.table(slots, self._book)
        found = find_overlaps(table, ordered_pairs(place[np.array(suspects)]), self._rows_of(slots.tolist()))
        columns = (found.area, found.low_inside, found.high_inside, found.x, found.y)
        for key, area, low, high, x, y in zip(found.key.tolist(), *(c.tolist() for c in columns), strict=True):
            one, other = int(in_order[key // table.count]), int(in_order[key % table.count])
            self._overlaps[min(one, other), max(one, other)] = (
                area,
                *((low, high) if one < other else (high, low)),
                x,
                y,
            )
        return stale.union(suspects)

    def _rows_of(self, slots: Iterable[int]) -> NearRows:
        """The rows of some regions together, regions called by their places in the map."""
        rows = [self._rows[slot] for slot in slots if slot in self._rows]
        return joined_rows(rows).renumbered(self._regions.place)

    def _classify(self, pairs: set[Pair]) -> None:
        """Decide the given pairs anew; those with nothing but an exact border need no measuring."""
        place = self._regions.place
        unsure: set[Pair] = set()
        for pair in pairs:
            self.pairs.pop(pair, None)
            if pair[0] in self._rows or pair[1] in self._rows or pair in self._overlaps:
                unsure.add(pair)
                continue
            low, high = pair if place[pair[0]] < place[pair[1]] else pair[::-1]
            length, x, y = self._book.common_border(low, high)
            kind, neighbours, steps = exact_kind(length, self._settings)
            if not length:
                point = self._book.touch(low, high)
                if point is None:
                    continue
                x, y = point
            names = self._regions.by_slot
            at = (round(x), round(y))
            self.pairs[pair] = ClosePair(names[low].id, names[high].id, kind, neighbours, steps, at=at)
        if unsure:
            self._classify_measured(unsure)

    def _classify_measured(self, pairs: set[Pair]) -> None:
        """Decide pairs anew with all that was measured about them."""
        regions, count = self._regions, len(self._regions.ids)
        place = regions.place.tolist()
        by_key: dict[int, Pair] = {}
        for one, other in pairs:
            low, high = sorted((place[one], place[other]))
            by_key[low * count + high] = (one, other)
        near = self._rows_of(sorted({slot for pair in pairs for slot in pair}))
        matched, touches = self._exact(by_key, place)
        facts = pair_facts(count, matched, touches, near, self._overlaps_of(by_key, place))
        wanted = np.array(sorted(by_key), dtype=np.int64)
        facts = facts.take(np.flatnonzero(np.isin(facts.key, wanted)))
        found = with_spots(classified(facts, self._settings, count, self._lines), near.counted, count)
        keys = (found.low * count + found.high).tolist()
        for key, record in zip(keys, close_pairs(found, regions.ids), strict=True):
            self.pairs[by_key[key]] = record

    def _exact(self, by_key: dict[int, Pair], place: list[int]) -> tuple[MatchedPairs, Touches]:
        """Exact borders and corner touches of some pairs."""
        borders, touches = [], []
        for key, pair in sorted(by_key.items()):
            low, high = sorted(pair, key=place.__getitem__)
            length, x, y = self._book.common_border(low, high)
            if length:
                borders.append((key, length, x, y))
            elif (point := self._book.touch(low, high)) is not None:
                touches.append((key, *point))
        border, touch = np.array(borders).reshape(-1, 4), np.array(touches, dtype=np.float64).reshape(-1, 3)
        return (
            MatchedPairs(border[:, 0].astype(np.int64), border[:, 1], border[:, 2], border[:, 3]),
            Touches(touch[:, 0].astype(np.int64), touch[:, 1], touch[:, 2]),
        )

    def _overlaps_of(self, by_key: dict[int, Pair], place: list[int]) -> Overlaps:
        rows = []
        for key, pair in sorted(by_key.items()):
            if pair in self._overlaps:
                area, low, high, x, y = self._overlaps[pair]
                is_turned = place[pair[0]] > place[pair[1]]
                rows.append((key, area, *((high, low) if is_turned else (low, high)), x, y))
        columns = np.array(rows, dtype=np.float64).reshape(-1, 6).T
        return Overlaps(columns[0].astype(np.int64), *columns[1:])

    def _lines(self, places: Ints) -> Shapes:
        table, _ = self._regions.table(self._regions.in_order[places], self._book)
        return region_lines(table, places)
