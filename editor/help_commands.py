"""The commands that help to find commands: the search, the shortcut sheet, the help pages, the tour."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from core.picture.palette import Theme
from editor.action_book import ActionBook, plain_menu
from editor.dialogs.command_palette import Command, CommandPalette
from editor.dialogs.dialog_frame import is_accepted
from editor.dialogs.help_dialog import HelpDialog
from editor.dialogs.help_pages import help_pages
from editor.dialogs.shortcuts_dialog import ShortcutsDialog
from editor.files.settings import Settings
from editor.shortcuts import Shortcuts
from editor.tools.tool import Tool
from editor.tour import Stop, Tour
from editor.words import tr

_TOUR_DONE = "tour-done"


@dataclass(frozen=True, slots=True)
class HelpSide:
    """What the commands need of the window they stand in."""

    window: QWidget
    theme: Callable[[], Theme]
    tools: Callable[[], Iterable[Tool]]
    stops: Callable[[], tuple[Stop, ...]]


class HelpCommands(QObject):
    """Shortcuts the user has changed are put in force by `take_shortcuts`, once every command is there."""

    def __init__(self, actions: ActionBook, settings: Settings, side: HelpSide) -> None:
        super().__init__(side.window)
        self._actions, self._settings, self._side = actions, settings, side
        self.shortcuts: Shortcuts | None = None
        self.palette: CommandPalette | None = None
        self.help: HelpDialog | None = None
        self.tour: Tour | None = None
        add = actions.add
        self.search_action = add(
            "search-commands", tr("Search &commands"), menu="Help", picture="action_search", keys="Ctrl+Shift+P",
            does=self.open_palette,
        )  # fmt: skip
        add("help", tr("&Help"), menu="Help", picture="action_help", keys="F1", does=self.open_help)
        add(
            "shortcuts", tr("&Shortcuts…"), menu="Help", picture="action_shortcuts", keys="Ctrl+F1",
            does=self.open_shortcuts,
        )  # fmt: skip
        add("tour", tr("Take the &tour"), menu="Help", picture="mark_comment", keys="Shift+F1", does=self.begin_tour)

    def take_shortcuts(self) -> None:
        self.shortcuts = Shortcuts(self._actions, self._settings)

    def commands(self) -> list[Command]:
        """Everything the search finds."""
        return [Command(entry.action, plain_menu(entry.menu)) for entry in self._actions.entries()]

    def open_palette(self) -> None:
        self.palette = CommandPalette(self.commands(), self._side.theme(), self._side.window)
        self.palette.open_over(self._side.window)

    def open_help(self, title: str = "") -> None:
        pages = help_pages(self._actions, self._side.tools())
        self.help = HelpDialog(pages, self._side.theme(), self._side.window)
        self.help.show_page(title)
        self.help.show()

    def open_shortcuts(self) -> None:
        assert self.shortcuts is not None, "they are taken when the window is made"
        is_accepted(ShortcutsDialog(self._actions, self.shortcuts, self._side.theme(), self._side.window))

    def begin_tour(self) -> None:
        if self.tour is None:
            self.tour = Tour(self._side.stops(), self._side.theme(), self._side.window)
            self.tour.ended.connect(self._end_tour)
            let_go = self._actions.get("back-out")
            if let_go is not None:
                # Esc on the board takes the card away too: it may cover the very corner one wants to begin in.
                let_go.triggered.connect(self.tour.end)

    def show_tour(self, *, is_shown: bool) -> None:
        """The tour is about the map: in the other workspace it waits out of sight."""
        if self.tour is not None:
            self.tour.setVisible(is_shown)

    def offer_tour(self) -> None:
        """At the first start, and never again once it was put away."""
        if not self._settings.is_on(_TOUR_DONE, usual=False):
            self.begin_tour()

    def _end_tour(self) -> None:
        self.tour = None
        self._settings.set_on(_TOUR_DONE, True)
        self._settings.sync()
