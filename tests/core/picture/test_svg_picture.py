"""The SVG: well formed, self-contained, the same bytes every time, regions to be found by their ids."""

import re
import xml.etree.ElementTree as ET
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from core.model.map_model import Background, Link
from core.model.values import RegionId
from core.picture.board_picture import board_picture
from core.picture.options import PictureOptions
from core.picture.shapes import LayerName
from core.picture.svg_picture import svg_text
from core.picture.svg_words import element_id, number
from tests.core.picture.small_maps import box, four_corners, map_of, region, with_lake

SVG = "{http://www.w3.org/2000/svg}"
XLINK = "{http://www.w3.org/1999/xlink}href"
EVERYTHING = PictureOptions(layers=frozenset(LayerName))


def drawn(model, options=EVERYTHING, art=None):
    return ET.fromstring(svg_text(board_picture(model, options), art))


def by_id(root):
    found = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(found) == len(set(found)), "ids are unique"
    return {element.get("id"): element for element in root.iter() if element.get("id")}


def test_the_same_picture_gives_the_same_bytes():
    links = (Link(RegionId("nw"), RegionId("se")),)
    one, other = (svg_text(board_picture(four_corners(links=links), EVERYTHING)) for _ in range(2))
    assert one == other
    assert one.endswith("</svg>\n")


def test_the_size_is_in_millimetres_where_the_board_has_one_else_in_pixels():
    assert drawn(four_corners(mm=200)).get("width") == "200mm"
    assert drawn(four_corners(mm=200)).get("height") == "150mm"
    assert drawn(four_corners()).get("width") == "400px"
    assert drawn(four_corners()).get("viewBox") == "0 0 400 300"


def test_regions_names_and_layers_have_ids():
    ids = by_id(drawn(four_corners()))
    assert {"region-nw", "name-ne", "ids-sw", "layer-terrain", "layer-names"} <= set(ids)
    assert ids["region-nw"].find(f"{SVG}title").text == "Larkfield"


def test_every_reference_leads_to_something_inside_the_file():
    root = drawn(four_corners(links=(Link(RegionId("nw"), RegionId("se")),)))
    ids = by_id(root)
    text = ET.tostring(root, encoding="unicode")
    wanted = set(re.findall(r"url\(#([^)]+)\)", text))
    wanted |= {element.get(XLINK).removeprefix("#") for element in root.iter() if element.get(XLINK)}
    assert len(wanted) > 10
    assert wanted <= set(ids)
    assert "http" not in re.sub(r'xmlns[^"]*"[^"]+"', "", text.replace(SVG, ""))


def test_strange_names_and_ids_are_escaped():
    odd = region("a b&<\"'>\u00e9", "Tom & <Jerry>\x00", box(0, 0, 400, 300))
    root = drawn(map_of(odd))
    assert root.find(f"{SVG}title").text == "Test <board> & co"
    name = by_id(root)["name-" + element_id("", odd.id)[1:]]
    assert list(name.findall(f"{SVG}text")[1].itertext()) == ["Tom &", "<Jerry>\ufffd"]


def test_a_hole_is_cut_out():
    path = by_id(drawn(with_lake()))["shape-land"]
    assert path.get("fill-rule") == "evenodd"
    assert path.get("d").count("M") == 2


def test_each_pattern_and_icon_is_defined_once_and_shades_are_clipped():
    regions = [replace(r, terrain="forest", symbols=("mine",)) for r in four_corners().regions]
    root = drawn(map_of(*regions), PictureOptions())
    assert len(list(root.iter(f"{SVG}pattern"))) == 1
    assert len(list(root.iter(f"{SVG}symbol"))) == 1
    clips = [element for element in root.iter() if element.get("clip-path")]
    assert len(clips) == 4


def test_the_halo_lies_under_the_name_and_is_not_read_aloud():
    halo, name = by_id(drawn(four_corners()))["name-nw"].findall(f"{SVG}text")
    assert (halo.get("aria-hidden"), name.get("aria-hidden")) == ("true", None)
    assert halo.get("stroke")
    assert name.get("stroke") is None


def test_art_is_embedded_or_left_out_but_never_linked():
    art = Background("art.png", 800, 600, "00", scale=50)
    assert not list(drawn(four_corners(background=art)).iter(f"{SVG}image"))
    (image,) = drawn(four_corners(background=art), art=b"\x89PNG\r\n").iter(f"{SVG}image")
    assert image.get(XLINK).startswith("data:image/png;base64,")


@given(st.text(max_size=6), st.text(max_size=6))
def test_different_regions_never_share_an_element_id(one, other):
    assert (element_id("region", one) == element_id("region", other)) == (one == other)
    assert re.fullmatch(r"[A-Za-z0-9_.-]+", element_id("region", one))


def test_numbers_are_short():
    assert [number(value) for value in (1.0, 0.5, 1.256, -0.001, 1e-9, 1380)] == ["1", "0.5", "1.26", "0", "0", "1380"]
