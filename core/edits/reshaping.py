"""Borders made smoother or rougher, the same for the regions on both sides. Junctions and the frame stay put."""

from collections.abc import Callable, Collection, Generator, Iterable, Mapping
from dataclasses import replace

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import LineString

from core.edits.outcome import Edited, Outcome, Refusal
from core.edits.settling import settled, vanished
from core.generator.noise import make_noise
from core.geometry.border_arcs import Arc, ArcSwap, arc_at, arcs_around
from core.geometry.edge_cells import Edge, EdgeCells
from core.model.done_in_steps import at_once
from core.model.map_model import Frame, MapModel
from core.model.sentences import mark, said
from core.model.values import GRID, RegionId
from core.topology.checks.message_words import counted

Floats = NDArray[np.float64]
Bend = Callable[[Floats, bool], Floats]
"""Samples of an arc, and whether it is closed, to their new places."""

Steps = Generator[float, None, Outcome]
"""Work in steps: yields which part is done, and returns the outcome."""

STRENGTHS = range(1, 6)
BATCH = 8
"""So many arcs are bent together."""
SMOOTH_STEP, ROUGH_STEP = 6 * GRID, 9 * GRID
SLACK = 0.3 * GRID
"""Samples that lie this close to the line without them are left out."""
CALM = 28 * GRID
"""From this far on the waves fade to nothing at a junction."""
TRIES = 10


def arcs_for(
    model: MapModel, regions: Collection[RegionId] = (), edges: Iterable[Edge] = (), cells: EdgeCells | None = None
) -> list[Arc]:
    """The arcs around some regions and those that some edges belong to."""
    cells = EdgeCells(model.regions) if cells is None else cells
    around = arcs_around(cells, model.frame, [region for region in model.regions if region.id in regions])
    single = [arc_at(cells, model.frame, edge) for edge in edges]
    return sorted({*around, *(arc for arc in single if arc is not None)})


def smooth(model: MapModel, arcs: Collection[Arc], strength: int) -> Outcome:
    return at_once(smoothing(model, arcs, strength))


def roughen(model: MapModel, arcs: Collection[Arc], strength: int, shuffle: int = 0) -> Outcome:
    return at_once(roughening(model, arcs, strength, shuffle))


def smoothing(model: MapModel, arcs: Collection[Arc], strength: int) -> Steps:
    """The arcs with their corners rounded, more of them the greater the strength (1 to 5)."""
    rounds = (2, 6, 16, 40, 100)[strength - 1]

    def bend(points: Floats, closed: bool) -> Floats:
        for _ in range(rounds):
            if closed:
                points = np.concatenate([points[-1:], points, points[:1]])
                points = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
            else:
                points = points.copy()
                points[1:-1] = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
        return points

    return _in_batches(model, arcs, bend, SMOOTH_STEP)


def roughening(model: MapModel, arcs: Collection[Arc], strength: int, shuffle: int = 0) -> Steps:
    """The arcs moved by one field of waves, further the greater the strength (1 to 5); `shuffle` picks the field."""
    noise = make_noise(np.random.Generator(np.random.PCG64(shuffle)), model.frame, 1.0)
    share = 0.06 * strength

    def bend(points: Floats, closed: bool) -> Floats:
        waves = noise.at(points, np.full(len(points), share)) * (0.3 + 0.25 * strength)
        if not closed:
            along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
            ease = np.clip(np.minimum(along, along[-1] - along) / CALM, 0.0, 1.0)
            waves *= (ease * ease * (3.0 - 2.0 * ease))[:, None]
        return points + waves

    return _in_batches(model, arcs, bend, ROUGH_STEP)


