"""Which regions lie on which side of the board's frame, and with how much of it.

A stretch of boundary lies on a side when it is no farther from it than the edge tolerance, belongs to an outer ring
(the shore of a hole never counts), is shared with no other region, and faces the frame. What counts is its length
projected on the side. A side is touched when that reaches the minimum border length; a shorter contact, exact or
not, is reported as nearly touching, like a region that stays a little farther away.
"""

from dataclasses import dataclass

import numpy as np

from core.model.map_model import AdjacencySettings, Frame
from core.topology.close_pairs import Side
from core.topology.edge_table import LENGTH_STEPS, EdgeTable, Flags, Floats, Ints, run_starts, where_true
from core.topology.facing import COS_FACING

MARGIN = 1
NEAR_MISS_FACTOR = 3
"""A region this many edge tolerances away from the frame, but no nearer, is reported as nearly touching."""
SIDES = tuple(Side)


@dataclass(frozen=True, slots=True, eq=False)
class FrameRows:
    """Contacts as columns, ascending by region, then side in the order N, E, S, W; lengths in grid steps."""

    region: Ints
    side: Ints
    """Index into SIDES."""
    length: Ints
    gap: Ints
    x: Ints
    y: Ints


def on_frame(table: EdgeTable, frame: Frame | None) -> Flags:
    """Edges that lie exactly on the frame; nothing can lie behind them."""
    if frame is None:
        return np.zeros(len(table.x1), dtype=bool)
    on_side: Flags = (table.x1 == table.x2) & ((table.x1 == 0) | (table.x1 == frame.width))
    on_side |= (table.y1 == table.y2) & ((table.y1 == 0) | (table.y1 == frame.height))
    return on_side


def frame_rows(table: EdgeTable, open_edges: Floats, frame: Frame, settings: AdjacencySettings) -> FrameRows:
    """Contacts and near contacts with the frame; `open_edges` is the share of each edge with no region behind."""
    found = [_side_rows(table, open_edges, number, frame, settings) for number in range(len(SIDES))]
    columns = [np.concatenate([rows[column] for rows in found]) for column in range(6)]
    order = np.lexsort((columns[1], columns[0]))
    return FrameRows(*(values[order] for values in columns))


def _side_rows(
    table: EdgeTable, open_edges: Floats, number: int, frame: Frame, settings: AdjacencySettings
) -> list[Ints]:
    """The columns of FrameRows for one side."""
    near_limit, far_limit = settings.edge + MARGIN, NEAR_MISS_FACTOR * settings.edge + MARGIN
    edges, u1, u2, v1, v2 = _edges_along(table, open_edges, number, frame, far_limit)
    if not len(edges):
        return [edges] * 6
    touching = np.rint(_projected(u1, u2, v1, v2, near_limit) * open_edges[edges])
    wide = np.rint(_projected(u1, u2, v1, v2, far_limit) * open_edges[edges])
    region = table.region[edges]
    starts = run_starts(region)
    length, would_be = np.add.reduceat(touching, starts), np.add.reduceat(wide, starts)
    gap = np.maximum(np.rint(np.minimum.reduceat(np.minimum(v1, v2), starts)), 0.0)
    # The longest stretch, by preference one that touches, is where to look.
    order = np.lexsort((u1 + u2, -wide, -touching, region))
    spot = edges[order[starts]]
    touches = length >= max(settings.min_border, 1) - MARGIN
    reported = touches | (would_be >= settings.min_border - MARGIN) | (3 * length >= 2 * max(settings.min_border, 1))
    columns = (
        region[starts],
        np.full(len(starts), number),
        np.where(touches, length, 0.0),
        gap,
        np.rint((table.x1[spot] + table.x2[spot]) / 2),
        np.rint((table.y1[spot] + table.y2[spot]) / 2),
    )
    return [values[reported].astype(np.int64) for values in columns]


def _edges_along(
    table: EdgeTable, open_edges: Floats, number: int, frame: Frame, limit: float
) -> tuple[Ints, Floats, Floats, Floats, Floats]:
    """Edges near a side that face it: number, place along the side at both ends (clipped), distance at both ends."""
    upright = number in (1, 3)
    u1, u2, v1, v2 = (table.y1, table.y2, table.x1, table.x2) if upright else (table.x1, table.x2, table.y1, table.y2)
    length, size = (frame.height, frame.width) if upright else (frame.width, frame.height)
    is_far_side = number in (1, 2)
    low = where_true((np.maximum(v1, v2) >= size - limit) if is_far_side else (np.minimum(v1, v2) <= limit))
    low = low[open_edges[low] > 0]
    # Outer rings keep their region on the left: seen from inside, the north side runs from west to east.
    forward = (u2[low] - u1[low]) * (1.0 if number in (0, 1) else -1.0)
    low = low[forward * LENGTH_STEPS >= COS_FACING * table.length[low]]
    ring = np.searchsorted(table.ring_first, low, side="right") - 1
    low = low[~table.ring_is_hole[ring]]
    v1, v2 = (size - v1[low], size - v2[low]) if is_far_side else (v1[low], v2[low])
    if len(low) and min(v1.min(), v2.min()) < 0:
        inside = _reaches_in(table, low, number, size)
        low, v1, v2 = low[inside], v1[inside], v2[inside]
    return low, np.clip(u1[low], 0, length), np.clip(u2[low], 0, length), v1, v2


def _reaches_in(table: EdgeTable, edges: Ints, number: int, size: float) -> Flags:
    """Edges of regions that do not lie wholly beyond a side of the frame."""
    values = table.x1 if number in (1, 3) else table.y1
    depth = size - values if number in (1, 2) else values
    deepest = np.full(table.count, -np.inf)
    starts = run_starts(table.region)
    deepest[table.region[starts]] = np.maximum.reduceat(depth, starts)
    inside: Flags = deepest[table.region[edges]] > 0
    return inside


def _projected(u1: Floats, u2: Floats, v1: Floats, v2: Floats, limit: float) -> Floats:
    """Length along the side of the part of each edge that is within the limit, in whole grid steps."""
    nearer, farther = np.minimum(v1, v2), np.maximum(v1, v2)
    share = np.clip((limit - nearer) / np.maximum(farther - nearer, 1e-9), 0.0, 1.0)
    along: Floats = np.rint(np.abs(u2 - u1) * np.where(farther <= limit, 1.0, share))
    return along
