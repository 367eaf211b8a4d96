"""The timeline from afar: turns fold to chips, by wheel, button and key; branches stay below what they leave."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from core.files.scenario_file import parse_scenario
from core.rules.break_points import BreakKind, BreakPoint
from core.rules.story_tree import MAIN, Branch, Place, StoryTree
from editor.canvas.text_size import px
from sandbox.panels.timeline_columns import StepColumns, TurnColumns
from sandbox.panels.timeline_zoom import LEAST_STEP, STEP, Zoom
from tests.sandbox.long_stories import moves_of
from tests.sandbox.workspaces import at_hand

LEFT = Qt.MouseButton.LeftButton
STORY = 'title = "Turns"\nmap = "teach-six"\nphase = "deal"\nrounds = 40\nseed = 5\n[seats.Anna]\n[seats.Ben]\n'


@pytest.fixture
def workspace(qtbot, tmp_path):
    """A game of a hundred steps, with a branch inside a turn and one at the end of a turn."""
    made = at_hand(qtbot, None)
    session = made.session
    session.open(parse_scenario(STORY, "turns.toml"), tmp_path / "turns.toml")
    moves = moves_of(session, 100)
    session.edit_tree("long", StoryTree((Branch(MAIN, "Main line", moves=moves),)), Place(MAIN, 100))
    second = long_turn(session)
    session.edit_tree(
        "branches",
        StoryTree((
            Branch(MAIN, "Main line", moves=moves),
            Branch(1, "Inside", MAIN, second.first + 1, moves[second.first + 1 : second.last + 4]),
            Branch(2, "After", MAIN, second.last, moves[second.last : second.last + 3]),
        )),
        Place(MAIN, 100),
    )  # fmt: skip
    return made


def long_turn(session):
    """A turn in the middle of the game in which much is done."""
    return next(turn for turn in TurnColumns(session).turns(session.tree.branch(MAIN))[2:] if len(turn.steps) > 5)


def wheel(view, turned):
    spot = QPointF(view.viewport().rect().center())
    event = QWheelEvent(
        spot, QPointF(view.viewport().mapToGlobal(spot.toPoint())), QPoint(), QPoint(0, turned),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)


def test_turns_fold_when_one_looks_from_afar_and_unfold_coming_closer(workspace):
    view = workspace.timeline.view
    steps = view.horizontalScrollBar().maximum()
    for _ in range(12):
        wheel(view, -120)
    assert view.is_folded
    assert workspace.commands["turns"].isChecked()
    assert view.horizontalScrollBar().maximum() < steps / 4
    for _ in range(12):
        wheel(view, 120)
    assert not view.is_folded
    assert not workspace.commands["turns"].isChecked()


def test_a_key_and_a_button_fold_too(workspace, qtbot):
    view = workspace.timeline.view
    qtbot.keyClick(workspace.view, Qt.Key.Key_T)
    assert view.is_folded
    qtbot.mouseClick(workspace.timeline.note_buttons["turns"], LEFT)
    assert not view.is_folded


def test_a_click_on_a_chip_shows_the_end_of_its_turn_a_double_click_its_steps(workspace, qtbot):
    session, view = workspace.session, workspace.timeline.view
    view.fold(is_folded=True)
    turn = long_turn(session)
    session.go_to(Place(MAIN, turn.first))
    spot = view.square_of(Place(MAIN, turn.first)).center()
    assert spot == view.square_of(Place(MAIN, turn.last)).center()
    qtbot.mouseClick(view.viewport(), LEFT, pos=spot)
    assert session.place == Place(MAIN, turn.last)
    qtbot.mouseDClick(view.viewport(), LEFT, pos=view.square_of(session.place).center())
    assert not view.is_folded
    assert session.place == Place(MAIN, turn.first)
    assert view.viewport().rect().contains(view.square_of(session.place))


def test_what_a_branch_does_stands_below_the_same_turn(workspace, qtbot):
    session, view = workspace.session, workspace.timeline.view
    columns, (main, inside, after) = TurnColumns(session), session.tree.branches
    forked = columns.column(Place(MAIN, inside.fork))
    assert columns.column(Place(1, inside.fork + 1)) == forked
    assert columns.column(Place(2, after.fork + 1)) == forked + 1
    assert columns.steps(inside, forked) == range(inside.fork + 1, after.fork + 1)
    assert columns.steps(inside, forked - 1) == range(0)
    assert [at for column in range(columns.end() + 1) for at in columns.steps(main, column)] == list(range(101))
    view.fold(is_folded=True)
    session.go_to(Place(MAIN, after.fork))
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.square_of(Place(2, after.fork + 1)).center())
    assert session.place == Place(2, columns.steps(after, forked + 1)[-1])


def test_steps_stand_in_columns_of_their_own(workspace):
    session = workspace.session
    columns, inside = StepColumns(session), session.tree.branch(1)
    assert columns.steps(inside, inside.fork) == range(0)
    assert columns.steps(inside, inside.fork + 1) == range(inside.fork + 1, inside.fork + 2)
    assert columns.end() == 100


def test_a_chip_tells_what_was_said_in_its_turn(workspace):
    session, view = workspace.session, workspace.timeline.view
    view.fold(is_folded=True)
    main = session.tree.branch(MAIN)
    turn = long_turn(session)
    clean = view.lanes.chip(main, turn)
    assert (clean.signs.expected, clean.signs.has_note, clean.is_broken) == (0, False, False)
    place = Place(MAIN, turn.first + 1)
    session.edit_tree("said", session.tree.remarked(place, note="here", expects=("coins Anna 99", "coins Ben 99")))
    view.breaks = frozenset({BreakPoint(BreakKind.FAILURE)})
    chip = view.lanes.chip(session.tree.branch(MAIN), turn)
    assert (chip.signs.expected, chip.signs.failed, chip.signs.has_note, chip.is_broken) == (2, 2, True, True)


@pytest.mark.parametrize("is_folded", [False, True])
def test_a_line_leads_from_where_a_branch_leaves_to_its_first_step(workspace, is_folded):
    session, view = workspace.session, workspace.timeline.view
    view.fold(is_folded=is_folded)
    branch = session.tree.branch(1)
    session.go_to(Place(MAIN, branch.fork + 9))
    picture = view.viewport().grab().toImage()
    first, main = view.square_of(Place(1, branch.fork + 1)), view.square_of(Place(MAIN, branch.fork))
    x = main.center().x() if not is_folded else first.center().x() - px(96) // 2 - 5
    row = [picture.pixelColor(x + dx, first.top() - 2).name() for dx in range(-2, 3)]
    assert set(row) != {view.palette().base().color().name()}


def test_a_turn_is_told_in_a_sentence(workspace):
    session, view = workspace.session, workspace.timeline.view
    view.fold(is_folded=True)
    turn = TurnColumns(session).turns(session.tree.branch(MAIN))[-1]
    told = view._told_at(view.square_of(Place(MAIN, turn.last)).center())
    assert f"steps {turn.first} to 100" in told
    assert told.startswith(f"Round {turn.round}, ")


def test_zooming_stays_within_what_can_be_read():
    assert Zoom(LEAST_STEP).by(0.8).is_folded
    far = Zoom().folded(True)
    for _ in range(20):
        far = far.by(0.8)
    assert far.is_folded
    assert far.by(0.9) == far
    assert Zoom().by(100).by(100) == Zoom().by(100)
    assert far.folded(False) == Zoom(STEP)
