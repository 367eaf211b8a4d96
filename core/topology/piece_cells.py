"""Boundary pieces in a grid of cells: edges cut to a bounded length, and who lies near a piece's middle.

A piece is found by the cell of its middle. Cells are numbered row by row, so a block of neighbouring cells is one
contiguous range of the sorted pieces per row. Distances are not measured here.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.topology.edge_table import EdgeTable, Floats, Ints, where_true
from core.topology.heaped_outlines import refuse_heap

CANDIDATES_AT_ONCE = 100_000
"""Bounds the memory of one round, and keeps its arrays in the processor's cache."""


COLUMNS = 4
"""Cells are so many times as high as they are wide."""
MARGIN = 1
"""Empty columns on either side, so that what lies beyond a side is not found in the row above or below."""


@dataclass(frozen=True, slots=True, eq=False)
class Pieces:
    """Straight pieces of edges: middle, half vector in the direction of the edge, half length."""

    edge: Ints
    region: Ints
    x: Floats
    y: Floats
    hx: Floats
    hy: Floats
    half: Floats
    weight: Floats
    """What the piece counts, in 256ths of a grid step; the pieces of an edge add up to its length exactly."""

    def take(self, index: Ints) -> "Pieces":
        return TakenPieces(self, index)

    def span(self, span: slice) -> "Pieces":
        """Consecutive pieces, without copying them."""
        return Pieces(
            self.edge[span],
            self.region[span],
            self.x[span],
            self.y[span],
            self.hx[span],
            self.hy[span],
            self.half[span],
            self.weight[span],
        )

    def shifted(self, halves: float) -> "Pieces":
        """The pieces moved along their own line by so many half lengths."""
        return TakenPieces(self, None, x=self.x + self.hx * halves, y=self.y + self.hy * halves)

    def renumbered(self, numbers: Ints) -> "Pieces":
        """The same pieces, their regions called by other numbers."""
        return TakenPieces(self, None, region=numbers[self.region])

    def halves(self, index: Ints) -> "Pieces":
        """The first halves of the given pieces, then their second halves."""
        hx, hy = self.hx[index] / 2, self.hy[index] / 2
        x, y = self.x[index], self.y[index]
        return Pieces(
            np.tile(self.edge[index], 2),
            np.tile(self.region[index], 2),
            np.concatenate((x - hx, x + hx)),
            np.concatenate((y - hy, y + hy)),
            np.tile(hx, 2),
            np.tile(hy, 2),
            np.tile(self.half[index] / 2, 2),
            np.tile(self.weight[index] / 2, 2),
        )


class TakenPieces(Pieces):
    """Some of many pieces, or all with some columns exchanged.

    Columns are picked out when they are first asked for: most askers want but a few.
    """

    __slots__ = ("_all", "_index")

    def __init__(self, pieces: Pieces, index: Ints | None, **exchanged: NDArray[Any]) -> None:
        _set(self, "_all", pieces)
        _set(self, "_index", index)
        for name, column in exchanged.items():
            _set(self, name, column)

    def __getattr__(self, name: str) -> Any:
        # Only called for what is not there yet.
        column, index = getattr(self._all, name), self._index
        if index is not None:
            column = column.take(index)
        _set(self, name, column)
        return column


_set = object.__setattr__
"""Filling in a frozen record."""


def cut_edges(table: EdgeTable, edges: Ints, longest: float) -> Pieces:
    """The given edges cut into equal pieces of at most the given length, always a power of two of them.

    Powers of two keep every middle and every weight exact, so nothing depends on direction or order.
    """
    x1, y1, x2, y2, weight, region = table.x1, table.y1, table.x2, table.y2, table.length, table.region
    if len(edges) < len(x1):
        x1, y1, x2, y2, weight = (values.take(edges) for values in (x1, y1, x2, y2, weight))
        region = region.take(edges)
    hx, hy, x, y = (x2 - x1) / 2, (y2 - y1) / 2, (x1 + x2) / 2, (y1 + y2) / 2
    half = np.sqrt(hx * hx + hy * hy)
    if len(edges) and 2 * half.max() > longest:
        parts = np.ones(len(edges), dtype=np.int64)
        cut = where_true(2 * half > longest)
        parts[cut] = np.exp2(np.ceil(np.log2(2 * half[cut] / longest))).astype(np.int64)
        rows = np.repeat(np.arange(len(edges)), parts)
        number = parts[rows]
        which = np.arange(len(rows)) - np.repeat(np.cumsum(parts) - parts, parts)
        offset = (2 * which + 1 - number) / number
        x, y = x[rows] + hx[rows] * offset, y[rows] + hy[rows] * offset
        hx, hy, half, weight = hx[rows] / number, hy[rows] / number, half[rows] / number, weight[rows] / number
        edges, region = edges[rows], region[rows]
    return Pieces(edges, region, x, y, hx, hy, half, weight)


