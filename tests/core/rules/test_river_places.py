"""Harbours, shipyard and ships of River World in numbers, and the caravel that always comes home."""

import pytest

from core.rules.actions import Conquer, Decline, Draw, Finish, PlacePiece
from core.rules.state import EventRow, Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

COAST = board_of("hill+harbour hill+harbour hill+harbour hill+harbour", "river river river river")
DOCK = board_of("swamp+shipyard river hill", "forest hill hill", "river swamp swamp", inland=("B3",))


@pytest.mark.parametrize(("harbours", "coins"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_harbours_pay_one_two_three_and_so_on(harbours: int, coins: int) -> None:
    rules = rules_for(COAST, game="river")
    on = {f"{'ABCD'[place]}1": ("giants", 1) for place in range(harbours)}
    table = Table(rules, position(rules, held("giants", power="merchant"), on=on, phase=Phase.BEFORE_COINS))
    assert sum(table.income("giants").values()) - harbours == coins  # Merchants are paid for every region


@pytest.mark.parametrize(("on_top", "coins"), [("instead", 5), ("in-addition", 8)])
def test_a_ship_next_to_one_of_three_harbours_takes_one_coin(on_top: str, coins: int) -> None:
    rules = rules_for(COAST, game="river", port_on_top=on_top)
    on = {f"{place}1": ("giants", 1) for place in "ABC"}
    state = position(rules, held("giants", power="hill"), on=on, pieces={"A2": {"pirate-ship": 1}})
    assert sum(Table(rules, state).income("giants").values()) - 3 == coins


def test_pirates_fill_only_what_is_empty_of_five_rivers() -> None:
    rules = rules_for(board_of("river river river river river", "hill hill hill hill hill"), game="river")
    state = position(
        rules, held("tritons", power="merchant"), held("elves", 1, power="forest"),
        on={"A1": ("tritons", 1), "A2": ("tritons", 1), "E2": ("elves", 1)},
        pieces={"B1": {"pirate-ship": 1}, "C1": {"pirate-ship": 1}}, turn=1, phase=Phase.START, round_number=1,
        events=EventRow(10, ("event.calm",)),
    )  # fmt: skip
    table = Table(rules, state).play(Decline(), Draw("event.pirates"))
    ships = [region for region in range(5) if "pirate-ship" in dict(table.state.grounds[region].pieces)]
    assert ships == [1, 2, 3, 4]
    assert dict(table.state.stock)["pirate-ship"] == 8


def test_several_regions_are_taken_from_one_caravel() -> None:
    rules = rules_for(DOCK, game="river")
    state = position(rules, held("humans", power="merchant", hand=8), on={"A1": ("humans", 1)})
    table = Table(rules, state)
    assert not table.may_conquer("B3")
    table.play(PlacePiece("caravel", table.at("A3")))
    assert table.may_conquer("B3")
    table.play(Conquer(table.at("B3")))
    assert table.may_conquer("A2")
    assert table.refused(PlacePiece("caravel", table.at("B1"))) == ("river:river.shipyard.place",)


def test_the_caravel_comes_home_even_when_its_player_has_no_race_left() -> None:
    rules = rules_for(DOCK, game="river")
    state = position(
        rules, held("humans", power="stout", hand=2), held("giants", active=False),
        held("elves", 1, power="forest"), on={"A1": ("giants", 1), "C1": ("elves", 1)},
    )  # fmt: skip
    table = Table(rules, state).play(PlacePiece("caravel", 6), Finish(), Decline())
    assert table.state.turn == 1
    assert not table.state.seats[0].races()
    assert "caravel" not in table.pieces("A3")
    assert dict(table.state.stock)["caravel"] == 1
