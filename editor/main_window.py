"""The main window: holds both workspaces, the map and the sandbox, and switches between them."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from core.files.map_file import read_map
from core.model.region import Region
from core.picture.palette import THEMES, Theme, ThemeName
from editor.bars import HeaderBar, StatusLine
from editor.canvas.port_view import PortView
from editor.canvas.qt_application import qt_application
from editor.canvas.text_size import use_text_size
from editor.dialogs.file_questions import ask_about_unsaved
from editor.document.map_document import MapDocument
from editor.editor_workspace import EditorWorkspace
from editor.file_drop import FileDrop
from editor.files.map_files import MapFiles
from editor.files.notices import Notice, Tone, Unsaved
from editor.files.preferences import read_preferences
from editor.files.settings import Settings
from editor.files.work_files import Questions
from editor.missing_art import MissingArt
from editor.notice_bar import NoticeBar
from editor.theme import apply_theme, system_theme, undress
from editor.window_commands import WindowCommands
from editor.window_language import WindowLanguage, begin_in_english
from editor.window_memory import WindowMemory
from editor.window_status import Shown, WindowStatus
from editor.window_stories import WindowStories
from editor.window_text_size import WindowTextSize
from editor.words import tr
from sandbox.sandbox_actions import HISTORY, OPTIONS
from sandbox.sandbox_workspace import SandboxWorkspace


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
        use_text_size(read_preferences(self.settings, "en").text_size)
        undress(qt_application())
        self.message = NoticeBar()
        self.document = MapDocument(parent=self)
        questions = Questions(self._about_unsaved, self._where_to_save)
        self.files = MapFiles(self.document, self.settings, questions, self)
        commands = WindowCommands(self)
        self.actions_book, self.file_commands, self.exchange = commands.book, commands.files, commands.exchange
        self.scenario_commands, self.looks, self.helps = commands.scenarios, commands.looks, commands.helps
        self.editor = EditorWorkspace(self.actions_book, self.document)
        self.sandbox = SandboxWorkspace((self.scenario_commands.open_action, self.scenario_commands.report_action))
        self._keep_stories()
        self._enter_sandbox_commands()
        workspaces = (self.looks.map, self.looks.sandbox)
        self.header = HeaderBar(commands.menus(), self.helps.search_action, self._header_actions(), workspaces)
        self.language = WindowLanguage(self, self.settings, self._tell_rest)
        self.header.add(self.language.button)
        self.status = StatusLine((self.looks.zoom_out, self.looks.zoom_in, self.looks.fit))
        self.telling = WindowStatus(self, self.header, self.status, self._shown)
        self._lay_out()
        MissingArt(self.document, self.message, self.editor.tools["art"].ask_and_place)
        self._drop = FileDrop(self, self.exchange, self.open_file)
        self._connect()
        self.set_theme(self.theme)
        self.show_workspace(self.editor)
        self.helps.take_shortcuts()
        self.memory.restore(self, self.actions_book, {"map": self.editor, "sandbox": self.sandbox})
        self.language.begin()
        commands.preferences.begin()
        self.text_size = WindowTextSize(self, lambda: self.set_theme(self.theme))

    def _keep_stories(self) -> None:
        self.story_side = WindowStories(
            self, self.sandbox, self.document, self.settings, about_unsaved=self._about_unsaved, message=self.message
        )
        self.stories = self.story_side.files
        self.file_commands.shown_files = lambda: self.stories if self.is_story_shown else self.files
        self.sandbox.share.save_story = self.file_commands.save

    def _about_unsaved(self, title: str) -> Unsaved:
        return ask_about_unsaved(self, title)

    def _where_to_save(self, old: Path | None) -> Path | None:
        return self.file_commands.where_to_save(old)

    @property
    def is_story_shown(self) -> bool:
        return self.pages.currentWidget() is self.sandbox

    @property
    def view(self) -> PortView:
        """The board of the workspace shown."""
        return self.sandbox.view if self.pages.currentWidget() is self.sandbox else self.editor.view

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
        self.editor.pointed.connect(self.telling.show_pointed)
        self.editor.said.connect(self.status.show_pointed)
        self.sandbox.said.connect(self.status.show_pointed)
        self.sandbox.view.pointed.connect(self._show_pointed_position)
        self.sandbox.pointed_at.connect(self.status.show_pointed)
        self.sandbox.step_shown.connect(self.telling.show_document)
        self.sandbox.scenario_wanted.connect(self.open_scenario)
        self.sandbox.play_wanted.connect(self.play_this_map)
        for view in (self.editor.view, self.sandbox.view):
            view.zoomed.connect(self.telling.show_zoom)
        self.message.left.connect(self._go_on)
        for files in (self.files, self.stories):
            files.noticed.connect(self._tell)
            files.settled.connect(self.message.put_away)
            files.state_changed.connect(self.telling.show_document)
        self.files.brought_back.connect(lambda: self.show_workspace(self.editor))
        self.stories.brought_back.connect(self._show_sandbox)
        self.story_side.begun.connect(lambda: self.show_workspace(self.sandbox))
        self.sandbox.session.opened.connect(lambda: self.scenario_commands.report_action.setEnabled(True))
        self.telling.begin()
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
        self.telling.show_pointed("")
        if is_map:
            self.editor.tell_hint()
        self.telling.show_document()
        self.telling.show_zoom()
        self.view.setFocus()

    def _shown(self) -> Shown:
        files = self.file_commands.shown_files()
        if not self.is_story_shown:
            return Shown(self.document.title, files, self.editor.counts, self.view)
        title, file, step = self.sandbox.document_words()
        return Shown(title, files, lambda: step, self.view, unchanged=file)

    def open_map(self, path: Path) -> bool:
        """Show another map. Trouble is told in the message bar, and the map shown before stays."""
        return self.file_commands.open(path)

    def open_scenario(self, path: Path) -> bool:
        """Show another scenario in the sandbox. Trouble is told in the message bar."""
        return self.story_side.open(path)

    def open_file(self, path: Path) -> bool:
        return self.open_scenario(path) if path.suffix == ".toml" else self.open_map(path)

    def play_this_map(self) -> bool:
        """A new game on the map as it stands, saved or not, in the sandbox."""
        return self.story_side.play()

    def show_sample(self, path: Path) -> None:
        """Show a bundled map as one without a file: whoever saves it is asked where."""
        self.files.show_new(read_map(path), is_work=False)

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
        self.telling.show_document()

    def _show_pointed_position(self, region: Region | None, _spot: object) -> None:
        self.status.show_pointed("" if region is None else self.sandbox.sentence(region))

    def _tell(self, notice: Notice) -> None:
        """Good news that asks nothing passes by over the board; the rest stays under the header until it is settled."""
        if notice.tone is Tone.NEWS and not notice.choices:
            self.editor.said.emit(tr(notice.sentence))
            self.status.show_pointed(tr(notice.sentence))
        else:
            self.message.tell(notice)

    def _go_on(self) -> None:
        """The keys work on the board again."""
        self.view.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        for files in (self.files, self.stories):
            if not files.told("save", files.may_leave):
                event.ignore()
                return
        QGuiApplication.styleHints().colorSchemeChanged.disconnect(self._follow_system)
        self.sandbox.player.pause()
        self.telling.end()
        self.files.leave()
        self.stories.leave()
        self.memory.keep(self, self.actions_book, {"map": self.editor, "sandbox": self.sandbox})
        super().closeEvent(event)
