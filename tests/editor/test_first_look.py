"""What `make run` does with and without a display that can be used."""

import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from editor import display_check, first_look, preview
from editor.launcher import start

PLUGIN = Path(PySide6.__path__[0]) / "Qt" / "plugins" / "platforms" / "libqxcb.so"
on_linux = pytest.mark.skipif(not PLUGIN.is_file(), reason="there is no X11 plugin on this system")


@pytest.fixture
def a_screen(monkeypatch):
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":987")


def test_without_a_display_that_is_the_trouble(monkeypatch):
    monkeypatch.setattr(display_check, "has_display", lambda: False)
    assert display_check.window_trouble() == "There is no display here"


@on_linux
def test_a_display_that_does_not_answer_is_named(a_screen):
    if display_check.missing_library():
        pytest.skip("the X11 plugin cannot load here at all")
    assert display_check.window_trouble() == "The display :987 cannot be reached"


def test_a_missing_system_library_is_named_with_its_package(a_screen, monkeypatch):
    monkeypatch.setattr(display_check, "_can_start", lambda _meanwhile: False)
    monkeypatch.setattr(display_check, "missing_library", lambda: "libxcb-cursor")
    monkeypatch.setattr(display_check.sys, "platform", "linux")
    trouble = display_check.window_trouble()
    assert trouble is not None
    assert "libxcb-cursor0" in trouble
    assert "\n" not in trouble


@on_linux
def test_the_probe_finds_the_library_a_plugin_lacks(tmp_path):
    wanted, absent = b"libQt6XcbQpa.so.6", b"libxcb-cursor.so9"
    data = PLUGIN.read_bytes()
    assert len(wanted) == len(absent)
    assert wanted in data
    broken = tmp_path / "libbroken.so"
    broken.write_bytes(data.replace(wanted, absent))
    assert display_check.missing_library(broken) == "libxcb-cursor"


def test_with_a_display_the_window_opens_on_map_and_scenario(monkeypatch):
    import editor.program_start

    opened = []
    monkeypatch.setattr(first_look, "window_trouble", lambda: None)
    monkeypatch.setattr(editor.program_start, "open_window", lambda *paths: opened.extend(paths) or 0)
    monkeypatch.setattr(sys, "argv", ["first_look"])
    assert first_look.main() == 0
    assert [path.suffix for path in opened] == [".geojson", ".toml"]
    assert "base-3" in opened[0].name
    assert all(path.is_file() for path in opened)


def test_without_one_a_single_line_says_so_and_the_preview_is_written(monkeypatch, tmp_path, capsys, qapp):
    monkeypatch.setattr(first_look, "window_trouble", lambda: "There is no display here")
    monkeypatch.setattr(preview, "WIDTH", 160)
    monkeypatch.setattr(sys, "argv", ["first_look", str(tmp_path / "out")])
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert first_look.main() == 0
    said = capsys.readouterr().out
    assert said.startswith("There is no display here, so a preview of ")
    assert said.count("\n") == 1
    kinds = {path.suffix for path in (tmp_path / "out").iterdir()}
    assert kinds == {".png", ".txt"}


def test_a_folder_that_cannot_be_made_is_one_sentence(monkeypatch, tmp_path, capsys):
    (tmp_path / "out").write_text("x", encoding="utf-8")
    monkeypatch.setattr(first_look, "window_trouble", lambda: "There is no display here")
    monkeypatch.setattr(sys, "argv", ["first_look", str(tmp_path / "out")])
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert first_look.main() == 2
    assert capsys.readouterr().err.count("\n") == 1


@on_linux
@pytest.mark.usefixtures("a_screen")
def test_the_command_does_not_abort_on_a_display_it_cannot_reach():
    code = "import sys; from editor.launcher import start; sys.exit(start([]))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "no window can be opened" in done.stderr


@pytest.fixture
def no_egl(monkeypatch):
    def load(name):
        raise ImportError(f"libEGL.so.1: cannot open shared object file ({name})")

    monkeypatch.setattr(display_check, "import_module", load)


@pytest.mark.usefixtures("no_egl")
def test_a_library_without_which_qt_cannot_be_loaded_is_named_with_its_package(a_screen, capsys, tmp_path):
    for arguments in ([], ["export", "teach-six", "-o", str(tmp_path / "board.png")]):
        assert start(arguments) == 2
        said = capsys.readouterr().err
        assert "libEGL is missing (on Debian or Ubuntu install the package libegl1)" in said
        assert said.count("\n") == 1
