"""The Board of a map that is being edited: built anew only when an edit changes something that it tells."""

from collections.abc import Callable
from typing import Any, TypeVar

from core.model.board import Board
from core.model.map_model import MapModel
from core.topology.board_builder import Ways, board_of, build_ways
from core.topology.close_pairs import Adjacency
from core.topology.region_changes import Version

Record = TypeVar("Record")


class LiveWays:
    """Most edits move a border and leave everybody's neighbours the same: then the ways are the same object."""

    def __init__(self) -> None:
        self._terrain = Version(lambda region: region.terrain)
        self._asked: tuple[Any, ...] = ()
        self._adjacency = Adjacency((), ())
        self._ways: Ways | None = None

    def update(self, model: MapModel, adjacency: Adjacency) -> Ways:
        asked = (self._terrain.of(model.regions), model.links, model.blocks)
        if self._ways is None or asked != self._asked or not self._is_told_the_same(adjacency):
            ways = build_ways(model, adjacency)
            self._ways = self._ways if ways == self._ways else ways
        self._asked, self._adjacency = asked, adjacency
        assert self._ways is not None
        return self._ways

    def _is_told_the_same(self, adjacency: Adjacency) -> bool:
        old = self._adjacency
        return _are_alike(old.pairs, adjacency.pairs, lambda pair: (pair.a, pair.b, pair.neighbours)) and _are_alike(
            old.frame, adjacency.frame, lambda contact: (contact.region, contact.touches)
        )


def _are_alike(old: tuple[Record, ...], new: tuple[Record, ...], told: Callable[[Record], Any]) -> bool:
    if old is new:
        return True
    if len(old) != len(new):
        return False
    return all(told(was) == told(now) for was, now in zip(old, new, strict=True) if was is not now)


class LiveBoard:
    """The Board of the map handed in last; the same object while it tells the same."""

    def __init__(self) -> None:
        self._ways = LiveWays()
        self._tags = Version(lambda region: (region.name, region.terrain, region.symbols, region.custom))
        self._asked: tuple[Any, ...] = ()
        self._board: Board | None = None

    def update(self, model: MapModel, adjacency: Adjacency) -> Board:
        asked = (self._ways.update(model, adjacency), self._tags.of(model.regions), model.title, model.players)
        if self._board is None or asked != self._asked:
            self._asked, self._board = asked, board_of(model, asked[0])
        return self._board
