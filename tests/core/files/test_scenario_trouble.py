"""Impossible set-ups, names that name nothing, and chance in scenario files: told with line and clause."""

from pathlib import Path

import pytest

from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario
from core.files.scenario_writer import scenario_text
from core.model.problems import UnusableFileError
from core.rules.playback import Playback, UnplayableError, play
from tests.core.files.test_scenario_file import COAST

LANDING = COAST.replace("conquer Inland     # two for a hill away from the water\nexpect tokens Inland 2\n", "{end}")
DEALT = """title = "dealt"
map = "base-2-twin-hearths"
phase = "deal"
seed = 1
play = '''
expect combos 6
choose 1
'''
"""


def told(text: str) -> Playback:
    scenario = parse_scenario(text, "coast.toml")
    return play(scenario, board_of(scenario, Path("coast.toml")))


@pytest.mark.parametrize(
    ("new", "words"),
    [
        ("regions = { Stand = 2 }", "line 18: there is no region called “Stand”; did you mean “Strand”?"),
        ("regions = { Sea = 2 }", "line 18: tritons cannot stand in Sea (base:conquest.water)"),
        ("regions = { Strand = 0 }", "line 18: 0 tokens cannot hold Strand (base:redeploy.minimum-one)"),
        ("hand = -3", "line 16: tritons cannot have -3 tokens in hand (base:components.race-tokens)"),
        ('declined = { race = "orcs", power = "merchant" }', "line 17: the badge merchant is in play twice"),
        ('declined = [{ race = "orcs" }, { race = "elves" }]', "Anna has 2 races in decline (base:decline.one-race)"),
        ('declined = { race = "tritons" }', "line 16: tritons are in play twice"),
        (
            'declined = { race = "orcs", regions = { Inland = 2 } }',
            "line 18: 2 tokens of orcs in decline cannot stand in Inland (base:decline.remove-surplus)",
        ),
    ],
)
def test_an_impossible_thing_is_told_with_its_line_and_its_clause(new: str, words: str) -> None:
    with pytest.raises(UnplayableError) as trouble:
        told(COAST.replace("hand = 5", new))
    assert words in str(trouble.value)


@pytest.mark.parametrize("times", ["x0", "x-1", "x1001", "x99999999999"])
def test_a_line_is_done_at_least_once_and_no_more_often_than_any_game_needs(times: str) -> None:
    with pytest.raises(UnplayableError, match=f"line 5: “{times}”"):
        told(COAST.replace("conquer Strand\n", f"conquer Strand {times}\n", 1))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("[seats.Ben]", "[seats.Ben]\n[seats.ANNA]", "line 22: two players are called “ANNA”"),
        ("Inland = ", 'strand = "swamp"\nInland = ', "line 12: two regions are called “strand”"),
        ("[map]", 'column = ["elves hill -1"]\n[map]', "line 10: “elves hill -1”: a combination is"),
        ("hand = 5", 'regions = { Inland = "two" }', "line 18: “Inland” must be a whole number"),
        ("hand = 5", "regions = { Inland = true }", "line 18: “Inland” must be a whole number"),
    ],
)
def test_a_wrong_value_is_told_with_the_line_where_it_stands(old: str, new: str, words: str) -> None:
    with pytest.raises(UnusableFileError) as trouble:
        told(COAST.replace(old, new))
    assert words in str(trouble.value)


CAMP = """{head}
[map]
Camp = "farmland, edge, borders Mill"
Mill = "hill"
[seats.Anna]
race = "humans"
power = "{power}"
regions = {{ Camp = 2 }}
{more}
[seats.Ben]
"""
LAID = "pieces = {{ {} = [{}] }}"


