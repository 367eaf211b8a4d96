"""Pieces of boundary with what lies near them, and which region is nearest: the working set of the near rule."""

from dataclasses import dataclass, replace

import numpy as np

from core.topology.edge_table import Floats, Ints, run_sizes, run_starts, where_true
from core.topology.piece_cells import PieceCells, Pieces, joined, squares, ways_with_ends

TIE = 1e-6
TOUCHING = 4.0
"""Squared distance, in grid steps, below which edges lie on each other."""


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

    def rooted(self, root: Ints) -> "Round":
        """The same round, its pieces coming from other roots."""
        return replace(self, root=root)


@dataclass(frozen=True, slots=True, eq=False)
class Nearest:
    """For each piece of a round the nearest other region at its middle, and the nearest one apart from that."""

    distance: Floats
    farthest: Floats
    """No point of the piece is farther than this from the nearest region of the middle.

    The distance from a straight piece is convex along another one, so it is greatest at one of the ends.
    """
    x: Floats
    """The way to it from the middle."""
    y: Floats
    region: Ints
    second: Floats
    found: Ints
    """The sorted piece of the cells that is nearest."""
    regions: Ints
    """The regions of all found pieces of the round."""
    rivals: Ints
    """The places, among all found pieces of the round, of those of other regions than the nearest ..."""
    rival_of: Ints
    """... and the piece of the round each of them was found for."""


def first_round(pieces: Pieces, queries: Ints, who: Ints, found: Ints, square: Floats) -> tuple[Round, Ints]:
    """Those of consecutive pieces that found any others, as a round; and the numbers of those that found none."""
    counts = np.bincount(who, minlength=len(queries))
    lonely = where_true(counts == 0)
    if len(lonely):
        some = where_true(counts > 0)
        who = (np.cumsum(counts > 0) - 1).take(who)
        lonely, queries, counts = queries.take(lonely), queries.take(some), counts.take(some)
        return Round(pieces.take(queries), queries, counts, who, found, square), lonely
    span = slice(int(queries[0]), int(queries[-1]) + 1) if len(queries) else slice(0, 0)
    return Round(pieces.span(span), queries, counts, who, found, square), lonely


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
    best = _most_parallel(level, where_true(square == np.repeat(first, counts)), cells)
    regions = cells.pieces.region.take(level.found)
    region = regions.take(best)
    rivals = where_true(regions != np.repeat(region, counts))
    rival_of = who.take(rivals)
    second = np.full(len(counts), np.inf)
    if len(rivals):
        changes = run_starts(rival_of)
        second[rival_of.take(changes)] = np.minimum.reduceat(square.take(rivals), changes)
    found = level.found.take(best)
    way = ways_with_ends(level.pieces, found, cells)
    return Nearest(
        distance=np.sqrt(first),
        farthest=np.maximum(way.start, way.end),
        x=way.x,
        y=way.y,
        region=region,
        second=np.sqrt(second),
        found=found,
        regions=regions,
        rivals=rivals,
        rival_of=rival_of,
    )


def halved(level: Round, near: Nearest, index: Ints, tolerance: float, cells: PieceCells) -> Round:
    """Both halves of the given pieces, each with what can be nearest to one of its points."""
    half = level.pieces.half
    limit = np.full(len(half), -1.0)
    limit[index] = kept_distance(level, near, tolerance).take(index) ** 2
    keep = where_true(level.square <= limit.take(level.who))
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


def second_nearest(level: Round, near: Nearest, index: Ints, cells: PieceCells) -> Ints:
    """The sorted piece of the cells that is nearest to the given pieces among those of the second nearest region."""
    wanted = np.full(len(level.root), -1.0)
    wanted[index] = near.second.take(index)
    hits = near.rivals.take(where_true(np.sqrt(level.square.take(near.rivals)) == wanted.take(near.rival_of)))
    return level.found.take(_most_parallel(level, hits, cells))


def _most_parallel(level: Round, hits: Ints, cells: PieceCells) -> Ints:
    """Of equally near found pieces, given by ascending place, the one most parallel to its own piece; one for each.

    Two edges that meet in the nearest corner are equally near; which was found first must not matter.
    """
    who = level.who.take(hits)
    repeats = who[1:] == who[:-1]
    if not repeats.any():
        return hits
    twice = np.zeros(len(hits), dtype=bool)
    twice[1:] = repeats
    twice[:-1] |= repeats
    some = where_true(twice)
    own, found = who.take(some), level.found.take(hits.take(some))
    pieces, target = level.pieces, cells.pieces
    along = pieces.hx.take(own) * target.hx.take(found) + pieces.hy.take(own) * target.hy.take(found)
    order = some.take(np.lexsort((-np.abs(along) / target.half.take(found), own)))
    hits, who = hits.copy(), who.copy()
    hits[some] = hits.take(order)
    return hits.take(run_starts(who))


End = tuple[Floats, Ints]
"""Distances of one end of pieces from a region, and the sorted pieces that are nearest to it."""


def ends_from(level: Round, near: Nearest, wanted: Ints, cells: PieceCells) -> tuple[End, End]:
    """Both ends of the pieces that want to know their distance from a region; the others want -1."""
    places = where_true(near.regions == wanted.take(level.who))
    who, found = level.who.take(places), level.found.take(places)
    starts = run_starts(who)
    counts = run_sizes(starts, len(who))
    ends = []
    for side in (-1.0, 1.0):
        square = squares(level.pieces.shifted(side), who, found, cells)
        least = np.minimum.reduceat(square, starts) if len(starts) else square
        hits = places.take(where_true(square == np.repeat(least, counts)))
        if (least <= TOUCHING).any():
            # Where edges touch, the direction of the other edge counts, not the way to it.
            hits = _most_parallel(level, hits, cells)
        else:
            hits = hits.take(run_starts(level.who.take(hits)))
        ends.append((np.sqrt(least), level.found.take(hits)))
    return ends[0], ends[1]


def led_share(middle: Floats, mine: tuple[End, End], other: tuple[End, End]) -> Floats:
    """The share of pieces that is nearer to one region than to another, by linear interpolation.

    `middle` is how much nearer their middles are to the one.
    """
    total = np.zeros(len(middle))
    for (near, _), (far, _) in zip(mine, other, strict=True):
        lead = far - near
        ahead = np.where(lead >= 0, 1.0, middle / np.maximum(middle - lead, TIE))
        # Two regions equally near all along share the piece, so that the order of regions does not matter.
        total += np.where((middle <= TIE) & (np.abs(lead) <= TIE), 0.5, ahead)
    return total / 2
