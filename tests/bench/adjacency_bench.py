"""Adjacency against libpysal on the same polygons, and incremental updates against a full pass.

Run as `python -m tests.bench.adjacency_bench`; `--write` puts the table into docs/benchmarks-adjacency.md. Only ratios
of one run are judged, never seconds; the exit code is 1 when one is missed.
"""

import gc
import resource
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time

import geopandas
import numpy as np
from libpysal.graph import Graph
from libpysal.weights import fuzzy_contiguity

from core.model.map_model import AdjacencySettings, Frame, MapModel
from core.model.region import Part
from core.model.values import GRID, Point
from core.topology.live_adjacency import LiveAdjacency
from core.topology.measure import measure, measure_shapes
from tests.bench.bench_maps import as_model, as_shapes, matched_rings, with_gaps

SIZES = (300, 3_000, 30_000)
TURNS = {300: 9, 3_000: 5, 30_000: 3}
RUNS_A_TURN = {300: 5, 3_000: 3, 30_000: 1}
BUFFER = AdjacencySettings().gap / GRID / 2
"""libpysal grows both regions, so half of the gap we close."""
LINEAR_EXPONENT = 1.2
HEAD = """# Adjacency, measured

Made by `python -m tests.bench.adjacency_bench --write`: the same polygons, one run, medians of processor time, the
contenders taking turns. Rook and fuzzy contiguity are libpysal's.

"""
REPORT = Path(__file__).parents[2] / "docs" / "benchmarks-adjacency.md"


@dataclass(frozen=True, slots=True)
class Row:
    """One comparison: how many times faster we are, and how many times we have to be."""

    what: str
    regions: int
    ours: float
    theirs: float
    wanted: float

    @property
    def ratio(self) -> float:
        return self.theirs / self.ours

    @property
    def is_met(self) -> bool:
        return self.ratio >= self.wanted


def timed(job: Callable[[], object]) -> float:
    """Processor time of one run in milliseconds."""
    start = process_time()
    job()
    return (process_time() - start) * 1000


