"""Finds the units, reads the numbers, settles the switches, and builds the rules of one game."""

import pkgutil
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module

from core.model.board import Board
from core.model.components import components, rounds_for
from core.model.problems import RealmwrightError
from core.rules import powers, races
from core.rules.box import unpacked
from core.rules.common.base import BASE
from core.rules.compiled import Rules
from core.rules.effects import Unit
from core.rules.restated import with_restated
from core.rules.rulings import known_clauses, rulings_under
from core.rules.switches import Switches

PIECES = {"lost-tribes": "lost-tribe", "troll-lairs": "troll-lair", "fortresses": "fortress", "mountains": "mountain",
          "encampments": "encampment", "holes": "hole", "heroes": "hero", "dragons": "dragon"}  # fmt: skip
"""The pieces of the box, which counts them in the plural, by the ids the rules use."""


@cache
def built_in_units() -> Mapping[str, Unit]:
    """Every race and power that ships with the program, by id, sorted."""
    found = [*_units_in(races, "RACE"), *_units_in(powers, "POWER")]
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
    chosen = switches or Switches()
    without = with_restated(known_clauses(chosen.without))
    if not (2 <= players <= 5 or hypothetical or "base:game.scope" in without):
        raise RealmwrightError(f"{players} players: the game is for 2 to 5 (base:game.scope)")
    table = components()
    if game not in table["races"]:
        raise RealmwrightError(f"there is no game “{game}”; known are {', '.join(table['races'])}")
    units = built_in_units()
    races_in, powers_in = table["races"][game], table["powers"][game]
    values = {f"race.{name}": row["value"] for name, row in races_in.items()}
    values |= {f"power.{name}": number for name, number in powers_in.items()}
    values |= {f"race.{name}.{key}": n for name, row in races_in.items() for key, n in _further(row).items()}
    pieces = table["pieces"][game]
    rules = Rules(
        game=game,
        board=board,
        common=BASE,
        units=units,
        races=tuple(sorted(name for name in values if name in units and name.startswith("race."))),
        powers=tuple(sorted(name for name in values if name in units and name.startswith("power."))),
        values=values,
        tray={f"race.{name}": row["tray"] for name, row in races_in.items()},
        stock={PIECES[name]: number for name, number in pieces.items() if name in PIECES},
        coins=sum(int(worth) * number for worth, number in pieces["coins"].items()),
        citations={},
        rulings=rulings_under(game, chosen),
        without=without,
        players=players,
        rounds=rounds or rounds_for(players) or 10,
        faces=tuple(table["die"]["faces"]),
    )
    return unpacked(rules)
