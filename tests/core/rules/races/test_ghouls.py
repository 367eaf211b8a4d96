"""Ghouls: they go on after their decline."""

import pytest

from core.rules.actions import Abandon, Attempt, Choose, Conquer, Decide, Decline, Deploy, Expand, Finish, Roll, TakeUp
from core.rules.state import Phase
from tests.core.rules.positions import Table, held, position, rules_for
from tests.core.rules.races.boards import LONG, PLAIN

Tokens = dict[str, tuple[str, int]]
PAIR: Tokens = {"A1": ("ghouls", 3), "H1": ("humans", 1)}


def table(on: Tokens, *, active: str = "humans", phase: Phase = Phase.START, actor: str | None = None, hand: int = 0,
          power: str = "", ghouls: str = "", without: tuple[str, ...] = (), **rulings: str) -> Table:  # fmt: skip
    """Ghouls in decline and an active race of the seat to move, Orcs of the other."""
    rules = rules_for(LONG, without=without, **rulings)
    races = [held("ghouls", active=False, hand=hand, power=ghouls), held("orcs", 1)]
    if active:
        races.append(held(active, hand=4, power=power))
    return Table(rules, position(rules, *races, on=on, phase=phase, actor=actor))


def in_play(playing: Table) -> list[str]:
    return [holding.race.removeprefix("race.") for holding in playing.state.holdings]


# All tokens stay


def declining(*, without: tuple[str, ...] = (), hand: int = 0, **rulings: str) -> Table:
    rules = rules_for(LONG, without=without, **rulings)
    on = {"A1": ("ghouls", 3), "B1": ("ghouls", 2), "C1": ("ghouls", 1), "D1": ("ghouls", 1), "H1": ("orcs", 1)}
    races = (held("ghouls", hand=hand), held("orcs", 1))
    return Table(rules, position(rules, *races, on=on, phase=Phase.START)).play(Decline())


def lying(playing: Table) -> list[int]:
    return [ground.tokens for ground in playing.state.grounds if ground.race == "race.ghouls"]


def test_all_tokens_on_the_board_stay() -> None:
    assert lying(declining()) == [3, 2, 1, 1]


def test_without_the_clause_one_stays_in_each_region() -> None:
    assert lying(declining(without=("race.ghouls.all-stay",))) == [1, 1, 1, 1]


def test_tokens_in_hand_go_to_the_tray() -> None:
    playing = declining(hand=2)
    assert lying(playing) == [3, 2, 1, 1]
    assert playing.tray("ghouls") == 3


def test_tokens_in_hand_stay_where_they_are_placed_first() -> None:
    playing = declining(hand=2, decline_hand_tokens="placed-first")
    playing.play(Deploy(2), Deploy(3))
    assert lying(playing) == [3, 2, 2, 2]


def test_their_player_may_let_them_go_where_staying_is_optional() -> None:
    playing = declining(ghouls_elves_optional="may")
    assert playing.legal() == [Decide(1), Decide(0)]
    thinned = Table(playing.rules, playing.state).play(Decide(0))
    assert (lying(playing.play(Decide(1))), lying(thinned)) == ([3, 2, 1, 1], [1, 1, 1, 1])


def test_all_of_them_defend_and_one_is_lost() -> None:
    rules = rules_for(LONG)
    races = (held("ghouls", active=False), held("orcs", 1, hand=6), held("humans"))
    on = {"A1": ("ghouls", 3), "B1": ("orcs", 1), "D1": ("ghouls", 1), "E1": ("ghouls", 1), "H1": ("humans", 1)}
    playing = Table(rules, position(rules, *races, on=on, turn=1))
    assert playing.cost("A1") == 5
    playing.play(Conquer(0))
    assert (playing.holding("ghouls").fled, playing.tray("ghouls")) == (2, 6)
    playing.play(Finish())
    while not playing.state.pending:
        playing.play(playing.legal()[0])
    assert playing.engine.to_move(playing.state) == 0
    assert playing.legal() == [Deploy(3), Deploy(4)]
    playing.play(Deploy(4), Deploy(4))
    assert playing.tokens("E1") == ("ghouls", 3)


def test_those_who_lose_their_last_region_are_gone_at_the_end_of_the_turn() -> None:
    rules = rules_for(LONG)
    races = (held("ghouls", active=False), held("orcs", 1, hand=6), held("humans"))
    on = {"A1": ("ghouls", 3), "B1": ("orcs", 1), "H1": ("humans", 1)}
    playing = Table(rules, position(rules, *races, on=on, turn=1)).play(Conquer(0), Finish())
    while playing.state.turn == 1:
        playing.play(playing.legal()[0])
    assert "ghouls" not in in_play(playing)
    assert playing.tray("ghouls") == 10


