"""docs/inventing-units.md says what the code says, and what it shows works."""

import re
from pathlib import Path

import pytest

from core.files.scenario_board import board_of
from core.files.scenario_file import read_scenario
from core.files.unit_file import parse_unit
from core.files.unit_reference import example, with_reference
from core.rules.inventing.assembling import assembled
from core.rules.inventing.unit_sentences import sentences_of
from core.rules.inventing.vocabulary import Role, Word, vocabulary
from core.rules.playback import play

DOCUMENT = Path(__file__).parents[3] / "docs" / "inventing-units.md"
WORDS = [word for role in Role for word in vocabulary(role).values()]


def test_the_document_lists_what_the_code_knows_today() -> None:
    """If this fails: python -m core.files.unit_reference docs/inventing-units.md"""
    text = DOCUMENT.read_text(encoding="utf-8")
    assert with_reference(text) == text


@pytest.mark.parametrize("word", WORDS, ids=lambda word: f"{word.role}-{word.name}")
def test_every_word_says_what_it_does_and_its_example_can_be_played(word: Word) -> None:
    assert word.description.endswith(".")
    assert len(word.says) == (2 if word.role in (Role.WHERE, Role.WHEN) else 1)
    assert all(word.says)
    text = example(word)
    if word.role is not Role.EFFECT:
        block = 'block = "income_per_region"\namount = 1' if word.role is Role.WHERE else 'block = "income"'
        text = f"[[effect]]\n{block}\n{text}" + ("\namount = 1" if word.role is Role.WHEN else "")
    unit = parse_unit(f'power = "x"\nnumber = 1\n[[marker]]\nid = "totem"\nnumber = 2\n{text}', "example")
    sentence = sentences_of(unit)[0]
    assert sentence.endswith(".")
    assert "{" not in sentence
    made = assembled(unit)
    assert made.effects or made.offers


def test_the_race_of_ten_minutes_can_be_played(tmp_path: Path) -> None:
    steps = DOCUMENT.read_text(encoding="utf-8").partition("## The file")[0]
    *unit, scenario = re.findall(r"```toml\n(.*?)```", steps, re.DOTALL)
    (tmp_path / "marsh-folk.unit.toml").write_text("\n".join(unit), encoding="utf-8")
    path = tmp_path / "fen.toml"
    path.write_text(scenario, encoding="utf-8")
    told = read_scenario(path)
    assert [each.id for each in told.fetched] == ["marsh-folk"]
    story = play(told, board_of(told, path))
    assert len(story.lines) == 3
    assert story.failures == ()
