"""Berserk: roll, then choose."""

import pytest

from core.rules.actions import Attempt, Conquer, Finish, Roll, RollFirst
from core.rules.questions import Ask, Question
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("forest forest mountain forest", "forest forest forest forest")
REPLACE = ("race.sorcerers.replace",)


def table(
    *, hand: int = 6, race: str = "ratmen", power: str = "berserk", orcs: int = 2, without: tuple[str, ...] = (),
    **rulings: str,
) -> Table:  # fmt: skip
    rules = rules_for(BOARD, without=without, **rulings)
    races = (held(race, power=power, hand=hand), held("orcs", 1))
    on = {"B1": (race, 1), "B2": ("orcs", orcs)}
    return Table(rules, position(rules, *races, on=on))


def test_roll_two_and_a_region_of_four_takes_two_tokens() -> None:
    game = table().play(RollFirst(), Roll(2))
    assert game.cost("B2") == 2
    game.play(Conquer(game.at("B2")))
    assert game.tokens("B2") == ("ratmen", 2)


def test_roll_nought_and_an_empty_region_takes_two_tokens() -> None:
    game = table().play(RollFirst(), Roll(0))
    game.play(Conquer(game.at("A1")))
    assert game.tokens("A1") == ("ratmen", 2)


def test_roll_three_and_a_region_of_two_still_takes_one_token() -> None:
    game = table().play(RollFirst(), Roll(3))
    game.play(Conquer(game.at("A1")))
    assert game.tokens("A1") == ("ratmen", 1)


def test_the_target_is_picked_after_the_roll_is_seen() -> None:
    game = table(hand=2).play(RollFirst(), Roll(2))
    assert game.may_conquer("B2")
    assert game.may_conquer("A1")


def test_one_roll_before_each_conquest_and_three_conquests_in_a_turn() -> None:
    game = table()
    for where in ("A1", "A2", "C1"):
        game.play(RollFirst(), Roll(1), Conquer(game.at(where)))
    assert game.holding("ratmen").hand == 6 - 1 - 1 - 2
    assert RollFirst() in game.legal()


def test_rolling_is_optional() -> None:
    game = table()
    game.play(Conquer(game.at("A1")))
    assert game.tokens("A1") == ("ratmen", 2)


def test_a_roll_counts_for_one_conquest_only() -> None:
    game = table().play(RollFirst(), Roll(1))
    game.play(Conquer(game.at("A1")))
    assert game.cost("A2") == 2


def test_with_no_token_in_hand_there_is_no_roll() -> None:
    assert table(hand=0).refused(RollFirst()) == ("base:power.berserk.minimum",)
    assert RollFirst() in table(hand=0, without=("power.berserk.minimum",)).legal()


def test_another_race_names_its_target_first() -> None:
    assert table(power="hill").refused(RollFirst()) == ("base:conquest.last-attempt.target",)


@pytest.mark.parametrize("clause", ["power.berserk.roll-each", "power.berserk.order"])
def test_without_either_clause_nobody_rolls_first(clause: str) -> None:
    assert table(without=(clause,)).refused(RollFirst()) == ("base:conquest.last-attempt.target",)


def test_the_die_stands_in_the_price_with_its_clause() -> None:
    game = table().play(RollFirst(), Roll(2))
    answer = game.engine.explain(game.state, Question.CONQUEST_COST, Ask("race.ratmen", game.at("B2")))
    assert [(line.clause, line.amount) for line in answer.contributions if line.amount < 0] == [
        ("base:power.berserk.order", -2)
    ]


# Not enough tokens


def test_one_token_and_a_one_do_not_take_a_region_of_four_and_conquests_are_over() -> None:
    game = table(hand=1).play(RollFirst(), Roll(1))
    assert not game.may_conquer("B2")
    game.play(Attempt(game.at("B2")))
    assert game.state.phase is not Phase.CONQUER
    assert game.tokens("B2") == ("orcs", 2)


def test_any_region_in_reach_may_be_named_however_far_the_roll_is_from_it() -> None:
    game = table(hand=1, orcs=7).play(RollFirst(), Roll(0))
    assert Attempt(game.at("B2")) in game.legal()
    assert Attempt(game.at("D1")) not in game.legal()


