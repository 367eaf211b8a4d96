"""A program killed at any moment of a save or an autosave leaves the old file or the new one, never a part of one."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.core.files.killed_writer import MOMENTS

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no fork")
@pytest.mark.parametrize("what", ["save", "autosave", "scenario"])
def test_a_hundred_kills_leave_the_old_file_or_the_new_one(tmp_path: Path, what: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.core.files.killed_writer", what, tmp_path],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    found = Counter(done.stdout.splitlines())
    assert sum(found.values()) == MOMENTS
    assert set(found) == {"killed old", "killed new"}, found
