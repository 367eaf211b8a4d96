"""From the command to the first painted window, beside an empty window of Qt started the same way.

    python -m tests.bench.start_bench

The program is started as its command does, in a folder of settings of its own, on a display of its own (or on yours,
where there is no Xvfb). The first start is left out. Told in seconds; judged as a ratio, because machines differ.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import monotonic

from tests.screens.virtual_display import virtual_display

TIMES = 10
MOST = 18.0
"""How many times as long as an empty window: 2 s on the machine on which that takes 0.11 s."""

_UNTIL_SEEN = """
import sys, time
from PySide6.QtWidgets import QApplication, QWidget

def until_seen(*_):
    while not any(w.windowHandle() and w.windowHandle().isExposed() for w in QApplication.topLevelWidgets()):
        QApplication.processEvents()
    QApplication.processEvents()
    print(time.monotonic(), flush=True)
    return 0
"""
EMPTY = f"{_UNTIL_SEEN}\napplication = QApplication([])\nwindow = QWidget()\nwindow.show()\nuntil_seen()"
PROGRAM = f"{_UNTIL_SEEN}\nQApplication.exec = until_seen\nfrom editor.launcher import start\nstart(sys.argv[1:])"


def seconds(program: str) -> float:
    """Until the window is seen, on a clock that both processes share."""
    begin = monotonic()
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1]) - begin


def measured() -> tuple[list[float], list[float]]:
    for program in (EMPTY, PROGRAM):
        seconds(program)
    pairs = [(seconds(EMPTY), seconds(PROGRAM)) for _ in range(TIMES)]
    empty, ours = zip(*pairs, strict=True)
    return sorted(empty), sorted(ours)


def main() -> int:
    with tempfile.TemporaryDirectory() as home, virtual_display(1600, 1000) as display:
        os.environ |= {"REALMWRIGHT_HOME": str(Path(home)), "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        empty, ours = measured()
    ratio = median(ours) / median(empty)
    print(f"an empty window of Qt: {median(empty):.2f} s ({empty[0]:.2f} to {empty[-1]:.2f})")
    print(f"the program:           {median(ours):.2f} s ({ours[0]:.2f} to {ours[-1]:.2f})")
    print(f"{ratio:.1f} times as long, at most {MOST:g}: {'met' if ratio <= MOST else 'MISSED'}")
    return int(ratio > MOST)


if __name__ == "__main__":
    sys.exit(main())
