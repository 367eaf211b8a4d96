"""Somebody who sets a position up with mouse and keys: what the tests of set-up mode have in common."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from core.rules.state import number_of

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier


def number(workspace, name):
    return workspace.session.board.names.index(name)


def ground(workspace, name):
    return workspace.session.state.grounds[number(workspace, name)]


def pieces(workspace, name, piece):
    return number_of(ground(workspace, name).pieces, piece)


def spot_of(workspace, name):
    """A place of the view inside a region."""
    view, region = workspace.view, number(workspace, name)
    room, wanted = view.room_of(region), workspace.session.region(region)
    for share in (50, 35, 65, 20, 80):
        for other in (50, 35, 65, 20, 80):
            spot = QPoint(room.left() + room.width() * share // 100, room.top() + room.height() * other // 100)
            if view._finder.region_at(*view.port.to_board(spot.x(), spot.y())) is wanted:
                return spot
    raise AssertionError(f"{name} cannot be pointed at")


def click(workspace, name, button=LEFT, keys=PLAIN):
    spot = spot_of(workspace, name)
    QTest.mouseMove(workspace.view, spot)
    QTest.mouseClick(workspace.view, button, keys, spot)


def row_of(workspace, words):
    things = workspace.setup_mode.tray.things
    row = next(row for row, each in enumerate(things.shown) if each.sentence.startswith(words))
    things.scrollToItem(things.item(row))
    return things, things.visualItemRect(things.item(row)).center()


def pick(workspace, words):
    things, spot = row_of(workspace, words)
    QTest.mouseClick(things.viewport(), LEFT, pos=spot)


def choose(box, words):
    """Choose an entry with the keys, as somebody does who types its name."""
    box.setFocus()
    row = box.findText(words)
    assert row >= 0, f"{words} cannot be chosen"
    while box.currentIndex() != row:
        QTest.keyClick(box, Qt.Key.Key_Down if box.currentIndex() < row else Qt.Key.Key_Up)


def undo(widget):
    QTest.keyClick(widget, Qt.Key.Key_Z, CONTROL)


def drag(source, start, target, end, keys=PLAIN):
    """Press in one widget, move, and let go over another; the events go to the first, as with a real mouse."""
    there = source.mapFromGlobal(target.mapToGlobal(end))
    QTest.mousePress(source, LEFT, keys, start)
    QTest.mouseMove(source, start + QPoint(4, 4))
    QTest.mouseMove(source, start + QPoint(15, 15))
    QTest.mouseMove(source, there)
    QTest.mouseRelease(source, LEFT, keys, there)


def drag_from_tray(workspace, words, target, end):
    things, spot = row_of(workspace, words)
    drag(things.viewport(), spot, target, end)
