"""What the near rule found, row by row, and the sums per pair. Rows are kept in a form where order does not matter."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.topology.edge_table import Flags, Floats, Ints
from core.topology.piece_cells import Pieces


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


@dataclass(frozen=True, slots=True, eq=False)
class NearRows:
    counted: Counted
    contacts: Contacts
    beyond: Counted
    """What would be counted if the gap were twice as wide."""
    crossings: Ints
    """(n, 2): pairs whose boundaries run into each other, lower number first, each once, ascending."""
    pieces: Pieces
    """All pieces that were measured."""
    unclaimed: Floats
    """The part of each piece's weight that was counted for no region."""


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
        self, pieces: Pieces, index: Ints, root: Ints, other: Ints, weight: Floats, distance: Floats
    ) -> None:
        """Of the pieces, those at `index` belong to the other regions, as much of them as the weights say."""
        x, y = pieces.x.take(index), pieces.y.take(index)
        self._counted.append((pieces.region.take(index), other, weight, distance, x, y))
        self._claims.append((root.take(index), weight))

    def add_beyond(self, pieces: Pieces, index: Ints, other: Ints, distance: Floats) -> None:
        some = pieces.take(index)
        self._beyond.append((some.region, other, some.weight, distance, some.x, some.y))

    def add_contacts(self, own: Ints, other: Ints, *, is_third: bool) -> None:
        self._contacts.append((own, other, np.full(len(own), is_third)))

    def add_crossings(self, own: Ints, other: Ints) -> None:
        self._crossings.append(np.minimum(own, other) * self._count + np.maximum(own, other))

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
