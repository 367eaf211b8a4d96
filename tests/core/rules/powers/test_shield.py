"""Shield: armor for every mushroom forest, which defends whoever is behind it."""

from core.rules.actions import Conquer, Finish, PlacePiece
from core.rules.state import Phase
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mushroom-forest mushroom-forest mine", "mine mud crystal")
ARMOR = "mushroom-armor"


def redeploying(*, lying: int = 0, without: tuple[str, ...] = (), **rulings: str) -> Table:
    rules = rules_for(BOARD, game="underground", without=without, **rulings)
    races = (held("ogres", power="shield"), held("shrooms", 1), held("drows", 1, active=False))
    on = {"A1": ("ogres", 1), "B1": ("ogres", 1), "A2": ("ogres", 1), "C1": ("shrooms", 1), "C2": ("drows", 1)}
    pieces = {"A2": {ARMOR: lying}, "C2": {ARMOR: 1}}
    return Table(rules, position(rules, *races, on=on, pieces=pieces)).play(Finish())


def in_hand(game: Table) -> int:
    return dict(game.holding("ogres").pieces).get(ARMOR, 0)


def test_two_forests_give_two_as_far_as_the_box_reaches() -> None:
    assert in_hand(redeploying()) == 2
    assert in_hand(redeploying(lying=6)) == 1
    assert in_hand(redeploying(lying=7)) == 0
    assert in_hand(redeploying(without=("power.shield.gain",))) == 0


def test_several_may_lie_in_one_region_of_the_race() -> None:
    game = redeploying()
    game.play(*[PlacePiece(ARMOR, game.at("A2"))] * 2)
    assert game.pieces("A2") == {ARMOR: 2}


def test_armor_is_not_put_before_others() -> None:
    game = redeploying()
    assert game.refused(PlacePiece(ARMOR, game.at("C1"))) == ("underground:power.shield.place",)


def test_where_armor_moves_only_the_race_s_own_is_taken_up() -> None:
    game = redeploying(lying=3, shield_unplaced_and_moving="keep-and-move")
    assert in_hand(game) == 5
    assert game.pieces("A2") == {}
    assert game.pieces("C2") == {ARMOR: 1}


def attacking(*, without: tuple[str, ...] = ()) -> Table:
    rules = rules_for(BOARD, game="underground", without=without)
    races = (held("shrooms", power="vampire", hand=9), held("ogres", 1, power="shield"))
    on = {"A1": ("shrooms", 1), "B1": ("ogres", 1), "C2": ("ogres", 1)}
    return Table(rules, position(rules, *races, on=on, pieces={"B1": {ARMOR: 2}}, phase=Phase.CONQUER))


def test_each_armor_raises_the_price_by_one() -> None:
    assert attacking().cost("B1") == 2 + 1 + 2
    assert attacking(without=("power.shield.defence",)).cost("B1") == 2 + 1


def test_a_token_behind_armor_is_alone_unless_that_clause_is_off() -> None:
    bite = ("power.vampire.replace",)
    assert attacking().may_conquer("B1", bite)
    assert not attacking(without=("power.shield.not-race-token",)).may_conquer("B1", bite)


def test_armor_goes_back_with_the_region() -> None:
    game = attacking()
    assert game.play(Conquer(game.at("B1"))).pieces("B1") == {}
    kept = attacking(without=("power.shield.return",))
    assert kept.play(Conquer(kept.at("B1"))).pieces("B1") == {ARMOR: 2}
