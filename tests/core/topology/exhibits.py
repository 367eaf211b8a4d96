"""For every code a finding can have, a small map that shows it."""

from dataclasses import replace

from core.model.map_model import Frame, Game, Link, MapModel
from core.model.values import GRID, RegionId, SymbolId, TerrainId
from tests.core.topology.patchwork import board_of, box, land, patchwork, with_outline, with_ring


def tagged(game: Game, terrain: str, *symbols: str, number: int = 4) -> MapModel:
    """A patchwork for one game with another terrain and symbols in one region."""
    model = replace(patchwork(), games=(game,))
    signs = tuple(SymbolId(each) for each in symbols)
    return model.with_regions([replace(model.regions[number], terrain=TerrainId(terrain), symbols=signs)])


def named(*names: str) -> MapModel:
    model = patchwork()
    return model.with_regions(replace(region, name=name) for region, name in zip(model.regions, names, strict=False))


def everywhere(model: MapModel, terrain: str, *symbols: str) -> MapModel:
    signs = tuple(SymbolId(each) for each in symbols)
    return model.with_regions(replace(each, terrain=TerrainId(terrain), symbols=signs) for each in model.regions)


WHOLE = patchwork()
CORNER = WHOLE.regions[4].outline[0].outer[2]
FIELD = box(0, 0, 300, 200)
STRIP = ((0, 0), (10000, 0), (9800, 5000), (9900, 9000), (9700, 14000), (10000, 20000), (0, 20000))
PIT = ("abyss", "volcano")

SHAPES = {
    "no-area": board_of(land("flat", ((0, 0), (500, 500), (900, 900))), land("field", FIELD)),
    "self-crossing": board_of(land("bow", ((0, 0), (30000, 20000), (30000, 0), (0, 20000)))),
    "overlap": board_of(land("west", box(0, 0, 120, 200)), land("east", box(100, 0, 300, 200))),
    "identical-region": board_of(land("one", FIELD), land("two", FIELD)),
    "gap": board_of(land("west", STRIP), land("east", box(100, 0, 300, 200))),
    "uncovered-board": WHOLE.without_regions([RegionId("p4")]),
    "unmatched-vertex": board_of(
        land("long", box(0, 0, 100, 200)), land("up", box(100, 0, 300, 80)), land("down", box(100, 80, 300, 200))
    ),
    "loose-vertex": with_ring(WHOLE, 4, lambda ring: [*ring[:2], (CORNER[0] + 11, CORNER[1] - 20), *ring[3:]]),
    "duplicate-vertex": with_ring(WHOLE, 4, lambda ring: [*ring[:3], ring[2], *ring[3:]]),
    "tiny-part": with_outline(WHOLE, 4, (*WHOLE.regions[4].outline, *land("x", box(150, 5, 155, 10)).outline)),
    "outside-frame": board_of(land("field", box(0, 0, 304, 200))),
    "crowded-region": board_of(land("narrow", box(0, 0, 20, 200)), land("rest", box(20, 0, 300, 200))),
}
CONTACTS = {
    "corner-touch": patchwork(2, 2, bends=0),
    "near-miss": board_of(land("a", box(0, 0, 140, 200)), land("b", box(152, 0, 300, 200))),
    "short-border": board_of(
        land("a", box(0, 0, 150, 108)),
        land("b", box(150, 0, 300, 100)),
        land("c", box(0, 108, 150, 200)),
        land("d", ((15000, 10000), (30000, 10000), (30000, 20000), (15000, 20000), (15000, 10800))),
    ),
    "edge-near-miss": board_of(land("field", box(0, 0, 293, 200))),
}
PLAY = {
    "empty-map": MapModel(frame=Frame(100 * GRID, 100 * GRID)),
    "isolated-region": board_of(land("a", box(0, 0, 100, 200)), land("b", box(200, 0, 300, 200))),
    "disconnected-map": patchwork(5, 2).without_regions([RegionId("p2"), RegionId("p7")]),
    "unreachable": patchwork(3, 3).with_regions(
        replace(WHOLE.regions[number], terrain=TerrainId("lake")) for number in (1, 3, 5, 7)
    ),
    "no-entry-region": board_of(land("isle", box(50, 50, 200, 150))),
    "dead-link": replace(WHOLE, links=(Link(RegionId("p0"), RegionId("nowhere")),)),
    "players-and-rounds": replace(WHOLE, players=5, rounds=10),
    "region-count": replace(WHOLE, players=2),
}
TAGS = {
    "blank-name": named("Ash", ""),
    "duplicate-name": named("Ash", "Birch", "Ash"),
    "near-equal-name": named("Old Mill", "Old mill"),
    "missing-terrain": WHOLE.with_regions([replace(WHOLE.regions[4], terrain=None)]),
    "unknown-terrain": tagged(Game.BASE, "cheese"),
    "terrain-not-in-game": tagged(Game.BASE, "crystal"),
    "unknown-symbol": tagged(Game.BASE, "hill", "wobble"),
    "symbol-not-in-game": tagged(Game.BASE, "hill", "volcano"),
    "too-many-pieces": everywhere(patchwork(4, 3), "mountain"),
    "volcano-outside-abyss": tagged(Game.UNDERGROUND, "mud", "volcano"),
    "pirates-off-river": tagged(Game.RIVER, "hill", "pirates"),
    "harbour-away-from-river": tagged(Game.RIVER, "hill", "harbour"),
    "landmark-on-water": tagged(Game.RIVER, "river", "shipyard"),
    "several-shipyards": everywhere(replace(WHOLE, games=(Game.RIVER,)), "hill", "shipyard"),
    "more-rivers-than-ships": everywhere(replace(patchwork(5, 3), games=(Game.RIVER,)), "river"),
    "no-river": tagged(Game.RIVER, "hill"),
    "river-ends": tagged(Game.UNDERGROUND, "river"),
    "no-volcano": tagged(Game.UNDERGROUND, "abyss"),
    "monster-on-water": tagged(Game.UNDERGROUND, "river", "monster"),
    "lost-tribe-on-water": tagged(Game.BASE, "lake", "lost-tribe"),
    "monsters-adjacent": everywhere(replace(patchwork(2, 1), games=(Game.UNDERGROUND,)), "mud", "monster"),
}
EXHIBITS: dict[str, MapModel] = SHAPES | CONTACTS | PLAY | TAGS
