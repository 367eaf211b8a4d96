"""Sorcerers: lone tokens are replaced."""

import pytest

from core.model.board import Board
from core.rules.actions import Attempt, Conquer, Decide, Finish, Roll
from core.rules.questions import Ask, Question
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for
from tests.core.rules.races.boards import LONG

WAY = ("race.sorcerers.replace",)
HERE = "base:race.sorcerers."
Tokens = dict[str, tuple[str, int]]
NEAR: Tokens = {"D1": ("sorcerers", 1), "C1": ("humans", 1), "E1": ("humans", 1), "A1": ("humans", 3)}


def table(
    on: Tokens,
    *,
    hand: int = 3,
    power: str = "",
    active: bool = True,
    enemy: bool = True,
    players: int = 2,
    board: Board = LONG,
    pieces: dict[str, dict[str, int]] | None = None,
    without: tuple[str, ...] = (),
    **rulings: str,
) -> Table:
    """Sorcerers of seat 0 in the middle of their conquests; Humans of seat 1, active unless said otherwise."""
    rules = rules_for(board, players=players, without=without, **rulings)
    races = [held("sorcerers", hand=hand, power=power, active=active), held("humans", 1, active=enemy)]
    named = {race for race, _ in on.values()}
    races += [held(race, seat) for seat, race in ((2, "elves"), (3, "trolls")) if race in named]
    return Table(rules, position(rules, *races, on=on, pieces=pieces, actor="sorcerers"))


def test_a_lone_active_token_is_replaced_by_one_from_the_tray() -> None:
    playing = table(NEAR)
    assert playing.cost("C1", means=WAY) == 0
    playing.play(Conquer(2, WAY))
    assert playing.tokens("C1") == ("sorcerers", 1)
    assert (playing.tray("sorcerers"), playing.holding("sorcerers").hand) == (13, 3)
    # The replaced token is gone for its owner: nothing to place again.
    assert (playing.tray("humans"), playing.holding("humans").fled) == (6, 0)


def test_the_price_is_nothing_whatever_discount_or_defence_there_is() -> None:
    board = board_of("hill mountain hill")
    on = {"A1": ("sorcerers", 1), "B1": ("humans", 1)}
    playing = table(on, board=board, power="commando", pieces={"B1": {"mountain": 1, "fortress": 1}})
    assert playing.cost("B1", means=WAY) == 0
    answer = playing.engine.explain(playing.state, Question.CONQUEST_COST, Ask("race.sorcerers", 1, WAY))
    assert sum(line.amount for line in answer.contributions if not line.beaten_by) == 0


def test_once_per_turn_against_the_same_opponent() -> None:
    playing = table(NEAR).play(Conquer(2, WAY))
    assert playing.refused(Conquer(4, WAY)) == (HERE + "replace",)
    assert playing.may_conquer("E1")


def test_once_against_each_of_three_opponents() -> None:
    on: Tokens = {"D1": ("sorcerers", 1), "C1": ("humans", 1), "E1": ("elves", 1), "B1": ("trolls", 1)}
    playing = table(on, players=4).play(Conquer(2, WAY), Conquer(4, WAY), Conquer(1, WAY))
    assert [playing.tokens(name) for name in ("B1", "C1", "E1")] == [("sorcerers", 1)] * 3


def test_without_the_clause_there_is_no_replacement() -> None:
    assert not table(NEAR, without=("race.sorcerers.replace",)).may_conquer("C1", WAY)


def test_two_tokens_are_no_target() -> None:
    playing = table({"D1": ("sorcerers", 1), "C1": ("humans", 2)})
    assert playing.refused(Conquer(2, WAY)) == (HERE + "target",)


def test_a_token_in_decline_is_no_target() -> None:
    on: Tokens = {"D1": ("sorcerers", 1), "C1": ("humans", 1)}
    playing = table(on, enemy=False)
    assert HERE + "target" in playing.refused(Conquer(2, WAY))
    for clause in ("race.sorcerers.target", "benefits.token-side"):
        assert table(on, enemy=False, without=(clause,)).may_conquer("C1", WAY)


def test_a_lost_tribe_belongs_to_no_opponent() -> None:
    playing = table({"D1": ("sorcerers", 1)}, pieces={"C1": {"lost-tribe": 1}})
    assert HERE + "target" in playing.refused(Conquer(2, WAY))


