"""Drows: coins for regions without strangers next to them."""

import pytest

from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud crystal mine", "mud river mud", "mine mud crystal")
BONUS = "underground:race.drows.hermit-bonus"


def table(
    on: dict[str, tuple[str, int]], pieces: dict[str, dict[str, int]] | None = None, *, active: bool = True,
    without: tuple[str, ...] = (), **rulings: str,
) -> Table:  # fmt: skip
    rules = rules_for(BOARD, game="underground", without=without, **rulings)
    races = [held("drows", active=active), held("ogres", 1), held("kraken", 1, active=False)]
    if any(race == "gnomes" for race, _ in on.values()):
        races.append(held("gnomes", active=False))
    return Table(rules, position(rules, *races, on=on, pieces=pieces))


@pytest.mark.parametrize("stranger", ["ogres", "kraken", "gnomes"])
def test_any_other_race_next_to_them_spoils_the_coin(stranger: str) -> None:
    assert BONUS not in table({"A1": ("drows", 1), "B1": (stranger, 1)}).income("drows")


def test_every_quiet_region_pays_one_coin() -> None:
    quiet = table({"A1": ("drows", 1), "A2": ("drows", 2), "C3": ("ogres", 1)})
    assert quiet.income("drows")[BONUS] == 2


def test_monsters_spoil_the_coin_and_tiles_do_not() -> None:
    assert BONUS not in table({"A1": ("drows", 1)}, {"B1": {"monster": 2}}).income("drows")
    assert table({"A1": ("drows", 1)}, {"B1": {"place.keep": 1, "relic.sword": 1}}).income("drows")[BONUS] == 1


def test_the_balrog_spoils_the_coin_in_one_reading() -> None:
    lying = {"B1": {"balrog": 1}}
    assert table({"A1": ("drows", 1)}, lying).income("drows")[BONUS] == 1
    assert BONUS not in table({"A1": ("drows", 1)}, lying, balrog_and_drows="yes").income("drows")


def test_without_the_list_only_active_enemies_spoil_it() -> None:
    off = ("race.drows.what-spoils",)
    assert table({"A1": ("drows", 1), "B1": ("kraken", 1)}, without=off).income("drows")[BONUS] == 1
    assert BONUS not in table({"A1": ("drows", 1), "B1": ("ogres", 1)}, without=off).income("drows")


def test_in_decline_quiet_pays_nothing() -> None:
    assert BONUS not in table({"A1": ("drows", 1)}, active=False).income("drows")