# Conquests in decline, before the active race


def test_they_ready_conquer_and_then_the_active_race_does() -> None:
    playing = table(PAIR).play(Expand())
    assert (playing.state.phase, playing.state.actor) == (Phase.READY, "race.ghouls")
    playing.play(TakeUp(0), TakeUp(0), Finish(), Conquer(1))
    assert playing.tokens("B1") == ("ghouls", 2)
    playing.play(Finish())
    assert (playing.state.phase, playing.state.actor) == (Phase.READY, "race.humans")
    playing.play(Finish())
    assert playing.may_conquer("G1")
    assert "base:conquest.adjacency" in playing.refused(Conquer(2))


def test_without_the_clause_they_do_nothing_in_decline() -> None:
    playing = table(PAIR, without=("race.ghouls.conquer",)).play(Expand())
    assert playing.state.actor == "race.humans"


def test_without_the_order_they_come_after_the_active_race() -> None:
    playing = table(PAIR, without=("race.ghouls.order",)).play(Expand())
    assert playing.state.actor == "race.humans"
    playing.play(Finish(), Finish())
    assert (playing.state.phase, playing.state.actor) == (Phase.READY, "race.ghouls")


def test_enemy_tokens_cost_and_lose_as_usual() -> None:
    on = PAIR | {"B1": ("orcs", 2)}
    playing = table(on, phase=Phase.CONQUER, actor="ghouls", hand=4)
    assert playing.cost("B1", "ghouls") == 4
    playing.play(Conquer(1))
    assert (playing.holding("orcs").fled, playing.tokens("B1")) == (1, ("ghouls", 4))


def test_no_conquest_in_the_turn_of_their_own_decline() -> None:
    playing = declining()
    assert not playing.state.log.conquests
    assert playing.state.turn == 1


def test_both_races_redeploy_after_all_conquests() -> None:
    on = {"A1": ("ghouls", 3), "B1": ("ghouls", 1), "G1": ("humans", 2), "H1": ("humans", 1)}
    playing = table(on, phase=Phase.CONQUER, actor="ghouls").play(Finish())
    assert playing.state.actor == "race.humans"
    playing.play(Finish(), Finish())
    assert (playing.state.phase, playing.state.actor) == (Phase.REDEPLOY, "race.ghouls")
    assert playing.legal() == [Deploy(0), Deploy(1)]
    playing.play(Deploy(1), Deploy(1))
    assert (playing.tokens("B1"), playing.state.actor) == (("ghouls", 3), "race.humans")


def test_in_one_reading_they_redeploy_right_after_their_conquests() -> None:
    on = {"A1": ("ghouls", 3), "B1": ("ghouls", 1), "H1": ("humans", 3)}
    playing = table(on, phase=Phase.CONQUER, actor="ghouls", ghouls_redeploy_timing="after-ghouls").play(Finish())
    assert (playing.state.phase, playing.state.actor) == (Phase.REDEPLOY, "race.ghouls")
    playing.play(Deploy(1), Deploy(1))
    assert (playing.state.phase, playing.state.actor) == (Phase.READY, "race.humans")
    playing.play(Finish(), Conquer(6), Finish())
    assert playing.state.actor == "race.humans"
    assert playing.tokens("B1") == ("ghouls", 3)


def test_in_one_reading_only_the_active_race_redeploys() -> None:
    on = {"A1": ("ghouls", 3), "B1": ("ghouls", 1), "H1": ("humans", 1)}
    playing = table(on, phase=Phase.CONQUER, actor="ghouls", redeploy_scope="active-race").play(Finish(), Finish())
    assert playing.state.actor == "race.humans"
    assert playing.tokens("A1") == ("ghouls", 3)


def test_in_one_reading_tokens_may_be_redeployed_among_the_other_race_of_their_player() -> None:
    on = {"A1": ("ghouls", 1), "G1": ("humans", 3), "H1": ("orcs", 1)}
    playing = table(on, phase=Phase.CONQUER, actor="ghouls", redeploy_scope="occupied").play(*[Finish()] * 3)
    assert playing.state.actor == "race.humans"
    assert playing.legal() == [Deploy(0), Deploy(6)]
    playing.play(Deploy(0), Deploy(0), *[Deploy(6)] * (playing.holding("humans").hand - 2))
    ground = playing.state.grounds[0]
    assert (ground.race, ground.tokens, ground.guests) == ("race.ghouls", 1, (("race.humans", 2),))
    assert playing.cost("A1", "orcs") == 2 + 3


