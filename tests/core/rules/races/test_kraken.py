"""Kraken: the river is theirs to hold."""

from core.rules.actions import Abandon, Conquer, Finish
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud river mine", "mud river mine", "mud river crystal")
COIN = "underground:score.region-coin"


def table(
    race: str, on: dict[str, tuple[str, int]], *, phase: Phase = Phase.CONQUER, without: tuple[str, ...] = (),
    other: str = "ogres",
) -> Table:  # fmt: skip
    rules = rules_for(BOARD, game="underground", without=without)
    return Table(rules, position(rules, held(race, hand=4), held(other, 1), on=on, phase=phase))


def test_they_stay_in_the_river_and_others_leave_it() -> None:
    for race, stays in (("kraken", True), ("shrooms", False)):
        playing = table(race, {"A1": (race, 1)})
        playing.play(Conquer(playing.at("B1")), Finish())
        assert (playing.tokens("B1")[1] > 0) is stays


def test_they_may_leave_it_all_the_same() -> None:
    playing = table("kraken", {"A1": ("kraken", 1), "B1": ("kraken", 1)}).play(Finish())
    playing.play(Abandon(playing.at("B1")))
    assert playing.tokens("B1") == ("", 0)


def test_in_decline_river_regions_are_paid_unless_the_clause_is_off() -> None:
    on = {"A1": ("kraken", 1), "B1": ("kraken", 1), "B2": ("kraken", 1)}
    for without, coins in (((), 3), (("race.kraken.score-river",), 1)):
        rules = rules_for(BOARD, game="underground", without=without)
        state = position(rules, held("kraken", active=False), held("shrooms", hand=2), held("ogres", 1), on=on)
        assert sum(Table(rules, state).income("kraken").values()) == coins


def test_without_the_clause_others_go_past_them() -> None:
    on = {"A1": ("ogres", 1), "B1": ("kraken", 1), "B2": ("kraken", 1)}
    closed = table("ogres", on, other="kraken")
    assert "underground:conquest.adjacency" in closed.refused(Conquer(closed.at("C2")))
    assert table("ogres", on, other="kraken", without=("race.kraken.blocks-river",)).may_conquer("C2")
