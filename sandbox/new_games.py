"""A new game on a map: the scenario that deals it, from a seed. No Qt."""

from pathlib import Path

from core.files.bundled import bundled_folder
from core.model.map_model import MapModel
from core.rules.scenario import Scenario, SeatSetup, Setup
from core.rules.state import Phase

NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix")
FEWEST = 2
_ENDING = ".map.geojson"


def new_game(model: MapModel, path: Path | None, *, seed: int, players: int | None = None) -> Scenario:
    """A whole game for the players the map is marked for, unless another number is wanted."""
    number = players or model.players or FEWEST
    seats = tuple(SeatSetup(name) for name in NAMES[:number])
    setup = Setup(seats=seats, round=1, rounds=model.rounds, phase=Phase.DEAL)
    title = f"A game on {model.title or 'an untitled map'}"
    return Scenario(
        title=title,
        map=map_name(path),
        game=str(model.games[0]),
        setup=setup,
        seed=seed,
    )


def map_name(path: Path | None) -> str:
    """How a scenario names a map: bundled ones without their ending, others by the file beside it."""
    if path is None:
        return ""
    is_bundled = path.parent == bundled_folder("mapfiles") / "maps"
    return path.name.removesuffix(_ENDING) if is_bundled else path.name
