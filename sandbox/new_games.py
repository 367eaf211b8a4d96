"""A new game on a map: the scenario that deals it, from a seed. No Qt."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from core.files.bundled import bundled_folder
from core.files.presence import is_folder
from core.files.unit_folders import units_in
from core.model.map_model import MapModel
from core.rules.catalogue import build_rules
from core.rules.compiled import Rules
from core.rules.inventing.records import InventedUnit
from core.rules.scenario import Scenario, SeatSetup, Setup
from core.rules.state import Phase
from core.topology.board_builder import build_board

NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix")
FEWEST = 2
_ENDING = ".map.geojson"


def units_of_game(path: Path | None, given: tuple[InventedUnit, ...] = ()) -> tuple[InventedUnit, ...]:
    """The invented units of a new game: those given, and those beside the map that none of these stands for."""
    ids = {unit.unit_id for unit in given}
    beside = units_in(path.parent) if path is not None and is_folder(path.parent) else ()
    return (*given, *(unit for unit in beside if unit.unit_id not in ids))


def new_game(
    model: MapModel, path: Path | None, *, seed: int, players: int | None = None, units: tuple[InventedUnit, ...] = ()
) -> Scenario:
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
        units=tuple(unit.unit_id for unit in units),
        fetched=units,
    )


def trial_of(unit: InventedUnit, model: MapModel, path: Path | None, *, seed: int) -> Scenario:
    """A new game in which an invented unit lies first on offer, beside a built-in one that can do little of its own."""
    game = new_game(model, path, seed=seed)
    rules = build_rules(build_board(model), players=len(game.setup.seats), game=game.game)
    is_race = unit.kind == "race"
    partner = plainest(rules, rules.powers if is_race else rules.races)
    combo = (unit.id, partner, 0) if is_race else (partner, unit.id, 0)
    setup = replace(game.setup, column=(combo,))
    return replace(game, title=f"{unit.name} on trial", setup=setup, embedded=(unit,))


def plainest(rules: Rules, units: Iterable[str]) -> str:
    """The unit that does least by itself, so that its own benefit does not get in the way of another on trial."""
    return min(units, key=lambda unit: (len(rules.units[unit].effects), unit)).partition(".")[2]


def empty_table(model: MapModel, path: Path | None, units: tuple[InventedUnit, ...] = ()) -> Scenario:
    """A board with players at it and nothing else, to be set up by hand."""
    seats = tuple(SeatSetup(name) for name in NAMES[: model.players or FEWEST])
    setup = Setup(seats=seats, rounds=model.rounds)
    ids = tuple(unit.unit_id for unit in units)
    return Scenario(
        title=position_title(model.title), map=map_name(path), game=str(model.games[0]), setup=setup, units=ids,
        fetched=units,
    )  # fmt: skip


def position_title(map_title: str) -> str:
    """What a position is called until somebody gives it a name."""
    return f"A position on {map_title or 'an untitled map'}"


def map_name(path: Path | None) -> str:
    """How a scenario names a map: bundled ones without their ending, others by the file beside it."""
    if path is None:
        return ""
    is_bundled = path.parent == bundled_folder("mapfiles") / "maps"
    return path.name.removesuffix(_ENDING) if is_bundled else path.name
