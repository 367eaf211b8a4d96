"""Scenarios that name invented units: written in them, given, beside them, bundled, or found nowhere."""

from dataclasses import replace
from pathlib import Path

import pytest

from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario, read_scenario
from core.files.scenario_units import missing_sentences
from core.files.scenario_writer import scenario_text
from core.files.unit_file import parse_unit
from core.model.problems import RealmwrightError, UnusableFileError
from core.rules.playback import play

MOLES = """race = "moles"
number = 6
tokens = "giants"
[[effect]]
block = "attacker_pays"
amount = -1
where = { terrain_is = "hill" }
"""
STORY = """title = "Moles"
play = \"\"\"
expect cost Hill 1
conquer Hill
\"\"\"

[map]
Field = "farmland, edge, borders Hill"
Hill = "hill"

[seats.Anna]
race = "moles"
power = "merchant"
hand = 3
regions = { Field = 1 }

[seats.Ben]
"""


def written(folder: Path, story: str = STORY, unit: str | None = MOLES, name: str = "moles") -> Path:
    if unit is not None:
        (folder / f"{name}.unit.toml").write_text(unit, encoding="utf-8")
    path = folder / "story.toml"
    path.write_text(story, encoding="utf-8")
    return path


def is_well(path: Path, **given: object) -> bool:
    scenario = read_scenario(path, **given)  # type: ignore[arg-type]
    return not play(scenario, board_of(scenario, path)).failures


def test_a_broken_unit_beside_it_is_no_trouble_of_another_story(tmp_path: Path) -> None:
    (tmp_path / "a-broken.unit.toml").write_text("race = [", encoding="utf-8")
    assert is_well(written(tmp_path, name="anything"))
    assert is_well(written(tmp_path, STORY.replace("moles", "humans").replace("Hill 1", "Hill 2"), unit=None))
    written(tmp_path, unit="race = [")
    with pytest.raises(UnusableFileError, match=r"moles.unit.toml"):
        is_well(tmp_path / "story.toml")


@pytest.mark.parametrize("name", ["moles", "anything"])
def test_a_unit_beside_the_scenario_is_found_by_its_id(tmp_path: Path, name: str) -> None:
    assert is_well(written(tmp_path, name=name))


def test_two_files_of_one_unit_beside_the_scenario_are_refused_unless_one_is_called_after_it(tmp_path: Path) -> None:
    path = written(tmp_path, name="first")
    written(tmp_path, name="second", unit=MOLES.replace("-1", "2"))
    with pytest.raises(UnusableFileError, match=r"second.unit.toml: first.unit.toml is a race “moles” already"):
        is_well(path)
    assert is_well(written(tmp_path))


def test_a_file_beside_the_scenario_that_would_be_a_built_in_unit_is_refused(tmp_path: Path) -> None:
    elves = MOLES.replace("moles", "elves")
    path = written(tmp_path, STORY.replace("moles", "elves"), unit=elves, name="elves")
    with pytest.raises(UnusableFileError, match=r"elves.unit.toml: there is a built-in race “elves” already"):
        is_well(path)


def test_a_unit_that_is_given_comes_before_one_beside_the_scenario(tmp_path: Path) -> None:
    path = written(tmp_path, unit=MOLES.replace("-1", "2"))
    assert not is_well(path)
    assert is_well(path, units=(parse_unit(MOLES, "moles"),))


def test_units_only_the_piles_need_are_listed(tmp_path: Path) -> None:
    story = STORY.replace("expect cost", "expect banners 14\nexpect cost").replace('race = "moles"', 'race = "elves"')
    path = written(tmp_path, story.replace("Hill 1", "Hill 2"))
    assert not is_well(path)
    listed = path.read_text(encoding="utf-8").replace("play =", 'units = ["moles"]\nplay =')
    assert not is_well(written(tmp_path, listed.replace("banners 14", "banners 12")))
    scenario = read_scenario(written(tmp_path, listed))
    assert scenario.units == ("moles",)
    assert "race.moles" in play(scenario, board_of(scenario, path)).engine.rules.races


def test_a_unit_nobody_has_is_told_in_one_sentence_and_the_story_parts_where_it_is_needed(tmp_path: Path) -> None:
    path = written(tmp_path, unit=None)
    with pytest.raises(RealmwrightError, match=r"line 12: there is no race called “moles”"):
        is_well(path)
    listed = STORY.replace("play =", 'units = ["moles"]\nplay =').replace('race = "moles"', 'race = "elves"')
    scenario = read_scenario(written(tmp_path, listed.replace("Hill 1", "Hill 2"), unit=None))
    assert scenario.missing == ("moles",)
    (sentence,) = missing_sentences(scenario)
    assert "no unit “moles”" in sentence
    assert "moles.unit.toml" in sentence
    assert not play(scenario, board_of(scenario, path)).failures


def test_a_unit_beside_the_scenario_that_cannot_be_read_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(UnusableFileError, match=r"moles.unit.toml: line 5: there is no block “atacker_pays”; did you"):
        read_scenario(written(tmp_path, unit=MOLES.replace("attacker", "atacker")))


def test_a_scenario_with_its_units_inside_is_one_file(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    whole = read_scenario(written(tmp_path))
    alone = replace(whole, embedded=whole.invented, fetched=())
    path = written(tmp_path / "one", scenario_text(alone), unit=None)
    again = read_scenario(path)
    assert again.embedded == whole.fetched
    assert again.fetched == again.missing == ()
    assert is_well(path)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("attacker_pays", "attaker_pays", "line 24: there is no block “attaker_pays”; did you mean"),
        ('"moles"\nnumber', '"elves"\nnumber', "there are two units “elves”; take another id"),
        ('"hill"', '"hil"', "line 26: there is no terrain “hil”; did you mean “hill”?"),
    ],
)
def test_a_unit_in_a_scenario_is_refused_with_the_line_of_the_scenario(old: str, new: str, words: str) -> None:
    inside = MOLES.replace("[[effect]]", "[[unit.effect]]")
    text = STORY + "\n[[unit]]\n" + inside.replace(old, new, 1)
    with pytest.raises(UnusableFileError) as trouble:
        parse_scenario(text, "story.toml")
    assert words in str(trouble.value)
