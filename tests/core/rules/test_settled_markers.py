"""In a position set up by hand a marker lies wherever its race stands, if the race brings one into every region."""

import pytest

from core.rules.scenario import RaceSetup, SeatSetup, Setup
from core.rules.set_position import set_position
from core.rules.written_position import setup_of
from tests.core.rules.positions import board_of, rules_for

BOARD = board_of("forest forest forest", "forest forest forest")
LAIR = "troll-lair"


def told(trolls: RaceSetup, *, active: bool = True, pieces: tuple[tuple[str, tuple[str, ...]], ...] = ()) -> Setup:
    seat = SeatSetup("Anna", active=trolls) if active else SeatSetup("Anna", declined=(trolls,))
    return Setup(seats=(seat, SeatSetup("Ben")), pieces=pieces)


def lairs(setup: Setup, *, without: tuple[str, ...] = ()) -> tuple[int, ...]:
    """The regions with a lair, and that no lair is lost or made."""
    rules = rules_for(BOARD, without=without)
    state, problems = set_position(rules, setup)
    assert problems == ()
    lying = [region for region, ground in enumerate(state.grounds) if dict(ground.pieces).get(LAIR)]
    assert len(lying) + dict(state.stock)[LAIR] == rules.stock[LAIR]
    return tuple(lying)


TROLLS = RaceSetup("trolls", "swamp", (("A1", 1), ("C2", 1)))


def test_every_region_of_the_trolls_has_a_lair() -> None:
    assert lairs(told(TROLLS)) == (0, 5)


def test_so_it_has_in_decline() -> None:
    assert lairs(told(RaceSetup("trolls", "", TROLLS.tokens), active=False)) == (0, 5)


def test_what_is_listed_lies_there_once() -> None:
    assert lairs(told(TROLLS, pieces=(("A1", (LAIR,)),))) == (0, 5)


def test_where_nothing_is_said_to_lie_nothing_lies() -> None:
    assert lairs(told(TROLLS, pieces=(("A1", ()),))) == (5,)


@pytest.mark.parametrize(("without", "regions"), [((), (0, 5)), (("race.trolls.lair",), ())])
def test_without_the_clause_there_is_none(without: tuple[str, ...], regions: tuple[int, ...]) -> None:
    assert lairs(told(TROLLS), without=without) == regions


def test_other_races_bring_nothing() -> None:
    assert lairs(told(RaceSetup("orcs", "swamp", TROLLS.tokens))) == ()


def test_a_position_without_a_lair_is_written_down_and_read_back_without_it() -> None:
    rules, setup = rules_for(BOARD), told(TROLLS, pieces=(("A1", ()),))
    state = set_position(rules, setup)[0]
    written = setup_of(rules, state, setup)
    assert ("A1", ()) in written.pieces
    assert set_position(rules, written)[0].grounds == state.grounds