def joined(pieces: list[Pieces]) -> Pieces:
    """Several lots of pieces as one."""
    return Pieces(
        np.concatenate([some.edge for some in pieces]),
        np.concatenate([some.region for some in pieces]),
        np.concatenate([some.x for some in pieces]),
        np.concatenate([some.y for some in pieces]),
        np.concatenate([some.hx for some in pieces]),
        np.concatenate([some.hy for some in pieces]),
        np.concatenate([some.half for some in pieces]),
        np.concatenate([some.weight for some in pieces]),
    )


class PieceCells:
    """Pieces sorted by cell. Cells are counted from the origin, so the order of two pieces never depends on a third.

    Cells are narrow, because a row of them is looked up as one range however many they are, and what lies beside the
    range need not be sorted out.
    """

    def __init__(self, pieces: Pieces, height: float) -> None:
        self._height, self._breadth = height, height / COLUMNS
        column, row = _counted(pieces.x, self._breadth), _counted(pieces.y, self._height)
        self._left, self._top = (int(column.min()), int(row.min())) if len(row) else (0, 0)
        self._width = (int(column.max()) - self._left if len(row) else 0) + 1 + 2 * MARGIN
        rows = int(row.max()) - self._top + 1 if len(row) else 0
        cells = (row - self._top) * self._width + (column - self._left + MARGIN)
        order = np.argsort(cells, kind="stable")
        self.pieces = pieces.take(order)
        self.inverse_square = 1.0 / (self.pieces.hx**2 + self.pieces.hy**2)
        # With what single precision can be wrong by, and then some.
        slack = 2.0 + max(self._width * self._breadth, rows * height) * 2.0**-21
        self._rough_reach = (self.pieces.half + slack).astype(np.float32)
        self._longest = float(pieces.half.max(initial=0.0)) + slack
        self._rough_x = self._rough(self.pieces.x, self._left * self._breadth)
        self._rough_y = self._rough(self.pieces.y, self._top * height)
        self._cells = cells.take(order)
        self._offsets: Ints | None = None
        if rows * self._width <= 16 * len(order) + 100_000:
            counts = np.bincount(self._cells, minlength=rows * self._width)
            self._offsets = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(counts)))

    def _first(self, cells: Ints) -> Ints:
        """The first sorted piece at or after each cell."""
        if self._offsets is None:
            return np.searchsorted(self._cells, cells)
        return self._offsets.take(cells, mode="clip")

    def near(self, queries: Pieces, radius: Floats) -> Iterator[tuple[Ints, Ints, Ints, Floats]]:
        """Rounds of (queries, place of the query in the round, sorted piece, squared distance) for other regions.

        Found is every piece that comes within the radius of a query's middle, each query having its own; and perhaps
        a few that are a little farther. The second array ascends.
        """
        reach = radius + self._longest
        first, last = _counted(queries.x - reach, self._breadth), _counted(queries.x + reach, self._breadth)
        first = np.clip(first - self._left + MARGIN, 0, self._width - 1)
        last = np.clip(last - self._left + MARGIN, 0, self._width - 1)
        top = _counted(queries.y - reach, self._height) - self._top
        rows = _counted(queries.y + reach, self._height) - self._top - top + 1
        low = np.empty((len(rows), int(rows.max(initial=1))), dtype=np.int64)
        sizes = np.empty_like(low)
        for step in range(low.shape[1]):
            start = (top + step) * self._width
            low[:, step] = self._first(start + first)
            sizes[:, step] = self._first(start + last + 1) - low[:, step]
            sizes[:, step] *= rows > step
        per_query = sizes.sum(axis=1)
        stops = np.cumsum(per_query)
        refuse_heap(queries.x, queries.y, per_query)
        begin = 0
        while begin < len(stops):
            done = int(stops[begin - 1]) if begin else 0
            end = max(int(np.searchsorted(stops, done + CANDIDATES_AT_ONCE, side="right")), begin + 1)
            yield self._round(queries, slice(begin, end), low[begin:end], sizes[begin:end], radius[begin:end])
            begin = end

    def _round(
        self, queries: Pieces, span: slice, low: Ints, sizes: Ints, radius: Floats
    ) -> tuple[Ints, Ints, Ints, Floats]:
        flat = sizes.ravel()
        stops = np.cumsum(flat)
        found = np.repeat(low.ravel() - (stops - flat), flat)
        found += np.arange(int(stops[-1]))
        per_query = sizes.sum(axis=1)
        # Most of what the cells propose is too far away; sort it out, roughly and fast, before anything dearer is done.
        dx, dy = self._rough_x.take(found), self._rough_y.take(found)
        dx -= np.repeat(self._rough(queries.x[span], self._left * self._breadth), per_query)
        dy -= np.repeat(self._rough(queries.y[span], self._top * self._height), per_query)
        dx *= dx
        dy *= dy
        dx += dy
        reach = self._rough_reach.take(found)
        reach += np.repeat(radius.astype(np.float32), per_query)
        reach *= reach
        close = where_true(dx <= reach)
        found, who = found.take(close), np.repeat(np.arange(len(low)), per_query).take(close)
        other = where_true(self.pieces.region.take(found) != queries.region[span].take(who))
        found, who = found.take(other), who.take(other)
        return np.arange(span.start, span.stop), who, found, squares(queries.span(span), who, found, self)

    def _rough(self, values: Floats, first: float) -> NDArray[np.float32]:
        """Coordinates in single precision, counted from the edge of the cells."""
        return (values - first).astype(np.float32)


