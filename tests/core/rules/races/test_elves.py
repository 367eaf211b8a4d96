"""Elves: all of them get away."""

import pytest

from core.rules.actions import Conquer, Decide, Deploy, Finish
from core.rules.state import Phase
from tests.core.rules.positions import Table, held, position, rules_for
from tests.core.rules.races.boards import LONG

NO_LOSS, AGAIN = "base:race.elves.no-loss", "base:race.elves.redeploy"


def table(*elves: int, active: bool = True, without: tuple[str, ...] = (), **rulings: str) -> Table:
    """Orcs on A1 to move; Elves on B1, C1 and so on with these numbers."""
    rules = rules_for(LONG, without=without, **rulings)
    on = {f"{'BCDEFG'[i]}1": ("elves", number) for i, number in enumerate(elves) if number}
    return Table(
        rules, position(rules, held("orcs", hand=9), held("elves", 1, active=active), on={"A1": ("orcs", 1)} | on)
    )


def end_turn(playing: Table) -> Table:
    """Finish the conquests and put every token in hand down where the first choice is."""
    playing.play(Finish())
    while playing.state.turn == 0 and not playing.state.pending:
        playing.play(playing.legal()[0])
    return playing


def test_three_elves_all_go_back_to_their_player() -> None:
    playing = table(3).play(Conquer(1))
    assert playing.holding("elves").fled == 3
    assert playing.tray("elves") == 8


def test_a_lone_elf_is_not_lost_either() -> None:
    playing = table(1).play(Conquer(1))
    assert (playing.holding("elves").fled, playing.tray("elves")) == (1, 10)


def test_they_are_placed_after_the_attackers_turn_in_one_or_more_regions() -> None:
    playing = end_turn(table(2, 0, 1, 1).play(Conquer(1)))
    assert playing.state.phase is Phase.BETWEEN
    assert playing.legal() == [Deploy(3), Deploy(4)]
    playing.play(Deploy(3), Deploy(4))
    assert (playing.tokens("D1"), playing.tokens("E1")) == (("elves", 2), ("elves", 2))


def test_elves_of_two_lost_regions_return_together() -> None:
    playing = end_turn(table(2, 1, 0, 1).play(Conquer(1), Conquer(2)))
    # Only one region is left, so nothing is asked.
    assert playing.tokens("E1") == ("elves", 4)


def test_without_a_region_they_wait_in_hand_for_the_next_turn() -> None:
    playing = end_turn(table(2).play(Conquer(1)))
    assert playing.state.turn == 1
    assert playing.holding("elves").hand == 2


def test_without_the_clause_one_is_lost() -> None:
    playing = table(3, without=("race.elves.no-loss",)).play(Conquer(1))
    assert (playing.holding("elves").fled, playing.tray("elves")) == (2, 9)


def test_without_the_second_clause_the_saved_ones_stay_in_hand() -> None:
    playing = end_turn(table(2, 0, 1, without=("race.elves.redeploy",)).play(Conquer(1)))
    assert playing.state.turn == 1
    assert (playing.holding("elves").hand, playing.tokens("D1")) == (2, ("elves", 1))


@pytest.mark.parametrize(("option", "kept"), [("lost", 0), ("kept", 1)])
def test_an_elf_in_decline_is_saved_in_one_reading(option: str, kept: int) -> None:
    playing = table(1, 0, 1, active=False, elves_in_decline=option).play(Conquer(1))
    assert playing.holding("elves").fled == kept
    end_turn(playing)
    assert playing.tokens("D1") == ("elves", 1 + kept)


def test_the_last_elf_in_decline_has_nowhere_to_go() -> None:
    playing = end_turn(table(1, active=False, elves_in_decline="kept").play(Conquer(1)))
    assert all(holding.race != "race.elves" for holding in playing.state.holdings)
    assert "race.elves" in playing.state.market.banners_below
    assert playing.tray("elves") == 11


@pytest.mark.parametrize(("option", "second"), [("normal-retreat", [Deploy(3), Deploy(4)]), ("one-region", [])])
def test_saved_elves_stay_together_in_one_reading(option: str, second: list[Deploy]) -> None:
    playing = end_turn(table(3, 0, 1, 1, elves_one_region=option).play(Conquer(1)))
    assert playing.legal() == [Deploy(3), Deploy(4)]
    playing.play(Deploy(3))
    if second:
        assert playing.legal() == second
    else:
        assert playing.tokens("D1") == ("elves", 4)


def test_elves_of_the_next_turn_may_go_elsewhere() -> None:
    playing = end_turn(table(1, 1, 1, 1, elves_one_region="one-region").play(Conquer(1)))
    playing.play(Deploy(3))
    assert not playing.state.pending
    assert not playing.state.memos


def test_they_may_be_given_up_where_keeping_them_is_optional() -> None:
    playing = table(3, ghouls_elves_optional="may").play(Conquer(1))
    assert playing.engine.to_move(playing.state) == 1
    assert playing.legal() == [Decide(1), Decide(0)]
    given_up = Table(playing.rules, playing.state).play(Decide(0))
    assert (given_up.holding("elves").fled, given_up.tray("elves")) == (2, 9)
    playing.play(Decide(1))
    assert (playing.holding("elves").fled, playing.tray("elves")) == (3, 8)


def test_own_ghouls_are_no_enemies_so_one_elf_is_lost() -> None:
    rules = rules_for(LONG)
    on = {"A1": ("ghouls", 1), "B1": ("elves", 3), "D1": ("elves", 1)}
    state = position(rules, held("elves"), held("ghouls", active=False, hand=4), on=on, actor="ghouls")
    playing = Table(rules, state).play(Conquer(1))
    assert (playing.holding("elves").fled, playing.tray("elves")) == (2, 8)
