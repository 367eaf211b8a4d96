"""Everything measured about each close pair, one row per pair, before anything is decided.

Sums are sums of exact fractions, so a row does not depend on the order or the company in which it was measured.
"""

from dataclasses import dataclass, fields

import numpy as np

from core.topology.edge_table import Flags, Floats, Ints, run_starts
from core.topology.matched_borders import MatchedPairs, Touches
from core.topology.near_rows import Contacts, Counted, NearRows
from core.topology.overlaps import Overlaps


@dataclass(frozen=True, slots=True, eq=False)
class PairFacts:
    """Pairs ascending by key = lower number * count + higher number; lengths in 256ths of a grid step."""

    key: Ints
    matched: Floats
    near_low: Floats
    """Boundary of the lower region that belongs to the higher one by the near rule."""
    near_high: Floats
    widest: Floats
    beyond: Floats
    """What a gap twice as wide would add, mean of both sides."""
    touches: Flags
    """They share a vertex but no edge."""
    meets_corner: Flags
    """Within the gap, and third regions no nearer than at a corner take the points."""
    meets_alone: Flags
    """Within the gap, and no third region takes the points."""
    overlaps: Flags
    area: Floats
    inside_low: Floats
    inside_high: Floats
    x: Floats
    """A spot known without more measuring: border, vertex or overlap; not a number where there is none yet."""
    y: Floats

    def take(self, index: Ints) -> "PairFacts":
        return PairFacts(*(getattr(self, field.name)[index] for field in fields(self)))


def pair_facts(count: int, matched: MatchedPairs, touches: Touches, near: NearRows, overlaps: Overlaps) -> PairFacts:
    """Bring all measurements of a pair together. `count` is the number of regions."""
    counted_key, low, high, widest = _counted_sums(near.counted, count)
    beyond_key, beyond_low, beyond_high, _ = _counted_sums(near.beyond, count)
    contact_key, corner, alone = _contact_flags(near.contacts, count)
    keys = (matched.key, touches.key, counted_key, beyond_key, contact_key, overlaps.key)
    key = ascending(np.concatenate(keys))
    places = [np.searchsorted(key, some) for some in keys]

    def spread(place: int, values: Floats) -> Floats:
        column = np.zeros(len(key))
        column[places[place]] = values
        return column

    x, y = np.full(len(key), np.nan), np.full(len(key), np.nan)
    for place, spots in ((0, matched), (1, touches), (5, overlaps)):
        x[places[place]], y[places[place]] = spots.x, spots.y
    return PairFacts(
        key=key,
        matched=spread(0, matched.length),
        near_low=spread(2, low),
        near_high=spread(2, high),
        widest=spread(2, widest),
        beyond=spread(3, (beyond_low + beyond_high) / 2),
        touches=spread(1, np.ones(len(touches.key))) > 0,
        meets_corner=spread(4, corner) > 0,
        meets_alone=(spread(4, alone) > 0) | (spread(2, low + high) > 0),
        overlaps=spread(5, np.ones(len(overlaps.key))) > 0,
        area=spread(5, overlaps.area),
        inside_low=spread(5, overlaps.low_inside),
        inside_high=spread(5, overlaps.high_inside),
        x=x,
        y=y,
    )


def ascending(keys: Ints) -> Ints:
    """The different keys, sorted. (Faster than numpy's own on keys that are nearly in order.)"""
    keys = np.sort(keys, kind="stable")
    return keys.take(run_starts(keys))


def pair_keys(own: Ints, other: Ints, count: int) -> Ints:
    keys: Ints = np.minimum(own, other) * count + np.maximum(own, other)
    return keys


def _counted_sums(rows: Counted, count: int) -> tuple[Ints, Floats, Floats, Floats]:
    """Per pair: key, weight counted on the lower and on the higher side, widest distance."""
    if not len(rows.own):
        return rows.own, np.zeros(0), np.zeros(0), np.zeros(0)
    # Rows of one region and its neighbour mostly follow each other; summing the runs first leaves far less to sort.
    runs = _run_starts(rows.own, rows.other, count)
    own, other = rows.own.take(runs), rows.other.take(runs)
    weight, widest = np.add.reduceat(rows.weight, runs), np.maximum.reduceat(rows.distance, runs)
    key, is_low = pair_keys(own, other, count), own < other
    order = np.argsort(key, kind="stable")
    key, is_low, weight = key.take(order), is_low.take(order), weight.take(order)
    starts = run_starts(key)
    low = np.add.reduceat(np.where(is_low, weight, 0.0), starts)
    return key.take(starts), low, np.add.reduceat(weight, starts) - low, np.maximum.reduceat(widest[order], starts)


def _run_starts(own: Ints, other: Ints, count: int) -> Ints:
    """Where rows of another pair of regions begin."""
    directed = own * count
    directed += other
    return run_starts(directed)


def _contact_flags(rows: Contacts, count: int) -> tuple[Ints, Floats, Floats]:
    """Per pair: key, meets at a corner with third regions, meets with no third region between."""
    if not len(rows.own):
        return rows.own, np.zeros(0), np.zeros(0)
    runs = _run_starts(rows.own, 2 * rows.other + rows.is_third, 2 * count)
    key = ascending(pair_keys(rows.own.take(runs), rows.other.take(runs), count) * 2 + rows.is_third.take(runs))
    pairs, place = np.unique(key // 2, return_inverse=True)
    third = key % 2 == 1
    return pairs, _count(place, third, len(pairs)), _count(place, ~third, len(pairs))


def _count(place: Ints, flags: Flags, size: int) -> Floats:
    return np.bincount(place, weights=flags.astype(np.float64), minlength=size).astype(np.float64)
