"""What exact shared edges say about pairs of regions: common length, the middle of the border, corner touches."""

from dataclasses import dataclass

import numpy as np

from core.topology.edge_match import SEVERAL, EdgeMatch, mixed_codes
from core.topology.edge_table import EdgeTable, Flags, Floats, Ints, run_starts


@dataclass(frozen=True, slots=True, eq=False)
class MatchedPairs:
    """Pairs of regions with exact borders, ascending by `key` = lower number * count of regions + higher number."""

    key: Ints
    length: Floats
    """In 256ths of a grid step."""
    x: Floats
    """The middle of the longest stretch of the border."""
    y: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Touches:
    """Pairs of regions that share a vertex but no edge, ascending by `key`, with the first such vertex."""

    key: Ints
    x: Floats
    y: Floats


@dataclass(frozen=True, slots=True, eq=False)
class _Stretches:
    """Runs of edges with one and the same region behind them, each once, from the side of the lower number."""

    key: Ints
    length: Floats
    x: Floats
    y: Floats


def matched_pairs(table: EdgeTable, match: EdgeMatch) -> MatchedPairs:
    """Common length of every pair with exact borders."""
    runs = _stretches(table, match)
    order = np.argsort(runs.key, kind="stable")
    key, length, x, y = runs.key[order], runs.length[order], runs.x[order], runs.y[order]
    starts = run_starts(key)
    if not len(starts):
        return MatchedPairs(key, length, x, y)
    total = np.add.reduceat(length, starts)
    sizes = np.diff(starts, append=len(key))
    best = starts.copy()
    for at in np.flatnonzero(sizes > 1).tolist():
        members = range(int(starts[at]), int(starts[at] + sizes[at]))
        best[at] = min(members, key=lambda i: (-length[i], x[i], y[i]))
    return MatchedPairs(key[starts], total, x[best], y[best])


def _stretches(table: EdgeTable, match: EdgeMatch) -> _Stretches:
    partner, region = match.partner, table.region
    changes = partner != partner.take(table.previous())
    is_start = changes.copy()
    is_start[table.ring_first[:-1]] = True
    starts = np.flatnonzero(is_start)
    wanted = (partner[starts] >= 0) & (region[starts] < partner[starts])
    stops = np.append(starts[1:], len(partner))
    length = np.add.reduceat(table.length, starts) if len(starts) else np.zeros(0)
    rings = _ring_spans(table, starts)
    edges = stops - starts
    # A stretch that goes on over the start of its ring is one stretch with the ring's last one.
    wraps = np.flatnonzero(wanted & (starts == rings[0]) & ~changes[starts] & (stops < rings[1]))
    last = np.searchsorted(starts, rings[1][wraps]) - 1
    length[last] += length[wraps]
    edges[last] += edges[wraps]
    wanted[wraps] = False
    pick = np.flatnonzero(wanted)
    x, y = _middles(table, starts[pick], edges[pick], rings[0][pick], rings[1][pick])
    key = region[starts[pick]] * table.count + partner[starts[pick]]
    extra = match.extra_pairs[match.extra_pairs[:, 0] < match.extra_pairs[:, 1]]
    edge = extra[:, 2]
    return _Stretches(
        np.concatenate((key, extra[:, 0] * table.count + extra[:, 1])),
        np.concatenate((length[pick], table.length[edge])),
        np.concatenate((x, (table.x1[edge] + table.x2[edge]) / 2)),
        np.concatenate((y, (table.y1[edge] + table.y2[edge]) / 2)),
    )


def _ring_spans(table: EdgeTable, edges: Ints) -> tuple[Ints, Ints]:
    ring = np.searchsorted(table.ring_first, edges, side="right") - 1
    return table.ring_first[ring], table.ring_first[ring + 1]


def _middles(table: EdgeTable, start: Ints, edges: Ints, low: Ints, high: Ints) -> tuple[Floats, Floats]:
    """The middle of stretches of edges: the middle edge's midpoint, or the vertex between the two middle edges."""

    def wrapped(edge: Ints) -> Ints:
        return np.where(edge >= high, edge - high + low, edge)

    one, other = wrapped(start + (edges - 1) // 2), wrapped(start + edges // 2)
    odd = edges % 2 == 1
    x = np.where(odd, (table.x1[one] + table.x2[one]) / 2, table.x1[other])
    y = np.where(odd, (table.y1[one] + table.y2[one]) / 2, table.y1[other])
    return x, y


def corner_touches(table: EdgeTable, match: EdgeMatch, pairs: MatchedPairs) -> Touches:
    """Pairs that meet in a vertex only.

    Only junctions are looked at: vertices where the region behind the border changes. At any other vertex the two
    regions of the border fill the whole round, or both edges are free, and then the near rule comes upon the touch.
    """
    behind_in, behind_out = match.partner.take(table.previous()), match.partner
    junction = np.flatnonzero((behind_in != behind_out) | (behind_out == SEVERAL))
    junction = junction.take(np.flatnonzero(_is_shared(match.codes, table.region, junction)))
    # Codes ascend by x, then y; regions ascend already, and a stable sort keeps them so.
    junction = junction.take(np.argsort(match.codes.take(junction), kind="stable"))
    codes, region = match.codes.take(junction), table.region.take(junction)
    ins, outs = behind_in.take(junction), behind_out.take(junction)
    found: list[Ints] = []
    step, one = 1, np.flatnonzero(codes[1:] == codes[:-1])
    while len(one):
        other = one + step
        apart = region.take(one) != region.take(other)
        # Neighbours at this very vertex need no search in the list of all borders.
        apart &= (ins.take(one) != region.take(other)) & (outs.take(one) != region.take(other))
        low = one.take(np.flatnonzero(apart))
        found.append(np.column_stack((region.take(low) * table.count + region.take(low + step), junction.take(low))))
        step += 1
        one = one[one + step < len(codes)]
        one = one.take(np.flatnonzero(codes.take(one) == codes.take(one + step)))
    rows = np.concatenate(found) if found else np.zeros((0, 2), dtype=np.int64)
    rows = rows[~is_in(rows[:, 0], pairs.key)]
    edges = rows[:, 1]
    rows = rows[np.lexsort((match.codes[edges], rows[:, 0]))]
    rows = rows[run_starts(rows[:, 0])]
    return Touches(rows[:, 0], table.x1[rows[:, 1]], table.y1[rows[:, 1]])


def is_in(wanted: Ints, ascending: Ints) -> Flags:
    """Which of the wanted numbers stand in an ascending list."""
    if not len(ascending):
        return np.zeros(len(wanted), dtype=bool)
    place = np.minimum(np.searchsorted(ascending, wanted), len(ascending) - 1)
    found: Flags = ascending[place] == wanted
    return found


def _is_shared(codes: Ints, regions: Ints, edges: Ints) -> Flags:
    """Which start points of edges are likely to be a vertex of another region too; sure when it says no."""
    bits = max(len(edges).bit_length() + 2, 4)
    slot = mixed_codes(codes.take(edges)) & ((1 << bits) - 1)
    holder = np.full(1 << bits, -1, dtype=np.int32)
    region = regions.take(edges)
    holder[slot] = region
    crowded = np.zeros(1 << bits, dtype=bool)
    crowded[slot.take(np.flatnonzero(holder.take(slot) != region))] = True
    return crowded.take(slot)
