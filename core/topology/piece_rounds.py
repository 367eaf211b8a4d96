"""Pieces of boundary with what lies near them, and which region is nearest: the working set of the near rule."""

from dataclasses import dataclass

import numpy as np

from core.topology.edge_table import Floats, Ints
from core.topology.piece_cells import PieceCells, Pieces, end_ways, joined, squares

TIE = 1e-6


@dataclass(frozen=True, slots=True, eq=False)
class Round:
    """Some pieces and, for each, the pieces of other regions that can be nearest to a point of it; at least one."""

    pieces: Pieces
    root: Ints
    """The uncut piece each one comes from."""
    counts: Ints
    """How many of the found pieces belong to each piece, in order."""
    who: Ints
    """The piece each of the found ones belongs to, ascending."""
    found: Ints
    """Numbers of sorted pieces in the cells."""
    square: Floats
    """Squared distances of the found pieces from the middle of their piece."""

    def none(self) -> "Round":
        """A round without pieces."""
        nothing = self.root[:0]
        return Round(self.pieces.take(nothing), nothing, nothing, nothing, nothing, self.square[:0])


@dataclass(frozen=True, slots=True, eq=False)
class Nearest:
    """For each piece of a round the nearest other region at its middle, and the nearest one apart from that."""

    distance: Floats
    farthest: Floats
    """No point of the piece is farther than this from the nearest region of the middle.

    The distance from a straight piece is convex along another one, so it is greatest at one of the ends.
    """
    region: Ints
    second: Floats
    found: Ints
    """The sorted piece of the cells that is nearest."""
    rivals: Ints
    """The places, among all found pieces of the round, of those of other regions than the nearest ..."""
    rival_of: Ints
    """... and the piece of the round each of them was found for."""


def first_round(pieces: Pieces, queries: Ints, who: Ints, found: Ints, square: Floats) -> tuple[Round, Ints]:
    """The pieces that found any others, as a round; and the numbers of those that found none."""
    counts = np.bincount(who, minlength=len(queries))
    lonely = np.flatnonzero(counts == 0)
    if len(lonely):
        some = np.flatnonzero(counts)
        who = (np.cumsum(counts > 0) - 1).take(who)
        lonely, queries, counts = queries.take(lonely), queries.take(some), counts.take(some)
    return Round(pieces.take(queries), queries, counts, who, found, square), lonely


def joined_rounds(rounds: list[Round]) -> Round:
    """Several rounds as one."""
    shifts = np.cumsum([0, *(len(some.root) for some in rounds)])[:-1].tolist()
    return Round(
        joined([some.pieces for some in rounds]),
        np.concatenate([some.root for some in rounds]),
        np.concatenate([some.counts for some in rounds]),
        np.concatenate([some.who + shift for some, shift in zip(rounds, shifts, strict=True)]),
        np.concatenate([some.found for some in rounds]),
        np.concatenate([some.square for some in rounds]),
    )


def nearest_regions(level: Round, cells: PieceCells) -> Nearest:
    """Find the two nearest regions at the middle of each piece."""
    counts, square, who = level.counts, level.square, level.who
    starts = np.cumsum(counts) - counts
    first = np.minimum.reduceat(square, starts)
    hits = np.flatnonzero(square == np.repeat(first, counts))
    best = np.empty(len(counts), dtype=np.int64)
    best[who.take(hits)[::-1]] = hits[::-1]
    regions = cells.pieces.region.take(level.found)
    region = regions.take(best)
    rivals = np.flatnonzero(regions != np.repeat(region, counts))
    rival_of = who.take(rivals)
    second = np.full(len(counts), np.inf)
    if len(rivals):
        changes = np.flatnonzero(np.diff(rival_of, prepend=-1))
        second[rival_of.take(changes)] = np.minimum.reduceat(square.take(rivals), changes)
    found = level.found.take(best)
    farthest = np.maximum(*end_ways(level.pieces, found, cells))
    return Nearest(np.sqrt(first), farthest, region, np.sqrt(second), found, rivals, rival_of)


def halved(level: Round, near: Nearest, index: Ints, tolerance: float, cells: PieceCells) -> Round:
    """Both halves of the given pieces, each with what can be nearest to one of its points."""
    half = level.pieces.half
    limit = np.full(len(half), -1.0)
    limit[index] = kept_distance(level, near, tolerance).take(index) ** 2
    keep = np.flatnonzero(level.square <= limit.take(level.who))
    who = level.who.take(keep)
    counts = np.tile(np.bincount(who, minlength=len(half)).take(index), 2)
    rank = np.zeros(len(half), dtype=np.int64)
    rank[index] = np.arange(len(index))
    who = rank.take(who)
    who = np.concatenate((who, who + len(index)))
    pieces, found = level.pieces.halves(index), np.tile(level.found.take(keep), 2)
    square = squares(pieces, who, found, cells)
    return Round(pieces, np.tile(level.root.take(index), 2), counts, who, found, square)


def kept_distance(level: Round, near: Nearest, tolerance: float) -> Floats:
    """What is farther than this from the middle of a piece is nearest to none of its points within the tolerance."""
    return np.minimum(near.farthest, tolerance) + level.pieces.half


def second_nearest(level: Round, near: Nearest, index: Ints) -> Ints:
    """The sorted piece of the cells that is nearest to the given pieces among those of the second nearest region."""
    wanted = np.full(len(level.root), -1.0)
    wanted[index] = near.second.take(index)
    hits = near.rivals.take(np.flatnonzero(np.sqrt(level.square.take(near.rivals)) == wanted.take(near.rival_of)))
    found = np.zeros(len(level.root), dtype=np.int64)
    found[level.who.take(hits)[::-1]] = level.found.take(hits)[::-1]
    return found.take(index)


def led_share(level: Round, near: Nearest, index: Ints, rival: Ints, cells: PieceCells) -> Floats:
    """The share of the given pieces that is nearer to the nearest region than to a rival, by linear interpolation."""
    pieces = level.pieces.take(index)
    middle = near.second.take(index) - near.distance.take(index)
    total = np.zeros(len(index))
    for mine, other in zip(
        end_ways(pieces, near.found.take(index), cells), end_ways(pieces, rival, cells), strict=True
    ):
        lead = other - mine
        ahead = np.where(lead >= 0, 1.0, middle / np.maximum(middle - lead, TIE))
        # Two regions equally near all along share the piece, so that the order of regions does not matter.
        total += np.where((middle <= TIE) & (np.abs(lead) <= TIE), 0.5, ahead)
    return total / 2
