"""Vertices that neighbours share, should share, and do not."""

from core.geometry.shared_borders import lone_edges, loose_pairs, moved, unmatched_vertices, vertex_table, with_vertices
from core.model.region import Outline, Part

LEFT: Outline = (Part(((0, 0), (100, 0), (100, 300), (0, 300))),)
RIGHT: Outline = (Part(((100, 0), (200, 0), (200, 300), (100, 300))),)


def test_an_edge_held_by_two_outlines_is_not_alone() -> None:
    table = vertex_table([LEFT, RIGHT])
    lone = lone_edges(table)
    assert len(lone) == 6
    assert all(table.xy[row].tolist() != [100, 0] or table.owner[row] == 1 for row in lone)


def test_empty_rings_and_repeated_vertices_do_no_harm() -> None:
    table = vertex_table([(Part(()),), (), (Part(((5, 5), (5, 5))),), LEFT])
    assert len(table.xy) == 6
    assert len(lone_edges(table)) == 4
    assert unmatched_vertices(vertex_table([]), lone_edges(vertex_table([]))) == []
    assert loose_pairs(vertex_table([]), lone_edges(vertex_table([]))) == []


def test_a_t_junction_is_unmatched_on_the_side_that_lacks_the_vertex() -> None:
    upper: Outline = (Part(((100, 0), (200, 0), (200, 120), (100, 120))),)
    table = vertex_table([LEFT, upper])
    (only,) = unmatched_vertices(table, lone_edges(table))
    assert (only.owner, only.other, only.at) == (1, 0, (100, 120))


def test_inserting_the_vertex_matches_the_border() -> None:
    upper: Outline = (Part(((100, 0), (200, 0), (200, 120), (100, 120))),)
    better = with_vertices(LEFT, [(100, 120), (100, 0), (77, 77)])
    assert better == (Part(((0, 0), (100, 0), (100, 120), (100, 300), (0, 300))),)
    table = vertex_table([better, upper])
    assert unmatched_vertices(table, lone_edges(table)) == []


def test_several_points_on_one_edge_are_put_in_order_along_it() -> None:
    assert with_vertices(LEFT, [(100, 250), (100, 50), (50, 300)])[0].outer == (
        (0, 0),
        (100, 0),
        (100, 50),
        (100, 250),
        (100, 300),
        (50, 300),
        (0, 300),
    )


def test_vertices_go_into_holes_as_well() -> None:
    ring: Outline = (
        Part(((0, 0), (900, 0), (900, 900), (0, 900)), (((300, 300), (300, 600), (600, 600), (600, 300)),)),
    )
    assert (300, 450) in with_vertices(ring, [(300, 450)])[0].holes[0]


def test_loose_vertices_are_paired_and_the_one_with_more_owners_stays() -> None:
    below: Outline = (Part(((0, 300), (100, 300), (100, 600), (0, 600))),)
    askew: Outline = (Part(((100, 0), (200, 0), (200, 300), (110, 310))),)
    table = vertex_table([LEFT, below, askew])
    (only,) = loose_pairs(table, lone_edges(table), 20)
    assert (only.one, only.other) == ((100, 300), (110, 310))
    assert (only.owners_of_one, only.owners_of_other) == ((0, 1), (2,))


def test_two_close_vertices_of_one_outline_that_its_neighbour_shares_are_meant() -> None:
    fine: Outline = (Part(((0, 0), (100, 0), (100, 290), (100, 300), (0, 300))),)
    also: Outline = (Part(((100, 0), (200, 0), (200, 300), (100, 300), (100, 290))),)
    table = vertex_table([fine, also])
    assert loose_pairs(table, lone_edges(table), 20) == []


def test_moving_a_vertex_onto_another_drops_the_repetition() -> None:
    assert moved(LEFT, {(100, 300): (0, 300)}) == (Part(((0, 0), (100, 0), (0, 300))),)
    assert moved((Part(((0, 0), (9, 0), (0, 9))),), {(9, 0): (0, 0)}) == ()
