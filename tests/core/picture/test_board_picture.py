"""What is on a picture: the layers asked for, in order, with everything where it belongs."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.model.map_model import Background, Block, Link, LinkKind, MapModel
from core.model.region import Region
from core.model.terrains import terrains
from core.model.values import RegionId
from core.picture.board_picture import board_picture
from core.picture.edge_layer import frame_stretches
from core.picture.options import BOARD_LAYERS, MAP_LAYERS, PictureOptions, detail_of
from core.picture.palette import DARK, LIGHT, ThemeName
from core.picture.shapes import (
    ArtImage,
    Curve,
    Disc,
    Filled,
    Ground,
    IconMark,
    Label,
    LayerName,
    Picture,
    Polyline,
)
from core.topology.close_pairs import Side
from tests.core.picture.small_maps import box, four_corners, map_of, region, with_lake

EVERYTHING = PictureOptions(layers=frozenset(LayerName))


def shapes(picture: Picture, name: LayerName, kind=object):
    layer = picture.layer(name)
    return [] if layer is None else [shape for shape in layer.shapes if isinstance(shape, kind)]


def only(*names: LayerName) -> PictureOptions:
    return PictureOptions(layers=frozenset(names))


def test_layers_come_in_drawing_order_and_only_those_asked_for():
    names = [layer.name for layer in board_picture(four_corners(), EVERYTHING).layers]
    assert names == [name for name in MAP_LAYERS if name is not LayerName.ART]
    assert {layer.name for layer in board_picture(four_corners()).layers} == BOARD_LAYERS


def test_a_picture_has_the_size_of_the_board_in_units_and_millimetres():
    picture = board_picture(four_corners(mm=200))
    assert (picture.width, picture.height, picture.mm_per_unit) == (400, 300, 0.5)


def test_the_same_map_gives_the_same_picture():
    assert board_picture(four_corners(), EVERYTHING) == board_picture(four_corners(), EVERYTHING)


def test_terrain_gives_fill_pattern_and_three_shades_and_water_gets_surf():
    grounds = {ground.key: ground for ground in shapes(board_picture(four_corners()), LayerName.TERRAIN)}
    farmland = terrains()["farmland"]
    assert grounds["nw"].fill == farmland.light.fill
    assert grounds["nw"].pattern.pattern == farmland.pattern
    assert len(grounds["nw"].shades) == 3
    assert len(grounds["ne"].shades) == 4
    widths = [stroke.width for stroke in grounds["nw"].shades]
    assert widths == sorted(widths, reverse=True)


def test_the_dark_look_uses_the_dark_colours():
    dark = shapes(board_picture(four_corners(), PictureOptions(theme=ThemeName.DARK)), LayerName.TERRAIN)
    assert dark[0].fill == terrains()["farmland"].dark.fill
    assert board_picture(four_corners(), PictureOptions(theme=ThemeName.DARK)).theme is DARK


def test_a_hole_is_a_ring_of_the_ground():
    land, lake = shapes(board_picture(with_lake()), LayerName.TERRAIN)
    assert len(land.rings) == 2
    assert sorted(land.rings[1]) == sorted(lake.rings[0])


@pytest.mark.parametrize("terrain", [None, "lava"])
def test_missing_and_invented_terrains_get_the_untagged_look(terrain):
    model = map_of(region("a", "A", box(0, 0, 400, 300), terrain))
    (ground,) = shapes(board_picture(model), LayerName.TERRAIN)
    assert (ground.fill, ground.pattern) == (LIGHT.board.untagged.fill, None)


def test_each_symbol_is_a_chip_and_invented_ones_get_the_sign_for_own():
    odd = replace(region("a", "A", box(0, 0, 400, 300), symbols=("mine", "lighthouse")), custom=("fair",))
    picture = board_picture(map_of(odd))
    assert [mark.icon for mark in shapes(picture, LayerName.SYMBOLS, IconMark)] == [
        "symbol_mine",
        "symbol_custom",
        "symbol_custom",
    ]
    assert len(shapes(picture, LayerName.SYMBOLS, Disc)) == 3


def test_names_are_bold_and_names_of_water_italic():
    labels = {label.key: label for label in shapes(board_picture(four_corners()), LayerName.NAMES, Label)}
    assert all(label.is_bold for label in labels.values())
    assert [key for key, label in labels.items() if label.is_italic] == ["ne"]


def test_a_name_on_the_abyss_is_light_in_the_light_look():
    model = map_of(region("a", "Deep Rift", box(0, 0, 400, 300), "abyss"))
    (label,) = shapes(board_picture(model), LayerName.NAMES, Label)
    assert (label.colour, label.halo) == (LIGHT.board.label_on_dark, LIGHT.board.halo_on_dark)


def test_a_region_without_a_name_has_no_label():
    model = map_of(region("a", "  ", box(0, 0, 400, 300)))
    assert shapes(board_picture(model), LayerName.NAMES) == []


def test_the_frame_lies_inside_the_board():
    (frame,) = shapes(board_picture(four_corners()), LayerName.FRAME, Polyline)
    half = frame.stroke.width / 2
    assert min(x for x, _ in frame.points) == pytest.approx(half)
    assert max(y for _, y in frame.points) == pytest.approx(300 - half)


def test_the_graph_has_a_curve_per_border_through_its_middle_and_a_count_per_region():
    picture = board_picture(four_corners(), only(LayerName.GRAPH))
    curves = [curve for curve in shapes(picture, LayerName.GRAPH, Curve) if not curve.stroke.dash]
    assert len(curves) == 4
    middles = sorted(curve.middle() for curve in curves)
    expected = sorted([(200, 75), (100, 150), (300, 150), (200, 225)])
    for middle, wanted in zip(middles, expected, strict=True):
        assert middle == pytest.approx(wanted, abs=2)
    assert [label.lines for label in shapes(picture, LayerName.GRAPH, Label)] == [("2",)] * 4


def test_a_corner_touch_is_dotted_and_never_a_border_curve():
    picture = board_picture(four_corners(), only(LayerName.GRAPH))
    dotted = [curve for curve in shapes(picture, LayerName.GRAPH, Curve) if curve.stroke.dash]
    assert len(dotted) == 2
    assert dotted[0].middle() == pytest.approx((200, 150), abs=2)


def test_a_blocked_border_has_a_wall_and_no_curve():
    model = four_corners(blocks=(Block(RegionId("nw"), RegionId("sw")),))
    picture = board_picture(model, only(LayerName.GRAPH, LayerName.BLOCKS))
    (wall,) = shapes(picture, LayerName.BLOCKS, Polyline)
    assert sorted(wall.points) == [(0, 150), (200, 150)]
    assert len([curve for curve in shapes(picture, LayerName.GRAPH, Curve) if not curve.stroke.dash]) == 3


def test_a_wall_stands_on_a_border_with_a_gap_too():
    model = map_of(
        region("a", "A", box(0, 0, 198, 300)),
        region("b", "B", box(202, 0, 400, 300)),
        blocks=(Block(RegionId("a"), RegionId("b")),),
    )
    walls = shapes(board_picture(model), LayerName.BLOCKS, Polyline)
    assert {(198, 0), (198, 300)} <= {point for wall in walls for point in wall.points}


def test_links_have_a_sign_by_kind_and_an_arrow_if_one_way():
    links = (
        Link(RegionId("nw"), RegionId("se"), LinkKind.TUNNEL),
        Link(RegionId("sw"), RegionId("ne"), LinkKind.SEA_LANE, one_way=True),
        Link(RegionId("nw"), RegionId("gone")),
        Link(RegionId("nw"), RegionId("nw")),
    )
    picture = board_picture(four_corners(links=links))
    assert [mark.icon for mark in shapes(picture, LayerName.LINKS, IconMark)] == ["symbol_cavern", "symbol_shipyard"]
    assert len(shapes(picture, LayerName.LINKS, Filled)) == 1


def test_an_edge_region_has_a_bar_per_side_and_one_triangle_pointing_inward():
    picture = board_picture(four_corners(), only(LayerName.EDGE))
    solid = [line for line in shapes(picture, LayerName.EDGE, Polyline) if not line.stroke.dash]
    assert len(solid) == 8
    triangles = shapes(picture, LayerName.EDGE, Filled)
    assert len(triangles) == 3, "the sea is an edge region, but no ordinary race enters it"
    for triangle in triangles:
        depths = [min(x, 400 - x, y, 300 - y) for x, y in triangle.points]
        assert depths[2] > depths[0] + 2


def test_the_shores_of_a_sea_on_the_edge_are_dashed():
    picture = board_picture(four_corners(), only(LayerName.EDGE))
    dashed = [line for line in shapes(picture, LayerName.EDGE, Polyline) if line.stroke.dash]
    assert sorted(tuple(sorted(line.points)) for line in dashed) == [((200, 0), (200, 150)), ((200, 150), (400, 150))]


def test_a_coast_is_no_board_edge():
    model = map_of(region("a", "A", box(100, 100, 300, 200)))
    assert frame_stretches(model, model.regions[0]) == []
    assert shapes(board_picture(model, only(LayerName.EDGE)), LayerName.EDGE) == []


def test_stretches_along_one_side_are_joined():
    points = ((0, 0), (10000, 0), (20000, 300), (40000, 300), (40000, 30000), (0, 30000))
    model = map_of(region("a", "A", points))
    north = [stretch for stretch in frame_stretches(model, model.regions[0]) if stretch.side is Side.NORTH]
    assert [(stretch.start, stretch.end) for stretch in north] == [(0, 400)]


def test_art_is_placed_by_its_scale_and_shines_through_the_terrain():
    art = Background("art.png", 800, 600, "00", x=1000, y=2000, scale=50)
    options = PictureOptions(layers=BOARD_LAYERS | {LayerName.ART})
    picture = board_picture(four_corners(background=art), options)
    assert shapes(picture, LayerName.ART) == [ArtImage("art.png", (10, 20), 400, 300, 1.0)]
    assert all(ground.opacity < 1 for ground in shapes(picture, LayerName.TERRAIN, Ground))
    hidden = board_picture(four_corners(background=replace(art, visible=False)), options)
    assert shapes(hidden, LayerName.ART) == []
    assert all(ground.opacity == 1 for ground in shapes(hidden, LayerName.TERRAIN, Ground))


def test_the_grid_has_no_line_on_the_frame():
    lines = shapes(board_picture(four_corners(), replace(EVERYTHING, grid_step=10000)), LayerName.GRID, Polyline)
    assert len(lines) == 3 + 2


def test_an_empty_map_is_a_picture_too():
    assert board_picture(MapModel(), EVERYTHING).width == 1380


def test_a_region_without_an_outline_is_left_out():
    ghost = Region(RegionId("ghost"), "Ghost", ())
    picture = board_picture(map_of(ghost))
    assert shapes(picture, LayerName.NAMES) == []


def test_details_grow_with_the_board_and_shrink_with_the_number_of_regions():
    small, large = four_corners(), map_of(*four_corners().regions, width=4000, height=3000)
    assert detail_of(large, PictureOptions()) == pytest.approx(10 * detail_of(small, PictureOptions()))
    crowded = map_of(*(replace(small.regions[0], id=RegionId(str(n))) for n in range(400)))
    assert detail_of(crowded, PictureOptions()) < detail_of(small, PictureOptions())
    assert detail_of(small, PictureOptions(detail=2.0)) == 2.0


corners = st.tuples(st.integers(0, 40000), st.integers(0, 30000))
outlines = st.lists(corners, min_size=3, max_size=9, unique=True).map(tuple)


@settings(max_examples=60, deadline=None)
@given(outlines, outlines)
def test_any_outlines_can_be_drawn_also_crossing_and_flat_ones(one, other):
    model = map_of(region("a", "One", one, "river", ("pirates",)), region("b", "Other", other))
    picture = board_picture(model, only(*(set(LayerName) - {LayerName.GRAPH, LayerName.EDGE})))
    assert len(shapes(picture, LayerName.TERRAIN)) == 2
    assert all(label.size > 0 for label in shapes(picture, LayerName.NAMES, Label))
