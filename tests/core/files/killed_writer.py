"""A writer that is killed at chosen moments of its work; run as a program of its own, because it forks.

    python -m tests.core.files.killed_writer WHAT FOLDER MOMENTS

WHAT is `save`, `autosave` or `scenario`. Each child writes the second version over the first and is killed when it
reaches its moment: a line of our own code, counted by a trace, the same in every run. The lines round the file itself
each have a moment of their own, the others share what is left. Prints what was found after each kill.
"""

import os
import signal
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any

from core.files.bundled import bundled_maps
from core.files.map_file import map_text, read_map, write_map
from core.files.scenario_file import read_scenario
from core.files.scenario_writer import scenario_text, write_scenario
from editor.files.recovery_store import RecoveryStore, key_for

_ROOT = str(Path(__file__).resolve().parents[3])
_Work = Callable[[int], None]


class Countdown:
    """Counts the lines our code reaches; `at` is the one at which it ends, 0 for never."""

    def __init__(self, at: int = 0) -> None:
        self.at, self.reached = at, 0
        self.at_the_file: list[int] = []

    def __call__(self, frame: FrameType, event: str, _value: Any) -> "Countdown | None":
        if not frame.f_code.co_filename.startswith(_ROOT):
            return None
        if event == "line":
            self.reached += 1
            if frame.f_code.co_filename.endswith("atomic.py"):
                self.at_the_file.append(self.reached)
            if self.reached == self.at:
                os.kill(os.getpid(), signal.SIGKILL)
        return self


def versions(what: str, folder: Path) -> tuple[Path, _Work, tuple[bytes, bytes]]:
    """The file to look at, the work (0 or 1: which version), and the two contents it may have."""
    if what == "scenario":
        told = read_scenario(Path(_ROOT, "mapfiles/scenarios/base/first-steps.toml"))
        tales = (told, replace(told, title="Told again"))
        path = folder / "told.toml"
        return path, lambda n: write_scenario(path, tales[n]), tuple(scenario_text(each).encode() for each in tales)  # type: ignore[return-value]
    model = read_map(next(path for path in bundled_maps() if path.name.startswith("teach-six")))
    models = (model, replace(model, title="Drawn again"))
    texts = tuple(map_text(each).encode() for each in models)
    path = folder / "ein Brett für späteren Gebrauch.map.geojson"
    if what == "save":
        return path, lambda n: write_map(path, models[n]), texts  # type: ignore[return-value]
    write_map(path, model)
    store = RecoveryStore(folder / "recovery")

    def work(version: int) -> None:
        store.write(key_for(path), map_text(models[version]).encode(), path, title=models[version].title, time="now")

    return path.with_name(f".{path.name}.recovery"), work, texts  # type: ignore[return-value]


def moments(work: _Work, number: int) -> list[int]:
    """Which lines to end at: those round the file first, the rest spread evenly over the whole work."""
    count = Countdown()
    sys.settrace(count)
    work(1)
    sys.settrace(None)
    near = count.at_the_file[:number]
    free = [n for n in range(1, count.reached + 1) if n not in set(near)]
    wanted = number - len(near)
    return sorted(near + [free[i * len(free) // wanted] for i in range(min(wanted, len(free)))])


def killed(work: _Work, at: int) -> bool:
    """Let a child work until the moment; was it really killed there?"""
    child = os.fork()
    if child == 0:
        sys.settrace(Countdown(at))
        work(1)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL


def main(what: str, folder: Path, number: int) -> None:
    path, work, contents = versions(what, folder)
    for moment in moments(work, number):
        work(0)
        kill = "killed" if killed(work, moment) else "finished"
        found = path.read_bytes() if path.exists() else b""
        print(kill, "old" if found == contents[0] else "new" if found == contents[1] else "LOST")  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]))