def test_an_own_token_in_decline_is_no_target() -> None:
    rules = rules_for(LONG)
    races = (held("sorcerers", hand=2), held("humans", active=False))
    playing = Table(rules, position(rules, *races, on={"D1": ("sorcerers", 1), "C1": ("humans", 1)}))
    assert HERE + "target" in playing.refused(Conquer(2, WAY))


MARKED = board_of("hill mountain hill")
MARKERS = {"B1": {"mountain": 1, "fortress": 1, "troll-lair": 1}}


def test_lair_fortress_and_mountain_do_not_protect_and_leave_as_usual() -> None:
    on: Tokens = {"A1": ("sorcerers", 1), "B1": ("humans", 1)}
    playing = table(on, board=MARKED, pieces=MARKERS).play(Conquer(1, WAY))
    assert playing.tokens("B1") == ("sorcerers", 1)
    assert "troll-lair" not in playing.pieces("B1")
    assert playing.pieces("B1")["mountain"] == 1


def test_without_the_clause_markers_protect() -> None:
    on: Tokens = {"A1": ("sorcerers", 1), "B1": ("humans", 1)}
    playing = table(on, board=MARKED, pieces=MARKERS, without=("race.sorcerers.markers",))
    assert playing.refused(Conquer(1, WAY)) == (HERE + "target",)


FAR: Tokens = {"D1": ("sorcerers", 1), "A1": ("humans", 1), "G1": ("humans", 2)}


def test_a_lone_token_out_of_reach_is_no_target() -> None:
    assert table(FAR).refused(Conquer(0, WAY)) == ("base:conquest.adjacency", HERE + "adjacency")


def test_before_their_first_region_there_is_no_replacement() -> None:
    on: Tokens = {"A1": ("humans", 1)}
    assert table(on).refused(Conquer(0, WAY)) == (HERE + "adjacency",)
    assert table(on, without=("race.sorcerers.adjacency",)).may_conquer("A1", WAY)


@pytest.mark.parametrize(("option", "allowed"), [("anywhere", True), ("adjacency-needed", False)])
def test_flying_sorcerers_replace_anywhere_in_one_reading(option: str, allowed: bool) -> None:
    assert table(FAR, power="flying", sorcerers_flying=option).may_conquer("A1", WAY) == allowed


@pytest.mark.parametrize(("option", "allowed"), [("yes", True), ("no", False)])
def test_caverns_make_a_token_adjacent_in_one_reading(option: str, allowed: bool) -> None:
    board = board_of("hill+cavern forest hill swamp+cavern")
    on: Tokens = {"A1": ("sorcerers", 1), "D1": ("humans", 1)}
    playing = table(on, board=board, power="underworld", sorcerers_underworld=option)
    assert playing.may_conquer("D1", WAY) == allowed
    assert playing.may_conquer("D1")


@pytest.mark.parametrize(("option", "allowed"), [("not-needed", True), ("needed", False)])
def test_an_empty_hand_is_no_obstacle_in_one_reading(option: str, allowed: bool) -> None:
    playing = table(NEAR, hand=0, sorcerers_hand_token=option)
    assert playing.may_conquer("C1", WAY) == allowed
    if not allowed:
        assert playing.refused(Conquer(2, WAY)) == ("base:conquest.minimum-token",)


def test_with_all_eighteen_in_use_there_is_none_left_to_replace_with() -> None:
    on = NEAR | {"D1": ("sorcerers", 15)}
    assert table(on).refused(Conquer(2, WAY)) == (HERE + "supply", "base:choose.supply-limit")


def test_without_the_clause_the_token_comes_from_the_hand() -> None:
    on = NEAR | {"D1": ("sorcerers", 15)}
    playing = table(on, without=("race.sorcerers.supply",))
    assert playing.cost("C1", means=WAY) == 1
    assert playing.play(Conquer(2, WAY)).holding("sorcerers").hand == 2


def test_after_the_die_it_is_too_late() -> None:
    playing = table(NEAR | {"C1": ("humans", 1)}, hand=2).play(Attempt(4), Roll(0))
    assert playing.state.phase is not Phase.CONQUER


