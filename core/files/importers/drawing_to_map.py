"""A drawing to a map: on the grid, mended, cut, matched, named; with a report of everything that was done to it."""

import re
import unicodedata
from collections import Counter
from dataclasses import replace

from core.files.importers.cleaned_outline import cleaned_outline
from core.files.importers.coincidence import made_to_coincide
from core.files.importers.covered_regions import cut_by_covering
from core.files.importers.drawing import Drawing, DrawnRegion
from core.files.importers.drawn_gaps import fitting_settings
from core.files.importers.import_report import ImportResult, Note, report_lines
from core.files.json_places import COORDINATE_LIMIT
from core.model.map_model import Background, Frame, MapModel
from core.model.problems import UnusableFileError
from core.model.region import Outline, Region
from core.model.values import GRID, RegionId, SymbolId, TerrainId, to_grid, to_units

Drawn = list[tuple[DrawnRegion, Outline]]


def map_of(drawing: Drawing, path: object) -> ImportResult:
    """The map a drawing makes; refused if no region is left of it."""
    notes = list(drawing.notes)
    frame = _frame(drawing, path)
    if drawing.scale != 1:
        notes.append(Note(f"scaled by {drawing.scale:.6g} to a board of {_size_text(frame)} units"))
    regions: Drawn = []
    for drawn in drawing.regions:
        outline, changes = cleaned_outline(drawn.polygons, drawn.name, drawing)
        notes += changes
        if outline:
            regions.append((drawn, outline))
    if drawing.is_painted:
        regions = _cut(_once(regions, notes), notes)
    if not regions:
        raise UnusableFileError(path, "nothing in it makes a region (" + "; ".join(report_lines(notes))[:200] + ")")
    regions = _matched(regions, drawing.snap, notes)
    model = MapModel(
        title=drawing.title,
        frame=frame,
        regions=_named(regions, notes),
        background=_placed(drawing),
    )
    fitted = replace(model, adjacency=fitting_settings(model, drawing, notes))
    return ImportResult(fitted, report_lines(notes))


def _frame(drawing: Drawing, path: object) -> Frame:
    width, height = (to_grid(side * drawing.scale) for side in drawing.size)
    if not (GRID <= width <= COORDINATE_LIMIT * GRID and GRID <= height <= COORDINATE_LIMIT * GRID):
        raise UnusableFileError(path, "is too long and thin, too small or too large for a board")
    width_mm, height_mm = drawing.size_mm or (None, None)
    return Frame(width, height, width_mm, height_mm)


def _size_text(frame: Frame) -> str:
    return f"{to_units(frame.width):g} by {to_units(frame.height):g}"


def _placed(drawing: Drawing) -> Background | None:
    """The picture where the drawing has it: its corner at the source's origin, one pixel to one source unit."""
    if drawing.background is None:
        return None
    x, y = (to_grid(-offset * drawing.scale) for offset in drawing.corner)
    return replace(drawing.background, x=x, y=y, scale=drawing.scale * GRID)


def _once(regions: Drawn, notes: list[Note]) -> Drawn:
    """Each region once: colour, pattern and outline are often copies of one shape painted upon each other."""
    times = Counter((drawn.name, outline) for drawn, outline in regions)
    notes += [Note("painted more than once, taken once", name) for (name, _), count in times.items() if count > 1]
    first = {(drawn.name, outline): drawn for drawn, outline in reversed(regions)}
    return [(first[each], each[1]) for each in times]


def _cut(regions: Drawn, notes: list[Note]) -> Drawn:
    outlines, cut = cut_by_covering([outline for _, outline in regions])
    for index in cut:
        what = "cut where other regions are drawn over it" if outlines[index] else "left out, because others cover it"
        notes.append(Note(what, regions[index][0].name))
    return [(drawn, outline) for (drawn, _), outline in zip(regions, outlines, strict=True) if outline]


def _matched(regions: Drawn, snap: float, notes: list[Note]) -> Drawn:
    result = made_to_coincide([outline for _, outline in regions], snap * GRID)
    if result.joined:
        notes.append(Note(f"{_points(result.joined)} moved by at most {snap:g} units onto a neighbour's"))
    if result.matched:
        notes.append(Note(f"{_points(result.matched)} added where a border runs past a neighbour's corner"))
    for index in sorted(result.left):
        notes.append(Note("left as drawn, because matching its neighbours would spoil it", regions[index][0].name))
    return [(drawn, outline) for (drawn, _), outline in zip(regions, result.outlines, strict=True)]


def _named(regions: Drawn, notes: list[Note]) -> tuple[Region, ...]:
    """The regions with ids made of their names, each id once."""
    ids: set[str] = set()
    used: Counter[str] = Counter()
    made = []
    for drawn, outline in regions:
        region_id = slug = slug_of(drawn.name)
        while region_id in ids:
            used[slug] += 1
            region_id = f"{slug}-{used[slug] + 1}"
        if region_id != slug:
            notes.append(Note("ids numbered, because the names are alike", drawn.name))
        ids.add(region_id)
        made.append(
            Region(
                id=RegionId(region_id),
                name=drawn.name,
                outline=outline,
                terrain=TerrainId(drawn.terrain) if drawn.terrain else None,
                symbols=tuple(SymbolId(symbol) for symbol in drawn.symbols),
                custom=drawn.custom,
                extra=drawn.extra,
            )
        )
    return tuple(made)


def slug_of(name: str) -> str:
    """A name in small letters, digits and hyphens: `Île d'Or` gives `ile-d-or`."""
    plain = unicodedata.normalize("NFKD", name.replace("ß", "ss")).encode("ascii", "ignore").decode("ascii")
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:60] or "region"


def _points(number: int) -> str:
    return f"{number} point{'s' if number != 1 else ''}"
