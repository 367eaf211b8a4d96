"""Every unit fits on one screen and speaks of itself alone, and the engine speaks of none."""

import ast
from pathlib import Path

import pytest

import core.rules
from core.rules.catalogue import built_in_units

FOLDER = Path(core.rules.__file__).parent
KINDS = ("races", "powers", "relics", "places", "events")
SCREEN = 60
UNITS = sorted(path for kind in KINDS for path in (FOLDER / kind).glob("*.py") if path.stem != "__init__")
ENGINE = sorted(path for path in FOLDER.rglob("*.py") if path.parent.name not in KINDS)


def words_in(path: Path) -> set[str]:
    """Every text in a file that is no explanation."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def named(path: Path) -> set[str]:
    """The units a file names: by their whole id, with or without what follows it, but not as part of a clause id."""
    words = words_in(path)
    return {unit for unit in built_in_units() for word in words if f"{word}.".startswith(f"{unit}.")}


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.stem)
def test_a_unit_fits_on_a_screen_and_names_no_other(path: Path) -> None:
    assert path.parent.name == "events" or len(path.read_text(encoding="utf-8").splitlines()) <= SCREEN
    own = f"{path.parent.name[:-1]}.{path.stem.replace('_', '-')}"
    assert named(path) <= {own}


def test_the_engine_names_no_unit() -> None:
    assert {path.name: units for path in ENGINE if (units := named(path))} == {}
