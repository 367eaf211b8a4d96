"""Pieces of boundary that run into each other: the sign of overlapping regions. Areas are not measured here."""

import numpy as np

from core.topology.edge_table import Flags, Floats, Ints, where_true
from core.topology.piece_cells import Pieces
from core.topology.piece_rounds import Round

ROUNDING = 2.0


def crossing_regions(level: Round, targets: Pieces) -> tuple[Ints, Ints]:
    """Own and other region of pieces that cross, or of which one starts on the other and runs inside."""
    reach = ((level.pieces.half + ROUNDING) ** 2).take(level.who)
    close = where_true(level.square <= reach)
    who, found = level.who.take(close), level.found.take(close)
    mine, half, target_half = level.pieces, level.pieces.half.take(who), targets.half.take(found)
    hx, hy, tx, ty = mine.hx.take(who), mine.hy.take(who), targets.hx.take(found), targets.hy.take(found)
    dx, dy = mine.x.take(who) - targets.x.take(found), mine.y.take(who) - targets.y.take(found)
    turn = tx * hy - ty * hx
    # How far each end of one piece lies to the left, the inner side, of the other's line.
    off_other, off_mine = tx * dy - ty * dx, hy * dx - hx * dy
    crosses = _runs_in(off_other - turn, off_other + turn, target_half)
    crosses &= _runs_in(off_mine + turn, off_mine - turn, half)
    hit = where_true(crosses)
    return mine.region.take(who.take(hit)), targets.region.take(found.take(hit))


def _runs_in(one: Floats, other: Floats, half: Floats) -> Flags:
    """Do ends at these offsets (times the half length) lie on two sides of a line, or on it and on its inner side?"""
    least, most = np.minimum(one, other), np.maximum(one, other)
    inside: Flags = (most > ROUNDING * half) & (least <= ROUNDING * half)
    return inside
