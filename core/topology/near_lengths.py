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

from dataclasses import replace

import numpy as np

from core.topology.edge_table import LENGTH_STEPS, EdgeTable, Flags, Floats, Ints
from core.topology.facing import FacingTest
from core.topology.near_rows import NearRows, RowCollector
from core.topology.piece_cells import CANDIDATES_AT_ONCE, PieceCells, Pieces, cut_edges, joined, ways
from core.topology.piece_crossings import crossing_regions
from core.topology.piece_rounds import (
    Nearest,
    Round,
    first_round,
    halved,
    joined_rounds,
    kept_distance,
    led_share,
    nearest_regions,
    second_nearest,
)

LONGEST = 1600.0
"""Pieces start at most this long (sixteen units)."""
CELL = 0.7
"""The size of a cell, as a share of the tolerance plus LONGEST; two must reach that far, three twice the tolerance."""
SHORTEST = 250.0
"""Pieces this short are halved no more; two regions that contend for one share it by their distances from its ends."""
COARSE = 200.0
"""A piece that does not face its nearest region is halved down to this length, to find where facing ends."""
ROUNDING = 2.0
"""Points this close are the same: two grid steps, what rounding to the grid can pull apart."""
CORNER_FACTOR, CORNER_SLACK = 2.0, 100.0
"""Four regions meet in a corner when two of them are at most this much farther apart than their nearer neighbours."""


class _Search:
    """One pass of the near rule: what is searched, by which tolerance, and where the rows go."""

    def __init__(self, targets: Pieces, facing: FacingTest, rows: RowCollector, tolerance: float) -> None:
        self.tolerance, self.facing, self.rows = tolerance, facing, rows
        self.cells = PieceCells(targets, CELL * (tolerance + LONGEST))
        self.far: list[Pieces] = []
        """Parts of pieces that turned out to have nobody within the tolerance."""


def search_reach(gap: float) -> float:
    """How far from a region's boundary its rows can depend on anything."""
    return 2 * (gap + ROUNDING) + ROUNDING


def near_rows(table: EdgeTable, free: Flags, sources: Flags, gap: float) -> NearRows:
    """Measure the source edges (all of them free) against all edges of the table; both flags are per edge."""
    tolerance = gap + ROUNDING
    own = cut_edges(table, np.flatnonzero(sources), LONGEST)
    rows = RowCollector(own, table.count)
    if not len(own.x):
        return rows.finished()
    targets = own if sources.all() else _targets(table, own, 2 * tolerance)
    search = _Search(targets, FacingTest(table, free), rows, tolerance)
    # A look at the nearest cells settles most pieces; only the others pay for a look as far as the tolerance.
    short = CELL * (tolerance + LONGEST)
    unseen = _look(own, np.arange(len(own.x)), search, reach=1, radius=short)
    beyond = _look(own, unseen, search, reach=2, radius=tolerance + LONGEST)
    _record_beyond(joined([own.take(beyond), *search.far]), search)
    return rows.finished()


def _look(own: Pieces, queries: Ints, search: _Search, *, reach: int, radius: float) -> Ints:
    """Measure the pieces against what lies within the radius; returns those for which that was not far enough."""
    is_last = radius >= search.tolerance + LONGEST
    left, waiting = [np.zeros(0, dtype=np.int64)], []
    subset = own.take(queries)
    for asked, who, found, square in search.cells.near(subset, reach, radius):
        level, lonely = first_round(subset, asked, who, found, square)
        if reach == 1:
            search.rows.add_crossings(*crossing_regions(level, search.cells.pieces))
        level = replace(level, root=queries.take(level.root))
        following, unsettled = _settled(level, search, known=np.inf if is_last else radius - LONGEST / 2)
        left += [queries.take(lonely), level.root.take(unsettled)]
        waiting.append(following)
        if sum(len(some.found) for some in waiting) >= CANDIDATES_AT_ONCE:
            _settle_all(waiting, search)
            waiting = []
    _settle_all(waiting, search)
    return np.concatenate(left)


def _settle_all(waiting: list[Round], search: _Search) -> None:
    """Decide what the first look left open. Many small rounds are joined: a round costs the same however small."""
    if waiting:
        level = joined_rounds(waiting)
        while len(level.root):
            following, away = _settled(level, search, known=np.inf)
            search.far.append(level.pieces.take(away))
            level = following


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
        edges = np.flatnonzero(marked[_block_slots(middle_x, middle_y, block)] | is_long)
    return cut_edges(table, edges, LONGEST)


def _block_slots(x: Floats, y: Floats, block: float) -> Ints:
    """A number below 2**20 for the block of each point; sharing one with another block does no harm."""
    column, row = np.floor(x / block).astype(np.int64), np.floor(y / block).astype(np.int64)
    return (column * 73856093 ^ row * 19349663) & ((1 << 20) - 1)


