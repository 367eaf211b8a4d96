"""Every relic and every place has a scenario in which it matters and one in which it is in play and gives nothing."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from core.rules.catalogue import built_in_units
from core.rules.catalogue_data import catalogue_data
from core.rules.scenario import Variation
from core.rules.switches import Switches
from tests.core.files.test_bundled_scenarios import FILES, failures, scenario_in, stories

TILES = [unit for unit in built_in_units() if unit.startswith(("relic.", "place."))]
Story = tuple[Path, Variation | None, Switches]


@cache
def clauses_of(tile: str) -> frozenset[str]:
    found = (each.id for each in catalogue_data().clauses if each.modelled)
    return frozenset(each for each in found if each.startswith(f"underground:{tile}."))


def stories_about(tile: str) -> list[Story]:
    """The stories of every scenario that shows a clause of the tile."""
    files = [path for path in FILES if clauses_of(tile).intersection(scenario_in(path).shows)]
    return [(path, *story) for path in files for story in stories(path)]


def needs_the_tile(tile: str, story: Story) -> bool:
    """Does the story fail at a table that plays without anything the tile does?"""
    path, variation, switches = story
    return failures(path, variation, replace(switches, without=switches.without | clauses_of(tile))) > 0


def test_there_are_six_relics_and_nine_places() -> None:
    kinds = [tile.partition(".")[0] for tile in TILES]
    assert (kinds.count("relic"), kinds.count("place")) == (6, 9)


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_has_a_scenario_in_which_it_matters_and_one_in_which_it_gives_nothing(tile: str) -> None:
    matters = [needs_the_tile(tile, story) for story in stories_about(tile)]
    assert any(matters), "it matters nowhere"
    assert not all(matters), "nowhere is it in play and gives nothing"
