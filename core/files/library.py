"""The scenarios that ship with the program, with all that one may look for in them; and how each of them goes."""

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from core.files.bundled import bundled_folder
from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario, read_scenario
from core.files.source_text import read_source
from core.model.map_model import Game
from core.model.problems import RealmwrightError
from core.rules.catalogue_data import catalogue_data
from core.rules.clause_records import LANGUAGES
from core.rules.playback import play, play_variation
from core.rules.scenario import RaceSetup, Scenario


@dataclass(frozen=True, slots=True)
class LibraryEntry:
    """One scenario and the words by which it is found, in every language the catalogue has."""

    path: Path
    title: str
    game: str
    topic: str
    """The folders it lies in, as words."""
    shows: tuple[str, ...]
    words: str
    """Everything that is searched, folded to lower case."""


@dataclass(frozen=True, slots=True)
class RunResult:
    """How a scenario went: the first line of trouble, or none."""

    entry: LibraryEntry
    trouble: str = ""
    line: int = 0

    @property
    def is_well(self) -> bool:
        return not self.trouble


def bundled_scenarios() -> list[Path]:
    return sorted((bundled_folder("mapfiles") / "scenarios").rglob("*.toml"))


@cache
def bundled_library() -> tuple[LibraryEntry, ...]:
    """Every bundled scenario, by folder and name."""
    root = bundled_folder("mapfiles") / "scenarios"
    return tuple(entry_of(path, root) for path in bundled_scenarios())


def entry_of(path: Path, root: Path) -> LibraryEntry:
    """What a scenario file is about; one that cannot be read is found by its name."""
    topic = " / ".join(part.replace("-", " ") for part in path.relative_to(root).parent.parts)
    try:
        scenario = parse_scenario(read_source(path), path)
    except (RealmwrightError, tomllib.TOMLDecodeError):
        return LibraryEntry(path, path.stem.replace("-", " "), "", topic, (), path.stem.casefold())
    title = scenario.title or path.stem.replace("-", " ")
    found = [title, topic, scenario.note, *scenario.shows, *_told_words(scenario)]
    found += [word for unit in _units(scenario) for word in _spoken(unit, scenario.game)]
    found += [piece.replace("-", " ") for piece in _pieces(scenario)]
    found += [title for clause_id in scenario.shows for title in _titles(clause_id)]
    return LibraryEntry(path, title, scenario.game, topic, scenario.shows, " ".join(found).casefold())


def _told_words(scenario: Scenario) -> Iterator[str]:
    yield from (line.text for line in scenario.lines)
    yield from (variation.title for variation in scenario.variations)


def _units(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """(kind, id) of every race and power in play or on offer."""
    setups: list[RaceSetup] = []
    for seat in scenario.setup.seats:
        setups += [*seat.declined, *([seat.active] if seat.active is not None else [])]
    for setup in setups:
        yield "race", setup.race
        yield "power", setup.power
    for race, power, _ in scenario.setup.column:
        yield "race", race
        yield "power", power


def _pieces(scenario: Scenario) -> Iterator[str]:
    """Every marker or tile that lies somewhere or is held, once for each place."""
    for _, laid in scenario.setup.pieces:
        yield from laid
    for seat in scenario.setup.seats:
        for race in (*seat.declined, *([seat.active] if seat.active is not None else [])):
            yield from (piece for piece, _ in race.pieces)


def _spoken(unit: tuple[str, str], game: str) -> Iterator[str]:
    kind, name = unit
    if not name:
        return
    yield name.replace("-", " ")
    for term in catalogue_data().terms:
        if term.key == f"{kind}.{name}" and term.game in (game, Game.BASE):
            yield from (term.word(language) for language in LANGUAGES)


def _titles(shown: str) -> Iterator[str]:
    """The words of a clause or dispute that a scenario is about."""
    data = catalogue_data()
    yield from (clause.title for clause in data.clauses if clause.id == shown)
    yield from (dispute.question for dispute in data.disputes if dispute.id == shown)


def titles_of(entry: LibraryEntry) -> tuple[str, ...]:
    """The clauses and disputes a scenario is about, as they are spoken of."""
    return tuple(title for shown in entry.shows for title in _titles(shown))


def found_in(entries: Iterable[LibraryEntry], search: str) -> list[LibraryEntry]:
    """The entries that hold every word of a search, those with it in their titles first."""
    words = search.casefold().split()
    hits = [entry for entry in entries if all(word in entry.words for word in words)]
    return sorted(hits, key=lambda entry: not all(word in entry.title.casefold() for word in words))


def run_entry(entry: LibraryEntry) -> RunResult:
    """Play a scenario with its variations; the first thing that is not as it should be."""
    try:
        scenario = read_scenario(entry.path)
        board = board_of(scenario, entry.path)
        stories = [play(scenario, board), *(play_variation(scenario, board, each) for each in scenario.variations)]
    except RealmwrightError as trouble:
        return RunResult(entry, str(trouble))
    for story in stories:
        for played in story.failures:
            if played.refused is not None:
                against = "; ".join(title for each in played.refused.refusal.clauses for title in _titles(each))
                words = f"“{played.line.text}” is not allowed ({against})"
            else:
                found = played.outcome.found if played.outcome is not None else ""
                words = f"“{played.line.text}” was expected, found {found}"
            return RunResult(entry, words, played.line.number)
    return RunResult(entry)
