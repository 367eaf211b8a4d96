"""Mudmen: a token for every mud pool, as far as the tray reaches."""

from core.rules.actions import Decline, Finish
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud crystal mine", "mud mine mud", "mine mud crystal")


def table(on: dict[str, tuple[str, int]], *, phase: Phase = Phase.CONQUER, without: tuple[str, ...] = ()) -> Table:
    rules = rules_for(BOARD, game="underground", without=without)
    return Table(rules, position(rules, held("mudmen"), held("ogres", 1), on=on, phase=phase))


def test_every_pool_held_gives_a_token_also_without_a_conquest() -> None:
    playing = table({"A1": ("mudmen", 1), "A2": ("mudmen", 1), "B1": ("mudmen", 1)}).play(Finish())
    assert playing.holding("mudmen").hand == 2


def test_without_a_pool_nothing_grows() -> None:
    playing = table({"B1": ("mudmen", 2)}).play(Finish())
    assert playing.holding("mudmen").hand == 1


def test_the_tray_is_the_limit() -> None:
    playing = table({"A1": ("mudmen", 5), "A2": ("mudmen", 6)}).play(Finish())
    assert (playing.holding("mudmen").hand, playing.tray("mudmen")) == (10, 0)


def test_a_turn_of_decline_gives_nothing() -> None:
    playing = table({"A1": ("mudmen", 1), "A2": ("mudmen", 1)}, phase=Phase.START).play(Decline())
    assert playing.tokens("A1") == ("mudmen", 1)
    assert playing.tray("mudmen") == 10


def test_without_the_clause_on_redeployment_they_come_too_late_to_be_placed() -> None:
    playing = table({"A1": ("mudmen", 2)}, without=("redeploy.extra-tokens",)).play(Finish())
    assert playing.holding("mudmen").hand == 1
