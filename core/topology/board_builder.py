"""From a map and its borders to the Board the rules read. The only place that knows both."""

from dataclasses import dataclass

from core.model.board import Board
from core.model.map_model import MapModel
from core.model.region import Region
from core.model.terrains import Terrain, terrains
from core.topology.close_pairs import Adjacency
from core.topology.measure import measure
from core.topology.region_graph import ways


@dataclass(frozen=True, slots=True)
class Ways:
    """The part of a Board that hangs on the borders; see there."""

    neighbours: tuple[tuple[int, ...], ...]
    touching: tuple[tuple[int, ...], ...]
    edge: tuple[bool, ...]
    entry: tuple[bool, ...]
    shore_of: tuple[tuple[int, ...], ...]


def build_board(model: MapModel, adjacency: Adjacency | None = None) -> Board:
    """The rules' view of a map; measures the borders first unless they are given."""
    return board_of(model, build_ways(model, measure(model) if adjacency is None else adjacency))


def board_of(model: MapModel, ways: Ways) -> Board:
    """The rules' view of a map whose ways are known."""
    return Board(
        title=model.title,
        ids=tuple(region.id for region in model.regions),
        names=tuple(region.name for region in model.regions),
        terrain=tuple(region.terrain for region in model.regions),
        symbols=tuple(frozenset(region.symbols) for region in model.regions),
        custom=tuple(frozenset(region.custom) for region in model.regions),
        neighbours=ways.neighbours,
        touching=ways.touching,
        edge=ways.edge,
        entry=ways.entry,
        shore_of=ways.shore_of,
        players=model.players,
    )


def build_ways(model: MapModel, adjacency: Adjacency) -> Ways:
    """Who borders and reaches whom, and from where the map is entered."""
    number = {region.id: index for index, region in enumerate(model.regions)}
    touching: list[set[int]] = [set() for _ in model.regions]
    for pair in adjacency.neighbour_pairs():
        touching[number[pair.a]].add(number[pair.b])
        touching[number[pair.b]].add(number[pair.a])
    reached: list[set[int]] = [set() for _ in model.regions]
    for here, there, _, _ in ways(model, adjacency):
        reached[number[here]].add(number[there])
    on_edge = {contact.region for contact in adjacency.frame if contact.touches}
    edge = tuple(region.id in on_edge for region in model.regions)
    ground = [terrains().get(region.terrain or "") for region in model.regions]
    return Ways(
        neighbours=tuple(tuple(sorted(each)) for each in reached),
        touching=tuple(tuple(sorted(each)) for each in touching),
        edge=edge,
        entry=_entries(model.regions, ground, touching, edge),
        shore_of=tuple(_waters(index, ground, touching) for index in range(len(model.regions))),
    )


def _is_water(terrain: Terrain | None) -> bool:
    return terrain is not None and terrain.water


def _waters(here: int, ground: list[Terrain | None], touching: list[set[int]]) -> tuple[int, ...]:
    if _is_water(ground[here]):
        return ()
    return tuple(sorted(there for there in touching[here] if _is_water(ground[there])))


def _entries(
    regions: tuple[Region, ...], ground: list[Terrain | None], touching: list[set[int]], edge: tuple[bool, ...]
) -> tuple[bool, ...]:
    """Regions on the edge, river ends among them, and shores of a sea that lies on it; never impassable ground.

    Clauses base:conquest.border-definition, underground:conquest.first and underground:river.entry-end. The
    shore rule hangs on the terrain (sea), which only maps of the base game and River World have.
    """

    def opens_shores(water: int) -> bool:
        terrain = ground[water]
        return terrain is not None and terrain.entry_shore and edge[water]

    return tuple(
        not ((terrain := ground[here]) is not None and terrain.impassable)
        and (edge[here] or any(opens_shores(there) for there in touching[here]))
        for here in range(len(regions))
    )
