"""Exact shared edges: for every edge of a table the region that holds the same edge the other way round.

Edges are matched through a hash table of their end points, but the hash only proposes: every match is verified on
the coordinates, and whatever shares a slot of the hash table is sorted out exactly. Gaps are not this file's concern.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from core.topology.edge_table import EdgeTable, Flags, Floats, Ints

FREE = -1
"""No other region holds this edge."""
SEVERAL = -2
"""More than two edges lie here, or two that run the same way: regions overlap."""


@dataclass(frozen=True, slots=True, eq=False)
class EdgeMatch:
    """Who lies behind each edge, and what could not be told as one partner per edge."""

    partner: Ints
    """Per edge: the region behind it (its own number inside a pinched region), FREE or SEVERAL."""
    extra_pairs: Ints
    """(n, 3): region, region behind, edge; for the edges marked SEVERAL, each way round."""
    same_way: Ints
    """(n, 2): pairs of regions, lower number first, that hold an edge in the same direction, so they overlap."""


def match_edges(table: EdgeTable) -> EdgeMatch:
    """Find the partner of every edge."""
    partner = np.full(len(table.x1), FREE, dtype=np.int64)
    extra: list[tuple[int, int, int]] = []
    same_way: set[tuple[int, int]] = set()
    if len(partner):
        key = _edge_keys(table)
        unsure = _match_by_slot(table, key, partner)
        for group in _groups_of_equal_edges(table, key, unsure, partner):
            _settle_group(table, group, partner, extra, same_way)
    return EdgeMatch(
        partner,
        np.array(sorted(extra), dtype=np.int64).reshape(-1, 3),
        np.array(sorted(same_way), dtype=np.int64).reshape(-1, 2),
    )


def point_keys(x: Floats, y: Floats) -> Ints:
    """A well mixed 64-bit number for each point."""
    mixed = (x.astype(np.int64) * -7046029254386353131) ^ (y.astype(np.int64) * -4417276706812531889)
    mixed ^= mixed >> 29
    mixed *= -4658895280553007687
    mixed ^= mixed >> 32
    return mixed


def _edge_keys(table: EdgeTable) -> Ints:
    """A number for each edge that does not depend on its direction."""
    start = point_keys(table.x1, table.y1)
    # The end of an edge is the start of the next one on its ring, unless a repeated vertex was dropped in between.
    keys: Ints = start + start[table.following()]
    keys *= 2654435769
    keys ^= keys >> 31
    return keys


def _match_by_slot(table: EdgeTable, key: Ints, partner: Ints) -> Ints:
    """Match what a hash table settles at once; returns the edges whose slot is shared and needs a closer look."""
    bits = max(int(len(key)).bit_length() + 1, 4)
    slot = key & ((1 << bits) - 1)
    runs_up = (table.x1 < table.x2) | ((table.x1 == table.x2) & (table.y1 < table.y2))
    up, down = np.flatnonzero(runs_up), np.flatnonzero(~runs_up)
    holder = np.full(1 << bits, -1, dtype=np.int32)
    slot_up, slot_down = slot[up], slot[down]
    holder[slot_up] = up
    crowded = np.zeros(1 << bits, dtype=bool)
    crowded[slot_up[holder[slot_up] != up]] = True
    met = holder[slot_down]
    hit = np.flatnonzero(met >= 0)
    hit = hit[_is_reverse(table, met[hit], down[hit])]
    found_up, found_down = met[hit], down[hit]
    partner[found_down] = table.region[found_up]
    partner[found_up] = table.region[found_down]
    # Two edges that found the same one: the later has overwritten the earlier.
    last = np.full(len(key), -1, dtype=np.int32)
    last[found_up] = found_down
    crowded[slot[found_down[last[found_up] != found_down]]] = True
    if not crowded.any():
        # Edges that run down and found nothing can still lie on each other.
        return _coinciding(table, slot, down[partner[down] == FREE], bits)
    unsure = np.flatnonzero(crowded[slot])
    partner[unsure] = FREE
    alone = down[(partner[down] == FREE) & ~crowded[slot_down]]
    return np.concatenate((unsure, _coinciding(table, slot, alone, bits)))


def _coinciding(table: EdgeTable, slot: Ints, edges: Ints, bits: int) -> Ints:
    """Those of the given edges that share a slot with another one of them."""
    if len(edges) < 2:
        return edges[:0]
    holder = np.full(1 << bits, -1, dtype=np.int32)
    holder[slot[edges]] = edges
    lost = edges[holder[slot[edges]] != edges]
    if not len(lost):
        return lost
    crowded = np.zeros(1 << bits, dtype=bool)
    crowded[slot[lost]] = True
    return edges[crowded[slot[edges]]]


def _is_reverse(table: EdgeTable, one: Ints, other: Ints) -> Flags:
    same: Flags = (table.x1[one] == table.x2[other]) & (table.y1[one] == table.y2[other])
    same &= (table.x2[one] == table.x1[other]) & (table.y2[one] == table.y1[other])
    return same


def _groups_of_equal_edges(table: EdgeTable, key: Ints, edges: Ints, partner: Ints) -> Iterator[Ints]:
    """Groups of two or more edges between the same points; simple pairs are matched here and not handed on."""
    if not len(edges):
        return
    order = edges[np.argsort(key[edges], kind="stable")]
    starts = np.flatnonzero(np.diff(key[order], prepend=~key[order[0]]))
    sizes = np.diff(starts, append=len(order))
    twos = starts[sizes == 2]
    one, other = order[twos], order[twos + 1]
    fits = _is_reverse(table, one, other)
    partner[one[fits]], partner[other[fits]] = table.region[other[fits]], table.region[one[fits]]
    odd = np.concatenate((twos[~fits], starts[sizes > 2]))
    odd_sizes = np.concatenate((np.full(int((~fits).sum()), 2), sizes[sizes > 2]))
    for start, size in zip(odd.tolist(), odd_sizes.tolist(), strict=True):
        exact: dict[tuple[tuple[float, float], tuple[float, float]], list[int]] = {}
        for edge in order[start : start + size].tolist():
            ends = sorted(((table.x1[edge], table.y1[edge]), (table.x2[edge], table.y2[edge])))
            exact.setdefault((ends[0], ends[1]), []).append(edge)
        yield from (np.array(group) for group in exact.values() if len(group) > 1)


def _settle_group(
    table: EdgeTable, group: Ints, partner: Ints, extra: list[tuple[int, int, int]], same_way: set[tuple[int, int]]
) -> None:
    """Settle edges between the same two points: one each way is a border, anything else an overlap."""
    lead = int(group[0])
    ahead = (table.x1[group] == table.x1[lead]) & (table.y1[group] == table.y1[lead])
    along, against = group[ahead].tolist(), group[~ahead].tolist()
    if len(along) == 1 and len(against) == 1:
        partner[along[0]], partner[against[0]] = table.region[against[0]], table.region[along[0]]
        return
    for side in (along, against):
        owners = sorted({int(table.region[edge]) for edge in side})
        same_way.update((a, b) for i, a in enumerate(owners) for b in owners[i + 1 :])
    for side, behind in ((along, against), (against, along)):
        partner[side] = SEVERAL if behind else FREE
        others = {int(table.region[edge]) for edge in behind}
        # A region that runs along an edge twice still shares it once.
        for owner, edge in {int(table.region[edge]): edge for edge in side}.items():
            extra.extend((owner, other, edge) for other in others - {owner})
