"""Orcs: a coin for every occupied region they conquer."""

import pytest

from core.rules.actions import Conquer
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("farmland hill forest", "swamp farmland mountain", "forest swamp farmland")
BONUS = "base:race.orcs.bonus"


def table(*, without: tuple[str, ...] = (), **rulings: str) -> Table:
    """Orcs in the middle; around them nobody, a lost tribe, Elves, own Wizards in decline and a bare mountain."""
    rules = rules_for(BOARD, without=without, **rulings)
    races = (held("orcs", hand=9), held("wizards", active=False), held("elves", 1))
    on = {"B2": ("orcs", 1), "A2": ("wizards", 1), "B3": ("elves", 2)}
    return Table(rules, position(rules, *races, on=on, pieces={"B1": {"lost-tribe": 1}}))


def bonus(playing: Table, *regions: str) -> int:
    playing.play(*(Conquer(playing.at(region)) for region in regions))
    return playing.income("orcs").get(BONUS, 0)


def test_a_lost_tribe_and_enemy_tokens_pay_a_coin_each_and_an_empty_region_none() -> None:
    playing = table()
    assert bonus(playing, "B1", "B3") == 2
    assert bonus(playing, "A1") == 2


def test_a_bare_mountain_pays_nothing() -> None:
    assert bonus(table(), "C2") == 0


def test_a_bare_mountain_pays_without_the_clause_that_calls_it_empty() -> None:
    assert bonus(table(without=("conquest.empty-mountain",)), "C2") == 1


def test_a_region_conquered_last_turn_pays_no_bonus() -> None:
    assert table().income("orcs") == {"base:score.regions": 1}


@pytest.mark.parametrize(("option", "coins"), [("non-empty", 1), ("needs-enemy", 0)])
def test_own_tokens_in_decline_make_a_region_occupied_in_one_reading(option: str, coins: int) -> None:
    assert bonus(table(occupied_by_own_tokens=option), "A2") == coins


@pytest.mark.parametrize(("option", "coins"), [("counts", 2), ("troops-only", 1), ("from-another-race", 1)])
def test_lost_tribes_count_in_one_reading(option: str, coins: int) -> None:
    assert bonus(table(lost_tribes_for_bonuses=option), "B1", "B3") == coins


@pytest.mark.parametrize(("option", "coins"), [("counts", 1), ("troops-only", 1), ("from-another-race", 0)])
def test_pillaging_is_stricter_only_in_the_finnish_reading(option: str, coins: int) -> None:
    rules = rules_for(BOARD, lost_tribes_for_bonuses=option)
    races = (held("humans", power="pillaging", hand=9), held("elves", 1))
    playing = Table(rules, position(rules, *races, on={"B2": ("humans", 1)}, pieces={"B1": {"lost-tribe": 1}}))
    playing.play(Conquer(playing.at("B1")))
    assert playing.income("humans").get("base:power.pillaging.bonus", 0) == coins


def test_race_and_power_add_up() -> None:
    rules = rules_for(BOARD)
    state = position(
        rules, held("orcs", power="pillaging", hand=9), on={"B2": ("orcs", 1)}, pieces={"B1": {"lost-tribe": 1}}
    )
    playing = Table(rules, state).play(Conquer(1))
    assert playing.income("orcs") == {"base:score.regions": 2, BONUS: 1, "base:power.pillaging.bonus": 1}


def test_without_the_clause_there_is_no_bonus() -> None:
    assert bonus(table(without=("race.orcs.bonus",)), "B1", "B3") == 0
