"""How the program begins: which map and scenario its window shows, what it offers, until it is closed."""

import sys
from pathlib import Path

from core.files.bundled import bundled_maps
from core.files.presence import is_file
from core.files.unit_folders import units_in
from core.model.problems import RealmwrightError
from editor.canvas.qt_application import qt_application
from editor.main_window import MainWindow

_TITLE_BAR = 40
"""Pixels that a desktop puts over a window, at the most."""


def open_window(*paths: Path, units: tuple[Path, ...] = ()) -> int:
    """Run the program until its window is closed, on these maps and scenarios; the exit code.

    Folders of invented units that cannot be read are told before there is a window.
    """
    try:
        invented = units_in(*units)
    except RealmwrightError as trouble:
        sys.stderr.write(f"realmwright: {trouble}\n")
        return 2
    application = qt_application()
    window = MainWindow()
    window.sandbox.session.units = invented
    show_first(window)
    begin(window, *paths)
    return application.exec()


def show_first(window: MainWindow) -> None:
    """As it was left last time. At the first start at its usual size, or over the whole of a screen with less room."""
    room = window.screen().availableGeometry()
    has_room = window.width() <= room.width() and window.height() + _TITLE_BAR <= room.height()
    if window.memory.is_empty and not has_room:
        window.resize(window.size().boundedTo(room.size() * 0.9))
        window.showMaximized()
    else:
        window.show()


def begin(window: MainWindow, *paths: Path) -> None:
    """Show files in a new window, and offer what was left behind.

    Without a map the one opened last is shown, or a bundled one. The workspace shown is that of the first file.
    """
    scenarios = [path for path in paths if path.suffix == ".toml"]
    maps = [path for path in paths if path not in scenarios]
    recent = [path for path in window.settings.recent_files() if is_file(path)]
    _show_map(window, [*maps, *recent, *bundled_maps()])
    if scenarios:
        window.open_scenario(scenarios[0])
    if paths and paths[0] not in scenarios:
        window.show_workspace(window.editor)
    window.files.offer_recovered()
    window.stories.offer_recovered()
    window.helps.offer_tour()
    window.helps.show_tour(is_shown=window.pages.currentWidget() is window.editor)


def _show_map(window: MainWindow, choice: list[Path]) -> None:
    """The first of them; one that came with the program as a copy, so that nobody saves over it by chance."""
    if not choice:
        return
    if choice[0].resolve() in [path.resolve() for path in bundled_maps()]:
        window.show_sample(choice[0])
    else:
        window.open_map(choice[0])