@pytest.mark.parametrize(
    ("where", "pieces", "power", "words"),
    [
        ("Camp", '"hero"', "hill", "line 1: hero cannot lie in Camp without heroic (base:power.heroic.place)"),
        ("Mill", '"hole"', "hill", "line 1: hole cannot lie in Mill without halflings (base:race.halflings.holes)"),
        ("Camp", '"troll-lair"', "hill", "troll-lair cannot lie in Camp without trolls (base:race.trolls.lair)"),
        ("Mill", '"encampment"', "bivouacking", "encampment cannot lie in Mill without bivouacking"),
        ("Camp", '"fortress", "fortress"', "fortified", "2 of fortress cannot lie together in Camp (base:power.fort"),
        ("Camp", '"hero", "hero"', "heroic", "2 of hero cannot lie together in Camp (base:power.heroic.place)"),
    ],
)
def test_a_marker_lies_only_where_its_race_is(where: str, pieces: str, power: str, words: str) -> None:
    head = LAID.format(where, pieces)
    with pytest.raises(UnplayableError) as trouble:
        told(CAMP.format(head=head, power=power, more=""))
    assert words in str(trouble.value)
    assert told(CAMP.format(head=f"hypothetical = true\n{head}", power=power, more="")).failures == ()


def test_a_marker_waits_only_before_the_player_who_has_its_badge() -> None:
    with pytest.raises(UnplayableError, match=r"humans cannot have dragon without dragon-master \(base:power.dragon"):
        told(CAMP.format(head="", power="hill", more="pieces = { dragon = 1 }"))


@pytest.mark.parametrize(
    ("pieces", "power", "ruling"),
    [
        ('"fortress"', "fortified", ""),
        ('"hero", "hero"', "heroic", 'heroes-one-region = "same-region"'),
        ('"hero"', "hill", 'immunity-marker-abandon = "stays"'),
        ('"troll-lair"', "hill", 'markers-when-race-cleared = "stay"'),
    ],
)
def test_a_marker_may_lie_where_the_reading_in_force_leaves_it(pieces: str, power: str, ruling: str) -> None:
    head = f"rulings = {{ {ruling} }}\n{LAID.format('Camp', pieces)}"
    assert told(CAMP.format(head=head, power=power, more="")).failures == ()


@pytest.mark.parametrize(("power", "is_told"), [("", False), ('power = "hill"\n', True)])
def test_a_fortress_of_old_needs_no_badge_but_no_other_one_either(power: str, is_told: bool) -> None:
    text = CAMP.replace('race = "humans"\npower = "{power}"\nregions = {{ Camp = 2 }}\n', "")
    declined = f'[seats.Anna.declined]\nrace = "humans"\n{power}regions = {{ Camp = 1 }}'
    text = text.format(head=LAID.format("Camp", '"fortress"'), more=declined)
    if is_told:
        with pytest.raises(UnplayableError, match="fortress cannot lie in Camp without fortified"):
            told(text)
    else:
        assert told(text).failures == ()


def test_a_combination_that_cannot_be_on_offer_says_what_is_in_play() -> None:
    with pytest.raises(
        UnplayableError, match=r"elves with merchant cannot be on offer: .*: merchant \(base:components"
    ):
        told(f'column = ["elves merchant"]\n{COAST}')


def test_a_spirit_does_not_count_among_the_races_in_decline() -> None:
    pair = 'declined = [{ race = "orcs", power = "spirit", regions = { Inland = 1 } }, { race = "elves" }]'
    assert told(COAST.replace("hand = 5", f"hand = 5\n{pair}")).start.seats[0].declined == ("race.orcs", "race.elves")


@pytest.mark.parametrize(
    ("race", "head"),
    [
        ("ghouls", ""),
        ("elves", 'rulings = { elves-in-decline = "kept" }\n'),
        ("orcs", 'rulings = { ready-which-tokens = "all-own" }\n'),
        ("orcs", 'without = ["base:decline.remove-surplus"]\n'),
    ],
)
def test_tokens_in_decline_may_stand_together_where_they_move_are_saved_or_all_stay(race: str, head: str) -> None:
    declined = f'declined = {{ race = "{race}", regions = {{ Inland = 2 }} }}'
    assert told(head + COAST.replace("hand = 5", f"hand = 5\n{declined}")).start.grounds[1].tokens == 2


