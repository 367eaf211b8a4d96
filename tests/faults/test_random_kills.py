"""A program killed at a random moment of saving or autosaving: every file is whole, and what was safe stays safe."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no fork")


@pytest.mark.parametrize("times", [3, pytest.param(100, marks=pytest.mark.soak)])
@pytest.mark.parametrize("what", ["save", "autosave"])
def test_nothing_that_was_safe_is_lost(tmp_path: Path, what: str, times: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.faults.random_kills", what, tmp_path, str(times)],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    verdicts = [line.split() for line in done.stdout.splitlines()]
    assert [verdict[0] for verdict in verdicts] == ["kept"] * times, done.stdout
    assert times < 100 or any(int(safe) > 0 for _, safe in verdicts), "every child was killed before it had saved"
