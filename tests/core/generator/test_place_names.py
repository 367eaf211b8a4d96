"""Names of a board can be told apart."""

from itertools import combinations

import numpy as np
import pytest

from core.generator.composition import compose
from core.generator.place_names import is_too_close, name_board, name_regions
from core.model.map_model import Game


def generator(seed: int) -> np.random.Generator:
    return np.random.Generator(np.random.PCG64(seed))


@pytest.mark.parametrize("game", list(Game))
def test_no_two_names_of_a_board_are_nearly_equal(game: Game) -> None:
    terrains = [terrain for terrain, n in compose(game, 55, 5).terrain.items() for _ in range(n)]
    names = name_regions(generator(3), terrains)
    assert len(set(names)) == len(terrains)
    assert not [pair for pair in combinations(names, 2) if is_too_close(pair[0], [pair[1]])]


@pytest.mark.parametrize("game", list(Game))
def test_the_largest_board_does_not_run_out_of_names(game: Game) -> None:
    terrains = [terrain for terrain, n in compose(game, 500, 2).terrain.items() for _ in range(n)]
    assert len(set(name_regions(generator(1), terrains))) == 500


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("Ravengrove", "Ravengrave", True),
        ("Ravengrove", "Raven Grove", True),
        ("Ashford", "Ashfords", True),
        ("Larkfield", "Larkmead", False),
        ("Greyfang", "Harrowmead", False),
        ("Tern Bay", "Barytne", False),
    ],
)
def test_two_letters_are_too_few_to_tell_names_apart(one: str, other: str, expected: bool) -> None:
    assert is_too_close(one, [other]) is expected
    assert is_too_close(other, [one]) is expected


def test_a_title_speaks_of_a_place_on_the_board() -> None:
    names = ["Harrowmead", "Greyfang", "Blackwater"]
    titles = {name_board(generator(seed), names) for seed in range(20)}
    assert all(any(name in title for name in names) for title in titles)
    assert len(titles) > 5
