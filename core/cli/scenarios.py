"""Finding scenario files and playing them, for the commands that do so."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from core.cli.bundled_scenarios import scenario_or_given
from core.files.presence import is_folder
from core.files.scenario_board import board_of
from core.files.scenario_file import read_scenario
from core.files.scenario_units import unit_remarks
from core.files.unit_file import ENDING
from core.model.board import Board
from core.model.problems import RealmwrightError, UnusableFileError
from core.rules.catalogue import OTHERS
from core.rules.comparison import partings
from core.rules.inventing.records import INVENTED, InventedUnit
from core.rules.playback import Playback, Played, UnplayableError, play, play_variation
from core.rules.refusal import Refusal
from core.rules.rulings import UnknownIdError, disputes_of, known_clauses, known_edition, known_ruling
from core.rules.scenario import Scenario
from core.rules.spoken_names import counted
from core.rules.switches import Switches


def scenario_files(given: list[Path]) -> list[Path]:
    """Every file given, and every .toml file in the folders given, sorted; bundled ones by their names."""
    found: list[Path] = []
    for path in map(_known_or_given, given):
        inside = path.rglob("*.toml") if is_folder(path) else ()
        found += sorted(each for each in inside if not each.name.endswith(ENDING)) if is_folder(path) else [path]
    if not found:
        raise RealmwrightError(f"{', '.join(str(path) for path in given)}: there is no scenario in it")
    return found


def _known_or_given(path: Path) -> Path:
    """What has no such name is told when its turn comes, and does not keep the others from being played."""
    try:
        return scenario_or_given(path)
    except UnusableFileError:
        return path


def given_switches(edition: str, rulings: list[str] | None, without: list[str] | None) -> Switches | None:
    """The switches of the command line; None if it sets none, so that the scenario's own are used."""
    if not (edition or rulings or without):
        return None
    pairs: dict[str, str] = {}
    for each in rulings or []:
        name, equals, option = each.partition("=")
        if not equals:
            raise RealmwrightError(f"--ruling {each}: write it as ID=OPTION")
        _told(f"--ruling {each}", "replay FILE --all-rulings lists those it touches", known_ruling, name, option)
        pairs[name] = option
    _told(f"--edition {edition}", "", known_edition, edition)
    for clause in (each for each in without or () if not each.startswith(f"{INVENTED}:")):
        _told(f"--without {clause}", "realmwright clauses lists all", known_clauses, (clause,))
    return Switches(edition, pairs, frozenset(without or ()))


def _told(place: str, otherwise: str, check: Callable[..., object], *words: object) -> None:
    """A complaint about a word of the command line names the option it came with, and where known words are found."""
    try:
        check(*words)
    except UnknownIdError as unknown:
        hint = f"; {otherwise}" if otherwise and ";" not in str(unknown) else ""
        raise RealmwrightError(f"{place}: {unknown}{hint}") from unknown


@dataclass(frozen=True, slots=True)
class Story:
    """The main story of a scenario, or one of its variations, with the switches it is told under."""

    title: str
    own: Switches
    play: Callable[[Switches], Playback]


def stories_of(scenario: Scenario, board: Board, given: Switches | None) -> tuple[Story, ...]:
    """The main story and the variations, what the command line switches laid over what the file says."""
    main = scenario.switches
    return (
        Story("", main.overlaid(given), partial(play, scenario, board)),
        *(
            Story(each.title, (each.switches or main).overlaid(given), partial(play_variation, scenario, board, each))
            for each in scenario.variations
        ),
    )


def play_file(path: Path, switches: Switches | None, units: tuple[InventedUnit, ...] = ()) -> dict[str, Any]:
    """Play a scenario and its variations; the result as plain data."""
    scenario = read_scenario(scenario_or_given(path), units)
    board = board_of(scenario, path)
    try:
        stories = [story.play(story.own) for story in stories_of(scenario, board, switches)]
    except RealmwrightError as trouble:
        raise UnusableFileError(path, str(trouble)) from trouble
    return {
        "file": str(path),
        "title": scenario.title,
        "shows": list(scenario.shows),
        "steps": sum(len(played.steps) for story in stories for played in story.lines),
        "failures": [_failure(story, played) for story in stories for played in story.failures],
        "warnings": unit_remarks(scenario, stories[0].engine.rules),
    }


def rulings_that_part(
    path: Path, switches: Switches | None, units: tuple[InventedUnit, ...] = ()
) -> list[dict[str, Any]]:  # fmt: skip
    """Every option of every live dispute under which a story goes another way, and every line where it does.

    What a variation tells again of the story it leaves is listed once.
    """
    scenario = read_scenario(path, units)
    found: list[dict[str, Any]] = []
    for story in stories_of(scenario, board_of(scenario, path), switches):
        known = [{**row, "story": story.title} for row in found]
        found += [row for row in _partings_of(story) if row not in known]
    return found


def _partings_of(story: Story) -> list[dict[str, Any]]:
    usual = story.play(story.own)
    rules = usual.engine.rules
    found: list[dict[str, Any]] = []
    for dispute in disputes_of(rules.game, *(OTHERS[rules.game] if rules.mixed else ())):
        name = dispute.id.rpartition("dispute.")[2]
        if name not in rules.rulings:
            continue
        in_force = rules.rulings[name]
        for option in (each.id for each in dispute.options if each.id != in_force):
            row = {"story": story.title, "dispute": dispute.id, "usual": in_force, "option": option}
            try:
                other = story.play(story.own.overlaid(Switches(rulings={name: option})))
            except UnplayableError as trouble:
                # The position itself cannot be under this reading.
                found.append(row | {"line": trouble.line, "text": "", "differences": [str(trouble)]})
                continue
            for where in partings(usual, other):
                found.append(row | {"line": where.line, "text": where.text, "differences": list(where.differences)})
    return found


def _failure(story: Playback, played: Played) -> dict[str, Any]:
    if played.refused is not None:
        refusal = played.refused.refusal
        help_ = [f"{counted(number, 'token')} {what}" for number, what in _lacking(refusal) if number]
        found = f"not allowed: {'; '.join((', '.join(refusal.clauses), *help_))}"
    else:
        found = f"found {played.outcome.found}" if played.outcome is not None else ""
    return {"story": story.title, "line": played.line.number, "text": played.line.text, "found": found}


def _lacking(refusal: Refusal) -> tuple[tuple[int, str], ...]:
    return (refusal.short, "short"), (refusal.left, "still in hand")
