"""A designer's own terrains: in the file, in the picture, and in the checks."""

from dataclasses import replace

import pytest

from core.edits.outcome import Edited, Refusal
from core.edits.terrain_edits import add_terrain, colour_terrain, remove_terrain, rename_terrain
from core.files.map_file import map_text, parse_map
from core.model.map_model import OwnTerrain
from core.model.problems import UnusableFileError
from core.model.tagging import terrain_choices, with_terrain
from core.picture.ground_layers import ground_colours
from core.picture.palette import DARK, LIGHT, contrast
from core.topology.map_checks import check_map
from tests.core.picture.small_maps import four_corners


@pytest.fixture
def ashen():
    """Four corners, one of them of ash."""
    return with_terrain(replace(four_corners(), terrains=(OwnTerrain("Ash", "#B0A8A0"),)), ["nw"], "Ash")


def test_a_new_terrain_has_the_next_number_key_and_a_name_that_nothing_else_has():
    model = four_corners()
    made = add_terrain(model, "  Salt  flats ")
    assert isinstance(made, Edited)
    choices = terrain_choices(made.model.games, made.model.terrains)
    assert choices[:-1] == terrain_choices(model.games)
    assert choices[-1].name == "Salt flats"
    for taken in ("salt FLATS", "Forest", "black-mountain", " "):
        assert isinstance(add_terrain(made.model, taken), Refusal)


def test_regions_go_with_the_new_name_and_lose_what_is_taken_away(ashen):
    renamed = rename_terrain(ashen, "Ash", "Cinders").model
    assert renamed.region("nw").terrain == "Cinders"
    assert renamed.terrains == (OwnTerrain("Cinders", "#B0A8A0"),)
    removed = remove_terrain(renamed, "Cinders").model
    assert (removed.region("nw").terrain, removed.terrains) == (None, ())
    assert colour_terrain(ashen, "Ash", "#112233").model.terrains == (OwnTerrain("Ash", "#112233"),)


def test_own_terrains_stand_in_the_file_and_a_map_without_them_is_written_as_before(ashen):
    assert parse_map(map_text(ashen), "ash").terrains == ashen.terrains
    assert '"terrains"' not in map_text(four_corners())
    with_more = replace(ashen, terrains=(replace(ashen.terrains[0], extra={"price": 3}),))
    assert map_text(parse_map(map_text(with_more), "ash")) == map_text(with_more)


@pytest.mark.parametrize("wrong", ['"#B0A8"', '"grey"', "7"])
def test_a_colour_that_is_none_is_refused_with_its_place(ashen, wrong):
    with pytest.raises(UnusableFileError, match=r"terrains\[0\]\.colour"):
        parse_map(map_text(ashen).replace('"#B0A8A0"', wrong), "ash")


def test_the_board_shows_the_colour_in_both_looks_with_an_ink_that_can_be_seen(ashen):
    region = ashen.region("nw")
    assert ground_colours(region, LIGHT, ashen.terrains).fill == "#B0A8A0"
    for theme in (LIGHT, DARK):
        found = ground_colours(region, theme, ashen.terrains)
        assert contrast(found.fill, found.ink) >= 3
        assert ground_colours(region, theme) == theme.board.untagged


def test_a_terrain_of_the_map_is_known_to_its_checks(ashen):
    assert "unknown-terrain" not in {each.code for each in check_map(ashen)}
    assert "unknown-terrain" in {each.code for each in check_map(replace(ashen, terrains=()))}
