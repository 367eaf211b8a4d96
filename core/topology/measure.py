"""Who touches whom: the full pass over a map, or over bare polygons.

First exact shared edges, then the near rule for what is left, then overlaps; every close pair gets one kind.
Links and blocks made by hand are not looked at.
"""

from dataclasses import dataclass

import numpy as np

from core.model.map_model import AdjacencySettings, Frame, MapModel
from core.model.values import RegionId
from core.topology.close_pairs import Adjacency, ClosePair, FrameContact
from core.topology.edge_match import FREE, EdgeMatch, match_edges
from core.topology.edge_table import EdgeTable, Flags, Ints, Shapes, table_of_regions, table_of_shapes
from core.topology.frame_contacts import SIDES, FrameRows, frame_rows, on_frame
from core.topology.matched_borders import corner_touches, matched_pairs
from core.topology.near_lengths import near_rows
from core.topology.near_rows import NearRows
from core.topology.overlaps import covered_pairs, find_overlaps, ordered_pairs, ring_probes
from core.topology.pair_facts import PairFacts, pair_facts
from core.topology.pair_kinds import KINDS, PairTable, classified, with_spots


@dataclass(frozen=True, slots=True, eq=False)
class Measured:
    """All that a full pass finds out, before it is put in words."""

    table: EdgeTable
    match: EdgeMatch
    near: NearRows
    facts: PairFacts


def measure(model: MapModel) -> Adjacency:
    """All close pairs and frame contacts of a map, by the map's own settings."""
    found = measure_table(table_of_regions(model.regions), model.adjacency, model.frame)
    pairs = classified(found.facts, found.table, model.adjacency)
    pairs = with_spots(pairs, found.near.counted, found.table.count)
    edges = open_edges(found.match.partner == FREE, found.near)
    frame = frame_rows(found.table, edges, model.frame, model.adjacency)
    ids = [region.id for region in model.regions]
    return Adjacency(close_pairs(pairs, ids), frame_contacts(frame, ids))


def measure_shapes(
    shapes: Shapes, settings: AdjacencySettings | None = None, *, scale: float = 1.0, frame: Frame | None = None
) -> PairTable:
    """Close pairs of bare polygons, coordinates times `scale` being grid steps; without spots for gapped borders."""
    settings = settings or AdjacencySettings()
    found = measure_table(table_of_shapes(shapes, scale), settings, frame)
    return classified(found.facts, found.table, settings)


def measure_table(table: EdgeTable, settings: AdjacencySettings, frame: Frame | None) -> Measured:
    """Measure everything about the pairs of a table."""
    match = match_edges(table)
    matched = matched_pairs(table, match)
    touches = corner_touches(table, match, matched)
    free = match.partner == FREE
    near = near_rows(table, free, free & ~on_frame(table, frame), settings.gap)
    overlaps = find_overlaps(table, _suspects(table, free, match, near), near)
    return Measured(table, match, near, pair_facts(table.count, matched, touches, near, overlaps))


def _suspects(table: EdgeTable, free: Flags, match: EdgeMatch, near: NearRows) -> Ints:
    found = np.concatenate((covered_pairs(table, ring_probes(table, free)), match.same_way, near.crossings))
    return ordered_pairs(found[:, 0], found[:, 1])


def open_edges(free: Flags, near: NearRows) -> Flags:
    """Edges with no region behind them, exactly or across a gap."""
    claimed = near.pieces.edge[2 * near.unclaimed < near.pieces.weight]
    edges = free.copy()
    edges[claimed] = False
    return edges


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
