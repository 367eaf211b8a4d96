"""Iron Dwarves: Silver Hammers from mines."""

from core.rules.actions import Attempt, Conquer, Finish, Roll
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mine black-mountain mine", "mine crystal mud", "mine crystal mud")
USE = "underground:race.iron-dwarves.use-hammers"


def hammers(number: int) -> tuple[str, ...]:
    return (f"race.iron-dwarves.hammers-{number}",)


def table(on: dict[str, tuple[str, int]], *, owned: int = 0, hand: int = 3, **rulings: str) -> Table:
    rules = rules_for(BOARD, game="underground", **rulings)
    own = held("iron-dwarves", hand=hand, pieces={"silver-hammer": owned})
    return Table(rules, position(rules, own, held("ogres", 1), on=on))


def owned(playing: Table) -> int:
    return dict(playing.holding("iron-dwarves").pieces).get("silver-hammer", 0)


def test_every_mine_gives_a_hammer_until_the_box_is_empty() -> None:
    on = {"A1": ("iron-dwarves", 1), "A2": ("iron-dwarves", 1), "A3": ("iron-dwarves", 1)}
    assert owned(table(on).play(Finish())) == 3
    assert owned(table(on, owned=6).play(Finish())) == 7


def test_hammers_lower_the_price_but_one_dwarf_goes_along() -> None:
    playing = table({"A1": ("iron-dwarves", 1)}, owned=3, hand=1)
    assert playing.may_conquer("B1", hammers(2))
    assert USE in playing.refused(Conquer(playing.at("B1"), hammers(3)))
    playing.play(Conquer(playing.at("B1"), hammers(2)))
    assert playing.tokens("B1") == ("iron-dwarves", 1)
    assert owned(playing) == 1


def test_hammers_that_are_not_there_do_not_help() -> None:
    playing = table({"A1": ("iron-dwarves", 1)}, owned=1)
    assert USE in playing.refused(Conquer(playing.at("B1"), hammers(2)))


def test_used_hammers_come_back_after_redeployment() -> None:
    playing = table({"B2": ("iron-dwarves", 1)}, owned=1, hand=1)
    playing.play(Conquer(playing.at("B3"), hammers(1)), Finish())
    assert owned(playing) == 1
    assert playing.pieces("B3") == {}


def test_hammers_may_help_in_the_last_attempt() -> None:
    playing = table({"A1": ("iron-dwarves", 1)}, owned=1, hand=1)
    playing.play(Attempt(playing.at("B1"), hammers(1)), Roll(1))
    assert playing.tokens("B1") == ("iron-dwarves", 1)


def test_hammers_alone_only_where_a_dwarf_can_be_spared() -> None:
    rich = {"A2": ("iron-dwarves", 2)}
    assert not table(rich, owned=2, hand=0).may_conquer("B2", hammers(2))
    later = table(rich, owned=2, hand=0, hammers_only_conquest="garrison-later")
    later.play(Conquer(later.at("B2"), hammers(2)))
    assert (later.tokens("A2"), later.tokens("B2")) == (("iron-dwarves", 1), ("iron-dwarves", 1))
    poor = table({"A2": ("iron-dwarves", 1)}, owned=2, hand=0, hammers_only_conquest="garrison-later")
    assert not poor.may_conquer("B2", hammers(2))
