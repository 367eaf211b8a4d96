"""The "near" rule for edges nobody shares exactly: every boundary point belongs to the nearest other region within T.

Chosen: pieces of edges are halved until one region is certainly the nearest along the whole piece. The distance to a
region changes by no more than the way walked, so comparing distances at a piece's middle with its length is enough.
Rejected: sampling points every few units, because it is slower and its error has no bound; buffers and shapely
intersections per pair, because a third region between two does not take the points that are its own.

A point counts only where the boundary faces the other region. Without that, two regions that touch at a corner would
face each other along 2T of boundary when nothing else is around. Facing means: the way to the nearest point leaves
the boundary at less than FACING from its normal; where the outline is jagged (traced pixels), the normal of a stretch
of boundary around the point is taken instead of the normal of one tiny edge.
"""

import numpy as np

from core.topology.edge_table import LENGTH_STEPS, EdgeTable, Flags, Floats, Ints, where_true
from core.topology.facing import FacingTest
from core.topology.near_rows import NO_ROWS, NearRows, RowCollector
from core.topology.piece_cells import CANDIDATES_AT_ONCE, PieceCells, Pieces, cut_edges, joined
from core.topology.piece_crossings import crossing_regions
from core.topology.piece_rounds import Round, first_round, joined_rounds, nearest_regions
from core.topology.piece_settling import ROUNDING, Search, record_corners, settled

LONGEST = 1600.0
"""Pieces start at most this long (sixteen units)."""
GLANCE = 0.7
"""How far the first look goes, as a share of the tolerance plus LONGEST, which is how far anything can matter.

It is the size of a cell, too: finer cells propose fewer pieces, but more of them have to be looked up.
"""
SLACK = 50.0
"""Left between that and the size of a cell, so that rounding never makes the look reach for one cell more."""


def search_reach(gap: float) -> float:
    """How far from a region's boundary its rows can depend on anything."""
    return 2 * (gap + ROUNDING) + ROUNDING


def near_rows(table: EdgeTable, free: Flags, sources: Flags, gap: float) -> NearRows:
    """Measure the source edges (all of them free) against all edges of the table; both flags are per edge."""
    tolerance = gap + ROUNDING
    own = cut_edges(table, where_true(sources), LONGEST)
    if not len(own.x):
        return NO_ROWS
    rows = RowCollector(own, table.count)
    targets = own if sources.all() else _targets(table, own, 2 * tolerance)
    cells = PieceCells(targets, GLANCE * (tolerance + LONGEST))
    search = Search(cells, FacingTest(table, free), rows, tolerance)
    # A look at the nearest cells settles most pieces; only the others pay for a look as far as the tolerance.
    _look_around(own, _glance(own, search), search)
    if search.far:
        _record_beyond(joined(search.far), search)
    return rows.finished()


def _glance(own: Pieces, search: Search) -> Ints:
    """Settle the pieces that lie well inside a border; returns the others.

    Such a piece is certainly nearest to one region all along, faces it, and so do the pieces before and after it.
    """
    known = GLANCE * (search.tolerance + LONGEST) - LONGEST / 2 - SLACK
    region, share, distance = np.full(len(own.x), -1), np.zeros(len(own.x)), np.zeros(len(own.x))
    certain = np.zeros(len(own.x), dtype=bool)
    for asked, who, found, square in search.cells.near(own, np.full(len(own.x), known)):
        level, _ = first_round(own, asked, who, found, square)
        if not len(level.root):
            continue
        search.rows.add_crossings(*crossing_regions(level, search.cells.pieces))
        near, half = nearest_regions(level, search.cells), level.pieces.half
        sure = (near.farthest <= search.tolerance) & (np.minimum(near.second, known) - half > near.farthest)
        seen = search.ahead_shares(level.pieces, near.found, near.distance, (near.x, near.y))
        # What is a little farther than asked for is found by chance and must not count.
        seen[near.distance > known] = 0.0
        region[level.root], share[level.root], distance[level.root] = near.region, seen, near.distance
        certain[level.root] = sure & (seen > 0)
        record_corners(level, near, np.where(sure, -1.0, np.inf), known, search)
    region[share == 0] = -1
    inner = where_true(certain)
    for beside in _pieces_beside(own, search.facing):
        there = beside.take(inner)
        inner = inner.take(where_true((there >= 0) & (region.take(there) == region.take(inner))))
    weight = np.rint(own.weight.take(inner) * share.take(inner))
    other, gaps = region.take(inner), distance.take(inner)
    search.rows.add_counted(own, inner, root=inner, other=other, weight=weight, distance=gaps)
    left = np.ones(len(own.x), dtype=bool)
    left[inner] = False
    return where_true(left)