def test_after_the_roll_the_player_may_also_stop() -> None:
    game = table(hand=1).play(RollFirst(), Roll(1))
    assert Finish() in game.legal()


def test_in_the_other_reading_who_can_afford_a_region_must_take_one() -> None:
    game = table(hand=1, berserk_shortfall="no-region").play(RollFirst(), Roll(1))
    assert game.refused(Finish()) == ("base:power.berserk.shortfall",)
    assert Attempt(game.at("B2")) not in game.legal()
    assert game.may_conquer("A1")


def test_in_the_other_reading_who_can_afford_none_is_done() -> None:
    game = table(hand=1, berserk_shortfall="no-region").play(RollFirst(), Roll(0))
    assert game.legal() == [Finish()]


def test_without_the_clause_no_region_can_be_named_in_vain() -> None:
    game = table(hand=1, without=("power.berserk.shortfall",)).play(RollFirst(), Roll(1))
    assert game.refused(Attempt(game.at("B2")))


# The last attempt


@pytest.mark.parametrize(("reading", "open_to_it"), [("roll-first", False), ("name-first", True)])
def test_the_ordinary_last_attempt_is_disputed(reading: str, open_to_it: bool) -> None:
    game = table(hand=2, berserk_last_attempt_order=reading)
    assert (Attempt(game.at("B2")) in game.legal()) is open_to_it
    assert RollFirst() in game.legal()


def test_an_ordinary_last_attempt_ends_the_conquests() -> None:
    game = table(hand=2, berserk_last_attempt_order="name-first")
    game.play(Attempt(game.at("B2")), Roll(2))
    assert game.tokens("B2")[0] == "ratmen"
    assert game.state.phase is not Phase.CONQUER


# Rolling again


@pytest.mark.parametrize(("reading", "again"), [("one-roll-per-conquest", False), ("free-reroll", True)])
def test_leaving_a_roll_and_rolling_again_is_disputed(reading: str, again: bool) -> None:
    game = table(berserk_roll_again=reading).play(RollFirst(), Roll(0))
    assert (RollFirst() in game.legal()) is again
    if again:
        game.play(RollFirst(), Roll(3))
        assert game.cost("A1") == 1


def test_a_second_roll_is_refused_by_the_rule_of_the_one_roll() -> None:
    game = table().play(RollFirst(), Roll(0))
    assert game.refused(RollFirst()) == ("base:conquest.last-attempt.roll",)


# Company and end


def test_a_replacement_costs_no_token_and_uses_up_the_roll() -> None:
    game = table(race="sorcerers", orcs=1).play(RollFirst(), Roll(3))
    assert game.cost("B2", means=REPLACE) == 0
    game.play(Conquer(game.at("B2"), REPLACE))
    assert game.state.die is None
    assert game.holding("sorcerers").hand == 6


def test_a_roll_left_open_is_gone_at_the_end_of_the_conquests() -> None:
    game = table().play(RollFirst(), Roll(3), Finish())
    assert game.state.die is None


# What would make a refused conquest possible


def test_before_the_roll_the_way_out_is_a_roll_and_after_it_there_is_none() -> None:
    game = table(hand=2)
    before = game.engine.why_not(game.state, Conquer(game.at("B2")))
    assert (before.short, before.pips, before.chance) == (2, 2, (1, 3))
    game.play(RollFirst(), Roll(1))
    after = game.engine.why_not(game.state, Conquer(game.at("B2")))
    assert (after.short, after.pips, after.chance) == (1, 0, (0, 1)), "the die lies; naming the region rolls no other"


def test_where_a_roll_may_be_left_unused_the_new_one_must_make_up_for_it() -> None:
    game = table(hand=2, berserk_roll_again="free-reroll").play(RollFirst(), Roll(1))
    refusal = game.engine.why_not(game.state, Conquer(game.at("B2")))
    assert (refusal.short, refusal.pips, refusal.chance) == (1, 2, (1, 3))
