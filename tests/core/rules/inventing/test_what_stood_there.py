"""Of a region that was conquered or lost an invented effect speaks as it was before: who and what stood there."""

from pathlib import Path

import pytest

from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario
from core.rules.playback import play

STORY = """
title = "Raiders and what they find"
{turn}
pieces = {{ Hillock = ["fortress"] }}
play = '''
{play}
'''
[map]
Fen = "swamp, edge, borders Hillock and Mill and Camp"
Hillock = "hill, edge, borders Mill"
Mill = "farmland, edge, borders Camp"
Camp = "forest, lost-tribe, edge, borders Ruin and Fen"
Ruin = "swamp, borders Fen"
[seats.Anna]
race = "raiders"
power = "merchant"
hand = {hand}
regions = {{ Fen = 2 }}
[seats.Ben]
race = "elves"
power = "fortified"
hand = {other_hand}
regions = {{ Hillock = 2 }}
declined = {{ race = "orcs", regions = {{ Ruin = 1 }} }}
[[unit]]
race = "raiders"
number = 6
tokens = 20
[[unit.marker]]
id = "flag"
number = 3
[[unit.effect]]
{effect}
"""
PAID = 'block = "gains_coins_there"\namount = 2\nmoment = "conquers-a-region"\nwhere = {{ {} }}'
LOST = 'block = "gains_coins_there"\namount = 2\nmoment = "loses-a-region"\nwhere = {{ {} }}'


def failures(lines: str, effect: str, *, of_ben: bool = False) -> tuple[object, ...]:
    hands = {"hand": 0, "other_hand": 8} if of_ben else {"hand": 11, "other_hand": 0}
    text = STORY.format(play=lines, effect=effect, turn='turn = "Ben"' if of_ben else "", **hands)
    scenario = parse_scenario(text, Path("raiders.toml"))
    return play(scenario, board_of(scenario, Path("raiders.toml"))).failures


@pytest.mark.parametrize(
    ("condition", "taken", "other"),
    [
        ("is_held_by_enemy = true", "Hillock", "Mill"),
        ("is_held_by_enemy = false", "Mill", "Hillock"),
        ("is_held_in_decline = true", "Ruin", "Mill"),
        ("is_without_race = true", "Camp", "Hillock"),
        ("is_without_race = false", "Hillock", "Camp"),
        ("has_tokens = 2", "Hillock", "Mill"),
        ("has_neutrals = true", "Camp", "Mill"),
        ('has_piece = "fortress"', "Hillock", "Mill"),
        ('has_piece = "lost-tribe"', "Camp", "Mill"),
        ("any_of = [{ has_neutrals = true }, { is_held_in_decline = true }]", "Ruin", "Mill"),
    ],
)
def test_coins_are_paid_for_what_was_found_there(condition: str, taken: str, other: str) -> None:
    story = f"conquer {other}\nexpect coins Anna 5\nconquer {taken}\nexpect coins Anna 7"
    assert failures(story, PAID.format(condition)) == ()


def test_a_race_that_leaves_the_game_with_its_last_region_is_remembered_for_the_rest_of_the_turn() -> None:
    effect = 'block = "income"\namount = { regions_conquered = { where = { is_held_in_decline = true } } }'
    story = "conquer Ruin\nconquer Mill\nexpect income Anna 1 from invented:race.raiders.income"
    assert failures(story, effect) == ()


def test_a_marker_is_put_where_an_enemy_was_and_nowhere_else() -> None:
    effect = 'block = "settles"\npiece = "flag"\nwhere = { is_held_by_enemy = true }'
    story = "conquer Hillock\nconquer Mill\nexpect pieces Hillock flag 1\nexpect pieces Mill flag 0"
    assert failures(story, effect) == ()


@pytest.mark.parametrize(("condition", "coins"), [("has_tokens = 2", 7), ("has_tokens = 3", 5)])
def test_what_is_paid_for_a_loss_counts_those_who_stood_there(condition: str, coins: int) -> None:
    story = f"conquer Fen\nexpect tokens Fen 4\nexpect coins Anna {coins}"
    assert failures(story, LOST.format(condition), of_ben=True) == ()


def test_the_first_region_somebody_holds_is_cheaper_and_the_second_is_not() -> None:
    effect = 'block = "attacker_pays"\namount = -1\nwhere = { once_a_turn = { is_without_race = false } }'
    story = "expect cost Hillock 4\nexpect cost Ruin 2\nconquer Hillock\nexpect cost Ruin 3\nexpect cost Mill 2"
    assert failures(story, effect) == ()


def test_nobody_pays_for_the_regions_he_holds() -> None:
    assert failures("expect income Anna 0", 'block = "income_per_region"\namount = -9') == ()