def _pieces_beside(own: Pieces, facing: FacingTest) -> tuple[Ints, Ints]:
    """For each piece the one before and the one after it on its ring; -1 where that edge is not measured."""
    numbers = np.arange(len(own.edge))
    is_first = np.diff(own.edge, prepend=-1) != 0
    is_last = np.append(is_first[1:], True)
    first, last = np.full((2, len(facing.after)), -1)
    first[own.edge[is_first]], last[own.edge[is_last]] = numbers[is_first], numbers[is_last]
    before = np.where(is_first, last.take(facing.before.take(own.edge)), numbers - 1)
    after = np.where(is_last, first.take(facing.after.take(own.edge)), numbers + 1)
    return before, after


def _look_around(own: Pieces, queries: Ints, search: Search) -> None:
    """Measure pieces against all that can matter to them."""
    subset = own.take(queries)
    waiting: list[Round] = []
    for asked, who, found, square in search.cells.near(subset, search.tolerance + subset.half):
        level, lonely = first_round(subset, asked, who, found, square)
        if len(lonely):
            search.far.append(subset.take(lonely))
        if len(level.root):
            waiting.append(settled(level.rooted(queries.take(level.root)), search))
        if sum(len(some.found) for some in waiting) >= CANDIDATES_AT_ONCE:
            _settle_all(waiting, search)
            waiting = []
    _settle_all(waiting, search)


def _settle_all(waiting: list[Round], search: Search) -> None:
    """Decide what the first look left open. Many small rounds are joined: a round costs the same however small."""
    if waiting:
        level = joined_rounds(waiting)
        while len(level.root):
            level = settled(level, search)


def _targets(table: EdgeTable, own: Pieces, radius: float) -> Pieces:
    """All edges that can lie within the radius of a source piece, cut to pieces."""
    edges = np.arange(len(table.x1))
    if len(own.x) < len(edges) // 3:
        block = radius + LONGEST
        marked = np.zeros(1 << 20, dtype=bool)
        for dx in (-block, 0.0, block):
            for dy in (-block, 0.0, block):
                marked[_block_slots(own.x + dx, own.y + dy, block)] = True
        middle_x, middle_y = (table.x1 + table.x2) / 2, (table.y1 + table.y2) / 2
        is_long = table.length > LONGEST * LENGTH_STEPS
        edges = where_true(marked[_block_slots(middle_x, middle_y, block)] | is_long)
    return cut_edges(table, edges, LONGEST)


def _block_slots(x: Floats, y: Floats, block: float) -> Ints:
    """A number below 2**20 for the block of each point; sharing one with another block does no harm."""
    column, row = np.floor(x / block).astype(np.int64), np.floor(y / block).astype(np.int64)
    return (column * 73856093 ^ row * 19349663) & ((1 << 20) - 1)


def _record_beyond(pieces: Pieces, search: Search) -> None:
    """Rows for pieces with nobody within the tolerance that face a region within twice of it."""
    radius = 2 * search.tolerance
    for queries, who, found, square in search.cells.near(pieces, np.full(len(pieces.x), radius)):
        level, _ = first_round(pieces, queries, who, found, square)
        if not len(level.root):
            continue
        near = nearest_regions(level, search.cells)
        some = where_true(near.distance <= radius)
        share = search.shares(level.pieces.take(some), near.found.take(some), near.distance.take(some))
        yes = some.take(where_true(share > 0))
        search.rows.add_beyond(level.pieces, yes, near.region.take(yes), near.distance.take(yes))