def test_a_lost_tribe_beside_a_race_is_told() -> None:
    text = COAST.replace("hand = 5", "regions = { Strand = 2 }")
    with pytest.raises(UnplayableError, match=r"line 1: .*Strand .*base:conquest.lost-tribe-removed"):
        told(f'pieces.Strand = ["lost-tribe"]\n{text}')


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ("round = 11", "line 1: round 11 is none of the 10 rounds (base:setup.round-marker)"),
        ('pieces = { Strand = ["fortres"] }', "line 1: there is no piece called “fortres”"),
        ('column = ["elfs hill 2"]', "line 1: there is no race called “elfs”; did you mean “elves”?"),
        ('turn = "Bem"', "line 1: there is no player called “Bem”; did you mean “Ben”?"),
        ('shows = ["base:conquest.watr"]', "line 1: there is no clause or dispute “base:conquest.watr”; did you mean"),
        ('rulings = { last-rund = "x" }', "line 1: there is no dispute “last-rund”; did you mean “last-round”?"),
    ],
)
def test_a_wrong_name_outside_the_story_is_told_with_its_line(head: str, words: str) -> None:
    with pytest.raises(UnplayableError) as trouble:
        told(f"{head}\n{COAST}")
    assert words in str(trouble.value)


@pytest.mark.parametrize("line", ["expect because base:conquest.cots", "expect income Anna 2 from base:score.region"])
def test_an_expectation_of_a_clause_the_catalogue_does_not_have_is_told(line: str) -> None:
    with pytest.raises(UnplayableError, match=r"line 5: there is no clause or dispute .*did you mean"):
        told(COAST.replace("conquer Strand\n", f"{line}\n", 1))


def actions_of(text: str) -> list[str]:
    """The actions of a story in words, those of chance among them."""
    story = told(text.replace("hand = 5", "hand = 2"))
    assert story.failures == ()
    return [story.speech.words(step.action) for played in story.lines for step in played.steps]


@pytest.mark.parametrize("end", ["attempt Inland\n", "attempt Inland\ndone\n", "attempt Inland\nroll 3\nroll 3\n"])
def test_a_roll_that_is_missing_or_left_over_is_an_error(end: str) -> None:
    assert actions_of(LANDING.replace("{end}", "attempt Inland\nroll 3\n"))[-1] == "roll 3"
    assert len(told(LANDING.replace("{end}", end).replace("hand = 5", "hand = 2")).failures) == 1


def test_a_seed_supplies_the_rolls_that_no_line_gives_always_alike() -> None:
    story = LANDING.replace("{end}", "attempt Inland\n")
    rolls = [actions_of(f"seed = {seed}\n{story}")[-1] for seed in range(30)]
    assert rolls == [actions_of(f"seed = {seed}\n{story}")[-1] for seed in range(30)]
    assert set(rolls) == {"roll 0", "roll 1", "roll 2", "roll 3"}
    # Half of the faces are blank.
    assert rolls.count("roll 0") > 8


def test_a_roll_in_the_story_goes_before_the_seed() -> None:
    story = LANDING.replace("{end}", "attempt Inland\nexpect turn chance\nroll 3\n")
    assert {actions_of(f"seed = {seed}\n{story}")[-1] for seed in range(9)} == {"roll 3"}


def test_a_seed_deals_a_whole_game() -> None:
    dealt = [told(DEALT.replace("seed = 1", f"seed = {seed}")) for seed in (1, 1, 2)]
    assert all(story.failures == () for story in dealt)
    assert dealt[0].end == dealt[1].end != dealt[2].end


def test_a_seed_is_written_and_read_again() -> None:
    scenario = parse_scenario(DEALT, "dealt.toml")
    assert parse_scenario(scenario_text(scenario), "dealt.toml").seed == scenario.seed == 1
