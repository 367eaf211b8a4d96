"""The Board of a map that is being edited: built anew only when an edit changes something that it tells."""

from typing import Any

from core.model.board import Board
from core.model.map_model import MapModel
from core.topology.board_builder import Ways, board_of, build_ways
from core.topology.close_pairs import Adjacency


class LiveWays:
    """Most edits move a border and leave everybody's neighbours the same: then the ways are the same object."""

    def __init__(self) -> None:
        self._asked: Any = None
        self._ways: Ways | None = None

    def update(self, model: MapModel, adjacency: Adjacency) -> Ways:
        asked = (
            [(pair.a, pair.b) for pair in adjacency.pairs if pair.neighbours],
            {contact.region for contact in adjacency.frame if contact.touches},
            [(region.id, region.terrain) for region in model.regions],
            model.links,
            model.blocks,
        )
        if self._ways is None or asked != self._asked:
            self._asked, self._ways = asked, build_ways(model, adjacency)
        return self._ways


class LiveBoard:
    """The Board of the map handed in last."""

    def __init__(self) -> None:
        self._ways = LiveWays()

    def update(self, model: MapModel, adjacency: Adjacency) -> Board:
        return board_of(model, self._ways.update(model, adjacency))
