"""The three ways to work in the sandbox: set a position up, play, compare readings. One of them is on."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from core.rules.clause_records import Dispute
from sandbox.sandbox_actions import PLAYING, TRANSPORT
from sandbox.sandbox_docks import SandboxDocks
from sandbox.sandbox_parts import SandboxParts
from sandbox.step_display import StepDisplay

_WALKING = frozenset({*TRANSPORT, "turns", "charts"})
"""What is of use while readings are compared: walking through the story, and seeing it from afar."""


class Modes(QObject):
    def __init__(self, parts: SandboxParts, docks: SandboxDocks, display: StepDisplay, parent: QObject) -> None:
        super().__init__(parent)
        self._parts, self._docks, self._display = parts, docks, display
        parts.setup_mode.desk.switched.connect(self._show_set_up)
        parts.right_dock.rulings.boards_wanted.connect(self.compare)
        parts.session.opened.connect(self._begin)
        self._show()

    def _begin(self) -> None:
        """Another story is there to be read and played first."""
        self._leave_comparison()
        self._show()

    def set_up(self) -> None:
        self._leave_comparison()
        self._parts.setup_mode.switch()
        self._show()

    def play(self) -> None:
        """Play from here; a position that cannot be keeps its set-up open."""
        self._leave_comparison()
        self._parts.setup_mode.leave()
        self._show()

    def switch_comparison(self) -> None:
        """Compare what was compared last, or what makes a difference; once more goes back to playing."""
        desk, found = self._parts.comparison, self._parts.rulings_desk.found
        if desk.is_on or not self._parts.session.is_open:
            self.play()
        else:
            self.compare(desk.subject or (found[0].dispute if found else None))

    def compare(self, subject: Dispute | None) -> None:
        """Boards side by side for the options of a dispute, or for the editions."""
        self._parts.setup_mode.leave()
        if not self._parts.setup_mode.desk.is_on:
            self._parts.comparison.compare(subject)
            self._docks.put_drawer_away()
        self._show()

    def _leave_comparison(self) -> None:
        self._parts.comparison.switch_on(False)

    def _show_set_up(self, is_setting_up: bool) -> None:
        self._parts.player.pause()
        if is_setting_up:
            self._leave_comparison()
        self._show()

    def _show(self) -> None:
        """A position that is being set up has no moves, boards side by side need the room, and without a story
        there is nothing to stand around the board.
        """
        parts, docks = self._parts, self._docks
        is_setting_up, is_comparing = parts.setup_mode.desk.is_on, parts.comparison.is_on
        is_open = parts.session.is_open
        docks.left.setVisible(is_open and not is_setting_up and not is_comparing)
        parts.timeline.setVisible(is_open and not is_setting_up)
        parts.phases.setVisible(is_open)
        focus = QApplication.focusWidget()
        if is_open and focus is not None and parts.empty.isAncestorOf(focus):
            # The button that was pressed goes away; keys are for the board.
            parts.view.setFocus()
        parts.empty.setVisible(not is_open)
        docks.middle.setCurrentIndex(int(is_comparing))
        for part in (parts.phases.die, parts.band):
            part.setEnabled(not is_setting_up)
        commands = parts.commands
        for name, is_on in (("set-up", is_setting_up), ("compare", is_comparing)):
            commands[name].setChecked(is_on)
        commands["to-play"].setChecked(not is_setting_up and not is_comparing)
        for name in PLAYING:
            commands[name].setEnabled(not is_setting_up and (not is_comparing or name in _WALKING))
        docks.place()
        self._display.enable()
