"""Bivouacking: encampments are set up, defend, come back and move on."""

from dataclasses import replace

import pytest

from core.rules.actions import Abandon, Choose, Conquer, Decide, Decline, Deploy, Finish, PlacePiece, Use
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for
from tests.core.rules.powers.choosing import about_to_choose

BOARD = board_of("hill forest forest", "forest forest forest", "forest forest forest")
SITES = {"A1": ("humans", 1), "B1": ("humans", 1)}


def camps(number: int) -> dict[str, int]:
    return {"encampment": number}


def put(game: Table, where: str) -> PlacePiece:
    return PlacePiece("encampment", game.at(where))


def table(
    *, standing: dict[str, int] | None = None, hand: int = 5, phase: Phase = Phase.REDEPLOY, tokens: int = 0,
    without: tuple[str, ...] = (), **rulings: str,
) -> Table:  # fmt: skip
    """Bivouacking Humans hold A1 and B1."""
    rules = rules_for(BOARD, without=without, **rulings)
    races = (held("humans", power="bivouacking", hand=tokens, pieces=camps(hand)), held("orcs", 1, power="hill"))
    lying = {where: camps(number) for where, number in (standing or {}).items()}
    return Table(rules, position(rules, *races, on=SITES, pieces=lying, phase=phase))


# Setting up


def test_a_new_bivouacking_race_brings_five_encampments() -> None:
    game = about_to_choose(rules_for(BOARD), "humans", "bivouacking").play(Choose(1))
    assert game.holding("humans").pieces == (("encampment", 5),)


def test_up_to_five_are_set_up_in_own_regions_in_redeployment() -> None:
    game = table()
    game.play(put(game, "A1"), put(game, "A1"), put(game, "B1"), put(game, "A1"), put(game, "B1"))
    assert game.pieces("A1") == camps(3)
    assert game.pieces("B1") == camps(2)


def test_not_in_a_region_of_somebody_else_and_not_during_conquests() -> None:
    assert table().refused(put(table(), "C3")) == ("base:power.bivouacking.place",)
    game = table(phase=Phase.CONQUER)
    assert put(game, "A1") not in game.legal()


@pytest.mark.parametrize(("reading", "may_go_on"), [("may", True), ("does", False)])
def test_whether_all_must_be_set_up_is_disputed(reading: str, may_go_on: bool) -> None:
    game = table(hand=1, camps_optional=reading)
    assert (Finish() in game.legal()) is may_go_on
    game.play(put(game, "A1"))
    assert game.state.phase is not Phase.REDEPLOY


def test_without_the_clause_only_one_stands_in_a_region() -> None:
    game = table(without=("power.bivouacking.stack",))
    game.play(put(game, "A1"))
    assert game.refused(put(game, "A1")) == ("base:power.bivouacking.place",)
    assert put(game, "B1") in game.legal()


def test_without_the_place_clause_there_are_none() -> None:
    game = about_to_choose(rules_for(BOARD, without=["power.bivouacking.place"]), "humans", "bivouacking")
    assert game.play(Choose(1)).holding("humans").pieces == ()


# Defence


def besieged(
    number: int, *, race: str = "orcs", hand: int = 9, without: tuple[str, ...] = (), rest: int = 1, **rulings: str
) -> Table:
    """A lone Human on a hill with encampments, and somebody beside it; `rest` Humans stand far away."""
    rules = rules_for(BOARD, without=without, **rulings)
    races = (held("humans", power="bivouacking", pieces=camps(5 - number)), held(race, 1, power="hill", hand=hand))
    on = {"A1": ("humans", 1), "B1": (race, 1)} | ({"C3": ("humans", 1), "B3": ("humans", 1)} if rest else {})
    return Table(rules, position(rules, *races, on=on, pieces={"A1": camps(number)}, turn=1))


@pytest.mark.parametrize(("number", "price"), [(0, 3), (1, 4), (3, 6), (5, 8)])
def test_every_encampment_counts_like_a_token(number: int, price: int) -> None:
    assert besieged(number).cost("A1") == price


def test_without_the_clause_they_do_not_defend() -> None:
    assert besieged(3, without=("power.bivouacking.defence",)).cost("A1") == 3


