"""Set-up by dragging: out of the tray, from region to region, to players and combinations, and off the board."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.picture.shapes import IconMark
from core.picture.token_shapes import piece_icon
from core.rules.state import number_of
from sandbox.setup_things import PieceToLay
from tests.sandbox.setting_up import (
    CONTROL,
    LEFT,
    PLAIN,
    SHIFT,
    choose,
    click,
    drag,
    drag_from_tray,
    ground,
    pick,
    pieces,
    spot_of,
    undo,
)  # fmt: skip
from tests.sandbox.workspaces import at_hand


@pytest.fixture
def workspace(qtbot, story_path):
    made = at_hand(qtbot, story_path, height=1000)
    qtbot.keyClick(made.view, Qt.Key.Key_U)
    assert made.setup_mode.tray.isVisible()
    return made


def held(workspace, seat):
    active = workspace.session.state.seats[seat].active
    return workspace.session.state.holding(active)


def drag_on_board(workspace, start, end, keys=PLAIN):
    drag(workspace.view, spot_of(workspace, start), workspace.view, spot_of(workspace, end), keys)


def test_tokens_and_pieces_are_dragged_out_of_the_tray_and_undone_one_by_one(workspace):
    view = workspace.view
    drag_from_tray(workspace, "Ratmen (Anna)", view, spot_of(workspace, "Larkfield"))
    drag_from_tray(workspace, "Fortress", view, spot_of(workspace, "Mosswood"))
    assert ground(workspace, "Larkfield").tokens == 2
    assert pieces(workspace, "Mosswood", "fortress") == 1
    undo(view)
    assert pieces(workspace, "Mosswood", "fortress") == 0
    assert ground(workspace, "Larkfield").tokens == 2
    undo(view)
    assert ground(workspace, "Larkfield").tokens == 1


def test_every_thing_of_the_tray_can_be_laid_on_the_board_is_seen_and_explained(workspace):
    """Whatever the catalogue offers, each piece by its own icon; coins have their places beside the board."""
    choose(workspace.setup_mode.panel.game, "Underground")
    tray = workspace.setup_mode.tray.things
    for sentence in [
        each.sentence.partition(" · ")[0] for each in tray.shown if each.words.partition("\n")[0] != "Coin"
    ]:
        before = ground(workspace, "Larkfield")
        drag_from_tray(workspace, sentence, workspace.view, spot_of(workspace, "Larkfield"))
        assert ground(workspace, "Larkfield") != before, sentence
    drawn = {
        shape.icon for layer in workspace.view.shown.layers for shape in layer.shapes if isinstance(shape, IconMark)
    }
    for shown in tray.shown:
        if isinstance(shown.thing, PieceToLay):
            assert piece_icon(shown.thing.piece) in drawn, shown.sentence
            assert "(underground:" in shown.explained, shown.sentence


def test_a_drag_on_the_board_carries_one_token_a_whole_stack_with_shift_a_copy_with_control(workspace):
    pick(workspace, "Ratmen (Anna)")
    for _ in range(2):
        click(workspace, "Larkfield")
    drag_on_board(workspace, "Larkfield", "Mosswood")
    assert (ground(workspace, "Larkfield").tokens, ground(workspace, "Mosswood").tokens) == (2, 1)
    drag_on_board(workspace, "Larkfield", "Mosswood", CONTROL)
    assert (ground(workspace, "Larkfield").tokens, ground(workspace, "Mosswood").tokens) == (2, 2)
    drag_on_board(workspace, "Larkfield", "Mosswood", SHIFT)
    assert (ground(workspace, "Larkfield").tokens, ground(workspace, "Mosswood").tokens) == (0, 4)
    undo(workspace.view)
    assert (ground(workspace, "Larkfield").tokens, ground(workspace, "Mosswood").tokens) == (2, 2)


def test_what_is_dropped_beside_the_board_goes_back_to_the_box(workspace):
    tray = workspace.setup_mode.tray
    drag(workspace.view, spot_of(workspace, "Ironcrown"), tray, QPoint(20, 5))
    assert ground(workspace, "Ironcrown").tokens == 1
    drag(workspace.view, spot_of(workspace, "Ironcrown"), workspace.view, QPoint(3, 3))
    assert ground(workspace, "Ironcrown").race == ""


def test_the_thing_under_the_pointer_is_the_one_that_is_dragged(workspace):
    view = workspace.view
    drag_from_tray(workspace, "Fortress", view, spot_of(workspace, "Larkfield"))
    region = workspace.session.board.names.index("Larkfield")
    room = view.room_of(region)
    spots = [QPoint(x, y) for x in range(room.left(), room.right(), 6) for y in range(room.top(), room.bottom(), 6)]
    on_piece = next(spot for spot in spots if view.lying_at(region, spot) == 1)
    on_tokens = next(spot for spot in spots if view.lying_at(region, spot) == 0)
    drag(view, on_piece, view, spot_of(workspace, "Mosswood"))
    assert pieces(workspace, "Mosswood", "fortress") == 1
    assert ground(workspace, "Larkfield").tokens == 1
    drag(view, on_tokens, view, spot_of(workspace, "Mosswood"))
    assert ground(workspace, "Mosswood").tokens == 1


def test_coins_tokens_and_pieces_are_dragged_to_players_and_from_one_to_another(workspace):
    panel, session = workspace.setup_mode.panel, workspace.session
    ben = panel.seats.tabRect(1).center()
    drag_from_tray(workspace, "Coin", panel.seats, ben)
    assert session.state.seats[1].coins == 8
    shelf = panel.form.shelf
    row = next(row for row, each in enumerate(shelf.shown) if "Coin" in each.sentence)
    drag(shelf.viewport(), shelf.visualItemRect(shelf.item(row)).center(), panel.seats, ben)
    assert (session.state.seats[0].coins, session.state.seats[1].coins) == (4, 9)
    hand = held(workspace, 0).hand
    drag(workspace.view, spot_of(workspace, "Larkfield"), panel.form.hand, QPoint(5, 5))
    assert held(workspace, 0).hand == hand + 1
    assert ground(workspace, "Larkfield").race == ""
    drag_from_tray(workspace, "Dragon", panel.form.hand, QPoint(5, 5))
    assert number_of(held(workspace, 0).pieces, "dragon") == 1


def test_coins_are_dragged_onto_a_combination(workspace):
    panel, session = workspace.setup_mode.panel, workspace.session
    before = session.state.market.column
    drag_from_tray(workspace, "Coin", panel.column.rows[2].race, QPoint(8, 8))
    assert [combo.coins for combo in session.state.market.column] == [0, 0, 1, 0, 0, 0]
    assert [combo.race for combo in session.state.market.column] == [combo.race for combo in before]


def test_what_cannot_lie_there_is_refused_in_one_sentence_and_nothing_changes(workspace):
    before = workspace.session.scenario
    drag_from_tray(workspace, "Coin", workspace.view, spot_of(workspace, "Larkfield"))
    assert workspace.session.scenario == before
    assert "coins lie with players" in workspace.setup_mode.desk.trouble
    panel = workspace.setup_mode.panel
    drag_from_tray(workspace, "Ratmen (Anna)", panel.seats, panel.seats.tabRect(1).center())
    assert workspace.session.scenario == before
    assert "tokens in hand" in workspace.setup_mode.desk.trouble


def test_escape_gives_a_drag_up(workspace):
    things = workspace.setup_mode.tray.things
    before = workspace.session.scenario
    rect = things.visualItemRect(things.item(0))
    QTest.mousePress(things.viewport(), LEFT, PLAIN, rect.center())
    QTest.mouseMove(things.viewport(), rect.center() + QPoint(30, -30))
    assert workspace.setup_mode.carrier.ghost.isVisible()
    QTest.keyClick(workspace.view, Qt.Key.Key_Escape)
    assert not workspace.setup_mode.carrier.ghost.isVisible()
    there = things.viewport().mapFromGlobal(workspace.view.mapToGlobal(spot_of(workspace, "Larkfield")))
    QTest.mouseMove(things.viewport(), there)
    QTest.mouseRelease(things.viewport(), LEFT, PLAIN, there)
    assert workspace.session.scenario == before


def test_keys_and_the_wheel_count_what_is_picked(workspace):
    view = workspace.view
    pick(workspace, "Ratmen (Anna)")
    QTest.mouseMove(view, QPoint(2, 2))
    QTest.mouseMove(view, spot_of(workspace, "Larkfield"))
    assert view.hovered.name == "Larkfield"
    QTest.keyClick(view, Qt.Key.Key_Plus)
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert ground(workspace, "Larkfield").tokens == 3
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert ground(workspace, "Larkfield").tokens == 2
    QTest.keyClick(view, Qt.Key.Key_5)
    assert ground(workspace, "Larkfield").tokens == 5
    for turned in (120, 120, -120):
        turn_wheel(view, spot_of(workspace, "Larkfield"), turned)
    assert ground(workspace, "Larkfield").tokens == 6
    undo(view)
    assert ground(workspace, "Larkfield").tokens == 7


def turn_wheel(view, spot, turned):
    at = QPointF(spot)
    event = QWheelEvent(
        at, QPointF(view.mapToGlobal(spot)), QPoint(), QPoint(0, turned), Qt.MouseButton.NoButton, SHIFT,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view, event)
