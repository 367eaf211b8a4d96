"""`replay` under other readings: laid over those of the file, and all of them compared."""

import json
from pathlib import Path

import pytest

from core.cli.app import run

TOLD_TWICE = """title = "A fortress under two readings"
rulings = { fortress-frequency = "unstated" }
pieces = { Camp = ["fortress"] }
play = '''
place fortress Hill
place fortress Moor
'''
[map]
Camp = "farmland, edge, borders Hill"
Hill = "hill, borders Moor"
Moor = "swamp"
[seats.Anna]
race = "ratmen"
power = "fortified"
regions = { Camp = 1, Hill = 1, Moor = 1 }
[seats.Ben]
[[variation]]
title = "one a turn"
rulings = {}
play = '''
place fortress Hill
done
'''
"""
LEFT_OVER = """title = "A fortress nobody holds"
rulings = { markers-when-race-cleared = "stay" }
pieces = { Camp = ["fortress"] }
[map]
Camp = "farmland, edge"
"""


@pytest.fixture
def story(tmp_path: Path) -> Path:
    path = tmp_path / "story.toml"
    path.write_text(TOLD_TWICE, encoding="utf-8")
    return path


def rulings_of(path: Path, capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    assert run(["replay", str(path), "--all-rulings", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["scenarios"]
    found: list[dict[str, object]] = row["rulings"]
    return found


def test_all_rulings_compares_the_variations_as_well(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parted = {(each["story"], each["dispute"], each["option"]) for each in rulings_of(story, capsys)}
    assert ("", "base:dispute.fortress-frequency", "once-per-turn") in parted
    assert ("one a turn", "base:dispute.fortress-coin-repeat", "unstated") in parted
    assert ("", "base:dispute.fortress-coin-repeat", "unstated") not in parted


def test_a_reading_under_which_the_position_cannot_be_is_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "story.toml"
    path.write_text(LEFT_OVER, encoding="utf-8")
    found = [each["differences"] for each in rulings_of(path, capsys) if each["option"] == "removed"]
    assert found == [["line 3: fortress cannot lie in Camp without fortified (base:power.fortified.limit)"]]


def test_a_ruling_of_the_command_line_is_laid_over_those_of_the_file(story: Path) -> None:
    assert run(["replay", str(story), "--ruling", "fortress-coin-repeat=unstated"]) == 0
    assert run(["why", f"{story}#1", "place fortress Moor", "--ruling", "dragon-move=must"]) == 0
    assert run(["replay", str(story), "--ruling", "fortress-frequency=once-per-turn"]) == 1


def test_an_edition_of_the_command_line_is_taken_everywhere(story: Path) -> None:
    assert run(["replay", str(story), "--edition", "sw-de"]) == 1