def _counted(values: Floats, size: float) -> Ints:
    return np.floor(values / size).astype(np.int64)


def squares(pieces: Pieces, who: Ints, found: Ints, cells: PieceCells) -> Floats:
    """Squared distances from the middles of pieces to the sorted pieces found for each of them."""
    dx, dy = cells.pieces.x.take(found), cells.pieces.y.take(found)
    dx -= pieces.x.take(who)
    dy -= pieces.y.take(who)
    return squares_from(dx, dy, found, cells)


def squares_from(dx: Floats, dy: Floats, found: Ints, cells: PieceCells) -> Floats:
    """Squared distances from points to sorted pieces whose middles lie (dx, dy) away; writes over dx and dy."""
    hx, hy = cells.pieces.hx.take(found), cells.pieces.hy.take(found)
    along = (dx * hx + dy * hy) * cells.inverse_square.take(found)
    np.clip(along, -1.0, 1.0, out=along)
    dx -= along * hx
    dy -= along * hy
    dx *= dx
    dy *= dy
    dx += dy
    return dx


@dataclass(frozen=True, slots=True, eq=False)
class Ways:
    """From pieces to one sorted piece each: the way from the middle, and how far the two ends are."""

    x: Floats
    y: Floats
    start: Floats
    end: Floats


def ways(pieces: Pieces, found: Ints, cells: PieceCells) -> tuple[Floats, Floats]:
    """The ways from the middles of pieces to the nearest points of one sorted piece each."""
    target = cells.pieces
    hx, hy = target.hx.take(found), target.hy.take(found)
    dx, dy = target.x.take(found) - pieces.x, target.y.take(found) - pieces.y
    along = np.clip((dx * hx + dy * hy) * cells.inverse_square.take(found), -1.0, 1.0)
    return dx - along * hx, dy - along * hy


def ways_with_ends(pieces: Pieces, found: Ints, cells: PieceCells) -> Ways:
    """The same, and the distances of both ends."""
    target = cells.pieces
    hx, hy, inverse = target.hx.take(found), target.hy.take(found), cells.inverse_square.take(found)
    dx, dy = target.x.take(found) - pieces.x, target.y.take(found) - pieces.y
    middle, turn = (dx * hx + dy * hy) * inverse, (pieces.hx * hx + pieces.hy * hy) * inverse
    along = np.clip(middle, -1.0, 1.0)
    lengths = []
    for side in (1.0, -1.0):
        there = np.clip(middle + side * turn, -1.0, 1.0)
        end_x, end_y = dx + side * pieces.hx - there * hx, dy + side * pieces.hy - there * hy
        lengths.append(np.sqrt(end_x * end_x + end_y * end_y))
    return Ways(dx - along * hx, dy - along * hy, lengths[0], lengths[1])
