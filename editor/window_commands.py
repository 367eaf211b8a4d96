"""The commands of a window, group by group as they stand in its menus; those of the workspaces come with them."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenuBar

from editor.action_book import ActionBook
from editor.exchange_commands import ExchangeCommands
from editor.file_commands import FileCommands, WindowSide
from editor.first_tour import tour_stops
from editor.help_commands import HelpCommands, HelpSide
from editor.scenario_commands import ScenarioCommands, ScenarioSide
from editor.settings_command import SettingsCommand, SettingsSide
from editor.view_commands import ViewCommands, ViewSide
from editor.words import tr

if TYPE_CHECKING:
    from editor.main_window import MainWindow


class WindowCommands:
    """Made before the workspaces, which carry some of them: what a command needs is asked for when it is used."""

    def __init__(self, window: "MainWindow") -> None:
        self._window = window
        self.book = ActionBook(window)
        self._add_files()
        self.book.add(
            "quit", tr("&Quit"), menu="File", group="quit", picture="action_close", keys="Ctrl+Q", does=window.close
        )
        self.looks = ViewCommands(self.book, self._view_side())
        self.preferences = SettingsCommand(self.book, window.settings, self._settings_side())
        self.book.add(
            "play-map", tr("&Play this map"), menu="Play", picture="action_play-map", keys="Ctrl+Return",
            does=window.play_this_map,
        )  # fmt: skip
        self.helps = HelpCommands(self.book, window.settings, self._help_side())

    def menus(self) -> QMenuBar:
        bar = QMenuBar()
        self.book.fill(bar)
        self.book.menus["File"].insertMenu(self.files.reopen_action, self.files.recent_menu)
        return bar

    def _add_files(self) -> None:
        window = self._window
        side = WindowSide(
            window, lambda: window.theme, lambda: window.show_workspace(window.editor), window.message.say
        )
        self.files = FileCommands(self.book, window.files, side, new=self._new_map, imports=self._import)
        self.exchange = ExchangeCommands(
            self.book, window.files, side, lambda: window.editor.options().layers, lambda: window.editor.docks.findings
        )
        story = ScenarioSide(window, self._story_file, window.open_scenario, self._write_report)
        self.scenarios = ScenarioCommands(self.book, story)

    def _new_map(self) -> None:
        self.exchange.new()

    def _import(self, path: Path) -> None:
        self.exchange.import_drawing(path)

    def _story_file(self) -> Path:
        return self._window.story_side.file()

    def _write_report(self, path: Path) -> bool:
        return self._window.story_side.report(path)

    def _view_side(self) -> ViewSide:
        window = self._window
        return ViewSide(
            view=lambda: window.view,
            show_map=lambda: window.show_workspace(window.editor),
            show_sandbox=lambda: window.show_workspace(window.sandbox),
            switch_theme=window.switch_theme,
        )

    def _settings_side(self) -> SettingsSide:
        window = self._window
        return SettingsSide(
            window=window,
            theme=lambda: window.theme,
            show_theme=window.set_theme,
            speak=lambda: window.language.choose,
            snapping=lambda: window.editor.snapping,
            recoveries=lambda: (window.files.recovery, window.stories.recovery),
            views=lambda: (window.editor.view, window.sandbox.view),
        )

    def _help_side(self) -> HelpSide:
        window = self._window
        return HelpSide(
            window=window,
            theme=lambda: window.theme,
            tools=lambda: tuple(window.editor.tools.values()),
            stops=lambda: tour_stops(window.editor),
        )
