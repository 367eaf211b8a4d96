"""How the program begins: which map and scenario its window shows, what it offers, until it is closed."""

from pathlib import Path

from core.files.bundled import bundled_maps
from editor.canvas.qt_application import qt_application
from editor.main_window import MainWindow


def open_window(*paths: Path) -> int:
    """Run the program until its window is closed, on these maps and scenarios; the exit code."""
    application = qt_application()
    window = MainWindow()
    window.show()
    begin(window, *paths)
    return application.exec()


def begin(window: MainWindow, *paths: Path) -> None:
    """Show files in a new window, and offer what was left behind.

    Without a map the one opened last is shown, or a bundled one. The workspace shown is that of the first file.
    """
    scenarios = [path for path in paths if path.suffix == ".toml"]
    maps = [path for path in paths if path not in scenarios]
    recent = [path for path in window.settings.recent_files() if path.is_file()]
    _show_map(window, [*maps, *recent, *bundled_maps()])
    if scenarios:
        window.open_scenario(scenarios[0])
    if paths and paths[0] not in scenarios:
        window.show_workspace(window.editor)
    window.files.offer_recovered()
    window.helps.offer_tour()


def _show_map(window: MainWindow, choice: list[Path]) -> None:
    """The first of them; one that came with the program as a copy, so that nobody saves over it by chance."""
    if not choice:
        return
    if choice[0].resolve() in [path.resolve() for path in bundled_maps()]:
        window.show_sample(choice[0])
    else:
        window.open_map(choice[0])
