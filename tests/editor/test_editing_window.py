"""The window around the map's file: new, open, save, close, reopen, drop, and nothing lost without a question."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QImage
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton

from core.files.map_file import read_map, write_map
from core.model.map_model import MapModel
from editor.dialogs.file_questions import ask_about_unsaved, with_map_suffix
from editor.files.notices import Unsaved
from editor.suggested_names import suggested_file
from tests.windows import shown_window

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qtbot, map_path):
    made = shown_window(qtbot)
    assert made.open_map(map_path)
    return made


def rename(window, title):
    window.document.edit("Rename", replace(window.document.kept, title=title))


def test_ctrl_s_saves_and_the_header_says_when(window, qtbot, map_path):
    assert window.header.document.state.startswith("saved ")
    rename(window, "Mine")
    assert window.header.document.state.startswith("not saved since ")
    assert window.isWindowModified()
    with qtbot.waitSignal(window.files.recovery.written):
        pass
    assert "recovery copy 0 s ago" in window.header.document.state
    qtbot.keyClick(window, Qt.Key.Key_S, CTRL)
    assert read_map(map_path).title == "Mine"
    assert window.header.document.state.startswith("saved ")
    assert not window.isWindowModified()


def test_ctrl_shift_s_asks_where_and_goes_on_there(window, qtbot, tmp_path, monkeypatch):
    target = tmp_path / "elsewhere.map.geojson"
    monkeypatch.setattr("editor.file_commands.ask_where_to_save", lambda *_: target)
    qtbot.keyClick(window, Qt.Key.Key_S, CTRL | SHIFT)
    assert window.document.path == target
    assert target.is_file()


def test_a_new_map_is_saved_under_a_name_made_of_its_title(qtbot, tmp_path, monkeypatch):
    window = shown_window(qtbot)
    rename(window, "Three Shores!")
    seen = []
    monkeypatch.setattr("editor.file_commands.ask_where_to_save", lambda _parent, path: seen.append(path))
    qtbot.keyClick(window, Qt.Key.Key_S, CTRL)
    assert seen[0].name == "three-shores.map.geojson"
    assert window.document.is_changed


def test_a_map_begun_with_a_picture_is_never_saved_among_the_programs_own_files(qtbot, tmp_path, monkeypatch, home):
    window = shown_window(qtbot)
    picture = tmp_path / "art.png"
    image = QImage(60, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    assert image.save(str(picture))
    assert window.editor.tools["art"].place(picture)
    seen = []
    monkeypatch.setattr("editor.file_commands.ask_where_to_save", lambda _parent, path: seen.append(path))
    qtbot.keyClick(window, Qt.Key.Key_S, CTRL)
    assert not seen[0].is_relative_to(home)


def test_closing_the_map_with_unsaved_work_asks_and_cancel_keeps_everything(window, qtbot, unsaved_answers, map_path):
    rename(window, "Mine")
    unsaved_answers[:] = [Unsaved.CANCEL]
    qtbot.keyClick(window, Qt.Key.Key_W, CTRL)
    assert window.document.title == "Mine"
    unsaved_answers[:] = [Unsaved.DISCARD]
    qtbot.keyClick(window, Qt.Key.Key_W, CTRL)
    assert window.document.path is None
    assert read_map(map_path).title != "Mine"


def test_closing_the_window_with_unsaved_work_asks(window, unsaved_answers, map_path):
    rename(window, "Mine")
    unsaved_answers[:] = [Unsaved.CANCEL, Unsaved.SAVE]
    assert not window.close()
    assert window.isVisible()
    assert window.close()
    assert read_map(map_path).title == "Mine"


def test_a_save_that_fails_keeps_the_window_open(window, unsaved_answers, map_path, monkeypatch):
    rename(window, "Mine")
    unsaved_answers[:] = [Unsaved.SAVE]
    with monkeypatch.context() as locked:
        locked.setattr("os.access", lambda *_: False)
        assert not window.close()
    assert "read-only" in window.message.text()


def test_a_closed_map_comes_back_with_ctrl_shift_t(window, qtbot, map_path):
    qtbot.keyClick(window, Qt.Key.Key_W, CTRL)
    assert window.document.path is None
    qtbot.keyClick(window, Qt.Key.Key_T, CTRL | SHIFT)
    assert window.document.path == map_path


@pytest.mark.parametrize(
    ("label", "answer"), [("Save", Unsaved.SAVE), ("Discard", Unsaved.DISCARD), ("Cancel", Unsaved.CANCEL)]
)
def test_the_question_has_three_answers(window, qtbot, label, answer):
    def click():
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        assert "Three Shores" in box.text()
        (button,) = [each for each in box.findChildren(QPushButton) if each.text().replace("&", "") == label]
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, click)
    assert ask_about_unsaved(window, "Three Shores") is answer


def test_escape_means_cancel(window, qtbot):
    def press():
        box = QApplication.activeModalWidget()
        if box.isActiveWindow():
            qtbot.keyClick(box, Qt.Key.Key_Escape)
        else:
            box.activateWindow()
            QTimer.singleShot(1, press)

    QTimer.singleShot(0, press)
    assert ask_about_unsaved(window, "Three Shores") is Unsaved.CANCEL


def test_recent_files_stand_in_a_menu_and_open_again(window, tmp_path):
    other = tmp_path / "other.map.geojson"
    write_map(other, MapModel(title="Second"))
    assert window.open_map(other)
    menu = window.file_commands.recent_menu
    menu.aboutToShow.emit()
    names = [action.text() for action in menu.actions() if action.text()]
    assert names[:2] == ["other.map.geojson", "four-corners.map.geojson"]
    menu.actions()[1].trigger()
    assert window.document.title == "Test <board> & co"


def test_a_recent_file_that_is_gone_is_told_and_forgotten(window, tmp_path, map_path):
    map_path.unlink()
    assert not window.open_map(map_path)
    assert "four-corners" in window.message.text()
    assert map_path not in window.settings.recent_files()


def drop(window, path):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    offered = copy | Qt.DropAction.MoveAction
    for event in (
        QDragEnterEvent(QPoint(400, 300), offered, data, left, none),
        QDragMoveEvent(QPoint(420, 300), offered, data, left, none),
        QDropEvent(QPointF(420, 300), offered, data, left, none),
    ):
        event.setDropAction(Qt.DropAction.MoveAction)
        QApplication.sendEvent(window, event)
        assert event.isAccepted()
        assert event.dropAction() is copy, "a file manager deletes what it takes for moved"


def test_a_map_dropped_on_the_window_opens(window, tmp_path):
    other = tmp_path / "dropped.map.geojson"
    write_map(other, MapModel(title="Dropped"))
    drop(window, other)
    assert window.document.title == "Dropped"


def test_a_change_made_outside_is_told_in_the_window_with_its_choices(window, qtbot, map_path):
    with qtbot.waitSignal(window.files.watch.changed):
        write_map(map_path, replace(read_map(map_path), title="Theirs"))
    (row,) = window.message.rows()
    buttons = {button.text(): button for button in row.findChildren(QPushButton)}
    assert list(buttons) == ["Take theirs", "Save mine", "Later"]
    qtbot.mouseClick(buttons["Take theirs"], Qt.MouseButton.LeftButton)
    assert window.document.title == "Theirs"
    assert not window.message.isVisible()


def test_notices_are_put_away_one_by_one(window, qtbot):
    window.message.say("One.")
    window.message.say("Two.")
    assert window.message.text() == "Two."
    (row,) = window.message.rows()
    qtbot.mouseClick(row.close_button, Qt.MouseButton.LeftButton)
    assert not window.message.isVisible()


def test_file_names_are_made_of_titles_and_get_their_ending(tmp_path):
    assert suggested_file(tmp_path, "Île d'Or / 2").name == "île-d-or-2.map.geojson"
    assert suggested_file(tmp_path, " ?? ").name == "untitled-map.map.geojson"
    assert with_map_suffix(tmp_path / "a").name == "a.map.geojson"
    assert with_map_suffix(tmp_path / "a.GeoJSON").name == "a.GeoJSON"


def test_an_image_dropped_on_the_window_begins_a_map_with_it(window, qtbot, tmp_path, monkeypatch):
    seen = []
    monkeypatch.setattr(window.exchange, "new", seen.append)
    drop(window, tmp_path / "board.png")
    qtbot.waitUntil(lambda: seen == [tmp_path / "board.png"])


def test_ctrl_n_asks_what_the_new_map_begins_with(window, qtbot):
    def begin():
        dialog = QApplication.activeModalWidget()
        dialog.blank.title.setText("Fresh")
        qtbot.mouseClick(dialog.main_button, Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, begin)
    qtbot.keyClick(window, Qt.Key.Key_N, CTRL)
    assert window.document.title == "Fresh"
    assert window.document.path is None
    assert not window.document.kept.regions


def test_going_back_to_an_earlier_version_is_a_step_that_can_be_undone(window, qtbot):
    rename(window, "Second")
    window.file_commands.save()

    def go_back():
        dialog = QApplication.activeModalWidget()
        dialog.list.setCurrentRow(1)
        qtbot.mouseClick(dialog.main_button, Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, go_back)
    window.actions_book["earlier-versions"].trigger()
    assert window.document.title == "Test <board> & co"
    window.document.undo()
    assert window.document.title == "Second"


def test_a_file_that_is_no_map_can_be_imported_from_the_message(window, qtbot, tmp_path, monkeypatch):
    path = tmp_path / "drawing.geojson"
    path.write_text('{"type": "FeatureCollection", "features": []}', encoding="utf-8")
    seen = []
    monkeypatch.setattr(window.exchange, "import_drawing", seen.append)
    assert not window.open_map(path)
    (button,) = window.message.rows()[0].findChildren(QPushButton)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert seen == [path]
    assert not window.message.isVisible()
