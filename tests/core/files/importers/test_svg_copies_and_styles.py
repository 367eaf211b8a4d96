"""SVG: copies made with `use`, symbols, and style sheets that say what is filled and what is hidden."""

import pytest
import shapely

from core.files.bundled import bundled_maps
from core.files.importers.svg_styles import StyleSheet
from core.files.map_file import read_map
from core.geometry.polygons import to_shape
from core.picture.board_picture import board_picture
from core.picture.options import PictureOptions
from core.picture.shapes import LayerName
from core.picture.svg_picture import svg_text
from core.topology.measure import measure
from tests.core.files.importers.test_import_map import imported, refusal
from tests.core.files.importers.test_svg_drawing import box, drawn

SQUARE = '<rect id="field" width="90" height="90"/>'


def outlines(result):
    return {region.name: to_shape(region.outline) for region in result.model.regions}


def test_a_copy_is_a_region_of_its_own_where_it_is_put(tmp_path):
    found = outlines(drawn(tmp_path, f'{SQUARE}<use id="second field" href="#field" x="100" y="30"/>'))
    assert found["field"].equals(box(0, 0, 90, 90))
    assert found["second field"].equals(box(100, 30, 190, 120))


def test_a_copy_may_stand_before_what_it_copies_and_be_turned(tmp_path):
    copy = '<use xlink:href="#field" transform="translate(500 0) scale(2)" x="10"><title>Large</title></use>'
    found = outlines(drawn(tmp_path, f"{copy}<defs>{SQUARE}</defs>"))
    assert list(found) == ["Large"]
    assert found["Large"].equals(box(520, 0, 700, 180))


def test_a_copied_group_keeps_the_names_of_its_shapes(tmp_path):
    group = '<defs><g id="pair"><rect id="a" width="50" height="50"/><rect id="b" x="60" width="50" height="50"/></g>'
    found = outlines(drawn(tmp_path, f'{group}</defs><use href="#pair" y="200"/>'))
    assert {name: shape.bounds for name, shape in found.items()} == {
        "a": box(0, 200, 50, 250).bounds,
        "b": box(60, 200, 110, 250).bounds,
    }


def test_a_symbol_is_drawn_only_by_its_copies_and_fitted_into_their_size(tmp_path):
    symbol = '<symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10"/></symbol>'
    found = drawn(tmp_path, f'{symbol}<use href="#s" x="100" width="200" height="100"/>')
    (shape,) = outlines(found).values()
    assert shape.equals(box(150, 0, 250, 100))


def test_a_copy_of_a_copy_is_followed_and_inherits_what_it_does_not_say(tmp_path):
    inside = (
        '<defs><path id="line" d="M0 0h90v90"/></defs><use id="once" href="#line" fill="none"/>'
        '<use id="twice" href="#once" x="200"/><use id="filled" href="#line" y="300"/>'
    )
    result = drawn(tmp_path, inside)
    assert list(outlines(result)) == ["filled"]
    assert "open lines without a fill left out: 'once', 'twice'" in result.report


def test_a_copy_of_nothing_is_reported(tmp_path):
    result = drawn(tmp_path, f'{SQUARE}<use id="lost" href="#gone"/><use id="far" href="other.svg#field"/>')
    assert list(outlines(result)) == ["field"]
    assert "copies (use) of what is not in the file left out: 'lost', 'far'" in result.report


@pytest.mark.parametrize(
    "inside",
    [
        '<g id="a"><use href="#a"/></g>',
        '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
        '<rect id="g0" width="9" height="9"/>'
        + "".join(f'<g id="g{n + 1}">' + f'<use href="#g{n}"/>' * 10 + "</g>" for n in range(15)),
        "".join(f'<g id="g{n}"><use href="#g{n + 1}"/></g>' for n in range(5_000)) + '<rect id="g5000" width="9"/>',
        '<rect id="g0" width="9" height="9"/>'
        + "".join(f'<g id="g{n + 1}"><use href="#g{n}"/></g>' for n in range(400)),
    ],
    ids=["itself", "each other", "billions", "a long chain", "a long chain told backwards"],
)
def test_copies_in_a_circle_or_without_end_are_refused(tmp_path, inside):
    error = refusal(tmp_path, "x.svg", f'<svg viewBox="0 0 9 9">{inside}</svg>')
    assert "go round in a circle, or there are too many" in error.reason
    assert error.place == "line 1"


