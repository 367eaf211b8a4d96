"""What the program shows where there is no display: a bundled map and a stepped scenario, as pictures and in words."""

from collections.abc import Iterable
from pathlib import Path

from core.files.adjacency_tables import AdjacencyReport, report_of
from core.files.atomic import write_atomically
from core.files.bundled import bundled_folder, bundled_maps
from core.files.map_file import read_map
from core.files.scenario_board import board_of, map_path_of
from core.files.scenario_file import read_scenario
from core.model.problems import RealmwrightError, UnusableFileError
from core.model.values import to_units
from core.picture.board_picture import board_picture
from core.picture.game_layers import position_picture
from core.picture.options import BOARD_LAYERS, PictureOptions
from core.picture.palette import ThemeName
from core.picture.shapes import LayerName
from core.rules.explanation import story_of
from core.rules.playback import play
from core.rules.story_text import story_text
from core.rules.weather import frozen
from editor.canvas.picture_files import write_picture
from editor.map_words import map_counts, symbol_titles, terrain_title

WIDTH = 1600
_FIRST_CHOICE = "base-3"
"""Part of the file name of the map that is shown if it is there."""


def write_preview(folder: Path) -> list[Path]:
    """Write the preview into a folder, made if need be; the files written, in order."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnusableFileError(folder, f"the folder cannot be made ({error.strerror})") from error
    return [*map_preview(preview_map(), folder), *scenario_preview(preview_scenario(), folder)]


def preview_scenario() -> Path:
    return bundled_folder("mapfiles") / "scenarios" / "base" / "first-steps.toml"


def preview_map() -> Path:
    maps = bundled_maps()
    if not maps:
        raise RealmwrightError("No bundled maps are installed, so there is nothing to preview.")
    return next((path for path in maps if _FIRST_CHOICE in path.name), maps[0])


def map_preview(path: Path, folder: Path) -> Iterable[Path]:
    """A map in both looks, its adjacency graph, and its report in words."""
    report = report_of(read_map(path))
    stem = path.name.removesuffix(".map.geojson")
    overlays = (BOARD_LAYERS | {LayerName.GRAPH, LayerName.EDGE}) - {LayerName.SYMBOLS}
    for name, options in (
        (f"{stem}-light.png", PictureOptions(theme=ThemeName.LIGHT)),
        (f"{stem}-dark.png", PictureOptions(theme=ThemeName.DARK)),
        (f"{stem}-neighbours.png", PictureOptions(theme=ThemeName.LIGHT, layers=overlays)),
    ):
        picture = board_picture(report.model, options, report.adjacency)
        write_picture(folder / name, picture, width=WIDTH, art_folder=path.parent)
        yield folder / name
    words = folder / f"{stem}-report.txt"
    write_atomically(words, report_text(report).encode("utf-8"))
    yield words


def scenario_preview(path: Path, folder: Path) -> Iterable[Path]:
    """A scenario step by step: the beginning, every step that changes the board, and the whole story in words."""
    scenario = read_scenario(path)
    board, map_path = board_of(scenario, path), map_path_of(scenario, path)
    played = play(scenario, board)
    story, rules = story_of(played, scenario.note), played.engine.rules
    if map_path is not None:
        model = read_map(map_path)
        for number, step in enumerate(story.steps):
            if number and not step.touched:
                continue
            picture = position_picture(model, board, step.after, changed=step.touched, frozen=frozen(rules, step.after))
            name = folder / f"{path.stem}-step-{number:02}.png"
            write_picture(name, picture, width=WIDTH, art_folder=map_path.parent)
            yield name
    words = folder / f"{path.stem}-report.txt"
    write_atomically(words, story_text(story).encode("utf-8"))
    yield words


def report_text(report: AdjacencyReport) -> str:
    """Who touches whom and what there is to mend, in plain text."""
    model, board = report.model, report.board
    lines = [model.title or "Untitled map", map_counts(model, board, report.adjacency), "", "Regions"]
    width = max((len(region.name) for region in model.regions), default=0)
    for number, region in enumerate(model.regions):
        facts = ", ".join([terrain_title(region), *symbol_titles(region)])
        place = "entry" if board.entry[number] else "edge" if board.edge[number] else ""
        names = ", ".join(board.names[other] for other in board.neighbours[number])
        lines.append(f"  {region.name:<{width}}  {facts:<34}  {place:<5}  {names}")
    lines += ["", "Borders", *_border_lines(report), "", "Findings"]
    lines += [f"  {finding.severity}: {finding.message}" for finding in report.findings]
    if not report.findings:
        lines.append(f"  Nothing to mend. {len(model.regions)} regions checked.")
    return "\n".join(lines) + "\n"


def _border_lines(report: AdjacencyReport) -> list[str]:
    scale = report.model.frame.mm_per_unit()
    name = {region.id: region.name for region in report.model.regions}
    return [
        f"  {to_units(pair.length) * (scale or 1.0):7.1f} {'mm' if scale else 'units'}  {name[pair.a]} – {name[pair.b]}"
        for pair in report.adjacency.neighbour_pairs()
    ]
