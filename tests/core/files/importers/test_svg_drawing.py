"""SVG: shapes, names, sizes, fill rules, and files that want to hurt."""

from itertools import pairwise

import pytest
import shapely

from core.geometry.polygons import to_shape
from core.model.values import GRID
from tests.core.files.importers.samples import SVG
from tests.core.files.importers.test_import_map import imported, refusal


def drawn(tmp_path, inside, attributes='viewBox="0 0 1000 1000"'):
    return imported(tmp_path, "x.svg", f'<svg xmlns="http://www.w3.org/2000/svg" {attributes}>{inside}</svg>')


def only_shape(tmp_path, inside):
    (region,) = drawn(tmp_path, inside).model.regions
    return to_shape(region.outline)


def box(x1, y1, x2, y2):
    return shapely.box(x1 * GRID, y1 * GRID, x2 * GRID, y2 * GRID)


def test_names_come_from_label_title_and_id(tmp_path):
    names = [region.name for region in imported(tmp_path, "lands.svg", SVG).model.regions]
    assert names == ["p1", "Plain", "Round Hill", "tri", "wave"]


def test_size_and_printed_size_come_from_the_root(tmp_path):
    frame = imported(tmp_path, "lands.svg", SVG).model.frame
    assert (frame.width, frame.height, frame.width_mm, frame.height_mm) == (40000, 30000, 400, 300)
    frame = drawn(
        tmp_path, '<rect width="90" height="90"/>', 'width="20cm" height="10in" viewBox="0 0 200 254"'
    ).model.frame
    assert (frame.width_mm, frame.height_mm) == (200, 254)
    frame = drawn(tmp_path, '<rect width="90" height="90"/>', 'width="300" height="200px"').model.frame
    assert (frame.width, frame.height, frame.width_mm) == (30000, 20000, None)
    frame = drawn(tmp_path, '<rect x="7" width="90" height="80"/>', 'width="100%" height="100%"').model.frame
    assert (frame.width, frame.height) == (9000, 8000)


def test_a_viewbox_that_begins_elsewhere_moves_the_board_there(tmp_path):
    model = drawn(tmp_path, '<rect x="-100" y="-50" width="50" height="50"/>', 'viewBox="-100 -50 500 400"').model
    assert to_shape(model.regions[0].outline).equals(box(0, 0, 50, 50))


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("M10 10 L60 10 60 60 10 60z", (10, 10, 60, 60)),
        ("m10,10 50,0 0,50 -50,0Z", (10, 10, 60, 60)),
        ("M10 10H60V60H10Z", (10, 10, 60, 60)),
        ("M10 10h50v50h-50", (10, 10, 60, 60)),
        ("M10-10h+5e1v.5e2h-50z", (10, -10, 60, 40)),
        ("M0 0h10v10h-10zm20 20m0 0h10v10h-10z M0 0", None),
    ],
)
def test_straight_path_commands_in_every_spelling(tmp_path, data, expected):
    shape = only_shape(tmp_path, f'<path d="{data}"/>')
    if expected is None:
        assert shape.area == 200 * GRID**2
    else:
        assert shape.equals(box(*expected))


@pytest.mark.parametrize(
    "data",
    [
        "M100 200 A100 100 0 0 1 300 200 A100 100 0 0 1 100 200",
        "M100 200 a100 100 0 01200 0a100 100 0 01-200 0z",
        "M200 100 A 100 100 45 1 1 199.999 100 z",
        "M100 200 A1 1 0 0 1 300 200 A 1 1 0 0 1 100 200",
    ],
)
def test_arcs_stay_within_a_tenth_of_a_unit_of_the_circle(tmp_path, data):
    shape = only_shape(tmp_path, f'<path d="{data}"/>')
    circle = shapely.Point(200 * GRID, 200 * GRID).buffer(100 * GRID, quad_segs=500)
    assert shape.hausdorff_distance(circle) <= 0.12 * GRID


