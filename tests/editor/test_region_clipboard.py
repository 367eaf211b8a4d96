"""Regions on the system's clipboard: from one window to another, and what is no map is no trouble."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from core.model.map_model import MapModel, OwnTerrain
from core.model.tagging import with_terrain
from tests.core.maps import grid_map, tagged
from tests.editor.workspaces import CTRL, Desk


@pytest.fixture
def first(qtbot):
    return Desk(qtbot, tagged(grid_map(3, 2), "B1", terrain="hill", symbols=("mine",)), (900, 600))


def test_copied_regions_are_geojson_for_other_programs(first):
    first.document.select(["b1", "c1"])
    first.key(Qt.Key.Key_C, CTRL)
    content = json.loads(QGuiApplication.clipboard().text())
    assert content["type"] == "FeatureCollection"
    assert [each["geometry"]["type"] for each in content["features"]] == ["Polygon", "Polygon"]


def test_another_window_pastes_what_the_first_has_copied(first, qtbot):
    first.document.select(["b1"])
    first.key(Qt.Key.Key_C, CTRL)
    other = Desk(qtbot, MapModel(frame=first.document.kept.frame), (900, 600))
    other.key(Qt.Key.Key_V, CTRL)
    (copy,) = other.document.kept.regions
    assert (copy.name, copy.terrain, copy.symbols) == ("B1", "hill", ("mine",))
    assert [step.title for step in other.document.history.steps] == ["Paste B1"]


def test_a_terrain_of_the_designers_own_goes_along(first, qtbot):
    ash = OwnTerrain("Ash Fields", "#C9A0DC")
    model = replace(with_terrain(first.document.kept, ["b1"], ash.name), terrains=(ash, OwnTerrain("Bone", "#FFFFFF")))
    first.document.edit("Own terrain", model)
    first.document.select(["b1"])
    first.key(Qt.Key.Key_C, CTRL)
    other = Desk(qtbot, MapModel(frame=first.document.kept.frame), (900, 600))
    other.key(Qt.Key.Key_V, CTRL)
    assert other.document.kept.regions[0].terrain == "Ash Fields"
    assert other.document.kept.terrains == (ash,)
    other.key(Qt.Key.Key_V, CTRL)
    assert other.document.kept.terrains == (ash,)


def test_a_text_that_is_no_map_is_told_and_changes_nothing(first, qtbot):
    QGuiApplication.clipboard().setText("Dear diary")
    with qtbot.waitSignal(first.workspace.said) as said:
        first.key(Qt.Key.Key_V, CTRL)
    assert said.args == ["There is nothing to paste: the clipboard holds no regions."]
    assert not first.document.history.steps


def test_a_paste_over_others_says_so_beside_the_board(first, qtbot):
    first.document.select(["b1"])
    first.key(Qt.Key.Key_C, CTRL)
    with qtbot.waitSignal(first.workspace.said) as said:
        first.key(Qt.Key.Key_V, CTRL)
    assert said.args[0].startswith("The copy lies over")
    assert first.workspace.notice.isVisible()
