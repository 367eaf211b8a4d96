"""Trolls: lairs."""

import pytest

from core.rules.actions import Abandon, Conquer, Decline
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("hill mountain farmland swamp forest hill")
LAIR = {"troll-lair": 1}


def table(on: dict[str, tuple[str, int]], *, lairs: str = "", turn: int = 1, active: bool = True,
          phase: Phase = Phase.CONQUER, without: tuple[str, ...] = (), **rulings: str) -> Table:  # fmt: skip
    rules = rules_for(BOARD, without=without, **rulings)
    races = (held("trolls", active=active, hand=0 if turn else 7), held("orcs", 1, hand=9))
    pieces = {where: LAIR | ({"mountain": 1} if where == "B1" else {}) for where in lairs.split()}
    return Table(rules, position(rules, *races, on=on, pieces=pieces, turn=turn, phase=phase))


def test_every_region_they_take_gets_a_lair() -> None:
    playing = table({}, turn=0).play(Conquer(0), Conquer(1), Conquer(2))
    assert [playing.pieces(name).get("troll-lair") for name in ("A1", "B1", "C1")] == [1, 1, 1]


def test_without_the_clause_there_is_no_lair() -> None:
    assert table({}, turn=0, without=("race.trolls.lair",)).play(Conquer(0)).pieces("A1") == {}


@pytest.mark.parametrize(("where", "price"), [("A1", 4), ("B1", 5)])
def test_a_lair_defends_like_one_troll_more(where: str, price: int) -> None:
    assert table({where: ("trolls", 1)}, lairs=where).cost(where) == price


def test_without_the_clause_a_lair_defends_nothing() -> None:
    assert table({"A1": ("trolls", 1)}, lairs="A1", without=("race.trolls.lair-defence",)).cost("A1") == 3


def test_in_decline_a_lair_stays_and_defends() -> None:
    playing = table({"C1": ("trolls", 3)}, lairs="C1", turn=0, phase=Phase.START).play(Decline())
    assert playing.tokens("C1") == ("trolls", 1)
    assert playing.pieces("C1") == LAIR
    assert playing.cost("C1", "orcs") == 4


def test_without_the_clause_a_lair_in_decline_defends_nothing() -> None:
    off = ("race.trolls.lair-decline",)
    assert table({"C1": ("trolls", 1)}, lairs="C1", active=False, without=off).cost("C1") == 3
    assert table({"C1": ("trolls", 1)}, lairs="C1", active=True, without=off).cost("C1") == 4


def test_an_enemy_who_conquers_the_region_gets_no_lair() -> None:
    playing = table({"A1": ("trolls", 1), "B1": ("orcs", 1)}, lairs="A1").play(Conquer(0))
    assert playing.pieces("A1") == {}
    assert dict(playing.state.stock)["troll-lair"] == 10


def test_an_enemy_who_conquers_a_region_in_decline_gets_no_lair_either() -> None:
    on = {"A1": ("trolls", 1), "B1": ("orcs", 1), "F1": ("trolls", 1)}
    assert table(on, lairs="A1 F1", active=False).play(Conquer(0)).pieces("A1") == {}


def test_a_replaced_troll_leaves_no_lair() -> None:
    rules = rules_for(BOARD)
    on = {"A1": ("trolls", 1), "B1": ("sorcerers", 1), "F1": ("trolls", 1)}
    state = position(rules, held("trolls"), held("sorcerers", 1, hand=1), on=on, pieces={"A1": LAIR}, turn=1)
    playing = Table(rules, state).play(Conquer(0, ("race.sorcerers.replace",)))
    assert (playing.tokens("A1"), playing.pieces("A1")) == (("sorcerers", 1), {})


def test_an_abandoned_region_loses_its_lair() -> None:
    on = {"A1": ("trolls", 1), "C1": ("trolls", 1)}
    playing = table(on, lairs="A1 C1", turn=0, phase=Phase.READY).play(Abandon(0))
    assert (playing.pieces("A1"), playing.cost("A1", "orcs")) == ({}, 2)


def test_without_the_clause_the_lair_stays() -> None:
    on = {"A1": ("trolls", 1), "C1": ("trolls", 1)}
    off = ("race.trolls.lair-removal",)
    playing = table(on, lairs="A1 C1", turn=0, phase=Phase.READY, without=off).play(Abandon(0))
    assert playing.pieces("A1") == LAIR


@pytest.mark.parametrize(("option", "left"), [("removed", {}), ("stay", LAIR)])
def test_lairs_of_a_race_cleared_away_stay_in_one_reading(option: str, left: dict[str, int]) -> None:
    rules = rules_for(BOARD, markers_when_race_cleared=option)
    races = (held("trolls", active=False), held("orcs"))
    on = {"A1": ("trolls", 1), "C1": ("orcs", 1)}
    playing = Table(rules, position(rules, *races, on=on, pieces={"A1": LAIR}, phase=Phase.START)).play(Decline())
    assert (playing.tokens("A1"), playing.pieces("A1")) == (("", 0), left)


@pytest.mark.parametrize(("option", "left"), [("removed", {}), ("stay", LAIR)])
def test_lairs_taken_by_their_owners_new_race_stay_in_one_reading(option: str, left: dict[str, int]) -> None:
    rules = rules_for(BOARD, markers_when_race_cleared=option)
    races = (held("trolls", active=False), held("orcs", hand=5))
    on = {"A1": ("trolls", 1), "B1": ("orcs", 1), "F1": ("trolls", 1)}
    playing = Table(rules, position(rules, *races, on=on, pieces={"A1": LAIR, "F1": LAIR})).play(Conquer(0))
    assert playing.pieces("A1") == left


def test_a_lair_left_over_defends_an_empty_region_once() -> None:
    rules = rules_for(BOARD, markers_when_race_cleared="stay")
    state = position(rules, held("orcs", hand=5), on={"B1": ("orcs", 1)}, pieces={"A1": LAIR})
    playing = Table(rules, state)
    assert playing.cost("A1") == 3
    assert playing.play(Conquer(0)).pieces("A1") == {}


def test_lairs_run_out_with_the_box() -> None:
    rules = rules_for(BOARD)
    state = position(rules, held("trolls", hand=4), on={"A1": ("trolls", 1)}, pieces={"F1": {"troll-lair": 10}})
    assert "troll-lair" not in Table(rules, state).play(Conquer(1)).pieces("B1")