@pytest.mark.parametrize(
    ("number", "without", "allowed"), [(1, (), False), (0, (), True), (1, ("power.bivouacking.sorcerers",), True)]
)
def test_a_token_with_an_encampment_cannot_be_replaced(number: int, without: tuple[str, ...], allowed: bool) -> None:
    game = besieged(number, race="sorcerers", without=without)
    assert game.may_conquer("A1", ("race.sorcerers.replace",)) is allowed
    if not allowed:
        assert game.refused(Conquer(game.at("A1"), ("race.sorcerers.replace",))) == (
            "base:power.bivouacking.sorcerers",
        )


def test_a_mountain_beside_the_encampment_changes_nothing_for_sorcerers() -> None:
    rules = rules_for(board_of("mountain forest forest"))
    races = (held("humans", power="bivouacking", pieces=camps(4)), held("sorcerers", 1, power="hill", hand=3))
    on = {"A1": ("humans", 1), "B1": ("sorcerers", 1)}
    game = Table(rules, position(rules, *races, on=on, pieces={"A1": {"mountain": 1, "encampment": 1}}, turn=1))
    assert not game.may_conquer("A1", ("race.sorcerers.replace",))


# Breaking camp


def test_each_turn_they_may_be_set_up_elsewhere() -> None:
    game = table(standing={"A1": 2}, hand=3, phase=Phase.CONQUER).play(Finish())
    assert game.pieces("A1") == {}
    game.play(put(game, "B1"))
    assert game.pieces("B1") == camps(1)


def test_without_the_clause_they_stay_where_they_are() -> None:
    game = table(standing={"A1": 5}, hand=0, phase=Phase.CONQUER, without=("power.bivouacking.move",)).play(Finish())
    assert game.pieces("A1") == camps(5)


def test_in_the_default_reading_they_are_not_moved_before_redeployment() -> None:
    game = table(standing={"A1": 2}, hand=3, phase=Phase.READY)
    assert not any(isinstance(action, Use) for action in game.legal())


@pytest.mark.parametrize(("reading", "idle_too"), [("placed-redeploy-moved-turn", False), ("no-phase", True)])
def test_in_the_other_readings_they_are_taken_up_early_and_set_up_among_conquests(reading: str, idle_too: bool) -> None:
    game = table(standing={"A1": 2}, hand=3, phase=Phase.READY, tokens=2, camps_placement_phase=reading)
    game.play(Use("break-camp", game.at("A1")), Finish(), Conquer(game.at("A2")), put(game, "A2"))
    assert game.pieces("A1") == camps(1)
    assert game.pieces("A2") == camps(1)
    assert (put(game, "A2") in game.legal()) is idle_too


@pytest.mark.parametrize(("reading", "early"), [("placed-redeploy-moved-turn", False), ("no-phase", True)])
def test_before_redeployment_they_are_first_placed_only_where_no_phase_is_named(reading: str, early: bool) -> None:
    game = table(phase=Phase.CONQUER, camps_placement_phase=reading)
    assert (put(game, "A1") in game.legal()) is early


@pytest.mark.parametrize(("reading", "left"), [("off-board", {}), ("stays", camps(2))])
def test_the_encampments_of_an_abandoned_region_are_disputed(reading: str, left: dict[str, int]) -> None:
    game = table(standing={"A1": 2}, hand=3, phase=Phase.READY, immunity_marker_abandon=reading)
    game.play(Abandon(game.at("A1")))
    assert game.pieces("A1") == left
    assert game.holding("humans").pieces == (("encampment", 3 if left else 5),)


# Attacked


def conquered(number: int = 2, **options: object) -> Table:
    """The region with the encampments has fallen; the attacker is still at his conquests."""
    game = besieged(number, **options)  # type: ignore[arg-type]
    return game.play(Conquer(game.at("A1")))


def end_of_turn(game: Table) -> Table:
    """The attacker ends his turn; whoever has to set something up is asked."""
    game.play(Finish())
    while game.state.turn == 1 and not game.state.pending:
        game.play(next((a for a in game.legal() if isinstance(a, Deploy)), Finish()))
    return game


def test_the_encampments_of_a_lost_region_go_back_and_are_set_up_again_after_the_turn() -> None:
    game = conquered()
    assert game.pieces("A1") == {}
    assert game.holding("humans").pieces == (("encampment", 5),)
    end_of_turn(game)
    assert game.engine.to_move(game.state) == 0
    assert game.legal() == [Decide(game.at("B3")), Decide(game.at("C3")), Decide(-1)]
    game.play(Decide(game.at("C3")), Decide(game.at("B3")))
    assert game.pieces("C3") == game.pieces("B3") == camps(1)
    assert game.state.turn == 0