def test_tokens_among_the_other_race_can_be_taken_up_again_and_leave_with_the_decline() -> None:
    on = {"A1": ("ghouls", 1), "G1": ("humans", 3), "H1": ("orcs", 1)}
    playing = table(on, phase=Phase.CONQUER, actor="ghouls", ghouls="spirit", redeploy_scope="occupied")
    playing.play(*[Finish()] * 3)
    playing.play(Deploy(0), Deploy(0), *[Deploy(6)] * (playing.holding("humans").hand - 2))
    state = playing.state
    fields = {name: getattr(state, name) for name in state.__slots__}
    playing.state = type(state)(**fields | {"turn": 0, "phase": Phase.START, "log": type(state.log)()})
    up = Table(playing.rules, playing.state).play(Expand(), Finish(), Finish(), TakeUp(0))
    assert (up.state.actor, up.holding("humans").hand) == ("race.humans", 1)
    playing.play(Decline())
    assert playing.state.grounds[0].guests == ()
    assert playing.tray("humans") == 9


def test_they_may_abandon_everything_and_enter_again_at_the_border() -> None:
    rules = rules_for(PLAIN)
    races = (held("ghouls", active=False), held("humans"), held("orcs", 1))
    on = {"A1": ("ghouls", 3), "C3": ("humans", 1)}
    playing = Table(rules, position(rules, *races, on=on, phase=Phase.START)).play(Expand(), Abandon(0))
    assert playing.may_conquer("C1")
    assert "base:conquest.first-region" in playing.refused(Conquer(4))


@pytest.mark.parametrize(("option", "over"), [("one-per-turn", True), ("one-per-race", False)])
def test_a_roll_of_theirs_ends_the_conquests_of_the_turn_in_one_reading(option: str, over: bool) -> None:
    playing = table(PAIR, phase=Phase.CONQUER, actor="ghouls", hand=1, ghouls_die=option)
    playing.play(Attempt(1), Roll(0))
    while playing.state.phase is not Phase.READY:
        playing.play(Finish())
    assert playing.state.actor == "race.humans"
    playing.play(Finish())
    assert playing.may_conquer("G1") != over


# Against the own active race


OWN: Tokens = {"A1": ("ghouls", 1), "B1": ("humans", 2), "D1": ("humans", 1), "E1": ("humans", 1)}


@pytest.mark.parametrize(("option", "price"), [("not-counted", 2), ("counted", 4)])
def test_own_active_tokens_do_not_count_in_one_reading(option: str, price: int) -> None:
    playing = table(OWN, phase=Phase.CONQUER, actor="ghouls", hand=5, own_decline_cost=option)
    assert playing.cost("B1", "ghouls") == price
    playing.play(Conquer(1))
    assert playing.tokens("B1") == ("ghouls", price)


@pytest.mark.parametrize(("option", "fled"), [("normal", 1), ("all", 0)])
def test_the_own_race_loses_one_token_or_all(option: str, fled: int) -> None:
    playing = table(OWN, phase=Phase.CONQUER, actor="ghouls", hand=5, ghouls_own_losses=option).play(Conquer(1))
    assert playing.holding("humans").fled == fled
    assert playing.tray("humans") == 4 - fled


@pytest.mark.parametrize(("option", "fled"), [("normal", 2), ("all", 0)])
def test_the_reverse_is_the_same(option: str, fled: int) -> None:
    on = {"A1": ("ghouls", 3), "B1": ("humans", 1), "H1": ("ghouls", 1)}
    playing = table(on, phase=Phase.CONQUER, ghouls_own_losses=option).play(Conquer(0))
    assert playing.holding("ghouls").fled == fled


def test_their_own_player_places_the_survivors_after_his_turn() -> None:
    playing = table(OWN, phase=Phase.CONQUER, actor="ghouls", hand=2).play(Conquer(1), Finish(), Finish(), Finish())
    while not playing.state.pending:
        playing.play(playing.legal()[0])
    assert playing.state.phase is Phase.BETWEEN
    assert playing.engine.to_move(playing.state) == 0
    assert playing.legal() == [Deploy(3), Deploy(4)]