def _settled(level: Round, search: _Search, *, known: float) -> tuple[Round, Ints]:
    """Decide what can be decided.

    While only what is nearer than `known` was found: returns the numbers of pieces that have to look farther. Once
    everything is known: returns the halves of pieces that are still open, and the numbers of those with nobody near.
    """
    if not len(level.root):
        return level, level.root[:0]
    half = level.pieces.half
    near = nearest_regions(level, search.cells)
    away = near.distance - half > search.tolerance
    certain = (near.farthest <= search.tolerance) & (np.minimum(near.second, known) - half > near.farthest)
    share, vx, vy = _seen_shares(level, near, search)
    decided = certain & ((share > 0) | (half <= COARSE / 2))
    if known == np.inf:
        decided |= half <= SHORTEST / 2
        decided &= ~away
    index = np.flatnonzero(decided)
    share = share.take(index)
    rough = np.flatnonzero(share == 0)
    if len(rough):
        some = index.take(rough)
        distance = near.distance.take(some)
        share[rough] = search.facing.stretch_share(level.pieces.take(some), vx.take(some), vy.take(some), distance)
    _record_decided(level, near, index, share, search)
    if known < np.inf:
        _record_corners(level, near, np.where(decided, -1.0, np.inf), search)
        return level.none(), np.flatnonzero(~decided)
    still_open = np.flatnonzero(~(decided | away))
    kept = np.full(len(half), -1.0)
    kept[still_open] = kept_distance(level, near, search.tolerance).take(still_open)
    _record_corners(level, near, kept, search)
    following = halved(level, near, still_open, search.tolerance, search.cells)
    return following, np.flatnonzero(away | (decided & (near.distance > search.tolerance)))


def _seen_shares(level: Round, near: Nearest, search: _Search) -> tuple[Floats, Floats, Floats]:
    """The share of each piece that faces its nearest region, by its own edge alone; and the way to that region."""
    vx, vy = ways(level.pieces, near.found, search.cells)
    share = search.facing.seen_share(level.pieces, vx, vy, near.distance)
    touching = np.flatnonzero(near.distance <= ROUNDING)
    if len(touching):
        targets = search.cells.pieces.take(near.found.take(touching))
        share[touching] = search.facing.touch_share(level.pieces.take(touching), targets)
    return share, vx, vy


def _record_decided(level: Round, near: Nearest, index: Ints, share: Floats, search: _Search) -> None:
    """Rows for decided pieces: counted where they face their nearest region within the tolerance."""
    is_within = near.distance.take(index) <= search.tolerance
    beyond = index.take(np.flatnonzero(~is_within & (share > 0)))
    if len(beyond):
        search.rows.add_beyond(level.pieces, beyond, near.region.take(beyond), near.distance.take(beyond))
    inside = np.flatnonzero(is_within)
    index, share = index.take(inside), share.take(inside)
    distance, second = near.distance.take(index), near.second.take(index)
    weight = np.rint(level.pieces.weight.take(index) * share)
    contended = (
        (second - level.pieces.half.take(index) <= near.farthest.take(index))
        & (second <= search.tolerance)
        & (share > 0)
    )
    shared = np.flatnonzero(contended)
    if len(shared):
        some = index.take(shared)
        rival = second_nearest(level, near, some)
        given = np.rint(weight.take(shared) * (1 - led_share(level, near, some, rival, search.cells)))
        weight[shared] -= given
        region = search.cells.pieces.region.take(rival)
        search.rows.add_counted(level.pieces.take(some), level.root.take(some), region, given, second.take(shared))
    yes = np.flatnonzero(share > 0)
    some = index.take(yes)
    region, counted = near.region.take(some), weight.take(yes)
    search.rows.add_counted(level.pieces.take(some), level.root.take(some), region, counted, distance.take(yes))
    no = index.take(np.flatnonzero(share == 0))
    search.rows.add_contacts(level.pieces.region.take(no), near.region.take(no), is_third=False)


def _record_corners(level: Round, near: Nearest, kept: Floats, search: _Search) -> None:
    """Rows for regions close by that cannot get the points of a piece because nearer ones do: corners, perhaps.

    What is no farther from a piece than `kept` is looked at again, for the halves of the piece.
    """
    if not len(near.rivals):
        return
    limit = np.minimum(search.tolerance, CORNER_FACTOR * near.distance + CORNER_SLACK) + level.pieces.half
    distance = np.sqrt(level.square.take(near.rivals))
    close = np.flatnonzero((distance <= limit.take(near.rival_of)) & (distance > kept.take(near.rival_of)))
    own = level.pieces.region.take(near.rival_of.take(close))
    other = search.cells.pieces.region.take(level.found.take(near.rivals.take(close)))
    search.rows.add_contacts(own, other, is_third=True)


def _record_beyond(pieces: Pieces, search: _Search) -> None:
    """Rows for pieces with nobody within the tolerance that face a region within twice of it."""
    radius = 2 * search.tolerance
    for queries, who, found, square in search.cells.near(pieces, 3, radius + LONGEST):
        level, _ = first_round(pieces, queries, who, found, square)
        if not len(level.root):
            continue
        near = nearest_regions(level, search.cells)
        vx, vy = ways(level.pieces, near.found, search.cells)
        share = search.facing.seen_share(level.pieces, vx, vy, near.distance)
        rough = np.flatnonzero((share == 0) & (near.distance <= radius))
        ahead = vx.take(rough), vy.take(rough), near.distance.take(rough)
        share[rough] = search.facing.stretch_share(level.pieces.take(rough), *ahead)
        yes = np.flatnonzero((share > 0) & (near.distance <= radius))
        search.rows.add_beyond(level.pieces, yes, near.region.take(yes), near.distance.take(yes))
