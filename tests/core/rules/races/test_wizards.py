"""Wizards: magic regions."""

from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("farmland+magic hill+magic forest+mine swamp")
ON = {f"{name}1": ("wizards", 1) for name in "ABCD"}
MAGIC = "base:race.wizards.magic"


def income(*, active: bool = True, without: tuple[str, ...] = ()) -> dict[str, int]:
    rules = rules_for(BOARD, without=without)
    state = position(rules, held("wizards", active=active), on=ON, phase=Phase.BEFORE_COINS)
    return Table(rules, state).income("wizards")


def test_four_regions_with_two_magic_ones_pay_six() -> None:
    assert income() == {"base:score.regions": 4, MAGIC: 2}


def test_in_decline_there_is_no_bonus() -> None:
    assert income(active=False) == {"base:score.decline-regions": 4}


def test_without_the_clause_there_is_no_bonus() -> None:
    assert income(without=("race.wizards.magic",)) == {"base:score.regions": 4}
