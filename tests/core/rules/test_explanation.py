"""A played scenario in records and in words: every change with its clause, every price with its lines."""

import random
import re
from pathlib import Path

import pytest

from core.files.bundled import bundled_folder
from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario, read_scenario
from core.rules.action_titles import StepKind, action_title, step_label
from core.rules.action_words import Speech
from core.rules.catalogue import build_rules
from core.rules.catalogue_data import catalogue_data
from core.rules.change_words import change_lines
from core.rules.engine import Engine
from core.rules.explanation import Story, story_of
from core.rules.playback import play
from core.rules.setup import new_game
from core.rules.spoken_names import Names, clause_text
from core.rules.story_text import story_text
from tests.core.rules.random_play import bundled_board

HEAD = """
title = "A quarrel about a mill"
note = "Anna and Ben\\nquarrel."
"""
TAIL = """
[map]
Tower = "hill, edge, borders Mill and Lake and Peak"
Mill = "farmland, lost-tribe, edge, borders Peak"
Peak = "mountain, edge"
Lake = "lake, edge"

[seats.Anna]
race = "tritons"
power = "commando"
hand = 6
regions = { Tower = 1 }

[seats.Ben]
race = "humans"
power = "merchant"
regions = { Peak = 2 }
"""


def told(play_lines: str, extra: str = "", *, hand: int = 6, language: str = "en") -> Story:
    tail = TAIL.replace("hand = 6", f"hand = {hand}")
    text = f'{HEAD}{extra}\nplay = """\n{play_lines}\n"""\n{tail}'
    scenario = parse_scenario(text, Path("mill.toml"))
    return story_of(play(scenario, board_of(scenario, Path("mill.toml"))), scenario.note, language)


def changes(story: Story, number: int) -> list[tuple[str, str]]:
    return [(line.text, line.clause.id) for line in story.steps[number].changes]


def test_the_first_step_is_the_position_and_every_action_adds_one():
    story = told("conquer Mill\nconquer Peak")
    assert [step.kind for step in story.steps] == [StepKind.START, StepKind.CONQUER, StepKind.CONQUER]
    assert [step.title for step in story.steps] == ["The position.", "Anna conquers Mill.", "Anna conquers Peak."]
    assert story.note == "Anna and Ben quarrel."
    assert story.steps[1].after.grounds[1].tokens == 2


def test_changes_are_told_with_their_clauses_and_the_regions_they_touch():
    story = told("conquer Mill")
    assert ("Lost Tribe: Mill → the box, for good.", "base:conquest.lost-tribe-removed") in changes(story, 1)
    assert ("2 tokens of the Tritons: the hand → Mill.", "base:conquest.place-tokens") in changes(story, 1)
    assert story.steps[1].touched == (1,)
    titles = {line.clause.title for line in story.steps[1].changes}
    assert "Conquered Lost Tribes leave the game" in titles


def test_a_price_is_a_ledger_that_adds_up_and_says_what_each_line_counts():
    (price,) = told("conquer Peak").steps[1].ledgers
    assert (price.heading, price.total, price.measure) == ("Price of Peak", 4, "token")
    assert [(line.amount, line.what) for line in price.lines] == [
        (2, "every region"),
        (1, "mountain"),
        (2, "Humans, 2 tokens"),
        (-1, "Commando"),
    ]
    assert sum(line.amount for line in price.lines if line.beaten_by is None) == price.total
    assert price.remark == "6 in hand"
    assert price.lines[0].is_first


def test_a_refused_action_ends_the_story_with_every_clause_against_it():
    story = told("conquer Lake\nconquer Mill")
    assert len(story.steps) == 2
    step = story.steps[1]
    assert step.refusal is not None
    assert step.refusal.clauses
    assert all(clause.title != clause.id for clause in step.refusal.clauses)
    assert step.failures == 1
    assert step.after == story.steps[0].after


