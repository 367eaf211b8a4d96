"""The bar over the board: in narrow windows it puts words away instead of pushing the window wider."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from core.geometry.snapping import SnapKind
from core.picture.palette import LIGHT
from editor.canvas.option_bar import OptionBar
from editor.language import speak
from tests.core.picture.small_maps import four_corners
from tests.editor.workspaces import Desk

SMALLEST = (1024, 700)


def laid_out(desk: Desk) -> OptionBar:
    QApplication.processEvents()
    return desk.workspace.bar


def shown_in(bar: OptionBar) -> list[QWidget]:
    inside = bar.layout()
    widgets = [inside.itemAt(index).widget() for index in range(inside.count())]
    return [each for each in widgets if each is not None and each.isVisible()]


@pytest.mark.parametrize("language", ["en", "de", "pl", "da", "nb", "sv", "fi"])
def test_no_tool_pushes_the_smallest_window_or_is_cut_in_any_language(qtbot, language):
    speak(QApplication.instance(), language)
    desk = Desk(qtbot, four_corners(mm=200), SMALLEST)
    for tool in desk.workspace.tools.values():
        desk.workspace.take(tool)
        bar = laid_out(desk)
        assert desk.window.width() == SMALLEST[0], tool.id
        assert all(each.width() >= each.minimumSizeHint().width() for each in shown_in(bar)), tool.id
        assert max(each.geometry().right() for each in shown_in(bar)) < bar.width()


def test_a_wide_bar_spells_everything_and_a_narrow_one_keeps_the_kinds_of_snapping_in_a_menu(qtbot):
    desk = Desk(qtbot, four_corners(mm=200), (1600, 800))
    desk.key(Qt.Key.Key_P)
    words = {each.text() for each in shown_in(laid_out(desk)) if isinstance(each, QToolButton)}
    assert {"Vertex", "Edge", "Frame", "Grid", "Neighbours"} <= words
    desk.window.resize(700, 600)
    narrow = [each for each in shown_in(laid_out(desk)) if isinstance(each, QToolButton)]
    assert not {"Vertex", "Neighbours"} & {each.text() for each in narrow}
    kinds = desk.workspace.bar._kinds
    menu = next(each.menu() for each in narrow if each.menu() and kinds[SnapKind.GRID] in each.menu().actions())
    assert [kinds[kind] for kind in kinds] == menu.actions()


def test_the_overlays_stay_in_the_bar_as_long_as_signs_for_the_kinds_of_snapping_make_room(qtbot):
    desk = Desk(qtbot, four_corners(mm=200), (1600, 800))
    desk.workspace.set_theme(LIGHT)
    desk.key(Qt.Key.Key_P)
    bar = laid_out(desk)
    while bar._marks[0].toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonIconOnly:
        desk.window.resize(desk.window.width() - 20, desk.window.height())
        laid_out(desk)
    assert desk.window.width() > SMALLEST[0]
    assert all(each.isVisible() for each in (*bar._marks, *bar._overlays))


def test_the_board_stays_where_it_is_when_a_tool_with_many_options_is_taken(qtbot):
    desk = Desk(qtbot, four_corners(mm=200))
    before = desk.view.size(), desk.view.port
    for tool in desk.workspace.tools.values():
        desk.workspace.take(tool)
        laid_out(desk)
        assert (desk.view.size(), desk.view.port) == before, tool.id
