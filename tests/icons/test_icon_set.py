"""The icons folder is complete, and every drawing in it is ours, small, and like no other."""

import re
import xml.etree.ElementTree as ET
from importlib.resources import files

import pytest

from core.model.components import components, pieces_in_box
from core.model.map_model import Game
from core.model.terrains import symbols, terrains
from core.picture.icon_source import icon_names, icon_text
from core.rules.catalogue import PIECES
from core.rules.catalogue_data import catalogue_data

ALL = sorted(icon_names())
COUNTS = {"race": 29, "power": 41, "relic": 6, "place": 9, "event": 4}
NO_UNITS = {"general", "custom", "timing"}
"""Second words of clauses that speak of a kind as a whole or of home-made units."""
ELEMENTS = {"svg", "path", "circle", "ellipse", "rect"}
ATTRIBUTES = {
    "svg": {"width", "height", "viewBox", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"},
    "path": {"d"},
    "circle": {"cx", "cy", "r"},
    "ellipse": {"cx", "cy", "rx", "ry"},
    "rect": {"x", "y", "width", "height", "rx"},
}
PAINT = {"fill", "stroke", "fill-opacity", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"}
LARGEST = 4096
SETS = {
    "tool": "select nodes draw rectangle freehand bucket art-trace split merge smooth trace snap brush stamp link "
    "block measure background hand",
    "action": "new open save export print share undo redo cut copy paste duplicate delete rename search settings theme "
    "language help shortcuts close check plus minus more sort filter fit show hide lock unlock pin relink play-map",
    "panel": "region board layers findings table statistics history minimap seats actions timeline charts why rulings "
    "clauses library setup right-dock",
    "overlay": "neighbours edge coasts terrain names symbols art grid",
    "severity": "error warning hint ok ignored",
    "finding": "goto select fix ignore",
    "transport": "first previous play pause next last",
    "step": "choose ready conquer replace roll decide redeploy score decline abandon event",
    "mark": "branch comment breakpoint met failed differs dispute compare report house-rule",
    "thing": "token coin die tray hand round",
    "app": "logo map-file scenario-file",
}


def units(kind: str) -> set[str]:
    """Ids of the units of a kind that the catalogue has clauses about: `river:event.storm.cost` is about storm."""
    bare = [clause.id.partition(":")[2].split(".") for clause in catalogue_data().clauses]
    return {words[1] for words in bare if words[0] == kind} - NO_UNITS


@pytest.mark.parametrize("kind", COUNTS)
def test_every_unit_of_the_catalogue_has_its_icon(kind):
    assert {f"{kind}_{unit}" for unit in units(kind)} <= icon_names()
    assert len(units(kind)) == COUNTS[kind]


@pytest.mark.parametrize("kind", COUNTS)
def test_no_icon_is_left_over_from_a_unit_that_is_not_in_the_catalogue(kind):
    drawn = {name.partition("_")[2] for name in icon_names() if name.startswith(f"{kind}_")}
    assert drawn - {"custom"} == units(kind)


@pytest.mark.parametrize("kind", ["race", "power"])
@pytest.mark.parametrize("game", [Game.BASE, Game.UNDERGROUND])
def test_every_banner_and_badge_of_the_boxes_has_its_icon(kind, game):
    assert {f"{kind}_{unit}" for unit in components()[f"{kind}s"][game]} <= icon_names()


def test_every_event_tile_of_the_box_has_its_icon():
    assert {f"event_{event}" for event in components()["pieces"]["river"]["events"]} <= icon_names()


@pytest.mark.parametrize("game", Game)
def test_every_piece_of_the_boxes_has_its_marker(game):
    for piece in pieces_in_box(game):
        singular = piece.removesuffix("es") if piece.endswith(("sses", "oes")) else piece.removesuffix("s")
        assert f"marker_{PIECES.get(piece, singular)}" in icon_names()


def test_every_piece_has_a_marker_under_the_id_the_rules_use():
    assert {f"marker_{piece}" for piece in PIECES.values()} <= icon_names()


def test_every_terrain_and_every_symbol_has_its_icon():
    assert {f"terrain_{terrain}" for terrain in terrains()} <= icon_names()
    assert {f"symbol_{symbol}" for symbol in symbols()} <= icon_names()
    assert {entry.icon for entry in (*terrains().values(), *symbols().values())} <= icon_names()


@pytest.mark.parametrize("kind", SETS)
def test_the_interface_has_every_icon_it_may_ask_for(kind):
    assert {f"{kind}_{name}" for name in SETS[kind].split()} <= icon_names()


def test_what_users_make_themselves_has_an_icon_where_letters_would_not_do():
    assert {"terrain_custom", "symbol_custom", "marker_custom", "power_custom"} <= icon_names()


def test_an_icon_is_named_by_kind_and_id():
    kinds = "|".join((*COUNTS, *SETS, "marker", "symbol", "terrain"))
    assert [name for name in ALL if not re.fullmatch(rf"({kinds})_[a-z0-9]+(-[a-z0-9]+)*", name)] == []


@pytest.mark.parametrize("name", ALL)
def test_an_icon_holds_plain_shapes_and_nothing_else(name):
    """No script, link, style, raster, text or foreign element can stand in a list of allowed names."""
    for element in ET.fromstring(icon_text(name)).iter():
        tag = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
        assert tag in ELEMENTS
        assert set(element.attrib) <= ATTRIBUTES[tag] | PAINT
        assert not (element.text or "").strip()
        assert not (element.tail or "").strip()


@pytest.mark.parametrize("name", ALL)
def test_an_icon_is_drawn_with_the_one_pen_on_the_one_grid(name):
    root = ET.fromstring(icon_text(name))
    assert (root.get("viewBox"), root.get("width"), root.get("height")) == ("0 0 24 24", "24", "24")
    assert (root.get("stroke"), root.get("stroke-width"), root.get("fill")) == ("currentColor", "1.75", "none")
    assert (root.get("stroke-linecap"), root.get("stroke-linejoin")) == ("round", "round")
    for element in root.iter():
        assert {element.get("fill", "none"), element.get("stroke", "none")} <= {"none", "currentColor", "#FFFFFF"}
        assert element.get("fill-opacity", "0.22") == "0.22" or name == "app_logo"


def test_an_icon_file_is_small_and_ends_its_lines_like_the_others():
    data = {name: (files("icons") / f"{name}.svg").read_bytes() for name in ALL}
    assert [name for name in ALL if len(data[name]) >= LARGEST] == []
    assert [name for name in ALL if b"\r" in data[name] or not data[name].endswith(b"</svg>\n")] == []


def test_no_two_icons_are_the_same_drawing():
    drawn: dict[str, list[str]] = {}
    for name in ALL:
        drawn.setdefault(re.sub(r"\s+", " ", icon_text(name)).strip(), []).append(name)
    assert [names for names in drawn.values() if len(names) > 1] == []


def test_the_folder_holds_icons_alone():
    kept = {item.name for item in files("icons").iterdir() if item.is_file()}
    assert kept == {f"{name}.svg" for name in ALL} | {"__init__.py"}
