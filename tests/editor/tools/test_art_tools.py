"""Board art under a map: placed, moved, faded, scaled to millimetres, traced by clicks, found again when missing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from core.model.map_model import Frame, MapModel
from core.model.values import GRID
from core.topology.measure import measure
from editor.files.places import HOME_VARIABLE
from tests.editor.workspaces import Desk

EMPTY = MapModel(title="Art", frame=Frame(400 * GRID, 300 * GRID, 200.0, 150.0))


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))


@pytest.fixture
def picture(tmp_path):
    """Two rooms side by side in soft brown lines, with a gap in the wall of the lower ones."""
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(QColor("#F5E7C0"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#5A3010"), 3))
    painter.drawRect(20, 20, 360, 260)
    painter.drawLine(200, 20, 210, 280)
    painter.drawLine(20, 150, 380, 150)
    painter.fillRect(203, 210, 10, 6, QColor("#F5E7C0"))
    painter.end()
    path = tmp_path / "pictures" / "rooms.png"
    path.parent.mkdir()
    image.save(str(path))
    return path


@pytest.fixture
def desk(qtbot):
    return Desk(qtbot, EMPTY)


@pytest.fixture
def with_art(desk, picture):
    desk.workspace.pick_up("art")
    assert desk.workspace.tools["art"].place(picture)
    return desk


def test_a_picture_is_placed_as_one_step_and_shown(with_art):
    art = with_art.document.model.background
    assert (art.path, art.width_px, art.height_px) == ("rooms.png", 400, 300)
    assert with_art.document.history.steps[-1].title == "Place board art"
    assert with_art.view.grab().toImage().pixelColor(with_art.at(20, 20)).lightness() < 140
    with_art.document.undo()
    assert with_art.document.model.background is None


def test_dragging_moves_the_picture_and_undo_brings_it_back(with_art):
    before = with_art.document.model.background
    with_art.drag((100, 100), (130, 110), (150, 120))
    after = with_art.document.model.background
    assert abs(after.x - before.x - 50 * GRID) < GRID
    assert abs(after.y - before.y - 20 * GRID) < GRID
    assert with_art.document.history.steps[-1].title == "Move the board art"
    with_art.document.undo()
    assert with_art.document.model.background == before


def test_fading_is_one_step_however_often_the_slider_moves(with_art):
    slider = with_art.workspace.tools["art"].options().opacity
    steps = len(with_art.document.history.steps)
    for value in (90, 70, 40):
        slider.setValue(value)
    assert with_art.document.model.background.opacity == 0.4
    assert len(with_art.document.history.steps) == steps + 1


def test_two_clicks_and_a_distance_scale_the_picture(with_art, qtbot):
    options = with_art.workspace.tools["art"].options()
    qtbot.mouseClick(options.scaling, Qt.MouseButton.LeftButton)
    with_art.click(20, 20)
    with_art.click(380, 20)
    assert options.distance.isVisible()
    assert abs(options.distance.value() - 180.0) < 0.5, "as it lies now"
    options.distance.setValue(90.0)
    qtbot.keyClick(options.distance.lineEdit(), Qt.Key.Key_Return)
    art = with_art.document.model.background
    assert abs(art.width_px * art.scale / GRID - 200) < 2, "360 pixels are 90 mm, so half of 180 mm on the board"
    assert not options.distance.isVisible()
    assert options.scaling.hasFocus(), "the next control would remove the art"
    assert with_art.document.history.steps[-1].title == "Scale the board art"


def test_a_click_into_an_area_makes_it_a_region_and_neighbours_touch(with_art):
    with_art.workspace.pick_up("art-trace")
    for spot in ((100, 80), (300, 80)):
        with_art.click(*spot)
    names = [region.name for region in with_art.document.model.regions]
    assert len(names) == 2
    (pair,) = measure(with_art.document.model).neighbour_pairs()
    assert 140 * GRID < pair.length < 160 * GRID  # from the middle wall up to the edge of the board


def test_areas_that_end_at_a_frame_in_the_art_reach_the_boards_edge(with_art):
    said = []
    with_art.workspace.said.connect(said.append)
    with_art.workspace.pick_up("art-trace")
    with_art.click(100, 80)
    (region,) = with_art.document.model.regions
    sides = {contact.side for contact in measure(with_art.document.model).frame if contact.touches}
    assert sides == {"N", "W"}
    assert said[-1] == "Laid on the board's edge: west, north."
    assert min(region.outline[0].outer) == (0, 0)


def test_areas_stay_where_they_are_drawn_if_that_is_wanted(with_art, qtbot):
    with_art.workspace.pick_up("art-trace")
    with_art.workspace.tool.options().to_frame.setChecked(False)
    with_art.click(100, 80)
    (region,) = with_art.document.model.regions
    assert min(x for x, _ in region.outline[0].outer) > 15 * GRID


def test_a_gap_in_the_line_is_told_and_can_be_closed(with_art, qtbot):
    said = []
    with_art.workspace.said.connect(said.append)
    with_art.workspace.pick_up("art-trace")
    with_art.click(100, 220)
    tool = with_art.workspace.tools["art-trace"]
    assert tool.leak is not None
    assert not with_art.document.model.regions
    assert "gap" in said[-1]
    with_art.view.grab()
    qtbot.mouseClick(tool.options().close_gap, Qt.MouseButton.LeftButton)
    (region,) = with_art.document.model.regions
    assert max(x for ring in region.rings() for x, _ in ring) < 230 * GRID


def test_a_gap_to_the_paper_is_told_as_a_gap_and_not_as_a_spot_without_outline(desk, tmp_path, qtbot):
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(QColor("#F5E7C0"))
    painter = QPainter(image)
    painter.setPen(QPen(QColor("#5A3010"), 3))
    painter.drawRect(100, 100, 120, 80)
    painter.fillRect(150, 95, 5, 10, QColor("#F5E7C0"))
    painter.end()
    image.save(str(tmp_path / "open.png"))
    desk.workspace.pick_up("art")
    assert desk.workspace.tools["art"].place(tmp_path / "open.png")
    desk.workspace.pick_up("art-trace")
    desk.click(160, 140)
    tool = desk.workspace.tools["art-trace"]
    assert tool.leak is not None
    qtbot.mouseClick(tool.options().close_gap, Qt.MouseButton.LeftButton)
    (region,) = desk.document.model.regions
    assert max(x for ring in region.rings() for x, _ in ring) < 230 * GRID


def test_a_large_scan_is_traced_while_the_window_lives_and_esc_stops_it(with_art, monkeypatch):
    said = []
    with_art.workspace.said.connect(said.append)
    monkeypatch.setattr("editor.tools.art_trace_tool._AT_ONCE", 0)
    with_art.workspace.pick_up("art-trace")
    with_art.click(100, 80)
    assert with_art.workspace.work.is_running
    with_art.key(Qt.Key.Key_Escape)
    assert said == ["Stopped; nothing was changed."]
    with_art.click(100, 80)
    with_art.bot.waitUntil(lambda: len(with_art.document.model.regions) == 1)
    with_art.click(200, 215)
    with_art.bot.waitUntil(lambda: not with_art.workspace.work.is_running)
    assert len(with_art.document.model.regions) == 1


def test_art_that_was_replaced_while_it_was_traced_gives_no_region(with_art, monkeypatch):
    monkeypatch.setattr("editor.tools.art_trace_tool._AT_ONCE", 0)
    with_art.workspace.pick_up("art-trace")
    with_art.click(100, 80)
    with_art.document.undo()
    with_art.bot.waitUntil(lambda: not with_art.workspace.work.is_running)
    assert not with_art.document.model.regions


def test_art_of_an_unsaved_map_lies_in_the_programs_folder(with_art, tmp_path):
    assert (tmp_path / "home" / "unsaved-art" / "rooms.png").is_file()


def test_art_for_which_there_is_no_folder_is_refused_in_words(qtbot, picture, tmp_path, monkeypatch):
    desk = Desk(qtbot, EMPTY)
    said = []
    desk.workspace.said.connect(said.append)
    (tmp_path / "in the way").write_bytes(b"no folder")
    monkeypatch.setenv("REALMWRIGHT_HOME", str(tmp_path / "in the way"))
    assert not desk.workspace.tools["art"].place(picture)
    assert "the folder cannot be made" in said[-1]
    assert desk.document.model.background is None


def test_a_missing_picture_is_told_and_relinked(qtbot, picture, tmp_path):
    desk = Desk(qtbot, EMPTY)
    desk.document.mark_saved(tmp_path / "maps" / "art.map.geojson")
    (tmp_path / "maps").mkdir()
    tool = desk.workspace.tools["art"]
    desk.workspace.pick_up("art")
    assert tool.place(picture)
    (tmp_path / "maps" / "rooms.png").unlink()
    desk.document.state_changed.emit()
    assert (tool.options().place.text(), tool.options().missing.isVisible()) == ("Relink…", True)
    assert tool.place(picture)
    assert tool.options().place.text() == "Replace…"
    assert (tmp_path / "maps" / "rooms.png").is_file()


def test_what_is_no_picture_is_refused_in_one_sentence(desk, tmp_path):
    said = []
    desk.workspace.said.connect(said.append)
    (tmp_path / "words.png").write_text("no picture", encoding="utf-8")
    desk.workspace.pick_up("art")
    assert not desk.workspace.tools["art"].place(tmp_path / "words.png")
    assert "is no PNG, JPEG or SVG picture" in said[-1]


def test_a_drawing_can_be_art_too(desk, tmp_path):
    (tmp_path / "board.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="150"><rect width="90" height="70"/></svg>',
        encoding="utf-8",
    )
    desk.workspace.pick_up("art")
    assert desk.workspace.tools["art"].place(tmp_path / "board.svg")
    art = desk.document.model.background
    assert art.width_px / art.height_px == pytest.approx(4 / 3, rel=0.01)
