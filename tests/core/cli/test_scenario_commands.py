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


def test_all_rulings_lists_where_readings_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story = tmp_path / "own.toml"
    text = STORY.replace("hand = 5\nfresh = true", "hand = 5\nregions = { Shore = 1 }\n\n[[seats.Anna.declined]]")
    text = text.replace("[[seats.Anna.declined]]", '[[seats.Anna.declined]]\nrace = "elves"\nregions = { Inland = 1 }')
    story.write_text(text.replace("expect cost Shore 2\nconquer Shore\n", ""), encoding="utf-8")
    assert run(["replay", str(story), "--all-rulings", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["scenarios"]
    parts = {each["dispute"]: each for each in row["rulings"]}
    assert "cost 2 or 3" in parts["base:dispute.own-decline-cost"]["differences"]


def test_all_rulings_asks_about_every_game_a_mixed_table_plays_by(capsys: pytest.CaptureFixture[str]) -> None:
    path = bundled_folder("mapfiles") / "scenarios" / "mixed" / "seas-like-rivers.toml"
    assert run(["replay", str(path), "--all-rulings", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["scenarios"]
    assert "underground:dispute.mix-water-basics" in {each["dispute"] for each in row["rulings"]}


def test_every_modelled_base_clause_has_a_scenario_that_notices_when_it_is_off(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["clauses", "--verify", "--game", "base"]) == 0, capsys.readouterr().out


MOLES = (
    'race = "moles"\nnumber = 12\ntokens = "giants"\n[[effect]]\nblock = "attacker_pays"\namount = -1\nclause = "dig"\n'
)
BURROW = """title = "Moles"
shows = ["invented:race.moles.dig"]
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


def test_units_of_a_folder_serve_every_command_that_plays(tmp_path, capsys):
    folder, path = tmp_path / "units", tmp_path / "burrow.toml"
    folder.mkdir()
    (folder / "any.unit.toml").write_text(MOLES, encoding="utf-8")
    path.write_text(BURROW, encoding="utf-8")
    units = ["--units", str(folder)]
    assert run(["replay", str(path)]) == 2
    assert "there is no race called “moles”" in capsys.readouterr().err
    assert run(["replay", str(path), *units]) == 0
    told = capsys.readouterr().out
    assert "warning: moles: the number 12 is higher than 10 (base:race.custom.banner)" in told
    assert run(["explain", f"{path}#1", *units]) == 0
    assert "Moles: dig [invented:race.moles.dig]" in capsys.readouterr().out
    assert run(["legal", f"{path}#0", *units]) == 0
    assert run(["why", f"{path}#1", "conquer Field", *units]) == 1
    assert run(["replay", str(path), *units, "--without", "invented:race.moles.dig"]) == 1


def test_a_folder_of_units_that_is_not_in_order_is_told_in_one_sentence(tmp_path, capsys):
    (tmp_path / "bad.unit.toml").write_text(MOLES.replace("attacker_pays", "attacker_pay"), encoding="utf-8")
    scenario = str(bundled_folder("mapfiles") / "scenarios" / "base" / "first-steps.toml")
    for given, words in (
        (tmp_path, "line 5: there is no block “attacker_pay”; did you mean"),
        (tmp_path / "no", "is no folder"),
    ):
        assert run(["replay", scenario, "--units", str(given)]) == 2
        told = capsys.readouterr().err
        assert words in told
        assert told.count("\n") == 1


def test_units_given_before_a_command_or_a_file_are_told_apart(tmp_path, capsys, monkeypatch):
    """`realmwright --units FOLDER` opens the window; with a command behind it, the command has them."""
    from editor import launcher

    (tmp_path / "moles.unit.toml").write_text(MOLES, encoding="utf-8")
    path = tmp_path / "story" / "burrow.toml"
    path.parent.mkdir()
    path.write_text(BURROW, encoding="utf-8")
    assert launcher.start(["--units", str(tmp_path), "replay", str(path)]) == 0
    opened = []
    monkeypatch.setattr("editor.display_check.window_trouble", lambda meanwhile: "")
    monkeypatch.setattr("editor.program_start.open_window", lambda *paths, units: opened.append((paths, units)) or 0)
    assert launcher.start(["--units", str(tmp_path), str(path)]) == 0
    assert launcher.start(["--units", str(tmp_path)]) == 0
    assert opened == [((path,), (tmp_path,)), ((), (tmp_path,))]


def test_a_story_that_stops_amid_redeployment_says_how_many_tokens_are_left(
    story: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story.write_text(STORY.replace("conquer Inland\n", "done\nexpand\n"), encoding="utf-8")
    assert run(["replay", str(story)]) == 1
    assert "not allowed: base:redeploy.free-move; 4 tokens still in hand" in capsys.readouterr().out
    assert run(["why", f"{story}#2", "done", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["left"] == 4
