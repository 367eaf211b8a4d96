"""What `make run` does: the window on a bundled map, or, where there is no display, a preview in a folder."""

import sys
from pathlib import Path

from core.model.problems import RealmwrightError
from editor.canvas.qt_application import has_display


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    try:
        return _show(folder)
    except RealmwrightError as trouble:
        sys.stderr.write(f"realmwright: {trouble}\n")
        return 2


def _show(folder: Path) -> int:
    if has_display():
        from editor.main_window import open_window  # noqa: PLC0415  the window is not wanted without a display
        from editor.preview import preview_map  # noqa: PLC0415

        return open_window(preview_map())
    from editor.preview import write_preview  # noqa: PLC0415

    written = write_preview(folder)
    sys.stdout.write(
        f"There is no display here, so a preview was written: {', '.join(str(path) for path in written)}\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
