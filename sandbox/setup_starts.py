"""What a set-up begins with: nothing, a step of the story, a dealt game, or another map. No Qt, nothing is shown."""

from dataclasses import replace
from pathlib import Path

from core.files.bundled import bundled_maps
from core.model.board import Board
from core.model.map_model import MapModel
from core.rules.action_words import Speech, UnknownWordError
from core.rules.compiled import Rules
from core.rules.mixing import MIXED
from core.rules.scenario import RaceSetup, Scenario, Setup
from core.rules.state import GameState, Phase
from core.rules.written_position import left_behind, setup_of
from editor.map_words import game_titles
from editor.number_words import players_counted
from sandbox.new_games import map_name, position_title
from sandbox.setup_supply import emptied

MAP_ENDING = ".map.geojson"


def from_nothing(scenario: Scenario) -> Scenario:
    """The same players at the same board, with nothing on it."""
    return _untold(replace(scenario, setup=emptied(scenario.setup)))


def from_step(scenario: Scenario, rules: Rules, state: GameState) -> tuple[Scenario, tuple[str, ...]]:
    """The position of a step as a beginning of its own, and what is not carried over from the story before it."""
    setup = setup_of(rules, state, scenario.setup)
    return _untold(replace(scenario, setup=setup)), left_behind(rules, state, setup)


def dealt(scenario: Scenario, seed: int | None) -> Scenario:
    """A whole game with these players. Combinations picked by hand lie there; a seed draws the rest, else somebody."""
    setup = scenario.setup
    seats = tuple(replace(seat, coins=5, active=None, declined=()) for seat in setup.seats)
    column = tuple((race, power, 0) for race, power, _ in setup.column)
    begun = Setup(seats=seats, round=1, rounds=setup.rounds, phase=Phase.DEAL, column=column)
    return _untold(replace(scenario, setup=begun, seed=seed))


def renamed_with_map(scenario: Scenario, before: MapModel, after: MapModel) -> Scenario:
    """A position that is called after its map is called after the other one; a name of its own is kept."""
    is_own = scenario.title != position_title(before.title)
    return scenario if is_own else replace(scenario, title=position_title(after.title))


def on_map(scenario: Scenario, model: MapModel, board: Board, path: Path | None) -> Scenario:
    """The same table at another map; what lay in regions it does not have goes back to the box."""
    games = [str(game) for game in model.games]
    game = scenario.game if scenario.game.removesuffix(MIXED) in games or not games else games[0]
    known = {word.casefold() for word in (*board.names, *map(str, board.ids))}
    setup = scenario.setup
    seats = tuple(
        replace(
            seat,
            active=_fitted(seat.active, known) if seat.active is not None else None,
            declined=tuple(_fitted(race, known) for race in seat.declined),
        )
        for seat in setup.seats
    )
    pieces = tuple((region, laid) for region, laid in setup.pieces if region.casefold() in known)
    fitted = replace(setup, seats=seats, pieces=pieces, rounds=model.rounds)
    return _untold(replace(scenario, setup=fitted, game=game, map=map_name(path), regions=()))


def playable_as(scenario: Scenario, rules: Rules) -> Scenario:
    """The same set-up without races and pieces that the game of these rules does not have."""
    setup = scenario.setup
    seats = tuple(
        replace(
            seat,
            active=seat.active if seat.active is not None and _is_known(rules, seat.active) else None,
            declined=tuple(race for race in seat.declined if _is_known(rules, race)),
        )
        for seat in setup.seats
    )
    speech = Speech(rules)
    pieces = tuple(
        (region, kept)
        for region, laid in setup.pieces
        if (kept := tuple(each for each in laid if speech.piece(each) in rules.stock))
    )
    column = tuple(row for row in setup.column if _is_known(rules, RaceSetup(row[0], row[1])))
    # A column that is said only in part is filled up; what was said of piles is about another box.
    made = replace(setup, seats=seats, pieces=pieces, column=column, tray=(), banners=None, badges=None, tied=())
    if not rules.events:
        made = replace(made, events=(), foreseen=())
    return replace(scenario, setup=made)


_SMALL = ("and", "of", "the", "under", "below")


def bundled_choices() -> tuple[tuple[str, Path], ...]:
    """The maps that ship with the program, in words made of their file names."""
    return tuple((_map_words(path.name.removesuffix(MAP_ENDING)), path) for path in bundled_maps())


def _map_words(stem: str) -> str:
    """`base-2-twin-hearths` -> `Twin Hearths · Base game, 2 players`"""
    kind, _, rest = stem.partition("-")
    number, _, name = rest.partition("-")
    if not number.isdigit():
        return stem.replace("-", " ").capitalize()
    return f"{_titled(name)} · {game_titles()[kind]}, {players_counted(int(number))}"


def _titled(name: str) -> str:
    """Words with capitals, as maps are called; small words inside stay small."""
    words = name.split("-")
    return " ".join(word if number and word in _SMALL else word.capitalize() for number, word in enumerate(words))


def _untold(scenario: Scenario) -> Scenario:
    """Lines and draws of another beginning say nothing about this one."""
    seed = scenario.seed if scenario.setup.phase == Phase.DEAL else None
    return replace(scenario, lines=(), variations=(), seed=seed, shows=(), places={})


def _fitted(race: RaceSetup, known: set[str]) -> RaceSetup:
    return replace(race, tokens=tuple(pair for pair in race.tokens if pair[0].casefold() in known))


def _is_known(rules: Rules, race: RaceSetup) -> bool:
    speech = Speech(rules)
    try:
        found = speech.unit(race.race, "race") in rules.races
        return found and (not race.power or speech.unit(race.power, "power") in rules.powers)
    except UnknownWordError:
        return False
