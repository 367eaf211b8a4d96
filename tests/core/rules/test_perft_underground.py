"""Actions counted to a depth from a scenario of every Underground race, power, relic and place.

On the way the second opinion is asked about every position.

`python -m tests.core.rules.test_perft_underground` prints the counts for perft_underground.toml after a change of the
rules, or of a scenario, that is meant.
"""

import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from core.files.bundled import bundled_folder
from core.files.scenario_board import board_of
from core.files.scenario_file import read_scenario
from core.rules.engine import Engine
from core.rules.playback import play
from core.rules.state import GameState
from tests.core.rules.perft_positions import perft
from tests.core.rules.random_play import bundled_rules
from tests.core.rules.test_naive import assert_same_opinion
from tests.core.rules.test_random_games import assert_conserved

FOLDERS = {"race": "races", "power": "powers", "relic": "relics", "place": "places"}
RULES = bundled_rules(2, "underground")
UNITS = (*RULES.races, *RULES.powers, *sorted(RULES.tiles))
DEPTHS = (1, 2, 3)
TABLE = Path(__file__).parent / "perft_underground.toml"
COUNTS = tomllib.loads(TABLE.read_text(encoding="utf-8")) if TABLE.exists() else {}


def folder_of(unit: str) -> Path:
    return Path(str(bundled_folder("mapfiles"))) / "scenarios" / "underground" / FOLDERS[unit.partition(".")[0]]


def name_of(unit: str) -> str:
    """The scenario in the table; for a unit that is not in it yet the first one it has."""
    if unit in COUNTS:
        return str(COUNTS[unit]["from"])
    return sorted(folder_of(unit).glob(f"{unit.partition('.')[2]}-*.toml"))[0].stem


def start(unit: str) -> tuple[Engine, GameState]:
    """The position with which the scenario of a unit begins that the table names."""
    path = folder_of(unit) / f"{name_of(unit)}.toml"
    scenario = replace(read_scenario(path), lines=(), variations=())
    told = play(scenario, board_of(scenario, path))
    return told.engine, told.start


def test_there_is_a_count_for_every_unit() -> None:
    assert set(COUNTS) == set(UNITS)
    assert (len(RULES.races), len(RULES.powers), len(RULES.tiles)) == (15, 21, 15)


@pytest.mark.parametrize("unit", UNITS)
def test_the_actions_from_a_units_position_are_as_many_as_stored(unit: str) -> None:
    engine, state = start(unit)

    def look(met: GameState) -> None:
        assert_conserved(engine.rules, met)
        assert_same_opinion(engine, met)

    assert [perft(engine, state, depth, look) for depth in DEPTHS] == COUNTS[unit]["counts"]


if __name__ == "__main__":
    for each in UNITS:
        where, first = start(each)
        counts = [perft(where, first, depth, lambda met: None) for depth in DEPTHS]
        sys.stdout.write(f'"{each}" = {{ from = "{name_of(each)}", counts = {counts} }}\n')
