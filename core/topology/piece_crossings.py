"""Pieces of boundary that run into each other: the sign of overlapping regions. Areas are not measured here."""

import numpy as np

from core.topology.edge_table import Flags, Floats, Ints
from core.topology.piece_cells import Pieces
from core.topology.piece_rounds import Round

ROUNDING = 2.0


def crossing_regions(level: Round, targets: Pieces) -> tuple[Ints, Ints]:
    """Own and other region of pieces that cross, or of which one starts on the other and runs inside."""
    reach = ((level.pieces.half + ROUNDING) ** 2).take(level.who)
    close = np.flatnonzero(level.square <= reach)
    mine, other = level.pieces.take(level.who.take(close)), targets.take(level.found.take(close))
    dx, dy = mine.x - other.x, mine.y - other.y
    turn = other.hx * mine.hy - other.hy * mine.hx
    # How far each end of one piece lies to the left, the inner side, of the other's line.
    off_other, off_mine = other.hx * dy - other.hy * dx, mine.hy * dx - mine.hx * dy
    crosses = _runs_in(off_other - turn, off_other + turn, other.half)
    crosses &= _runs_in(off_mine + turn, off_mine - turn, mine.half)
    hit = np.flatnonzero(crosses)
    return mine.region.take(hit), other.region.take(hit)


def _runs_in(one: Floats, other: Floats, half: Floats) -> Flags:
    """Do ends at these offsets (times the half length) lie on two sides of a line, or on it and on its inner side?"""
    least, most = np.minimum(one, other), np.maximum(one, other)
    inside: Flags = (most > ROUNDING * half) & (least <= ROUNDING * half)
    return inside
