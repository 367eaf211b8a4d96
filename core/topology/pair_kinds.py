"""Which kind of close pair the measured facts make: border, short border, corner touch, near miss or overlap."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace

import numpy as np
import shapely

from core.model.map_model import AdjacencySettings
from core.topology.close_pairs import ClosePair, PairKind
from core.topology.edge_table import LENGTH_STEPS, Flags, Floats, Ints, Shapes, run_starts, where_true
from core.topology.near_rows import Counted
from core.topology.pair_facts import PairFacts, pair_keys

MARGIN = 1
"""A length this many grid steps below a limit reaches it: 5.99 units are 6."""
ROUNDING = 2.0
FLAGGED_SHARE = 2 / 3
"""A border of at least this share of the minimum length is reported, though it makes no neighbours."""

KINDS = (PairKind.BORDER, PairKind.SHORT_BORDER, PairKind.CORNER, PairKind.NEAR_MISS, PairKind.OVERLAP)
BORDER, SHORT_BORDER, CORNER, NEAR_MISS, OVERLAP = range(5)

LinesOf = Callable[[Ints], Shapes]


@dataclass(frozen=True, slots=True, eq=False)
class PairTable:
    """Close pairs as columns, ascending by region numbers; lengths and gaps in grid steps, areas in square units."""

    low: Ints
    high: Ints
    kind: Ints
    """Index into KINDS."""
    neighbours: Flags
    length: Ints
    gap: Ints
    area: Floats
    x: Floats
    """A spot to look at; not a number where none was asked for."""
    y: Floats


def classified(facts: PairFacts, settings: AdjacencySettings, count: int, lines_of: LinesOf) -> PairTable:
    """Decide every pair; pairs that are neither border nor anything worth a word are left out.

    `count` is the number of regions; `lines_of` gives the boundaries of regions whose exact distance is needed.
    """
    length = _lengths(facts)
    minimum, flagged, settled = _limits(settings)
    neighbours = length >= minimum
    kind = np.full(len(length), -1, dtype=np.int64)
    gap = np.where(facts.widest > ROUNDING, np.rint(facts.widest), 0.0).astype(np.int64)
    x, y = facts.x.copy(), facts.y.copy()
    low, high = np.divmod(facts.key, max(count, 1))
    kind[facts.touches | (facts.matched > 0)] = CORNER
    open_pairs = (kind < 0) & (facts.meets_corner | facts.meets_alone)
    kind[length >= flagged] = SHORT_BORDER
    kind[length >= settled] = BORDER
    kind[facts.overlaps] = OVERLAP
    misses = (kind < 0) & (facts.beyond >= (settings.min_border - MARGIN) * LENGTH_STEPS)
    unsure = where_true((open_pairs | misses) & (kind < 0))
    if len(unsure):
        distance, x[unsure], y[unsure] = _shortest_ways(facts.key[unsure], count, lines_of)
        gap[unsure] = np.rint(distance)
        meets = np.where(facts.meets_corner[unsure], CORNER, NEAR_MISS)
        beyond = np.where(misses[unsure], NEAR_MISS, np.where(open_pairs[unsure], -1, meets))
        meets = np.where(distance > settings.gap + ROUNDING, beyond, meets)
        kind[unsure] = np.where(distance <= ROUNDING, CORNER, meets)
    is_apart = (kind == CORNER) | (kind == NEAR_MISS)
    neighbours &= ~is_apart
    length[is_apart] = np.rint(facts.matched / LENGTH_STEPS)[is_apart]
    gap[(kind == CORNER) & (facts.touches | (facts.matched > 0) | (gap <= ROUNDING))] = 0
    return _kept_rows(
        PairTable(
            low=low, high=high, kind=kind, neighbours=neighbours, length=length, gap=gap, area=facts.area, x=x, y=y
        )
    )


def _lengths(facts: PairFacts) -> Ints:
    """How long the common borders are, in grid steps: exact, across a gap, and inside an overlap."""
    near = (facts.near_low + facts.near_high) / 2
    inside = (facts.inside_low + facts.inside_high) / 2
    total = facts.matched + near + np.where(facts.overlaps, inside, 0.0)
    return np.rint(total / LENGTH_STEPS).astype(np.int64)


def _kept_rows(pairs: PairTable) -> PairTable:
    """Only the pairs that have been given a kind."""
    keep = where_true(pairs.kind >= 0)
    return PairTable(*(getattr(pairs, each.name)[keep] for each in fields(pairs)))


def _limits(settings: AdjacencySettings) -> tuple[float, float, float]:
    """Lengths, in grid steps, from which a border makes neighbours, is reported, and is not short."""
    minimum = max(settings.min_border, 1)
    return minimum - MARGIN, max(minimum * FLAGGED_SHARE, 1) - MARGIN, max(settings.short_border, minimum) - MARGIN


def exact_kind(length: int, settings: AdjacencySettings) -> tuple[PairKind, bool, int]:
    """Kind, whether neighbours, and length in grid steps of a pair with an exact border and nothing else.

    `length` is in 256ths of a grid step; 0 means that they touch in a vertex.
    """
    steps = round(length / LENGTH_STEPS)
    minimum, flagged, settled = _limits(settings)
    if not length or steps < min(flagged, settled):
        return PairKind.CORNER, False, steps
    return PairKind.BORDER if steps >= settled else PairKind.SHORT_BORDER, steps >= minimum, steps


def without_overlap(pair: ClosePair, settings: AdjacencySettings) -> PairKind:
    """How the regions of an overlapping pair would meet if there were only their border."""
    return exact_kind(pair.length * LENGTH_STEPS, settings)[0]


def _shortest_ways(keys: Ints, count: int, lines_of: LinesOf) -> tuple[Floats, Floats, Floats]:
    """Exact distance of the boundaries of pairs, and the middle of the shortest way between them."""
    low, high = keys // count, keys % count
    names, place = np.unique(np.concatenate((low, high)), return_inverse=True)
    lines = lines_of(names)
    ways = shapely.shortest_line(lines[place[: len(low)]], lines[place[len(low) :]])
    ends = shapely.get_coordinates(ways).reshape(-1, 2, 2)
    middle = ends.mean(axis=1)
    return np.asarray(shapely.length(ways)), middle[:, 0], middle[:, 1]


def with_spots(pairs: PairTable, counted: Counted, count: int) -> PairTable:
    """The pairs with a spot for borders across a gap: the counted piece nearest to the centre of all of them."""
    missing = np.isnan(pairs.x)
    if not missing.any():
        return pairs
    wanted = pairs.low[missing] * count + pairs.high[missing]
    key = pair_keys(counted.own, counted.other, count)
    place = np.minimum(np.searchsorted(wanted, key), len(wanted) - 1)
    rows = where_true(wanted[place] == key)
    place, weight = place[rows], np.rint(counted.weight[rows] / LENGTH_STEPS)
    px, py = np.rint(counted.x[rows]), np.rint(counted.y[rows])
    total = np.maximum(np.bincount(place, weight, len(wanted)), 1.0)
    cx, cy = np.bincount(place, weight * px, len(wanted)) / total, np.bincount(place, weight * py, len(wanted)) / total
    off = (px - cx[place]) ** 2 + (py - cy[place]) ** 2
    order = np.lexsort((py, px, off, place))
    first = order[run_starts(place[order])]
    x, y = pairs.x.copy(), pairs.y.copy()
    x[where_true(missing)[place[first]]] = px[first]
    y[where_true(missing)[place[first]]] = py[first]
    return replace(pairs, x=x, y=y)
