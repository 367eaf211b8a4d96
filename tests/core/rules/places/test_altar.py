"""The Altar: one token in decline a turn for three coins."""

from core.rules.actions import Use
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud crystal mine", "mud mine mud")


def table(on: dict[str, tuple[str, int]], **rulings: str) -> Table:
    rules = rules_for(BOARD, game="underground", **rulings)
    races = (held("ogres"), held("shrooms", active=False), held("gnomes", 1))
    lying = {"A1": {"place.altar": 1}}
    return Table(rules, position(rules, *races, on=on, pieces=lying, phase=Phase.BEFORE_COINS, coins=(0, 5)))


def uses(playing: Table) -> list[str]:
    return [playing.rules.board.names[each.target] for each in playing.legal() if isinstance(each, Use)]


def test_the_last_token_of_a_race_may_be_sacrificed_and_the_race_leaves() -> None:
    playing = table({"A1": ("ogres", 1), "C1": ("shrooms", 1)})
    playing.play(Use("altar", playing.at("C1")))
    assert [each.race for each in playing.state.holdings if each.seat == 0] == ["race.ogres"]
    assert playing.state.seats[0].coins == 4


def test_active_tokens_and_tokens_of_others_are_no_sacrifice() -> None:
    assert uses(table({"A1": ("ogres", 1), "C1": ("shrooms", 1), "B2": ("gnomes", 1)})) == ["C1"]


def test_troops_in_decline_may_use_it_and_others_may_not() -> None:
    assert uses(table({"A1": ("shrooms", 1), "C1": ("shrooms", 1)})) == ["A1", "C1"]
    assert uses(table({"A1": ("gnomes", 1), "C1": ("shrooms", 1)})) == []
