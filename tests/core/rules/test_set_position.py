"""What a position set up by hand is refused for, where the reason is easily mistaken for another."""

from pathlib import Path

import pytest

from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario
from core.rules.playback import problems_of

POSITION = """title = "A race in a mixed game without water"
game = "underground-mixed"
[map]
Pool = "mud, edge"
[seats.Anna]
race = "lizardmen"
power = "stone"
regions = { Pool = 1 }
[seats.Ben]
"""


def _refused_for(text: str) -> list[tuple[str, str]]:
    scenario = parse_scenario(text, "deep.toml")
    return [(each.message, each.clause) for each in problems_of(scenario, board_of(scenario, Path("deep.toml")))]


def test_a_race_that_makes_no_sense_in_a_mixed_game_is_refused_for_that_and_not_for_its_tokens() -> None:
    reason = "lizardmen: there is no sea or lake or river in this game"
    assert _refused_for(POSITION) == [(reason, "underground:mix.drop-senseless")]


def test_a_race_whose_tokens_are_lent_is_refused_for_that() -> None:
    unit = '[[unit]]\nrace = "newts"\nnumber = 6\ntokens = "lizardmen"\n'
    text = POSITION.replace("-mixed", "").replace("[map]", 'units = ["newts"]\n[map]') + unit
    assert _refused_for(text) == [("lizardmen: its tokens are lent to newts", "base:race.custom.tokens")]


@pytest.mark.parametrize("change", [("mud, edge", 'mud, edge, borders Ford"\nFord = "river'), ("-mixed", "")])
def test_with_a_river_or_in_its_own_game_the_race_is_welcome(change: tuple[str, str]) -> None:
    assert _refused_for(POSITION.replace(*change)) == []
