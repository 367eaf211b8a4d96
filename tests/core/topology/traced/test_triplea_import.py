"""A traced map with one-pixel gaps, written the way TripleA keeps its polygons, gives the neighbours a person sees."""

from pathlib import Path

from core.files.importers import import_map
from core.model.map_model import MapModel
from core.topology.measure import measure
from tests.core.topology.traced.cell_rasters import natural_cells
from tests.core.topology.traced.traced_maps import Hand, Recipe, TracedMap, traced_map

RECIPE = Recipe(family="triplea", cells=natural_cells, lines=(1,), hand=Hand.EVERY_PIXEL, has_holes=False, scattered=3)


def polygons_text(model: MapModel) -> str:
    """One line per region: its name, then each polygon in angle brackets as (x,y) pixels."""
    lines = []
    for region in model.regions:
        polygons = (" ".join(f"({x // 100},{y // 100})" for x, y in part.outer) for part in region.outline)
        lines.append(region.name + "  " + "  ".join(f"<  {points}  >" for points in polygons))
    return "\n".join(lines) + "\n"


def named(pairs: frozenset[tuple[str, str]], case: TracedMap) -> set[frozenset[str]]:
    names = {str(region.id): region.name for region in case.model.regions}
    return {frozenset((names[a], names[b])) for a, b in pairs}


def test_a_polygons_file_with_one_pixel_gaps_gives_the_neighbours_a_person_sees(tmp_path: Path) -> None:
    case = traced_map(RECIPE, 1)
    path = tmp_path / "polygons.txt"
    path.write_text(polygons_text(case.model), encoding="utf-8")
    model = import_map(path).model
    names = {region.id: region.name for region in model.regions}
    assert sorted(names.values()) == sorted(region.name for region in case.model.regions)
    answered = {frozenset((names[pair.a], names[pair.b])) for pair in measure(model).neighbour_pairs()}
    assert answered >= named(case.borders, case)
    assert answered <= named(case.borders | case.unclear, case)
