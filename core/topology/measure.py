"""Who touches whom: the full pass over a map, or over bare polygons.

First exact shared edges, then the near rule for what is left, then overlaps; every close pair gets one kind.
Links and blocks made by hand are not looked at.
"""

from dataclasses import dataclass
from functools import partial

import numpy as np

from core.model.map_model import AdjacencySettings, Frame, MapModel
from core.model.values import RegionId
from core.topology.close_pairs import Adjacency, ClosePair, FrameContact
from core.topology.edge_match import FREE, EdgeMatch, match_edges
from core.topology.edge_table import (
    EdgeTable,
    Flags,
    Floats,
    Ints,
    Shapes,
    region_lines,
)
from core.topology.frame_contacts import SIDES, FrameRows, frame_rows, on_frame
from core.topology.matched_borders import corner_touches, matched_pairs
from core.topology.near_lengths import near_rows
from core.topology.near_rows import NearRows
from core.topology.overlaps import Overlaps, covered_pairs, find_overlaps, ordered_pairs, ring_probes
from core.topology.pair_facts import PairFacts, pair_facts
from core.topology.pair_kinds import KINDS, PairTable, classified, with_spots
from core.topology.table_builder import table_of_regions, table_of_shapes

LARGE = 31 << 20
"""Bytes: just below the size that the C library always hands back."""


@dataclass(frozen=True, slots=True, eq=False)
class Measured:
    """All that a full pass finds out, before it is put in words."""

    table: EdgeTable
    match: EdgeMatch
    near: NearRows
    covers: Ints
    """(n, 2): region, region it is covered by."""
    overlaps: Overlaps
    facts: PairFacts


def measure(model: MapModel) -> Adjacency:
    """All close pairs and frame contacts of a map, by the map's own settings."""
    _keep_freed_memory()
    found = measure_table(table_of_regions(model.regions), model.adjacency, model.frame)
    pairs = classified(found.facts, model.adjacency, found.table.count, partial(region_lines, found.table))
    pairs = with_spots(pairs, found.near.counted, found.table.count)
    edges = open_edges(found.match.partner == FREE, found.near)
    frame = frame_rows(found.table, edges, model.frame, model.adjacency)
    ids = [region.id for region in model.regions]
    return Adjacency(close_pairs(pairs, ids), frame_contacts(frame, ids))


def measure_shapes(
    shapes: Shapes, settings: AdjacencySettings | None = None, *, scale: float = 1.0, frame: Frame | None = None
) -> PairTable:
    """Close pairs of bare polygons, coordinates times `scale` being grid steps; without spots for gapped borders."""
    _keep_freed_memory()
    settings = settings or AdjacencySettings()
    found = measure_table(table_of_shapes(shapes, scale), settings, frame)
    return classified(found.facts, settings, found.table.count, partial(region_lines, found.table))


def _keep_freed_memory() -> None:
    """Free one large array that was never touched.

    The usual C library hands freed arrays back to the system at once, page by page, until it has seen a larger one
    freed. A pass makes and frees hundreds of middling arrays; up to half of its time went into getting pages back.
    """
    np.empty(LARGE, dtype=np.uint8)


def measure_table(table: EdgeTable, settings: AdjacencySettings, frame: Frame | None) -> Measured:
    """Measure everything about the pairs of a table."""
    match = match_edges(table)
    matched = matched_pairs(table, match)
    touches = corner_touches(table, match, matched)
    free = match.partner == FREE
    near = near_rows(table, free, free & ~on_frame(table, frame), settings.gap)
    covers = covered_pairs(table, ring_probes(table, free))
    suspects = ordered_pairs(np.concatenate((covers, match.same_way, near.crossings)))
    overlaps = find_overlaps(table, suspects, near)
    facts = pair_facts(table.count, matched, touches, near, overlaps)
    return Measured(table, match, near, covers, overlaps, facts)


def open_edges(free: Flags, near: NearRows) -> Floats:
    """The share of each edge that has no region behind it, exactly or across a gap."""
    weight = np.bincount(near.pieces.edge, near.pieces.weight, len(free))
    unclaimed = np.bincount(near.pieces.edge, near.unclaimed, len(free))
    share = np.where(weight > 0, unclaimed / np.maximum(weight, 1.0), 1.0)
    return np.where(free, share, 0.0)


def close_pairs(pairs: PairTable, ids: list[RegionId]) -> tuple[ClosePair, ...]:
    """The rows of a table as records."""
    columns = (pairs.low, pairs.high, pairs.kind, pairs.neighbours, pairs.length, pairs.gap, pairs.area)
    spots = zip(np.rint(pairs.x).astype(np.int64).tolist(), np.rint(pairs.y).astype(np.int64).tolist(), strict=True)
    return tuple(
        ClosePair(ids[low], ids[high], KINDS[kind], neighbours, length, gap, area, at)
        for low, high, kind, neighbours, length, gap, area, at in zip(
            *(column.tolist() for column in columns), spots, strict=True
        )
    )


def frame_contacts(rows: FrameRows, ids: list[RegionId]) -> tuple[FrameContact, ...]:
    """The rows of frame contacts as records."""
    columns = (rows.region, rows.side, rows.length, rows.gap, rows.x, rows.y)
    return tuple(
        FrameContact(ids[region], SIDES[side], length, gap, (x, y))
        for region, side, length, gap, x, y in zip(*(column.tolist() for column in columns), strict=True)
    )
