"""A story under several readings: which disputes touch it, where they part, what is different."""

from pathlib import Path

import pytest

from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario
from core.model.map_model import Game
from core.rules.playback import opened
from core.rules.readings import bare, compared, compared_at, first_parting, ruled_otherwise, touching
from core.rules.rulings import disputes_of
from core.rules.scenario_tree import tree_of
from core.rules.spoken_names import Names
from core.rules.story_tree import MAIN
from core.rules.switches import Switches
from core.rules.telling import Teller, Telling
from core.rules.tracks import Tracks

LONE_ELF = """
title = "Sorcerers and a lone Elf"
play = "conquer Mill by replace"
[map]
Tower = "hill, edge, borders Mill"
Mill = "farmland, borders Tower"
[seats.Anna]
race = "sorcerers"
power = "merchant"
hand = 2
regions = { Tower = 1 }
[seats.Ben]
race = "elves"
power = "commando"
regions = { Mill = 1 }
"""


class Told:
    """A scenario that can be told under any readings."""

    def __init__(self, text: str) -> None:
        path = Path("story.toml")
        self.scenario = parse_scenario(text, path)
        board = board_of(self.scenario, path)
        self.tracks = Tracks(lambda switches: opened(self.scenario, board, switches))
        self.tree = tree_of(self.scenario, self.tracks.opening().speech)

    def __call__(self, switches: Switches) -> Telling:
        track = self.tracks.track(self.tree, MAIN, switches)
        rules = track.opening.engine.rules
        names = Names(rules.board, track.opening.speech.seats, Game(rules.game), "en")
        return Telling(self.tree, MAIN, track, Teller(track.opening, names))


@pytest.fixture(scope="module")
def told() -> Told:
    return Told(LONE_ELF)


def test_the_dispute_about_the_elf_touches_its_story(told: Told) -> None:
    found = [each for each in touching("base", Switches(), told) if each is not None]
    assert "sorcerers-replace-elves" in {bare(each.dispute) for each in found}
    assert len(found) < 20, "most disputes have nothing to do with it"
    assert {each.at for each in found} == {1}


def test_readings_part_only_where_they_disagree(told: Told) -> None:
    assert first_parting(told(Switches()), told(Switches(edition="sw-sv"))) == 1
    assert first_parting(told(Switches()), told(Switches())) is None
    assert compared([told(Switches()), told(Switches())]).at is None


def test_a_comparison_names_the_step_and_every_difference(told: Told) -> None:
    dispute = next(each for each in disputes_of("base") if bare(each) == "sorcerers-replace-elves")
    tellings = [told(ruled_otherwise(Switches(), dispute, option.id)) for option in dispute.options]
    comparison = compared(tellings)
    assert comparison.at == 1
    assert "Mill" in comparison.title
    assert len(comparison.rows[0].values) == len(dispute.options)
    assert {row.what for row in comparison.rows} >= {"The step", "Coins of Anna", "Coins of Ben"}


def test_a_ruling_replaces_the_one_there_was() -> None:
    dispute = next(each for each in disputes_of("base") if bare(each) == "sorcerers-replace-elves")
    before = Switches(rulings={dispute.id: dispute.options[0].id, "banner-slot": "lowest"})
    after = ruled_otherwise(before, dispute, dispute.options[1].id)
    assert after.rulings == {"banner-slot": "lowest", bare(dispute): dispute.options[1].id}


def test_what_differs_is_told_in_the_readers_language(told: Told) -> None:
    from dataclasses import replace

    def translate(text: str, one: str, number: int) -> str:
        return f"«{text}»"

    telling = told(Switches())
    names = replace(telling.teller.names, translate=translate)
    spoken = Telling(told.tree, MAIN, telling.track, Teller(telling.teller.opening, names))
    for row in compared([spoken, spoken]).rows:
        assert row.what.startswith("«"), row


FIRST_SEA = """
title = "The first of three waters"
play = "conquer Tarn"
[map]
Tarn = "lake, edge, borders Mill"
Mill = "farmland, borders Tarn"
[seats.Anna]
race = "ratmen"
power = "seafaring"
hand = 4
[seats.Ben]
"""


def test_a_parting_that_nobody_sees_on_the_table_says_what_is_noted() -> None:
    tell = Told(FIRST_SEA)
    usual = tell.scenario.switches
    three = next(each for each in disputes_of(Game.BASE) if each.id.endswith("dispute.seafaring-three"))
    both = [tell(usual), tell(ruled_otherwise(usual, three, "conquer-three"))]
    found = [row for row in compared(both).rows if row.differs]
    assert [(row.what, row.values) for row in found] == [("Noted for Seafaring", ("–", "1"))]
    assert found[0] in compared_at(both, 1)
