"""`make screens`: every workspace, panel and dialog as a picture, in both looks and two sizes, into out/screens."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.screens.virtual_display import virtual_display

SIZES = ((1600, 1000), (1024, 700))


def main() -> int:
    """`python -m tests.screens [FOLDER] [SCENE...]`: all scenes, or those whose name contains one of the words."""
    if os.environ.get("REALMWRIGHT_SCREENS"):
        return _take(Path(sys.argv[1]), sys.argv[2:])
    with virtual_display(*SIZES[0]) as display:
        told = {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "REALMWRIGHT_SCREENS": "yes"}
        command = [sys.executable, "-m", "tests.screens", *(sys.argv[1:] or ["out/screens"])]
        return subprocess.run(command, env={**os.environ, **told}, check=False).returncode


def _take(folder: Path, words: list[str]) -> int:
    # Qt looks for its display when it is imported.
    from core.picture.palette import THEMES
    from editor.canvas.qt_application import qt_application
    from tests.screens.scenes import SCENES
    from tests.screens.stage import Stage

    qt_application()
    chosen = {name: scene for name, scene in SCENES.items() if not words or any(word in name for word in words)}
    for theme in THEMES.values():
        for size in SIZES:
            with tempfile.TemporaryDirectory() as home:
                os.environ["REALMWRIGHT_HOME"] = home
                stage = Stage(folder / f"{theme.name.value}-{size[0]}", Path(home), size, theme)
                for name, scene in chosen.items():
                    scene(stage)
                    stage.shoot(name)
                stage.close()
    sys.stdout.write(f"{4 * len(chosen)} pictures were written into {folder}.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
