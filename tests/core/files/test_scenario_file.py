"""Scenario files: what they mean, and what is said about wrong ones."""

import re
from pathlib import Path

import pytest

from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario
from core.model.problems import RealmwrightError, UnusableFileError
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
        ('"tritons"', '"tritons', "line 16", "a text has no quote at its end"),
        ("hand = 5", "hand = five", "line 18", "this is no value"),
    ],
)
def test_a_wrong_key_or_value_is_told_with_its_line(old: str, new: str, place: str, words: str) -> None:
    with pytest.raises(UnusableFileError) as trouble:
        parse_scenario(COAST.replace(old, new), "coast.toml")
    assert place in str(trouble.value)
    assert words in str(trouble.value)
    assert "\n" not in str(trouble.value)


def test_a_story_longer_than_any_game_is_refused_before_it_is_played() -> None:
    story = COAST.replace("conquer Strand\n", "take up Strand x1000\n" * 101, 1)
    with pytest.raises(UnusableFileError, match="line 104: more than 100,000 steps are told"):
        parse_scenario(story, "coast.toml")


@pytest.mark.parametrize(
    ("ending", "words"),
    [
        ('play = """\nconquer Strand\n', "line 1: a text has no quotes at its end"),
        ('play = """\nconquer Strand\n"""\nshows = [\n', "line 4: it ends in the middle of a list"),
    ],
)
def test_a_file_that_is_cut_off_is_told_with_the_line_of_what_has_no_end(ending: str, words: str) -> None:
    with pytest.raises(UnusableFileError, match=words):
        parse_scenario(ending, "coast.toml")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("conquer Strand", "conqer Strand", "line 5: “conqer Strand” is no action; did you mean “conquer”?"),
        ("conquer Strand", "conquer", "line 5: it must be said which region"),
        ("conquer Strand", "choose", "line 5: a number must be said: the position in the column"),
        ("conquer Strand", "conquer Stand", "line 5: there is no region called “Stand”; did you mean “Strand”?"),
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
    with pytest.raises(UnplayableError, match=r"line 16: .*50 tokens.*; line 21: Ben cannot hold -1 coins"):
        play(scenario, board)
    allowed = parse_scenario(text.replace("play =", "hypothetical = true\nplay =", 1), "coast.toml")
    assert play(allowed, board).failures == ()


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('Inland = "hill"', 'Inland = "hil"', "line 12: Inland: “hil” is no terrain or symbol; did you mean “hill”"),
        ('Inland = "hill"', 'Inland = "hill, swamp"', "line 12: Inland: a region has one terrain, “hill” or “swamp”"),
        ("borders Sea and Inland", "borders Sea, Inland", "“Inland” stands after a comma; neighbours are joined"),
        ("borders Sea and Inland", "borders Lake", "line 11: Strand borders “Lake”, which is no other region"),
        ("borders Sea and Inland", "borders See", "which is no other region; did you mean “Sea”"),
    ],
)
def test_a_wrong_region_of_an_inline_map_is_told(old: str, new: str, words: str) -> None:
    scenario = parse_scenario(COAST.replace(old, new), "coast.toml")
    with pytest.raises(UnusableFileError, match=words):
        board_of(scenario, Path("coast.toml"))


def test_variations_may_leave_one_another_without_end() -> None:
    told = [
        f'[[variation]]\ntitle = "v{n}"\nof = "v{n - 1}"\nafter = {n}\nplay = "done  # {n}"' for n in range(1, 1_100)
    ]
    first = '[[variation]]\ntitle = "v0"\nafter = 0\nplay = "done  # 0"'
    scenario = parse_scenario("\n".join([COAST, first, *told]), "coast.toml")
    before = scenario.lines_before(scenario.variations[-1])
    assert [line.note for line in before] == [str(n) for n in range(1_099)]


def test_of_a_thousand_unknown_clauses_the_first_is_told() -> None:
    named = [f"base:nothing-{n}" for n in range(1_000)]
    scenario = parse_scenario(f"shows = {named}\n{COAST}", "coast.toml")
    with pytest.raises(UnplayableError, match="there is no clause or dispute “base:nothing-0”"):
        play(scenario, board_of(scenario, Path("coast.toml")))


@pytest.mark.parametrize("line", ['Old Mill = "hill"', 'Mühle = "hill"', 'Ölmühle = "hill"'])
def test_a_name_that_needs_quotation_marks_is_told(line: str) -> None:
    with pytest.raises(UnusableFileError, match=r"line 12: .* stands in quotation marks"):
        parse_scenario(COAST.replace('Inland = "hill"', line), "coast.toml")


