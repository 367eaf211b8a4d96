"""Plain sentences about a map and its regions, for status line, lists and tooltips. No Qt."""

from core.model.board import Board
from core.model.map_model import Game, MapModel
from core.model.region import Region
from core.model.terrains import symbols, terrains
from core.picture.shapes import Spot
from core.topology.checks.wording import counted
from core.topology.close_pairs import Adjacency

_GAMES = {Game.BASE: "Base game", Game.UNDERGROUND: "Underground", Game.RIVER: "River World"}


def game_titles() -> dict[str, str]:
    """What the games are called, by id."""
    return {game.value: title for game, title in _GAMES.items()}


def terrain_title(region: Region) -> str:
    if region.terrain is None:
        return "no terrain"
    known = terrains().get(region.terrain)
    return known.name.lower() if known is not None else str(region.terrain)


def symbol_titles(region: Region) -> tuple[str, ...]:
    known = symbols()
    named = tuple(known[symbol].name.lower() if symbol in known else str(symbol) for symbol in region.symbols)
    return named + region.custom


def region_sentence(region: Region, board: Board) -> str:
    """One line about a region: name, terrain, symbols, where it lies, whom it touches."""
    number = board.number[region.id]
    facts = [region.name or "Unnamed region", terrain_title(region), *symbol_titles(region)]
    if board.edge[number]:
        facts.append("on the edge")
    neighbours = [board.names[other] or "unnamed" for other in board.neighbours[number]]
    return f"{', '.join(facts)} · {_counted(neighbours)}"


def _counted(neighbours: list[str]) -> str:
    if not neighbours:
        return "no neighbours"
    return f"{len(neighbours)} {'neighbour' if len(neighbours) == 1 else 'neighbours'}: {', '.join(neighbours)}"


def map_counts(model: MapModel, board: Board, adjacency: Adjacency) -> str:
    """Game, players, regions, borders and edge in one line."""
    games = " + ".join(_GAMES[game] for game in model.games)
    parts = [f"{games} · {model.players} players" if model.players else games]
    regions, borders = counted(len(model.regions), "region"), counted(len(adjacency.neighbour_pairs()), "border")
    parts.append(f"{regions} · {borders} · {sum(board.edge)} on the edge")
    return "   ".join(part for part in parts if part)


def position(model: MapModel, spot: Spot) -> str:
    """A spot in millimetres where the board's printed size is known, else in board units."""
    scale = model.frame.mm_per_unit()
    x, y = spot if scale is None else (spot[0] * scale, spot[1] * scale)
    return f"x {x:.1f}  y {y:.1f} {'units' if scale is None else 'mm'}"
