"""A whole game for two players on a bundled map, dealt from a seed and played by mouse and keyboard alone."""

import pytest
from PySide6.QtCore import Qt

from core.files.bundled import bundled_maps
from core.rules import actions as a
from core.rules.legal_options import Kind, Option
from core.rules.state import Phase
from core.rules.story_tree import MAIN, Place
from editor.main_window import MainWindow

LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
MOST_DEEDS = 900
ENOUGH = 2
"""Conquests a turn; more would only make the test longer."""


class Hand:
    """Somebody at the table: looks at what is shown, and acts with mouse and keys only."""

    def __init__(self, qtbot, window):
        self.qtbot, self.window, self.sandbox = qtbot, window, window.sandbox
        self.session = window.sandbox.session
        self.used = set()

    def key(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        self.qtbot.keyClick(self.sandbox.view, key, modifier)

    def click_region(self, region):
        spot = self.sandbox.view.room_of(region).center()
        self.qtbot.mouseClick(self.sandbox.view, LEFT, pos=self._inside(region, spot))
        if self.sandbox.board_play.menu.isVisible():
            self.qtbot.keyClick(self.sandbox.board_play.menu, Qt.Key.Key_1)
        self.used.add("board")

    def _inside(self, region, spot):
        """A spot that is surely in the region: its middle may lie in a neighbour."""
        view, wanted = self.sandbox.view, self.session.region(region)
        room = view.room_of(region)
        for share in (50, 35, 65, 20, 80):
            for other in (50, 35, 65, 20, 80):
                x, y = room.left() + room.width() * share // 100, room.top() + room.height() * other // 100
                if view._finder.region_at(*view.port.to_board(x, y)) is wanted:
                    spot.setX(x)
                    spot.setY(y)
                    return spot
        return spot

    def click_row(self, option):
        panel = self.sandbox.actions_panel
        number = next(n for n, row in enumerate(panel.model.rows) if isinstance(row, Option) and row == option)
        index = panel.model.index(number, 0)
        panel.list.scrollTo(index)
        self.qtbot.mouseClick(panel.list.viewport(), LEFT, pos=panel.list.visualRect(index).center())
        self.used.add("list")

    def digit(self, option):
        key = self.sandbox.actions_panel.model.keys.get(option.action, "")
        if key.isdigit():
            self.key(Qt.Key(Qt.Key.Key_0 + int(key)))
            self.used.add("keys")
        else:
            self.click_row(option)

    def act(self):
        legal, state = self.session.legal, self.session.state
        by_kind = {group.kind: group.options for group in legal.groups}
        taken = sum(each.race == state.actor for each in state.log.conquests)
        if self.sandbox.desk.is_due:
            self.key(Qt.Key.Key_R)
            self.used.add("die")
        elif self.sandbox.band.isVisible() and self.sandbox.band.buttons:
            self.qtbot.mouseClick(self.sandbox.band.buttons[0], LEFT)
            self.used.add("band")
        elif Kind.CHOOSE in by_kind:
            self.digit(by_kind[Kind.CHOOSE][0])
        elif Kind.TURN in by_kind:
            wants = a.Decline if state.round in (4, 7) else a.Expand
            options = [each for each in by_kind[Kind.TURN] if isinstance(each.action, wants)]
            self.click_row((options or by_kind[Kind.TURN])[0])
        elif state.phase is Phase.CONQUER and Kind.CONQUER in by_kind and taken < ENOUGH:
            self.click_region(min(by_kind[Kind.CONQUER], key=lambda each: each.price).region)
        elif state.phase is Phase.CONQUER and Kind.DIE in by_kind and by_kind[Kind.DIE][0].region >= 0:
            self.click_row(by_kind[Kind.DIE][0])
        elif Kind.DEPLOY in by_kind and state.phase is Phase.REDEPLOY:
            self.digit(by_kind[Kind.DEPLOY][0])
        elif Kind.GO_ON in by_kind:
            self.key(Qt.Key.Key_E)
        else:
            self.digit(legal.options[0])


@pytest.fixture
def window(qtbot):
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1024, 700)
    made.open_map(next(path for path in bundled_maps() if path.name.startswith("base-2-")))
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_a_game_for_two_is_played_to_its_end_by_mouse_and_keyboard(window, qtbot):
    qtbot.keyClick(window.editor.view, Qt.Key.Key_Return, CONTROL)
    assert window.pages.currentWidget() is window.sandbox
    hand, session = Hand(qtbot, window), window.sandbox.session
    assert len(session.state.seats) == 2
    assert session.state.round == 1
    for _ in range(MOST_DEEDS):
        if session.state.phase is Phase.OVER:
            break
        before = session.state
        hand.act()
        assert session.state is not before, [option.title for option in session.legal.options]
    assert session.state.phase is Phase.OVER
    assert session.state.round == session.engine.rules.rounds
    assert session.state.winners
    assert hand.used >= {"board", "list", "keys"}
    assert session.place == Place(MAIN, session.last)
    hand.key(Qt.Key.Key_Home)
    assert session.number == 0
    hand.key(Qt.Key.Key_End)
    assert session.state.winners
