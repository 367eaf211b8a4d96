"""The built wheel, installed into a new environment and run from another folder, finds everything it ships."""

import configparser
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
ALONE = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
"""The environment without what would let an installed copy find the checkout."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from a clean copy of the sources, so that nothing left over in the checkout slips in."""
    folder = tmp_path_factory.mktemp("wheel")
    copy = folder / "source"
    left_over = (PROJECT / ".gitignore").read_text(encoding="utf-8").split()
    passed_over = shutil.ignore_patterns(".git", *(name.rstrip("/") for name in left_over))
    shutil.copytree(PROJECT, copy, ignore=passed_over)
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", folder, copy]
    subprocess.run(build, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bin folder of a new environment with the wheel in it; libraries are shared with this one."""
    home = tmp_path_factory.mktemp("venv")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
    scripts = home / ("Scripts" if sys.platform == "win32" else "bin")
    python = scripts / "python"
    subprocess.run([sys.executable, "-m", "pip", "-q", "--python", python, "install", "--no-deps", wheel], check=True)
    site = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        check=True,
        capture_output=True,
        text=True,
    )
    Path(site.stdout.strip(), "shared.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return scripts


def test_the_wheel_carries_maps_icons_and_rules_but_no_tests(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for start in (
        "mapfiles/maps/base-3-",
        "icons/terrain_forest.svg",
        "core/rules/clauses/base.toml",
        "core/model/data/",
    ):
        assert any(name.startswith(start) for name in names), start
    assert not any(name.startswith(("tests/", "docs/", "out/")) for name in names)


def test_the_wheel_carries_an_entry_for_linux_desktops(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for end in (
        "data/share/applications/realmwright.desktop",
        "data/share/icons/hicolor/scalable/apps/realmwright.svg",
        "icons/desktop/realmwright.svg",
    ):
        assert any(name.endswith(end) for name in names), end


def test_the_desktop_entry_starts_the_program_that_is_installed(installed: Path) -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(installed.parent / "share" / "applications" / "realmwright.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    assert (installed / desktop["exec"].split()[0]).is_file()
    assert (installed.parent / "share/icons/hicolor/scalable/apps" / f"{desktop['icon']}.svg").is_file()


def test_an_installed_copy_finds_its_maps_from_any_folder(installed: Path, tmp_path: Path) -> None:
    maps = [path.name.removesuffix(".map.geojson") for path in (PROJECT / "mapfiles" / "maps").glob("base-3-*")]
    done = subprocess.run(
        [installed / "realmwright", "check", *maps],
        cwd=tmp_path,
        env=ALONE,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    where = subprocess.run(
        [installed / "python", "-c", "import core, mapfiles; print(core.__file__, mapfiles.__file__)"],
        cwd=tmp_path, env=ALONE, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert str(PROJECT) not in where.stdout


def test_an_installed_copy_draws_a_picture_with_its_icons(installed: Path, tmp_path: Path) -> None:
    (name,) = (path.name.removesuffix(".map.geojson") for path in (PROJECT / "mapfiles" / "maps").glob("base-2-*"))
    done = subprocess.run(
        [installed / "realmwright", "export", name, "-o", "board.png", "--width", "300"],
        cwd=tmp_path, env=ALONE, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-utils is not installed")
def test_the_desktop_entry_is_one_that_desktops_read() -> None:
    entry = PROJECT / "icons" / "desktop" / "realmwright.desktop"
    done = subprocess.run(["desktop-file-validate", entry], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_an_installed_copy_opens_its_window_from_any_folder(installed: Path, tmp_path: Path) -> None:
    """Everything a window needs is in the wheel: styles, icons, languages, maps."""
    code = (
        "from editor.canvas.qt_application import qt_application; application = qt_application();"
        "from editor.main_window import MainWindow; from editor.program_start import begin;"
        "window = MainWindow(); window.show(); begin(window); assert window.document.kept.regions;"
        "assert not window.grab().isNull(); "
        "window.language.choose('pl'); assert window.header.menus.actions()[0].text() == '&Plik'"
    )
    (tmp_path / "editor").mkdir()  # a folder of this name must not be taken for the program
    done = subprocess.run(
        [installed / "python", "-P", "-c", code],
        cwd=tmp_path, env=ALONE | {"QT_QPA_PLATFORM": "offscreen", "REALMWRIGHT_HOME": str(tmp_path / "home")},
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
