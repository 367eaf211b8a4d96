"""Lizardmen: the river is a road."""

import pytest

from core.rules.actions import Conquer, Finish
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud river mine", "mud river mine", "mud river crystal", "mud mud mud", inland=("C1", "C2", "C3"))


def table(on: dict[str, tuple[str, int]] | None = None, *, without: tuple[str, ...] = (), **rulings: str) -> Table:
    rules = rules_for(BOARD, game="underground", without=without, **rulings)
    return Table(rules, position(rules, held("lizardmen", hand=6), held("kraken", 1), on=on))


SHORE = {"A1": ("lizardmen", 1), "B2": ("kraken", 2)}


@pytest.mark.parametrize("bank", ["C1", "C2", "C3", "A3", "B4", "B3"])
def test_every_bank_of_the_stretch_is_in_reach(bank: str) -> None:
    assert table(SHORE).may_conquer(bank)


def test_what_lies_behind_a_bank_is_not() -> None:
    playing = table(SHORE)
    assert playing.refused(Conquer(playing.at("C4"))) == ("underground:conquest.adjacency",)


def test_from_inland_there_is_no_river_to_swim_in() -> None:
    assert not table({"A4": ("lizardmen", 1)}).may_conquer("C2")


def test_an_occupied_river_region_has_its_price_and_must_be_left() -> None:
    playing = table(SHORE)
    assert playing.cost("B2") == 3
    playing.play(Conquer(playing.at("B2")), Finish())
    assert playing.tokens("B2") == ("", 0)


def test_without_the_clause_they_never_take_the_river() -> None:
    playing = table(SHORE, without=("race.lizardmen.conquer-river",))
    assert not playing.may_conquer("B2")


def test_they_swim_in_only_where_a_table_reads_it_so() -> None:
    assert not table().may_conquer("C2")
    assert table(lizardmen_entry="yes").may_conquer("C2")
