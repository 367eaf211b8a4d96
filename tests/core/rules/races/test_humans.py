"""Humans: farmland."""

from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("farmland hill farmland swamp farmland")
ON = {f"{name}1": ("humans", 1) for name in "ABCDE"}
FARMLAND = "base:race.humans.farmland"


def income(*, active: bool = True, without: tuple[str, ...] = ()) -> dict[str, int]:
    rules = rules_for(BOARD, without=without)
    state = position(rules, held("humans", active=active), on=ON, phase=Phase.BEFORE_COINS)
    return Table(rules, state).income("humans")


def test_five_regions_with_three_farmlands_pay_eight() -> None:
    assert income() == {"base:score.regions": 5, FARMLAND: 3}


def test_in_decline_there_is_no_bonus() -> None:
    assert income(active=False) == {"base:score.decline-regions": 5}


def test_without_the_clause_there_is_no_bonus() -> None:
    assert income(without=("race.humans.farmland",)) == {"base:score.regions": 5}
