"""Every unit fits on one screen and speaks of itself alone, and the engine speaks of none."""

import ast
from pathlib import Path

import pytest

import core.rules
from core.rules.catalogue import PIECES, built_in_units

FOLDER = Path(core.rules.__file__).parent
KINDS = ("races", "powers", "relics", "places", "events")
SCREEN = 60
UNITS = sorted(path for kind in KINDS for path in (FOLDER / kind).glob("*.py") if path.stem != "__init__")
SHARED = {"lost-tribe", "monster", "mountain", "black-mountain", "pirate-ship", "caravel"}
"""The pieces that the common rules know: no race, power, relic or place brings them."""
OWN = set(PIECES.values()) - SHARED
ENGINE = sorted(path for path in FOLDER.rglob("*.py") if path.parent.name not in KINDS)


def words_in(path: Path) -> set[str]:
    """Every text in a file that is no explanation."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def named(path: Path) -> set[str]:
    """The units a file names: by their whole id, with or without what follows it, but not as part of a clause id."""
    words = words_in(path)
    return {unit for unit in built_in_units() for word in words if f"{word}.".startswith(f"{unit}.")}


def short_names() -> set[str]:
    """What units are called without their kind, but for words that mean something else as well."""
    means_more = {"swamp", "forest", "hill", "magic", "pirates", "mystic"}
    return {unit.partition(".")[2] for unit in built_in_units()} - means_more


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.stem)
def test_a_unit_fits_on_a_screen_and_names_no_other(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= SCREEN
    own = f"{path.parent.name[:-1]}.{path.stem.replace('_', '-')}"
    assert named(path) <= {own}


def test_the_engine_names_no_unit() -> None:
    assert {path.name: units for path in ENGINE if (units := named(path))} == {}


@pytest.mark.parametrize("piece", sorted(OWN))
def test_a_piece_of_a_unit_is_named_by_that_unit_alone(piece: str) -> None:
    """The box is counted in the catalogue; whoever else meets a piece asks what it does, not what it is."""
    named_in = [path.stem for path in (*UNITS, *ENGINE) if path.stem != "catalogue" and piece in words_in(path)]
    assert len(named_in) == 1


def test_the_engine_calls_no_unit_by_its_short_name() -> None:
    assert {path.name: words for path in ENGINE if (words := words_in(path) & short_names())} == {}
