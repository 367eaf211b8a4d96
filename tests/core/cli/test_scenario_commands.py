"""The scenario commands as a user calls them."""

import json
from pathlib import Path

import pytest

from core.cli.app import run

STORY = '''title = "A first conquest"
shows = ["base:conquest.first-region"]
play = """
expect cost Shore 2
conquer Shore
conquer Inland
"""

[map]
Shore = "farmland, edge, borders Inland"
Inland = "hill, borders Shore"
Far = "forest"

[seats.Anna]
race = "ratmen"
power = "merchant"
hand = 5
fresh = true

[seats.Ben]
'''


@pytest.fixture
def story(tmp_path: Path) -> Path:
    path = tmp_path / "story.toml"
    path.write_text(STORY, encoding="utf-8")
    return path


def test_replay_ends_with_0_when_all_goes_as_expected(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(story.parent)]) == 0
    assert "1 of 1 scenarios as expected" in capsys.readouterr().out


def test_replay_names_the_line_that_differs_and_what_was_found(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story.write_text(STORY.replace("cost Shore 2", "cost Shore 3"), encoding="utf-8")
    assert run(["replay", str(story)]) == 1
    shown = capsys.readouterr().out
    assert f"{story}:4: expect cost Shore 3" in shown
    assert "found 2" in shown


def test_replay_with_a_clause_switched_off_differs(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(story), "--without", "base:conquest.cost", "--json"]) == 1
    (row,) = json.loads(capsys.readouterr().out)["scenarios"]
    assert row["failures"][0]["line"] == 4


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--ruling", "own-decline-cost"], "write it as ID=OPTION"),
        (["--ruling", "no-such-thing=x"], "there is no dispute"),
        (["--edition", "xx-yy"], "xx-yy"),
        (["--without", "base:conquest.csot"], "did you mean “base:conquest.cost”"),
        (["--ruling", "own-decline-cost=perhaps"], "perhaps"),
    ],
)
def test_replay_refuses_switches_it_does_not_know(
    arguments: list[str], words: str, story: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", str(story), *arguments]) == 2
    assert words in capsys.readouterr().err


def test_legal_lists_what_may_be_done_at_a_step(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["legal", f"{story}#1", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["to_move"], answer["phase"]) == ("Anna", "conquer")
    assert "conquer Inland" in answer["actions"]


def test_why_gives_every_clause_against_an_action(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["why", f"{story}#1", "conquer Far", "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert [row["clause"] for row in answer["because"]] == ["base:conquest.adjacency"]
    assert run(["why", f"{story}#1", "conquer Inland"]) == 0


@pytest.mark.parametrize("address", ["story.toml", "story.toml#x", "story.toml#99"])
def test_an_address_that_leads_nowhere_is_told(
    address: str, story: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(story.parent)
    assert run(["legal", address]) == 2
    assert address in capsys.readouterr().err


def test_clauses_lists_every_clause_with_who_carries_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["clauses", "--json", "--game", "base"]) == 0
    rows = {row["id"]: row for row in json.loads(capsys.readouterr().out)["clauses"]}
    assert len(rows) == 192
    assert rows["base:race.tritons.discount"]["carried_by"] == ["race.tritons"]
    assert rows["base:components.storage"]["reason"]


def test_explain_tells_what_a_step_changed_and_by_which_clause(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", f"{story}#1"]) == 0
    shown = capsys.readouterr().out
    assert "Shore" in shown
    assert "base:conquest" in shown


def test_all_rulings_lists_where_readings_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story = tmp_path / "own.toml"
    text = STORY.replace("hand = 5\nfresh = true", "hand = 5\nregions = { Shore = 1 }\n\n[[seats.Anna.declined]]")
    text = text.replace("[[seats.Anna.declined]]", '[[seats.Anna.declined]]\nrace = "elves"\nregions = { Inland = 1 }')
    story.write_text(text.replace("expect cost Shore 2\nconquer Shore\n", ""), encoding="utf-8")
    assert run(["replay", str(story), "--all-rulings", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["scenarios"]
    parts = {each["dispute"]: each for each in row["rulings"]}
    assert "cost 2 or 3" in parts["base:dispute.own-decline-cost"]["differences"]


def test_every_modelled_base_clause_has_a_scenario_that_notices_when_it_is_off(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["clauses", "--verify", "--game", "base"]) == 0, capsys.readouterr().out
