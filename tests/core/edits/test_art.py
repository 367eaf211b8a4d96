"""Board art: placed, moved, and scaled so that millimetres on it are millimetres on the printed board."""

from dataclasses import replace
from math import hypot

from core.edits.art import Picture, board_around, from_pixel, move_art, place_art, scale_by_two_points, to_pixel
from core.edits.frame_alignment import art_margins, stretched_to_frame
from core.edits.outcome import Edited, Outcome, Refusal
from core.generator.generate import generate_map
from core.model.map_model import Background, Frame, Game, MapModel
from core.model.region import Part
from core.model.values import GRID
from core.topology.measure import measure

ART = Picture("board.png", 800, 400, "ab" * 32)
BOARD = MapModel(frame=Frame(1000 * GRID, 1000 * GRID, 500.0, 500.0))


def edited(outcome: Outcome) -> MapModel:
    assert isinstance(outcome, Edited)
    return outcome.model


def test_a_picture_fills_the_board_as_far_as_its_shape_allows() -> None:
    art = edited(place_art(BOARD, ART)).background
    assert art is not None
    assert (art.x, art.y, art.width_px * art.scale) == (0, 250 * GRID, 1000 * GRID)


def test_another_picture_takes_place_and_size_of_the_old_one() -> None:
    model = edited(move_art(edited(place_art(BOARD, ART)), 700, 0))
    art = edited(place_art(model, replace(ART, width_px=1600, height_px=800))).background
    assert art is not None
    assert (art.x, art.width_px * art.scale) == (700, 1000 * GRID)


def test_two_spots_lie_as_far_apart_as_was_said() -> None:
    model = edited(place_art(BOARD, ART))
    assert model.background is not None
    one, other = from_pixel(model.background, 100, 100), from_pixel(model.background, 500, 100)
    scaled = edited(scale_by_two_points(model, one, other, 120.0, regions_follow=False))
    assert scaled.background is not None
    now = from_pixel(scaled.background, 500, 100)
    per_unit = scaled.frame.mm_per_unit()
    assert per_unit is not None
    assert from_pixel(scaled.background, 100, 100) == one
    assert abs(hypot(now[0] - one[0], now[1] - one[1]) / GRID * per_unit - 120.0) < 0.01


def test_regions_that_follow_keep_all_their_borders() -> None:
    drawn = generate_map(Game.BASE, 12, 2, 3)
    model = edited(place_art(drawn, ART))
    after = edited(scale_by_two_points(model, (0, 0), (400 * GRID, 0), 150.0, regions_follow=True))
    pairs = [(pair.a, pair.b) for pair in measure(drawn).neighbour_pairs()]
    assert [(pair.a, pair.b) for pair in measure(after).neighbour_pairs()] == pairs
    vertices = {point for region in drawn.regions for ring in region.rings() for point in ring}
    assert len({point for region in after.regions for ring in region.rings() for point in ring}) >= 0.99 * len(vertices)


def test_a_board_without_a_printed_size_gets_one() -> None:
    model = edited(place_art(MapModel(frame=Frame(1000 * GRID, 500 * GRID)), ART))
    after = edited(scale_by_two_points(model, (0, 0), (100 * GRID, 0), 50.0, regions_follow=False))
    assert (after.frame.width_mm, after.frame.height_mm) == (500.0, 250.0)
    assert after.background == model.background


def test_spots_too_close_together_and_maps_without_art_are_refused() -> None:
    model = edited(place_art(BOARD, ART))
    assert isinstance(scale_by_two_points(model, (0, 0), (10, 0), 50.0, regions_follow=False), Refusal)
    assert isinstance(scale_by_two_points(model, (0, 0), (9000, 0), 0.0, regions_follow=False), Refusal)
    assert isinstance(move_art(BOARD, 1, 1), Refusal)


def test_a_board_around_a_picture_is_the_picture() -> None:
    model = board_around(ART)
    assert model.background is not None
    assert from_pixel(model.background, 800, 400) == (model.frame.width, model.frame.height)
    assert to_pixel(model.background, (model.frame.width, 0)) == (800.0, 0.0)


def test_a_frame_drawn_in_the_art_is_found_on_all_four_sides_of_a_picture_of_another_shape():
    frame = Frame(1380 * GRID, 1000 * GRID)
    art = Background("board.png", 1800, 1200, "", 0, 40 * GRID, 1380 * GRID / 1800)
    corner = 60 * GRID, 100 * GRID
    far = frame.width - corner[0], frame.height - corner[1]
    ring = (corner, (far[0], corner[1]), far, (corner[0], far[1]))
    laid, sides = stretched_to_frame((Part(ring),), frame, art_margins(art, frame))
    assert len(sides) == 4
    assert set(laid[0].outer) == {(0, 0), (frame.width, 0), (frame.width, frame.height), (0, frame.height)}


def test_an_outline_that_leaves_the_frame_goes_straight_back_to_where_it_was_drawn() -> None:
    corners = ((10, 10), (900, 10), (900, 400), (850, 405), (10, 400))
    drawn = (Part(tuple((x * GRID, y * GRID) for x, y in corners)),)
    laid, sides = stretched_to_frame(drawn, BOARD.frame, {"west": 0, "north": 0, "south": 0, "east": 100 * GRID})
    assert sides == ("east",)
    assert [(x // GRID, y // GRID) for x, y in laid[0].outer] == [
        (10, 10), (900, 10), (1000, 10), (1000, 400), (900, 400), (850, 405), (10, 400)
    ]  # fmt: skip
