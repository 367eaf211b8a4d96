"""The scenario commands as a user calls them."""

import json
from pathlib import Path

import pytest

from core.cli.app import run
from core.files.bundled import bundled_folder
from tests.core.cli.conftest import STORY


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
        (["--ruling", "own-declin-cost=counted"], "did you mean “own-decline-cost”?"),
        (["--edition", "xx-yy"], "--edition xx-yy: there is no edition “xx-yy”; known are"),
        (["--edition", "sw-s"], "--edition sw-s: there is no edition “sw-s”; did you mean “sw-sv”?"),
        (["--without", "nonsense"], "there is no clause “nonsense”; realmwright clauses lists all"),
        (["--without", "base:conquest.csot"], "did you mean “base:conquest.cost”"),
        (["--ruling", "own-decline-cost=perhaps"], "“perhaps”; it has counted, not-counted"),
    ],
)
def test_replay_refuses_switches_it_does_not_know(
    arguments: list[str], words: str, story: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", str(story), str(story), *arguments]) == 2
    shown = capsys.readouterr()
    assert words in shown.err
    assert shown.err.count("\n") == 1
    assert not shown.out


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


def test_why_shows_how_the_price_comes_about_whether_or_not_it_can_be_paid(
    story: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story.write_text(STORY.replace("hand = 5", "hand = 3").replace('Inland = "hill', 'Inland = "mountain'), "utf-8")
    assert run(["why", f"{story}#0", "conquer Shore"]) == 0
    assert "Price of Shore: 2 tokens (3 in hand)" in capsys.readouterr().out
    assert run(["why", f"{story}#1", "conquer Inland", "--json"]) == 1
    (price,) = json.loads(capsys.readouterr().out)["ledgers"]
    assert (price["total"], price["remark"]) == (3, "1 in hand, 2 short")
    assert [(line["amount"], line["what"]) for line in price["lines"]] == [(2, "every region"), (1, "mountain")]
    assert run(["why", f"{story}#1", "conquer Inland by replace", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["ledgers"] == []


def test_a_line_of_a_variation_is_named_where_it_stands_whatever_the_variation_is_called(
    story: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = '''
[[variation]]
title = "Shore"
after = 0
play = """
expect cost Shore 9
"""
'''
    story.write_text(STORY + told + told, encoding="utf-8")
    assert run(["replay", str(story), "--json"]) == 1
    (row,) = json.loads(capsys.readouterr().out)["scenarios"]
    rows = story.read_text("utf-8").splitlines()
    assert [rows[each["line"] - 1] for each in row["failures"]] == ["expect cost Shore 9"] * 2
    assert len({each["line"] for each in row["failures"]}) == 2
    story.write_text(STORY + told + told.replace("after = 0", "after = 9"), encoding="utf-8")
    assert run(["replay", str(story)]) == 2
    line = story.read_text("utf-8").splitlines().index("after = 9") + 1
    assert f"line {line}: “after” is 9, but the main story has 3 lines" in capsys.readouterr().err


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


def test_explain_tells_what_a_step_changed_and_by_which_clause(story: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", f"{story}#1"]) == 0
    shown = capsys.readouterr().out
    assert "Shore" in shown
    assert "base:conquest" in shown


def test_explain_gives_the_line_that_made_a_step_and_the_refusal_after_it_as_data(
    story: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = STORY.replace("conquer Inland\n", "done\ndeploy Shore x3\nconquer Far\n")
    story.write_text(more, encoding="utf-8")
    told = {}
    for number in range(1, 6):
        assert run(["explain", f"{story}#{number}", "--json"]) == 0
        told[number] = json.loads(capsys.readouterr().out)["steps"]
    (first,) = told[1]
    price = {"amount": 2, "what": "every region", "clause": "base:conquest.cost", "beaten_by": None}
    assert price in first["ledgers"][0]["lines"]
    assert (first["line"], first["turn"], first["refused"]) == (5, "Anna", None)
    assert told[3] == told[4] == told[5]
    assert [step["line"] for step in told[5]] == [7, 8]
    assert told[5][1]["refused"]["because"][0]["clause"].startswith("base:")
    assert run(["explain", f"{story}#5"]) == 0
    assert "NOT ALLOWED" in capsys.readouterr().out


def test_a_story_that_stops_amid_redeployment_says_how_many_tokens_are_left(
    story: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story.write_text(STORY.replace("conquer Inland\n", "done\nexpand\n"), encoding="utf-8")
    assert run(["replay", str(story)]) == 1
    assert "not allowed: base:redeploy.free-move; 4 tokens still in hand" in capsys.readouterr().out
    assert run(["why", f"{story}#2", "done", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["left"] == 4
