"""Special ways and decisions of Underground are told apart by what they are called."""

import re

import pytest

from core.model.map_model import Game
from core.rules.action_words import Speech, UnknownWordError
from core.rules.actions import Conquer, Use
from core.rules.legal_now import LegalNow
from core.rules.spoken_names import Names
from tests.core.rules.positions import Table, board_of, held, position, rules_for

BOARD = board_of("mine black-mountain mud", "mine crystal mud")


def options(playing: Table) -> dict[str, str]:
    """What every option is called, by the action in words."""
    names = Names(BOARD, ("Anna", "Ben"), Game.UNDERGROUND)
    speech = Speech(playing.rules, ("Anna", "Ben"))
    now = LegalNow(playing.engine, playing.state, names)
    return {speech.words(each.action): f"{each.heading}: {each.title}" for each in now.options}


def test_every_number_of_hammers_has_its_own_heading() -> None:
    rules = rules_for(BOARD, game="underground")
    own = held("iron-dwarves", hand=3, pieces={"silver-hammer": 2})
    playing = Table(rules, position(rules, own, held("ogres", 1), on={"A1": ("iron-dwarves", 1)}))
    titles = {words: title for words, title in options(playing).items() if "B1 by" in words}
    assert len(titles) == len(set(titles.values())) == 2
    assert titles["conquer B1 by hammers-2"].endswith("(hammers: 2): B1")


def test_the_magic_bag_is_used_by_the_name_of_a_relic() -> None:
    rules = rules_for(BOARD, game="underground")
    races = (held("shrooms", hand=3, power="magic", pieces={"magic-bag": 1}), held("ogres", 1))
    on = {"A1": ("shrooms", 1), "C2": ("ogres", 1)}
    playing = Table(rules, position(rules, *races, on=on, pieces={"C2": {"relic.sword": 1}}))
    assert "Sword" in options(playing)["use magic-bag on sword"]
    use = Speech(rules).action("use magic-bag on sword")
    assert isinstance(use, Use)
    playing.play(use)
    titles = options(playing)
    assert titles["conquer B1 by copy-sword"].endswith("(copy): B1")


def test_words_and_actions_agree() -> None:
    speech = Speech(rules_for(BOARD, game="underground"))
    for action in (Conquer(1, ("race.iron-dwarves.hammers-3",)), Use("magic-bag", 12), Use("altar", 2)):
        assert speech.action(speech.words(action)) == action


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("place fort A1", "there is no piece called “fort”; did you mean “fortress”?"),
        ("use aly on Ben", "there is no offer called “aly”; did you mean “ally”?"),
        ("place nonsense A1", "there is no piece called “nonsense”"),
    ],
)
def test_a_piece_or_an_offer_nobody_knows_is_told_with_the_nearest_one(line: str, words: str) -> None:
    plain = board_of("hill farmland", "swamp forest")
    with pytest.raises(UnknownWordError, match=re.escape(words)):
        Speech(rules_for(plain), ("Anna", "Ben")).action(line)


def test_what_several_units_do_is_said_by_the_unit() -> None:
    speech = Speech(rules_for(BOARD, game="underground-mixed"))
    assert speech.action("conquer B1 by sorcerers") == Conquer(1, ("race.sorcerers.replace",))
    assert speech.action("conquer B1 by vampire") == Conquer(1, ("power.vampire.replace",))
    with pytest.raises(UnknownWordError, match="say sorcerers or vampire"):
        speech.action("conquer B1 by replace")
