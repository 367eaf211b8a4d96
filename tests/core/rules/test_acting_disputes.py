"""Where disputes act: options, refused regions and steps that would be others under another ruling."""

from pathlib import Path

import pytest

from core.files.scenario_file import parse_scenario
from core.rules.acting_disputes import ActingHere, OtherReadings
from core.rules.actions import Conquer
from core.rules.rulings import disputes_of
from sandbox.session import Session
from tests.core.rules.test_readings import LONE_ELF

ELF = "base:dispute.sorcerers-replace-elves"


@pytest.fixture
def session():
    made = Session()
    made.open(parse_scenario(LONE_ELF, Path("elf.toml")), None)
    return made


def readings(session):
    return OtherReadings(session.engine.rules, disputes_of("base"))


def here(session):
    found = ActingHere()
    for _ in readings(session).look(session.state, found):
        pass
    return found


def test_replacing_the_elf_depends_on_whether_it_is_lost(session):
    found = here(session)
    replacing = [action for action in found.options if isinstance(action, Conquer) and action.means]
    (action,) = replacing
    assert ELF in {each.dispute.id for each in found.options[action]}
    assert found.is_whole


def test_each_dispute_is_told_once_however_many_options_it_has(session):
    for acting in here(session).options.values():
        assert len(acting) == len({each.dispute.id for each in acting})


def test_a_step_depends_on_the_dispute_that_decides_it(session):
    *_, last = readings(session).of_step(session.track.steps[0])
    assert ELF in {each.dispute.id for each in last}


def test_the_ledger_line_that_would_be_another_is_named():
    text = (
        'title = "Lost Tribes"\nplay = """\nconquer Mill\n"""\n[map]\nTower = "hill, edge, borders Mill"\n'
        'Mill = "farmland"\n[seats.Anna]\nrace = "ratmen"\npower = "merchant"\nhand = 4\nregions = { Tower = 1 }\n'
        'declined = { race = "elves", regions = { Mill = 1 } }\n[seats.Ben]\nrace = "humans"\npower = "flying"\n'
    )
    session = Session()
    session.open(parse_scenario(text, Path("own.toml")), None)
    *_, last = readings(session).of_step(session.track.steps[0])
    lines = {each.dispute.id: each.clauses for each in last}
    assert lines["base:dispute.own-decline-cost"] == {"base:conquest.cost"}