@pytest.mark.parametrize("single", ["tray", "out-of-play"])
def test_the_replaced_token_goes_to_the_tray_even_where_lone_defenders_leave_the_game(single: str) -> None:
    playing = table(NEAR, single_defender_destination=single).play(Conquer(2, WAY))
    assert playing.tray("humans") == 6


def test_without_the_clause_it_shares_the_fate_of_a_lone_defender() -> None:
    off = ("race.sorcerers.replaced-token",)
    playing = table(NEAR, without=off, single_defender_destination="out-of-play").play(Conquer(2, WAY))
    assert (playing.tray("humans"), dict(playing.state.gone)) == (5, {"race.humans": 1})


ELF: Tokens = {"D1": ("sorcerers", 1), "C1": ("elves", 1), "A1": ("elves", 1)}


@pytest.mark.parametrize(("option", "fled"), [("lost", 0), ("kept", 1)])
def test_a_replaced_elf_is_lost_in_one_reading(option: str, fled: int) -> None:
    playing = table(ELF, players=3, sorcerers_replace_elves=option).play(Conquer(2, WAY))
    assert (playing.holding("elves").fled, playing.tray("elves")) == (fled, 10 - fled)


def test_without_the_clause_the_elf_gets_away() -> None:
    playing = table(ELF, players=3, without=("race.sorcerers.elves",)).play(Conquer(2, WAY))
    assert playing.holding("elves").fled == 1


def test_in_decline_there_is_no_replacement() -> None:
    playing = table(NEAR, active=False)
    assert not any(isinstance(action, Conquer) and action.means for action in playing.legal())


def test_once_a_round_is_once_a_turn_and_is_kept_in_mind_until_the_next_round() -> None:
    playing = table(NEAR, sorcerers_timing="per-round-per-opponent").play(Conquer(2, WAY))
    assert playing.refused(Conquer(4, WAY)) == (HERE + "replace",)
    assert [(memo.key, memo.until) for memo in playing.state.memos] == [("served-1", "round")]


def opponents_turn(**rulings: str) -> Table:
    """Humans have a hand of three in their own turn; Sorcerers look on."""
    rules = rules_for(LONG, sorcerers_timing="opponents-turn", **rulings)
    races = (held("sorcerers"), held("humans", 1, hand=3))
    return Table(rules, position(rules, *races, on=NEAR, turn=1))


def test_in_the_danish_reading_they_act_when_an_opponent_has_ended_his_conquests() -> None:
    playing = opponents_turn().play(Finish())
    assert playing.engine.to_move(playing.state) == 0
    assert playing.legal() == [Decide(2), Decide(4), Decide(-1)]
    playing.play(Decide(4))
    assert playing.tokens("E1") == ("sorcerers", 1)
    assert (playing.state.phase, playing.state.actor) == (Phase.REDEPLOY, "race.humans")
    assert playing.tokens("A1") == ("humans", 1)


def test_in_the_danish_reading_they_may_pass() -> None:
    playing = opponents_turn().play(Finish(), Decide(-1))
    assert (playing.tokens("C1"), playing.state.actor) == (("humans", 1), "race.humans")


def test_in_the_danish_reading_a_die_of_the_opponent_does_not_stop_them() -> None:
    playing = opponents_turn()
    state = playing.state
    log = type(state.log)(expanded=True, over=True)
    playing.state = playing.engine.settled(
        type(state)(**{n: getattr(state, n) for n in state.__slots__} | {"log": log})
    )
    assert playing.engine.to_move(playing.state) == 0


def test_in_the_danish_reading_an_empty_hand_never_matters() -> None:
    assert opponents_turn(sorcerers_hand_token="needed").play(Finish()).legal()[-1] == Decide(-1)


def test_in_the_danish_reading_the_own_turn_has_no_replacement() -> None:
    assert not table(NEAR, sorcerers_timing="opponents-turn").may_conquer("C1", WAY)


def test_in_the_danish_reading_nobody_is_asked_without_a_target() -> None:
    rules = rules_for(LONG, sorcerers_timing="opponents-turn")
    races = (held("sorcerers"), held("humans", 1, hand=3))
    on: Tokens = {"D1": ("sorcerers", 1), "C1": ("humans", 2)}
    playing = Table(rules, position(rules, *races, on=on, turn=1)).play(Finish())
    assert playing.engine.to_move(playing.state) == 1
