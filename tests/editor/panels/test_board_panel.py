"""The board page edits title, games, size and the numbers that make neighbours."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractSpinBox
from pytestqt.qtbot import QtBot

from core.model.map_model import Background, Game, OwnTerrain
from core.model.tagging import with_terrain
from core.model.values import GRID, RegionId
from editor.canvas.art_pictures import art_image
from editor.document.map_document import MapDocument
from editor.panels.board_panel import BoardPanel


@pytest.fixture
def panel(qtbot: QtBot, document: MapDocument) -> BoardPanel:
    made = BoardPanel(document)
    qtbot.addWidget(made)
    made.resize(320, 800)
    made.show()
    return made


def type_in(qtbot: QtBot, field: QAbstractSpinBox, text: str) -> None:
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def test_title_and_author_are_steps(panel: BoardPanel, document: MapDocument, qtbot: QtBot) -> None:
    panel.map.title.selectAll()
    qtbot.keyClicks(panel.map.title, "Three Shores")
    qtbot.keyClick(panel.map.title, Qt.Key.Key_Return)
    qtbot.keyClicks(panel.map.author, "Ada")
    qtbot.keyClick(panel.map.author, Qt.Key.Key_Return)
    assert (document.model.title, document.model.author) == ("Three Shores", "Ada")
    assert [step.title for step in document.history.steps] == ["Change the title", "Change the author"]


def test_a_map_has_at_least_one_game(panel: BoardPanel, document: MapDocument, qtbot: QtBot) -> None:
    qtbot.mouseClick(panel.map.games[Game.RIVER], Qt.MouseButton.LeftButton)
    assert document.model.games == (Game.BASE, Game.RIVER)
    qtbot.mouseClick(panel.map.games[Game.BASE], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(panel.map.games[Game.RIVER], Qt.MouseButton.LeftButton)
    assert document.model.games == (Game.RIVER,)
    assert panel.map.games[Game.RIVER].isChecked()


def test_players_and_rounds_may_be_left_open(panel: BoardPanel, document: MapDocument, qtbot: QtBot) -> None:
    type_in(qtbot, panel.map.players, "4")
    type_in(qtbot, panel.map.rounds, "0")
    assert (document.model.players, document.model.rounds) == (4, None)


def test_the_printed_height_follows_the_width(panel: BoardPanel, document: MapDocument, qtbot: QtBot) -> None:
    type_in(qtbot, panel.frame.width_mm, "300")
    assert (document.model.frame.width_mm, document.model.frame.height_mm) == (300.0, 200.0)
    assert panel.frame.scale.text() == "1 unit = 1 mm"


def test_adjacency_settings_tell_what_they_do(panel: BoardPanel, document: MapDocument, qtbot: QtBot) -> None:
    assert panel.adjacency.effect.text() == "Now: 7 borders, 4 corner touches, 6 on the edge."
    type_in(qtbot, panel.adjacency.fields["min_border"], "150")
    assert document.model.adjacency.min_border == 150 * GRID
    assert "−7 by the last change." in panel.adjacency.effect.text()
    type_in(qtbot, panel.adjacency.fields["min_border"], "160")
    assert [step.title for step in document.history.steps] == ["Adjacency: neighbours share 160"]


def test_the_art_can_be_hidden_and_made_paler(panel: BoardPanel, document: MapDocument, qtbot: QtBot) -> None:
    art = Background("art/board.png", 1380, 1000, "0" * 64)
    assert not panel.art.visible.isVisible()
    document.edit("Place art", replace(document.kept, background=art))
    assert panel.art.file.text() == "art/board.png"
    qtbot.mouseClick(panel.art.visible, Qt.MouseButton.LeftButton)
    qtbot.keyClick(panel.art.opacity, Qt.Key.Key_Home)
    assert document.model.background == replace(art, visible=False, opacity=0.0)


def test_the_art_goes_into_the_map_file_and_back_beside_it(
    panel: BoardPanel, document: MapDocument, qtbot: QtBot, tmp_path: Path
) -> None:
    picture = QImage(40, 30, QImage.Format.Format_RGB32)
    picture.fill(QColor("#336699"))
    assert picture.save(str(tmp_path / "board.png"))
    document.path = tmp_path / "one.map.geojson"
    document.edit("Place art", replace(document.kept, background=Background("board.png", 40, 30, "")))
    qtbot.mouseClick(panel.art.inside, Qt.MouseButton.LeftButton)
    (tmp_path / "board.png").unlink()
    inside = document.model.background.path
    assert (panel.art.file.text(), panel.art.inside.isChecked()) == ("board.png", True)
    assert art_image(None, inside).pixelColor(5, 5) == QColor("#336699")
    qtbot.mouseClick(panel.art.inside, Qt.MouseButton.LeftButton)
    assert document.model.background.path == "board.png"
    assert (tmp_path / "board.png").exists()
    (tmp_path / "board.png").unlink()
    qtbot.mouseClick(panel.art.inside, Qt.MouseButton.LeftButton)
    assert not panel.art.inside.isChecked()
    assert "missing" in panel.art.trouble.text()


def test_a_terrain_of_ones_own_is_added_named_coloured_and_taken_away(
    panel: BoardPanel, document: MapDocument, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    fields, left = panel.own_terrains, Qt.MouseButton.LeftButton
    qtbot.mouseClick(fields.add, left)
    name = fields.rows[0].name
    assert (name.text(), name.selectedText()) == ("Own terrain 1", "Own terrain 1")
    qtbot.keyClicks(name, "Ash")
    qtbot.keyClick(name, Qt.Key.Key_Return)
    monkeypatch.setattr("editor.panels.own_terrain_fields.QColorDialog.getColor", lambda *_: QColor("#b0a8a0"))
    qtbot.mouseClick(fields.rows[0].colour, left)
    assert document.model.terrains == (OwnTerrain("Ash", "#B0A8A0"),)
    document.edit("Paint", with_terrain(document.kept, [RegionId("a1")], "Ash"))
    assert fields.rows[0].count.text() == "1 region"
    qtbot.mouseClick(fields.add, left)
    fields.rows[1].name.selectAll()
    qtbot.keyClicks(fields.rows[1].name, "Forest")
    qtbot.keyClick(fields.rows[1].name, Qt.Key.Key_Return)
    assert fields.trouble.text() == "There is a terrain of that name already."
    assert fields.rows[1].name.text() == "Own terrain 1"
    qtbot.mouseClick(fields.rows[0].remove, left)
    assert document.model.region("a1").terrain is None
    document.undo()
    assert document.model.region("a1").terrain == "Ash"
    assert [row.name.text() for row in fields.rows] == ["Ash", "Own terrain 1"]
