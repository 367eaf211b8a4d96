"""A built-in unit written as a file does exactly what the built-in one does."""

from dataclasses import replace
from pathlib import Path

import pytest

from core.rules.catalogue import built_in_units
from core.rules.inventing.records import Phrase
from tests.core.rules.inventing.twins import FILES, compare, twin

DISPUTED = [path for path in FILES if any(effect.reading for effect in twin(path).effects)]
LEAST = 34
"""Of 29 races and 41 powers."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.partition(".")[0])
def test_a_twin_behaves_like_the_built_in_unit_in_random_play(path: Path) -> None:
    steps, met = compare(twin(path), seed=len(path.name), is_read_anyhow=False)
    assert steps > 30
    assert met > 10


@pytest.mark.parametrize("path", DISPUTED, ids=lambda path: path.name.partition(".")[0])
def test_a_twin_behaves_like_the_built_in_unit_under_a_random_mix_of_readings(path: Path) -> None:
    compare(twin(path), seed=len(path.name) + 1, is_read_anyhow=True)


def test_a_twin_that_differs_is_told_apart() -> None:
    farmers = twin(next(path for path in FILES if "humans" in path.name))
    (effect,) = farmers.effects
    elsewhere = Phrase("terrain_is", (("terrains", ("hill",)),))
    with pytest.raises(AssertionError):
        compare(replace(farmers, effects=(replace(effect, where=(elsewhere,)),)), seed=1, is_read_anyhow=False)


@pytest.mark.soak
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.partition(".")[0])
def test_a_twin_behaves_like_the_built_in_unit_through_fifty_games(path: Path) -> None:
    for seed in range(50):
        compare(twin(path), seed, is_read_anyhow=seed % 2 == 1)


def test_many_built_in_units_can_be_written_as_files() -> None:
    units = {twin(path).unit_id for path in FILES}
    assert units <= set(built_in_units())
    assert len(units) == len(FILES) >= LEAST
