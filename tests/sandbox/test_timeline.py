"""The timeline by mouse and keyboard: branches, comments, expectations, stops, clauses, and how it scales."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QToolButton

from core.rules.break_points import BreakKind, BreakPoint
from core.rules.story_tree import MAIN, Place
from sandbox.panels.step_rows import ClauseLink
from sandbox.panels.timeline_painter import half_rooms
from tests.sandbox.workspaces import shown

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def workspace(qtbot, story_path):
    made = shown(qtbot, story_path)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.session.go_to(Place(MAIN, 1))
    made.view.setFocus()
    return made


def titles(workspace):
    return [branch.title for branch in workspace.session.tree.branches]


def click(qtbot, workspace, name):
    qtbot.mouseClick(workspace.timeline.note_buttons[name], LEFT)


def write(qtbot, workspace, text):
    field = workspace.notes.field.field
    field.clear()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def choose(workspace, words):
    (action,) = [each for each in workspace.notes.menu.actions() if each.text() == words]
    workspace.notes.menu.close()
    action.trigger()


def undo(qtbot, workspace):
    qtbot.keyClick(workspace.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def name_spot(workspace, branch):
    view = workspace.timeline.view
    return QPoint(40, round(view.geometry_now.y(view.lane_of(branch))))


def test_a_branch_is_made_anywhere_and_goes_its_own_way(workspace, qtbot):
    click(qtbot, workspace, "branch")
    assert titles(workspace) == ["Main line", "Branch 1"]
    assert workspace.session.place == Place(1, 1)
    qtbot.keyClick(workspace.view, Qt.Key.Key_E)
    assert workspace.session.place == Place(1, 2)
    undo(qtbot, workspace)
    undo(qtbot, workspace)
    assert titles(workspace) == ["Main line"]


def test_a_branch_is_renamed_by_double_click_and_undone(workspace, qtbot):
    click(qtbot, workspace, "branch")
    view = workspace.timeline.view
    qtbot.mouseDClick(view.viewport(), LEFT, pos=name_spot(workspace, 1))
    write(qtbot, workspace, "What if")
    assert titles(workspace) == ["Main line", "What if"]
    undo(qtbot, workspace)
    assert titles(workspace) == ["Main line", "Branch 1"]


def test_the_menu_of_a_branch_comments_promotes_and_deletes(workspace, qtbot):
    session = workspace.session
    click(qtbot, workspace, "branch")
    qtbot.keyClick(workspace.view, Qt.Key.Key_E)
    notes = workspace.notes
    notes.open_branch_menu(1, QPoint(10, 10))
    choose(workspace, "Comment…")
    write(qtbot, workspace, "she stops here")
    assert session.tree.branch(1).comment == "she stops here"
    notes.open_branch_menu(1, QPoint(10, 10))
    choose(workspace, "Promote")
    assert session.place == Place(MAIN, 2)
    assert session.step.title == "Anna ends the conquests."
    notes.open_branch_menu(1, QPoint(10, 10))
    choose(workspace, "Delete")
    assert titles(workspace) == ["Main line"]
    undo(qtbot, workspace)
    assert len(titles(workspace)) == 2


def test_the_main_line_is_neither_promoted_nor_deleted(workspace):
    workspace.notes.open_branch_menu(MAIN, QPoint(10, 10))
    able = {action.text(): action.isEnabled() for action in workspace.notes.menu.actions()}
    workspace.notes.menu.close()
    assert able == {"Rename…": True, "Comment…": True, "Promote": False, "Delete": False}


def test_a_click_on_a_branch_name_goes_to_its_end(workspace, qtbot):
    click(qtbot, workspace, "branch")
    qtbot.keyClick(workspace.view, Qt.Key.Key_E)
    view = workspace.timeline.view
    qtbot.mouseClick(view.viewport(), LEFT, pos=name_spot(workspace, MAIN))
    assert workspace.session.place == Place(MAIN, 7)
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.square_of(Place(1, 2)).center())
    assert workspace.session.place == Place(1, 2)


def test_a_comment_on_a_step_is_written_by_key_and_marked(workspace, qtbot):
    qtbot.keyClick(workspace.view, Qt.Key.Key_C)
    write(qtbot, workspace, "here it begins")
    assert workspace.session.note == "here it begins"
    assert workspace.session.telling().brief(1).signs.has_note
    undo(qtbot, workspace)
    assert workspace.session.note != "here it begins"


def number_row(workspace, title):
    """The button beside a sentence whose number can be changed."""
    menu = workspace.notes.menu
    rows = [action.defaultWidget() for action in menu.actions() if hasattr(action, "defaultWidget")]
    return next(row for row in rows if title in row.findChild(QToolButton).accessibleName())


def test_this_should_cost_four_is_recorded_with_a_click(workspace, qtbot):
    session = workspace.session
    region = session.names.board.names.index("Ironcrown")
    workspace.notes.region = region
    click(qtbot, workspace, "expect")
    row = number_row(workspace, "Ironcrown costs 5")
    qtbot.mouseClick(row.findChild(QToolButton), LEFT)
    assert session.tree.remarks(session.here)[1][-1] == "cost Ironcrown 5"
    assert session.step.expectations[-1].holds


def test_legality_and_owner_are_recorded_and_taken_back(workspace, qtbot):
    session = workspace.session
    workspace.notes.region = session.names.board.names.index("Ironcrown")
    click(qtbot, workspace, "expect")
    choose(workspace, "“conquer Ironcrown” is illegal")
    assert workspace.timeline.summary().startswith("2 of 3")
    click(qtbot, workspace, "expect")
    choose(workspace, "Ben holds Ironcrown")
    assert session.tree.remarks(session.here)[1][-2:] == ("illegal conquer Ironcrown", "owner Ironcrown Ben")
    click(qtbot, workspace, "expect")
    choose(workspace, "“conquer Ironcrown” is illegal")
    assert "illegal conquer Ironcrown" not in session.tree.remarks(session.here)[1]
    assert "expect owner Ironcrown Ben" in [line.text for line in session.told_scenario().lines]


def test_playing_waits_where_a_stop_is_set(workspace, qtbot):
    session = workspace.session
    session.go_to(Place(MAIN, 0))
    workspace.notes.region = session.names.board.names.index("Ironcrown")
    qtbot.keyClick(workspace.view, Qt.Key.Key_K)
    choose(workspace, "Ironcrown")
    workspace.player.timer.setInterval(1)
    qtbot.keyClick(workspace.view, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: not workspace.player.is_playing)
    assert session.number == 2


@pytest.mark.parametrize(
    ("point", "there"),
    [
        (BreakPoint(BreakKind.FAILURE), 1),
        (BreakPoint(BreakKind.CLAUSE, "base:redeploy.free-move"), 3),
        (BreakPoint(BreakKind.PLAYER, number=0), 1),
        (BreakPoint(BreakKind.PLAYER, number=1), 7),
    ],
)
def test_the_story_runs_on_to_the_next_stop(workspace, qtbot, point, there):
    workspace.session.go_to(Place(MAIN, 0))
    workspace.notes.toggle_break(point)
    qtbot.keyClick(workspace.view, Qt.Key.Key_F5)
    assert workspace.session.number == there


def test_what_follows_is_forgotten_and_brought_back(workspace, qtbot):
    qtbot.keyClick(workspace.view, Qt.Key.Key_Delete, Qt.KeyboardModifier.ShiftModifier)
    assert workspace.session.last == 1
    undo(qtbot, workspace)
    assert workspace.session.last == 7


def test_a_clause_lists_where_it_acted_and_who_shows_it(workspace, qtbot):
    page = workspace.step_panel._step.widget()
    link = next(each for each in page.findChildren(ClauseLink) if each.clause.id == "base:conquest.cost")
    qtbot.mouseClick(link, LEFT)
    links = {each.text(): each for each in workspace.step_panel.card.findChildren(QToolButton)}
    assert "2  Ironcrown" in links
    with qtbot.waitSignal(workspace.scenario_wanted) as told:
        qtbot.mouseClick(next(each for text, each in links.items() if text[:1].isalpha()), LEFT)
    assert told.args[0].suffix == ".toml"
    qtbot.mouseClick(links["2  Ironcrown"], LEFT)
    assert workspace.session.number == 2


def test_the_wheel_scrolls_and_zooms(workspace, qtbot):
    view = workspace.timeline.view
    before = view.geometry_now.step
    view.zoom(0.5)
    assert view.geometry_now.step < before
    assert workspace.timeline.grab().width() + workspace.charts.width() == 1600


def test_long_sayings_take_the_room_that_short_neighbours_leave():
    assert half_rooms([150, 40, 40], 100) == [80, 50, 80]
    assert half_rooms([150, 150], 100) == [50, 50]
