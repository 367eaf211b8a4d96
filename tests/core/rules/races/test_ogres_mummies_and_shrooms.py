"""Ogres pay one less, Mummies one more, Shrooms are paid for forests."""

import pytest

from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud mushroom-forest river", "mine black-mountain mud")


def table(race: str, *, active: bool = True, without: tuple[str, ...] = ()) -> Table:
    rules = rules_for(BOARD, game="underground", without=without)
    races = (held(race, hand=5 * active, active=active), held("kraken", 1))
    return Table(rules, position(rules, *races, on={"A1": (race, 1), "B1": (race, 1), "C2": ("kraken", 1)}))


@pytest.mark.parametrize(
    ("race", "costs"), [("ogres", (1, 2, 1, 2)), ("mummies", (3, 4, 2, 4)), ("shrooms", (2, 3, 1, 3))]
)
def test_what_a_region_costs(race: str, costs: tuple[int, ...]) -> None:
    playing = table(race)
    assert tuple(playing.cost(where) for where in ("A2", "B2", "C1", "C2")) == costs


@pytest.mark.parametrize(("race", "clause"), [("ogres", "race.ogres.discount"), ("mummies", "race.mummies.penalty")])
def test_without_its_clause_a_region_costs_two(race: str, clause: str) -> None:
    assert table(race, without=(clause,)).cost("A2") == 2


def test_forests_pay_active_shrooms_one_more_coin() -> None:
    bonus = "underground:race.shrooms.forest-bonus"
    assert table("shrooms").income("shrooms")[bonus] == 1
    assert bonus not in table("shrooms", active=False).income("shrooms")
