"""Froggy's Ring: coins from the neighbours."""

from core.rules.actions import PlacePiece
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud crystal mine", "mine mine mud", "mud mine crystal")


def table(
    on: dict[str, tuple[str, int]], *, coins: tuple[int, int] = (0, 3), active: bool = True,
    pieces: dict[str, dict[str, int]] | None = None, without: tuple[str, ...] = (), **rulings: str,
) -> Table:  # fmt: skip
    rules = rules_for(BOARD, game="underground", without=without, **rulings)
    races = (held("ogres"), held("cultists", 1, active=active))
    lying = {"A1": {"relic.ring": 1}} | (pieces or {})
    state = position(rules, *races, on=on, pieces=lying, phase=Phase.BEFORE_COINS, coins=coins)
    return Table(rules, state)


NEAR = {"A1": ("ogres", 1), "C3": ("ogres", 1), "B1": ("cultists", 1)}


def put(playing: Table, where: str) -> int:
    """The coins of the other player after the Ring was put somewhere."""
    return playing.play(PlacePiece("relic.ring", playing.at(where))).state.seats[1].coins


def test_it_takes_a_coin_where_it_is_put_and_nowhere_else() -> None:
    assert put(table(NEAR), "A1") == 2
    assert put(table(NEAR), "C3") == 3


def test_troops_in_decline_are_not_robbed() -> None:
    assert put(table(NEAR, active=False), "A1") == 3


def test_an_immune_region_is_not_counted_unless_a_table_reads_it_so() -> None:
    shelter = {"B1": {"great-ancient": 1}}
    assert put(table(NEAR, pieces=shelter), "A1") == 3
    assert put(table(NEAR, pieces=shelter, immunity_vs_coin_theft="counted"), "A1") == 2


def test_without_the_clause_it_does_not_lie_next_to_the_poor() -> None:
    assert put(table(NEAR, coins=(2, 0)), "A1") == 0
    strict = table(NEAR, coins=(2, 0), without=("relic.ring.poor-opponent",))
    assert "underground:relic.ring.steal" in strict.refused(PlacePiece("relic.ring", strict.at("A1")))
