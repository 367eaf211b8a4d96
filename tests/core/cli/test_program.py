"""The command as a whole: its version, its help on one screen, and what it does not have to load."""

import errno
import io
import os
import subprocess
import sys
from importlib.metadata import version

import pytest

from core.cli.app import run
from editor.launcher import main

_WITHOUT_WINDOW = (
    ["--help"],
    ["check", "teach-six"],
    ["adjacency", "teach-six", "--format", "json"],
    ["replay", "mapfiles/scenarios/base/first-steps.toml"],
)


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"realmwright {version('realmwright')}\n"


def test_the_help_fits_on_one_screen_and_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    lines = capsys.readouterr().out.rstrip().splitlines()
    assert len(lines) <= 24
    for command in ("check", "adjacency", "export", "import", "new", "fix", "replay", "explain", "legal", "why"):
        assert any(line.strip("│ ").startswith(command) for line in lines), command


class _FullDisk(io.StringIO):
    def flush(self) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("arguments", [["--version"], ["check", "teach-six"]])
def test_an_output_that_cannot_be_written_is_one_sentence(arguments: list[str], monkeypatch, capsys) -> None:
    monkeypatch.setattr(sys, "stdout", _FullDisk())
    assert run(arguments) == 2
    assert (
        capsys.readouterr().err == f"realmwright: the output: cannot be read or written ({os.strerror(errno.ENOSPC)})\n"
    )


def test_a_program_that_was_started_without_outputs_does_its_work(monkeypatch) -> None:
    for stream in ("stdout", "stderr"):
        monkeypatch.setattr(sys, stream, None)
    monkeypatch.setattr(sys, "argv", ["realmwright", "check", "teach-six", "nothing"])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2


@pytest.mark.parametrize("arguments", _WITHOUT_WINDOW, ids=lambda arguments: arguments[0])
def test_a_command_without_a_window_loads_no_qt(arguments: list[str]) -> None:
    program = (
        "import sys; from editor.launcher import start; code = start(sys.argv[1:]);"
        "sys.stderr.write(' '.join(n for n in sys.modules if n.split('.')[0] in ('PySide6', 'pyqtgraph')));"
        "sys.exit(code)"
    )
    done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("argument", ["--help", "--version"])
def test_help_is_there_without_what_only_maps_need(argument: str) -> None:
    program = (
        "import sys; from editor.launcher import start; start(sys.argv[1:]);"
        "sys.stderr.write(' '.join({'shapely', 'networkx', 'numpy', 'PySide6', 'tomlkit'} & {*sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", program, argument], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
