"""Will-o'-Wisps: the die at crystals."""

from core.rules.actions import Attempt, Conquer, Roll, RollFirst
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mud crystal mine", "mud mine mud", "mine mud crystal")
WAY = ("race.wisps.die",)


def table(
    on: dict[str, tuple[str, int]], *, hand: int = 5, other: str = "ogres", without: tuple[str, ...] = (),
    **rulings: str,
) -> Table:  # fmt: skip
    rules = rules_for(BOARD, game="underground", without=without, **rulings)
    return Table(rules, position(rules, held("wisps", hand=hand), held(other, 1), on=on))


def test_a_crystal_may_be_rolled_for_and_the_roll_lowers_its_price() -> None:
    playing = table({"A1": ("wisps", 1), "B1": ("ogres", 2)})
    playing.play(Attempt(playing.at("B1"), WAY), Roll(2))
    assert playing.tokens("B1") == ("wisps", 2)
    assert not playing.state.log.over


def test_one_token_is_needed_however_high_the_roll() -> None:
    playing = table({"A1": ("wisps", 1)})
    playing.play(Attempt(playing.at("B1"), WAY), Roll(3))
    assert playing.tokens("B1") == ("wisps", 1)


def test_next_to_a_crystal_of_others_there_is_no_die() -> None:
    playing = table({"A1": ("wisps", 1), "B1": ("ogres", 1)})
    assert "underground:race.wisps.die" in playing.refused(Attempt(playing.at("B2"), WAY))


def test_with_enough_tokens_the_conquest_is_made_whatever_the_roll() -> None:
    playing = table({"A1": ("wisps", 1), "B1": ("ogres", 2)})
    playing.play(Attempt(playing.at("B1"), WAY), Roll(0))
    assert playing.tokens("B1") == ("wisps", 4)


def test_without_that_duty_the_roll_stays_open_for_the_region() -> None:
    playing = table({"A1": ("wisps", 1), "B1": ("ogres", 2)}, without=("race.wisps.must-conquer",))
    playing.play(Attempt(playing.at("B1"), WAY), Roll(2))
    assert playing.tokens("B1") == ("ogres", 2)
    assert (playing.cost("B1"), playing.cost("A2")) == (2, 2)
    playing.play(Conquer(playing.at("B1")))
    assert playing.tokens("B1") == ("wisps", 2)


def test_nobody_rolls_before_a_region_is_named() -> None:
    playing = table({"A1": ("wisps", 1)})
    assert "underground:race.wisps.declare" in playing.refused(RollFirst())
    loose = table({"A1": ("wisps", 1)}, without=("race.wisps.declare",)).play(RollFirst(), Roll(1))
    assert (loose.cost("B1"), loose.cost("A2")) == (1, 2)


def test_against_gnomes_only_the_common_die_is_left() -> None:
    playing = table({"A1": ("wisps", 1), "B1": ("gnomes", 2)}, other="gnomes", hand=2)
    assert "underground:race.gnomes.protection" in playing.refused(Attempt(playing.at("B1"), WAY))
    assert Attempt(playing.at("B1")) in playing.legal()
