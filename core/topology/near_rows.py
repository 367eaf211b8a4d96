"""What the near rule found, row by row, and the sums per pair. Rows are kept in a form where order does not matter."""

from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from core.topology.edge_table import Flags, Floats, Ints
from core.topology.piece_cells import Pieces, joined


@dataclass(frozen=True, slots=True, eq=False)
class Counted:
    """Pieces of boundary that belong to another region: (own region, other region, ...)."""

    own: Ints
    other: Ints
    weight: Floats
    distance: Floats
    x: Floats
    y: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Contacts:
    """Pairs that may be within the gap of each other at points that do not count; in no order, often repeated."""

    own: Ints
    other: Ints
    is_third: Flags
    """A third region is nearer there, though no nearer than at a corner where several meet."""


Rows = TypeVar("Rows", Counted, Contacts)


@dataclass(frozen=True, slots=True, eq=False)
class NearRows:
    counted: Counted
    contacts: Contacts
    beyond: Counted
    """What would be counted if the gap were twice as wide."""
    crossings: Ints
    """(n, 2): own region, other region, where a piece of the one runs into the other; each once, ascending."""
    pieces: Pieces
    """All pieces that were measured."""
    unclaimed: Floats
    """The part of each piece's weight that was counted for no region."""

    def is_empty(self) -> bool:
        return not len(self.pieces.x)

    def renumbered(self, numbers: Ints) -> "NearRows":
        """The rows with every region called by another number."""
        return NearRows(
            replace(self.counted, own=numbers[self.counted.own], other=numbers[self.counted.other]),
            replace(self.contacts, own=numbers[self.contacts.own], other=numbers[self.contacts.other]),
            replace(self.beyond, own=numbers[self.beyond.own], other=numbers[self.beyond.other]),
            numbers[self.crossings],
            self.pieces.renumbered(numbers),
            self.unclaimed,
        )


def rows_by_region(near: NearRows) -> dict[int, NearRows]:
    """The rows of each region that was measured, apart."""
    columns = (near.counted.own, near.contacts.own, near.beyond.own, near.crossings[:, 0], near.pieces.region)
    orders = [np.argsort(owns, kind="stable") for owns in columns]
    names = np.unique(near.pieces.region)
    spans = [
        list(zip(np.searchsorted(o, names).tolist(), np.searchsorted(o, names, side="right").tolist(), strict=True))
        for o in (owns[order] for owns, order in zip(columns, orders, strict=True))
    ]
    found = {}
    for index, name in enumerate(names.tolist()):
        picks = [order[slice(*span[index])] for order, span in zip(orders, spans, strict=True)]
        found[name] = NearRows(
            _picked(near.counted, picks[0]),
            _picked(near.contacts, picks[1]),
            _picked(near.beyond, picks[2]),
            near.crossings[picks[3]],
            near.pieces.take(picks[4]),
            near.unclaimed[picks[4]],
        )
    return found


def joined_rows(several: list[NearRows]) -> NearRows:
    """The rows of several regions together."""
    several = several or [NO_ROWS]
    return NearRows(
        _stacked([some.counted for some in several]),
        _stacked([some.contacts for some in several]),
        _stacked([some.beyond for some in several]),
        np.concatenate([some.crossings for some in several]),
        joined([some.pieces for some in several]),
        np.concatenate([some.unclaimed for some in several]),
    )


def _picked(rows: Rows, index: Ints) -> Rows:
    return type(rows)(*(getattr(rows, field.name)[index] for field in fields(rows)))


def _stacked(several: list[Rows]) -> Rows:
    columns = (np.concatenate([getattr(rows, field.name) for rows in several]) for field in fields(several[0]))
    return type(several[0])(*columns)


class RowCollector:
    """Gathers rows round by round."""

    def __init__(self, pieces: Pieces, count: int) -> None:
        self._pieces, self._count = pieces, count
        self._counted: list[tuple[NDArray[Any], ...]] = []
        self._beyond: list[tuple[NDArray[Any], ...]] = []
        self._contacts: list[tuple[NDArray[Any], ...]] = []
        self._crossings: list[Ints] = []
        self._claims: list[tuple[Ints, Floats]] = []

    def add_counted(
        self, pieces: Pieces, index: Ints, *, root: Ints, other: Ints, weight: Floats, distance: Floats
    ) -> None:
        """Of the pieces, those at `index` belong to the other regions, as much of them as the weights say."""
        own, x, y = pieces.region.take(index), pieces.x.take(index), pieces.y.take(index)
        self._counted.append((own, other, weight, distance, x, y))
        self._claims.append((root, weight))

    def add_beyond(self, pieces: Pieces, index: Ints, other: Ints, distance: Floats) -> None:
        own, x, y = pieces.region.take(index), pieces.x.take(index), pieces.y.take(index)
        self._beyond.append((own, other, pieces.weight.take(index), distance, x, y))

    def add_contacts(self, own: Ints, other: Ints, *, is_third: bool) -> None:
        self._contacts.append((own, other, np.full(len(own), is_third)))

    def add_crossings(self, own: Ints, other: Ints) -> None:
        self._crossings.append(own * self._count + other)

    def finished(self) -> NearRows:
        roots = np.concatenate([np.zeros(0, dtype=np.int64), *(root for root, _ in self._claims)])
        weights = np.concatenate([np.zeros(0), *(weight for _, weight in self._claims)])
        claimed = np.bincount(roots, weights=weights, minlength=len(self._pieces.x))
        keys = np.unique(np.concatenate((np.zeros(0, dtype=np.int64), *self._crossings)))
        return NearRows(
            Counted(*_joined(self._counted, _COUNTED_TYPES)),
            Contacts(*_joined(self._contacts, (np.int64, np.int64, np.bool_))),
            Counted(*_joined(self._beyond, _COUNTED_TYPES)),
            np.column_stack((keys // max(self._count, 1), keys % max(self._count, 1))),
            self._pieces,
            self._pieces.weight - claimed,
        )


_COUNTED_TYPES = (np.int64, np.int64, np.float64, np.float64, np.float64, np.float64)


def _joined(rows: list[tuple[NDArray[Any], ...]], types: tuple[type, ...]) -> list[NDArray[Any]]:
    """All rows, column by column."""
    return [
        np.concatenate([np.zeros(0, dtype=kind), *(row[column] for row in rows)]) for column, kind in enumerate(types)
    ]


_NO_INTS, _NO_FLOATS = np.zeros(0, dtype=np.int64), np.zeros(0)
NO_ROWS = RowCollector(
    Pieces(_NO_INTS, _NO_INTS, _NO_FLOATS, _NO_FLOATS, _NO_FLOATS, _NO_FLOATS, _NO_FLOATS, _NO_FLOATS), 0
).finished()
