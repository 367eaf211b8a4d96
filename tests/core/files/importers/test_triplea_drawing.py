"""TripleA's polygons: pixels, no holes, careless punctuation, and one pixel of border between regions."""

import pytest

from core.geometry.polygons import to_shape
from core.model.values import GRID
from tests.core.files.importers.samples import TRIPLEA
from tests.core.files.importers.test_import_map import imported


def shapes_by_id(model):
    return {region.id: to_shape(region.outline) for region in model.regions}


def test_names_parts_and_pixels_are_kept(tmp_path):
    model = imported(tmp_path, "polygons.txt", TRIPLEA).model
    assert [region.id for region in model.regions] == ["sea-zone-1", "isle-a", "isle-b", "twin-rocks"]
    assert (model.frame.width, model.frame.height) == (400 * GRID, 300 * GRID)
    assert set(model.regions[1].outline[0].outer) == {(5000, 5000), (10000, 5000), (10000, 10000), (5000, 10000)}
    assert len(model.regions[3].outline) == 2


def test_the_sea_is_cut_where_its_islands_are_and_between_them(tmp_path):
    shapes = shapes_by_id(imported(tmp_path, "polygons.txt", TRIPLEA).model)
    sea = shapes.pop("sea-zone-1")
    assert all(sea.intersection(island).area == 0 for island in shapes.values())
    border_strip = to_shape(imported(tmp_path, "polygons.txt", TRIPLEA).model.regions[0].outline)
    assert not border_strip.contains(shapes["isle-a"].centroid)
    assert sea.area == 400 * 300 * GRID**2 - sum(s.area for s in shapes.values()) - 50 * GRID**2
    assert len(sea.interiors) == 3, "the two isles lie in one hole, the rocks in one each"


def test_a_strait_wider_than_a_drawn_border_stays_sea(tmp_path):
    text = TRIPLEA.replace("(101,", "(104,")
    sea = shapes_by_id(imported(tmp_path, "polygons.txt", text).model)["sea-zone-1"]
    assert len(sea.interiors) == 4


def test_the_report_tells_what_was_mended(tmp_path):
    report = imported(tmp_path, "polygons.txt", TRIPLEA).report
    assert "several spaces inside a name made one: 'Sea Zone 1'" in report
    assert "a missing '>' added: 'Isle B'" in report
    assert "cut where other regions are drawn over it: 'Sea Zone 1'" in report


def test_the_same_shape_under_two_names_is_left_for_the_checks(tmp_path):
    text = "A  < (0,0) (100,0) (100,100) (0,100) >\nB  < (0,0) (100,0) (100,100) (0,100) >\n"
    assert len(imported(tmp_path, "polygons.txt", text).model.regions) == 2


def test_a_lake_on_an_island_in_a_sea_is_cut_out_of_both(tmp_path):
    text = (
        "Lake  < (80,80) (120,80) (120,120) (80,120) >\n"
        "Sea  < (0,0) (200,0) (200,200) (0,200) >\n"
        "Island  < (50,50) (150,50) (150,150) (50,150) >\n"
    )
    shapes = shapes_by_id(imported(tmp_path, "polygons.txt", text).model)
    assert [shapes[name].area / GRID**2 for name in ("lake", "island", "sea")] == [1600, 8400, 30000]


def test_a_name_on_several_lines_is_one_region(tmp_path):
    text = (
        "A  < (0,0) (100,0) (100,100) >\r\nB  < (100,0) (200,0) (200,100) >\r\nA  < (0,200) (100,200) (100,300) >\r\n"
    )
    model = imported(tmp_path, "polygons.txt", text).model
    assert [(region.id, len(region.outline)) for region in model.regions] == [("a", 2), ("b", 1)]


@pytest.mark.parametrize("size", [12, 40, 130])
def test_one_pixel_gaps_give_the_neighbours_a_person_sees(tmp_path, size):
    from core.topology.measure import measure
    from core.topology.region_graph import region_graph

    lines = []
    for row in range(4):
        for column in range(4):
            x, y, far = column * size, row * size, size - 2
            lines.append(f"R {row} {column}  < ({x},{y}) ({x + far},{y}) ({x + far},{y + far}) ({x},{y + far}) >")
    model = imported(tmp_path, "polygons.txt", "\n".join(lines)).model
    graph = region_graph(model, measure(model))
    seen = {frozenset((a, b)) for a, b in graph.edges}
    right = {frozenset((f"r-{r}-{c}", f"r-{r}-{c + 1}")) for r in range(4) for c in range(3)}
    below = {frozenset((f"r-{r}-{c}", f"r-{r + 1}-{c}")) for r in range(3) for c in range(4)}
    assert seen == right | below
