"""From a blank board to a checked map and a turn played on it, with mouse and keys alone."""

import pytest
from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtWidgets import QApplication

from core.files.map_file import map_text, read_map
from core.picture.palette import LIGHT
from core.rules.legal_options import Option
from editor.main_window import MainWindow
from tests.pointer import point_at

LEFT = Qt.MouseButton.LeftButton
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
NAMES = {
    "Larkfield": ((100, 100), Qt.Key.Key_1, "farmland"),
    "Mosswood": ((300, 100), Qt.Key.Key_2, "forest"),
    "Copper Knolls": ((500, 100), Qt.Key.Key_3, "hill"),
    "Gloomfen": ((150, 300), Qt.Key.Key_4, "swamp"),
    "High Anvil": ((450, 300), Qt.Key.Key_5, "mountain"),
}


class Hand:
    """Mouse and keys on the board of a window; spots are in board units."""

    def __init__(self, window, qtbot):
        self.window, self.bot, self.view = window, qtbot, window.editor.view

    def at(self, x, y):
        return QPointF(*self.view.port.to_view(x, y)).toPoint()

    def click(self, x, y, keys=NONE):
        point_at(self.view, self.at(x, y))
        self.bot.mouseClick(self.view, LEFT, keys, self.at(x, y))

    def key(self, key, keys=NONE):
        self.bot.keyClick(self.view, key, keys)

    def draw(self, *corners, keys=NONE):
        """Click the corners, and the first one again to close."""
        for corner in (*corners, corners[0]):
            self.click(*corner, keys)

    def drag(self, start, end):
        self.bot.mousePress(self.view, LEFT, NONE, self.at(*start))
        point_at(self.view, self.at(*end), held=LEFT)
        self.bot.mouseRelease(self.view, LEFT, NONE, self.at(*end))


@pytest.fixture
def window(qtbot):
    made = MainWindow()
    qtbot.addWidget(made)
    made.set_theme(LIGHT)
    made.resize(1600, 1000)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def begin_blank(window, qtbot, title, width, height):
    def fill_in():
        dialog = QApplication.activeModalWidget()
        qtbot.keyClicks(dialog.blank.title, title)
        dialog.blank.width_mm.setValue(width)
        dialog.blank.height_mm.setValue(height)
        dialog.blank.players.setValue(2)
        qtbot.mouseClick(dialog.main_button, LEFT)

    QTimer.singleShot(0, fill_in)
    qtbot.keyClick(window, Qt.Key.Key_N, CTRL)
    # The dialog is gone a moment after its answer, and only then do keys go to the board again.
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)


def draw_five_regions(hand):
    """Three in a row, and below them, behind a hairline gap, one that is cut in two."""
    hand.key(Qt.Key.Key_P)
    hand.draw((0, 0), (200, 0), (200, 200), (0, 200))
    hand.key(Qt.Key.Key_P)
    hand.draw((200, 0), (400, 0), (400, 200), (200, 200))
    hand.key(Qt.Key.Key_R)
    hand.drag((400, 0), (600, 200))
    hand.key(Qt.Key.Key_P)
    # With Ctrl held nothing snaps, so a strip four units high stays open above the new region.
    for corner in ((0, 204), (600, 204)):
        hand.click(*corner, CTRL)
    for corner in ((600, 400), (0, 400)):
        hand.click(*corner)
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_C)
    hand.click(300, 204)
    hand.click(300, 400)
    hand.key(Qt.Key.Key_V)


def name_and_tag(window, hand, qtbot):
    for name, (spot, digit, _terrain) in NAMES.items():
        hand.click(*spot)
        field = window.editor.docks.right.region.fields.name
        field.selectAll()
        qtbot.keyClicks(field, name)
        qtbot.keyClick(field, Qt.Key.Key_Return)
        window.editor.view.setFocus()
        hand.key(digit)


def findings_of(window):
    window.editor.docks.findings.settle()
    rows = window.editor.docks.bottom.findings.list.findings
    return [rows.finding(row).code for row in range(rows.rowCount())]


def mend(window, qtbot, code):
    panel = window.editor.docks.bottom.findings
    row = findings_of(window).index(code)
    qtbot.mouseClick(panel.list.viewport(), LEFT, pos=panel.list.visualRect(panel.list.findings.index(row)).center())
    qtbot.mouseClick(panel.detail.fix_button, LEFT)


def test_a_map_drawn_tagged_mended_saved_reopened_and_played(window, qtbot, tmp_path, monkeypatch):
    begin_blank(window, qtbot, "Five Fields", 300, 200)
    hand = Hand(window, qtbot)
    hand.view.setFocus()
    draw_five_regions(hand)
    assert len(window.document.kept.regions) == 5
    name_and_tag(window, hand, qtbot)
    tagged = {region.name: region.terrain for region in window.document.kept.regions}
    assert tagged == {name: terrain for name, (_, _, terrain) in NAMES.items()}

    qtbot.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.ShiftModifier)
    assert "gap" in findings_of(window)
    while "gap" in findings_of(window):
        mend(window, qtbot, "gap")
    names = {region.id: region.name for region in window.document.kept.regions}
    neighbours = {frozenset(names[each] for each in (p.a, p.b)) for p in window.document.adjacency.neighbour_pairs()}
    assert frozenset({"Larkfield", "Gloomfen"}) in neighbours
    assert not {"gap", "overlap", "self-crossing", "blank-name", "missing-terrain"} & set(findings_of(window))

    path = tmp_path / "five-fields.map.geojson"
    monkeypatch.setattr("editor.file_commands.ask_where_to_save", lambda *_: path)
    qtbot.keyClick(window, Qt.Key.Key_S, CTRL)
    written = path.read_bytes()
    drawn = window.document.kept
    qtbot.keyClick(window, Qt.Key.Key_W, CTRL)
    assert window.document.kept.regions == ()
    qtbot.keyClick(window, Qt.Key.Key_T, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert window.document.path == path
    assert map_text(window.document.kept) == map_text(drawn)
    qtbot.keyClick(window, Qt.Key.Key_S, CTRL)
    assert path.read_bytes() == written
    assert map_text(read_map(path)).encode() == written
    play_a_turn(window, qtbot)


def play_a_turn(window, qtbot):
    """Take the first thing the list offers until the other seat is to move."""
    qtbot.keyClick(window, Qt.Key.Key_Return, CTRL)
    assert window.pages.currentWidget() is window.sandbox
    sandbox = window.sandbox
    first = sandbox.session.state.turn
    for _ in range(60):
        if sandbox.session.state.turn != first:
            break
        model, listed = sandbox.actions_panel.model, sandbox.actions_panel.list
        row = next(number for number, each in enumerate(model.rows) if isinstance(each, Option))
        before = sandbox.session.number
        qtbot.mouseClick(listed.viewport(), LEFT, pos=listed.visualRect(model.index(row, 0)).center())
        assert sandbox.session.number > before
    assert sandbox.session.state.turn != first
    assert any(ground.tokens for ground in sandbox.session.state.grounds)
