"""Reborn: in decline two regions a turn pass to the active race."""

import pytest

from core.rules.actions import Decline, Expand, Use
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud crystal mine", "mine mud crystal", "mud mine crystal")


def table(*, hand: int = 0, tokens: int = 1, without: tuple[str, ...] = (), **rulings: str) -> Table:
    rules = rules_for(BOARD, game="underground", without=without, **rulings)
    races = (
        held("ogres", power="reborn", active=False), held("gnomes", power="mining", hand=hand), held("mummies", 1),
    )  # fmt: skip
    on = {"A1": ("gnomes", tokens), "A2": ("gnomes", 1), "B1": ("ogres", 1), "B2": ("ogres", 1), "C2": ("ogres", 1)}
    return Table(rules, position(rules, *races, on=on, phase=Phase.START))


def uses(game: Table) -> list[str]:
    return [game.rules.board.names[action.target] for action in game.legal() if isinstance(action, Use)]


def test_two_regions_a_turn_and_no_more() -> None:
    game = table()
    assert uses(game) == ["B1", "B2", "C2"]
    game.play(Use("reborn", game.at("B1")), Use("reborn", game.at("C2")))
    assert game.tokens("B1") == game.tokens("C2") == ("gnomes", 1)
    assert game.refused(Use("reborn", game.at("B2"))) == ("underground:power.reborn.replace",)


def test_it_is_no_conquest_and_comes_before_the_expansion() -> None:
    game = table().play(Use("reborn", 1))
    assert not game.state.log.conquests
    assert not game.state.log.attacks
    assert not uses(game.play(Expand()))


@pytest.mark.parametrize("part", ["replace", "active-race-needed"])
def test_without_a_clause_of_it_nothing_is_offered(part: str) -> None:
    assert uses(table(without=(f"power.reborn.{part}",))) == []


def test_without_a_token_in_tray_or_hand_nothing_is_replaced() -> None:
    game = table(tokens=10)
    assert game.tray("gnomes") == 0
    assert uses(game) == []
    assert uses(table(tokens=9, hand=1)) == ["B1", "B2", "C2"]


def test_in_the_wider_reading_a_region_with_several_tokens_gives_one() -> None:
    game = table(tokens=10, reborn_token_source="tray-or-owned").play(Use("reborn", 1))
    assert game.tokens("A1") == ("gnomes", 9)
    assert game.tokens("B1") == ("gnomes", 1)


@pytest.mark.parametrize(("reading", "may"), [("yes", True), ("no", False)])
def test_declining_after_it_is_disputed(reading: str, may: bool) -> None:
    game = table(start_effects_before_decline=reading)
    assert Decline() in game.legal()
    game.play(Use("reborn", 1))
    assert (Decline() in game.legal()) is may
