"""The Crypt: where the Ghost may go and whom it keeps out."""

import pytest

from core.rules.actions import Conquer, PlacePiece
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud crystal mine", "mud abyss mud", "mine mud crystal")
GHOST = "underground:place.crypt.ghost"


def table(
    on: dict[str, tuple[str, int]], *, at: str = "", phase: Phase = Phase.CONQUER, **rulings: str
) -> Table:  # fmt: skip
    rules = rules_for(BOARD, game="underground", **rulings)
    lying = {"A1": {"place.crypt": 1}} | ({at: {"ghost": 1}} if at else {})
    races = (held("ogres", hand=6), held("shrooms", 1))
    return Table(rules, position(rules, *races, on=on, pieces=lying, phase=phase))


def sites(playing: Table) -> set[str]:
    actions = [each for each in playing.legal() if isinstance(each, PlacePiece)]
    return {playing.rules.board.names[each.region] for each in actions}


def test_the_ghost_goes_anywhere_but_into_the_crypt_and_the_abyss() -> None:
    playing = table({"A1": ("ogres", 1), "C3": ("shrooms", 1)}, phase=Phase.BEFORE_COINS)
    assert sites(playing) == {*playing.rules.board.names} - {"A1", "B2"}


def test_in_one_reading_only_into_regions_of_its_player() -> None:
    on = {"A1": ("ogres", 1), "C1": ("ogres", 1), "C3": ("shrooms", 1)}
    assert sites(table(on, phase=Phase.BEFORE_COINS, ghost_where="own-regions-only")) == {"C1"}


@pytest.mark.parametrize("reading", ["any-region-all-but-holder", "own-regions-only"])
def test_a_holder_is_kept_safe_from_the_player_with_the_crypt(reading: str) -> None:
    playing = table({"A1": ("ogres", 1), "B1": ("shrooms", 1)}, at="B1", ghost_where=reading)
    assert GHOST in playing.refused(Conquer(playing.at("B1")))


def test_in_one_reading_only_the_player_with_the_crypt_may_enter() -> None:
    on = {"A1": ("ogres", 1), "B1": ("shrooms", 1)}
    assert table(on, at="B1", ghost_where="any-region-opponents-of-crypt").may_conquer("B1")


def test_conquering_the_crypt_takes_the_ghost_from_its_region_at_once() -> None:
    on = {"A1": ("shrooms", 1), "A2": ("ogres", 1), "B1": ("shrooms", 1)}
    playing = table(on, at="B1")
    playing.play(Conquer(playing.at("A1")))
    assert playing.pieces("B1") == {}
    assert playing.may_conquer("B1")
