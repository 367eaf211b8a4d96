"""The library finds scenarios by race, power, clause, dispute and words in any language, and can run them."""

from pathlib import Path

import pytest

from core.files.library import bundled_library, entry_of, found_in, run_entry


@pytest.mark.parametrize(
    "search",
    ["sorcerers", "Zauberer", "base:race.sorcerers.replace", "dispute.sorcerers-replace-elves", "lone defender"],
)
def test_scenarios_are_found_by(search: str) -> None:
    assert found_in(bundled_library(), search)


def test_all_words_of_a_search_must_be_there() -> None:
    both = found_in(bundled_library(), "elves sorcerers")
    assert 0 < len(both) < len(found_in(bundled_library(), "elves"))
    assert not found_in(bundled_library(), "elves zeppelin")
    assert len(found_in(bundled_library(), "")) == len(bundled_library())


def test_what_stands_in_the_title_comes_first() -> None:
    assert "orc" in found_in(bundled_library(), "orc")[0].title.casefold()


def test_a_bundled_scenario_runs_well() -> None:
    assert run_entry(bundled_library()[0]).is_well


def test_a_failing_scenario_is_told_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "wrong.toml").write_text(
        'title = "Wrong"\nplay = """\nexpect cost Mill 9\n"""\n[map]\nTower = "hill, edge, borders Mill"\n'
        'Mill = "farmland"\n[seats.Anna]\nrace = "ratmen"\npower = "merchant"\nhand = 4\nregions = { Tower = 1 }\n'
        "[seats.Ben]\n",
        encoding="utf-8",
    )
    result = run_entry(entry_of(tmp_path / "wrong.toml", tmp_path))
    assert (result.line, "cost Mill 9" in result.trouble) == (3, True)


def test_a_file_that_cannot_be_read_is_listed_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "half-a-file.toml").write_text("title = ", encoding="utf-8")
    entry = entry_of(tmp_path / "half-a-file.toml", tmp_path)
    assert entry.title == "half a file"
    assert not run_entry(entry).is_well
