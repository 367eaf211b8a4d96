"""Frame times of the map canvas, and its repaint side by side with labelme's canvas on the same polygons.

    python -m tests.bench.canvas_bench [--without-labelme]

Frames are whole: the event, the edit with live neighbours, findings and panels, and the painting. Times depend on the
machine and are only told; judged is how many times faster the canvas repaints than labelme's in the same run. labelme
lives in an environment of its own, made at the first run in the user's cache folder.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from math import cos, sin
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from core.files.map_file import read_map, write_map
from core.model.map_model import MapModel
from core.model.values import GRID, SymbolId, TerrainId
from editor.action_book import ActionBook
from editor.canvas.qt_application import qt_application
from editor.document.map_document import MapDocument
from editor.editor_workspace import EditorWorkspace
from tests.bench import bench_maps

TIMES_FASTER = 30
"""At least so many times faster than labelme's canvas a repaint has to be."""
MEDIAN_MS, MOST_MS = 16.0, 33.0
LABELME = "labelme>=5.5,<7"
Frame = tuple[float, float]
"""Milliseconds that passed, and milliseconds of the processor."""
TERRAINS = ("farmland", "forest", "hill", "swamp", "mountain", "sea", "lake")
_NONE, _LEFT, _MIDDLE = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton


def bench_map(regions: int, steps: int) -> MapModel:
    """A board with names, terrains and symbols; `steps` edges per border."""
    usual, bench_maps.STEPS = bench_maps.STEPS, steps
    rings, frame = bench_maps.matched_rings(regions)
    bench_maps.STEPS = usual
    model = bench_maps.as_model(rings, frame)
    tagged = tuple(
        replace(
            region,
            terrain=TerrainId(TERRAINS[number % 5 if number % 9 else 5 + number % 2]),
            symbols=(SymbolId("mine"),) if number % 3 == 0 else (),
        )
        for number, region in enumerate(model.regions)
    )
    printed = replace(model.frame, width_mm=1000.0, height_mm=1000.0 * frame[1] / frame[0])
    return replace(model, regions=tagged, frame=printed)


