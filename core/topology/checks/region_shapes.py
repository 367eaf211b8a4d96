"""Checks of one region's shape on its own: crossings, needless vertices, left-over parts, the frame, room."""

import math
import re
from collections.abc import Iterator

import shapely

from core.geometry.polygons import signed_area2
from core.geometry.uncovered import HAIR
from core.model.map_model import Frame
from core.model.problems import Finding, Severity
from core.model.region import Outline, Region
from core.model.sentences import said, said_n
from core.model.terrains import terrains
from core.model.values import GRID, Point
from core.topology.checks.map_facts import MapFacts
from core.topology.checks.message_words import area, capital, counted, length, named
from core.topology.checks.report import finding
from core.topology.checks.shape_facts import ROOMY, TINY_PART, ShapeFacts

TOKEN = 28 * GRID
"""Diameter of a stack of tokens, in grid steps."""

PLACE = re.compile(r"\[(\S+) (\S+)\]")


def shape_findings(facts: MapFacts) -> Iterator[Finding]:
    """Everything that can be said about each region alone, in map order."""
    frame = facts.model.frame

    def of_one(number: int, region: Region) -> Iterator[Finding]:
        shape = facts.shapes[number]
        if shape.sound.is_empty:
            message = said("{} has no area.", capital(named(region)))
            yield finding("no-area", message, (region.id,), at=shape.middle)
            return
        yield from _crossings(region, shape)
        yield from _needless_vertices(region, shape)
        yield from _tiny_parts(region, shape, frame)
        yield from _beyond_frame(region, shape, frame)
        yield from _crowding(region, shape, frame)

    yield from facts.memory.region_findings("shape", facts.model.regions, frame, of_one)


def _crossings(region: Region, shape: ShapeFacts) -> Iterator[Finding]:
    if shape.crossing:
        place = PLACE.search(shape.crossing)
        at = (round(float(place[1])), round(float(place[2]))) if place else region.outline[0].outer[0]
        yield finding("self-crossing", said("The outline of {} crosses itself.", named(region)), (region.id,), at=at)


def _needless_vertices(region: Region, shape: ShapeFacts) -> Iterator[Finding]:
    if shape.tidy is shape.outline:
        return
    repeats = _repeats(shape.outline)
    needless = _vertex_count(shape.outline) - _vertex_count(shape.tidy)
    is_spiky = needless > len(repeats)
    kept = {point for part in shape.tidy for ring in part.rings() for point in ring}
    dropped = [point for part in shape.outline for ring in part.rings() for point in ring if point not in kept]
    at = (dropped or repeats or [region.outline[0].outer[0]])[0]
    corners = counted(needless, "needless corner")
    message = (
        said("The outline of {} runs out and straight back ({}).", named(region), corners)
        if is_spiky
        else said("The outline of {} repeats a corner ({}).", named(region), corners)
    )
    severity = Severity.WARNING if is_spiky else Severity.HINT
    yield finding("duplicate-vertex", message, (region.id,), at=at, severity=severity)


def _repeats(outline: Outline) -> list[Point]:
    rings = [ring for part in outline for ring in part.rings()]
    return [
        point for ring in rings for before, point in zip(ring[-1:] + ring[:-1], ring, strict=True) if before == point
    ]


def _vertex_count(outline: Outline) -> int:
    return sum(len(ring) for part in outline for ring in part.rings())


def tiny_parts(outline: Outline) -> tuple[int, ...]:
    """The numbers of the parts too small to be meant; the largest part is never one of them."""
    if len(outline) < 2:
        return ()
    sizes = [abs(signed_area2(part.outer)) / 2 for part in outline]
    largest = sizes.index(max(sizes))
    return tuple(n for n, size in enumerate(sizes) if size < TINY_PART and n != largest)


def _tiny_parts(region: Region, shape: ShapeFacts, frame: Frame) -> Iterator[Finding]:
    tiny = tiny_parts(shape.tidy)
    if tiny:
        largest = max(abs(signed_area2(shape.tidy[n].outer)) / 2 for n in tiny) / GRID**2
        message = said_n(
            "{1} has a tiny part (of {2}).", "{1} has {0} tiny parts (of {2}).", len(tiny),
            len(tiny), capital(named(region)), area(largest, frame),
        )  # fmt: skip
        yield finding("tiny-part", message, (region.id,), at=shape.tidy[tiny[0]].outer[0])


def _beyond_frame(region: Region, shape: ShapeFacts, frame: Frame) -> Iterator[Finding]:
    left, top, right, bottom = shapely.bounds(shape.sound)
    beyond = max(-left, -top, right - frame.width, bottom - frame.height)
    if beyond <= HAIR:
        return
    is_off_board = left >= frame.width or top >= frame.height or right <= 0 or bottom <= 0
    if is_off_board:
        message = said("{} lies wholly outside the board.", capital(named(region)))
    else:
        message = said("{} reaches {} beyond the frame.", capital(named(region)), length(beyond, frame))
    outside = [
        point
        for point in region.outline[0].outer
        if not (0 <= point[0] <= frame.width and 0 <= point[1] <= frame.height)
    ]
    at = outside[0] if outside else region.outline[0].outer[0]
    severity = Severity.ERROR if is_off_board else Severity.WARNING
    yield finding("outside-frame", message, (region.id,), at=at, severity=severity, fixable=not is_off_board)


def _crowding(region: Region, shape: ShapeFacts, frame: Frame) -> Iterator[Finding]:
    terrain = terrains().get(region.terrain or "")
    if terrain is not None and terrain.impassable:
        return
    width = 2 * shape.inner_radius
    wanted = min(TOKEN * math.sqrt(1 + len(region.symbols) / 4), 2 * ROOMY)
    if width >= wanted:
        return
    fits_stack = width >= TOKEN
    load = (
        said("a stack of tokens and {}", counted(len(region.symbols), "symbol"))
        if fits_stack
        else said("a stack of tokens")
    )
    needed = wanted if fits_stack else TOKEN
    message = said(
        "{} is too small for {}: {} at its widest, {} needed.",
        capital(named(region)),
        load,
        length(width, frame),
        length(needed, frame),
    )
    is_mild = fits_stack or (terrain is not None and terrain.water)
    severity = Severity.HINT if is_mild else Severity.WARNING
    yield finding("crowded-region", message, (region.id,), at=shape.middle, severity=severity)
