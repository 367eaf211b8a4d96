"""Mounted rides over hills and farmland; Underworld goes from cavern to cavern."""

import pytest

from core.rules.actions import Conquer
from core.rules.view import View
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of(
    "farmland+cavern hill swamp farmland",
    "farmland hill swamp forest",
    "forest forest swamp mountain+cavern",
    "farmland farmland swamp hill+cavern",
)


def table(
    power: str, *, race: str = "humans", hand: int = 9, on: dict[str, tuple[str, int]] | None = None,
    pieces: dict[str, dict[str, int]] | None = None, without: tuple[str, ...] = (), **rulings: str,
) -> Table:  # fmt: skip
    rules = rules_for(BOARD, without=without, **rulings)
    races = (held(race, power=power, hand=hand), held("orcs", 1))
    return Table(rules, position(rules, *races, on=on or {"A1": (race, 1)}, pieces=pieces))


# Mounted


def test_a_mounted_race_pays_one_for_an_empty_farmland_and_two_for_a_hill_with_a_lost_tribe() -> None:
    game = table("mounted", pieces={"B1": {"lost-tribe": 1}})
    assert game.cost("A2") == 1
    assert game.cost("B1") == 2


def test_a_mounted_race_has_no_discount_on_a_swamp() -> None:
    assert table("mounted").cost("C1") == 2


def test_without_its_clause_mounted_has_no_discount() -> None:
    assert table("mounted", without=("power.mounted.discount",)).cost("A2") == 2


@pytest.mark.parametrize(("reading", "second"), [("all", 1), ("one-of-choice", 2)])
def test_the_second_farmland_of_a_turn_is_cheaper_unless_it_is_one_region_a_turn(reading: str, second: int) -> None:
    game = table("mounted", single_region_wording=reading)
    game.play(Conquer(game.at("A2")))
    assert game.tokens("A2") == ("humans", 1)
    assert game.cost("B1") == second


def test_in_the_one_region_reading_other_terrain_does_not_use_up_the_discount() -> None:
    game = table("mounted", on={"B3": ("humans", 1)}, single_region_wording="one-of-choice")
    game.play(Conquer(game.at("A3")))
    assert game.cost("B2") == 1


def test_in_the_one_region_reading_a_replacement_does_not_use_up_the_discount() -> None:
    on = {"A1": ("sorcerers", 1), "A2": ("orcs", 1)}
    game = table("mounted", race="sorcerers", on=on, single_region_wording="one-of-choice")
    game.play(Conquer(game.at("A2"), ("race.sorcerers.replace",)))
    assert game.cost("B1") == 1


# Underworld


def test_an_empty_cavern_costs_one() -> None:
    assert table("underworld", on={"C4": ("humans", 1)}).cost("D4") == 1


def test_a_cavern_with_mountain_and_lost_tribe_costs_three() -> None:
    game = table("underworld", pieces={"D3": {"mountain": 1, "lost-tribe": 1}})
    assert game.cost("D3") == 3


def test_from_an_own_cavern_every_cavern_is_adjacent() -> None:
    game = table("underworld")
    assert game.may_conquer("D4")
    assert game.may_conquer("D3")
    assert not game.may_conquer("C4")


def test_without_an_own_cavern_distant_caverns_are_out_of_reach() -> None:
    game = table("underworld", on={"B4": ("humans", 1)})
    assert game.refused(Conquer(game.at("D4"))) == ("base:conquest.adjacency",)


@pytest.mark.parametrize(
    ("clause", "price", "reached"),
    [("power.underworld.discount", 2, True), ("power.underworld.adjacency", 1, False)],
)
def test_each_clause_of_underworld_can_be_switched_off(clause: str, price: int, reached: bool) -> None:
    game = table("underworld", without=(clause,))
    assert game.cost("D4") == price
    assert game.may_conquer("D4") is reached


@pytest.mark.parametrize(("reading", "second"), [("all", 1), ("one-of-choice", 2)])
def test_the_second_cavern_of_a_turn_is_cheaper_unless_it_is_one_region_a_turn(reading: str, second: int) -> None:
    game = table("underworld", single_region_wording=reading)
    game.play(Conquer(game.at("D4")))
    assert game.cost("D3") == second + 1


@pytest.mark.parametrize(("reading", "reached"), [("yes", True), ("no", False)])
def test_caverns_join_for_a_replacement_in_one_reading_only(reading: str, reached: bool) -> None:
    game = table(
        "underworld", race="sorcerers", on={"A1": ("sorcerers", 1), "D4": ("orcs", 1)}, sorcerers_underworld=reading
    )
    assert game.may_conquer("D4", ("race.sorcerers.replace",)) is reached


@pytest.mark.parametrize(("reading", "price"), [("yes", 1), ("no", 2)])
def test_a_mountain_cavern_of_giants_borders_every_cavern_in_one_reading_only(reading: str, price: int) -> None:
    on = {"D3": ("giants", 1), "A1": ("orcs", 1)}
    game = table("underworld", race="giants", on=on, giants_underworld=reading)
    assert game.cost("A1") == price
    assert game.may_conquer("A1")


def test_caverns_do_not_join_outside_conquests() -> None:
    game = table("underworld")
    view = View(game.rules, game.state)
    assert game.at("D4") in view.frontier("race.humans", "conquest")
    assert game.at("D4") not in view.frontier("race.humans", "block")
    assert not view.is_adjacent("race.orcs", game.at("A1"), game.at("D4"), "conquest")


def test_one_discount_a_turn_is_not_used_up_where_another_had_spared_all_there_is() -> None:
    rules = rules_for(board_of("mountain hill hill farmland"), single_region_wording="one-of-choice")
    own = held("giants", power="mounted", hand=6)
    game = Table(rules, position(rules, own, held("orcs", 1, power="swamp"), on={"A1": ("giants", 1)}))
    assert game.cost("B1") == 1
    game.play(Conquer(1))
    assert game.cost("C1") == 1  # the Giants' own discount ended at the first hill
    game.play(Conquer(2))
    assert game.cost("D1") == 2


def test_one_discount_a_turn_is_used_up_where_two_discounts_spare_a_token_each() -> None:
    rules = rules_for(board_of("mountain hill hill farmland"), single_region_wording="one-of-choice")
    own, tribe = held("giants", power="mounted", hand=6), {"B1": {"lost-tribe": 1}}
    game = Table(rules, position(rules, own, held("orcs", 1, power="swamp"), on={"A1": ("giants", 1)}, pieces=tribe))
    assert game.cost("B1") == 1
    game.play(Conquer(1))
    assert game.cost("C1") == 2
