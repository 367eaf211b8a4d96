"""Positions as pictures: stacks, pieces, decline, and room for all of it below the names."""

import pytest

from core.model.values import RegionId
from core.picture.game_layers import ground_picture, position_picture, price_spots, token_picture, with_position
from core.picture.options import PictureOptions
from core.picture.palette import SEATS, THEMES, ThemeName
from core.picture.shapes import Disc, Filled, IconMark, Label, LayerName, Picture, Polyline
from core.picture.svg_picture import svg_text
from core.picture.text_extent import text_width
from core.picture.token_shapes import Stack
from core.rules.state import GameState, Ground, Holding, Seat
from core.topology.board_builder import build_board
from tests.core.picture.small_maps import four_corners, map_of, region, ring


def position(*grounds: Ground, races=(("race.elves", 0, True), ("race.marsh-folk", 1, False))) -> GameState:
    """A position on the four corners: nw, ne, sw, se."""
    holdings = tuple(Holding(race, "", seat, active) for race, seat, active in races)
    return GameState(seats=(Seat(), Seat()), grounds=(*grounds, *(Ground(),) * (4 - len(grounds))), holdings=holdings)


def drawn(state: GameState, theme: ThemeName = ThemeName.LIGHT, **more) -> Picture:
    model = four_corners()
    return position_picture(model, build_board(model), state, PictureOptions(theme=theme), **more)


def shapes(picture: Picture, layer: LayerName, kind=object) -> list:
    return [shape for shape in picture.layer(layer).shapes if isinstance(shape, kind)]


def test_a_stack_shows_its_race_icon_in_the_seat_colour_and_its_number():
    picture = drawn(position(Ground("race.elves", 3)))
    assert [mark.icon for mark in shapes(picture, LayerName.TOKENS, IconMark)] == ["race_elves"]
    assert [label.lines for label in shapes(picture, LayerName.TOKENS, Label)] == [("3",)]
    fills = [filled.fill for filled in shapes(picture, LayerName.TOKENS, Filled)]
    assert SEATS[0].token in fills


@pytest.mark.parametrize(("tokens", "copies"), [(1, 0), (2, 1), (3, 2), (9, 2)])
def test_copies_behind_a_token_tell_one_two_or_more(tokens, copies):
    picture = drawn(position(Ground("race.elves", tokens)))
    assert len(shapes(picture, LayerName.TOKENS, Filled)) == copies + 2  # the token itself and the badge


def test_a_race_without_an_icon_is_drawn_by_its_letters_in_the_readers_language():
    state = position(Ground("race.marsh-folk", 2), races=(("race.marsh-folk", 0, True),))
    assert ("Ma",) in [label.lines for label in shapes(drawn(state), LayerName.TOKENS, Label)]
    spoken = drawn(state, names={"race.marsh-folk": "sumpfvolk"})
    assert ("Su",) in [label.lines for label in shapes(spoken, LayerName.TOKENS, Label)]


@pytest.mark.parametrize("theme", list(ThemeName))
def test_decline_is_dull_hatched_dashed_and_has_no_copies(theme):
    picture = drawn(position(Ground(), Ground(), Ground("race.marsh-folk", 3)), theme)
    token, badge = shapes(picture, LayerName.TOKENS, Filled)
    assert token.fill == SEATS[1].decline[theme].fill
    assert badge.outline.dash
    outline = [line for line in shapes(picture, LayerName.TOKENS, Polyline) if line.is_closed]
    assert len(outline) == 1
    assert outline[0].stroke.dash
    assert len([line for line in shapes(picture, LayerName.TOKENS, Polyline) if not line.is_closed]) >= 4


def test_pieces_are_square_chips_and_several_are_counted():
    picture = drawn(position(Ground(pieces=(("encampment", 3), ("no-such-piece", 1)))))
    marks = [mark.icon for mark in shapes(picture, LayerName.PIECES, IconMark)]
    assert marks == ["marker_encampment", "marker_no-such-piece"]
    assert [label.lines for label in shapes(picture, LayerName.PIECES, Label)] == [("3",)]


def test_a_tile_is_drawn_with_its_own_icon_and_an_unknown_one_like_any_piece():
    picture = drawn(position(Ground(pieces=(("place.keep", 1), ("relic.orb", 1), ("relic.no-such-tile", 1)))))
    marks = [mark.icon for mark in shapes(picture, LayerName.PIECES, IconMark)]
    assert marks == ["place_keep", "relic_orb", "marker_no-such-tile"]


def test_a_symbol_is_not_drawn_beside_the_piece_it_stands_for():
    with_tribe = drawn(position(Ground(), Ground(), Ground(pieces=(("lost-tribe", 1),))))
    without = drawn(position())
    assert "symbol_lost-tribe" in [mark.icon for mark in shapes(without, LayerName.SYMBOLS, IconMark)]
    assert "symbol_lost-tribe" not in [mark.icon for mark in shapes(with_tribe, LayerName.SYMBOLS, IconMark)]


def test_guests_of_another_race_stand_beside_the_holder():
    state = position(Ground("race.elves", 2, guests=(("race.marsh-folk", 1),)))
    assert [label.lines for label in shapes(drawn(state), LayerName.TOKENS, Label)] == [("2",), ("Ma",), ("1",)]


