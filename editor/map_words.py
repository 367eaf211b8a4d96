"""Plain sentences about a map and its regions, for status line, lists and tooltips. No Qt."""

from core.model.board import Board
from core.model.map_model import Game, MapModel
from core.model.problems import Severity
from core.model.region import Region
from core.model.terrains import symbols, terrains
from core.picture.shapes import Spot
from core.topology.close_pairs import Adjacency
from editor.number_words import borders_counted, players_counted, regions_counted
from editor.words import in_sentence, language, mark, tr, tr_n

_GAMES = {Game.BASE: mark("Base game"), Game.UNDERGROUND: mark("Underground"), Game.RIVER: mark("River World")}


_SEVERITIES = {Severity.ERROR: mark("Error"), Severity.WARNING: mark("Warning"), Severity.HINT: mark("Hint")}


def severity_title(severity: Severity) -> str:
    return tr(_SEVERITIES[severity])


def game_titles() -> dict[str, str]:
    """What the games are called, by id."""
    return {game.value: tr(title) for game, title in _GAMES.items()}


def terrain_title(region: Region) -> str:
    if region.terrain is None:
        return tr("no terrain")
    return terrain_word(region.terrain)


def symbol_titles(region: Region) -> tuple[str, ...]:
    named = tuple(in_sentence(symbol_name(symbol)) for symbol in region.symbols)
    return named + region.custom


def terrain_name(terrain: str) -> str:
    """A kind of ground in the language of the interface; one's own terrains are called as they are."""
    known = terrains().get(terrain)
    return terrain if known is None else _spoken("terrain", terrain, known.name, min(known.games))


def terrain_word(terrain: str) -> str:
    """The same inside a sentence. A designer's own name keeps the letters it was given."""
    name = terrain_name(terrain)
    return in_sentence(name) if terrain in terrains() else name


def symbol_name(symbol: str) -> str:
    known = symbols().get(symbol)
    return symbol if known is None else _spoken("symbol", symbol, known.name, min(known.games))


def _spoken(kind: str, name: str, english: str, game: Game) -> str:
    """A word of the rules catalogue, which is read only where another language than English is wanted."""
    spoken = language()
    if spoken == "en":
        return english
    from core.rules.own_names import spoken_word  # noqa: PLC0415  reading it takes a moment

    try:
        word = spoken_word(f"{kind}.{name}", spoken, game)
    except KeyError:
        return english
    return word[:1].upper() + word[1:]


def region_sentence(region: Region, board: Board) -> str:
    """One line about a region: name, terrain, symbols, where it lies, whom it touches."""
    number = board.number[region.id]
    facts = [region.name or tr("Unnamed region"), terrain_title(region), *symbol_titles(region)]
    if board.edge[number]:
        facts.append(tr("on the edge"))
    neighbours = [board.names[other] or tr("unnamed") for other in board.neighbours[number]]
    return f"{', '.join(facts)} · {_counted(neighbours)}"


def _counted(neighbours: list[str]) -> str:
    if not neighbours:
        return tr("no neighbours")
    return tr_n("{} neighbour: {}", "{} neighbours: {}", len(neighbours)).format(len(neighbours), ", ".join(neighbours))


def map_counts(model: MapModel, board: Board, adjacency: Adjacency) -> str:
    """Game, players, regions, borders and edge in one line."""
    games = " + ".join(tr(_GAMES[game]) for game in model.games)
    parts = [f"{games} · {players_counted(model.players)}" if model.players else games]
    regions, borders = regions_counted(len(model.regions)), borders_counted(len(adjacency.neighbour_pairs()))
    parts.append(tr("{} · {} · {} on the edge").format(regions, borders, sum(board.edge)))
    return "   ".join(part for part in parts if part)


def position(model: MapModel, spot: Spot) -> str:
    """A spot in millimetres where the board's printed size is known, else in board units."""
    scale = model.frame.mm_per_unit()
    x, y = spot if scale is None else (spot[0] * scale, spot[1] * scale)
    return (tr("x {:.1f}  y {:.1f} units") if scale is None else tr("x {:.1f}  y {:.1f} mm")).format(x, y)