@contextmanager
def no_collecting() -> Iterator[None]:
    """As timeit does: nobody pays for the rubbish of others."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def medians(regions: int, *jobs: Callable[[], object]) -> list[float]:
    """Median time of each job, the jobs taking turns so that all see the same machine.

    A turn is the best of a few runs: the first one after another job finds nothing of its own in the caches.
    """
    times: list[list[float]] = [[] for _ in jobs]
    with no_collecting():
        for _ in range(TURNS[regions]):
            for job, spent in zip(jobs, times, strict=True):
                spent.append(min(timed(job) for _ in range(RUNS_A_TURN[regions])))
    return [median(spent) for spent in times]


def compared(regions: int) -> list[Row]:
    """Full passes over one map, edge-matched and with gaps."""
    rings, size = matched_rings(regions)
    frame = Frame(*size)
    matched = as_shapes(rings)
    gappy = with_gaps(matched)
    matched_frame, gappy_frame = (geopandas.GeoDataFrame(geometry=list(shapes)) for shapes in (matched, gappy))
    ours, rook, fuzzy = medians(
        regions,
        lambda: measure_shapes(matched, scale=GRID, frame=frame),
        lambda: Graph.build_contiguity(matched_frame, rook=True),
        lambda: fuzzy_contiguity(matched_frame, buffering=False),
    )
    gaps, buffered = medians(
        regions,
        lambda: measure_shapes(gappy, scale=GRID, frame=frame),
        lambda: fuzzy_contiguity(gappy_frame, buffering=True, buffer=BUFFER, tolerance=0.0),
    )
    count = len(rings)
    return [
        Row("edge-matched, against Rook contiguity", count, ours, rook, 10.0),
        Row("edge-matched, against fuzzy contiguity (no lengths)", count, ours, fuzzy, 4.0),
        Row("gaps of 1 to 3 units, against buffered fuzzy contiguity", count, gaps, buffered, 1.0),
    ]


def incremental(regions: int, wanted: float, edits: int = 200) -> Row:
    """One moved vertex of a shared border against a full pass over the same map."""
    rings, size = matched_rings(regions)
    model = as_model(rings, size)
    live = LiveAdjacency(model)
    rng = np.random.default_rng(5)
    users: dict[Point, list[int]] = {}
    for number, ring in enumerate(rings):
        for point in ring:
            users.setdefault(point, []).append(number)
    shared = sorted(point for point, numbers in users.items() if len(numbers) > 1)
    updates = []
    with no_collecting():
        for _ in range(edits):
            old = shared.pop(int(rng.integers(len(shared))))
            model = _moved(model, users[old], old, rng)
            # As the editor does, which knows what it has moved.
            updates.append(timed(partial(live.update, model, [model.regions[number].id for number in users[old]])))
        passes = [timed(partial(measure, model)) for _ in range(9)]
    if measure(model) != live.adjacency:
        raise AssertionError("the incremental answer differs from the full pass")
    return Row("one moved vertex, against a full pass", len(rings), median(updates), median(passes), wanted)


def _moved(model: MapModel, numbers: list[int], old: Point, rng: np.random.Generator) -> MapModel:
    new = (old[0] + int(rng.integers(-200, 201)), old[1] + int(rng.integers(-200, 201)))
    changed = []
    for number in numbers:
        region = model.regions[number]
        ring = tuple(new if point == old else point for point in region.outline[0].outer)
        changed.append(replace(region, outline=(Part(ring),)))
    return model.with_regions(changed)


def growth(rows: list[Row]) -> list[tuple[str, float]]:
    """The exponent with which our time grows from the middle to the largest map, per kind of comparison."""
    exponents = []
    for what in dict.fromkeys(row.what for row in rows if row.regions > 3_500):
        middle, largest = [row for row in rows if row.what == what][-2:]
        steps = np.log(largest.regions / middle.regions)
        exponents.append((what.split(",")[0], float(np.log(largest.ours / middle.ours) / steps)))
    return exponents


def report(rows: list[Row], megabytes: float) -> tuple[str, bool]:
    """The table as Markdown, and whether everything that is wanted is met."""
    lines = ["| what | regions | ours, ms | theirs, ms | times faster | wanted | |", "|---|---|---|---|---|---|---|"]
    for row in rows:
        mark = "met" if row.is_met else "MISSED"
        figures = f"{row.ours:.2f} | {row.theirs:.1f} | {row.ratio:.1f} | {row.wanted:g}"
        lines.append(f"| {row.what} | {row.regions:,} | {figures} | {mark} |")
    lines += ["", "| growth of our time | exponent, at most " + str(LINEAR_EXPONENT) + " |", "|---|---|"]
    exponents = dict(growth(rows))
    lines += [f"| {what} | {exponent:.2f} |" for what, exponent in exponents.items()]
    lines += [
        "",
        f"Most memory held while measuring 30,000 regions: {megabytes:,.0f} MB above the polygons themselves.",
    ]
    is_met = all(row.is_met for row in rows) and all(value <= LINEAR_EXPONENT for value in exponents.values())
    return "\n".join(lines), is_met


def most_memory(regions: int) -> float:
    """Megabytes by which measuring both kinds of map raises the most memory this process has held."""
    rings, size = matched_rings(regions)
    matched = as_shapes(rings)
    gappy = with_gaps(matched)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for shapes in (matched, gappy):
        measure_shapes(shapes, scale=GRID, frame=Frame(*size))
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024


def main() -> int:
    # libpysal tells of islands and of its own coming changes; neither is a matter of speed.
    warnings.simplefilter("ignore")
    megabytes = most_memory(SIZES[-1])
    rows = [row for size in SIZES for row in compared(size)]
    rows += [incremental(500, 20.0), incremental(3_000, 100.0)]
    text, is_met = report(rows, megabytes)
    sys.stdout.write(text + "\n")
    if "--write" in sys.argv:
        REPORT.write_text(HEAD + text + "\n", encoding="utf-8")
    return 0 if is_met else 1


if __name__ == "__main__":
    raise SystemExit(main())