@pytest.mark.parametrize("name", ["../../secret", "../beside.map.geojson", "/etc/passwd", "nowhere"])
def test_a_map_outside_the_scenarios_folder_is_never_opened(name: str, tmp_path: Path) -> None:
    (tmp_path.parent / "beside.map.geojson").write_text("{}", encoding="utf-8")
    scenario = parse_scenario(f'title = "x"\nmap = "{name}"\n', tmp_path / "x.toml")
    with pytest.raises(UnusableFileError, match="there is no map"):
        board_of(scenario, tmp_path / "x.toml")


DEALT = '''title = "A new game"
phase = "deal"
first = "Ben"
column = ["giants hill", "tritons merchant", "orcs wealthy", "elves flying", "trolls stout"]
home_made = [{ race = "moles", number = 6, tokens = "skeletons" }]
play = """
draw moles
draw heroic
expect turn Ben
expect slot 6 moles heroic
expect slot 1 giants hill 0
expect combos 6
expect banners 8
expect badges 14
expect stock fortress 6
expect bank 505
expect noted 0
expect hidden Anna from Ben
expect shown Ben to Ben
choose 6
expect coins Ben 0
expect slot 1 giants hill 1
"""

[map]
Mill = "farmland, edge"

[seats.Anna]
[seats.Ben]
'''


def test_a_whole_new_game_can_be_dealt_with_a_home_made_race() -> None:
    scenario = parse_scenario(DEALT, "deal.toml")
    assert play(scenario, board_of(scenario, Path("deal.toml"))).failures == ()


@pytest.mark.parametrize(
    "line",
    [
        "slot 6 elves heroic", "slot 6 moles flying", "slot 6 moles heroic 1", "slot 7 elves heroic", "combos 5",
        "banners 9", "badges 1", "stock fortress 5", "bank 1", "noted 1", "hidden Ben from Ben", "shown Anna to Ben",
        "problem base:game.scope",
    ],
)  # fmt: skip
def test_an_expectation_about_the_table_can_fail(line: str) -> None:
    scenario = parse_scenario(DEALT.replace("expect turn Ben", f"expect {line}"), "deal.toml")
    (failure,) = play(scenario, board_of(scenario, Path("deal.toml"))).failures
    assert failure.line.text == f"expect {line}"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("expect combos 6", "expect combos six", "is no number"),
        ("expect slot 6 moles heroic", "expect slot moles", "say place, race, power and coins"),
        ("expect stock fortress 6", "expect stock castle 6", "no piece called"),
        ('phase = "deal"', 'phase = "decline"', "there is no phase called"),
        ("number = 6", "number = 11", r"higher than 10 \(base:race.custom.banner\)"),
        ('race = "moles"', 'race = "elves"', "there is a race of that name already"),
        ("[seats.Ben]", '[seats.Ben]\nrace = "humans"\npower = "swamp"', "no race in play yet"),
        ('phase = "deal"', "bank = -1", "cannot hold -1 coins"),
        ('phase = "deal"', 'badges = ["hill"]', "hill cannot lie in a pile"),
        ('phase = "deal"', "tray = { elves = 2 }", "2 tokens of race.elves are left for a choice of 11"),
    ],
)
def test_a_wrong_table_is_told_in_words(old: str, new: str, words: str) -> None:
    scenario = parse_scenario(DEALT.replace(old, new, 1), "deal.toml")
    with pytest.raises(UnplayableError, match=words):
        play(scenario, board_of(scenario, Path("deal.toml")))


@pytest.mark.parametrize("made", ["1", "[1]", "[{ number = 3 }]", '[{ race = "" }]', '[{ race = "a", power = "b" }]'])
def test_something_home_made_must_be_a_race_or_a_power(made: str) -> None:
    text = re.sub(r"home_made = .*", f"home_made = {made}", DEALT)
    with pytest.raises(UnusableFileError, match="line 5"):
        parse_scenario(text, "deal.toml")


@pytest.mark.parametrize("players", [1, 6])
def test_a_hypothetical_game_of_any_number_tells_what_it_breaks(players: int) -> None:
    seats = "".join(f"[seats.P{number}]\n" for number in range(players))
    story = 'hypothetical = true\nplay = "expect problem base:game.scope"\n[map]\nMill = "hill, edge"\n'
    text = f'title = "x"\n{story}{seats}'
    scenario = parse_scenario(text, "x.toml")
    board = board_of(scenario, Path("x.toml"))
    assert play(scenario, board).failures == ()
    strict = parse_scenario(text.replace("hypothetical = true\n", ""), "x.toml")
    with pytest.raises(RealmwrightError, match=r"base:game\.scope"):
        play(strict, board)
