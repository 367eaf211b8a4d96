"""The catalogue of terrains and symbols: all of the three games are there, each drawn, each with its clauses."""

import re

import pytest

from core.files.bundled import bundled_folder
from core.model.map_model import Game
from core.model.terrains import Symbol, Terrain, symbols, terrains
from core.rules.catalogue_data import catalogue_data

SURFACE = {"farmland", "forest", "hill", "swamp", "mountain", "sea", "lake"}
CAVES = {"mud", "mushroom-forest", "mine", "crystal", "black-mountain", "abyss", "river"}
BASE_SIGNS = {"mine", "magic", "cavern", "lost-tribe"}
ALL = [*terrains().values(), *symbols().values()]
NAMES = [f"{type(each).__name__.lower()} {each.id}" for each in ALL]


def known(catalogue: dict[str, Terrain] | dict[str, Symbol], game: Game) -> set[str]:
    return {each.id for each in catalogue.values() if game in each.games}


def test_every_terrain_of_the_three_games_is_known() -> None:
    assert known(terrains(), Game.BASE) == SURFACE
    assert known(terrains(), Game.UNDERGROUND) == CAVES
    assert known(terrains(), Game.RIVER) == SURFACE | {"river"}


def test_every_symbol_of_the_three_games_is_known() -> None:
    assert known(symbols(), Game.BASE) == BASE_SIGNS
    assert known(symbols(), Game.UNDERGROUND) == {"monster", "volcano"}
    assert known(symbols(), Game.RIVER) == BASE_SIGNS | {"harbour", "shipyard", "seers-temple", "pirates"}


@pytest.mark.parametrize("kind", ALL, ids=NAMES)
def test_each_has_an_icon_and_the_clauses_that_use_it(kind: Terrain | Symbol) -> None:
    assert (bundled_folder("icons") / f"{kind.icon}.svg").is_file()
    clauses = {clause.id: clause for clause in catalogue_data().clauses}
    assert kind.rules
    assert all(clauses[each].game in kind.games for each in kind.rules)
    assert len(set(kind.rules)) == len(kind.rules)


@pytest.mark.parametrize("terrain", terrains().values(), ids=list(terrains()))
def test_each_terrain_has_a_colour_and_an_ink_of_its_own_in_both_themes(terrain: Terrain) -> None:
    for look in (terrain.light, terrain.dark):
        assert re.fullmatch("#[0-9A-F]{6}", look.fill)
        assert re.fullmatch("#[0-9A-F]{6}", look.ink)
        assert look.fill != look.ink
    fills = [(each.light.fill, each.dark.fill) for each in terrains().values()]
    assert fills.count((terrain.light.fill, terrain.dark.fill)) == 1
