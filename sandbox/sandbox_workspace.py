"""The sandbox workspace: assembles board, seats, actions, reasons and timeline around one session.

It shows what core has worked out and sends intentions; it decides no rule.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from core.files.atomic import write_atomically
from core.files.scenario_file import read_scenario
from core.model.map_model import MapModel
from core.model.problems import RealmwrightError, UnusableFileError
from core.model.region import Region
from core.picture.palette import LIGHT, Theme
from core.rules.explanation import story_of
from core.rules.playback import play
from core.rules.story_text import story_text
from core.rules.story_tree import Place
from sandbox.board_play import BoardPlay
from sandbox.board_view import BoardView
from sandbox.chance_desk import ChanceDesk
from sandbox.panels.actions_panel import ActionsPanel
from sandbox.panels.charts_panel import ChartsPanel
from sandbox.panels.decision_band import DecisionBand
from sandbox.panels.die_button import DieButton
from sandbox.panels.phase_strip import PhaseStrip
from sandbox.panels.rulings_panel import RulingsPanel
from sandbox.panels.scenario_bar import ScenarioBar
from sandbox.panels.seats_panel import SeatsPanel
from sandbox.panels.step_panel import StepPanel
from sandbox.panels.timeline_panel import TimelinePanel
from sandbox.player import Player
from sandbox.position_words import position_sentence
from sandbox.price_pills import pill_of, pill_words
from sandbox.right_dock import RightDock
from sandbox.rulings_desk import RulingsDesk
from sandbox.sandbox_actions import DIGITS, NOTES, SHARING, TRANSPORT, SandboxActions
from sandbox.sandbox_style import sandbox_style
from sandbox.session import Session
from sandbox.setup_mode import SetupMode
from sandbox.share_commands import ShareCommands
from sandbox.sharing import write_report
from sandbox.story_notes import StoryNotes

_NARROW = 1280
"""Below this width the right dock is a drawer over the board."""
_WIDE = 1500
"""From this width on the charts stand beside the timeline; below it they are a drawer over its right end."""
_LEFT_WIDTH, _RIGHT_WIDTH = 288, 376
_LEFT_NARROW = 256
_SMALLEST = (1000, 600)


class SandboxWorkspace(QWidget):
    """The second workspace. `story_opened` and `step_shown` are for the window's header and status line."""

    story_opened = Signal()
    step_shown = Signal()
    scenario_wanted = Signal(Path)
    """The path of a scenario that somebody asked for."""
    said = Signal(str)
    """One sentence: what was done, or why it could not be."""

    def __init__(self, actions: tuple[QAction, ...] = ()) -> None:
        super().__init__(objectName="sandbox")
        # Said outright: what stands beside the board in a wide window must not keep it from becoming narrow.
        self.setMinimumSize(*_SMALLEST)
        self.theme: Theme = LIGHT
        self.session = Session(self)
        self.player = Player(self.session)
        self.desk = ChanceDesk(self.session)
        self.commands = SandboxActions(self)
        self.notes = StoryNotes(self.session, self)
        self.view = BoardView()
        self.board_play = BoardPlay(self.session, self.desk, self.view)
        self.setup_mode = SetupMode(self.session, self.commands, self.board_play, self)
        self.seats, self.step_panel, self.actions_panel = SeatsPanel(), StepPanel(), ActionsPanel()
        self.phases, self.band = PhaseStrip(DieButton(self.desk)), DecisionBand()
        self.charts = ChartsPanel(self.session)
        self.timeline = TimelinePanel(self.commands.listed(TRANSPORT), self.commands.listed(NOTES))
        self.rulings_desk = RulingsDesk(self.session, self)
        self.share = ShareCommands(self.session, self)
        self.right_dock = RightDock(self.step_panel, RulingsPanel(self.rulings_desk))
        sharing = self.commands.listed(SHARING)
        self.bar = ScenarioBar((*actions, *self.commands.listed(("set-up", "library", "details"))), sharing)
        self._lay_out()
        self._connect_session()
        self._connect_parts()
        self._connect_commands()
        self._enable()

    def _connect_session(self) -> None:
        self.session.opened.connect(self._show_story)
        self.session.stepped.connect(self._show_step)
        self.session.tree_changed.connect(self._show_verdict)
        self.session.rules_changed.connect(self._show_rules)
        self.session.language_changed.connect(self.show_again)
        self.player.changed.connect(lambda is_playing: self.commands.show_playing(is_playing, self.theme))

    def _connect_parts(self) -> None:
        self.timeline.view.chosen.connect(self.session.go_to)
        self.timeline.view.branch_menu.connect(self.notes.open_branch_menu)
        self.timeline.view.rename_wanted.connect(self._rename)
        self.notes.breaks_changed.connect(self._show_breaks)
        self.board_play.pointed_at.connect(self._keep_region)
        self.view.region_clicked.connect(self._keep_region)
        self.actions_panel.pointed.connect(self._keep_region)
        for source in (self.actions_panel, self.band):
            source.chosen.connect(self.board_play.play)
        self.board_play.card.clause_chosen.connect(self.step_panel.show_clause)
        self.board_play.refused.connect(self.step_panel.show_refused)
        self.setup_mode.desk.switched.connect(self._show_mode)
        self.board_play.pinned.connect(self.step_panel.show_target)
        self.step_panel.card.step_chosen.connect(lambda at: self.session.go_to(Place(self.session.place.branch, at)))
        self.step_panel.card.scenario_chosen.connect(self.scenario_wanted)

    def _connect_commands(self) -> None:
        session, notes, do = self.session, self.notes, self.commands.do
        do("first", lambda: session.move(-session.last))
        do("previous", lambda: session.move(-1))
        do("play", self.player.play_or_pause)
        do("next", lambda: session.move(1))
        do("last", lambda: session.move(session.last))
        do("run", self.player.run_on)
        do("undo", session.undo)
        do("redo", session.redo)
        do("roll", self.desk.roll)
        do("search", self._search)
        do("branch", self._if_open(notes.branch_here))
        do("note", self._if_open(lambda: notes.note_here(self._below("note"))))
        do("expect", self._if_open(lambda: notes.open_expect_menu(self._below("expect"))))
        do("break", self._if_open(lambda: notes.open_break_menu(self._below("break"))))
        do("cut", self._if_open(notes.cut_here))
        for panel in ("details", "charts"):
            do(panel, self._place_docks)
        do("set-up", self.setup_mode.switch)
        do("go-on", partial(self.actions_panel.play_key, "E"))
        self._connect_sharing()
        for digit in DIGITS:
            do(digit, partial(self.actions_panel.play_key, digit))

    def _connect_sharing(self) -> None:
        share, do = self.share, self.commands.do
        do("library", share.open_library)
        do("save", share.ask_and_save)
        do("save-with-map", share.ask_and_save_with_map)
        do("board-picture", share.ask_and_write_board)
        do("copy-address", self._if_open(share.copy_address))
        do("copy-scenario", self._if_open(share.copy_scenario))
        do("paste", share.paste)
        share.scenario_wanted.connect(self.scenario_wanted)
        share.said.connect(self.said)

    def _if_open(self, does: Callable[[], object]) -> Callable[[], None]:
        def checked() -> None:
            if self.session.is_open:
                does()

        return checked

    @property
    def transport(self) -> list[QAction]:
        return self.commands.listed(TRANSPORT)

    @property
    def details_action(self) -> QAction:
        return self.commands["details"]

    def _lay_out(self) -> None:
        self.left_dock = QSplitter(Qt.Orientation.Vertical, objectName="left-dock")
        self.left_dock.setChildrenCollapsible(False)
        self.left_dock.addWidget(self.seats)
        self.left_dock.addWidget(self.actions_panel)
        self.left_dock.setSizes([330, 350])
        middle = QWidget()
        board = QVBoxLayout(middle)
        board.addWidget(self.band)
        board.addWidget(self.phases)
        board.addWidget(self.view, 1)
        self._row = QHBoxLayout()
        self._row.addWidget(self.setup_mode.panel)
        self._row.addWidget(self.left_dock)
        self._row.addWidget(middle, 1)
        self._row.addWidget(self.right_dock)
        column = QVBoxLayout(self)
        column.addWidget(self.bar)
        column.addLayout(self._row, 1)
        self._bottom = QHBoxLayout()
        self._bottom.addWidget(self.timeline, 1)
        column.addLayout(self._bottom)
        for layout in (board, self._row, self._bottom, column):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        self.right_dock.setFixedWidth(_RIGHT_WIDTH)
        self.left_dock.setFixedWidth(_LEFT_WIDTH)

    def open_scenario(self, path: Path) -> None:
        """Read, play and show a scenario; a RealmwrightError leaves everything as it was."""
        try:
            self.session.open(read_scenario(path), path)
        except UnusableFileError:
            raise
        except RealmwrightError as trouble:
            raise UnusableFileError(path, str(trouble)) from trouble

    def play_map(self, model: MapModel, path: Path | None) -> None:
        """A new game on a map; a RealmwrightError leaves everything as it was."""
        self.session.start(model, path, seed=self.desk.seed)

    def write_report(self, path: Path) -> None:
        """The story for others: a page or Markdown with boards and all readings, or text, by the file's ending."""
        if path.suffix.lower() != ".txt":
            write_report(self.session, self.rulings_desk, path)
            return
        scenario = self.session.told_scenario()
        story = story_of(play(scenario, self.session.board), scenario.note)
        write_atomically(path, story_text(story).encode("utf-8"))

    # Showing

    def _show_story(self) -> None:
        self._show_rules()
        self.view.show_game(self.session, self.theme)
        self._show_verdict()
        self.story_opened.emit()

    def _show_rules(self) -> None:
        self.bar.show_scenario(self.session.scenario, self.session.board.title)

    def _show_verdict(self) -> None:
        self.timeline.show_verdict(self.session.verdict())

    def _show_step(self) -> None:
        self.view.show_step()
        self._show_facts()
        self.timeline.show_session(self.session)
        self._enable()
        self.step_shown.emit()

    def _show_facts(self) -> None:
        """Everything in words beside the board."""
        session = self.session
        state, names, races, legal = session.state, session.names, session.race_names, session.legal
        self.seats.show_state(names, state, mover=legal.mover, theme=self.theme, race_names=races)
        self.phases.show_state(names, state, rounds=session.engine.rules.rounds, theme=self.theme, race_names=races)
        self.phases.die.show_legal(legal, self.theme)
        self.band.show_legal(legal, self.theme, races)
        self.actions_panel.show_legal(legal, session.region, self.theme)
        self.step_panel.show_step(session, self.theme)

    def show_again(self) -> None:
        """The same in another look or language."""
        if self.session.is_open:
            self.view.show_game(self.session, self.theme)
            self._show_facts()
            self.timeline.show_session(self.session)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.board_play.theme = theme
        self.setStyleSheet(sandbox_style(theme))
        self.commands.dress(theme)
        self.timeline.show_theme(theme)
        self.charts.set_theme(theme)
        self.setup_mode.panel.show_theme(theme)
        self.right_dock.set_theme(theme)
        self.share.set_theme(theme)
        self.show_again()

    def _enable(self) -> None:
        at, last, history = self.session.number, self.session.last, self.session.history
        for name, is_on in (
            ("first", at > 0),
            ("previous", at > 0),
            ("play", last > 0),
            ("next", at < last),
            ("last", at < last),
            ("set-up", self.session.is_open),
            ("undo", bool(history.undo_title)),
            ("redo", bool(history.redo_title)),
        ):
            self.commands[name].setEnabled(is_on and self.setup_mode.allows(name))

    def document_words(self) -> tuple[str, str, str]:
        """Title, file and place of what is open, for the header and the status line."""
        session = self.session
        if not session.is_open:
            return self.tr("No scenario"), self.tr("open one with Ctrl+Shift+O"), ""
        file = session.path.name if session.path is not None else self.tr("not saved")
        return session.scenario.title or file, self.tr("scenario · {}").format(file), self._counts()

    def _counts(self) -> str:
        """The place, the branches, and what fails, for the status line."""
        session = self.session
        parts = [self.tr("Step {} of {}").format(session.number, session.last)]
        branches = len(session.tree.branches) - 1
        if branches:
            parts.append(self.tr("1 branch") if branches == 1 else self.tr("{} branches").format(branches))
        failed = session.verdict().failed
        if failed:
            parts.append(
                self.tr("{} expectations fail").format(failed) if failed > 1 else self.tr("1 expectation fails")
            )
        return " · ".join(parts)

    def sentence(self, region: Region) -> str:
        """What stands in a region at the step shown."""
        if not self.session.is_open:
            return ""
        session = self.session
        words = position_sentence(session.names, session.state, region.id)
        option = session.legal.priced(session.board.number[region.id])
        pill = pill_of(option) if option is not None else None
        return f"{words} · {pill_words(pill)}" if pill is not None else words

    # Small helps between the parts

    def _search(self) -> None:
        self.actions_panel.search.setFocus()
        self.actions_panel.search.selectAll()

    def _below(self, button: str) -> QPoint:
        widget = self.timeline.note_buttons[button]
        return widget.mapToGlobal(QPoint(0, widget.height()))

    def _rename(self, branch: int) -> None:
        self.notes.rename(branch, self.timeline.view.mapToGlobal(QPoint(12, 0)))

    def _keep_region(self, region: int) -> None:
        if region >= 0:
            self.notes.region = region

    def _show_breaks(self) -> None:
        self.player.breaks = self.timeline.view.breaks = self.notes.breaks
        self.timeline.view.viewport().update()

    def _show_mode(self, is_setting_up: bool) -> None:
        """A position that is being set up has no moves: its panel stands where they are."""
        self.player.pause()
        for widget in (self.left_dock, self.timeline):
            widget.setVisible(not is_setting_up)
        for part in (self.phases.die, self.band):
            part.setEnabled(not is_setting_up)
        self._place_docks()
        self._enable()

    # Docks

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = self.width() < _NARROW
        if is_narrow != (event.oldSize().width() < _NARROW) or not event.oldSize().isValid():
            # A drawer is closed until it is asked for; a dock is open until it is put away.
            self.details_action.setChecked(not is_narrow)
        is_wide = self.width() >= _WIDE
        if is_wide != (event.oldSize().width() >= _WIDE) or not event.oldSize().isValid():
            self.commands["charts"].setChecked(is_wide)
        self._place_docks()

    def _place_docks(self) -> None:
        """The right dock beside the board, or as a drawer over its right end where the window is narrow."""
        is_narrow = self.width() < _NARROW
        self.timeline.set_narrow(is_narrow)
        for dock in (self.left_dock, self.setup_mode.panel):
            dock.setFixedWidth(_LEFT_NARROW if is_narrow else _LEFT_WIDTH)
        if is_narrow:
            self._row.removeWidget(self.right_dock)
            self.right_dock.setParent(self)
            below = 0 if self.timeline.isHidden() else self.timeline.height()
            top, height = self.bar.height(), self.height() - self.bar.height() - below
            self.right_dock.setGeometry(self.width() - _RIGHT_WIDTH, top, _RIGHT_WIDTH, height)
            self.right_dock.raise_()
        elif self._row.indexOf(self.right_dock) < 0:
            self._row.addWidget(self.right_dock)
        self.right_dock.setVisible(self.details_action.isChecked())
        self._place_charts()

    def _place_charts(self) -> None:
        """The charts beside the timeline, or over the right end of its lanes."""
        if self.width() >= _WIDE:
            self._bottom.addWidget(self.charts)
        else:
            self._bottom.removeWidget(self.charts)
            self.charts.setParent(self)
            height = self.timeline.view.height()
            self.charts.setGeometry(
                self.width() - self.charts.width(), self.height() - height, self.charts.width(), height
            )
            self.charts.raise_()
        self.charts.setVisible(self.commands["charts"].isChecked() and not self.setup_mode.desk.is_on)
