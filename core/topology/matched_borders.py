"""What exact shared edges say about pairs of regions: common length, the middle of the border, corner touches."""

from dataclasses import dataclass

import numpy as np

from core.topology.edge_match import SEVERAL, EdgeMatch
from core.topology.edge_table import EdgeTable, Flags, Floats, Ints, run_sizes, run_starts, where_true


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
    sizes = run_sizes(starts, len(key))
    best = starts.copy()
    for at in where_true(sizes > 1).tolist():
        members = range(int(starts[at]), int(starts[at] + sizes[at]))
        best[at] = min(members, key=lambda i: (-length[i], x[i], y[i]))
    return MatchedPairs(key[starts], total, x[best], y[best])


def _stretches(table: EdgeTable, match: EdgeMatch) -> _Stretches:
    is_start = match.partner != match.partner_before
    is_start[table.ring_first[:-1]] = True
    starts = where_true(is_start)
    own, behind = table.region.take(starts), match.partner.take(starts)
    length = np.add.reduceat(table.length, starts) if len(starts) else np.zeros(0)
    edges, wanted = run_sizes(starts, len(match.partner)), own < behind
    # A stretch that goes on over the start of its ring is one stretch with the ring's last one.
    ring_starts = np.searchsorted(starts, table.ring_first)
    first, last = ring_starts[:-1], ring_starts[1:] - 1
    wraps = where_true((behind.take(first) == behind.take(last)) & wanted.take(first) & (first < last))
    first, last = first.take(wraps), last.take(wraps)
    length[last] += length.take(first)
    edges[last] += edges.take(first)
    wanted[first] = False
    low, high = np.zeros(len(starts), dtype=np.int64), np.full(len(starts), len(match.partner))
    low[last], high[last] = table.ring_first.take(wraps), table.ring_first.take(wraps + 1)
    pick = where_true(wanted)
    x, y = _middles(table, *(values.take(pick) for values in (starts, edges, low, high)))
    extra = match.extra_pairs[match.extra_pairs[:, 0] < match.extra_pairs[:, 1]]
    edge = extra[:, 2]
    return _Stretches(
        np.concatenate((own.take(pick) * table.count + behind.take(pick), extra[:, 0] * table.count + extra[:, 1])),
        np.concatenate((length.take(pick), table.length[edge])),
        np.concatenate((x, (table.x1[edge] + table.x2[edge]) / 2)),
        np.concatenate((y, (table.y1[edge] + table.y2[edge]) / 2)),
    )


def _middles(table: EdgeTable, start: Ints, edges: Ints, low: Ints, high: Ints) -> tuple[Floats, Floats]:
    """The middle of stretches of edges: the middle edge's midpoint, or the vertex between the two middle edges.

    Stretches go on at edge `low` after the one before `high`.
    """

    def wrapped(edge: Ints) -> Ints:
        return np.where(edge >= high, edge - high + low, edge)

    # With an odd number of edges both are the same edge, else the one ends where the other starts.
    one, other = wrapped(start + (edges - 1) // 2), wrapped(start + edges // 2)
    x, y = table.x2.take(one) + table.x1.take(other), table.y2.take(one) + table.y1.take(other)
    return x / 2, y / 2


def corner_touches(table: EdgeTable, match: EdgeMatch, pairs: MatchedPairs) -> Touches:
    """Pairs that meet in a vertex only.

    Only junctions are looked at: vertices where the region behind the border changes. At any other vertex the two
    regions of the border fill the whole round, or both edges are free, and then the near rule comes upon the touch.
    """
    behind_in, behind_out = match.partner_before, match.partner
    junction = where_true((behind_in != behind_out) | (behind_out == SEVERAL))
    # Codes ascend by x, then y; regions ascend already, and a stable sort keeps them so.
    junction = junction.take(np.argsort(match.codes.take(junction), kind="stable"))
    codes, region = match.codes.take(junction), table.region.take(junction)
    ins, outs = behind_in.take(junction), behind_out.take(junction)
    found: list[Ints] = []
    step, one = 1, where_true(codes[1:] == codes[:-1])
    while len(one):
        other = one + step
        apart = region.take(one) != region.take(other)
        # Neighbours at this very vertex need no search in the list of all borders.
        apart &= (ins.take(one) != region.take(other)) & (outs.take(one) != region.take(other))
        low = one.take(where_true(apart))
        found.append(np.column_stack((region.take(low) * table.count + region.take(low + step), junction.take(low))))
        step += 1
        one = one[one + step < len(codes)]
        one = one.take(where_true(codes.take(one) == codes.take(one + step)))
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
