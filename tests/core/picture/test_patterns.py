"""The patterns: one for every terrain and one for ice, inside its tile, readable by every painter."""

import pytest

from core.model.terrains import terrains
from core.picture.path_steps import PathStep, path_steps
from core.picture.patterns import patterns


def test_every_terrain_has_its_own_pattern():
    wanted = [terrain.pattern for terrain in terrains().values()]
    assert len(set(wanted)) == len(wanted) == 14
    assert {*wanted, "ice"} == set(patterns())


@pytest.mark.parametrize("pattern", patterns().values(), ids=lambda pattern: pattern.id)
def test_a_pattern_stays_inside_its_tile_so_that_tiles_meet_without_a_seam(pattern):
    for path in pattern.paths():
        assert path.is_stroked or path.fill_opacity
        for step in path.steps:
            for x, y in step.spots:
                assert 0.65 <= x <= pattern.width - 0.65
                assert 0.65 <= y <= pattern.height - 0.65


def test_elements_are_drawn_in_the_ink_asked_for():
    text = patterns()["trees"].elements("#123456")
    assert "currentColor" not in text
    assert "#123456" in text


def test_path_data_is_read_to_absolute_steps():
    assert path_steps("M1 2h3v-1l1 1z") == (
        PathStep("M", ((1, 2),)),
        PathStep("L", ((4, 2),)),
        PathStep("L", ((4, 1),)),
        PathStep("L", ((5, 2),)),
        PathStep("Z"),
    )


def test_numbers_may_touch_and_commands_may_go_on():
    assert path_steps("M0 0L1.5.5-2-3")[1:] == (PathStep("L", ((1.5, 0.5),)), PathStep("L", ((-2, -3),)))
    assert path_steps("m1 1 2 2") == (PathStep("M", ((1, 1),)), PathStep("L", ((3, 3),)))


def test_a_smooth_curve_mirrors_the_control_before_it():
    assert path_steps("M0 0c0 1 1 2 2 2s2-1 2-2")[2] == PathStep("C", ((3, 2), (4, 1), (4, 0)))


def test_commands_our_drawings_do_not_use_are_refused():
    with pytest.raises(ValueError, match="'a'"):
        path_steps("M0 0a1 1 0 0 0 2 2")
