"""Decides which region a piece of boundary belongs to, or that it has to be halved first, and records the rows."""

import numpy as np

from core.topology.edge_table import Floats, Ints, where_true
from core.topology.facing import FacingTest
from core.topology.near_rows import RowCollector
from core.topology.piece_cells import PieceCells, Pieces, ways
from core.topology.piece_rounds import (
    End,
    Nearest,
    Round,
    ends_from,
    halved,
    kept_distance,
    led_share,
    nearest_regions,
    second_nearest,
)

SHORTEST = 450.0
"""Pieces this short (four and a half units) are halved no more.

Of a piece that does not face its region all along half is decided by the middle and a quarter by each end.
"""
CONTENDED = 1300.0
"""Nor are pieces this short that two regions contend for; they share it by their distances from middle and ends."""
ROUNDING = 2.0
"""Points this close are the same: two grid steps, what rounding to the grid can pull apart."""
CORNER_FACTOR, CORNER_SLACK = 2.0, 100.0
"""Four regions meet in a corner when two of them are at most this much farther apart than their nearer neighbours."""


class Search:
    """One pass of the near rule: what is searched, by which tolerance, and where the rows go."""

    def __init__(self, cells: PieceCells, facing: FacingTest, rows: RowCollector, tolerance: float) -> None:
        self.cells, self.facing, self.rows, self.tolerance = cells, facing, rows, tolerance
        self.far: list[Pieces] = []
        """Pieces and parts of pieces that turned out to have nobody within the tolerance."""

    def seen_shares(self, pieces: Pieces, found: Ints, distance: Floats) -> Floats:
        """The share of each piece that faces the sorted piece found for it, by its own edge alone."""
        return self.ahead_shares(pieces, found, distance, ways(pieces, found, self.cells))

    def ahead_shares(self, pieces: Pieces, found: Ints, distance: Floats, way: tuple[Floats, Floats]) -> Floats:
        """The same, the ways there being known."""
        share = self.facing.seen_share(pieces, *way, distance)
        touching = where_true(distance <= ROUNDING)
        if len(touching):
            targets = self.cells.pieces.take(found.take(touching))
            share[touching] = self.facing.touch_share(pieces.take(touching), targets)
        return share

    def end_shares(self, pieces: Pieces, ends: tuple[End, End]) -> tuple[Floats, Floats]:
        """The same at the two ends of each piece, by what is nearest to each end."""
        start, end = (
            self.seen_shares(pieces.shifted(side), found, distance)
            for side, (distance, found) in zip((-1.0, 1.0), ends, strict=True)
        )
        return start, end

    def shares(self, pieces: Pieces, found: Ints, distance: Floats) -> Floats:
        """The share of each piece that faces the sorted piece found for it, by its edge or the boundary around."""
        share = self.seen_shares(pieces, found, distance)
        rough = where_true(share == 0)
        if len(rough):
            some, there = pieces.take(rough), found.take(rough)
            vx, vy = ways(some, there, self.cells)
            share[rough] = self.facing.stretch_share(some, vx, vy, distance.take(rough))
        return share

    def shares_with_ends(self, pieces: Pieces, found: Ints, distance: Floats, ends: tuple[End, End]) -> Floats:
        """The same, half of it decided by the middle of the piece and a quarter by each of its ends."""
        middle, (start, end) = self.seen_shares(pieces, found, distance), self.end_shares(pieces, ends)
        share = np.where(middle > 0, middle * (2.0 + (start > 0) + (end > 0)), start + end) / 4
        rough = where_true(middle == 0)
        if len(rough):
            some = pieces.take(rough)
            share[rough] = np.maximum(share.take(rough), self.shares(some, found.take(rough), distance.take(rough)))
        return share


def settled(level: Round, search: Search) -> Round:
    """Decide the pieces that can be decided; returns the halves of the others."""
    half, tolerance = level.pieces.half, search.tolerance
    near = nearest_regions(level, search.cells)
    away = near.distance - half > tolerance
    if away.any():
        search.far.append(level.pieces.take(where_true(away)))
    is_alone = near.second - half > near.farthest
    is_contended = ~is_alone & (near.second <= tolerance) & (half <= CONTENDED / 2) & (near.farthest <= tolerance)
    is_short = half <= SHORTEST / 2
    is_open = ~(away | is_short | is_contended)
    _record_contended(level, near, where_true(~(away | is_alone) & (is_contended | is_short)), search)
    _record_alone(level, near, where_true(~away & is_alone & is_short), search)
    whole = _record_whole(level, near, where_true(is_alone & is_open & (near.farthest <= tolerance)), search)
    is_open[whole] = False
    still_open = where_true(is_open)
    kept = np.full(len(half), -1.0)
    kept[still_open] = kept_distance(level, near, tolerance).take(still_open)
    record_corners(level, near, kept, np.inf, search)
    return halved(level, near, still_open, tolerance, search.cells)


