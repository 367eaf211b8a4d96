"""Halflings: entry anywhere, and two holes."""

import pytest

from core.rules.actions import Abandon, Conquer, Decline, Finish
from core.rules.state import Memo, Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("farmland hill forest swamp", "swamp farmland lake forest", "forest swamp farmland hill")
IMMUNITY = "base:race.halflings.immunity"


def table(on: dict[str, tuple[str, int]] | None = None, *, holes: str = "", turn: int = 0,
          phase: Phase = Phase.CONQUER, without: tuple[str, ...] = (), **rulings: str) -> Table:  # fmt: skip
    rules = rules_for(BOARD, without=without, **rulings)
    races = (held("halflings", hand=8 if turn == 0 else 0), held("orcs", 1, hand=0 if turn == 0 else 9))
    pieces = {where: {"hole": 1} for where in holes.split()}
    state = position(rules, *races, on=on or {}, pieces=pieces, turn=turn, phase=phase)
    memo = Memo("race.halflings", "race.halflings", "holes-dug", 2, "decline")
    if holes:
        state = type(state)(**{name: getattr(state, name) for name in state.__slots__} | {"memos": (memo,)})
    return Table(rules, state)


def test_they_may_enter_inland() -> None:
    assert table().may_conquer("B2")


def test_water_stays_closed() -> None:
    playing = table()
    assert "base:conquest.water" in playing.refused(Conquer(playing.at("C2")))


def test_without_the_clause_they_enter_at_the_border() -> None:
    playing = table(without=("race.halflings.enter",))
    assert "base:conquest.first-region" in playing.refused(Conquer(playing.at("B2")))


def test_the_first_two_regions_get_a_hole_and_the_third_none() -> None:
    playing = table()
    playing.play(Conquer(playing.at("B2")), Conquer(playing.at("A2")), Conquer(playing.at("B3")))
    assert [playing.pieces(name) for name in ("B2", "A2", "B3")] == [{"hole": 1}, {"hole": 1}, {}]


def test_the_second_hole_may_come_a_turn_later() -> None:
    playing = table()
    playing.play(Conquer(playing.at("B2")), Finish())
    while playing.state.turn == 0:
        playing.play(playing.legal()[0])
    memo = next(memo for memo in playing.state.memos if memo.key == "holes-dug")
    assert memo.value == 1


def test_without_the_clause_there_are_no_holes() -> None:
    playing = table(without=("race.halflings.holes",))
    playing.play(Conquer(playing.at("B2")))
    assert playing.pieces("B2") == {}


ENEMY = {"B2": ("halflings", 1), "A2": ("halflings", 1), "B1": ("orcs", 1)}


def test_a_hole_keeps_an_enemy_out_whatever_he_has() -> None:
    playing = table(ENEMY, holes="B2", turn=1)
    assert playing.refused(Conquer(playing.at("B2"))) == (IMMUNITY,)


def test_a_region_of_theirs_without_a_hole_can_be_taken() -> None:
    on = {"B2": ("halflings", 1), "A1": ("orcs", 1), "A2": ("halflings", 1)}
    assert table(on, holes="B2", turn=1).may_conquer("A2")


def test_without_the_clause_a_hole_does_not_protect() -> None:
    assert table(ENEMY, holes="B2", turn=1, without=("race.halflings.immunity",)).may_conquer("B2")


def test_sorcerers_cannot_replace_in_a_hole() -> None:
    rules = rules_for(BOARD)
    on = {"B2": ("halflings", 1), "B1": ("sorcerers", 1)}
    state = position(rules, held("sorcerers", hand=2), held("halflings", 1), on=on, pieces={"B2": {"hole": 1}})
    playing = Table(rules, state)
    assert IMMUNITY in playing.refused(Conquer(playing.at("B2"), ("race.sorcerers.replace",)))


@pytest.mark.parametrize(("option", "allowed"), [("allowed", True), ("immune", False)])
def test_own_ghouls_pass_a_hole_in_one_reading_and_the_hole_goes(option: str, allowed: bool) -> None:
    rules = rules_for(BOARD, immunity_own_ghouls=option)
    on = {"B2": ("halflings", 1), "B1": ("ghouls", 1), "A3": ("halflings", 1)}
    races = (held("halflings"), held("ghouls", active=False, hand=4))
    playing = Table(rules, position(rules, *races, on=on, pieces={"B2": {"hole": 1}}, actor="ghouls"))
    assert playing.may_conquer("B2") == allowed
    if allowed:
        playing.play(Conquer(playing.at("B2")))
        assert playing.pieces("B2") == {}


def test_both_holes_leave_with_the_decline() -> None:
    on = {"B2": ("halflings", 2), "A2": ("halflings", 1)}
    playing = table(on, holes="B2 A2", phase=Phase.START)
    playing.play(Decline())
    assert playing.pieces("B2") == playing.pieces("A2") == {}
    assert not playing.state.memos


def test_without_the_clause_the_holes_stay_in_decline() -> None:
    on = {"B2": ("halflings", 2), "A2": ("halflings", 1)}
    playing = table(on, holes="B2 A2", phase=Phase.START, without=("race.halflings.lose-holes",))
    playing.play(Decline())
    assert playing.pieces("B2") == {"hole": 1}


GIVEN_UP = {"B2": ("halflings", 2), "A2": ("halflings", 1)}


def test_an_abandoned_hole_is_removed_and_the_other_stays() -> None:
    playing = table(GIVEN_UP, holes="B2 A2", phase=Phase.READY)
    playing.play(Abandon(playing.at("A2")))
    assert (playing.pieces("A2"), playing.pieces("B2")) == ({}, {"hole": 1})


def test_in_one_reading_an_abandoned_hole_stays_and_keeps_others_out() -> None:
    playing = table(GIVEN_UP, holes="B2 A2", phase=Phase.READY, halfling_holes_abandon="silent")
    playing.play(Abandon(playing.at("A2")))
    assert playing.pieces("A2") == {"hole": 1}
    orcs = table({"B2": ("halflings", 1), "A1": ("orcs", 1)}, holes="B2 A2", turn=1, halfling_holes_abandon="silent")
    assert orcs.refused(Conquer(orcs.at("A2"))) == (IMMUNITY,)
    halflings = table({"B2": ("halflings", 1)}, holes="B2 A2", halfling_holes_abandon="silent")
    assert halflings.may_conquer("A2")


@pytest.mark.parametrize(("option", "holes"), [("no", {}), ("yes", {"hole": 1})])
def test_new_holes_are_dug_after_re_entry_in_one_reading(option: str, holes: dict[str, int]) -> None:
    playing = table(GIVEN_UP, holes="B2 A2", phase=Phase.READY, halflings_reentry_holes=option)
    playing.play(Abandon(playing.at("A2")), Abandon(playing.at("B2")))
    playing.play(Conquer(playing.at("B3")))
    assert playing.pieces("B3") == holes
    playing.play(Conquer(playing.at("A3")))
    assert playing.pieces("A3") == holes
    playing.play(Conquer(playing.at("A2")))
    assert playing.pieces("A2") == {}


def test_who_holds_two_regions_has_dug_his_holes_even_after_giving_one_up() -> None:
    playing = table({"B2": ("halflings", 1), "A2": ("halflings", 1)}, phase=Phase.READY)
    playing.play(Abandon(playing.at("A2")), Finish(), Conquer(playing.at("A2")))
    assert playing.pieces("A2") == {}
