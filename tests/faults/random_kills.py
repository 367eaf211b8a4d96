"""Work on a map that is killed at random moments; run as a program of its own, because it forks.

    python -m tests.faults.random_kills save|autosave FOLDER TIMES

Each child changes a map without pause and saves it, or leaves that to the recovery copies, and tells each step that is
safe. It is killed somewhere in its first third of a second. Prints what was found after each kill.
"""

import os
import random
import signal
import sys
import time
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from core.files.bundled import bundled_maps
from core.files.map_file import read_map, write_map
from core.model.problems import RealmwrightError
from editor.document.map_document import MapDocument
from editor.files import recovery_writer
from editor.files.map_files import MapFiles
from editor.files.settings import Settings
from editor.files.work_files import Questions

LONGEST = 0.35


def work(what: str, path: Path, home: Path, told: int) -> None:
    """Change the map for ever; tell each step that nothing may take away any more."""
    recovery_writer._PAUSE_MS = 0  # the writing is what is to be met, not the waiting
    application = QApplication([])
    document = MapDocument()
    files = MapFiles(document, Settings(home), Questions(lambda _: None, lambda _: None))
    files.open(path)
    at_copy = 0

    def step() -> None:
        nonlocal at_copy
        number = int(document.title.rpartition(" ")[2]) + 1
        document.edit("Rename", replace(document.kept, title=f"Step {number}"))
        if what == "save":
            files.save()
            os.write(told, b"%d\n" % number)

    def copied() -> None:
        number = read_map(path.with_name(f".{path.name}.recovery")).title.rpartition(" ")[2]
        os.write(told, number.encode() + b"\n")

    if what == "autosave":
        files.recovery.written.connect(copied)
    timer = QTimer(interval=3 if what == "autosave" else 0)
    timer.timeout.connect(step)
    timer.start()
    os.write(told, b"0\n")
    application.exec()


def killed(what: str, path: Path, home: Path, chance: random.Random) -> int:
    """Let a child work until it is killed; the last step it told."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        work(what, path, home, writing)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as told:
        told.readline()  # it has begun
        time.sleep(chance.uniform(0, LONGEST))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        steps = told.read().split("\n")
    return int(next((step for step in reversed(steps[:-1]) if step), "0"))


def found_in(path: Path) -> int:
    """The step a file holds; a RealmwrightError if it is not whole."""
    return int(read_map(path).title.rpartition(" ")[2])


def main(what: str, folder: Path, times: int) -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    chance = random.Random(8)
    model = replace(read_map(next(path for path in bundled_maps() if path.name.startswith("base-5"))), title="Step 0")
    for number in range(times):
        place = folder / str(number)
        place.mkdir()
        path = place / "map.map.geojson"
        write_map(path, model)
        safe = killed(what, path, place / "home", chance)
        kept = path if what == "save" else path.with_name(f".{path.name}.recovery")
        try:
            whole = found_in(path) if kept == path or not kept.exists() else found_in(kept)
            verdict = "kept" if whole >= safe and (what == "save" or found_in(path) == 0) else f"LOST {safe} > {whole}"
        except RealmwrightError as trouble:
            verdict = f"LOST {trouble}"
        print(verdict, safe, flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]))
