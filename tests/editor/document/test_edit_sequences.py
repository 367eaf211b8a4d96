"""Any sequence of edits: shared borders stay shared, adjacency is that of a full pass, undo and redo lead back."""

from functools import cache
from random import Random

import pytest
import shapely
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.edits.new_region import draw_region
from core.edits.outcome import Edited
from core.edits.reshaping import arcs_for, roughen
from core.geometry.polygon_edits import sound_shape
from core.model.map_model import MapModel
from core.model.values import GRID
from core.topology.measure import measure
from editor.document.map_document import MapDocument
from tests.core.edits.random_wishes import WISHES, duplicate
from tests.core.edits.soundness import done, natural_map, troubles
from tests.core.maps import grid_map

STEPS = st.lists(st.tuples(st.sampled_from(sorted(WISHES)), st.integers(0, 2**32 - 1)), min_size=2, max_size=12)
STARTS = st.integers(0, 3)


@cache
def start_map(number: int) -> MapModel:
    """A small natural board, whole, with open areas or with gaps; or one of squares."""
    if number == 0:
        return grid_map(4, 3)
    plain = grid_map(4, 3, side=150)
    rough = done(roughen(plain, arcs_for(plain, [region.id for region in plain.regions]), number + 1, number)).model
    if number == 1:
        return rough
    holed = rough.without_regions([rough.regions[0].id, rough.regions[6].id])
    if number == 2:
        return holed
    # Two regions drawn in by three units: gaps to their neighbours, and one to the frame.
    shrunk = [shapely.buffer(sound_shape(rough.regions[each].outline), -3 * GRID) for each in (0, 6)]
    for shape in shrunk:
        holed = done(draw_region(holed, [(round(x), round(y)) for x, y in shape.exterior.coords])).model
    return holed


def run(document: MapDocument, steps: list[tuple[str, int]]) -> None:
    """Make the edits that are not refused; after each, nothing may be out of order."""
    for name, seed in steps:
        if not document.kept.regions:
            return
        outcome = WISHES[name](document.kept, Random(seed))
        if not isinstance(outcome, Edited):
            assert outcome.reason.endswith(".")
            continue
        document.preview(outcome.model)
        document.edit(name, outcome.model)
        assert document.adjacency == measure(document.model), name
        assert troubles(document.model) == [], name


def assert_history_leads_back(document: MapDocument, start: MapModel) -> None:
    end = document.model
    while document.undo():
        pass
    assert document.model == start
    assert document.adjacency == measure(start)
    while document.redo():
        pass
    assert document.model == end
    assert document.adjacency == measure(end)


@settings(max_examples=16, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(STARTS, STEPS)
def test_after_any_sequence_borders_are_shared_and_undo_and_redo_lead_back(start: int, steps) -> None:
    document = MapDocument(start_map(start))
    run(document, steps)
    assert_history_leads_back(document, start_map(start))


@settings(max_examples=6, deadline=None, derandomize=True)
@given(STARTS, st.lists(st.integers(0, 2**32 - 1), min_size=2, max_size=5))
def test_copies_on_top_of_others_undo_and_redo_as_well(start: int, seeds: list[int]) -> None:
    document = MapDocument(start_map(start))
    for seed in seeds:
        document.edit("duplicate", done(duplicate(document.kept, Random(seed))).model)
        assert document.adjacency == measure(document.model)
    assert_history_leads_back(document, start_map(start))


def test_every_kind_of_edit_is_done_at_least_once() -> None:
    """Random wishes are often refused; none of them may be refused always."""
    made = set()
    for name, wish in WISHES.items():
        for number in (3, 2, 1, 0):
            for seed in range(25):
                if name not in made and isinstance(wish(start_map(number), Random(seed)), Edited):
                    made.add(name)
    assert made == set(WISHES)


@pytest.mark.soak
@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 9), st.lists(st.tuples(st.sampled_from(sorted(WISHES)), st.integers(0, 2**32 - 1)), max_size=40))
def test_long_sequences_on_natural_boards(seed: int, steps) -> None:
    start = natural_map(seed)
    document = MapDocument(start)
    run(document, steps)
    assert_history_leads_back(document, start)
