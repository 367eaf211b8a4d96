"""How often the answer on maps traced from pictures is what a person sees, at the default settings."""

from collections.abc import Iterable
from functools import cache

import pytest

from core.topology.close_pairs import Adjacency
from core.topology.measure import measure
from tests.core.topology.traced.families import EDGE_RECIPES, RECIPES, numbered
from tests.core.topology.traced.scoring import Score, border_score, edge_score, invented_pairs, pooled
from tests.core.topology.traced.traced_maps import Recipe, TracedMap, traced_map

WANTED_F1 = 0.985

ALL = numbered(RECIPES)
SELECTED = [
    (recipe, seed)
    for recipe, seed in ALL
    if (recipe.family, seed)
    in {
        ("mixed lines", 2),
        ("four corners", 3),
        ("slanting corners", 2),
        ("shifted corners", 3),
        ("rivers", 2),
        ("seas without holes", 2),
        ("ridges", 1),
        ("tiny regions", 2),
        ("overlaps", 2),
        ("scans", 1),
    }
]


# Where letters were printed over a corner, nobody can see any more what met there.
WITH_PLAIN_CORNERS = [(recipe, seed) for recipe, seed in SELECTED if not recipe.names]


@cache
def answered(recipe: Recipe, seed: int) -> tuple[TracedMap, Adjacency]:
    case = traced_map(recipe, seed)
    return case, measure(case.model)


def scores_by_family(cases: Iterable[tuple[TracedMap, Adjacency]]) -> dict[str, Score]:
    scores: dict[str, Score] = {}
    for case, adjacency in cases:
        scores[case.family] = scores.get(case.family, Score()) + border_score(case, adjacency)
    return scores


def told(scores: dict[str, Score]) -> str:
    """One line per family, the worst first."""
    ordered = sorted(scores.items(), key=lambda item: item[1].f1)
    return "\n".join(
        f"{family}: F1 {score.f1:.4f}, invented {score.invented}, missed {score.missed}" for family, score in ordered
    )


def test_the_borders_of_traced_maps_are_those_a_person_sees() -> None:
    assert len(SELECTED) == 10
    scores = scores_by_family(answered(recipe, seed) for recipe, seed in SELECTED)
    assert pooled(scores.values()).f1 >= WANTED_F1, told(scores)


@pytest.mark.parametrize(("recipe", "seed"), WITH_PLAIN_CORNERS, ids=[r.family for r, _ in WITH_PLAIN_CORNERS])
def test_a_corner_of_a_traced_map_is_never_a_border(recipe: Recipe, seed: int) -> None:
    case, adjacency = answered(recipe, seed)
    assert case.corners
    assert sorted(invented_pairs(case, adjacency) & case.corners) == []


def test_the_board_edge_is_found_through_frames_inset_up_to_five_pixels() -> None:
    cases = [answered(recipe, seed) for recipe, seed in numbered(EDGE_RECIPES)]
    score = pooled(edge_score(case, adjacency) for case, adjacency in cases)
    assert score.right > 150
    assert score.f1 >= WANTED_F1, score


@pytest.mark.soak
def test_the_whole_traced_set_is_answered_as_a_person_would() -> None:
    assert sum(len(answered(recipe, seed)[0].model.regions) for recipe, seed in ALL) > 1500
    scores = scores_by_family(answered(recipe, seed) for recipe, seed in ALL)
    assert pooled(scores.values()).f1 >= WANTED_F1, told(scores)
    assert min(score.f1 for score in scores.values()) >= 0.97, told(scores)


@pytest.mark.soak
def test_no_corner_of_the_whole_traced_set_is_a_border() -> None:
    plain = [answered(recipe, seed) for recipe, seed in ALL if not recipe.names]
    assert sum(len(case.corners) for case, _ in plain) > 1000
    counted = {
        f"{case.family} {case.seed}": sorted(invented_pairs(case, adjacency) & case.corners)
        for case, adjacency in plain
    }
    assert {name: pairs for name, pairs in counted.items() if pairs} == {}
