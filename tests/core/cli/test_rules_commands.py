"""The commands about the rules as a user calls them: clauses, rulings side by side, units of a folder."""

import json
from pathlib import Path

import pytest

from core.cli.app import run
from core.files.bundled import bundled_folder
from tests.core.cli.conftest import STORY

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
