"""Pirates: where ships come, what they cost, and that none is conjured up or lost."""

from core.rules.actions import Conquer, Decide, Draw, Expand, Finish
from core.rules.state import EventRow, Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("farmland river hill", "swamp river forest")
LONG = board_of(" ".join(["river"] * 14), " ".join(["hill"] * 14))


def before_round_two(board, **rulings: str) -> Table:
    rules = rules_for(board, game="river", **rulings)
    state = position(
        rules, held("humans", power="merchant"), held("elves", 1, power="forest"),
        on={"A2": ("humans", 1), "B1": ("humans", 1), "C2": ("elves", 1)}, turn=1, phase=Phase.START, round_number=1,
        events=EventRow(10, ("event.calm",)),
    )  # fmt: skip
    return Table(rules, state).play(Expand(), Finish(), Finish())


def test_ships_come_only_where_nobody_is() -> None:
    table = before_round_two(BOARD).play(Draw("event.pirates"))
    assert "pirate-ship" not in table.pieces("B1")
    assert table.pieces("B2") == {"pirate-ship": 1}


def test_two_ships_next_to_a_region_take_one_coin() -> None:
    rules = rules_for(board_of("river farmland river", "hill hill hill"), game="river")
    ships = {"A1": {"pirate-ship": 1}, "C1": {"pirate-ship": 1}}
    state = position(rules, held("giants", power="merchant"), on={"B1": ("giants", 1)}, pieces=ships)
    assert Table(rules, state).income("giants")["river:event.pirates.penalty"] == -1


def test_where_ships_are_short_the_first_player_chooses_and_the_box_is_empty() -> None:
    table = before_round_two(LONG).play(Draw("event.pirates"))
    sites = [action for action in table.legal() if isinstance(action, Decide)]
    assert len(sites) == 13
    for _ in range(12):
        table.play(table.legal()[0])
    assert dict(table.state.stock).get("pirate-ship", 0) == 0
    assert sum("pirate-ship" in dict(ground.pieces) for ground in table.state.grounds) == 12
    assert table.state.phase is Phase.START


def test_a_conquered_ship_goes_back_to_the_box_and_its_region_is_open() -> None:
    rules = rules_for(BOARD, game="river")
    state = position(
        rules, held("humans", power="merchant", hand=3), on={"A2": ("humans", 1)}, pieces={"B2": {"pirate-ship": 1}},
    )  # fmt: skip
    table = Table(rules, state)
    assert table.cost("B2") == 2
    table.play(Conquer(table.at("B2")))
    assert "pirate-ship" not in table.pieces("B2")
    assert dict(table.state.stock)["pirate-ship"] == 12
