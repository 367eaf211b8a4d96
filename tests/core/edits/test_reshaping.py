"""Smoother and rougher borders: shared ones stay shared, junctions and the frame stay put."""

import pytest
import shapely

from core.edits.new_region import draw_region
from core.edits.reshaping import arcs_for, roughen, smooth
from core.geometry.border_arcs import Arc
from core.geometry.edge_cells import EdgeCells
from core.model.map_model import Frame, MapModel
from core.model.region import Part, Region
from core.model.values import GRID, Point, RegionId
from tests.core.edits.soundness import assert_sound, covered, done, natural_map, neighbours, points_of, refused
from tests.core.maps import grid_map

GRIDS = grid_map(3, 3)


def junctions(model: MapModel) -> set[Point]:
    cells = EdgeCells(model.regions)
    points = {point for region in model.regions for ring in region.rings() for point in ring}
    return {point for point in points if len(cells.edges_at(point)) > 2}


def everything(model: MapModel) -> list[Arc]:
    return arcs_for(model, [region.id for region in model.regions])


def crookedness(model: MapModel) -> float:
    """How long all borders are together."""
    return sum(shapely.LineString(arc).length for arc in everything(model))


@pytest.mark.parametrize("strength", [1, 3, 5])
@pytest.mark.parametrize("seed", [0, 1])
def test_smoothing_shortens_borders_and_keeps_the_map_sound(seed: int, strength: int) -> None:
    model = natural_map(seed)
    edited = done(smooth(model, everything(model), strength))
    assert_sound(model, edited.model)
    assert junctions(model) <= junctions(edited.model)
    assert crookedness(edited.model) < crookedness(model)
    assert covered(edited.model) == pytest.approx(covered(model))
    assert neighbours(edited.model) == neighbours(model)


@pytest.mark.parametrize("strength", [1, 3, 5])
def test_roughening_straight_borders_makes_them_longer_and_keeps_the_map_sound(strength: int) -> None:
    edited = done(roughen(GRIDS, everything(GRIDS), strength))
    assert_sound(GRIDS, edited.model)
    assert junctions(GRIDS) <= junctions(edited.model)
    assert crookedness(edited.model) > crookedness(GRIDS)
    assert covered(edited.model) == covered(GRIDS)
    assert neighbours(edited.model) == neighbours(GRIDS)


def test_more_strength_bends_more_and_another_shuffle_bends_otherwise() -> None:
    arcs = everything(GRIDS)
    mild, wild = (crookedness(done(roughen(GRIDS, arcs, each)).model) for each in (1, 5))
    assert wild > mild
    assert done(roughen(GRIDS, arcs, 3)) == done(roughen(GRIDS, arcs, 3))
    assert done(roughen(GRIDS, arcs, 3)).model != done(roughen(GRIDS, arcs, 3, shuffle=1)).model


def test_only_the_chosen_border_changes() -> None:
    edge = ((100 * GRID, 100 * GRID), (100 * GRID, 200 * GRID))
    edited = done(roughen(GRIDS, arcs_for(GRIDS, edges=[edge]), 3))
    assert set(edited.regions) == {"a2", "b2"}
    untouched = [region for region in GRIDS.regions if region.id not in ("a2", "b2")]
    assert all(edited.model.region(region.id) == region for region in untouched)
    assert len(points_of(edited.model, "a2")) > 8


def test_an_island_is_rounded_all_along_its_coast() -> None:
    bare = GRIDS.without_regions([region.id for region in GRIDS.regions])
    box = [(x * GRID, y * GRID) for x, y in ((100, 100), (200, 100), (200, 200), (100, 200))]
    island = done(draw_region(bare, box)).model
    edited = done(smooth(island, everything(island), 3))
    assert len(points_of(edited.model, "region-1")) > 8
    assert not set(box) & set(points_of(edited.model, "region-1"))
    assert_sound(island, edited.model)


def test_borders_that_would_cross_are_bent_less_and_it_is_said() -> None:
    strips = tuple(
        Region(
            RegionId(f"s{n}"),
            f"S{n}",
            (Part(((n * 500, 0), (n * 500 + 500, 0), (n * 500 + 500, 40_000), (n * 500, 40_000))),),
        )
        for n in range(12)
    )
    thin = MapModel(frame=Frame(6000, 40_000), regions=strips)
    edited = done(roughen(thin, everything(thin), 5))
    assert "bent less" in edited.note
    assert_sound(thin, edited.model)


def test_the_frame_cannot_be_reshaped() -> None:
    assert refused(smooth(GRIDS, arcs_for(GRIDS, edges=[((0, 0), (100 * GRID, 0))]), 2))
