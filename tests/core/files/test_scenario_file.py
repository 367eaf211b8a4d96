"""Scenario files: what they mean, and what is said about wrong ones."""

from pathlib import Path

import pytest

from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario
from core.model.problems import UnusableFileError
from core.rules.playback import UnplayableError, play, play_variation

COAST = '''title = "Tritons at the coast"
play = """
expect cost Strand 1
expect illegal conquer Sea because base:conquest.water
conquer Strand
conquer Inland     # two for a hill away from the water
expect tokens Inland 2
"""

[map]
Strand = "farmland, edge, borders Sea and Inland"
Inland = "hill"
Sea = "sea, edge"

[seats.Anna]
race = "tritons"
power = "merchant"
hand = 5
fresh = true

[seats.Ben]

[[variation]]
title = "without the discount"
after = 0
without = ["base:race.tritons.discount"]
play = "expect cost Strand 2"
'''


def test_a_story_that_goes_as_expected_has_no_failures() -> None:
    scenario = parse_scenario(COAST, "coast.toml")
    board = board_of(scenario, Path("coast.toml"))
    assert play(scenario, board).failures == ()
    assert play_variation(scenario, board, scenario.variations[0]).failures == ()


def test_a_line_that_fails_is_found_with_its_line_number_and_what_was_there() -> None:
    scenario = parse_scenario(COAST.replace("cost Strand 1", "cost Strand 4"), "coast.toml")
    (failure,) = play(scenario, board_of(scenario, Path("coast.toml"))).failures
    assert failure.line.number == 3
    assert failure.outcome is not None
    assert failure.outcome.found.startswith("1 (")


def test_an_action_that_is_not_allowed_ends_the_story_with_its_clauses() -> None:
    scenario = parse_scenario(COAST.replace("conquer Strand", "conquer Inland", 1), "coast.toml")
    (failure,) = play(scenario, board_of(scenario, Path("coast.toml"))).failures
    assert failure.refused is not None
    assert "base:conquest.first-region" in failure.refused.refusal.clauses


@pytest.mark.parametrize(
    ("old", "new", "place", "words"),
    [
        ("hand = 5", "hnad = 5", "line 18", "did you mean “hand”"),
        ("hand = 5", 'hand = "five"', "line 18", "a whole number"),
        ("hand = 5", "hand = 99999999999999", "line 18", "too large"),
        ("fresh = true", "fresh = 1", "line 19", "true or false"),
        ("[map]", "[map", "", "line 10"),
    ],
)
def test_a_wrong_key_or_value_is_told_with_its_line(old: str, new: str, place: str, words: str) -> None:
    with pytest.raises(UnusableFileError) as trouble:
        parse_scenario(COAST.replace(old, new), "coast.toml")
    assert place in str(trouble.value)
    assert words in str(trouble.value)
    assert "\n" not in str(trouble.value)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("conquer Strand", "conqer Strand", "line 5: “conqer Strand” is no action; did you mean “conquer”?"),
        ("conquer Strand", "conquer Stand", "line 5: there is no region called “Stand”; did you mean “strand”?"),
        ("expect tokens", "expect tokns", "did you mean “tokens”?"),
        ('"tritons"', '"triton"', "did you mean “tritons”?"),
        ('power = "merchant"', 'power = ""', "without a power"),
        ("hand = 5", "hand = 50", "there are not 50 tokens"),
    ],
)
def test_what_cannot_be_understood_is_told_with_the_nearest_word(old: str, new: str, words: str) -> None:
    scenario = parse_scenario(COAST.replace(old, new, 1), "coast.toml")
    with pytest.raises(UnplayableError) as trouble:
        play(scenario, board_of(scenario, Path("coast.toml")))
    assert words in str(trouble.value)


def test_every_problem_of_an_impossible_position_is_listed_and_can_be_allowed_on_purpose() -> None:
    text = COAST.replace("hand = 5", "hand = 50").replace("[seats.Ben]", "[seats.Ben]\ncoins = -1")
    scenario = parse_scenario(text, "coast.toml")
    board = board_of(scenario, Path("coast.toml"))
    with pytest.raises(UnplayableError, match=r"50 tokens.*; Ben cannot hold -1 coins"):
        play(scenario, board)
    allowed = parse_scenario(text.replace("play =", "hypothetical = true\nplay =", 1), "coast.toml")
    assert play(allowed, board).failures == ()


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('Inland = "hill"', 'Inland = "hil"', "did you mean “hill”"),
        ("borders Sea and Inland", "borders Lake", "which is no other region"),
    ],
)
def test_a_wrong_region_of_an_inline_map_is_told(old: str, new: str, words: str) -> None:
    scenario = parse_scenario(COAST.replace(old, new), "coast.toml")
    with pytest.raises(UnusableFileError, match=words):
        board_of(scenario, Path("coast.toml"))


@pytest.mark.parametrize("name", ["../../secret", "../beside.map.geojson", "/etc/passwd", "nowhere"])
def test_a_map_outside_the_scenarios_folder_is_never_opened(name: str, tmp_path: Path) -> None:
    (tmp_path.parent / "beside.map.geojson").write_text("{}", encoding="utf-8")
    scenario = parse_scenario(f'title = "x"\nmap = "{name}"\n', tmp_path / "x.toml")
    with pytest.raises(UnusableFileError, match="there is no map"):
        board_of(scenario, tmp_path / "x.toml")
