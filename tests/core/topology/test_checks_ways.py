"""Checks of who can get where, of hand-made links and blocks, and of players and rounds."""

from dataclasses import replace

import pytest

from core.model.map_model import Block, Game, Link, LinkKind, MapModel
from core.model.problems import Finding, Severity
from core.model.values import RegionId, TerrainId
from core.topology.checks.all_checks import all_findings
from tests.core.topology.patchwork import board_of, box, land, patchwork

A, B, NOWHERE = RegionId("p0"), RegionId("p1"), RegionId("nowhere")


def found(model: MapModel, code: str) -> list[Finding]:
    return [each for each in all_findings(model) if each.code == code]


def grounded(columns: int, rows: int, terrains: str) -> MapModel:
    """A patchwork with one letter per region: . hill, s sea, l lake, r river, a abyss."""
    kinds = {".": "hill", "s": "sea", "l": "lake", "r": "river", "a": "abyss"}
    model = patchwork(columns, rows)
    return model.with_regions(
        replace(region, terrain=TerrainId(kinds[letter]))
        for region, letter in zip(model.regions, terrains.replace(" ", ""), strict=True)
    )


def islands() -> MapModel:
    return board_of(
        land("a", box(0, 0, 60, 90)),
        land("b", box(60, 0, 120, 90)),
        land("c", box(60, 90, 120, 200)),
        land("d", box(180, 0, 240, 90)),
        land("e", box(240, 0, 300, 90)),
        land("f", box(200, 150, 300, 200)),
    )


def test_a_region_without_neighbours_is_isolated_until_a_link_joins_it() -> None:
    assert [each.regions for each in found(islands(), "isolated-region")] == [("f",)]
    linked = replace(islands(), links=(Link(RegionId("f"), RegionId("e"), one_way=True),))
    assert not found(linked, "isolated-region")
    assert not found(board_of(land("only", box(0, 0, 300, 200))), "isolated-region")


def test_groups_without_a_way_between_them_are_disconnected() -> None:
    assert [each.regions for each in found(islands(), "disconnected-map")] == [("d", "e")]
    linked = replace(islands(), links=(Link(RegionId("b"), RegionId("d")),))
    assert not found(linked, "disconnected-map")


def test_a_wall_all_round_isolates_a_region() -> None:
    model = patchwork(2, 2)
    walls = tuple(Block(A, RegionId(each)) for each in ("p1", "p2"))
    assert [each.regions for each in found(replace(model, blocks=walls), "isolated-region")] == [("p0",)]


@pytest.mark.parametrize(
    ("terrains", "lost"),
    [
        ("..... ..... ..... ..... .....", []),
        ("..... .lll. .l.l. .lll. .....", [("p12",)]),
        ("..... .rrr. .r.r. .rrr. .....", []),
        ("..... .aaa. .a.a. .aaa. .....", [("p12",)]),
        ("..... .lll. .l.l. .lrl. .....", []),
        ("..... lllll .l... .l... .l...", []),
        ("..... .sss. .s.s. .sss. .....", [("p12",)]),
    ],
)
def test_seas_lakes_and_abysses_are_barriers_and_rivers_are_not(terrains: str, lost: list[tuple[str, ...]]) -> None:
    assert [each.regions for each in found(grounded(5, 5, terrains), "unreachable")] == lost


def test_a_one_way_link_leads_in_but_not_out() -> None:
    model = grounded(5, 5, "..... .lll. .l.l. .lll. .....")
    inwards = Link(RegionId("p0"), RegionId("p12"), one_way=True)
    assert not found(replace(model, links=(inwards,)), "unreachable")
    assert found(replace(model, links=(replace(inwards, a=inwards.b, b=inwards.a),)), "unreachable")


def test_a_map_nobody_can_enter_is_an_error() -> None:
    model = board_of(land("isle", box(50, 50, 200, 150)))
    assert [each.severity for each in found(model, "no-entry-region")] == [Severity.ERROR]
    assert not found(board_of(land("isle", box(0, 50, 200, 150))), "no-entry-region")
    assert found(grounded(3, 3, "lll l.l lll"), "no-entry-region")
    assert not found(grounded(3, 3, "sss s.s sss"), "no-entry-region")


@pytest.mark.parametrize(
    ("link", "severity"),
    [
        (Link(A, NOWHERE), Severity.ERROR),
        (Link(A, A), Severity.ERROR),
        (Link(A, B), Severity.WARNING),
        (Link(A, RegionId("p8")), None),
        (Block(NOWHERE, B), Severity.ERROR),
        (Block(A, RegionId("p8")), Severity.WARNING),
        (Block(A, B), None),
    ],
)
def test_links_and_blocks_that_make_no_sense(link: Link | Block, severity: Severity | None) -> None:
    model = patchwork()
    model = replace(model, links=(link,)) if isinstance(link, Link) else replace(model, blocks=(link,))
    dead = found(model, "dead-link")
    assert [each.severity for each in dead] == ([] if severity is None else [severity])
    assert all(each.fix == "drop-link" for each in dead)


def test_what_makes_no_sense_is_told_with_its_ends() -> None:
    wall = replace(patchwork(), blocks=(Block(A, RegionId("p8")),))
    bridge = replace(patchwork(), links=(Link(A, B),))
    assert [each.message for model in (wall, bridge) for each in found(model, "dead-link")] == [
        "The block between Patch 0 and Patch 8 parts regions that do not touch.",
        "The bridge between Patch 0 and Patch 1 repeats a border.",
    ]


def test_a_tunnel_under_a_wall_is_no_repetition_of_the_border() -> None:
    model = replace(patchwork(), links=(Link(A, B, LinkKind.TUNNEL),), blocks=(Block(A, B),))
    assert not found(model, "dead-link")


def test_the_same_link_twice_is_told_but_not_the_way_back_of_a_one_way_link() -> None:
    far = RegionId("p8")
    again = replace(patchwork(), links=(Link(A, far), Link(far, A)))
    assert [each.message for each in found(again, "dead-link")] == [
        "The bridge between Patch 8 and Patch 0 is there more than once."
    ]
    both_ways = replace(patchwork(), links=(Link(A, far, one_way=True), Link(far, A, one_way=True)))
    assert not found(both_ways, "dead-link")


@pytest.mark.parametrize(
    ("players", "rounds", "severity"),
    [(2, 10, None), (4, 9, None), (5, 10, Severity.WARNING), (5, None, None), (None, 3, None), (7, 9, Severity.HINT)],
)
def test_rounds_follow_from_the_number_of_players(players: int, rounds: int, severity: Severity | None) -> None:
    told = found(replace(patchwork(), players=players, rounds=rounds), "players-and-rounds")
    assert [each.severity for each in told] == ([] if severity is None else [severity])
    assert [each.fix for each in told] == ([] if severity is None else ["set-rounds" if severity == "warning" else ""])


@pytest.mark.parametrize(("columns", "rows", "is_far"), [(5, 5, False), (6, 5, True), (4, 4, True), (6, 3, False)])
def test_a_region_count_far_from_the_printed_board_is_a_hint(columns: int, rows: int, is_far: bool) -> None:
    model = replace(patchwork(columns, rows), players=2, games=(Game.BASE,))
    assert bool(found(model, "region-count")) is is_far
