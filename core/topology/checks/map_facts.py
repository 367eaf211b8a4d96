"""What several checks look at, worked out once per run: sound shapes, vertices, the board, the graph.

What can be kept from one run to the next is in a `CheckMemory`; that is what makes re-checking after an edit cheap.
"""

from functools import cached_property
from typing import Any

import numpy as np
import shapely
from shapely import Polygon

from core.geometry.shared_borders import LoosePair, Unmatched
from core.model.map_model import MapModel
from core.model.region import Region
from core.model.values import Point, RegionId
from core.topology.board_builder import Ways
from core.topology.checks.check_memory import CheckMemory
from core.topology.checks.shape_facts import shape_array
from core.topology.close_pairs import Adjacency, ClosePair, PairKind


class MapFacts:
    """One map under check. Everything is worked out when first asked for and then kept."""

    def __init__(self, model: MapModel, adjacency: Adjacency, memory: CheckMemory) -> None:
        self.model = model
        self.adjacency = adjacency
        self.memory = memory
        self.shapes = memory.shapes.update(model.regions)
        self.region: dict[RegionId, Region] = {region.id: region for region in model.regions}
        self.ids: tuple[RegionId, ...] = tuple(self.region)

    @cached_property
    def ways(self) -> Ways:
        """Who borders and reaches whom; the same object as last time while that stays the same."""
        return self.memory.ways.update(self.model, self.adjacency)

    @cached_property
    def odd_pairs(self) -> list[ClosePair]:
        """The close pairs that are not simply borders; few on most maps."""
        return [pair for pair in self.adjacency.pairs if pair.kind is not PairKind.BORDER]

    @cached_property
    def tags(self) -> object:
        """The same object as last time while every region keeps its terrain and symbols."""
        return self.memory.tags.of(self.model.regions)

    @cached_property
    def sound(self) -> "np.ndarray[Any, np.dtype[np.object_]]":
        return shape_array([facts.sound for facts in self.shapes])

    @cached_property
    def unmatched(self) -> list[Unmatched]:
        self.memory.vertices.update(self.model.regions, self.shapes)
        return self.memory.vertices.unmatched(self.ids)

    @cached_property
    def loose(self) -> list[LoosePair]:
        self.memory.vertices.update(self.model.regions, self.shapes)
        return self.memory.vertices.loose(self.ids)

    @cached_property
    def frame_box(self) -> Polygon:
        return shapely.box(0, 0, self.model.frame.width, self.model.frame.height)

    def middle(self, number: int) -> Point | None:
        """A spot inside a region, for findings about the whole of it."""
        return self.shapes[number].middle
