"""Counts for boards of any size."""

import pytest

from core.generator.composition import LARGEST, SMALLEST, compose, printed_board
from core.model.components import pieces_in_box
from core.model.map_model import Game


@pytest.mark.parametrize("game", list(Game))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_terrains_add_up_and_need_no_more_pieces_than_the_box_holds(game: Game, players: int) -> None:
    box = pieces_in_box("base") | pieces_in_box("underground") | pieces_in_box("river")
    for regions in range(SMALLEST, LARGEST + 1):
        counts = compose(game, regions, players)
        assert sum(counts.terrain.values()) == regions
        assert counts.count("mountain") <= box["mountains"]
        assert counts.count("black-mountain") <= box["black-mountains"]
        assert counts.symbols.get("lost-tribe", 0) <= box["lost-tribes"]
        assert 2 * counts.symbols.get("monster", 0) <= box["monsters"]
        assert counts.count("river") <= box["pirate-ships"]
        assert counts.symbols.get("volcano", 0) <= counts.count("abyss")


def test_a_printed_size_gives_the_printed_counts() -> None:
    counts = compose(Game.BASE, 39, 4)
    printed = printed_board(Game.BASE, 4)
    assert counts.terrain == printed["terrain"]
    assert counts.symbols == printed["symbols"]
    assert (counts.edge, counts.inner_shores, counts.rounds) == (18, 5, 9)


def test_a_river_world_board_is_a_base_board_with_a_river() -> None:
    base, river = printed_board(Game.BASE, 3), printed_board(Game.RIVER, 3)
    assert river["regions"] == base["regions"] - 1 + river["terrain"]["river"]
    assert river["terrain"]["sea"] == base["terrain"]["sea"] - 1


@pytest.mark.parametrize("game", [Game.UNDERGROUND, Game.RIVER])
def test_every_river_has_two_ends(game: Game) -> None:
    assert all(compose(game, regions, 2).count("river") >= 2 for regions in range(SMALLEST, LARGEST + 1))
