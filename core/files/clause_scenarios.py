"""Which bundled scenarios show a clause or a dispute: read from their heads once, nothing is played."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from core.files.bundled import bundled_folder


@dataclass(frozen=True, slots=True)
class ScenarioHead:
    path: Path
    title: str
    shows: tuple[str, ...]


@cache
def scenario_heads() -> tuple[ScenarioHead, ...]:
    """Every bundled scenario in the order of its path. One that cannot be read shows nothing."""
    folder = bundled_folder("mapfiles") / "scenarios"
    return tuple(_head(path) for path in sorted(folder.rglob("*.toml")))


def _head(path: Path) -> ScenarioHead:
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return ScenarioHead(path, path.stem, ())
    shows = document.get("shows")
    found = tuple(str(each) for each in shows) if isinstance(shows, list) else ()
    return ScenarioHead(path, str(document.get("title") or path.stem), found)


def scenarios_that_show(clause: str) -> tuple[ScenarioHead, ...]:
    return tuple(head for head in scenario_heads() if clause in head.shows)
