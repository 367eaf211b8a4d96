"""Junctions that lie too close together are moved apart."""

import pytest

from core.generator.cells import Partition
from core.generator.skeleton import Skeleton, UnusableLayoutError, neighbours, on_edge, rings_of, skeleton_of
from core.generator.spacing import spread_junctions
from core.model.map_model import Frame
from core.model.values import Ring

FRAME = Frame(1000, 1000)


def three_and_one(near: int) -> Skeleton:
    """Left and right halves, the right one cut in two, and a strip below; the cut ends `near` above the strip."""
    left: Ring = ((0, 0), (500, 0), (500, 600 - near), (500, 600), (0, 600))
    upper: Ring = ((500, 0), (1000, 0), (1000, 600 - near), (500, 600 - near))
    lower: Ring = ((500, 600 - near), (1000, 600 - near), (1000, 600), (500, 600))
    below: Ring = ((0, 600), (500, 600), (1000, 600), (1000, 1000), (0, 1000))
    return skeleton_of(Partition((left, upper, lower, below), (0, 1, 2, 3)), FRAME)


def test_a_skeleton_knows_who_touches_whom_and_the_edge() -> None:
    skeleton = three_and_one(200)
    assert neighbours(skeleton) == {0: [1, 2, 3], 1: [0, 2], 2: [0, 1, 3], 3: [0, 2]}
    assert on_edge(skeleton) == {0, 1, 2, 3}


def test_short_arcs_grow_and_all_regions_still_fit_together() -> None:
    skeleton = spread_junctions(three_and_one(20), frozenset(), 100.0)
    inner = [arc for arc in skeleton.arcs if not arc.is_frame]
    assert min(arc.length() for arc in inner) >= 99.0
    rings = rings_of(skeleton)
    assert sorted(rings) == [0, 1, 2, 3]
    used = [edge for ring in rings.values() for edge in zip(ring, ring[1:] + ring[:1], strict=True)]
    assert len(set(used)) == len(used)


def test_long_arcs_are_left_alone() -> None:
    skeleton = three_and_one(200)
    assert spread_junctions(skeleton, frozenset(), 100.0) == skeleton


def test_a_junction_on_the_frame_stays_on_it() -> None:
    skeleton = spread_junctions(three_and_one(20), frozenset(), 100.0)
    ends = [arc.path for arc in skeleton.arcs if arc.is_frame]
    assert all(x in (0, 1000) or y in (0, 1000) for path in ends for x, y in path)


def test_a_region_inside_another_is_refused() -> None:
    outer: Ring = ((0, 0), (1000, 0), (1000, 1000), (0, 1000))
    inner: Ring = ((400, 400), (600, 400), (600, 600), (400, 600))
    with pytest.raises(UnusableLayoutError):
        skeleton_of(Partition((outer, inner), (0, 1)), FRAME)
