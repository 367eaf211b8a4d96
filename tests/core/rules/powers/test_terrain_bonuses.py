"""Forest, Hill and Swamp pay for their terrain; Merchant for every region; Alchemist for nothing at all."""

import pytest

from core.rules.actions import Decline, Finish
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("forest forest hill hill", "swamp swamp swamp farmland")
TERRAINS = {"forest": ("A1", "B1"), "hill": ("C1", "D1"), "swamp": ("A2", "B2", "C2")}


def table(power: str, on: dict[str, tuple[str, int]], **options: object) -> Table:
    rules = rules_for(BOARD, **options)  # type: ignore[arg-type]
    races = (held("elves", active=False), held("tritons", power=power), held("orcs", 1))
    return Table(rules, position(rules, *races, on=on, phase=Phase.BEFORE_COINS))


@pytest.mark.parametrize("power", TERRAINS)
def test_every_region_of_the_terrain_pays_one_coin(power: str) -> None:
    held_there = dict.fromkeys((*TERRAINS[power], "D2"), ("tritons", 1))
    bonus = table(power, held_there).income("tritons")
    assert bonus[f"base:power.{power}.bonus"] == len(TERRAINS[power])
    assert bonus["base:score.regions"] == len(TERRAINS[power]) + 1


@pytest.mark.parametrize("power", TERRAINS)
def test_other_terrain_pays_nothing(power: str) -> None:
    assert f"base:power.{power}.bonus" not in table(power, {"D2": ("tritons", 2)}).income("tritons")


@pytest.mark.parametrize("power", TERRAINS)
def test_the_same_terrain_held_by_the_other_race_of_the_player_pays_nothing(power: str) -> None:
    game = table(power, dict.fromkeys(TERRAINS[power], ("elves", 1)))
    assert game.income("elves") == {"base:score.decline-regions": len(TERRAINS[power])}
    assert game.income("tritons") == {}


@pytest.mark.parametrize("power", [*TERRAINS, "merchant", "alchemist"])
def test_nothing_is_paid_in_the_turn_of_the_decline_and_the_badge_goes(power: str) -> None:
    rules = rules_for(BOARD)
    on = dict.fromkeys(("A1", "C1", "A2"), ("tritons", 1))
    game = Table(rules, position(rules, held("tritons", power=power), held("orcs", 1), on=on, phase=Phase.START))
    game.play(Decline())
    assert game.state.seats[0].coins == 5 + 3
    assert f"power.{power}" in game.state.market.discards


@pytest.mark.parametrize(
    ("power", "clause"),
    [*((power, f"base:power.{power}.bonus") for power in (*TERRAINS, "merchant")),
     ("alchemist", "base:power.alchemist.income")],
)  # fmt: skip
def test_without_its_clause_the_power_pays_nothing(power: str, clause: str) -> None:
    on = dict.fromkeys(("A1", "C1", "A2"), ("tritons", 1))
    assert clause in table(power, on).income("tritons")
    assert clause not in table(power, on, without=[clause]).income("tritons")


def test_three_merchant_regions_pay_six_and_the_race_in_decline_has_no_share() -> None:
    on = {"A1": ("tritons", 2), "B1": ("tritons", 1), "C1": ("tritons", 1), "A2": ("elves", 1), "B2": ("elves", 1)}
    game = table("merchant", on).play(Finish())
    assert game.state.seats[0].coins == 5 + 6 + 2


def test_an_alchemist_with_three_regions_gets_five() -> None:
    game = table("alchemist", {"A1": ("tritons", 1), "B1": ("tritons", 1), "C1": ("tritons", 1)})
    assert sum(game.income("tritons").values()) == 5


def test_an_alchemist_without_any_region_still_gets_two() -> None:
    assert table("alchemist", {}).income("tritons") == {"base:power.alchemist.income": 2}