class Bench:
    """The map workspace in a window of 1600x1000, and a hand on its mouse."""

    def __init__(self, model: MapModel) -> None:
        self.window = QMainWindow()
        self.document = MapDocument(model)
        self.workspace = EditorWorkspace(ActionBook(self.window), self.document)
        self.window.setCentralWidget(self.workspace)
        self.window.resize(1600, 1000)
        self.window.show()
        QApplication.processEvents()
        self.view = self.workspace.view
        self.rest()

    def rest(self) -> None:
        self.view.fit()
        self.view.settle_now()
        self.workspace.docks.findings.settle()
        QApplication.processEvents()

    def mouse(self, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        there, keys = QPointF(self.view.mapToGlobal(at)), Qt.KeyboardModifier.ControlModifier
        QApplication.sendEvent(self.view, QMouseEvent(kind, QPointF(at), there, button, held, keys))

    def wheel(self, turn: int) -> None:
        at, none = QPointF(self.view.rect().center()), Qt.KeyboardModifier.NoModifier
        there, phase = QPointF(self.view.mapToGlobal(at.toPoint())), Qt.ScrollPhase.NoScrollPhase
        QApplication.sendEvent(self.view, QWheelEvent(at, there, QPoint(), QPoint(0, turn), _NONE, none, phase, False))

    def frames(self, count: int, does: Callable[[int], object]) -> list[Frame]:
        """Each frame: what is done, and everything painted that it changed."""
        times = []
        for number in range(count):
            start, worked = time.perf_counter(), time.thread_time()
            does(number)
            self.view.repaint()
            QApplication.processEvents()
            times.append(((time.perf_counter() - start) * 1000, (time.thread_time() - worked) * 1000))
        return times

    def pan(self) -> list[Frame]:
        start = self.view.rect().center()
        self.mouse(QEvent.Type.MouseButtonPress, start, _MIDDLE, _MIDDLE)
        moves = [start + QPoint(round(9 * step), round(6 * step)) for step in range(40)]
        moves += moves[::-1]
        times = self.frames(len(moves), lambda n: self.mouse(QEvent.Type.MouseMove, moves[n], _NONE, _MIDDLE))
        self.mouse(QEvent.Type.MouseButtonRelease, start, _MIDDLE, _NONE)
        return times

    def zoom(self) -> list[Frame]:
        return self.frames(60, lambda n: self.wheel(60 if n < 30 else -60))

    def drag(self) -> list[Frame]:
        """A vertex that two regions share, back and forth."""
        region = self.document.model.regions[len(self.document.model.regions) // 2 + 11]
        self.document.select((region.id,))
        self.workspace.pick_up("vertices")
        self.view.settle_now()
        vertex = region.outline[0].outer[len(region.outline[0].outer) // 5 + 2]
        at = QPointF(*self.view.port.to_view(vertex[0] / GRID, vertex[1] / GRID)).toPoint()
        self.mouse(QEvent.Type.MouseButtonPress, at, _LEFT, _LEFT)
        self.mouse(QEvent.Type.MouseMove, at + QPoint(5, 0), _NONE, _LEFT)
        places = [at + QPoint(round(5 * sin(0.7 * step)), round(5 * cos(step))) for step in range(80)]
        times = self.frames(80, lambda n: self.mouse(QEvent.Type.MouseMove, places[n], _NONE, _LEFT))
        self.mouse(QEvent.Type.MouseButtonRelease, places[-1], _LEFT, _NONE)
        self.document.select()
        self.workspace.pick_up("select")
        self.rest()
        return times


def told(name: str, frames: list[Frame]) -> str:
    columns = [middle_and_most([frame[kind] for frame in frames]) for kind in (0, 1)]
    middle, most = columns[1]
    verdict = "within" if middle <= MEDIAN_MS and most <= MOST_MS else "over"
    return (
        f"{name:16}" + "".join(f"{a:9.2f}{b:9.2f}" for a, b in columns) + f"   {verdict} {MEDIAN_MS:.0f}/{MOST_MS:.0f}"
    )


def middle_and_most(times: list[float]) -> tuple[float, float]:
    return median(times), sorted(times)[int(0.95 * len(times))]


def large_map() -> list[str]:
    """4,000 regions: from the file to the first picture, and a box around all of them."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "large.map.geojson"
        write_map(path, bench_map(4000, 4))
        bench = Bench(MapModel())
        opened = timed(lambda: (bench.document.replace(read_map(path), path), bench.view.repaint()))
        QApplication.processEvents()
        bench.view.settle_now()
        chosen = timed(lambda: (_choose_all(bench), bench.view.repaint()))
        count = len(bench.document.selection.regions)
        bench.window.hide()
    return [
        f"{count} regions: open {opened[0]:.2f} s passed, {opened[1]:.2f} s worked (3 s); "
        f"box-select {chosen[0]:.2f} s passed, {chosen[1]:.2f} s worked (0.2 s)"
    ]


def _choose_all(bench: Bench) -> None:
    found = bench.view.finder.regions_in((0, 0), (1e6, 1e6))
    bench.document.select(region.id for region in found)


def timed(does: Callable[[], object]) -> tuple[float, float]:
    """Seconds that passed, and seconds of the processor."""
    start, worked = time.perf_counter(), time.thread_time()
    does()
    return time.perf_counter() - start, time.thread_time() - worked


def labelme_python() -> Path:
    """The interpreter of labelme's own environment, made at the first run."""
    cache = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "realmwright-bench"
    python = cache / "labelme" / "bin" / "python"
    if not (cache / "labelme" / "ready").exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(cache / "labelme")], check=True)
        subprocess.run([str(python), "-m", "pip", "-q", "--disable-pip-version-check", "install", LABELME], check=True)
        (cache / "labelme" / "ready").touch()
    return python


def labelme_repaint(model: MapModel, size: tuple[int, int]) -> float:
    """Milliseconds of one repaint of labelme's canvas with the same polygons in a window of the same size."""
    rings = [[(x / GRID, y / GRID) for x, y in region.outline[0].outer] for region in model.regions]
    board = (model.frame.width / GRID, model.frame.height / GRID)
    with tempfile.NamedTemporaryFile("w", suffix=".json", delete=False) as file:
        json.dump({"rings": rings, "board": board, "size": size}, file)
    script = Path(__file__).with_name("labelme_canvas.py")
    # Its own Qt must not look for the plug-ins of ours.
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "PYTHON"))}
    told = subprocess.run(
        [str(labelme_python()), str(script), file.name],
        env=clean | {"QT_QPA_PLATFORM": "offscreen"}, check=True, capture_output=True, text=True,
    )  # fmt: skip
    Path(file.name).unlink()
    return float(told.stdout.strip().splitlines()[-1])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--without-labelme", action="store_true")
    options = parser.parse_args()
    qt_application()
    model = bench_map(500, 10)
    vertices = sum(len(ring) for region in model.regions for ring in region.rings())
    print(f"{len(model.regions)} regions, {vertices} vertices, 1600x1000, milliseconds a frame")
    print(f"{'':16}{'passed':>9}{'95 %':>9}{'worked':>9}{'95 %':>9}")
    bench = Bench(model)
    print(told("pan", bench.pan()))
    bench.rest()
    print(told("zoom", bench.zoom()))
    bench.rest()
    print(told("vertex drag", bench.drag()))
    repaint = bench.frames(60, lambda n: None)
    print(told("repaint", repaint))
    print("\n".join(large_map()))
    if options.without_labelme:
        return 0
    theirs = labelme_repaint(model, bench.view.size().toTuple())
    ours = median(frame[0] for frame in repaint)
    print(f"labelme repaints in {theirs:.1f}, ours in {ours:.2f}: {theirs / ours:.0f} times faster")
    return int(theirs / ours < TIMES_FASTER)


if __name__ == "__main__":
    sys.exit(main())
