"""What README and docs show can be done as it is shown: the dispute in ten lines, the map from a seed."""

import shlex
from pathlib import Path

import pytest

from core.cli.app import run
from tests.docs.pages import ROOT, blocks_in, text_of


@pytest.fixture
def dispute(tmp_path: Path) -> Path:
    (story,) = [block for block in blocks_in(ROOT / "docs" / "scenario-format.md", "toml") if "play =" in block]
    path = tmp_path / "dispute.toml"
    path.write_text(story, encoding="utf-8")
    return path


def test_the_dispute_in_ten_lines_is_settled_and_the_other_book_parts_from_it(dispute: Path, capsys) -> None:
    assert run(["replay", str(dispute)]) == 0
    assert run(["replay", str(dispute), "--edition", "sw-sv"]) == 1
    assert "expect fled Ben 0" in capsys.readouterr().out
    assert run(["explain", f"{dispute}#1"]) == 0
    assert "base:race.sorcerers.replace" in capsys.readouterr().out
    # Her own region: not allowed, and that is what the exit code says.
    assert run(["why", f"{dispute}#0", "conquer Tower"]) == 1


def test_the_map_from_a_seed_passes_the_check(tmp_path: Path, monkeypatch) -> None:
    (line,) = [line for line in text_of(ROOT / "README.md").splitlines() if line.startswith("| `realmwright new ")]
    words = shlex.split(line.split("`")[1])
    monkeypatch.chdir(tmp_path)
    assert run(words[1:]) == 0
    assert run(["check", words[words.index("-o") + 1]]) == 0