def test_without_the_clause_the_own_race_is_safe() -> None:
    playing = table(OWN, phase=Phase.CONQUER, actor="ghouls", hand=5, without=("race.ghouls.attack-own",))
    assert playing.refused(Conquer(1)) == ("base:conquest.purpose",)


def test_active_ghouls_act_once_and_like_any_race() -> None:
    rules = rules_for(LONG)
    state = position(rules, held("ghouls", hand=4), on={"A1": ("ghouls", 1)}, phase=Phase.START)
    playing = Table(rules, state).play(Expand(), Finish())
    assert playing.state.actor == "race.ghouls"
    playing.play(Conquer(1), Finish())
    assert playing.state.phase is Phase.REDEPLOY


# When they act


@pytest.mark.parametrize(("option", "first"), [("choose-first", "choose"), ("ghouls-first", "ghouls")])
def test_before_or_after_their_player_chooses(option: str, first: str) -> None:
    playing = table(
        {"A1": ("ghouls", 3), "H1": ("orcs", 1)}, active="", phase=Phase.AFTER_COINS, ghouls_before_choose=option
    )
    state = playing.state
    playing.state = type(state)(**{name: getattr(state, name) for name in state.__slots__} | {"turn": 1})
    playing.play(Finish())
    assert playing.state.turn == 0
    if first == "ghouls":
        assert (playing.state.phase, playing.state.actor) == (Phase.READY, "race.ghouls")
        playing.play(TakeUp(0), TakeUp(0), Finish(), Conquer(1), Finish())
    assert playing.state.phase is Phase.START
    playing.play(Choose(1))
    while playing.state.pending:
        playing.play(playing.legal()[0])
    chosen = playing.state.seats[0].active
    assert playing.state.actor == (chosen if first == "ghouls" else "race.ghouls")


def test_without_a_combination_left_they_act_and_score_all_the_same() -> None:
    playing = table({"A1": ("ghouls", 3), "H1": ("orcs", 1)}, active="")
    state = playing.state
    bare = type(state.market)()
    playing.state = type(state)(**{name: getattr(state, name) for name in state.__slots__} | {"market": bare})
    playing.play(Finish(), TakeUp(0), TakeUp(0), Finish(), Conquer(1), Finish())
    while playing.state.turn == 0:
        playing.play(playing.legal()[0])
    assert playing.state.seats[0].coins == 5 + 2


DECLINING: Tokens = {"A1": ("ghouls", 3), "H1": ("humans", 2), "E1": ("orcs", 1)}


def test_in_the_turn_of_a_later_decline_they_do_not_conquer() -> None:
    playing = table(DECLINING, ghouls="spirit").play(Decline())
    assert playing.state.turn == 1
    assert in_play(playing) == ["ghouls", "humans", "orcs"]


def test_in_one_reading_they_conquer_first_and_then_the_decline_follows() -> None:
    playing = table(DECLINING, ghouls="spirit", ghouls_decline_turn="yes").play(Decline())
    assert (playing.state.phase, playing.state.actor) == (Phase.READY, "race.ghouls")
    playing.play(TakeUp(0), TakeUp(0), Finish(), Conquer(1), Finish())
    assert (playing.state.phase, playing.state.actor) == (Phase.REDEPLOY, "race.ghouls")
    assert playing.holding("humans").active
    playing.play(*[Deploy(0)] * playing.holding("ghouls").hand)
    assert not playing.holding("humans").active
    assert playing.tokens("H1") == ("humans", 1)
    # Two regions of the Ghouls and one of the Humans.
    assert playing.state.seats[0].coins == 5 + 3


def test_ghouls_without_spirit_leave_when_the_next_race_declines() -> None:
    playing = table(DECLINING).play(Decline())
    assert in_play(playing) == ["humans", "orcs"]
    assert playing.tray("ghouls") == 10


def test_a_stout_decline_clears_ghouls_that_have_fled_from_their_own_race() -> None:
    on = {"A1": ("ghouls", 3), "B1": ("humans", 1), "D1": ("ghouls", 1), "H1": ("orcs", 1)}
    playing = table(on, power="stout", phase=Phase.CONQUER).play(Conquer(0), Finish())
    while playing.state.phase is not Phase.AFTER_COINS:
        playing.play(playing.legal()[0])
    assert playing.holding("ghouls").fled == 2
    playing.play(Decline())
    assert playing.tray("ghouls") == 10
