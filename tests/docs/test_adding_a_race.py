"""docs/adding-a-race.md, carried out in a copy of the program: its scenarios notice the clauses of the new race."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"```\w+\n(?:# |<!-- )(\S+/\S+?\.\w+)(?: -->)?\n(.*?)```", re.DOTALL)
RUN = "import sys; from core.cli.app import run, WindowTools; sys.exit(run(sys.argv[1:], WindowTools(paint=None)))"
CLAUSES = ("base:race.fen-folk.discount", "base:race.fen-folk.peat")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the rules are made of, changed as the page says."""
    copy = tmp_path_factory.mktemp("program")
    for folder in ("core", "icons"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "mapfiles").mkdir()
    shutil.copy(ROOT / "mapfiles" / "__init__.py", copy / "mapfiles")
    for name, text in BLOCK.findall((ROOT / "docs" / "adding-a-race.md").read_text(encoding="utf-8")):
        path = copy / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(placed(path.read_text(encoding="utf-8"), text) if path.exists() else text, encoding="utf-8")
    return copy


def placed(old: str, text: str) -> str:
    """The lines of a file with those of the page in it: in the table they name, or at the end."""
    heading, _, rest = text.partition("\n")
    table = re.search(rf"^{re.escape(heading)}[^\n]*\n", old, re.MULTILINE)
    if heading.startswith("[[") or table is None:
        return f"{old.rstrip()}\n\n{text}"
    return old[: table.end()] + rest + old[table.end() :]


def realmwright(program: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", "-c", RUN, *words],
        cwd=program, env=os.environ | {"PYTHONPATH": str(program)}, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_its_scenarios_go_as_the_page_says(program: Path) -> None:
    done = realmwright(program, "replay", "mapfiles/scenarios/base/races")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert "2 scenarios" in done.stdout


def test_its_clauses_are_carried_by_the_race_and_missed_by_a_scenario_each(program: Path) -> None:
    told = json.loads(realmwright(program, "clauses", "--game", "base", "--verify", "--json").stdout)
    rows = {row["id"]: row for row in told["clauses"]}
    for clause in CLAUSES:
        assert rows[clause]["carried_by"] == ["race.fen-folk"]
        assert len(rows[clause]["scenarios"]) == 1
        assert rows[clause]["trouble"] == ""