def test_too_few_tokens_are_told_with_the_number_and_the_chance():
    refusal = told("conquer Peak", hand=3).steps[1].refusal
    assert refusal is not None
    assert refusal.remark == "1 short; a last attempt with the die wins 1 in 2"
    assert "base:conquest.cost" in [clause.id for clause in refusal.clauses]


def test_an_illegal_action_that_is_expected_keeps_its_reasons():
    (note,) = told("expect illegal conquer Lake").steps[0].expectations
    assert note.holds
    assert note.refusal is not None
    assert note.refusal.clauses
    (wrong,) = told("expect illegal conquer Peak").steps[0].expectations
    assert (wrong.holds, wrong.found, wrong.refusal) == (False, "it is allowed", None)


def test_expectations_belong_to_the_step_before_them():
    story = told("expect hand Anna 6\nconquer Mill\nexpect owner Mill Anna\nexpect owner Mill Ben")
    assert [len(step.expectations) for step in story.steps] == [1, 2]
    met, failed = story.steps[1].expectations
    assert met.holds
    assert (failed.holds, failed.found) == (False, "Anna")
    assert story.steps[1].failures == 1
    assert story.failures == 1


def test_a_price_that_is_not_the_expected_one_is_laid_open():
    (note,) = told("expect cost Mill 9").steps[0].expectations
    assert not note.holds
    assert note.found == "2"
    assert note.ledger is not None
    assert note.ledger.lines[0].clause.title == "Cost of a conquest"
    assert "Price of Mill: 2 tokens" in story_text(told("expect cost Mill 9"))


def test_reasons_that_are_not_the_expected_ones_are_told_by_their_titles():
    (note,) = told("expect illegal conquer Lake because base:conquest.purpose").steps[0].expectations
    assert not note.holds
    assert "base:" not in note.found
    assert "“" in note.found


def test_repeated_moves_are_told_once_with_their_number():
    story = told("done\ndeploy Tower x6")
    assert ("6 tokens of the Tritons: the hand → Tower.", "base:redeploy.free-move") in changes(story, 2)
    assert story.steps[2].title == "Anna puts 6 tokens into Tower."
    assert story.steps[2].label == "Tower, 6"


def test_coins_of_the_bank_are_one_ledger_and_not_told_twice():
    step = told("done\ndeploy Tower x6").steps[2]
    paid = [ledger for ledger in step.ledgers if ledger.measure == "coin"]
    assert [(ledger.heading, ledger.total) for ledger in paid] == [("Coins for Anna", 1)]
    assert not [line for line in step.changes if "bank" in line.text]


def test_a_last_attempt_tells_the_roll():
    story = told("attempt Peak\nroll 3", hand=2)
    assert story.steps[1].kind is StepKind.ROLL
    assert story.steps[1].ledgers[0].remark == "2 in hand, 2 short"
    assert story.steps[2].title == "The die shows 3."
    assert story.steps[2].ledgers[0].remark == "2 in hand, 2 short, the die adds 3"
    assert any("take Peak from the Humans" in text for text, _ in changes(story, 2))


def test_decline_and_choice_are_told_by_the_names_of_race_and_power():
    story = told("decline", extra='phase = "start"')
    words = [text for text, _ in changes(story, 1)]
    assert "The badge Commando of the Tritons is put away." in words
    assert "The Tritons are in decline." in words
    assert story.steps[1].title == "Anna puts the Tritons in decline."


def test_names_come_in_the_readers_language():
    story = told("decline", extra='phase = "start"', language="de")
    word = catalogue_data().word("race.tritons", "de")
    assert word != "Tritons"
    assert any(word in text for text, _ in changes(story, 1))


def test_what_no_catalogue_knows_is_called_after_its_id():
    names = Names(told("").names.board, ("Anna",))
    assert names.unit("race.marsh-folk") == "Marsh Folk"
    assert names.piece("watch-tower") == "Watch Tower"
    assert names.clause("own:race.marsh-folk.discount").title == "Discount"


def test_clause_texts_point_at_titles_and_questions_not_at_ids():
    for clause in catalogue_data().clauses:
        text = clause_text(clause.id)
        assert "dispute." not in text, clause.id