def _record_whole(level: Round, near: Nearest, index: Ints, search: Search) -> Ints:
    """Rows for longer pieces whose middle and both ends face the region that is nearest all along; returns those."""
    pieces, found, distance = level.pieces.take(index), near.found.take(index), near.distance.take(index)
    middle = search.seen_shares(pieces, found, distance)
    start, end = search.end_shares(pieces, _ends(level, near, index, near.region.take(index), search))
    yes = where_true((start > 0) & (middle > 0) & (end > 0))
    whole = index.take(yes)
    _record_share(level, near, whole, pieces.take(yes), middle.take(yes), search=search)
    return whole


def _record_alone(level: Round, near: Nearest, index: Ints, search: Search) -> None:
    """Rows for short pieces that have one region nearest all along."""
    if len(index):
        pieces, found, distance = level.pieces.take(index), near.found.take(index), near.distance.take(index)
        ends = _ends(level, near, index, near.region.take(index), search)
        share = search.shares_with_ends(pieces, found, distance, ends)
        _record_share(level, near, index, pieces, share, search=search)


def _record_contended(level: Round, near: Nearest, index: Ints, search: Search) -> None:
    """Rows for pieces on which a second region becomes the nearest somewhere; each gets its part, if faced."""
    if not len(index):
        return
    pieces, found, distance = level.pieces.take(index), near.found.take(index), near.distance.take(index)
    rival, second = second_nearest(level, near, index, search.cells), near.second.take(index)
    region = search.cells.pieces.region.take(rival)
    mine = _ends(level, near, index, near.region.take(index), search)
    other = _ends(level, near, index, region, search)
    lead = led_share(second - distance, mine, other)
    _record_share(level, near, index, pieces, lead * search.shares(pieces, found, distance), search=search)
    # The rival is nearest at an end of the piece, so it may be faced from there only.
    seen = np.maximum(search.shares(pieces, rival, second), np.maximum(*search.end_shares(pieces, other)))
    weight = np.rint(pieces.weight * seen * (1 - lead))
    yes = where_true((weight > 0) & (second <= search.tolerance))
    root, counted = level.root.take(index.take(yes)), weight.take(yes)
    search.rows.add_counted(pieces, yes, root=root, other=region.take(yes), weight=counted, distance=second.take(yes))


def _ends(level: Round, near: Nearest, index: Ints, region: Ints, search: Search) -> tuple[End, End]:
    """Both ends of the given pieces, as far as one region each goes."""
    wanted = np.full(len(level.root), -1)
    wanted[index] = region
    return ends_from(level, near, wanted, search.cells)


def _record_share(level: Round, near: Nearest, index: Ints, pieces: Pieces, share: Floats, *, search: Search) -> None:
    """Rows for the pieces at `index` of which a share belongs to the nearest region, if within the tolerance."""
    distance = near.distance.take(index)
    _record_outside(pieces, near.region.take(index), share, distance, search)
    weight = np.rint(pieces.weight * share)
    yes = where_true((weight > 0) & (distance <= search.tolerance))
    region, root, counted = near.region.take(index.take(yes)), level.root.take(index.take(yes)), weight.take(yes)
    search.rows.add_counted(pieces, yes, root=root, other=region, weight=counted, distance=distance.take(yes))


def _record_outside(pieces: Pieces, region: Ints, share: Floats, distance: Floats, search: Search) -> None:
    """Rows for decided pieces that do not count: they do not face their nearest region, or it is too far."""
    no = where_true((share == 0) | (distance > search.tolerance))
    if not len(no):
        return
    search.rows.add_contacts(pieces.region.take(no), region.take(no), is_third=False)
    no = no.take(where_true(share.take(no) > 0))
    search.rows.add_beyond(pieces, no, region.take(no), distance.take(no))


def record_corners(level: Round, near: Nearest, kept: Floats, known: float, search: Search) -> None:
    """Rows for regions close by that cannot get the points of a piece because nearer ones do: corners, perhaps.

    What is no farther from a piece than `kept` is looked at again, for the halves of the piece; what is farther than
    `known` was not looked for.
    """
    if not len(near.rivals):
        return
    limit = np.minimum(search.tolerance, CORNER_FACTOR * near.distance + CORNER_SLACK) + level.pieces.half
    limit = np.minimum(limit, known)
    distance = np.sqrt(level.square.take(near.rivals))
    close = where_true((distance <= limit.take(near.rival_of)) & (distance > kept.take(near.rival_of)))
    own = level.pieces.region.take(near.rival_of.take(close))
    other = search.cells.pieces.region.take(level.found.take(near.rivals.take(close)))
    search.rows.add_contacts(own, other, is_third=True)