def _in_batches(model: MapModel, arcs: Collection[Arc], bend: Bend, step: float) -> Steps:
    """Bend all arcs, some at a time: an arc ends where others begin, so none waits for another.

    Yields which part is done. A batch that cannot be bent stays as it is; only if none can, that is the outcome.
    """
    if not arcs:
        return Refusal(mark("There is no border here that could be reshaped."))
    ordered, touched, less = sorted(arcs), dict[RegionId, None](), 0
    refusal: Refusal | None = None
    for start in range(0, len(ordered), BATCH):
        outcome, bent_less = _reshaped(model, ordered[start : start + BATCH], bend, step)
        less += bent_less
        if isinstance(outcome, Refusal):
            refusal = refusal or outcome
        else:
            model = outcome.model
            touched.update(dict.fromkeys(outcome.regions))
        yield min(1.0, (start + BATCH) / len(ordered))
    if refusal is not None and not touched:
        return refusal
    note = said("{} bent less, to keep clear of others.", counted(less, "border")) if less else ""
    return Edited(model, tuple(touched), note)


def _reshaped(model: MapModel, arcs: Collection[Arc], bend: Bend, step: float) -> tuple[Outcome, int]:
    """Bend arcs; where that makes borders cross, bend those at that place less, in the end not at all.

    Also how many were bent less.
    """
    shares = dict.fromkeys(arcs, 1.0)
    for _ in range(TRIES * 4):
        new = {arc: _bent(arc, share, bend, step, model.frame) for arc, share in shares.items() if share}
        outcome = _with_new_arcs(model, {old: fresh for old, fresh in new.items() if old != fresh})
        if isinstance(outcome, Edited):
            return outcome, sum(share < 1.0 for share in shares.values())
        guilty = _guilty(outcome, shares, model)
        if not guilty:
            return outcome, len(arcs)
        for arc in guilty:
            shares[arc] = shares[arc] / 2 if shares[arc] > 0.2 else 0.0
    return Refusal(mark("These borders lie too close together to be reshaped.")), len(arcs)


def _bent(arc: Arc, share: float, bend: Bend, step: float, frame: Frame) -> Arc:
    line, closed = LineString(arc), arc[0] == arc[-1]
    count = max(3 if closed else 2, round(line.length / step) + 1)
    even = np.linspace(0.0, line.length, count)
    samples = shapely.get_coordinates(shapely.line_interpolate_point(line, even))
    if closed:
        moved = bend(samples[:-1], True)
        moved = np.concatenate([moved, moved[:1]])
    else:
        moved = bend(samples, False)
    places = np.clip(samples + (moved - samples) * share, 0, (frame.width, frame.height))
    if not closed:
        places[[0, -1]] = samples[[0, -1]]
    kept = shapely.get_coordinates(shapely.simplify(LineString(np.round(places)), SLACK))
    return tuple((int(x), int(y)) for x, y in kept)


def _with_new_arcs(model: MapModel, arcs: Mapping[Arc, Arc]) -> Outcome:
    swap = ArcSwap(arcs)
    changed = []
    for region in model.regions:
        if swap.points.isdisjoint(point for ring in region.rings() for point in ring):
            continue
        outline = swap.made(region.outline)
        if [len(part.holes) for part in outline] != [len(part.holes) for part in region.outline]:
            return vanished(region)
        if outline != region.outline:
            changed.append(replace(region, outline=outline))
    touched = [region.id for region in changed]
    after = settled(model, model.with_regions(changed), touched)
    return after if isinstance(after, Refusal) else Edited(after, tuple(touched))


def _guilty(refusal: Refusal, shares: Mapping[Arc, float], model: MapModel) -> list[Arc]:
    """The bent arcs nearest to the crossing; all of the region where no place is known."""
    bent = [arc for arc, share in shares.items() if share]
    if refusal.at is None:
        regions = [region for region in model.regions if region.id in refusal.regions]
        points = {point for region in regions for ring in region.rings() for point in ring}
        return [arc for arc in bent if not points.isdisjoint(arc[:-1])]
    spot = shapely.Point(refusal.at)
    near = sorted(bent, key=lambda arc: (shapely.distance(LineString(arc), spot), arc))
    return near[:2]
