"""What `make run` does: the window on a bundled map and scenario, or, without a display, a preview in a folder."""

import os
import sys
from pathlib import Path

from core.model.problems import RealmwrightError
from editor.display_check import window_trouble
from editor.preview import preview_map, preview_scenario, write_preview


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    try:
        return _show(folder)
    except RealmwrightError as trouble:
        sys.stderr.write(f"realmwright: {trouble}\n")
        return 2


def _show(folder: Path) -> int:
    trouble = window_trouble()
    if trouble is None:
        from editor.program_start import open_window  # noqa: PLC0415  the window is not wanted without a display

        return open_window(preview_map(), preview_scenario())
    # Pictures are painted into memory; a display that cannot be used must not be asked for.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    written = write_preview(folder)
    sys.stdout.write(f"{trouble}, so a preview of {len(written)} files was written into {folder}.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