def test_colour_pattern_and_outline_painted_upon_each_other_are_one_region(tmp_path):
    layers = "".join(f'<use href="#field" fill="{fill}"/>' for fill in ("#fff", "url(#dots)", "none"))
    result = drawn(tmp_path, f"<defs>{SQUARE}</defs>{layers}")
    assert list(outlines(result)) == ["field"]
    assert any(line.startswith("painted more than once, taken once") for line in result.report)


def test_a_map_exported_as_svg_comes_back_with_the_same_borders(tmp_path):
    model = read_map(next(path for path in bundled_maps() if path.name.startswith("base-2-")))
    picture = board_picture(model, PictureOptions(layers=frozenset({LayerName.TERRAIN})))
    back = imported(tmp_path, "back.svg", svg_text(picture)).model
    assert {region.id.removeprefix("shape-") for region in back.regions} == {region.id for region in model.regions}
    length = sum(pair.length for pair in measure(model).neighbour_pairs())
    assert sum(pair.length for pair in measure(back).neighbour_pairs()) == pytest.approx(length, rel=1e-3)
    assert len(measure(back).neighbour_pairs()) == len(measure(model).neighbour_pairs())


def test_copies_in_definitions_that_nobody_uses_do_no_harm(tmp_path):
    inside = f'<defs><g id="a"><use href="#a"/></g></defs>{SQUARE}<use id="second" href="#field" x="200"/>'
    assert list(outlines(drawn(tmp_path, inside))) == ["field", "second"]


def test_style_sheets_hide_and_fill(tmp_path):
    inside = (
        "<style>/* roads */ .road, #wall {fill : none} .gone{display:none}\n"
        "path.land { fill: #fff; fill-rule: evenodd } @media print { rect { display: none } }</style>"
        f'{SQUARE}<path id="way" class="thin road" d="M200 0h9v9"/><path id="wall" d="M300 0h9v9"/>'
        '<g class="gone"><rect id="unseen" width="9" height="9"/></g>'
        '<path id="ring" class="land" d="M0 200h90v90h-90zM20 220h50v50h-50z"/>'
    )
    result = drawn(tmp_path, inside)
    found = outlines(result)
    assert list(found) == ["field", "ring"]
    assert found["ring"].equals(shapely.difference(box(0, 200, 90, 290), box(20, 220, 70, 270)))
    assert "open lines without a fill left out: 'way', 'wall'" in result.report


def test_the_more_exact_rule_wins_then_the_later_and_the_element_itself_over_all():
    sheet = StyleSheet(
        "#x{fill:id} path{fill:tag} .b{fill:b} .a{fill:a} path.a.b{fill:both} g > path, a:hover{fill:no}"
    )

    def fill(**attributes):
        names = {"class" if key == "kind" else key: value for key, value in attributes.items()}
        return sheet.style_of("path", names).get("fill")

    assert fill() == "tag"
    assert fill(fill="attribute") == "tag"
    assert fill(kind="a") == fill(kind="c a") == "a"
    assert fill(kind="b a") == "both"
    assert fill(kind="a b", id="x") == "id"
    assert fill(kind="a", id="x", style="fill: own") == "own"
    assert sheet.style_of("rect", {"fill": "attribute"})["fill"] == "attribute"


def test_what_is_made_visible_again_inside_something_hidden_is_drawn(tmp_path):
    inside = f'<g visibility="hidden"><rect id="b" width="9" height="9"/><g visibility="visible">{SQUARE}</g></g>'
    assert list(outlines(drawn(tmp_path, inside))) == ["field"]
