"""Numbers by which a map can be judged beside the printed boards: terrain, neighbours, distance, choke points."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from core.model.board import Board
from core.model.components import components
from core.model.map_model import MapModel
from core.model.terrains import terrains
from core.model.values import RegionId

if TYPE_CHECKING:
    import networkx as nx

WORK = 20_000
"""How many (source, region) pairs the search for busy regions looks at; larger maps are sampled evenly."""


@dataclass(frozen=True, slots=True)
class Choke:
    """A region that much of the way between others leads through."""

    region: RegionId
    name: str
    share: float
    """Of all shortest ways between two other land regions."""
    is_cut: bool
    """Without it the land falls apart."""


@dataclass(frozen=True, slots=True)
class MapStatistics:
    terrain: Mapping[str, int]
    """Regions per terrain; no terrain under the empty name."""
    symbols: Mapping[str, int]
    """Regions per symbol."""
    neighbours: Mapping[int, int]
    """How many regions have so many neighbours."""
    distance: Mapping[int | None, int]
    """How many regions lie so many steps from the board's edge; None: no way leads there."""
    chokes: tuple[Choke, ...]
    """Regions that cut the land first, then the most used."""
    regions: int
    borders: int
    edge: int
    entry: int
    river_ends: int
    """River regions on the board's edge."""

    @property
    def mean_neighbours(self) -> float:
        return 2 * self.borders / self.regions if self.regions else 0.0


@dataclass(frozen=True, slots=True)
class PrintedBoard:
    """What a printed board of the same game looks like."""

    game: str
    players: int
    regions: int
    borders: int
    terrain: Mapping[str, int]
    edge: int | None
    entry: int | None

    @property
    def mean_neighbours(self) -> float:
        return 2 * self.borders / self.regions


def map_statistics(board: Board, borders: int) -> MapStatistics:
    """Everything at once; `borders` is the number of neighbouring pairs."""
    return MapStatistics(
        terrain=Counter(terrain or "" for terrain in board.terrain),
        symbols=Counter(str(symbol) for signs in board.symbols for symbol in signs),
        neighbours=Counter(len(each) for each in board.neighbours),
        distance=_distances(board),
        chokes=_chokes(board),
        regions=len(board),
        borders=borders,
        edge=sum(board.edge),
        entry=sum(board.entry),
        river_ends=sum(edge and terrain == "river" for edge, terrain in zip(board.edge, board.terrain, strict=True)),
    )


def printed_board(model: MapModel) -> PrintedBoard | None:
    """The printed board of the map's first game that has any, for its players, or of the nearest size."""
    boards: dict[str, dict[str, Any]] = components()["boards"]
    for game in model.games:
        known = boards.get(game.value, {})
        if known:
            fitting = str(model.players)
            players = fitting if fitting in known else _nearest(known, len(model.regions))
            row = known[players]
            return PrintedBoard(
                game=game.value,
                players=int(players),
                regions=row["regions"],
                borders=row["borders"],
                terrain=row["terrain"],
                edge=row.get("edge"),
                entry=row.get("entry"),
            )
    return None


def _nearest(boards: Mapping[str, Any], regions: int) -> str:
    return min(boards, key=lambda players: (abs(boards[players]["regions"] - regions), players))


def _distances(board: Board) -> "Counter[int | None]":
    steps: dict[int, int] = {number: 0 for number, is_edge in enumerate(board.edge) if is_edge}
    waiting = list(steps)
    for here in waiting:
        for there in board.neighbours[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                waiting.append(there)
    return Counter(steps.get(number) for number in range(len(board)))


def _chokes(board: Board) -> tuple[Choke, ...]:
    """Over the land that ordinary races can hold; which way a link leads makes no difference."""
    import networkx as nx  # noqa: PLC0415  three hundred modules, needed when somebody looks at statistics

    graph = _land(board)
    if len(graph) < 3:
        return ()
    cuts = set(nx.articulation_points(graph))
    nodes = sorted(graph)
    every = max(1, len(nodes) * len(nodes) // WORK)
    share = nx.betweenness_centrality_subset(graph, nodes[::every], nodes)
    # Each pair is counted from both ends; halved by networkx for a graph without directions.
    whole = max(1.0, len(nodes[::every]) * (len(nodes) - 1) / 2)
    found = [
        Choke(board.ids[node], board.names[node], share[node] / whole, node in cuts)
        for node in nodes
        if share[node] > 0 or node in cuts
    ]
    return tuple(
        sorted(found, key=lambda choke: (not choke.is_cut, -round(choke.share, 9), board.number[choke.region]))
    )


def _land(board: Board) -> "nx.Graph[int]":
    import networkx as nx  # noqa: PLC0415

    graph: nx.Graph[int] = nx.Graph()
    is_open = [_is_open(terrain) for terrain in board.terrain]
    graph.add_nodes_from(number for number, is_land in enumerate(is_open) if is_land)
    graph.add_edges_from(
        (here, there) for here, out in enumerate(board.neighbours) for there in out if is_open[here] and is_open[there]
    )
    return graph


def _is_open(terrain: str | None) -> bool:
    known = terrains().get(terrain or "")
    return known is None or not (known.barrier or known.impassable)