def test_only_those_that_came_back_are_set_up_and_the_owner_may_stop() -> None:
    game = end_of_turn(conquered()).play(Decide(-1))
    assert game.holding("humans").pieces == (("encampment", 5),)
    assert game.state.turn == 0


def test_where_placing_is_a_duty_so_is_placing_again() -> None:
    game = end_of_turn(conquered(camps_optional="does"))
    assert game.legal() == [Decide(game.at("B3")), Decide(game.at("C3"))]


def test_in_one_reading_they_stay_until_the_end_of_the_attackers_turn() -> None:
    game = conquered(camps_after_attack="stay-then-replace")
    assert game.pieces("A1") == camps(2)
    end_of_turn(game)
    assert game.pieces("A1") == {}
    game.play(Decide(game.at("C3")), Decide(game.at("C3")))
    assert game.pieces("C3") == camps(2)


def test_in_one_reading_they_wait_with_their_owner_for_his_own_turn() -> None:
    game = end_of_turn(conquered(camps_after_attack="never-lost-only"))
    assert game.holding("humans").pieces == (("encampment", 5),)
    assert game.state.turn == 0


@pytest.mark.parametrize("reading", ["return-and-replace", "stay-then-replace"])
@pytest.mark.parametrize(("fate", "left"), [("kept", (("encampment", 5),)), ("lost", (("encampment", 3),))])
def test_without_any_region_left_they_are_kept_or_lost(
    reading: str, fate: str, left: tuple[tuple[str, int], ...]
) -> None:
    game = conquered(rest=0, camps_after_attack=reading, camps_no_region=fate)
    end_of_turn(game)
    assert game.state.turn == 0
    assert game.holding("humans").pieces == left


@pytest.mark.parametrize("reading", ["return-and-replace", "stay-then-replace"])
def test_without_the_clause_they_are_lost_with_the_region(reading: str) -> None:
    game = end_of_turn(conquered(without=("power.bivouacking.not-lost",), camps_after_attack=reading))
    assert game.holding("humans").pieces == (("encampment", 3),)
    assert dict(game.state.stock)["encampment"] == 2


def test_those_beaten_by_own_ghouls_wait_for_the_redeployment_of_the_same_turn() -> None:
    rules = rules_for(BOARD)
    races = (
        held("ghouls", active=False, hand=5),
        held("humans", power="bivouacking", pieces=camps(4)),
        held("orcs", 1),
    )
    on = {"A1": ("humans", 1), "B1": ("ghouls", 1), "C3": ("humans", 1)}
    game = Table(rules, position(rules, *races, on=on, pieces={"A1": camps(1)}, actor="ghouls"))
    game.play(Conquer(game.at("A1")))
    assert game.holding("humans").pieces == (("encampment", 5),)
    assert not game.state.memos


def test_the_conqueror_of_a_region_given_up_does_not_get_them() -> None:
    game = besieged(2, immunity_marker_abandon="stays")
    grounds = list(game.state.grounds)
    grounds[game.at("A1")] = replace(grounds[game.at("A1")], race="", tokens=0)
    tray = tuple(sorted({**dict(game.state.tray), "race.humans": dict(game.state.tray)["race.humans"] + 1}.items()))
    game.state = replace(game.state, grounds=tuple(grounds), tray=tray)
    assert game.cost("A1") == 4
    game.play(Conquer(game.at("A1")))
    assert game.pieces("A1") == {}
    assert game.holding("humans").pieces == (("encampment", 5),)


# Decline


def test_all_leave_the_board_with_the_decline() -> None:
    game = table(standing={"A1": 2}, hand=3, phase=Phase.START).play(Decline())
    assert game.pieces("A1") == {}
    assert dict(game.state.stock)["encampment"] == 5


def test_without_the_clause_they_go_on_defending() -> None:
    game = table(standing={"A1": 2}, hand=3, phase=Phase.START, without=("power.bivouacking.decline",)).play(Decline())
    assert game.cost("A1", "orcs") == 2 + 1 + 2
