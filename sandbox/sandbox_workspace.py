"""The sandbox workspace: assembles board, seats, step, timeline and transport around one session.

It shows what core has worked out and sends intentions; it decides no rule.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from core.files.atomic import write_atomically
from core.files.scenario_file import read_scenario
from core.model.problems import RealmwrightError, UnusableFileError
from core.model.region import Region
from core.picture.palette import LIGHT, Theme
from core.rules.explanation import story_of
from core.rules.playback import play
from core.rules.spoken_names import ClauseRef
from core.rules.story_text import story_text
from core.rules.story_tree import Place
from editor.canvas.icon_pictures import icon
from sandbox.board_play import BoardPlay
from sandbox.board_view import BoardView
from sandbox.chance_desk import ChanceDesk
from sandbox.panels.actions_panel import ActionsPanel
from sandbox.panels.decision_band import DecisionBand
from sandbox.panels.die_button import DieButton
from sandbox.panels.phase_strip import PhaseStrip
from sandbox.panels.scenario_bar import ScenarioBar
from sandbox.panels.seats_panel import SeatsPanel
from sandbox.panels.step_panel import StepPanel
from sandbox.panels.timeline_panel import TimelinePanel
from sandbox.player import Player
from sandbox.position_words import position_sentence
from sandbox.sandbox_style import sandbox_style
from sandbox.session import Session

_NARROW = 1280
"""Below this width the right dock is a drawer over the board."""
_SEATS_WIDTH, _STEP_WIDTH = 288, 376
_SEATS_NARROW = 256
_SMALLEST = (1000, 600)


class SandboxWorkspace(QWidget):
    """The second workspace. `story_opened` and `step_shown` are for the window's header and status line."""

    story_opened = Signal()
    step_shown = Signal()

    def __init__(self, actions: tuple[QAction, ...] = ()) -> None:
        super().__init__(objectName="sandbox")
        # Said outright: what stands beside the board in a wide window must not keep it from becoming narrow.
        self.setMinimumSize(*_SMALLEST)
        self.theme: Theme = LIGHT
        self.session = Session(self)
        self.player = Player(self.session)
        self.desk = ChanceDesk(self.session)
        self._icons: list[tuple[QAction, str]] = []
        self._make_actions()
        self.view = BoardView()
        self.board_play = BoardPlay(self.session, self.desk, self.view)
        self.seats, self.step_panel, self.actions_panel = SeatsPanel(), StepPanel(), ActionsPanel()
        self.phases, self.band = PhaseStrip(DieButton(self.desk)), DecisionBand()
        self.timeline = TimelinePanel(self.transport)
        self.bar = ScenarioBar((*actions, self.details_action))
        self._lay_out()
        self.session.opened.connect(self._show_story)
        self.session.stepped.connect(self._show_step)
        self.session.tree_changed.connect(self._show_verdict)
        self.player.changed.connect(self._show_playing)
        self.timeline.chosen.connect(lambda at: self.session.go_to(Place(self.session.place.branch, at)))
        for source in (self.actions_panel, self.band):
            source.chosen.connect(self.board_play.play)
        self.board_play.card.clause_chosen.connect(self._show_clause)
        self._enable()

    def _show_clause(self, clause: ClauseRef) -> None:
        self.step_panel.card.show_clause(clause)

    def _action(self, text: str, picture: str, keys: str, does: Callable[[], None]) -> QAction:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setToolTip(f"{text} ({action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})")
        action.triggered.connect(lambda _checked=False: does())
        self._icons.append((action, picture))
        self.addAction(action)
        return action

    def _make_actions(self) -> None:
        session = self.session
        self.first_action = self._action("First step", "transport_first", "Home", lambda: session.move(-session.last))
        self.previous_action = self._action("Previous step", "transport_previous", "Left", lambda: session.move(-1))
        self.play_action = self._action("Play", "transport_play", "P", self.player.play_or_pause)
        self.next_action = self._action("Next step", "transport_next", "Right", lambda: session.move(1))
        self.last_action = self._action("Last step", "transport_last", "End", lambda: session.move(session.last))
        self.undo_action = self._action("Undo", "action_undo", "Ctrl+Z", session.undo)
        self.redo_action = self._action("Redo", "action_redo", "Ctrl+Shift+Z", session.redo)
        self.roll_action = self._action("Roll or draw", "thing_die", "R", self.desk.roll)
        self.end_action = self._action("Go on", "action_check", "E", lambda: self.actions_panel.play_key("E"))
        self.search_action = self._action("Search what is legal", "action_search", "/", self._search)
        self.digit_actions = [
            self._action(f"Option {digit}", "panel_actions", digit, partial(self._play_key, digit))
            for digit in "123456789"
        ]
        self.details_action = self._action("What changed", "panel_why", "D", self._place_docks)
        self.details_action.setCheckable(True)
        self.details_action.setChecked(True)
        self.transport = [
            self.first_action,
            self.previous_action,
            self.play_action,
            self.next_action,
            self.last_action,
        ]

    def _play_key(self, key: str) -> None:
        self.actions_panel.play_key(key)

    def _search(self) -> None:
        self.actions_panel.search.setFocus()
        self.actions_panel.search.selectAll()

    def _lay_out(self) -> None:
        self.left_dock = QSplitter(Qt.Orientation.Vertical, objectName="left-dock")
        self.left_dock.setChildrenCollapsible(False)
        self.left_dock.addWidget(self.seats)
        self.left_dock.addWidget(self.actions_panel)
        self.left_dock.setSizes([320, 360])
        middle = QWidget()
        board = QVBoxLayout(middle)
        board.setContentsMargins(0, 0, 0, 0)
        board.setSpacing(0)
        board.addWidget(self.band)
        board.addWidget(self.phases)
        board.addWidget(self.view, 1)
        self._row = QHBoxLayout()
        self._row.setSpacing(0)
        self._row.addWidget(self.left_dock)
        self._row.addWidget(middle, 1)
        self._row.addWidget(self.step_panel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(self._row, 1)
        column.addWidget(self.timeline)
        self.step_panel.setFixedWidth(_STEP_WIDTH)
        self.left_dock.setFixedWidth(_SEATS_WIDTH)

    def open_scenario(self, path: Path) -> None:
        """Read, play and show a scenario; a RealmwrightError leaves everything as it was."""
        try:
            self.session.open(read_scenario(path), path)
        except UnusableFileError:
            raise
        except RealmwrightError as trouble:
            raise UnusableFileError(path, str(trouble)) from trouble

    def write_report(self, path: Path) -> None:
        scenario = self.session.told_scenario()
        story = story_of(play(scenario, self.session.board), scenario.note)
        write_atomically(path, story_text(story).encode("utf-8"))

    def _show_story(self) -> None:
        self.bar.show_scenario(self.session.scenario, self.session.board.title)
        self.view.show_game(self.session, self.theme)
        self._show_verdict()
        self.story_opened.emit()

    def _show_verdict(self) -> None:
        verdict = self.session.verdict()
        self.timeline.show_verdict(verdict.failed, verdict.expected, parts=verdict.parts)

    def _show_step(self) -> None:
        self.view.show_step()
        self._show_facts()
        self.timeline.show_step(self.session.telling(), self.session.number)
        self._enable()
        self.step_shown.emit()

    def _show_facts(self) -> None:
        """Everything in words beside the board."""
        session = self.session
        state, names, races = session.state, session.names, session.race_names
        self.seats.show_state(names, state, mover=session.engine.to_move(state), theme=self.theme, race_names=races)
        self.phases.show_state(names, state, rounds=session.engine.rules.rounds, theme=self.theme, race_names=races)
        legal = session.legal
        self.phases.die.show_legal(legal, self.theme)
        self.band.show_legal(legal, self.theme, races)
        self.actions_panel.show_legal(legal, session.region, self.theme)
        note = session.note or (session.scenario.note if not session.number else "")
        place = (session.number, session.last)
        self.step_panel.show_step(names, session.step, place=place, note=note, theme=self.theme)

    def _show_playing(self, is_playing: bool) -> None:
        self.play_action.setText("Pause" if is_playing else "Play")
        self.play_action.setToolTip(f"{self.play_action.text()} (P)")
        self._dress_actions()

    def _enable(self) -> None:
        at, last = self.session.number, self.session.last
        for action, is_on in (
            (self.first_action, at > 0),
            (self.previous_action, at > 0),
            (self.play_action, last > 0),
            (self.next_action, at < last),
            (self.last_action, at < last),
            (self.undo_action, bool(self.session.history.undo_title)),
            (self.redo_action, bool(self.session.history.redo_title)),
        ):
            action.setEnabled(is_on)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.board_play.theme = theme
        self.setStyleSheet(sandbox_style(theme))
        self._dress_actions()
        self.timeline.show_theme(theme)
        if self.session.is_open:
            self.view.show_game(self.session, theme)
            self._show_facts()

    def _dress_actions(self) -> None:
        ui = self.theme.interface
        for action, picture in self._icons:
            shown = "transport_pause" if action is self.play_action and self.player.is_playing else picture
            action.setIcon(icon(shown, ui.text2, disabled=ui.disabled))

    def document_words(self) -> tuple[str, str, str]:
        """Title, file and place of what is open, for the header and the status line."""
        session = self.session
        if not session.is_open:
            return "No scenario", "open one with Ctrl+Shift+O", ""
        file = session.path.name if session.path is not None else "not saved"
        title = session.scenario.title or file
        return title, f"scenario · {file}", f"Step {session.number} of {session.last}"

    def sentence(self, region: Region) -> str:
        """What stands in a region at the step shown."""
        if not self.session.is_open:
            return ""
        return position_sentence(self.session.names, self.session.state, region.id)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = self.width() < _NARROW
        if is_narrow != (event.oldSize().width() < _NARROW) or not event.oldSize().isValid():
            # A drawer is closed until it is asked for; a dock is open until it is put away.
            self.details_action.setChecked(not is_narrow)
        self._place_docks()

    def _place_docks(self) -> None:
        """The right dock beside the board, or as a drawer over its right end where the window is narrow."""
        is_narrow = self.width() < _NARROW
        self.left_dock.setFixedWidth(_SEATS_NARROW if is_narrow else _SEATS_WIDTH)
        if is_narrow:
            self._row.removeWidget(self.step_panel)
            self.step_panel.setParent(self)
            top, height = self.bar.height(), self.height() - self.bar.height() - self.timeline.height()
            self.step_panel.setGeometry(self.width() - _STEP_WIDTH, top, _STEP_WIDTH, height)
            self.step_panel.raise_()
        elif self._row.indexOf(self.step_panel) < 0:
            self._row.addWidget(self.step_panel)
        self.step_panel.setVisible(self.details_action.isChecked())
