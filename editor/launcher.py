"""The `realmwright` command: commands go to core.cli, otherwise the window opens. Qt is imported only then."""

import gc
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from core.files.bundled import bundled_file
from core.files.presence import is_file
from core.model.problems import RealmwrightError


def main() -> None:
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        # Started without outputs, as from a menu: what is said is said to nobody.
        sys.stdout, sys.stderr = sys.stdout or nowhere, sys.stderr or nowhere
        code = start(sys.argv[1:])
    sys.exit(code)


def start(arguments: list[str]) -> int:
    """No argument, files or names of bundled ones, or folders of units for a new game: the window. Else: a command."""
    folders, arguments = _unit_folders(arguments)
    files = [bundled_file(argument) or Path(argument) for argument in arguments[:2]]
    if not files or is_file(files[0]):
        return _open_window(files, folders)
    from core.cli.app import WindowTools, run  # noqa: PLC0415  a window needs no reader of options

    given = [word for folder in folders for word in ("--units", str(folder))]
    return run([*arguments, *given], WindowTools(paint=_paint))


def _open_window(files: list[Path], folders: tuple[Path, ...]) -> int:
    from editor.display_check import window_trouble  # noqa: PLC0415  nothing of a window unless one is wanted

    if trouble := window_trouble(meanwhile=_load_window):
        sys.stderr.write(f"realmwright: {trouble}, so no window can be opened; realmwright --help lists commands.\n")
        return 2
    from editor.program_start import open_window  # noqa: PLC0415  needs Qt

    return open_window(*files, units=folders)


def _load_window() -> None:
    """Everything a window needs. What is made now stays, and looking for garbage in it would be a tenth of the time."""
    gc.disable()
    try:
        import_module("editor.program_start")
    finally:
        gc.freeze()
        gc.enable()


def _unit_folders(arguments: list[str]) -> tuple[tuple[Path, ...], list[str]]:
    """The folders of a leading `--units FOLDER`, and the arguments that are left."""
    folders: list[Path] = []
    while arguments[:1] == ["--units"] and len(arguments) > 1:
        folders.append(Path(arguments[1]))
        arguments = arguments[2:]
    return tuple(folders), arguments


def _paint(*arguments: Any, **options: Any) -> bytes:
    from editor.display_check import qt_trouble  # noqa: PLC0415

    if trouble := qt_trouble():
        raise RealmwrightError(f"{trouble}, so no picture can be painted; SVG needs none of it")
    # A picture needs no display, and one that cannot be reached must not be in its way.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from editor.canvas.picture_files import painted_file  # noqa: PLC0415  Qt only when a picture is wanted

    return painted_file(*arguments, **options)
