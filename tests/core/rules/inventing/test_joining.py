"""Invented units in a game: what the rulebook warns of, what cannot be, and what is theirs alone."""

from dataclasses import replace

import pytest

from core.files.unit_file import parse_unit
from core.model.problems import RealmwrightError
from core.rules.catalogue import build_rules
from core.rules.inventing.joining import warnings_of
from core.rules.inventing.records import InventedUnit
from core.rules.spoken_names import Names, text_of
from core.rules.switches import Switches
from tests.core.rules.boards import grid_board


def race(name: str = "moles", tokens: str = '"giants"', number: int = 6, more: str = "") -> InventedUnit:
    return parse_unit(f'race = "{name}"\nnumber = {number}\ntokens = {tokens}\n{more}', "x")


def power(number: int = 3, more: str = "") -> InventedUnit:
    return parse_unit(f'power = "thrifty"\nname = {{ en = "Thrifty", de = "Sparsam" }}\nnumber = {number}\n{more}', "x")


PAYS = '[[effect]]\nblock = "income"\namount = 1\nclause = "penny"\n'


def test_a_number_over_the_limit_of_the_blank_pieces_is_a_warning_with_the_clause() -> None:
    assert warnings_of(race(number=10)) == warnings_of(power(5)) == ()
    assert warnings_of(race(number=11)) == (("base:race.custom.banner", "moles: the number 11 is higher than 10"),)
    assert warnings_of(power(6)) == (("base:power.custom.badge", "thrifty: the number 6 is higher than 5"),)
    assert build_rules(grid_board(), players=2, invented=(race(number=11),)).values["race.moles"] == 11


def test_what_a_badge_does_not_live_to_see_is_warned_of() -> None:
    lasting = PAYS + "in_decline = true\n"
    assert [clause for clause, _ in warnings_of(power(more=lasting))] == ["base:decline.discard-power"]
    assert warnings_of(power(more=lasting + '[[effect]]\nblock = "keeps_badge"\n')) == ()
    assert warnings_of(race(more=lasting)) == ()


def test_a_unit_that_no_file_would_hold_cannot_join() -> None:
    whole = parse_unit(
        'race = "moles"\nnumber = 6\ntokens = "giants"\n[[marker]]\nid = "hill"\nnumber = 3\n'
        '[[effect]]\nblock = "set_up_in"\nstages = "start"\npiece = "hill"\n'
        '[[effect]]\nblock = "setting_up"\npiece = "hill"\n'
        '[[effect]]\nblock = "brings"\npiece = "hill"\nnumber = 3\n', "x",
    )  # fmt: skip
    with pytest.raises(RealmwrightError, match="“set_up_in” needs “setting_up” beside it for “hill”"):
        build_rules(grid_board(), players=2, invented=(replace(whole, effects=whole.effects[:1]),))


def test_too_few_tokens_for_a_race_or_a_badge_are_warned_of() -> None:
    rules = build_rules(grid_board(), players=2)
    assert warnings_of(race(number=8), rules)[0] == (
        "base:race.custom.tokens", "moles: there are 11 tokens, with some badge 13 are needed",
    )  # fmt: skip
    assert "base:power.custom.badge" in dict(warnings_of(power(9), rules)[1:])
    more = race(more='[[effect]]\nblock = "starts_with"\nnumber = 2\n')
    assert warnings_of(more, rules)[0][1] == "moles: there are 11 tokens, with some badge 13 are needed"
    assert warnings_of(race(tokens="20"), rules) == (
        ("base:race.custom.tokens", "moles: it has tokens of its own and borrows none"),
    )


def test_a_borrowed_banner_is_out_and_a_second_race_cannot_borrow_the_same() -> None:
    rules = build_rules(grid_board(), players=2, invented=(race(),))
    assert "race.giants" not in rules.races
    assert rules.tray["race.moles"] == 11
    with pytest.raises(RealmwrightError, match="giants is no race of this game whose tokens are free"):
        build_rules(grid_board(), players=2, invented=(race(), race("voles")))
    own = build_rules(grid_board(), players=2, invented=(race(tokens="12"),))
    assert "race.giants" in own.races
    assert own.tray["race.moles"] == 12


def test_an_id_or_a_piece_that_is_taken_cannot_join() -> None:
    with pytest.raises(RealmwrightError, match="elves: there is a race of that name already"):
        build_rules(grid_board(), players=2, invented=(race("elves"),))
    marker = '[[marker]]\nid = "hero"\nnumber = 2\n'
    with pytest.raises(RealmwrightError, match="moles: there is a piece called hero already"):
        build_rules(grid_board(), players=2, invented=(race(more=marker),))
    settles = '[[effect]]\nblock = "defends"\npiece = "queen"\n'
    with pytest.raises(RealmwrightError, match="moles: this game has no piece called queen"):
        build_rules(grid_board(), players=2, invented=(race(more=settles),))


def test_an_effect_has_a_clause_of_its_own_beside_that_on_the_blank_piece() -> None:
    rules = build_rules(grid_board(), players=2, invented=(power(more=PAYS),))
    (effect,) = rules.units["power.thrifty"].effects
    assert effect.clauses() == ("invented:power.thrifty.penny", "base:power.custom.badge")
    german = Names(rules.board, ("Anna", "Ben"), language="de", own=rules.own_words)
    assert german.unit("power.thrifty") == "Sparsam"
    assert german.unit("power.forest") == "Wald"
    clause = german.clause("invented:power.thrifty.penny")
    assert (clause.title, text_of(clause)) == (
        "Thrifty: penny", "The race is paid coins at the end of the turn: 1.",
    )  # fmt: skip


def test_its_clause_can_be_switched_off_and_a_misspelt_one_is_told() -> None:
    off = Switches(without=frozenset({"invented:power.thrifty.penny"}))
    assert build_rules(grid_board(), players=2, switches=off, invented=(power(more=PAYS),)).without == off.without
    with pytest.raises(RealmwrightError, match=r"did you mean “invented:power\.thrifty\.penny”"):
        build_rules(
            grid_board(), players=2, switches=Switches(without=frozenset({"invented:power.thrifty.peny"})),
            invented=(power(more=PAYS),),
        )  # fmt: skip
