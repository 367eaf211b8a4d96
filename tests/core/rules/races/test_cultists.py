"""Cultists: where the Great Ancient stands and what it does there."""

from core.rules.actions import Abandon, Conquer, Decide, Expand, Finish, PlacePiece
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud crystal mine mud", "mud mine mine river", "mud mud crystal mine")
PIECE = "great-ancient"


def table(
    on: dict[str, tuple[str, int]] | None = None, *, at: str = "", phase: Phase = Phase.CONQUER, hand: int = 6,
    turn: int = 0, without: tuple[str, ...] = (), **rulings: str,
) -> Table:  # fmt: skip
    rules = rules_for(BOARD, game="underground", without=without, **rulings)
    races = (held("cultists", hand=hand), held("ogres", 1, hand=9 * turn))
    state = position(rules, *races, on=on, pieces={at: {PIECE: 1}} if at else None, phase=phase, turn=turn)
    return Table(rules, state)


def test_it_comes_with_the_first_conquest_and_only_with_that() -> None:
    playing = table()
    playing.play(Conquer(playing.at("A1")), Conquer(playing.at("B1")))
    assert (playing.pieces("A1"), playing.pieces("B1")) == ({PIECE: 1}, {})


def test_without_the_clause_it_never_comes() -> None:
    playing = table(without=("race.cultists.great-ancient-placement",))
    playing.play(Conquer(playing.at("A1")))
    assert playing.pieces("A1") == {}


def test_only_regions_around_it_are_cheaper() -> None:
    playing = table({"A1": ("cultists", 1), "A3": ("cultists", 1)}, at="A1")
    assert (playing.cost("B1"), playing.cost("B3")) == (1, 2)


def test_enemies_may_not_enter_its_region() -> None:
    playing = table({"A1": ("cultists", 1), "B1": ("ogres", 1)}, at="A1", turn=1)
    assert "underground:race.cultists.great-ancient-immunity" in playing.refused(Conquer(playing.at("A1")))


def test_it_moves_to_any_region_of_theirs_once_at_the_start() -> None:
    playing = table({"A1": ("cultists", 1), "C3": ("cultists", 1)}, at="A1", phase=Phase.START, hand=0)
    playing.play(PlacePiece(PIECE, playing.at("C3")))
    assert (playing.pieces("A1"), playing.pieces("C3")) == ({}, {PIECE: 1})
    assert "underground:race.cultists.great-ancient-move" in playing.refused(PlacePiece(PIECE, playing.at("A1")))


def test_taken_back_it_is_set_down_at_the_start_of_the_next_turn() -> None:
    playing = table({"A1": ("cultists", 2), "B2": ("cultists", 1), "C3": ("cultists", 1)}, at="A1",
                    phase=Phase.START, hand=0)  # fmt: skip
    playing.play(Expand(), Abandon(playing.at("A1")))
    assert dict(playing.holding("cultists").pieces) == {PIECE: 1}
    while not playing.state.pending or playing.state.pending[-1].key != "set-down":
        choice = playing.legal()[-1] if Finish() in playing.legal() else playing.legal()[0]
        playing.play(choice)
    playing.play(Decide(playing.at("C3")))
    assert playing.pieces("C3") == {PIECE: 1}
