"""Every icon is drawn in one hand and every icon somebody asks for is there."""

import re
import xml.etree.ElementTree as ET

import pytest

from core.model.components import pieces_in_box
from core.model.map_model import Game
from core.model.terrains import symbols, terrains
from core.picture.icon_source import icon_body, icon_names, icon_text, tinted

KINDS = {
    "action", "app", "event", "finding", "mark", "marker", "overlay", "panel", "place", "power", "race", "relic",
    "severity", "step", "symbol", "terrain", "thing", "tool", "transport",
}  # fmt: skip
SETS = {
    "tool": "select nodes draw rectangle freehand bucket art-trace split merge smooth trace snap brush stamp link "
    "block measure background hand",
    "action": "new open save export print share undo redo cut copy paste duplicate delete rename search settings theme "
    "language help shortcuts close check plus minus more sort filter fit show hide lock unlock pin relink play-map",
    "panel": "region board layers findings table statistics history minimap seats actions timeline charts why rulings "
    "clauses library setup",
    "overlay": "neighbours edge coasts terrain names symbols art grid",
    "severity": "error warning hint ok ignored",
    "finding": "goto select fix ignore",
    "transport": "first previous play pause next last",
    "step": "choose ready conquer replace roll decide redeploy score decline abandon event",
    "mark": "branch comment breakpoint met failed differs dispute compare report house-rule",
    "thing": "token coin die tray hand round",
    "app": "logo map-file scenario-file",
}
ALL = sorted(icon_names())


@pytest.mark.parametrize("name", ALL)
def test_an_icon_is_an_svg_on_the_grid_of_24_in_one_colour(name):
    root = ET.fromstring(icon_text(name))
    assert root.get("viewBox") == "0 0 24 24"
    assert root.get("stroke-width") == "1.75"
    for element in root.iter():
        for attribute in ("fill", "stroke"):
            assert element.get(attribute, "none") in ("none", "currentColor", "#FFFFFF")
        assert not {"href", "style", "class"} & {key.rpartition("}")[2] for key in element.attrib}
    assert set(re.findall(r"#[0-9A-Fa-f]{3,8}\b", icon_text(name))) <= {"#FFFFFF"}


@pytest.mark.parametrize("name", ALL)
def test_an_icon_is_named_by_kind_and_id(name):
    kind, _, rest = name.partition("_")
    assert kind in KINDS
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", rest)


def test_every_icon_of_the_catalogue_is_there():
    wanted = {entry.icon for entry in (*terrains().values(), *symbols().values())}
    assert wanted <= icon_names()
    assert {"terrain_custom", "symbol_custom", "marker_custom"} <= icon_names()


@pytest.mark.parametrize("kind", SETS)
def test_a_set_is_complete(kind):
    assert {f"{kind}_{name}" for name in SETS[kind].split()} <= icon_names()


@pytest.mark.parametrize("game", Game)
def test_every_piece_of_a_box_has_a_marker(game):
    for piece in pieces_in_box(game):
        singular = piece.removesuffix("es") if piece.endswith(("sses", "oes")) else piece.removesuffix("s")
        assert f"marker_{singular}" in icon_names()


def test_an_unknown_icon_is_drawn_as_its_kinds_sign_for_own():
    assert icon_text("marker_no-such-thing") == icon_text("marker_custom")
    assert icon_text("nonsense") == icon_text("symbol_custom")


def test_tinting_replaces_ink_and_knock_outs():
    body = icon_body("severity_error", "#112233", "#445566")
    assert "currentColor" not in body
    assert "#112233" in body
    assert "#445566" in body
    assert tinted('<a fill="#FFFFFF" stroke="currentColor"/>', "#FFFFFF", "#000000") == (
        '<a fill="#000000" stroke="#FFFFFF"/>'
    )
