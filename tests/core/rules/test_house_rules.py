"""Clauses that can be switched off: those that act in the game, found by words."""

from core.model.map_model import Game
from core.rules.catalogue import build_rules
from core.rules.house_rules import clauses_about, house_ruled, switchable
from core.rules.switches import Switches
from tests.core.rules.boards import grid_board

CLAUSES = switchable(build_rules(grid_board(3, 3), players=2))


def test_only_clauses_that_act_in_the_game_can_be_switched_off():
    assert {clause.game for clause in CLAUSES} == {Game.BASE}
    ids = {clause.id for clause in CLAUSES}
    assert "base:race.elves.no-loss" in ids
    assert all(clause.modelled for clause in CLAUSES)


def test_a_title_with_all_the_words_comes_before_a_text_with_them():
    found = clauses_about("lone enemy", CLAUSES)
    assert found[0].title == "Sorcerers: replacing a lone enemy"
    assert clauses_about("no such words at all", CLAUSES) == ()


def test_a_clause_is_switched_off_and_on_again():
    book = Switches("sw-de", {"overcommit": "yes"})
    off = house_ruled(book, "base:race.elves.no-loss", is_off=True)
    assert off.without == {"base:race.elves.no-loss"}
    assert house_ruled(off, "base:race.elves.no-loss", is_off=False) == book
