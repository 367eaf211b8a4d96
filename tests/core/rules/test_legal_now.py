"""Everything legal now as records, the board's answers, and why a region is refused with what would help."""

from fractions import Fraction
from pathlib import Path

import pytest

from core.files.bundled import bundled_folder
from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario, read_scenario
from core.model.map_model import Game
from core.rules import actions as a
from core.rules.legal_now import LegalNow, Standing
from core.rules.legal_options import Kind
from core.rules.playback import opened
from core.rules.refused_regions import refused_region
from core.rules.spoken_names import Names

STORY = """
title = "Way"
phase = "{phase}"
[map]
Tower = "hill, edge, borders Mill and Peak"
Mill = "farmland, lost-tribe, borders Moor"
Moor = "swamp, borders Far"
Far = "forest"
Peak = "mountain"
Sea = "sea, borders Tower"
[seats.Anna]
race = "{race}"
power = "merchant"
hand = {hand}
regions = {{ Tower = 2 }}
[seats.Ben]
race = "elves"
power = "commando"
regions = {{ Moor = 1, Peak = 1 }}
"""


def now(hand=4, race="ratmen", phase="conquer", language="en"):
    scenario = parse_scenario(STORY.format(hand=hand, race=race, phase=phase), "way.toml")
    board = board_of(scenario, Path("way.toml"))
    opening = opened(scenario, board)
    names = Names(board, opening.speech.seats, Game.BASE, language)
    return LegalNow(opening.engine, opening.start, names)


def region(legal, name):
    return legal.names.board.names.index(name)


def test_options_are_grouped_by_kind_with_price_and_keys():
    legal = now()
    kinds = [(group.kind, [option.title for option in group.options]) for group in legal.groups]
    assert kinds[0] == (Kind.CONQUER, ["Mill", "Peak"])
    assert kinds[-1] == (Kind.GO_ON, ["End conquests"])
    prices = {option.title: option.price for option in legal.options if option.kind is Kind.CONQUER}
    assert prices == {"Mill": 3, "Peak": 4}
    assert legal.keys[a.Conquer(region(legal, "Mill"))] == "1"
    assert legal.keys[a.Finish()] == "E"


def test_every_legal_action_is_an_option_once():
    legal = now()
    assert [option.action for option in legal.options] == list(legal.engine.legal_actions(legal.state))


def test_names_are_in_the_readers_language():
    details = {option.title: option.detail for option in now(language="de").options}
    assert details["Peak"] == "Ben's Elben, 1"


def test_the_die_is_a_fraction_of_its_faces():
    legal = now(hand=2)
    peak = legal.priced(region(legal, "Peak"))
    assert peak.kind is Kind.DIE
    assert peak.chance == Fraction(2, 6)
    assert [pips for pips, wins in peak.faces if wins] == [2, 3]
    assert legal.standing(peak.region) is Standing.TRY


def test_a_special_way_has_the_heading_of_its_clause_and_is_the_cheapest():
    legal = now(race="sorcerers", hand=2)
    peak = legal.priced(region(legal, "Peak"))
    assert (peak.kind, peak.price) == (Kind.MEANS, 0)
    assert peak.heading == peak.clause.title
    assert legal.standing(peak.region) is Standing.CAN
    kinds = {option.kind for option in legal.at(peak.region)}
    assert kinds == {Kind.MEANS, Kind.DIE}


def test_own_regions_are_neither_lit_nor_refused():
    legal = now()
    assert legal.standing(region(legal, "Tower")) is Standing.OWN


def test_a_ledger_adds_up_to_the_price():
    legal = now()
    option = legal.priced(region(legal, "Peak"))
    ledger = legal.ledger(option)
    assert ledger.total == option.price == sum(line.amount for line in ledger.lines)


def test_a_region_out_of_reach_names_its_clauses_and_the_way_there():
    legal = now(hand=6)
    assert legal.standing(region(legal, "Moor")) is Standing.CANNOT
    refused = refused_region(legal, region(legal, "Moor"))
    assert [reason.clause.id for reason in refused.reasons] == ["base:conquest.adjacency"]
    assert all(reason.text for reason in refused.reasons)
    assert [(step.title, step.price) for step in refused.way] == [("Mill", 3), ("Moor", 3)]


def test_the_way_may_end_with_the_die():
    refused = refused_region(now(hand=4), 2)
    assert [step.kind for step in refused.way] == [Kind.CONQUER, Kind.DIE]
    assert refused.way[-1].chance == Fraction(1, 6) * sum(face >= 2 for face in (0, 0, 0, 1, 2, 3))


def test_tokens_short_are_told_with_the_roll_that_would_do():
    legal = now(hand=1)
    refused = refused_region(legal, region(legal, "Peak"))
    assert (refused.short, refused.pips, refused.chance) == (3, 3, Fraction(1, 6))


def test_water_has_no_way():
    legal = now(hand=9)
    refused = refused_region(legal, region(legal, "Sea"))
    assert "base:conquest.water" in [reason.clause.id for reason in refused.reasons]
    assert refused.way == ()


def test_special_ways_say_why_they_do_not_serve():
    legal = now(race="sorcerers", hand=2)
    refused = refused_region(legal, region(legal, "Far"))
    assert {reason.way for reason in refused.reasons} == {"", "Sorcerers"}


@pytest.mark.parametrize(
    ("phase", "can", "kind"),
    [("redeploy", "Tower", Kind.DEPLOY), ("ready", "Tower", Kind.TAKE_UP)],
)
def test_other_phases_light_what_can_be_done_there(phase, can, kind):
    legal = now(phase=phase)
    assert legal.standing(region(legal, can)) is Standing.CAN
    assert kind in {option.kind for option in legal.at(region(legal, can))}
    assert legal.standing(region(legal, "Mill")) is Standing.CANNOT


def test_before_the_turn_has_begun_regions_are_not_the_matter():
    legal = now(phase="start")
    assert legal.standing(0) is Standing.NONE
    refused = refused_region(legal, region(legal, "Mill"))
    assert [step.title for step in refused.way][:1] == ["Expand"]


def test_search_finds_words_anywhere_in_an_option():
    legal = now()
    assert [option.title for option in legal.options if option.matches("elves peak")] == ["Peak"]


def test_the_chance_is_told_where_a_failed_attempt_ends_the_turn() -> None:
    path = bundled_folder("mapfiles") / "scenarios" / "base" / "races" / "sorcerers-and-a-lone-elf.toml"
    scenario = read_scenario(path)
    opening = opened(scenario, board_of(scenario, path))
    names = Names(opening.engine.rules.board, opening.speech.seats, Game.BASE, "en")
    legal = LegalNow(opening.engine, opening.start, names)
    attempts = [legal.with_chance(each) for each in legal.options if isinstance(each.action, a.Attempt)]
    assert attempts
    assert all(each.chance is not None and 0 <= each.chance <= 1 for each in attempts)
