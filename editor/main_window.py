"""The main window: the only file that knows both workspaces, the map and the sandbox, and switches between them."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QGuiApplication,
)
from PySide6.QtWidgets import QMainWindow, QMenuBar, QStackedWidget, QVBoxLayout, QWidget

from core.files.bundled import bundled_maps
from core.files.map_file import read_map
from core.model.map_model import MapModel
from core.model.problems import RealmwrightError
from core.model.region import Region
from core.picture.palette import THEMES, Theme, ThemeName
from editor.action_book import ActionBook
from editor.bars import HeaderBar, StatusLine
from editor.canvas.port_view import PortView
from editor.canvas.qt_application import qt_application
from editor.canvas.text_size import use_text_size
from editor.dialogs.file_questions import ask_about_unsaved, ask_where_to_save_story
from editor.document.map_document import MapDocument
from editor.editor_workspace import EditorWorkspace
from editor.exchange_commands import ExchangeCommands
from editor.file_commands import FileCommands, WindowSide
from editor.file_drop import FileDrop
from editor.files.map_files import MapFiles
from editor.files.notices import Notice, Tone
from editor.files.preferences import read_preferences
from editor.files.settings import Settings
from editor.files.state_words import state_words
from editor.files.story_files import StoryFiles
from editor.files.work_files import Questions
from editor.first_tour import tour_stops
from editor.help_commands import HelpCommands, HelpSide
from editor.missing_art import MissingArt
from editor.notice_bar import NoticeBar
from editor.scenario_commands import ScenarioCommands, ScenarioSide
from editor.settings_command import SettingsCommand, SettingsSide
from editor.suggested_names import suggested_file
from editor.theme import apply_theme, system_theme
from editor.view_commands import ViewCommands, ViewSide
from editor.window_language import WindowLanguage, begin_in_english
from editor.window_memory import WindowMemory
from editor.window_text_size import WindowTextSize
from editor.words import tr
from sandbox.sandbox_actions import HISTORY, OPTIONS
from sandbox.sandbox_workspace import SandboxWorkspace
from sandbox.story_work import StoryWork


class MainWindow(QMainWindow):
    def __init__(self, settings: Settings | None = None) -> None:
        super().__init__()
        self.setWindowTitle("Realmwright")
        self.setMinimumSize(1024, 700)
        self.resize(1600, 1000)
        self.settings = Settings() if settings is None else settings
        self.memory = WindowMemory(self.settings)
        begin_in_english()
        self.theme: Theme = self.memory.theme() or system_theme()
        # Before there is anything to dress: each widget made then is dressed once.
        use_text_size(read_preferences(self.settings, "en").text_size)
        apply_theme(qt_application(), self.theme)
        self.message = NoticeBar()
        self.document = MapDocument(parent=self)
        questions = Questions(lambda title: ask_about_unsaved(self, title), self._where_to_save)
        self.files = MapFiles(self.document, self.settings, questions, self)
        self._make_actions()
        self.editor = EditorWorkspace(self.actions_book, self.document)
        self.sandbox = SandboxWorkspace((self.scenario_commands.open_action, self.scenario_commands.report_action))
        self._keep_stories()
        self._enter_sandbox_commands()
        workspaces = (self.looks.map, self.looks.sandbox)
        self.header = HeaderBar(self._menus(), self.helps.search_action, self._header_actions(), workspaces)
        self.language = WindowLanguage(self, self.settings, self._tell_rest)
        self.languages = self.language.button
        self.header.add(self.languages)
        self.status = StatusLine((self.looks.zoom_out, self.looks.zoom_in, self.looks.fit))
        self.sandbox.set_up_on(self._map_at_hand)
        self._lay_out()
        MissingArt(self.document, self.message, self.editor.tools["art"].ask_and_place)
        self._drop = FileDrop(self, self.exchange, self.open_file)
        self._connect()
        self.set_theme(self.theme)
        self.show_workspace(self.editor)
        self.helps.take_shortcuts()
        self.memory.restore(self, self.actions_book, {"map": self.editor, "sandbox": self.sandbox})
        self.language.begin()
        self.preferences.begin()
        self.text_size = WindowTextSize(self, lambda: self.set_theme(self.theme))

    def _keep_stories(self) -> None:
        """What is told in the sandbox is kept as safe as what is drawn."""
        session, share = self.sandbox.session, self.sandbox.share
        asked = Questions(lambda title: ask_about_unsaved(self, title), self._where_to_save_story)
        self.stories = StoryFiles(StoryWork(session), self.settings, asked, self)
        self.file_commands.shown_files = lambda: self.stories if self.is_story_shown else self.files
        share.save_story, share.may_leave = self.file_commands.save, self.stories.may_leave
        session.opened.connect(lambda: self.scenario_commands.report_action.setEnabled(True))

    @property
    def is_story_shown(self) -> bool:
        return self.pages.currentWidget() is self.sandbox

    @property
    def view(self) -> PortView:
        """The board of the workspace shown."""
        return self.sandbox.view if self.pages.currentWidget() is self.sandbox else self.editor.view

    def _make_actions(self) -> None:
        self.actions_book = ActionBook(self)
        add = self.actions_book.add
        side = WindowSide(self, lambda: self.theme, lambda: self.show_workspace(self.editor), self.message.say)
        self.file_commands = FileCommands(self.actions_book, self.files, side, new=self._new_map, imports=self._import)
        self.exchange = ExchangeCommands(
            self.actions_book, self.files, side, lambda: self.editor.options().layers,
            lambda: self.editor.docks.findings,
        )  # fmt: skip
        story = ScenarioSide(self, self._story_file, self.open_scenario, self._write_report)
        self.scenario_commands = ScenarioCommands(self.actions_book, story)
        add("quit", tr("&Quit"), menu="File", group="quit", picture="action_close", keys="Ctrl+Q", does=self.close)
        look = ViewSide(
            view=lambda: self.view,
            show_map=lambda: self.show_workspace(self.editor),
            show_sandbox=lambda: self.show_workspace(self.sandbox),
            switch_theme=self.switch_theme,
        )
        self.looks = ViewCommands(self.actions_book, look)
        self.preferences = SettingsCommand(self.actions_book, self.settings, self._settings_side())
        self.play_action = add(
            "play-map", tr("&Play this map"), menu="Play", picture="action_play-map", keys="Ctrl+Return",
            does=self.play_this_map,
        )  # fmt: skip
        helps = HelpSide(
            window=self,
            theme=lambda: self.theme,
            tools=lambda: tuple(self.editor.tools.values()),
            stops=lambda: tour_stops(self.editor),
        )
        self.helps = HelpCommands(self.actions_book, self.settings, helps)

    def _settings_side(self) -> SettingsSide:
        return SettingsSide(
            window=self,
            theme=lambda: self.theme,
            show_theme=self.set_theme,
            speak=lambda: self.language.choose,
            snapping=lambda: self.editor.snapping,
            recoveries=lambda: (self.files.recovery, self.stories.recovery),
            views=lambda: (self.editor.view, self.sandbox.view),
        )

    def _menus(self) -> QMenuBar:
        bar = QMenuBar()
        self.actions_book.fill(bar)
        self.actions_book.menus["File"].insertMenu(self.file_commands.reopen_action, self.file_commands.recent_menu)
        return bar

    def _enter_sandbox_commands(self) -> None:
        """The commands of the sandbox stand in menu, search and shortcut sheet too; one that is asked for shows it."""
        for name, action, group in self.sandbox.commands.entered():
            in_menu = group not in (OPTIONS, HISTORY)
            self.actions_book.adopt(f"sandbox-{name}", action, menu="Play", group=f"play-{group}", is_in_menu=in_menu)
            action.triggered.connect(self._show_sandbox)

    def _show_sandbox(self) -> None:
        if not self.is_story_shown:
            self.show_workspace(self.sandbox)

    def _header_actions(self) -> tuple[QAction, ...]:
        commands = self.sandbox.commands
        self._undo_actions = {
            self.editor: (self.editor.history.undo, self.editor.history.redo),
            self.sandbox: (commands["undo"], commands["redo"]),
        }
        return *(action for pair in self._undo_actions.values() for action in pair), self.looks.theme

    def _lay_out(self) -> None:
        self.pages = QStackedWidget()
        self.pages.addWidget(self.editor)
        self.pages.addWidget(self.sandbox)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.header, self.message):
            column.addWidget(widget)
        column.addWidget(self.pages, 1)
        column.addWidget(self.status)
        self.setCentralWidget(middle)

    def _connect(self) -> None:
        self.editor.pointed.connect(self._show_pointed)
        self.editor.said.connect(self.status.show_pointed)
        self.sandbox.said.connect(self.status.show_pointed)
        self.sandbox.view.pointed.connect(self._show_pointed_position)
        self.sandbox.pointed_at.connect(self.status.show_pointed)
        self.sandbox.step_shown.connect(self._show_document)
        self.sandbox.scenario_wanted.connect(self.open_scenario)
        self.sandbox.play_wanted.connect(self.play_this_map)
        for view in (self.editor.view, self.sandbox.view):
            view.zoomed.connect(self._show_zoom)
        self.message.left.connect(self._go_on)
        for files in (self.files, self.stories):
            files.noticed.connect(self._tell)
            files.settled.connect(self.message.put_away)
            files.state_changed.connect(self._show_document)
        self.files.brought_back.connect(lambda: self.show_workspace(self.editor))
        self.stories.brought_back.connect(self._show_sandbox)
        # The age of the recovery copy is told in the header; it grows by itself.
        self._clock = QTimer(self, interval=1000)
        self._clock.timeout.connect(self._show_state)
        self._clock.start()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    def show_workspace(self, workspace: QWidget) -> None:
        self.pages.setCurrentWidget(workspace)
        for page, actions in self._undo_actions.items():
            self.header.show_actions(actions, is_shown=page is workspace)
        is_map = workspace is self.editor
        self.helps.show_tour(is_shown=is_map)
        self.looks.show_workspace(is_map=is_map)
        for action in self.editor.overlay_actions.values():
            action.setVisible(is_map)
        self.status.show_pointed("")
        self.status.show_position("")
        if is_map:
            self.editor.tell_hint()
        self._show_document()
        self._show_zoom()
        self.view.setFocus()

    def _show_document(self) -> None:
        """Name, file and counts of what the workspace shows."""
        if self.pages.currentWidget() is self.sandbox:
            title, _, counts = self.sandbox.document_words()
        else:
            title, counts = self.document.title, self.editor.counts()
        is_changed = self.file_commands.shown_files().work.is_changed
        self.setWindowTitle(f"{title}[*] – Realmwright")
        self.setWindowModified(is_changed)
        self.header.show_document(title, self._state())
        self.status.show_counts(counts)

    def _show_state(self) -> None:
        self.header.show_state(self._state())

    def _state(self) -> str:
        files = self.file_commands.shown_files()
        if files is self.stories and not files.work.is_changed:
            return self.sandbox.document_words()[1]
        return state_words(
            is_changed=files.work.is_changed,
            has_file=files.work.path is not None,
            saved_at=files.saved_at,
            copied_at=files.recovery.last_written,
            trouble=files.recovery.trouble,
            now=datetime.now(),
        )

    def open_map(self, path: Path) -> bool:
        """Show another map. Trouble is told in the message bar, and the map shown before stays."""
        return self.file_commands.open(path)

    def open_scenario(self, path: Path) -> bool:
        """Show another scenario in the sandbox. Trouble is told in the message bar."""
        if not self.stories.told("trouble", lambda: self.stories.open(path)):
            return False
        self.show_workspace(self.sandbox)
        return True

    def open_file(self, path: Path) -> bool:
        return self.open_scenario(path) if path.suffix == ".toml" else self.open_map(path)

    def play_this_map(self) -> bool:
        """A new game on the map as it stands, saved or not, in the sandbox."""
        if not self.stories.told("save", self.stories.may_leave):
            return False
        if not self._told(lambda: self.sandbox.play_map(self.document.kept, self.document.path)):
            return False
        self.show_workspace(self.sandbox)
        return True

    def _map_at_hand(self) -> tuple[MapModel, Path | None]:
        """The map that is open; where there is none, the first of those that ship with the program."""
        if self.document.kept.regions:
            return self.document.kept, self.document.path
        path = bundled_maps()[0]
        return read_map(path), path

    def _new_map(self) -> None:
        self.exchange.new()

    def _import(self, path: Path) -> None:
        self.exchange.import_drawing(path)

    def _where_to_save(self, old: Path | None) -> Path | None:
        return self.file_commands.where_to_save(old)

    def _where_to_save_story(self, old: Path | None) -> Path | None:
        return ask_where_to_save_story(self, old or self._story_file())

    def _story_file(self) -> Path:
        """The file of the story that is open; where it has none, the one that would be suggested for it."""
        known = self.stories.work.path
        return known or suggested_file(self.settings.maps_folder(), self.stories.work.title, ".toml")

    def show_sample(self, path: Path) -> None:
        """Show a bundled map as one without a file: whoever saves it is asked where."""
        self.files.show_new(read_map(path), is_work=False)

    def _told(self, does: Callable[[], None]) -> bool:
        """Do something that may fail; the reason is told in the message bar."""
        try:
            does()
        except RealmwrightError as error:
            self.message.say(str(error))
            return False
        self.message.put_away()
        return True

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        apply_theme(qt_application(), theme)
        self.actions_book.dress(theme)
        self.header.show_theme(theme)
        self.message.show_theme(theme)
        self.editor.set_theme(theme)
        self.sandbox.set_theme(theme)

    def switch_theme(self) -> None:
        self.set_theme(THEMES[ThemeName.LIGHT if self.theme.name is ThemeName.DARK else ThemeName.DARK])
        self.memory.keep_theme(self.theme)

    def _follow_system(self, _scheme: Qt.ColorScheme) -> None:
        if self.memory.theme() is None:
            self.set_theme(system_theme())

    def _tell_rest(self) -> None:
        """What no widget tells by itself, in another language."""
        self.actions_book.tell_again()
        self.header.follow_actions()
        self.status.show_pointed("")
        if not self.is_story_shown:
            self.editor.tell_hint()
        self._show_document()

    def _show_pointed(self, region: str, spot: str) -> None:
        self.status.show_pointed(region)
        self.status.show_position(spot)

    def _show_pointed_position(self, region: Region | None, _spot: object) -> None:
        self.status.show_pointed("" if region is None else self.sandbox.sentence(region))

    def _tell(self, notice: Notice) -> None:
        """Good news that asks nothing passes by over the board; the rest stays under the header until it is settled."""
        if notice.tone is Tone.NEWS and not notice.choices:
            self.editor.said.emit(notice.sentence)
            self.status.show_pointed(notice.sentence)
        else:
            self.message.tell(notice)

    def _go_on(self) -> None:
        """The keys work on the board again."""
        self.view.setFocus()

    def _show_zoom(self) -> None:
        self.status.show_zoom(self.view.port.zoom)

    def _write_report(self, path: Path) -> bool:
        return self._told(lambda: self.sandbox.write_report(path))

    def closeEvent(self, event: QCloseEvent) -> None:
        for files in (self.files, self.stories):
            if not files.told("save", files.may_leave):
                event.ignore()
                return
        QGuiApplication.styleHints().colorSchemeChanged.disconnect(self._follow_system)
        self.sandbox.player.pause()
        self._clock.stop()
        self.files.leave()
        self.stories.leave()
        self.memory.keep(self, self.actions_book, {"map": self.editor, "sandbox": self.sandbox})
        super().closeEvent(event)
