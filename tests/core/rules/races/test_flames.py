"""Flames: the Volcano and the chain of regions that leads to it."""

from core.rules.actions import Conquer
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud mine crystal mud", "mud abyss+volcano mine mud", "mud mine black-mountain mud")


def table(on: dict[str, tuple[str, int]], *, without: tuple[str, ...] = (), other: str = "ogres") -> Table:
    rules = rules_for(BOARD, game="underground", without=without)
    races = (held("flames", hand=6), held(other, 1))
    return Table(rules, position(rules, *races, on=on, pieces={"B2": {"volcano": 1}}))


def test_tokens_next_to_the_volcano_do_not_count() -> None:
    assert table({"A1": ("flames", 1), "B1": ("ogres", 4)}).cost("B1") == 2


def test_the_chain_reaches_as_far_as_they_hold_it() -> None:
    on = {"B1": ("flames", 1), "C1": ("flames", 1), "D1": ("ogres", 3), "D3": ("ogres", 3)}
    playing = table(on)
    assert (playing.cost("D1"), playing.cost("D3")) == (2, 5)


def test_a_link_lost_breaks_the_chain() -> None:
    assert table({"B1": ("ogres", 1), "C1": ("flames", 1), "C2": ("ogres", 1), "D1": ("ogres", 3)}).cost("D1") == 5


def test_without_the_chain_only_what_touches_the_volcano_is_cheap() -> None:
    on = {"B1": ("flames", 1), "C1": ("ogres", 3), "C2": ("ogres", 3)}
    playing = table(on, without=("race.flames.chain",))
    assert (playing.cost("C1"), playing.cost("C2")) == (5, 2)


def test_against_gnomes_the_volcano_is_no_help() -> None:
    assert table({"A1": ("flames", 1), "B1": ("gnomes", 2)}, other="gnomes").cost("B1") == 4


def test_the_volcano_itself_stays_impassable() -> None:
    playing = table({"A2": ("flames", 1)})
    assert "underground:abyss.impassable" in playing.refused(Conquer(playing.at("B2")))


def test_in_decline_the_volcano_has_no_effect() -> None:
    rules = rules_for(BOARD, game="underground")
    races = (held("flames", active=False), held("ogres", 1))
    on = {"A1": ("flames", 1), "B1": ("ogres", 4)}
    assert Table(rules, position(rules, *races, on=on, pieces={"B2": {"volcano": 1}})).cost("B1", "flames") == 6
