"""Does a boundary face the region nearest to it? See near_lengths for why that is asked.

The angle was chosen by measuring: traced staircases of one to seven pixels keep all of their border at 44 degrees,
while a square standing on its tip (45 degrees) and squares corner to corner (90 degrees) keep next to none.
"""

import numpy as np

from core.topology.edge_table import LENGTH_STEPS, EdgeTable, Flags, Floats, Ints, where_true
from core.topology.piece_cells import Pieces

COS_FACING = float(np.cos(np.radians(44.0)))
COS_FACING_CLOSE = float(np.cos(np.radians(75.0)))
"""Directions between points less than a unit apart are rough on traced outlines."""
CLOSE = 100.0
TOUCHING = 2.0
"""Below two grid steps a direction means nothing; the two edges must run against each other instead."""
WINDOW = 300.0
"""How far the boundary is followed each way to find its general direction (three units)."""
MOST_EDGES = 12
SHORT_EDGE = 400.0
"""A step of a traced line is no longer than this (four units)."""


class FacingTest:
    """Answers for pieces of one table; edges that are shared exactly end the stretch that is looked at."""

    def __init__(self, table: EdgeTable, free: Flags) -> None:
        self._table, self._free = table, free
        self.after, self.before = table.following(), table.previous()

    def seen_share(self, pieces: Pieces, vx: Floats, vy: Floats, distance: Floats) -> Floats:
        """The share of a piece's length seen along the way to the nearest point: 1 if square to it, 0 if not facing."""
        cosine = (pieces.hy * vx - pieces.hx * vy) / np.maximum(pieces.half * distance, 1e-9)
        cosine[(cosine < COS_FACING) | (distance <= TOUCHING)] = 0.0
        return np.minimum(cosine, 1.0)

    def touch_share(self, pieces: Pieces, targets: Pieces) -> Floats:
        """The same for pieces that lie on another one: all of it if that runs the other way, else nothing."""
        along = pieces.hx * targets.hx + pieces.hy * targets.hy
        return np.where(along <= -COS_FACING * pieces.half * targets.half, 1.0, 0.0)

    def stretch_share(self, pieces: Pieces, vx: Floats, vy: Floats, distance: Floats) -> Floats:
        """The same where only the boundary seen as a whole, a few units each way, faces the nearest point; else 0.

        Only pieces of short edges are looked at like that: a long edge is no step of a jagged line.
        """
        found = np.zeros(len(distance))
        short = where_true(self._table.length.take(pieces.edge) <= SHORT_EDGE * LENGTH_STEPS)
        if len(short):
            ahead = vx.take(short), vy.take(short), distance.take(short)
            found[short] = self._stretch_share(pieces.take(short), *ahead)
        return found

    def _stretch_share(self, pieces: Pieces, vx: Floats, vy: Floats, distance: Floats) -> Floats:
        ahead_x, ahead_y = self._walk(pieces, self.after, self._table.x2, self._table.y2)
        back_x, back_y = self._walk(pieces, self.before, self._table.x1, self._table.y1)
        cx, cy = ahead_x - back_x, ahead_y - back_y
        size = np.sqrt(cx * cx + cy * cy)
        cosine = np.where(distance <= CLOSE, COS_FACING_CLOSE, COS_FACING)
        faces = (cy * vx - cx * vy >= cosine * size * distance) & (distance > TOUCHING) & (size > 0)
        share = np.abs(cx * pieces.hx + cy * pieces.hy) / np.maximum(size * pieces.half, 1e-9)
        return np.where(faces, share, 0.0)

    def _walk(self, pieces: Pieces, step_to: Ints, end_x: Floats, end_y: Floats) -> tuple[Floats, Floats]:
        """Where one arrives after WINDOW steps along free edges from each piece's middle."""
        edge, x, y = pieces.edge, pieces.x, pieces.y
        left = np.full(len(x), WINDOW)
        for _ in range(MOST_EDGES):
            dx, dy = end_x[edge] - x, end_y[edge] - y
            way = np.sqrt(dx * dx + dy * dy)
            share = np.minimum(left / np.maximum(way, 1e-9), 1.0)
            x, y = x + dx * share, y + dy * share
            left = left - way
            after = step_to[edge]
            left[~self._free[after]] = 0.0
            if not (left > 0).any():
                break
            left = np.maximum(left, 0.0)
            edge = np.where(left > 0, after, edge)
        return x, y
