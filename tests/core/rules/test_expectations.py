"""Words a scenario can expect with, and the reasons it is given for what units offer."""

from pathlib import Path

import pytest

from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario
from core.rules.playback import Playback, UnplayableError, play

STORY = '''title = "Badges and offers"
phase = "start"
play = """
{lines}
"""

[map]
Camp = "farmland, edge, borders Mill"
Mill = "farmland, edge"

[seats.Anna]
race = "{race}"
power = "{power}"
pieces = {pieces}
regions = {{ Camp = 2 }}

[seats.Ben]
race = "elves"
power = "hill"
regions = {{ Mill = 1 }}
'''


def told(*lines: str, race: str = "humans", power: str, pieces: str = "{}") -> Playback:
    text = STORY.format(lines="\n".join(lines), race=race, power=power, pieces=pieces)
    scenario = parse_scenario(text, "story.toml")
    return play(scenario, board_of(scenario, Path("story.toml")))


def test_a_badge_is_expected_with_the_race_it_lies_with() -> None:
    assert told("expect power humans spirit", "expect power trolls none", power="spirit").failures == ()


@pytest.mark.parametrize(("power", "left"), [("spirit", "spirit"), ("swamp", "none")])
def test_a_badge_stays_or_goes_with_the_decline(power: str, left: str) -> None:
    assert told("decline", f"expect power humans {left}", power=power).failures == ()


def test_a_badge_that_lies_elsewhere_is_told() -> None:
    (failure,) = told("expect power humans none", power="spirit").failures
    assert failure.outcome is not None
    assert failure.outcome.found == "power.spirit"


def test_an_offer_made_at_another_time_is_refused_with_its_own_clause() -> None:
    story = told("expect illegal use ally on Ben because base:power.diplomat.choose", power="diplomat")
    assert story.failures == ()


def test_a_marker_set_up_at_another_time_is_refused_with_its_own_clause() -> None:
    lines = ("expand", "expect illegal place encampment Camp because base:power.bivouacking.place")
    assert told(*lines, power="bivouacking", pieces="{ encampment = 5 }").failures == ()


def test_an_offer_nobody_made_is_refused_by_the_order_of_the_turn() -> None:
    story = told("expect illegal use ally on Ben because base:flow.later-turn-options", power="swamp")
    assert story.failures == ()


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("expect pieces Camp fortres 0", "there is no piece called “fortres”; did you mean “fortress”?"),
        ("expect turn Bem", "there is no player called “Bem”; did you mean “Ben”?"),
        ("expect winner Anna, Bem", "there is no player called “Bem”; did you mean “Ben”?"),
        ("expect phase redploy", "there is no phase called “redploy”; did you mean “redeploy”?"),
        ("expect round two", "“two” is no number"),
        ("expect illegal conquer Mill because", "after “because” the clauses are named"),
        ("expect because", "after “because” the clauses are named"),
        ("expect problem base:setup.mop", "there is no clause or dispute “base:setup.mop”"),
    ],
)
def test_a_slip_of_the_pen_in_an_expectation_is_told(line: str, words: str) -> None:
    with pytest.raises(UnplayableError) as trouble:
        told(line, power="swamp")
    assert words in str(trouble.value)


def test_a_price_that_nobody_could_pay_is_an_expectation_that_fails() -> None:
    (failure,) = told("decline", "decline", "expect cost Camp 2", power="swamp").failures
    assert failure.outcome is not None
    assert failure.outcome.found == "nobody has a race now that could pay a price"
