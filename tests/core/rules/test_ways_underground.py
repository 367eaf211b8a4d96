"""What would make a conquest legal underground: relics with the die, and things that can be used first."""

from pathlib import Path

from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario
from core.model.map_model import Game
from core.rules import actions as a
from core.rules.legal_now import LegalNow
from core.rules.playback import opened
from core.rules.refused_regions import refused_region
from core.rules.spoken_names import Names

STORY = """
title = "a way"
game = "underground"
phase = "conquer"
{rulings}
play = ""

[map]
Pool = "mud, edge, borders Hall"
Hall = "crystal, borders Shaft"
Shaft = "mine, edge"

[pieces]
{pieces}

[seats.Anna]
race = "shrooms"
power = "stone"
hand = {hand}
regions = {{ Pool = 1 }}

[seats.Ben]
race = "liches"
power = "mining"
regions = {{ {held} }}
"""


def now(hand: int, pieces: str, held: str, rulings: str = "") -> LegalNow:
    scenario = parse_scenario(STORY.format(hand=hand, pieces=pieces, held=held, rulings=rulings), "way.toml")
    opening = opened(scenario, board_of(scenario, Path("way.toml")))
    names = Names(opening.engine.rules.board, opening.speech.seats, Game.UNDERGROUND, "en")
    return LegalNow(opening.engine, opening.start, names)


def test_tokens_short_with_a_relic_are_told_with_the_roll_that_would_do() -> None:
    legal = now(1, 'Pool = ["sword"]', "Hall = 2")
    hall = legal.names.board.names.index("Hall")
    refusal = legal.engine.why_not(legal.state, a.Conquer(hall, ("relic.sword.use",)))
    assert (refusal.short, refusal.pips, refusal.chance) == (1, 1, (1, 2))


def test_no_roll_is_told_where_relics_and_the_die_do_not_go_together() -> None:
    legal = now(1, 'Pool = ["sword"]', "Hall = 2", 'rulings = { die-with-relics = "no" }')
    hall = legal.names.board.names.index("Hall")
    refusal = legal.engine.why_not(legal.state, a.Conquer(hall, ("relic.sword.use",)))
    assert (refusal.short, refusal.pips) == (1, 0)


def test_no_roll_is_told_for_a_replacement_which_has_no_price() -> None:
    legal = now(0, 'Pool = ["orb"]', "Hall = 1")
    hall = legal.names.board.names.index("Hall")
    refusal = legal.engine.why_not(legal.state, a.Conquer(hall, ("relic.orb.use",)))
    assert refusal.pips == 0


def test_the_way_into_the_region_of_ones_own_balrog_is_to_send_it_on() -> None:
    legal = now(2, 'Pool = ["pentacle"]\nHall = ["balrog"]', "Shaft = 1")
    hall = legal.names.board.names.index("Hall")
    way = refused_region(legal, hall).way
    assert [type(step.action) for step in way] == [a.Use, a.Conquer]
