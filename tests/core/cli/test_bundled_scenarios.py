"""Bundled scenarios are called by name from any folder, as bundled maps are."""

from pathlib import Path

import pytest

from core.cli.app import run


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", ["first-steps", "base/first-steps", "mapfiles/scenarios/base/first-steps.toml"])
def test_a_name_with_or_without_its_folders_is_enough(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", name]) == 0
    assert "1 of 1 scenarios as expected" in capsys.readouterr().out
    assert run(["legal", f"{name}#2"]) == 0


def test_the_name_of_a_folder_means_all_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", "invented"]) == 0
    told = capsys.readouterr().out.splitlines()[-1].split()
    assert told[0] == told[2] != "1"


def test_a_file_of_ones_own_comes_before_a_bundled_one_of_that_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "first-steps").write_text("nothing of use", encoding="utf-8")
    assert run(["replay", "first-steps"]) == 2
    assert "first-steps" in capsys.readouterr().err


def test_a_name_that_several_have_is_told_with_the_folders_of_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", "going-in-decline"]) == 2
    told = capsys.readouterr().err
    assert "several bundled scenarios have that name; write base/" in told
    assert " or underground/" in told


def test_a_misspelt_name_is_told_with_the_nearest_and_the_others_are_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["replay", "first-step", "first-steps"]) == 2
    told = capsys.readouterr()
    assert "no bundled scenario of that name; did you mean “first-steps”?" in told.err
    assert "1 of 2 scenarios as expected" in told.out


@pytest.mark.parametrize("name", ["../mapfiles/scenarios/base/first-steps.toml", "base/../base/first-steps"])
def test_no_name_leads_out_of_the_folder_of_scenarios(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", name]) == 2
    assert "there is no such file" in capsys.readouterr().err
