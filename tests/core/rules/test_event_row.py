"""The row of events: how long it is, what can come, what stays hidden, and that the seed follows the tiles."""

from collections import Counter

import pytest

from core.rules.actions import Draw, Use
from core.rules.chance import weights
from core.rules.engine import Engine
from core.rules.event_row import outcomes, row_length
from core.rules.seat_view import seat_view
from core.rules.seeded_chance import seeded
from core.rules.setup import new_game
from core.rules.state import EventRow, Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for
from tests.core.rules.random_play import bundled_rules

BOARD = board_of("farmland+seers-temple river hill", "swamp forest hill")


def at_temple(**row: object) -> Table:
    rules = rules_for(BOARD, game="river")
    state = position(
        rules, held("humans", power="merchant"), held("elves", 1, power="forest"),
        on={"A1": ("humans", 2), "C1": ("elves", 1)}, phase=Phase.START,
        events=EventRow(10, ("event.calm", "event.storm"), **row),  # type: ignore[arg-type]
    )  # fmt: skip
    return Table(rules, state)


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_the_row_has_a_tile_for_every_round(players: int, rounds: int) -> None:
    rules = bundled_rules(players, "river")
    assert row_length(rules) == rules.rounds == rounds
    assert new_game(rules).events == EventRow(rounds)


def test_the_other_games_have_no_row() -> None:
    assert row_length(bundled_rules(3, "base")) == row_length(bundled_rules(3, "underground")) == 0


def test_the_mix_is_that_of_the_box_and_every_tile_seen_lessens_it() -> None:
    table = at_temple(foreseen="event.winter", seen_by=(1,))
    left = {"event.calm": 2, "event.pirates": 4, "event.storm": 1, "event.winter": 1}
    assert outcomes(table.rules, table.state) == left
    assert sum(table.rules.events.values()) == 11


def test_a_seed_draws_events_as_often_as_there_are_tiles() -> None:
    rules = bundled_rules(2, "river")
    engine = Engine(rules)
    state = engine.settled(new_game(rules))
    while state.phase is Phase.DEAL:
        state = engine.step(state, engine.legal_actions(state)[0]).after
    assert weights(rules, state) == rules.events
    drawn = Counter(seeded(engine, state, seed=seed, number=0) for seed in range(1100))
    assert drawn[Draw("event.pirates")] > drawn[Draw("event.calm")] > drawn[Draw("event.winter")] > 150


def test_what_one_player_has_looked_at_nobody_else_sees() -> None:
    table = at_temple().play(Use("peek"), Draw("event.winter"))
    seen, hidden = (seat_view(table.rules, table.state, seat).table.events for seat in (0, 1))
    assert (seen.foreseen, hidden.foreseen) == ("event.winter", "")
    assert hidden.seen_by == (0,)
    other = at_temple().play(Use("peek"), Draw("event.pirates"))
    assert seat_view(other.rules, other.state, 1) == seat_view(table.rules, table.state, 1)
    assert seat_view(other.rules, other.state, 0) != seat_view(table.rules, table.state, 0)


def test_a_tile_is_looked_at_once_and_by_the_temples_owner_alone() -> None:
    table = at_temple().play(Use("peek"), Draw("event.calm"))
    assert table.refused(Use("peek")) == ("river:river.seer.peek",)
    elsewhere = position(
        table.rules, held("humans", power="merchant"), on={"B2": ("humans", 1)}, phase=Phase.START,
        events=EventRow(10, ("event.calm",)),
    )  # fmt: skip
    assert Table(table.rules, elsewhere).refused(Use("peek")) == ("river:river.seer.peek",)