def box_of(shape) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what a shape covers."""
    if isinstance(shape, Label):
        half = max(text_width(line) for line in shape.lines) * shape.size / 2
        rise = len(shape.lines) * shape.size * 0.6
        x, y = shape.centre
        return x - half, y - rise, x + half, y + rise
    if isinstance(shape, Disc):
        x, y = shape.centre
        return x - shape.radius, y - shape.radius, x + shape.radius, y + shape.radius
    xs, ys = [x for x, _ in shape.points], [y for _, y in shape.points]
    return min(xs), min(ys), max(xs), max(ys)


def overlap(one, other) -> bool:
    a, b = box_of(one), box_of(other)
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def test_names_and_stacks_never_collide_however_much_lies_there():
    full = Ground("race.elves", 12, (("encampment", 2), ("fortress", 1), ("mountain", 1)), (("race.marsh-folk", 4),))
    picture = drawn(position(full, full, full, full))
    names = shapes(picture, LayerName.NAMES, Label)
    things = [
        shape
        for layer in (LayerName.TOKENS, LayerName.PIECES, LayerName.SYMBOLS)
        for shape in shapes(picture, layer, (Filled, Disc))
    ]
    assert len(names) == 4
    assert things
    assert not [(name.key, thing) for name in names for thing in things if overlap(name, thing)]


def test_names_stay_put_when_tokens_come_and_go():
    names = [shapes(drawn(state), LayerName.NAMES) for state in (position(), position(Ground("race.elves", 5)))]
    assert names[0] == names[1]


def test_changed_regions_are_outlined_and_no_others():
    lines = shapes(drawn(position(), changed=(0, 3)), LayerName.CHANGED, Polyline)
    assert len(lines) == 2
    assert all(line.casing is not None for line in lines)
    assert not shapes(drawn(position()), LayerName.CHANGED)


def test_the_ground_is_the_same_object_from_step_to_step():
    model = four_corners()
    board, ground = build_board(model), ground_picture(model)
    first = with_position(ground, model, board, position())
    second = with_position(ground, model, board, position(Ground("race.elves", 1)))
    assert first.layer(LayerName.TERRAIN).shapes is second.layer(LayerName.TERRAIN).shapes
    assert first.layer(LayerName.TOKENS) != second.layer(LayerName.TOKENS)


def test_on_a_river_tokens_stand_beside_the_name():
    course = ring((0, 100), (400, 100), (400, 170), (0, 170))
    model = map_of(region("flow", "Long Water", course, "river"))
    state = GameState(seats=(Seat(),), grounds=(Ground("race.elves", 2),), holdings=(Holding("race.elves", "", 0),))
    picture = position_picture(model, build_board(model), state)
    (name,) = shapes(picture, LayerName.NAMES, Label)
    for token in shapes(picture, LayerName.TOKENS, Filled):
        assert not overlap(name, token)


def test_a_position_is_drawn_as_svg_like_any_picture():
    text = svg_text(drawn(position(Ground("race.elves", 3), Ground("race.marsh-folk", 1))))
    assert 'id="layer-tokens"' in text
    assert "stroke-dasharray" in text


@pytest.mark.parametrize("seat", range(6))
def test_every_seat_has_a_token_of_its_own_shape(seat):
    theme = THEMES[ThemeName.LIGHT]
    outlines = {
        other: token_picture(Stack("race.elves", other, 1, True, "El"), theme).layers[0].shapes[0].points
        for other in range(5)
    }
    assert len(set(outlines.values())) == 5
    # A sixth seat does not exist in any box; it gets the first seat's look instead of failing.
    assert (
        token_picture(Stack("race.elves", seat, 1, True, "El"), theme).layers[0].shapes[0].points in outlines.values()
    )


@pytest.mark.parametrize("corner", ["nw", "ne", "sw", "se"])
def test_a_price_leaves_the_symbols_of_an_empty_region_in_sight(corner):
    model = four_corners()
    board, options = build_board(model), PictureOptions()
    (_, price), unit = price_spots(model, board, position(), options)[RegionId(corner)]
    left, top = (0 if "w" in corner else 200), (0 if "n" in corner else 150)
    marks = shapes(drawn(position()), LayerName.SYMBOLS, IconMark)
    inside = [mark for mark in marks if 0 <= mark.centre[0] - left <= 200 and 0 <= mark.centre[1] - top <= 150]
    assert bool(inside) is (corner in ("nw", "sw"))
    assert all(price - mark.centre[1] > 15 * unit for mark in inside)


def test_frozen_regions_lie_under_ice_that_stays_the_same_from_step_to_step():
    model, board = four_corners(), build_board(four_corners())
    ground, iced = ground_picture(model), board.number[RegionId("sw")]
    first, second = (with_position(ground, model, board, position(each), frozen=(iced,)) for each in (Ground(),) * 2)
    assert [shape.title for shape in shapes(first, LayerName.ICE)] == [model.region(RegionId("sw")).name]
    assert first.layer(LayerName.ICE).shapes is second.layer(LayerName.ICE).shapes
    assert "pattern-ice" in svg_text(first)
    assert with_position(ground, model, board, position()).layer(LayerName.ICE) is None
