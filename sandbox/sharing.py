"""What is sent to others: the scenario as file or text, the address of a step, a report, a picture. No dialogs."""

from dataclasses import replace
from pathlib import Path

from core.files.atomic import write_atomically
from core.files.map_file import map_text
from core.files.scenario_file import parse_scenario
from core.files.scenario_units import with_units
from core.files.scenario_writer import scenario_text
from core.model.board import Board
from core.model.problems import RealmwrightError, UnusableFileError
from core.picture.game_layers import ground_picture, with_position
from core.picture.shapes import Picture
from core.reports.html_report import html_report
from core.reports.markdown_report import markdown_report
from core.reports.story_report import ReportComparison, StoryReport, story_report
from core.rules.scenario import Scenario
from core.rules.weather import frozen
from sandbox.panels.edition_words import book_title, reading_letters
from sandbox.rulings_desk import RulingsDesk
from sandbox.session import Session

LETTERS = "ABCDEFGH"
_MAP = ".map.geojson"


def written_scenario(session: Session, *, with_map: bool) -> Scenario:
    """The scenario as it is told by now. With the map inside, its regions are written in it and no file is needed."""
    scenario = session.told_scenario()
    return with_regions(scenario, session.board) if with_map else scenario


def with_regions(scenario: Scenario, board: Board) -> Scenario:
    """The scenario with the regions of its board and its invented units written in it."""
    return replace(with_units_inside(scenario), map="", regions=inline_regions(board))


def with_units_inside(scenario: Scenario) -> Scenario:
    """The scenario with its invented units written in it, wherever they were found."""
    return replace(scenario, embedded=scenario.invented, fetched=())


def with_units_along(scenario: Scenario, folder: Path | None) -> Scenario:
    """The scenario as it is saved in a folder: invented units that would not be found again from there go inside."""
    if not scenario.fetched or set(with_units(scenario, folder).fetched) == set(scenario.fetched):
        return scenario
    return with_units_inside(scenario)


def carries_its_map(scenario: Scenario, path: Path | None) -> bool:
    """Can the board be found again: written inside, shipped with the program, or lying beside the file?"""
    if scenario.regions:
        return True
    return bool(scenario.map) and (not scenario.map.endswith(_MAP) or path is not None)


def inline_regions(board: Board) -> tuple[tuple[str, str], ...]:
    """The regions of a board in words: all the rules see of it."""
    rows = []
    for number, name in enumerate(board.names):
        parts = [str(board.terrain[number])] if board.terrain[number] else []
        parts += sorted(board.symbols[number])
        parts += ["edge"] if board.edge[number] else []
        others = [board.names[there] for there in board.touching[number] if there > number]
        parts += [f"borders {' and '.join(others)}"] if others else []
        rows.append((name, ", ".join(parts)))
    return tuple(rows)


def save_scenario(session: Session, path: Path, *, with_map: bool = False) -> bytes:
    """Write the story, and what the file holds then. A map that lies elsewhere and is not bundled is written beside
    it; one that has no file of its own is put inside."""
    scenario = session.told_scenario()
    if with_map or not (scenario.map or scenario.regions):
        scenario = with_regions(scenario, session.board)
    elif scenario.map.endswith(_MAP):
        source = session.path.parent if session.path is not None else None
        if source is None or source != path.parent:
            name = _map_beside(path, scenario.map, map_text(session.model).encode("utf-8"))
            scenario = replace(scenario, map=name)
    data = scenario_text(with_units_along(scenario, path.parent)).encode("utf-8")
    write_atomically(path, data)
    return data


def _map_beside(path: Path, name: str, data: bytes) -> str:
    """Write the map beside the story, under a name that no other map has; the name it got."""
    stem, number = name.removesuffix(_MAP), 1
    while True:
        tried = f"{stem}{f'-{number}' if number > 1 else ''}{_MAP}"
        there = path.parent / tried
        # Writing follows a link, wherever somebody has let it lead.
        if not there.is_symlink() and (not there.exists() or there.read_bytes() == data):
            write_atomically(there, data)
            return tried
        number += 1


def step_address(session: Session) -> str:
    """`file.toml#3`, or `file.toml#2.3` for the third step of the second branch."""
    name = session.path.name if session.path is not None else "scenario.toml"
    branch, at = session.place.branch, session.place.at
    order = [each.id for each in session.tree.branches].index(branch)
    return f"{name}#{f'{order}.' if order else ''}{at}"


def pasted_scenario(text: str) -> Scenario:
    """The scenario in a text from the clipboard; UnusableFileError says what is wrong with it."""
    if not text.strip():
        raise UnusableFileError("the clipboard", "holds no text")
    return with_units(parse_scenario(text, "the clipboard"), None)


def report_of(session: Session, desk: RulingsDesk) -> StoryReport:
    """The branch shown, with every dispute that touches it and the editions side by side."""
    desk.finish()
    scenario = session.scenario
    comparisons = [
        ReportComparison(
            touched.dispute.question,
            tuple(f"{LETTERS[n]}: {option.text}" for n, option in enumerate(touched.dispute.options)),
            desk.by_options(touched.dispute),
        )
        for touched in desk.found
    ]
    books = tuple(reading_letters(book, scenario.switches) for book, _ in desk.editions())
    comparisons.insert(0, ReportComparison("What each book says", books, desk.by_books()))
    edition = scenario.switches.edition
    readings = f"Played by the {book_title(edition)}." if edition else "Played under the usual readings."
    note = " ".join(scenario.note.split())
    title = scenario.title or "A story"
    return story_report(title, note, readings, session.telling(), session.model, comparisons=comparisons)


def write_report(session: Session, desk: RulingsDesk, path: Path) -> None:
    """A report as HTML or Markdown, by the ending of the file."""
    report = report_of(session, desk)
    match path.suffix.lower():
        case ".html" | ".htm":
            text = html_report(report)
        case ".md" | ".markdown":
            text = markdown_report(report)
        case other:
            raise RealmwrightError(f"{path.name}: a report is an .html or .md file, not {other or 'without ending'}")
    write_atomically(path, text.encode("utf-8"))


def board_picture_now(session: Session) -> Picture:
    """The board at the step shown, in the light palette, for a PNG."""
    step = session.step
    return with_position(
        ground_picture(session.model), session.model, session.board, step.after, changed=step.touched,
        frozen=frozen(session.engine.rules, step.after), names=session.race_names,
    )  # fmt: skip
