"""Drawing: a new region stops at its neighbours, is cut out of the one it lies in, or is refused in words."""

import random
from math import cos, pi, sin

import pytest

from core.edits.filling import fill_area
from core.edits.new_region import Wish, draw_region
from core.edits.outcome import Refusal
from core.edits.splitting import split_regions
from core.model.map_model import MapModel
from core.model.values import GRID, Point, RegionId, TerrainId
from tests.core.edits.soundness import (
    area_of,
    assert_sound,
    covered,
    done,
    natural_map,
    neighbours,
    points_of,
    refused,
)
from tests.core.maps import grid_map

MAP = grid_map(3, 2)
OPEN = MAP.without_regions(["b1"])
EMPTY = MAP.without_regions([region.id for region in MAP.regions])


def ring(*corners: tuple[float, float]) -> list[Point]:
    return [(round(x * GRID), round(y * GRID)) for x, y in corners]


def box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return ring((left, top), (right, top), (right, bottom), (left, bottom))


def test_the_first_region_of_a_board_is_taken_as_drawn() -> None:
    edited = done(draw_region(EMPTY, box(10, 10, 80, 60), Wish(terrain=TerrainId("hill"))))
    (region,) = edited.model.regions
    assert (region.id, region.name, region.terrain) == ("region-1", "Region 1", "hill")
    assert set(region.outline[0].outer) == set(box(10, 10, 80, 60))
    assert edited.regions == (region.id,)
    assert edited.note == ""


def test_a_drawing_over_its_neighbours_stops_at_their_borders_and_says_so() -> None:
    edited = done(draw_region(OPEN, box(60, 0, 240, 140)))
    assert area_of(edited.model, edited.regions[0]) == area_of(MAP, "b1")
    assert edited.note == "Stopped at the border of A1, C1, A2 and 2 more."
    assert_sound(OPEN, edited.model)
    assert neighbours(edited.model) == {
        frozenset(edited.regions[0] if each == "b1" else each for each in pair) for pair in neighbours(MAP)
    }


def test_a_drawing_beyond_the_frame_stops_at_the_frame() -> None:
    edited = done(draw_region(OPEN, box(120, -50, 180, 50)))
    assert area_of(edited.model, edited.regions[0]) == 60 * 50 * GRID * GRID
    assert_sound(OPEN, edited.model)


def test_corners_on_a_neighbours_border_become_corners_of_the_neighbour() -> None:
    edited = done(draw_region(OPEN, ring((100, 20), (150, 30), (100, 70))))
    assert {(10000, 2000), (10000, 7000)} <= set(points_of(edited.model, "a1"))
    assert_sound(OPEN, edited.model)


def test_a_region_drawn_inside_another_is_cut_out_of_it() -> None:
    edited = done(draw_region(MAP, box(120, 20, 180, 80)))
    assert edited.note == "Cut out of B1."
    assert len(edited.model.region("b1").outline[0].holes) == 1
    assert covered(edited.model) == covered(MAP)
    assert_sound(MAP, edited.model)
    assert frozenset((RegionId("b1"), edited.regions[0])) in neighbours(edited.model)


def test_a_region_drawn_around_an_island_leaves_it_a_hole() -> None:
    island = done(draw_region(EMPTY, box(40, 40, 60, 60))).model
    edited = done(draw_region(island, box(20, 20, 90, 90)))
    assert len(edited.model.region(edited.regions[0]).outline[0].holes) == 1
    assert_sound(island, edited.model)


def test_a_drawing_across_a_wall_makes_one_region_of_two_parts() -> None:
    wall = done(draw_region(EMPTY, box(90, 0, 110, 200))).model
    edited = done(draw_region(wall, box(50, 50, 150, 150)))
    assert len(edited.model.region(edited.regions[0]).outline) == 2
    assert_sound(wall, edited.model)


@pytest.mark.parametrize(
    ("drawing", "words"),
    [
        (box(50, 20, 150, 80), "Nothing is left for a new region: this area belongs to A1 and B1 already."),
        (box(400, 400, 500, 500), "The drawing lies off the board."),
        (ring((120, 20), (180, 80), (180, 20), (120, 80)), "The drawn line crosses itself."),
        (ring((120, 20), (180, 80)), "A region needs at least three corners."),
        (ring((120, 20), (122, 20), (122, 22)), "The drawing is too small to be a region."),
        (ring((120, 20), (140, 20), (160, 20)), "The drawing has no area."),
        (box(100, 0, 200, 100), "The drawing would leave nothing of B1."),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_one_sentence_with_a_place(drawing: list[Point], words: str) -> None:
    refusal = refused(draw_region(MAP, drawing))
    assert refusal.reason == words
    assert refusal.at is not None


def test_drawn_on_top_a_region_takes_from_all_underneath() -> None:
    edited = done(draw_region(MAP, box(50, 20, 150, 80), Wish(on_top=True)))
    assert area_of(edited.model, edited.regions[0]) == 100 * 60 * GRID * GRID
    assert covered(edited.model) == covered(MAP)
    assert_sound(MAP, edited.model)


def test_a_freehand_line_that_crosses_itself_is_sorted_out() -> None:
    loop = ring((120, 20), (180, 20), (180, 80), (118, 80), (125, 70), (119, 60))
    edited = done(draw_region(OPEN, [*loop, (12600, 2500), (11900, 3000)], Wish(mend=True)))
    assert_sound(OPEN, edited.model)


def test_the_bucket_fills_exactly_what_is_open() -> None:
    edited = done(fill_area(OPEN, (15000, 5000)))
    assert area_of(edited.model, edited.regions[0]) == area_of(MAP, "b1")
    assert_sound(OPEN, edited.model)
    whole = done(fill_area(EMPTY, (5, 5)))
    assert area_of(whole.model, whole.regions[0]) == MAP.frame.width * MAP.frame.height


def test_the_bucket_says_who_covers_a_place_already() -> None:
    assert refused(fill_area(MAP, (15000, 5000))).reason == "B1 covers this place already."
    assert "off the board" in refused(fill_area(MAP, (-5, 0))).reason


def blob(rng: random.Random, model: MapModel) -> list[Point]:
    """A rough star-shaped drawing somewhere on the board."""
    x, y = rng.randrange(model.frame.width), rng.randrange(model.frame.height)
    size, count = rng.randrange(2000, 30_000), rng.randrange(3, 14)
    turns = sorted(rng.uniform(0, 2 * pi) for _ in range(count))
    return [(round(x + cos(t) * size * rng.uniform(0.5, 1)), round(y + sin(t) * size)) for t in turns]


@pytest.mark.parametrize("seed", range(4))
def test_any_drawing_fillings_and_cuts_keep_a_natural_map_sound(seed: int) -> None:
    rng, whole = random.Random(seed), natural_map(seed)
    model = whole.without_regions([region.id for region in whole.regions if rng.random() < 0.4])
    made = 0
    for _ in range(12):
        drawing = blob(rng, model)
        match rng.randrange(4):
            case 0 | 1:
                outcome = draw_region(model, drawing, Wish(on_top=rng.random() < 0.3, mend=rng.random() < 0.5))
            case 2:
                outcome = fill_area(model, drawing[0])
            case _:
                outcome = split_regions(model, drawing[:2])
        if isinstance(outcome, Refusal):
            assert outcome.reason.endswith(".")
            continue
        made += 1
        assert covered(outcome.model) >= covered(model) * 0.9999
        assert_sound(model, outcome.model)
        model = outcome.model
    assert made
