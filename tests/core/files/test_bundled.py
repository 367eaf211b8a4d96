"""What ships with the program is found by its name alone, as long as only one thing can be meant."""

from pathlib import Path

import pytest

from core.files.bundled import bundled_file


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("name", "file"),
    [("base-3-the-heron-marches", "base-3-the-heron-marches.map.geojson"), ("first-steps", "first-steps.toml")],
)
def test_a_map_or_a_scenario_is_found_by_its_name(name: str, file: str) -> None:
    found = bundled_file(name)
    assert found is not None
    assert found.name == file
    assert found.is_file()


@pytest.mark.parametrize("name", ["going-in-decline", "check", "nothing", "*", "../maps/base-3-the-heron-marches", ""])
def test_what_several_have_or_nobody_or_what_is_no_name_is_not_found(name: str) -> None:
    assert bundled_file(name) is None


def test_a_file_of_ones_own_is_what_is_meant(tmp_path: Path) -> None:
    (tmp_path / "first-steps").touch()
    assert bundled_file("first-steps") is None
