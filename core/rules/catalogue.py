"""Finds the units, reads the numbers, settles the switches, and builds the rules of one game."""

import pkgutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module

from core.model.board import Board
from core.model.components import components, rounds_for
from core.model.problems import RealmwrightError
from core.rules import events, places, powers, races, relics
from core.rules.box import unpacked
from core.rules.catalogue_data import catalogue_data
from core.rules.common.base import BASE
from core.rules.common.river_world import RIVER_MIXED, RIVER_WORLD
from core.rules.common.underground import SURFACE, UNDERGROUND
from core.rules.compiled import Rules
from core.rules.effects import Side, Unit
from core.rules.inventing.joining import clause_ids, with_invented
from core.rules.inventing.records import InventedUnit
from core.rules.mixing import DROP, MIXED, left_out, taken_out
from core.rules.parts import citations, citing
from core.rules.restated import with_restated
from core.rules.rulings import known_clauses, rulings_under
from core.rules.serving import copy_of
from core.rules.switches import Switches

PIECES = {"lost-tribes": "lost-tribe", "troll-lairs": "troll-lair", "fortresses": "fortress", "mountains": "mountain",
          "encampments": "encampment", "holes": "hole", "heroes": "hero", "dragons": "dragon", "monsters": "monster",
          "black-mountains": "black-mountain", "volcanoes": "volcano", "great-ancients": "great-ancient",
          "balrogs": "balrog", "ghosts": "ghost", "queens": "queen", "mushroom-shields": "mushroom-armor",
          "vengeance-markers": "vengeance-marker", "silver-hammers": "silver-hammer",
          "magic-bags": "magic-bag", "pirate-ships": "pirate-ship", "caravels": "caravel"}  # fmt: skip
"""The pieces of the box, which counts them in the plural, by the ids the rules use."""
BOXES = {"base": ("base",), "underground": ("underground",), "river": ("base", "river")}
"""The boxes a game is played from; an expansion needs the one it expands."""
OTHERS = {"base": ("underground",), "underground": ("base",), "river": ("underground",)}
"""The boxes whose units join a mixed game."""
COMMON_RULES = {
    "base": BASE,
    "underground": UNDERGROUND,
    "river": RIVER_WORLD,
    f"base{MIXED}": SURFACE,
    f"underground{MIXED}": UNDERGROUND,
    f"river{MIXED}": RIVER_MIXED,
}
OVERVIEW = "underground:mix.overview"
TILES = {"relic": ("underground", relics), "place": ("underground", places)}
"""The kinds of tiles with the game whose box they come in."""
EVENTS = "events"


@cache
def built_in_units() -> Mapping[str, Unit]:
    """Every race, power, relic, place and event that ships with the program, by id, sorted."""
    found = [*_units_in(races, "RACE"), *_units_in(powers, "POWER")]
    found += [*_units_in(relics, "RELIC"), *_units_in(places, "PLACE"), *_units_in(events, "EVENT")]
    return {unit.id: unit for unit in sorted(found, key=lambda unit: unit.id)}


def _units_in(package: object, constant: str) -> Iterable[Unit]:
    path, name = package.__path__, package.__name__  # type: ignore[attr-defined]
    for module in pkgutil.iter_modules(path):
        yield getattr(import_module(f"{name}.{module.name}"), constant)


def _further(row: Mapping[str, int]) -> dict[str, int]:
    """Other numbers printed on a banner, by what they count."""
    return {key.replace("_", "-"): number for key, number in row.items() if key not in ("value", "tray")}


