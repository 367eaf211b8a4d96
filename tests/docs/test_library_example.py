"""The twenty lines in docs/library.md do what the page says."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_library_example_runs_and_its_ledger_adds_up() -> None:
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    heading, *ledger = done.stdout.splitlines()
    price = int(re.search(r" pays (\d+) for ", heading)[1])
    assert ledger
    assert sum(int(line.split()[0]) for line in ledger) == price
    assert all(":" in line.split()[-1] for line in ledger), "every line names its clause"
