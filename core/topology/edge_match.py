"""Exact shared edges: for every edge of a table the region that holds the same edge the other way round.

Edges are matched through a hash table of their end points, but the hash only proposes: every match is verified on
the coordinates, and whatever shares a slot of the hash table is sorted out exactly. Gaps are not this file's concern.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.topology.edge_slots import edge_slots
from core.topology.edge_table import EdgeTable, Flags, Ints, point_codes, run_sizes, run_starts, where_true

FREE = -1
"""No other region holds this edge."""
SEVERAL = -2
"""More than two edges lie here, or two that run the same way: regions overlap."""
SPARE_BITS = 2
"""How sparse the hash table is: at least two to the power of this many slots for each edge."""


@dataclass(frozen=True, slots=True, eq=False)
class EdgeMatch:
    """Who lies behind each edge, and what could not be told as one partner per edge."""

    codes: Ints
    """Per edge: a number for its start point, see edge_table.point_codes."""
    partner: Ints
    """Per edge: the region behind it (its own number inside a pinched region), FREE or SEVERAL."""
    partner_before: Ints
    """Per edge: the partner of the edge before it on its ring."""
    extra_pairs: Ints
    """(n, 3): region, region behind, edge; for the edges marked SEVERAL, each way round."""
    same_way: Ints
    """(n, 2): pairs of regions, lower number first, that hold an edge in the same direction, so they overlap."""


def match_edges(table: EdgeTable) -> EdgeMatch:
    """Find the partner of every edge."""
    partner = np.full(len(table.x1), FREE, dtype=np.int64)
    extra: list[tuple[int, int, int]] = []
    same_way: set[tuple[int, int]] = set()
    seen: set[tuple[int, ...]] = set()
    ends = _ends(table)
    unsure = _match_by_slot(ends, table.region, partner)
    for group in _groups_of_equal_edges(ends, table.region, unsure, partner):
        for owners in _settle_group(ends, table.region, group, partner, extra):
            # Copies of one outline lie together at every edge; who they are is told once.
            if owners not in seen:
                seen.add(owners)
                same_way.update(combinations(owners, 2))
    return EdgeMatch(
        ends.start,
        partner,
        table.shifted_on(partner),
        np.array(sorted(extra), dtype=np.int64).reshape(-1, 3),
        np.array(sorted(same_way), dtype=np.int64).reshape(-1, 2),
    )


@dataclass(frozen=True, slots=True, eq=False)
class _Ends:
    """Both ends of each edge as numbers, and their sum, which does not depend on the edge's direction."""

    start: Ints
    end: Ints
    key: Ints

    def is_reverse(self, one: Ints, other: NDArray[np.signedinteger[Any]]) -> Flags:
        """Which edges run between the same points as others, the other way round?"""
        same: Flags = self.start.take(one) == self.end.take(other)
        same &= self.end.take(one) == self.start.take(other)
        return same


def _ends(table: EdgeTable) -> _Ends:
    start = point_codes(table)
    # The end of an edge is the start of the next one on its ring.
    end = table.shifted_back(start)
    return _Ends(start, end, start + end)


def _match_by_slot(ends: _Ends, region: Ints, partner: Ints) -> Ints:
    """Match what a hash table settles at once; returns the edges whose slot is shared and needs a closer look.

    Of the edges in a slot the last two are looked at. An edge that is neither of them makes the slot crowded.
    """
    bits = max(len(partner).bit_length() + SPARE_BITS, 4)
    slot = edge_slots(ends.key, bits)
    numbers, holder = np.arange(len(partner), dtype=np.int32), np.empty(1 << bits, dtype=np.int32)
    holder[slot] = numbers
    last = holder.take(slot)
    one = where_true(last != numbers)
    other, number, shared = last.take(one), numbers.take(one), slot.take(one)
    holder[shared] = number
    is_odd = holder.take(shared) != number
    is_odd |= ~ends.is_reverse(one, other)
    partner[one] = region.take(other)
    partner[other] = region.take(one)
    crowded = np.zeros(len(partner), dtype=bool)
    crowded[other.take(where_true(is_odd))] = True
    unsure = where_true(crowded.take(last))
    partner[unsure] = FREE
    return unsure


def _groups_of_equal_edges(ends: _Ends, region: Ints, edges: Ints, partner: Ints) -> Iterator[list[int]]:
    """Groups of two or more edges between the same points; simple pairs are matched here and not handed on."""
    if not len(edges):
        return
    order = edges.take(np.argsort(ends.key.take(edges), kind="stable"))
    key = ends.key.take(order)
    starts = run_starts(key)
    sizes = run_sizes(starts, len(order))
    twos = starts.take(where_true(sizes == 2))
    one, other = order.take(twos), order.take(twos + 1)
    fits = ends.is_reverse(one, other)
    good = where_true(fits)
    one, other = one.take(good), other.take(good)
    partner[one], partner[other] = region.take(other), region.take(one)
    odd = np.concatenate((twos[~fits], starts[sizes > 2]))
    odd_sizes = np.concatenate((np.full(len(fits) - len(good), 2), sizes[sizes > 2]))
    for start, size in zip(odd.tolist(), odd_sizes.tolist(), strict=True):
        exact: dict[tuple[int, int], list[int]] = {}
        for edge in order[start : start + size].tolist():
            low, high = sorted((int(ends.start[edge]), int(ends.end[edge])))
            exact.setdefault((low, high), []).append(edge)
        yield from (group for group in exact.values() if len(group) > 1)


def _settle_group(
    ends: _Ends,
    region: Ints,
    group: list[int],
    partner: Ints,
    extra: list[tuple[int, int, int]],
) -> Iterator[tuple[int, ...]]:
    """Settle edges between the same two points: one each way is a border, anything else an overlap.

    The regions that hold the edge the same way are handed on, in order.
    """
    along = [edge for edge in group if ends.start[edge] == ends.start[group[0]]]
    against = [edge for edge in group if ends.start[edge] != ends.start[group[0]]]
    if len(along) == 1 and len(against) == 1:
        partner[along[0]], partner[against[0]] = region[against[0]], region[along[0]]
        return
    for side, behind in ((along, against), (against, along)):
        # A region that runs along an edge twice still shares it once.
        owners = {int(region[edge]): edge for edge in side}
        others = {int(region[edge]) for edge in behind}
        yield tuple(sorted(owners))
        partner[side] = SEVERAL if behind else FREE
        for owner, edge in owners.items():
            extra.extend((owner, other, edge) for other in others - {owner})
