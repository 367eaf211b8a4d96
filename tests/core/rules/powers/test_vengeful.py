"""Vengeful: attackers are marked and pay for it in the next turn."""

from core.rules.actions import Attempt, Conquer, Decline, Finish, Roll
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud crystal mine", "mine mud crystal")
MARKER = "vengeance-marker"


def table(*, without: tuple[str, ...] = (), hand: int = 6, **rulings: str) -> Table:
    rules = rules_for(BOARD, game="underground", without=without, **rulings)
    races = (held("lizardmen", power="mining", hand=hand), held("shrooms", 1, power="vengeful"))
    on = {"A1": ("lizardmen", 1), "B1": ("shrooms", 1), "A2": ("shrooms", 1), "C2": ("shrooms", 3)}
    return Table(rules, position(rules, *races, on=on))


def marks(game: Table) -> int:
    return dict(game.holding("lizardmen").pieces).get(MARKER, 0)


def test_an_attacker_gets_one_marker_however_often_he_attacks() -> None:
    game = table()
    assert marks(game.play(Conquer(game.at("B1")))) == 1
    assert marks(game.play(Conquer(game.at("A2")))) == 1
    assert game.cost("B1", "shrooms") == 2 + 3 - 1
    assert game.cost("C1", "shrooms") == 2


def test_without_its_clauses_nobody_is_marked_and_nothing_is_cheaper() -> None:
    game = table(without=("power.vengeful.marker",))
    assert marks(game.play(Conquer(game.at("B1")))) == 0
    assert game.cost("B1", "shrooms") == 2 + 3
    game = table(without=("power.vengeful.discount",))
    assert marks(game.play(Conquer(game.at("B1")))) == 1
    assert game.cost("B1", "shrooms") == 2 + 3


def test_whether_a_failed_attempt_counts_is_disputed() -> None:
    for reading, number in (("any-attack", 1), ("success-only", 0)):
        game = table(hand=1, vengeful_attack=reading)
        game.play(Attempt(game.at("B1")), Roll(0))
        assert marks(game) == number


def test_the_markers_come_back_at_the_end_of_the_avenger_s_turn_or_when_he_declines() -> None:
    for action in (Finish(), Decline()):
        rules = rules_for(BOARD, game="underground")
        races = (held("shrooms", power="vengeful"), held("lizardmen", 1, power="mining", pieces={MARKER: 1}))
        on = {"A1": ("shrooms", 1), "B1": ("lizardmen", 1)}
        phase = Phase.START if action == Decline() else Phase.CONQUER
        game = Table(rules, position(rules, *races, on=on, phase=phase)).play(action)
        assert game.state.turn == 1
        assert marks(game) == 0
