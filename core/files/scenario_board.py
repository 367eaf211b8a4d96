"""The board a scenario is played on: a bundled map, a map beside the file, or a few regions written in it."""

from collections.abc import Mapping
from pathlib import Path

from core.files.bundled import bundled_folder, bundled_maps
from core.files.map_file import read_map
from core.files.presence import is_file
from core.model.board import Board
from core.model.nearest import nearest_hint
from core.model.problems import UnusableFileError
from core.model.terrains import symbols, terrains
from core.model.values import RegionId, SymbolId, TerrainId
from core.rules.scenario import Scenario
from core.topology.board_builder import build_board

_ENDING = ".map.geojson"
_boards: dict[tuple[str, int, int], Board] = {}
"""Boards of bundled maps by path, size and date: a folder of scenarios measures each map once."""


def board_of(scenario: Scenario, path: Path) -> Board:
    """The board for a scenario read from `path`; UnusableFileError if it cannot be had."""
    where = map_path_of(scenario, path)
    return _inline_board(scenario, path) if where is None else _measured(where)


def map_path_of(scenario: Scenario, path: Path) -> Path | None:
    """The map file a scenario read from `path` is played on; None if its regions are written in it."""
    if scenario.regions:
        return None
    if not scenario.map:
        raise UnusableFileError(path, 'it names no map; give map = "NAME", or a [map] table of regions')
    return _find_map(scenario.map, path, scenario.place("map").removesuffix(": "))


def _find_map(name: str, path: Path, place: str) -> Path:
    if Path(name).name != name or "\\" in name or len(name) > 200:
        reason = f"there is no map “{name}”: name it without a folder; it lies beside the file"
        raise UnusableFileError(path, reason, place)
    if name.endswith(_ENDING):
        there = path.parent / name
        if is_file(there) and there.resolve().is_relative_to(path.parent.resolve()):
            return there
        raise UnusableFileError(path, f"there is no map “{name}” beside it", place)
    bundled = bundled_folder("mapfiles") / "maps" / f"{name}{_ENDING}"
    if bundled.is_file():
        return bundled
    names = [each.name.removesuffix(_ENDING) for each in bundled_maps()]
    raise UnusableFileError(path, f"there is no map “{name}”{nearest_hint(name, names)}", place)


def _measured(path: Path) -> Board:
    facts = path.stat()
    key = (str(path), facts.st_size, facts.st_mtime_ns)
    if key not in _boards:
        _boards[key] = build_board(read_map(path))
    return _boards[key]


def _inline_board(scenario: Scenario, path: Path) -> Board:
    """`Farm = "farmland, mine, edge, borders Hill Lake"`: borders count both ways; names in them end at commas."""
    names = [name for name, _ in scenario.regions]
    number = {name.casefold(): index for index, name in enumerate(names)}
    ground: list[str | None] = [None] * len(names)
    signs: list[set[str]] = [set() for _ in names]
    edge = [False] * len(names)
    touching: list[set[int]] = [set() for _ in names]
    for index, (name, description) in enumerate(scenario.regions):
        for word in (each.strip() for each in description.split(",")):
            if word.startswith("borders "):
                for other in word.removeprefix("borders ").split(" and "):
                    there = number.get(" ".join(other.split()).casefold())
                    if there is None or there == index:
                        hint = nearest_hint(other.strip(), [each for each in names if each != name])
                        reason = f"{name} borders “{other.strip()}”, which is no other region{hint}"
                        raise UnusableFileError(path, reason, _line(scenario, name))
                    touching[index].add(there)
                    touching[there].add(index)
            elif word == "edge":
                edge[index] = True
            elif word in terrains() and ground[index] is None:
                ground[index] = word
            elif word in symbols():
                signs[index].add(word)
            elif word:
                reason = f"{name}: {_no_word_for_a_region(word, ground[index], number)}"
                raise UnusableFileError(path, reason, _line(scenario, name))
    return _board(scenario.title, names, ground=ground, signs=signs, edge=edge, touching=touching)


def _no_word_for_a_region(word: str, terrain: str | None, regions: Mapping[str, int]) -> str:
    if word in terrains():
        return f"a region has one terrain, “{terrain}” or “{word}”"
    if all(" ".join(each.split()).casefold() in regions for each in word.split(" and ")):
        return f"“{word}” stands after a comma; neighbours are joined by “and”: “borders … and {word}”"
    return f"“{word}” is no terrain or symbol{nearest_hint(word, [*terrains(), *symbols(), 'edge', 'borders'])}"


def _line(scenario: Scenario, region: str) -> str:
    return scenario.place(f"map.{region}").removesuffix(": ")


def _board(
    title: str,
    names: list[str],
    *,
    ground: list[str | None],
    signs: list[set[str]],
    edge: list[bool],
    touching: list[set[int]],
) -> Board:
    kinds = [terrains().get(each or "") for each in ground]
    wet = [kind is not None and kind.water for kind in kinds]
    opens = [kind is not None and kind.entry_shore and edge[index] for index, kind in enumerate(kinds)]
    closed = [kind is not None and kind.impassable for kind in kinds]
    around = tuple(tuple(sorted(each)) for each in touching)
    indices = range(len(names))
    return Board(
        title=title,
        ids=tuple(RegionId(name) for name in names),
        names=tuple(names),
        terrain=tuple(None if each is None else TerrainId(each) for each in ground),
        symbols=tuple(frozenset(SymbolId(sign) for sign in each) for each in signs),
        custom=tuple(frozenset() for _ in indices),
        neighbours=around,
        touching=around,
        edge=tuple(edge),
        entry=tuple(not closed[i] and (edge[i] or any(opens[n] for n in around[i])) for i in indices),
        shore_of=tuple(() if wet[i] else tuple(n for n in around[i] if wet[n]) for i in indices),
    )
