"""The relics that help to conquer: far away, by replacement, as if a region were empty."""

import pytest

from core.rules.actions import Conquer
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud crystal mine", "mine mine mud", "mud mine crystal")
DOORMAT, ORB, SOCKS = ("relic.doormat.use",), ("relic.orb.use",), ("relic.socks.use",)


def table(
    tiles: tuple[str, ...], on: dict[str, tuple[str, int]], *, hand: int = 5, power: str = "", **rulings: str
) -> Table:  # fmt: skip
    rules = rules_for(BOARD, game="underground", **rulings)
    races = [held("ogres", hand=hand), held("shrooms", 1, power=power)]
    return Table(rules, position(rules, *races, on=on, pieces={"A1": dict.fromkeys(tiles, 1)}))


def test_the_doormat_reaches_everything_once_and_lies_where_it_landed() -> None:
    playing = table(("relic.doormat",), {"A1": ("ogres", 1)})
    playing.play(Conquer(playing.at("C3"), DOORMAT))
    assert playing.pieces("C3") == {"relic.doormat": 1}
    assert "underground:relic.doormat.fly" in playing.refused(Conquer(playing.at("A3"), DOORMAT))


def test_a_second_relic_helps_in_the_same_conquest_unless_a_table_forbids_it() -> None:
    on = {"A1": ("ogres", 1), "C3": ("shrooms", 4)}
    both = (*DOORMAT, *SOCKS)
    playing = table(("relic.doormat", "relic.socks"), on)
    assert playing.cost("C3", means=both) == 1
    playing.play(Conquer(playing.at("C3"), both))
    assert playing.pieces("C3") == {"relic.doormat": 1, "relic.socks": 1}
    alone = table(("relic.doormat", "relic.socks"), on, relics_combined="one-per-conquest")
    assert not alone.may_conquer("C3", both)


def test_the_orb_takes_a_token_from_the_tray_and_the_victim_is_lost() -> None:
    playing = table(("relic.orb",), {"A1": ("ogres", 1), "B1": ("shrooms", 1)})
    playing.play(Conquer(playing.at("B1"), ORB))
    assert playing.tokens("B1") == ("ogres", 1)
    assert (playing.holding("ogres").hand, playing.tray("shrooms")) == (5, 10)


@pytest.mark.parametrize(("reading", "left"), [("lost", 0), ("kept", 1)])
def test_an_immortal_token_is_lost_to_the_orb_or_not(reading: str, left: int) -> None:
    on = {"A1": ("ogres", 1), "B1": ("shrooms", 1)}
    playing = table(("relic.orb",), on, power="immortal", immortal_orb=reading)
    playing.play(Conquer(playing.at("B1"), ORB))
    assert playing.holding("shrooms").fled == left


def test_defenders_run_from_the_socks_unharmed() -> None:
    playing = table(("relic.socks",), {"A1": ("ogres", 1), "B1": ("shrooms", 4)})
    playing.play(Conquer(playing.at("B1"), SOCKS))
    assert playing.holding("shrooms").fled == 4
    assert playing.pieces("B1") == {"relic.socks": 1}


def test_in_one_reading_a_relic_stays_where_the_attack_came_from() -> None:
    playing = table(("relic.socks",), {"A1": ("ogres", 1), "B1": ("shrooms", 4)}, relic_used_where="origin-region")
    playing.play(Conquer(playing.at("B1"), SOCKS))
    assert playing.pieces("A1") == {"relic.socks": 1}
