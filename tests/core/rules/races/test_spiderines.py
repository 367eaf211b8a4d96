"""Spiderines: every region at an abyss is in reach and open as the first."""

from core.rules.actions import Conquer
from core.rules.view import View
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of(
    "mud mine mud crystal mud", "mud mine abyss mine mud", "mud mine mud crystal mine", inland=("C1", "C3")
)


def table(
    on: dict[str, tuple[str, int]] | None = None, *, race: str = "spiderines", without: tuple[str, ...] = (),
    **rulings: str,
) -> Table:  # fmt: skip
    rules = rules_for(BOARD, game="underground", without=without, **rulings)
    return Table(rules, position(rules, held(race, hand=6), held("ogres", 1), on=on))


def test_they_reach_the_far_side_of_an_abyss() -> None:
    assert table({"A1": ("spiderines", 1)}).may_conquer("D2")


def test_others_do_not() -> None:
    assert not table({"A1": ("shrooms", 1)}, race="shrooms").may_conquer("D2")


def test_what_touches_no_abyss_is_reached_by_borders_alone() -> None:
    playing = table({"A1": ("spiderines", 1)})
    assert playing.refused(Conquer(playing.at("E2"))) == ("underground:conquest.adjacency",)


def test_the_abyss_itself_stays_closed() -> None:
    playing = table({"B2": ("spiderines", 1)})
    assert "underground:abyss.impassable" in playing.refused(Conquer(playing.at("C2")))


def test_they_enter_inland_at_an_abyss_and_nowhere_else_inland() -> None:
    assert table().may_conquer("C1")
    assert not table(without=("race.spiderines.entry",)).may_conquer("C1")


def test_abysses_join_blocks_and_not_coins() -> None:
    playing = table({"B2": ("spiderines", 1), "D2": ("spiderines", 1)})
    view, here, there = View(playing.rules, playing.state), playing.at("B2"), playing.at("D2")
    assert view.is_adjacent("race.spiderines", here, there, "block")
    assert not view.is_adjacent("race.spiderines", here, there, "theft")
    assert not view.is_adjacent("race.spiderines", playing.at("A1"), there, "block")


def test_in_one_reading_they_are_next_to_the_purses_at_every_abyss() -> None:
    playing = table({"B2": ("spiderines", 1)}, special_adjacency_coins="any-adjacency")
    view = View(playing.rules, playing.state)
    assert view.is_adjacent("race.spiderines", playing.at("B2"), playing.at("D2"), "theft")


def test_in_decline_they_reach_nothing() -> None:
    rules = rules_for(BOARD, game="underground")
    state = position(rules, held("spiderines", active=False), held("ogres", 1), on={"A1": ("spiderines", 1)})
    view = View(rules, state)
    assert rules.board.names.index("D2") not in view.frontier("race.spiderines")