@pytest.mark.parametrize(
    ("words", "english", "german"),
    [
        ("cost Mill 3", "Mill costs 3", "Mill costs 3"),
        ("tokens Peak 2", "2 tokens in Peak", "2 tokens in Peak"),
        ("pieces Mill lost-tribe 1", "Mill: 1 × Lost Tribe", "Mill: 1 × Untergegangener Stamm"),
        ("tray tritons 4", "Tritons: 4 in the tray", "Wassermänner: 4 in the tray"),
        ("illegal conquer Lake because base:conquest.water", "“conquer Lake” is illegal: Seas and lakes", None),
        ("turn Anna", "To act: Anna", None),
        ("combos 6", "combos 6", None),
    ],
)
def test_an_expectation_is_said_with_the_names_of_the_reader(words, english, german):
    for language, wanted in (("en", english), ("de", german or english)):
        (note,) = told(f"expect {words}", language=language).steps[0].expectations
        assert note.text.startswith(wanted)


def test_the_text_tells_every_step_and_lists_every_clause_with_its_sources():
    story = told("conquer Mill\nexpect owner Mill Ben\nconquer Lake")
    text = story_text(story)
    assert "  1  Round 2, Anna: Anna conquers Mill." in text
    assert "expected: Ben holds Mill – FAILED, found Anna" in text
    assert "NOT ALLOWED" in text
    assert "2 steps, 1 expectation, 2 failures." in text
    for clause in (clause for step in story.steps for clause in step.clauses()):
        assert f"{clause.title} [{clause.id}]" in text
    assert "Sources: sw-de:" in text


@pytest.mark.parametrize("lines", ["", "conquer Mill", "done\ndeploy Tower x6"])
def test_the_text_of_a_story_that_went_well_says_so(lines):
    assert "all as expected." in story_text(told(lines))


def test_the_same_story_gives_the_same_text():
    assert story_text(told("conquer Mill\ndone")) == story_text(told("conquer Mill\ndone"))


@pytest.mark.parametrize("players", [2, 5])
def test_every_change_of_a_random_game_can_be_told(players):
    board = bundled_board(players)
    engine = Engine(build_rules(board, players=players))
    names = Names(board, ("Anna", "Ben", "Cleo", "Dora", "Emil")[:players])
    choose, state = random.Random(players), engine.settled(new_game(engine.rules))
    for _ in range(400):
        actions = engine.legal_actions(state)
        if not actions:
            break
        step = engine.step(state, choose.choice(actions))
        title = action_title(names, state, step.action, times=1, spoken=Speech(engine.rules).words(step.action))
        assert title.endswith(".")
        assert step_label(names, state, step.action, 1)
        for line in change_lines(names, state, step.changes):
            assert line.text.endswith(".")
            assert not re.search(r"\b(race|power)\.[a-z]", line.text)
            assert line.clause.title
        state = step.after


def test_every_bundled_scenario_can_be_told():
    paths = sorted((bundled_folder("mapfiles") / "scenarios").rglob("*.toml"))
    assert paths
    for path in paths:
        scenario = read_scenario(path)
        story = story_of(play(scenario, board_of(scenario, path)), scenario.note)
        assert len(story.steps) == 1 + sum(not line.is_expectation for line in scenario.lines), path
        assert story_text(story)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("elves-are-never-lost", "0 tokens of the Elves: Grove → the tray."),
        ("sorcerers-and-a-lone-elf", "1 token of the Elves: Mill → the tray."),
    ],
)
def test_what_a_defender_loses_is_told_with_the_clause_that_decided_it(name: str, told: str) -> None:
    path = bundled_folder("mapfiles") / "scenarios" / "base" / "races" / f"{name}.toml"
    scenario = read_scenario(path)
    lines = story_of(play(scenario, board_of(scenario, path))).steps[1].changes
    clause = "base:race.elves.no-loss" if told.startswith("0") else "base:race.sorcerers.elves"
    assert (told, clause) in [(line.text, line.clause.id) for line in lines]
