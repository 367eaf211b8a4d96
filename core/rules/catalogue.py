"""Finds the units, reads the numbers, settles the switches, and builds the rules of one game."""

import pkgutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module

from core.model.board import Board
from core.model.components import components, rounds_for
from core.model.problems import RealmwrightError
from core.rules import places, powers, races, relics
from core.rules.box import unpacked
from core.rules.common.base import BASE
from core.rules.common.underground import SURFACE, UNDERGROUND
from core.rules.compiled import Rules
from core.rules.effects import Side, Unit
from core.rules.mixing import DROP, MIXED, left_out
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
          "magic-bags": "magic-bag"}  # fmt: skip
"""The pieces of the box, which counts them in the plural, by the ids the rules use."""
BOXES = ("base", "underground")
COMMON_RULES = {"base": BASE, "underground": UNDERGROUND, f"base{MIXED}": SURFACE, f"underground{MIXED}": UNDERGROUND}
OVERVIEW = "underground:mix.overview"
TILES = {"relic": ("underground", relics), "place": ("underground", places)}
"""The kinds of tiles with the game whose box they come in."""


@cache
def built_in_units() -> Mapping[str, Unit]:
    """Every race, power, relic and place that ships with the program, by id, sorted."""
    found = [*_units_in(races, "RACE"), *_units_in(powers, "POWER")]
    found += [*_units_in(relics, "RELIC"), *_units_in(places, "PLACE")]
    return {unit.id: unit for unit in sorted(found, key=lambda unit: unit.id)}


def _units_in(package: object, constant: str) -> Iterable[Unit]:
    path, name = package.__path__, package.__name__  # type: ignore[attr-defined]
    for module in pkgutil.iter_modules(path):
        yield getattr(import_module(f"{name}.{module.name}"), constant)


def _further(row: Mapping[str, int]) -> dict[str, int]:
    """Other numbers printed on a banner, by what they count."""
    return {key.replace("_", "-"): number for key, number in row.items() if key not in ("value", "tray")}


def build_rules(board: Board, *, players: int, game: str = "base", switches: Switches | None = None,
                rounds: int | None = None, hypothetical: bool = False) -> Rules:  # fmt: skip
    """The compiled rules for a board and a number of players; any number of them for a hypothetical game."""
    if game not in COMMON_RULES:
        raise RealmwrightError(f"there is no game “{game}”; known are {', '.join(COMMON_RULES)}")
    home = game.removesuffix(MIXED)
    chosen = switches or Switches()
    without = with_restated(known_clauses(chosen.without))
    if game != home and OVERVIEW in without:
        raise RealmwrightError(f"units of another game stay in the box ({OVERVIEW})")
    scope = citing(home)("game.scope")
    if not (2 <= players <= 5 or hypothetical or scope in without):
        raise RealmwrightError(f"{players} players: the game is for 2 to 5 ({scope})")
    others = tuple(each for each in BOXES if each != home) if game != home else ()
    box = _box((home, *others))
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
        citations=citations(home),
        rulings=rulings_under(home, chosen, *others),
        without=without,
        players=players,
        rounds=rounds or rounds_for(players) or 10,
        faces=tuple(table["die"]["faces"]),
        tiles=box.tiles,
        mixed=game != home,
    )
    return unpacked(_without_senseless(rules) if rules.mixed else rules)


def _without_senseless(rules: Rules) -> Rules:
    """Before a mixed game begins, what makes no sense on its map is taken out."""
    if DROP in rules.without:
        return rules
    found = left_out(rules.units.values(), rules.features, rules.tiles)
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


@cache
def _box(games: tuple[str, ...]) -> _Contents:
    """The contents of the boxes; the coins are those of the first one."""
    table = components()
    values: dict[str, int] = {}
    tray: dict[str, int] = {}
    stock: dict[str, int] = {}
    for game in games:
        values |= {f"power.{name}": number for name, number in table["powers"][game].items()}
        for name, row in table["races"][game].items():
            values |= {f"race.{name}": row["value"]}
            values |= {f"race.{name}.{key}": number for key, number in _further(row).items()}
            if f"race.{name}" in built_in_units():
                tray[f"race.{name}"] = row["tray"]
        stock |= {PIECES[name]: number for name, number in table["pieces"][game].items() if name in PIECES}
    tiles = frozenset(unit for unit in built_in_units() if TILES.get(unit.partition(".")[0], ("",))[0] in games)
    units = {name: unit for name, unit in built_in_units().items() if name in values or name in tiles}
    coins = table["pieces"][games[0]]["coins"]
    worth = sum(int(value) * number for value, number in coins.items())
    return _Contents(units, values, tray, stock | dict.fromkeys(sorted(tiles), 1), worth, tiles)


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
