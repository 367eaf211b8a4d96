"""A terrain of one's own is tagged like any other: number key, brush, list, and its colour on the board."""

from dataclasses import replace

from PySide6.QtCore import Qt

from core.edits.terrain_edits import colour_terrain
from core.model.map_model import OwnTerrain
from tests.core.picture.small_maps import four_corners
from tests.editor.workspaces import Desk


def pixel(desk: Desk, x: float, y: float) -> str:
    desk.view.settle_now()
    return desk.view.grab().toImage().pixelColor(desk.at(x, y)).name().upper()


def test_number_key_brush_and_list_know_it_and_the_board_has_its_colour(qtbot):
    desk = Desk(qtbot, replace(four_corners(), terrains=(OwnTerrain("Ash", "#B0A8A0"),)))
    document, right = desk.document, desk.workspace.docks.right
    desk.click(100, 75)
    desk.key(Qt.Key.Key_8)
    assert document.kept.region("nw").terrain == "Ash"
    assert document.history.steps[-1].title == "Terrain of Larkfield: Ash"
    assert right.region.fields.terrain.currentText() == "Ash"
    desk.workspace.paint_with("Ash")
    desk.drag((300, 250), (300, 255))
    assert document.kept.region("se").terrain == "Ash"
    assert right.region.brush.buttons[-1].terrain.name == "Ash"
    assert pixel(desk, 40, 40) == "#B0A8A0"
    document.edit("Colour", colour_terrain(document.kept, "Ash", "#8FB8DE").model)
    assert pixel(desk, 40, 40) == "#8FB8DE"
