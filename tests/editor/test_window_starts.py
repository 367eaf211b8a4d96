"""How a window begins: the first time, and as it was left the last time."""

from core.files.bundled import bundled_maps
from core.files.map_file import read_map
from core.picture.palette import DARK
from core.picture.shapes import LayerName
from editor.main_window import MainWindow
from editor.program_start import begin, show_first
from tests.windows import shown_window


def test_the_next_start_remembers_size_look_and_switches(qtbot, home):
    first = shown_window(qtbot)
    first.resize(1024, 740)
    first.looks.theme.trigger()
    first.editor.overlay_actions[LayerName.GRAPH].trigger()
    first.close()
    second = MainWindow()
    qtbot.addWidget(second)
    assert second.theme is DARK
    assert second.editor.overlay_actions[LayerName.GRAPH].isChecked()
    assert LayerName.GRAPH in second.editor.options().layers
    assert (second.width(), second.height()) == (1024, 740)


def test_a_first_window_without_room_on_the_screen_fills_it_and_a_later_one_is_as_it_was_left(qtbot, home):
    first = MainWindow()
    qtbot.addWidget(first)
    room = first.screen().availableGeometry()
    assert first.height() > room.height(), "the screen of the tests is smaller than the usual window"
    show_first(first)
    assert first.isMaximized()
    first.showNormal()
    first.resize(1024, 700)
    first.close()
    second = MainWindow()
    qtbot.addWidget(second)
    show_first(second)
    assert not second.isMaximized()


def test_docks_put_aside_by_a_narrow_window_are_back_in_a_wide_one(qtbot, home):
    first = shown_window(qtbot)
    first.resize(1024, 700)
    assert not first.actions_book["right-dock"].isChecked()
    first.close()
    second = MainWindow()
    qtbot.addWidget(second)
    second.resize(1600, 1000)
    second.show()
    assert second.actions_book["right-dock"].isChecked()
    assert second.editor.docks.right.isVisible()


def test_the_first_start_shows_a_bundled_map_with_the_tour_and_later_ones_the_last_map(qtbot, map_path):
    first = shown_window(qtbot)
    begin(first)
    assert first.document.kept.regions
    assert first.document.path is None
    assert not first.document.is_changed
    first.helps.tour.end()
    first.open_map(map_path)
    first.close()
    second = shown_window(qtbot)
    begin(second)
    assert second.document.path == map_path
    assert second.helps.tour is None


def test_a_bundled_map_named_at_the_start_is_shown_as_a_copy(qtbot):
    window = shown_window(qtbot)
    begin(window, bundled_maps()[1])
    assert window.document.path is None
    assert window.document.title == read_map(bundled_maps()[1]).title


def test_a_last_map_whose_disk_does_not_answer_keeps_nobody_from_beginning(qtbot, map_path):
    first = shown_window(qtbot)
    first.settings.set_texts("recent-files", [f"/{'a' * 300}/board.map.geojson", str(map_path)])
    begin(first)
    assert first.document.path == map_path
