"""Borders drawn region by region: every edge once, also after edits."""

from dataclasses import replace
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from core.model.map_model import MapModel
from core.model.values import Point
from core.picture.border_lines import Edge, edges_of, lies_on_frame
from core.picture.border_pieces import BorderPieces
from tests.core.maps import grid_map
from tests.core.picture.small_maps import with_lake


def drawn(pieces: BorderPieces, model: MapModel, *, with_frame: bool = True) -> list[Edge]:
    lines = [line for region in model.regions for line in pieces.lines(region, with_frame=with_frame)]
    return [tuple(sorted(edge)) for line in lines for edge in pairwise(line)]


def all_edges(model: MapModel) -> set[Edge]:
    return {edge for region in model.regions for ring in region.rings() for edge in edges_of(ring)}


def test_every_edge_is_drawn_exactly_once() -> None:
    for model in (grid_map(3, 3), with_lake()):
        edges = drawn(BorderPieces(model), model)
        assert len(edges) == len(set(edges))
        assert set(edges) == all_edges(model)


def test_edges_on_the_frame_can_be_left_out() -> None:
    model = grid_map(2, 2)
    edges = drawn(BorderPieces(model), model, with_frame=False)
    assert set(edges) == {edge for edge in all_edges(model) if not lies_on_frame(edge, model.frame)}


def test_a_whole_ring_is_one_closed_line() -> None:
    model = with_lake()
    lines = BorderPieces(model).lines(model.regions[0], with_frame=True)
    assert all(line[0] == line[-1] for line in lines)
    assert len(lines) == 2


def test_the_regions_whose_pieces_change_are_told() -> None:
    model = grid_map(4, 1)
    pieces = BorderPieces(model)
    assert pieces.update(replace(model, title="same"), ["a1"]) == frozenset()
    shorter = model.without_regions(["a1"])
    assert pieces.update(shorter, ["a1"]) == {"b1"}
    assert set(drawn(pieces, shorter)) == all_edges(shorter)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 15), st.integers(-30, 30), st.integers(-30, 30)), min_size=1, max_size=6))
def test_after_any_edits_the_pieces_are_those_of_a_fresh_start(edits: list[tuple[int, int, int]]) -> None:
    model = grid_map(3, 3)
    pieces = BorderPieces(model)
    corners: list[Point] = sorted({point for region in model.regions for ring in region.rings() for point in ring})
    for number, dx, dy in edits:
        if number >= 14 and len(model.regions) > 2:
            gone = model.regions[number % len(model.regions)].id
            model = model.without_regions([gone])
            pieces.update(model, [gone])
            continue
        old = corners[number % len(corners)]
        new = (old[0] + dx * 100, old[1] + dy * 100)
        corners[number % len(corners)] = new
        moved = [
            replace(
                region,
                outline=tuple(
                    replace(part, outer=tuple(new if p == old else p for p in part.outer)) for part in region.outline
                ),
            )
            for region in model.regions
        ]
        changed = [now.id for was, now in zip(model.regions, moved, strict=True) if was != now]
        model = replace(model, regions=tuple(moved))
        pieces.update(model, changed)
    edges = drawn(pieces, model)
    assert len(edges) == len(set(edges))
    assert set(edges) == all_edges(model)
