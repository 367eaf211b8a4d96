"""The sandbox workspace: assembles board, seats, actions, reasons and timeline around one session.

It shows what core has worked out and sends intentions; it decides no rule.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QWidget

from core.files.atomic import write_atomically
from core.files.scenario_units import unit_remarks
from core.files.source_text import read_source
from core.model.map_model import MapModel
from core.model.region import Region
from core.picture.palette import Theme
from core.rules.explanation import story_of
from core.rules.playback import play
from core.rules.story_text import story_text
from editor.words import language
from sandbox.command_wiring import give_commands
from sandbox.focus_keeper import FocusKeeper
from sandbox.modes import Modes
from sandbox.part_wiring import join
from sandbox.sandbox_actions import TRANSPORT
from sandbox.sandbox_docks import SandboxDocks
from sandbox.sandbox_parts import SandboxParts
from sandbox.sandbox_style import sandbox_style
from sandbox.setup_mode import MapAtHand
from sandbox.sharing import write_report
from sandbox.step_display import StepDisplay
from sandbox.story_words import document_words, region_sentence
from sandbox.story_work import StoryWork

_SMALLEST = (1000, 600)


class SandboxWorkspace(QWidget):
    """The second workspace. `story_opened` and `step_shown` are for the window's header and status line."""

    story_opened = Signal()
    step_shown = Signal()
    scenario_wanted = Signal(Path)
    """The path of a scenario that somebody asked for."""
    play_wanted = Signal()
    """A new game on the map that is open elsewhere."""
    pointed_at = Signal(str)
    """What stands by now in the region under the pointer, when a step has changed it."""
    said = Signal(str)
    """One sentence: what was done, or why it could not be."""

    def __init__(self, actions: tuple[QAction, ...] = ()) -> None:
        super().__init__(objectName="sandbox")
        # Said outright: what stands beside the board in a wide window must not keep it from becoming narrow.
        self.setMinimumSize(*_SMALLEST)
        self.parts = parts = SandboxParts(self, actions)
        self.session, self.player, self.desk, self.notes = parts.session, parts.player, parts.desk, parts.notes
        self.commands, self.share, self.rulings_desk = parts.commands, parts.share, parts.rulings_desk
        self.view, self.board_play, self.setup_mode = parts.view, parts.board_play, parts.setup_mode
        self.seats, self.actions_panel, self.step_panel = parts.seats, parts.actions_panel, parts.step_panel
        self.bar, self.phases, self.band, self.right_dock = parts.bar, parts.phases, parts.band, parts.right_dock
        self.timeline, self.charts, self.scout = parts.timeline, parts.charts, parts.scout
        self.choices, self.market = parts.choices, parts.choices.market
        self.comparison, self.comparison_view = parts.comparison, parts.comparison_view
        # Placed once the window has a size; until then it is told in other languages with everything else.
        self.charts.setParent(self)
        self.docks = SandboxDocks(self, parts)
        self.left_dock = self.docks.left
        self._display = StepDisplay(parts)
        self._connect()
        join(parts, self.docks)
        self.modes = Modes(parts, self.docks, self._display, self)
        give_commands(parts, self.docks, self.modes, self._display)
        FocusKeeper(self, (self.view, self.timeline.view))
        self._display.enable()

    def _connect(self) -> None:
        self.session.opened.connect(self._show_story)
        self.session.stepped.connect(self._show_step)
        self.session.tree_changed.connect(self._display.show_verdict)
        self.session.board_changed.connect(self._show_story)
        self.session.rules_changed.connect(self._display.show_rules)
        self.session.language_changed.connect(self.show_again)
        self.parts.empty.play_wanted.connect(self.play_wanted)
        self.share.scenario_wanted.connect(self.scenario_wanted)
        self.step_panel.card.scenario_chosen.connect(self.scenario_wanted)
        for source in (self.share, self.rulings_desk, self.parts.invent):
            source.said.connect(self.said)

    @property
    def theme(self) -> Theme:
        return self.parts.theme

    @property
    def transport(self) -> list[QAction]:
        return self.commands.listed(TRANSPORT)

    # Opening and writing

    def set_up_on(self, map_at_hand: Callable[[], MapAtHand]) -> None:
        """Where a set-up begins while nothing is open yet."""
        self.setup_mode.map_at_hand = map_at_hand
        self._display.enable()

    def open_scenario(self, path: Path) -> None:
        """Read, play and show a scenario; a RealmwrightError leaves everything as it was."""
        StoryWork(self.session).open(read_source(path), path, shown_as=path)

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
        self._display.show_story()
        self.story_opened.emit()
        if remarks := unit_remarks(self.session.scenario, self.session.engine.rules):
            self.said.emit("; ".join(remarks))

    def _show_step(self) -> None:
        self._display.show_step()
        self.step_shown.emit()
        if self.view.hovered is not None:
            self.pointed_at.emit(self.sentence(self.view.hovered))

    def show_again(self) -> None:
        """The same in another look or language."""
        self._display.show_again()

    def tell_again(self) -> None:
        """The same in the language of the interface, names of the game included."""
        self.session.set_language(language())
        if self.session.is_open:
            self._display.show_rules()
            self._display.show_verdict()

    def set_theme(self, theme: Theme) -> None:
        self.setStyleSheet(sandbox_style(theme))
        self._display.set_theme(theme)

    def fit_text(self) -> None:
        """Texts are larger or smaller: so are the docks they stand in."""
        self.docks.place()

    def document_words(self) -> tuple[str, str, str]:
        """Title, file and place of what is open, for the header and the status line."""
        return document_words(self.session)

    def sentence(self, region: Region) -> str:
        """What stands in a region at the step shown."""
        return region_sentence(self.session, region)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.docks.fit(event.oldSize().width() if event.oldSize().isValid() else None)