def build_rules(board: Board, *, players: int, game: str = "base", switches: Switches | None = None,
                rounds: int | None = None, hypothetical: bool = False,
                invented: tuple[InventedUnit, ...] = ()) -> Rules:  # fmt: skip
    """The compiled rules for a board and a number of players; any number of them for a hypothetical game."""
    if game not in COMMON_RULES:
        raise RealmwrightError(f"there is no game “{game}”; known are {', '.join(COMMON_RULES)}")
    home = game.removesuffix(MIXED)
    chosen = switches or Switches()
    without = with_restated(known_clauses(chosen.without, clause_ids(invented)))
    if game != home and OVERVIEW in without:
        raise RealmwrightError(f"units of another game stay in the box ({OVERVIEW})")
    scope = citing(home)("game.scope")
    if not (2 <= players <= 5 or hypothetical or scope in without):
        raise RealmwrightError(f"{players} players: the game is for 2 to 5 ({scope})")
    others = OTHERS[home] if game != home else ()
    box = _box((*BOXES[home], *others))
    table = components()
    rules = Rules(
        game=home,
        board=board,
        common=COMMON_RULES[game],
        units=box.units | _copies(box.units, box.tiles),
        races=tuple(sorted(name for name in box.units if name.startswith("race."))),
        powers=tuple(sorted(name for name in box.units if name.startswith("power."))),
        values=box.values,
        tray=box.tray,
        stock=box.stock,
        coins=box.coins,
        citations=_citations(home, others),
        rulings=rulings_under(home, chosen, *others),
        without=without,
        players=players,
        rounds=rounds or rounds_for(players) or 10,
        faces=tuple(table["die"]["faces"]),
        tiles=box.tiles,
        events=box.events,
        mixed=game != home,
    )
    return with_invented(unpacked(_without_left_out(rules)), invented)


def _citations(home: str, others: Iterable[str]) -> dict[str, str]:
    """The clauses for the parts of the procedure; those that only another game of the mix has are its own."""
    known = catalogue_data().clause_by_id
    found: dict[str, str] = {}
    for other in others:
        found |= {part: clause for part, clause in citations(other).items() if citing(home)(part) not in known}
    return found | citations(home)


def _without_left_out(rules: Rules) -> Rules:
    """What is better taken out goes, and from a mixed game what makes no sense on its map."""
    found = taken_out(rules)
    if rules.mixed and DROP not in rules.without:
        found |= left_out(rules)
    if not found:
        return rules
    return replace(
        rules,
        races=tuple(race for race in rules.races if race not in found),
        powers=tuple(power for power in rules.powers if power not in found),
        tray={race: number for race, number in rules.tray.items() if race not in found},
        left_out=found,
    )


@dataclass(frozen=True, slots=True)
class _Contents:
    """What the boxes of one or more games hold."""

    units: dict[str, Unit]
    values: dict[str, int]
    tray: dict[str, int]
    stock: dict[str, int]
    coins: int
    tiles: frozenset[str]
    events: dict[str, int]


@cache
def _box(games: tuple[str, ...]) -> _Contents:
    """The contents of the boxes; the coins are those of the first one."""
    table = components()
    values: dict[str, int] = {}
    tray: dict[str, int] = {}
    stock: dict[str, int] = {}
    for game in games:
        values |= {f"power.{name}": number for name, number in table["powers"].get(game, {}).items()}
        for name, row in table["races"].get(game, {}).items():
            values |= {f"race.{name}": row["value"]}
            values |= {f"race.{name}.{key}": number for key, number in _further(row).items()}
            if f"race.{name}" in built_in_units():
                tray[f"race.{name}"] = row["tray"]
        stock |= {PIECES[name]: number for name, number in table["pieces"][game].items() if name in PIECES}
    tiles = frozenset(unit for unit in built_in_units() if TILES.get(unit.partition(".")[0], ("",))[0] in games)
    rows = {f"event.{name}": number for game in games for name, number in table["pieces"][game].get(EVENTS, {}).items()}
    units = {name: unit for name, unit in built_in_units().items() if name in {*values, *tiles, *rows}}
    coins = table["pieces"][games[0]]["coins"]
    worth = sum(int(value) * number for value, number in coins.items())
    return _Contents(units, values, tray, stock | dict.fromkeys(sorted(tiles), 1), worth, tiles, rows)


def _copies(units: Mapping[str, Unit], tiles: Iterable[str]) -> dict[str, Unit]:
    """The tiles once more, for units that let their race use a tile of somebody else."""
    return {copy_of(tile): _copy(units[tile]) for tile in sorted(tiles) if tile.startswith("relic.")}


def _copy(unit: Unit) -> Unit:
    """What a tile does for its user and not where it lies; its way to conquer is another one than the tile's own."""
    name = copy_of(unit.id)
    own = tuple(effect for effect in unit.effects if effect.side is not Side.BOARD)
    means = tuple(replace(each, id=each.id.replace(unit.id, name)) for each in unit.means)
    offers = tuple(replace(each, id=each.id.replace(unit.id, name)) for each in unit.offers)
    return replace(unit, id=name, effects=own, means=means, offers=offers)
