"""Decides which region a piece of boundary belongs to, or that it has to be halved first, and records the rows."""

import numpy as np

from core.topology.edge_table import Floats, Ints
from core.topology.facing import FacingTest
from core.topology.near_rows import RowCollector
from core.topology.piece_cells import PieceCells, Pieces, ways
from core.topology.piece_rounds import (
    Nearest,
    Round,
    halved,
    kept_distance,
    led_share,
    nearest_regions,
    second_nearest,
)

SHORTEST = 450.0
"""Pieces this short (four and a half units) are halved no more.

Two regions that contend for one share it by their distances from its middle and its ends, and of a piece that does
not face its region all along half is decided by the middle and a quarter by each end.
"""
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
        vx, vy = ways(pieces, found, self.cells)
        share = self.facing.seen_share(pieces, vx, vy, distance)
        touching = np.flatnonzero(distance <= ROUNDING)
        if len(touching):
            targets = self.cells.pieces.take(found.take(touching))
            share[touching] = self.facing.touch_share(pieces.take(touching), targets)
        return share

    def end_shares(self, pieces: Pieces, found: Ints) -> tuple[Floats, Floats]:
        """The same at the two ends of each piece."""
        shares = []
        for side in (-1.0, 1.0):
            end = pieces.shifted(side)
            vx, vy = ways(end, found, self.cells)
            distance = np.sqrt(vx * vx + vy * vy)
            share = self.facing.seen_share(end, vx, vy, distance)
            share[distance <= ROUNDING] = 1.0
            shares.append(share)
        return shares[0], shares[1]

    def shares(self, pieces: Pieces, found: Ints, distance: Floats) -> Floats:
        """The share of each piece that faces the sorted piece found for it, by its edge or the boundary around."""
        share = self.seen_shares(pieces, found, distance)
        start, end = self.end_shares(pieces, found)
        rough = np.flatnonzero(share == 0)
        share = np.where((start > 0) & (end > 0) & (share > 0), share, (2 * share + start + end) / 4)
        if len(rough):
            some, there = pieces.take(rough), found.take(rough)
            vx, vy = ways(some, there, self.cells)
            stretch = self.facing.stretch_share(some, vx, vy, distance.take(rough))
            share[rough] = np.maximum(stretch, share.take(rough))
        return share


def settled(level: Round, search: Search) -> Round:
    """Decide the pieces that can be decided; returns the halves of the others."""
    half, tolerance = level.pieces.half, search.tolerance
    near = nearest_regions(level, search.cells)
    away = near.distance - half > tolerance
    certain = (near.farthest <= tolerance) & (near.second - half > near.farthest)
    decided = half <= SHORTEST / 2
    plain = np.flatnonzero(certain & ~decided)
    if len(plain):
        # A longer piece counts as a whole if its middle and both ends face the region.
        pieces, found = level.pieces.take(plain), near.found.take(plain)
        start, end = search.end_shares(pieces, found)
        middle = search.seen_shares(pieces, found, near.distance.take(plain))
        decided[plain] = (start > 0) & (middle > 0) & (end > 0)
    decided &= ~away
    record_decided(level, near, np.flatnonzero(decided), search)
    search.far.append(level.pieces.take(np.flatnonzero(away)))
    still_open = np.flatnonzero(~(decided | away))
    kept = np.full(len(half), -1.0)
    kept[still_open] = kept_distance(level, near, tolerance).take(still_open)
    record_corners(level, near, kept, search)
    return halved(level, near, still_open, tolerance, search.cells)


def record_decided(level: Round, near: Nearest, index: Ints, search: Search) -> None:
    """Rows for decided pieces: counted where they face their nearest region within the tolerance."""
    pieces, distance, second = level.pieces.take(index), near.distance.take(index), near.second.take(index)
    share = search.shares(pieces, near.found.take(index), distance)
    _record_outside(pieces, near.region.take(index), share, distance, search)
    contended = (second - pieces.half <= near.farthest.take(index)) & (second <= search.tolerance)
    lead = np.ones(len(index))
    rivals = np.flatnonzero(contended)
    if len(rivals):
        # Somewhere on the piece a second region becomes the nearest; each gets its part, if the piece faces it.
        some, left = index.take(rivals), pieces.take(rivals)
        rival = second_nearest(level, near, some, search.cells)
        lead[rivals] = led_share(level, near, some, rival, search.cells)
        weight = np.rint(left.weight * search.shares(left, rival, second.take(rivals)) * (1 - lead.take(rivals)))
        yes = np.flatnonzero(weight > 0)
        region = search.cells.pieces.region.take(rival.take(yes))
        roots, gaps = level.root.take(some.take(yes)), second.take(rivals.take(yes))
        search.rows.add_counted(left.take(yes), roots, region, weight.take(yes), gaps)
    weight = np.rint(pieces.weight * share * lead)
    yes = np.flatnonzero((weight > 0) & (distance <= search.tolerance))
    region, roots = near.region.take(index.take(yes)), level.root.take(index.take(yes))
    search.rows.add_counted(pieces.take(yes), roots, region, weight.take(yes), distance.take(yes))


def _record_outside(pieces: Pieces, region: Ints, share: Floats, distance: Floats, search: Search) -> None:
    """Rows for decided pieces that do not count: they do not face their nearest region, or it is too far."""
    no = np.flatnonzero((share == 0) | (distance > search.tolerance))
    if not len(no):
        return
    search.rows.add_contacts(pieces.region.take(no), region.take(no), is_third=False)
    no = no.take(np.flatnonzero(share.take(no) > 0))
    search.rows.add_beyond(pieces, no, region.take(no), distance.take(no))


def record_corners(level: Round, near: Nearest, kept: Floats, search: Search) -> None:
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
