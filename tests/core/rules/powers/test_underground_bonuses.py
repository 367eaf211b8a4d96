"""Powers of Underground that only pay: for terrain, places, crowds, shores, blocks and for being in decline."""

import pytest

from core.rules.actions import Conquer, Decline, Finish
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud mud crystal crystal", "mine mine black-mountain black-mountain", "river mushroom-forest mud mine")
PAYING = {
    "muddy": ("A1", "B1", "C3"),
    "mystic": ("C1", "D1"),
    "mining": ("A2", "B2", "D3"),
    "stone": ("C2", "D2"),
}
EVERYWHERE = ("A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "B3", "C3")
HERE = "underground:power."


def table(power: str, *where: str, without: tuple[str, ...] = (), active: bool = True, **rulings: str) -> Table:
    rules = rules_for(BOARD, game="underground", without=without, **rulings)
    races = (held("ogres", power=power, active=active), held("mummies", 1))
    on = dict.fromkeys(where, ("ogres", 1))
    return Table(rules, position(rules, *races, on=on, phase=Phase.START if active else Phase.BEFORE_COINS))


def bonus(power: str, *where: str, **options: object) -> int:
    lines = table(power, *where, **options).income("ogres")  # type: ignore[arg-type]
    return sum(number for clause, number in lines.items() if clause.startswith(HERE + power))


@pytest.mark.parametrize("power", PAYING)
def test_every_region_of_the_terrain_pays_and_no_other(power: str) -> None:
    assert bonus(power, *PAYING[power]) == len(PAYING[power])
    assert bonus(power, *(region for region in EVERYWHERE if region not in PAYING[power])) == 0


@pytest.mark.parametrize("power", [*PAYING, "adventurous", "fisher", "flocking", "frightened", "martyr", "quarreling"])
def test_only_mud_pays_in_the_turn_of_decline(power: str) -> None:
    game = table(power, *EVERYWHERE).play(Decline())
    stays = power == "muddy"
    assert game.state.seats[0].coins == 5 + len(EVERYWHERE) + (len(PAYING["muddy"]) if stays else 0)
    assert (f"power.{power}" in game.state.market.discards) is not stays


@pytest.mark.parametrize(("power", "part"), [*((power, "bonus") for power in PAYING), ("fisher", "bonus"),
                                             ("flocking", "bonus"), ("quarreling", "bonus")])  # fmt: skip
def test_without_its_clause_a_power_pays_nothing(power: str, part: str) -> None:
    assert bonus(power, *EVERYWHERE) > 0
    assert bonus(power, *EVERYWHERE, without=(f"power.{power}.{part}",)) == 0


def test_the_pools_of_a_race_in_decline_pay_unless_that_clause_is_off() -> None:
    assert bonus("muddy", "A1", "B1", active=False) == 2
    assert bonus("muddy", "A1", "B1", active=False, without=("power.muddy.decline",)) == 0


def test_three_regions_on_the_shore_are_one_pair() -> None:
    assert bonus("fisher", "A2", "B3", "A1", "C3") == 1
    assert bonus("fisher", "A2", "A1", "C3") == 0


def test_blocks_are_counted_by_shared_borders() -> None:
    assert bonus("quarreling", "A1", "B2", "C3", "D3") == 3
    assert bonus("flocking", "A1", "B2") == 0
    assert bonus("flocking", "A1", "B1", "B2") == 2
    assert bonus("flocking") == 0


def test_a_wise_race_is_paid_in_decline_alone_and_only_with_a_region() -> None:
    assert bonus("wise", "A1") == 0
    assert bonus("wise", "A1", active=False) == 2
    assert bonus("wise", active=False) == 0
    assert table("wise", "A1", "B1").play(Decline()).state.seats[0].coins == 5 + 2 + 2


@pytest.mark.parametrize(("reading", "coins"), [("own-turn", 5), ("every-turn", 7)])
@pytest.mark.parametrize("active", [True, False])
def test_whether_a_wise_race_is_paid_in_the_turns_of_others_is_disputed(reading: str, coins: int, active: bool) -> None:
    rules = rules_for(BOARD, game="underground", thieving_whose_turn=reading)
    races = (held("ogres", 1, power="wise", active=False), held("mummies"))
    on = {"A1": ("ogres", 1), "D1": ("mummies", 1)}
    phase = Phase.CONQUER if active else Phase.START
    game = Table(rules, position(rules, *races, on=on, phase=phase))
    game.play(Finish() if active else Decline())
    assert game.state.seats[1].coins == coins


def test_each_conquered_martyr_region_brings_a_coin_of_the_bank() -> None:
    rules = rules_for(BOARD, game="underground")
    races = (held("mummies", hand=8), held("ogres", 1, power="martyr"))
    on = {"A1": ("mummies", 1), "B1": ("ogres", 1), "A2": ("ogres", 1)}
    game = Table(rules, position(rules, *races, on=on))
    bank = game.state.bank
    game.play(Conquer(game.at("B1")), Conquer(game.at("A2")))
    assert (game.state.seats[1].coins, game.state.bank) == (7, bank - 2)
