"""The scenario commands as a user calls them."""

import json
from pathlib import Path

import pytest

from core.cli.app import run
from core.files.bundled import bundled_folder

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


def test_why_names_the_roll_that_would_do_with_its_chance(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = STORY.replace("hand = 5", "hand = 3").replace("conquer Inland\n", "")
    story.write_text(short, encoding="utf-8")
    assert run(["why", f"{story}#1", "conquer Inland"]) == 1
    assert "1 token short; a roll of 1 or more would do, which is 1 in 2" in capsys.readouterr().out
    assert run(["why", f"{story}#0", "conquer Inland"]) == 1
    # Nobody may roll for a region out of reach.
    assert "roll" not in capsys.readouterr().out


def test_a_step_can_be_looked_at_under_another_reading(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["why", f"{story}#1", "conquer Far", "--without", "base:conquest.adjacency"]) == 0
    assert run(["explain", f"{story}#1", "--edition", "sw-sv"]) == 0
    assert run(["legal", f"{story}#1", "--ruling", "nothing=x"]) == 2
    assert "there is no dispute" in capsys.readouterr().err


def test_a_step_of_a_variation_has_an_address(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    more = '[[variation]]\ntitle = "inland first"\nafter = 2\nplay = "done"\n'
    story.write_text(STORY + more, encoding="utf-8")
    assert run(["legal", f"{story}#1.2"]) == 0
    assert "Anna, redeploy" in capsys.readouterr().out
    for address in ("0.1", "2.1", "1.9"):
        assert run(["legal", f"{story}#{address}"]) == 2
        assert f"story.toml#{address}: the s" in capsys.readouterr().err


def test_a_decision_is_listed_by_what_it_is_about(capsys: pytest.CaptureFixture[str]) -> None:
    path = bundled_folder("mapfiles") / "scenarios" / "base" / "races" / "sorcerers-in-whose-turn.toml"
    assert run(["legal", f"{path}#2.3"]) == 0
    assert "decide Mill" in capsys.readouterr().out


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
    assert "stored" in rows["base:components.storage"]["reason"]
    assert all(row["carried_by"] if row["modelled"] else row["reason"] for row in rows.values())


def test_tables_in_a_pipe_are_as_wide_as_they_need(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["clauses", "--game", "base"]) == 0
    shown = capsys.readouterr().out
    assert "base:race.sorcerers.replaced-token" in shown
    assert "sorcerers-ignore-lairs-and-fortresses" in shown


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
