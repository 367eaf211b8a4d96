"""A program killed at any moment of a save or an autosave leaves the old file or the new one, never a part of one."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no fork")
@pytest.mark.parametrize("moments", [60, pytest.param(100, marks=pytest.mark.soak)])
@pytest.mark.parametrize("what", ["save", "autosave", "scenario"])
def test_every_kill_leaves_the_old_file_or_the_new_one(tmp_path: Path, what: str, moments: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.core.files.killed_writer", what, tmp_path, str(moments)],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    found = Counter(done.stdout.splitlines())
    assert sum(found.values()) == moments
    assert set(found) == {"killed old", "killed new"}, found
