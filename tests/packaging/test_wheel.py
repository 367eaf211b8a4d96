"""The built wheel, installed into a new environment and run from another folder, finds everything it ships."""

import configparser
import os
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
    copy.mkdir()
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=PROJECT, capture_output=True, check=True, text=True
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (PROJECT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            (copy / name).write_bytes((PROJECT / name).read_bytes())
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
