"""Checks of terrains, symbols and the box."""

from dataclasses import replace

import pytest

from core.model.map_model import Game, MapModel
from core.model.problems import Finding, Severity
from core.model.values import SymbolId, TerrainId
from core.topology.checks.all_checks import all_findings
from tests.core.topology.patchwork import patchwork


def tagged(model: MapModel, number: int, terrain: str | None, *symbols: str) -> MapModel:
    ground = None if terrain is None else TerrainId(terrain)
    signs = tuple(SymbolId(each) for each in symbols)
    return model.with_regions([replace(model.regions[number], terrain=ground, symbols=signs)])


def found(model: MapModel, *codes: str) -> list[Finding]:
    return [each for each in all_findings(model) if each.code in codes]


def of(*games: Game) -> MapModel:
    return replace(patchwork(3, 3), games=games)


def test_a_region_without_terrain_and_one_with_an_unknown_terrain_are_told_apart() -> None:
    model = tagged(tagged(of(Game.BASE), 0, None), 1, "cheese")
    missing, unknown = (*found(model, "missing-terrain"), *found(model, "unknown-terrain"))
    assert (missing.regions, missing.severity) == (("p0",), Severity.WARNING)
    assert (unknown.regions, unknown.severity) == (("p1",), Severity.ERROR)
    assert '"cheese"' in unknown.message


def test_a_terrain_of_another_game_is_told_unless_one_of_the_games_knows_it() -> None:
    assert found(tagged(of(Game.BASE), 4, "mud"), "terrain-not-in-game")[0].regions == ("p4",)
    assert not found(tagged(of(Game.BASE, Game.UNDERGROUND), 4, "mud"), "terrain-not-in-game")
    assert not found(tagged(of(), 4, "mud"), "terrain-not-in-game")


def test_symbols_are_known_and_of_the_game() -> None:
    model = tagged(of(Game.BASE), 4, "hill", "wobble", "mine", "monster")
    assert [each.detail for each in found(model, "unknown-symbol")] == ["wobble"]
    assert [each.detail for each in found(model, "symbol-not-in-game")] == ["monster"]


@pytest.mark.parametrize(
    ("game", "terrain", "symbol", "code"),
    [
        (Game.UNDERGROUND, "mud", "volcano", "volcano-outside-abyss"),
        (Game.UNDERGROUND, "abyss", "volcano", None),
        (Game.RIVER, "hill", "pirates", "pirates-off-river"),
        (Game.RIVER, "river", "pirates", None),
        (Game.UNDERGROUND, "river", "monster", "monster-on-water"),
        (Game.UNDERGROUND, "abyss", "monster", "monster-on-water"),
        (Game.UNDERGROUND, "mud", "monster", None),
        (Game.BASE, "lake", "lost-tribe", "lost-tribe-on-water"),
        (Game.BASE, "hill", "lost-tribe", None),
    ],
)
def test_symbols_stand_where_they_belong(game: Game, terrain: str, symbol: str, code: str | None) -> None:
    codes = ("volcano-outside-abyss", "pirates-off-river", "monster-on-water", "lost-tribe-on-water")
    model = tagged(of(game), 4, terrain, symbol)
    assert [each.code for each in found(model, *codes)] == ([] if code is None else [code])


def test_a_harbour_lies_on_a_river_or_next_to_one_but_not_two_regions_away() -> None:
    model = tagged(of(Game.RIVER), 0, "river")
    for number, is_away in ((0, False), (1, False), (3, False), (4, True), (8, True)):
        terrain = str(model.regions[number].terrain)
        assert bool(found(tagged(model, number, terrain, "harbour"), "harbour-away-from-river")) is is_away


def test_monsters_in_neighbouring_regions_are_told_once() -> None:
    model = tagged(tagged(of(Game.UNDERGROUND), 0, "mud", "monster"), 1, "mud", "monster")
    assert [each.regions for each in found(model, "monsters-adjacent")] == [("p0", "p1")]
    model = tagged(tagged(of(Game.UNDERGROUND), 0, "mud", "monster"), 4, "mud", "monster")
    assert not found(model, "monsters-adjacent")


def full_of(game: Game, terrain: str, symbol: str | None, count: int) -> MapModel:
    model = replace(patchwork(5, 4), games=(game,))
    for number in range(count):
        model = tagged(model, number, terrain, *([symbol] if symbol else []))
    return model


@pytest.mark.parametrize(
    ("game", "terrain", "symbol", "most", "piece"),
    [
        (Game.BASE, "mountain", None, 9, "mountains"),
        (Game.RIVER, "mountain", None, 9, "mountains"),
        (Game.UNDERGROUND, "black-mountain", None, 9, "black-mountains"),
        (Game.UNDERGROUND, "mud", "monster", 7, "monsters"),
        (Game.BASE, "hill", "lost-tribe", 18, "lost-tribes"),
        (Game.RIVER, "river", "pirates", 12, "pirate-ships"),
    ],
)
def test_set_up_needs_no_more_pieces_than_the_box_holds(
    game: Game, terrain: str, symbol: str | None, most: int, piece: str
) -> None:
    assert not found(full_of(game, terrain, symbol, most), "too-many-pieces")
    (many,) = found(full_of(game, terrain, symbol, most + 1), "too-many-pieces")
    assert many.detail == piece
    assert len(many.regions) == most + 1
