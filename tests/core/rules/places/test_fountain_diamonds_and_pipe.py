"""The Fountain, the Diamond Fields and the Pipe: what they give, and to whom they give nothing."""

import pytest

from core.rules.actions import Finish
from core.rules.view import View
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud crystal mine", "mine mine mud", "mud mine crystal")


def table(tile: str, on: dict[str, tuple[str, int]], *, turn: int = 0, **rulings: str) -> Table:
    rules = rules_for(BOARD, game="underground", **rulings)
    races = (held("ogres", hand=3), held("shrooms", active=False), held("gnomes", 1))
    return Table(rules, position(rules, *races, on=on, pieces={"A1": {tile: 1}}, turn=turn))


@pytest.mark.parametrize(("tray_left", "gained"), [(True, 1), (False, 0)])
def test_the_fountain_gives_a_token_while_the_tray_has_one(tray_left: bool, gained: int) -> None:
    tokens = 1 if tray_left else 7
    playing = table("place.fountain", {"A1": ("ogres", tokens), "C3": ("gnomes", 1)}, turn=1).play(Finish())
    assert playing.state.turn == 0
    assert playing.holding("ogres").hand == 3 + gained


def test_in_decline_the_fountain_gives_nothing() -> None:
    playing = table("place.fountain", {"A1": ("shrooms", 1), "C3": ("gnomes", 1)}, turn=1).play(Finish())
    assert playing.tray("shrooms") == 9


def test_the_diamond_fields_count_regions_of_the_race_that_holds_them() -> None:
    on = {"A1": ("ogres", 1), "C2": ("ogres", 1), "A3": ("shrooms", 1), "B1": ("ogres", 1)}
    bonus = "underground:place.diamonds.bonus"
    assert table("place.diamonds", on).income("ogres")[bonus] == 2
    assert table("place.diamonds", on, diamond_fields_scope="same-player").income("ogres")[bonus] == 3
    assert bonus not in table("place.diamonds", on).income("shrooms")


def test_the_pipe_reaches_its_terrain_for_active_troops_only() -> None:
    assert table("place.pipe", {"A1": ("ogres", 1)}).may_conquer("A3")
    assert not table("place.pipe", {"B1": ("ogres", 1), "A1": ("shrooms", 1)}).may_conquer("C2")


@pytest.mark.parametrize(
    ("purpose", "rulings", "joined"),
    [
        ("conquest", {}, True),
        ("block", {}, True),
        ("block", {"flocking_special_adjacency": "spiderines-only"}, False),
        ("theft", {}, False),
        ("theft", {"special_adjacency_coins": "any-adjacency"}, True),
    ],
)
def test_what_the_pipe_joins_depends_on_the_purpose(purpose: str, rulings: dict[str, str], joined: bool) -> None:
    playing = table("place.pipe", {"A1": ("ogres", 1)}, **rulings)
    view = View(playing.rules, playing.state)
    assert view.is_adjacent("race.ogres", playing.at("A1"), playing.at("A3"), purpose) is joined