@pytest.mark.parametrize(
    "element",
    [
        '<circle cx="200" cy="200" r="100"/>',
        '<ellipse cx="200" cy="200" rx="100" ry="100"/>',
        '<ellipse transform="translate(200 200) scale(1 2)" rx="100" ry="50"/>',
        '<rect x="100" y="100" width="200" height="200" rx="100"/>',
    ],
)
def test_circles_ellipses_and_round_rectangles_are_as_round_as_they_should_be(tmp_path, element):
    circle = shapely.Point(200 * GRID, 200 * GRID).buffer(100 * GRID, quad_segs=500)
    assert only_shape(tmp_path, element).hausdorff_distance(circle) <= 0.12 * GRID


def bezier(points, t):
    while len(points) > 1:
        points = [((1 - t) * x1 + t * x2, (1 - t) * y1 + t * y2) for (x1, y1), (x2, y2) in pairwise(points)]
    return points[0]


@pytest.mark.parametrize(
    ("data", "controls"),
    [
        ("M0 100 C 0 300 400 -100 400 100 z", [[(0, 100), (0, 300), (400, -100), (400, 100)]]),
        ("M0 100 Q 200 500 400 100 z", [[(0, 100), (200, 500), (400, 100)]]),
        (
            "M0 100 Q 100 200 200 100 T 400 100 z",
            [[(0, 100), (100, 200), (200, 100)], [(200, 100), (300, 0), (400, 100)]],
        ),
        (
            "M0 100 c 0 100 100 100 100 0 s 100 -100 100 0 z",
            [[(0, 100), (0, 200), (100, 200), (100, 100)], [(100, 100), (100, 0), (200, 0), (200, 100)]],
        ),
        ("M0 100 L 200 100 T 400 300 L 0 300 z", [[(200, 100), (200, 100), (400, 300)]]),
    ],
)
def test_curves_are_flattened_within_a_tenth_of_a_unit(tmp_path, data, controls):
    boundary = only_shape(tmp_path, f'<path d="{data}"/>').boundary
    for control in controls:
        for step in range(101):
            x, y = bezier(control, step / 100)
            assert boundary.distance(shapely.Point(x * GRID, y * GRID)) <= 0.11 * GRID


@pytest.mark.parametrize(
    ("transform", "expected"),
    [
        ("translate(5)", (5, 0, 25, 10)),
        ("translate(5,7)", (5, 7, 25, 17)),
        ("scale(2)", (0, 0, 40, 20)),
        ("scale(2 3)", (0, 0, 40, 30)),
        ("rotate(90)", (-10, 0, 0, 20)),
        ("rotate(90, 10 10)", (10, 0, 20, 20)),
        ("matrix(0 1 -1 0 100 0)", (90, 0, 100, 20)),
        ("translate(100 0) , scale(2)  translate(1,1)", (102, 2, 142, 22)),
    ],
)
def test_transforms(tmp_path, transform, expected):
    shape = only_shape(tmp_path, f'<g transform="{transform}"><rect width="20" height="10"/></g>')
    assert shape.equals(box(*expected))


def test_skewing_leans_a_square(tmp_path):
    shape = only_shape(tmp_path, '<rect width="100" height="100" transform="skewX(45)"/>')
    assert shape.equals(shapely.Polygon([(0, 0), (10000, 0), (20000, 10000), (10000, 10000)]))


def test_subpaths_are_holes_by_the_fill_rule(tmp_path):
    same_way = "M0 0h100v100h-100z M20 20h60v60h-60z"
    other_way = "M0 0h100v100h-100z M20 20v60h60v-60z"
    area = GRID**2
    assert only_shape(tmp_path, f'<path d="{same_way}"/>').area == 10000 * area
    assert only_shape(tmp_path, f'<path fill-rule="evenodd" d="{same_way}"/>').area == 6400 * area
    assert only_shape(tmp_path, f'<g style="fill-rule: evenodd"><path d="{same_way}"/></g>').area == 6400 * area
    assert only_shape(tmp_path, f'<path d="{other_way}"/>').area == 6400 * area


