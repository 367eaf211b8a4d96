"""Who touches whom while a map is being edited: equal to a full pass."""

from core.model.map_model import MapModel
from core.topology.close_pairs import Adjacency
from core.topology.measure import measure


class LiveAdjacency:
    """Holds the answer for one map and brings it up to date after an edit."""

    def __init__(self, model: MapModel) -> None:
        self.model = model
        self.adjacency: Adjacency = measure(model)

    def update(self, model: MapModel) -> Adjacency:
        self.model = model
        self.adjacency = measure(model)
        return self.adjacency
