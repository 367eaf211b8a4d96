"""From nothing to a played turn: five regions drawn, tagged, mended, saved, opened again and played on."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from core.geometry.snapping import SnapKind
from core.model.map_model import Frame, MapModel
from core.model.values import to_grid
from core.rules.legal_options import Option
from core.topology.measure import measure
from editor.main_window import MainWindow
from tests.core.edits.soundness import troubles
from tests.pointer import point_at

LEFT, NONE, CTRL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier

SCENARIO = """
title = "First turn on a new board"
map = "five.map.geojson"
play = ""
[seats.Anna]
race = "ratmen"
power = "merchant"
hand = 8
regions = { "Region 1" = 1 }
[seats.Ben]
race = "humans"
power = "flying"
regions = { "Region 5" = 2 }
"""


class Hand:
    """The mouse and the keys on the board of a window; spots in board units."""

    def __init__(self, qtbot, window: MainWindow) -> None:
        self.bot, self.window, self.view = qtbot, window, window.editor.view

    def at(self, x: float, y: float) -> QPoint:
        return QPointF(*self.view.port.to_view(x, y)).toPoint()

    def click(self, x: float, y: float, keys=NONE) -> None:
        self.bot.mouseClick(self.view, LEFT, keys, self.at(x, y))

    def drag(self, *spots: tuple[float, float]) -> None:
        self.bot.mousePress(self.view, LEFT, NONE, self.at(*spots[0]))
        for spot in spots[1:]:
            point_at(self.view, self.at(*spot), held=LEFT)
        self.bot.mouseRelease(self.view, LEFT, NONE, self.at(*spots[-1]))

    def key(self, key: Qt.Key, keys=NONE) -> None:
        self.bot.keyClick(self.view, key, keys)


@pytest.fixture
def hand(qtbot):
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    frame = Frame(to_grid(400), to_grid(300), 200.0, 150.0)
    assert window.files.show_new(MapModel(title="Five", players=2, rounds=10, frame=frame), is_work=False)
    window.editor.snapping.switch_kind(SnapKind.GRID, False)
    window.editor.view.fit()
    window.editor.view.setFocus()
    return Hand(qtbot, window)


def draw_five(hand: Hand) -> None:
    """Two rectangles, one drawn corner by corner with a gap, one traced along its neighbour, one trimmed to all."""
    hand.key(Qt.Key.Key_R)
    hand.drag((0, 0), (50, 50), (200, 140))
    hand.drag((200, 0), (250, 50), (400, 140))
    hand.key(Qt.Key.Key_P)
    for spot in ((0, 144), (140, 144), (140, 300), (0, 300), (0, 144)):
        hand.click(*spot, CTRL)
    hand.click(400, 140)
    hand.key(Qt.Key.Key_T)
    point_at(hand.view, hand.at(200, 140))
    hand.click(200, 140)
    hand.key(Qt.Key.Key_T)
    hand.click(260, 300)
    hand.click(400, 300)
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_R)
    hand.drag((140, 140), (200, 200), (300, 300))


def test_a_map_drawn_from_nothing_is_tagged_mended_saved_reopened_and_played(hand, tmp_path, monkeypatch):
    window, document = hand.window, hand.window.document
    draw_five(hand)
    assert [region.name for region in document.model.regions] == [f"Region {n}" for n in range(1, 6)]
    assert measure(document.model) == document.adjacency

    hand.key(Qt.Key.Key_B)
    for key, spot in ((Qt.Key.Key_1, (100, 70)), (Qt.Key.Key_2, (300, 70)), (Qt.Key.Key_3, (70, 220)),
                      (Qt.Key.Key_4, (330, 220)), (Qt.Key.Key_5, (190, 220))):  # fmt: skip
        hand.key(key)
        hand.click(*spot)
    assert [str(region.terrain) for region in document.model.regions] == [
        "farmland", "forest", "hill", "swamp", "mountain",
    ]  # fmt: skip

    docks = window.editor.docks
    docks.findings.settle()
    before = {finding.code for finding in docks.findings.shown}
    panel = docks.bottom.findings
    rows = panel.list.findings
    fixable = next(row for row in range(rows.rowCount()) if rows.finding(row).fix)
    code = rows.finding(fixable).code
    panel.list.setCurrentIndex(rows.index(fixable))
    panel.detail.fix_button.click()
    docks.findings.settle()
    assert code in before
    assert rows.rowCount() == 0 or all(rows.finding(row).code != code for row in range(rows.rowCount()))
    assert troubles(document.model) == []

    path = tmp_path / "five.map.geojson"
    monkeypatch.setattr(window.file_commands, "where_to_save", lambda _old: path)
    hand.key(Qt.Key.Key_S, CTRL)
    assert not document.is_changed
    written = path.read_bytes()
    model = document.model
    assert window.open_map(path)
    assert document.model == model
    window.file_commands.save_as()
    assert path.read_bytes() == written

    story = tmp_path / "turn.toml"
    story.write_text(SCENARIO, encoding="utf-8")
    assert window.open_scenario(story)
    rows = [row for row in window.sandbox.actions_panel.model.rows if isinstance(row, Option)]
    assert rows
    hand.bot.keyClick(window.sandbox.view, Qt.Key.Key_1)
    assert window.sandbox.session.step.title.startswith("Anna conquers Region")
    hand.bot.keyClick(window.sandbox.view, Qt.Key.Key_E)
    assert window.sandbox.session.step.title == "Anna ends the conquests."
