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


DEEP = """title = "A piece where none can be"
game = "underground"
[map]
Pool = "mud, edge, borders Void and Den"
Void = "abyss, borders Den"
Den = "mine, monster, edge"
Ford = "river, edge"
[pieces]
{pieces}
[seats.Anna]
race = "{race}"
power = "{power}"
regions = {{ {regions} }}
[seats.Ben]
race = "ogres"
power = "mining"
"""
WHEREABOUTS = {
    "troops in an abyss": ("", "drows", "stone", "Void = 1", "abyss.impassable"),
    "a piece in an abyss": ('Void = ["balrog"]', "drows", "stone", "Pool = 1", "abyss.impassable"),
    "the Volcano without its symbol": ('Void = ["volcano"]', "flames", "stone", "Pool = 1", "abyss.volcano-symbol"),
    "a mountain in the mud": ('Pool = ["black-mountain"]', "drows", "stone", "Pool = 1", "mountain.permanent"),
    "a relic guarded": ('Den = ["monster", "sword"]', "drows", "stone", "Pool = 1", "monster.conquest-draws-tile"),
    "armor of nobody": ('Ford = ["mushroom-armor"]', "drows", "shield", "Pool = 1", "power.shield.return"),
    "the Queen of others": ('Pool = ["queen"]', "drows", "stone", "Pool = 1", "power.royal.queen"),
    "the Bag of others": ('Pool = ["magic-bag"]', "drows", "stone", "Pool = 1", "power.magic.bag-not-stolen"),
    "the Great Ancient of others": (
        'Pool = ["great-ancient"]', "drows", "stone", "Pool = 1", "race.cultists.great-ancient-placement",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", WHEREABOUTS)
def test_what_no_game_underground_brings_about_is_refused(case: str) -> None:
    pieces, race, power, regions, clause = WHEREABOUTS[case]
    found = _refused_for(DEEP.format(pieces=pieces, race=race, power=power, regions=regions))
    assert [where for _, where in found] == [f"underground:{clause}"]


@pytest.mark.parametrize(
    ("pieces", "race", "power", "more"),
    [
        ('Ford = ["great-ancient"]', "cultists", "stone", ""),
        ('Pool = ["queen"]', "drows", "stone", '[tied]\nstonehedge = "royal"\n'),
        ('Pool = ["mushroom-armor", "keep"]', "drows", "stone", ""),
        ('Void = ["volcano"]', "flames", "stone", ""),
    ],
)
def test_what_lies_where_a_game_may_have_left_it_is_welcome(pieces: str, race: str, power: str, more: str) -> None:
    text = DEEP.format(pieces=pieces, race=race, power=power, regions="Pool = 1") + more
    assert _refused_for(text.replace("abyss,", "abyss, volcano,")) == []


@pytest.mark.parametrize(("power", "clauses"), [("vengeful", []), ("stone", ["underground:power.vengeful.marker"])])
def test_a_marker_of_vengeance_needs_somebody_who_gave_it(power: str, clauses: list[str]) -> None:
    text = DEEP.format(pieces="", race="drows", power=power, regions="Pool = 1")
    assert [clause for _, clause in _refused_for(text + "pieces = { vengeance-marker = 1 }")] == clauses