def test_lines_hidden_things_and_definitions_are_left_out(tmp_path):
    result = drawn(
        tmp_path,
        '<defs><rect width="9" height="9"/></defs><rect id="seen" width="90" height="90"/>'
        '<g style="display:none"><rect id="unseen" width="9" height="9"/></g>'
        '<path id="road" style="fill:none" d="M0 0L9 9L0 9"/><polyline id="wall" fill="none" points="1,1 2,2 3,1"/>'
        '<path id="outline" fill="none" d="M200 0h90v90z"/><text>Hello</text>',
    )
    assert [region.id for region in result.model.regions] == ["seen", "outline"]
    assert "open lines without a fill left out: 'road', 'wall'" in result.report
    assert any(line.startswith("writing left out") for line in result.report)


def test_a_rectangle_behind_everything_is_cut_by_what_is_painted_on_it(tmp_path):
    result = drawn(
        tmp_path, '<rect id="sea" width="400" height="300"/><rect id="isle" x="50" y="50" width="90" height="90"/>'
    )
    sea, isle = (to_shape(region.outline) for region in result.model.regions)
    assert sea.intersection(isle).area == 0
    assert sea.area + isle.area == 400 * 300 * GRID**2


def test_a_doctype_without_entities_is_read(tmp_path):
    doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    text = SVG.replace("?>\n", f"?>\n{doctype}\n", 1)
    assert len(imported(tmp_path, "x.svg", text).model.regions) == 5


@pytest.mark.parametrize(
    "entities",
    [
        '<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">',
        '<!ENTITY a SYSTEM "file:///etc/passwd">',
        '<!ENTITY % a SYSTEM "http://example.invalid/x.dtd"> %a;',
    ],
)
def test_entities_are_refused(tmp_path, entities):
    text = f'<!DOCTYPE svg [{entities}]>\n<svg viewBox="0 0 9 9"><title>&c;</title><rect width="9" height="9"/></svg>'
    assert "entities" in refusal(tmp_path, "x.svg", text).reason


def test_very_many_nested_groups_are_no_trouble(tmp_path):
    depth = 20_000
    inside = "<g>" * depth + '<rect width="90" height="90"/>' + "</g>" * depth
    assert len(drawn(tmp_path, inside).model.regions) == 1


def test_a_shared_curve_drawn_from_both_sides_is_shared_exactly(tmp_path):
    result = drawn(
        tmp_path,
        '<path id="a" d="M0 0 H200 C 260 100 140 200 200 300 H0 Z"/>'
        '<path id="b" d="M400 0 V300 H200 C140 200 260 100 200 0 Z"/>',
    )
    a, b = (set(region.outline[0].outer) for region in result.model.regions)
    assert len(a & b) > 10
    shapes = [to_shape(region.outline) for region in result.model.regions]
    assert shapes[0].intersection(shapes[1]).area == 0
    assert shapely.union_all(shapes).equals(box(0, 0, 400, 300))


def test_thousands_of_islands_in_one_path_are_one_region(tmp_path):
    data = "".join(f"M{x * 3} {y * 3}h2v2h-2z" for x in range(46) for y in range(46))
    shape = only_shape(tmp_path, f'<path d="{data}"/>')
    assert shape.area == 46 * 46 * 4 * GRID**2


@pytest.mark.parametrize(
    "inside",
    [
        '<path d="'
        + "".join(f"M{i / 100} {i / 100}H{999 - i / 100}V{999 - i / 100}H{i / 100}z" for i in range(2100))
        + '"/>',
        "".join(f'<rect x="{i / 100}" y="{i / 100}" width="900" height="{900 + i / 200}"/>' for i in range(2100)),
    ],
    ids=["rings", "rectangles"],
)
def test_a_heap_of_shapes_upon_each_other_is_not_waited_for(tmp_path, inside):
    land = '<rect id="land" x="1000" width="200" height="200"/>'
    assert "land" in [region.id for region in drawn(tmp_path, land + inside).model.regions]
