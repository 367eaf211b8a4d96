"""Actions counted to a depth from the positions of River World's scenarios, against stored counts and a second opinion.

`python -m tests.core.rules.test_perft_river` prints the counts for perft_river.toml after a change of the rules,
or of a scenario, that is meant.
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
from core.rules.switches import Switches
from tests.core.rules.perft_positions import perft
from tests.core.rules.test_naive import assert_same_opinion
from tests.core.rules.test_random_games import assert_conserved

FOLDER = Path(str(bundled_folder("mapfiles"))) / "scenarios" / "river"
TABLE = Path(__file__).parent / "perft_river.toml"
COUNTS = tomllib.loads(TABLE.read_text(encoding="utf-8")) if TABLE.exists() else {}
STARTS = {
    f"{path.parent.name}/{path.stem}": path
    for path in sorted(FOLDER.rglob("*.toml"))
    if read_scenario(path).switches == Switches() and not read_scenario(path).setup.hypothetical
}
"""Scenarios that begin under the usual readings, for which alone the second opinion speaks."""


def start(path: Path) -> tuple[Engine, GameState]:
    scenario = replace(read_scenario(path), lines=(), variations=())
    told = play(scenario, board_of(scenario, path))
    return told.engine, told.start


def test_there_is_a_count_for_every_scenario_under_the_usual_readings() -> None:
    assert set(COUNTS) == set(STARTS)
    assert len(COUNTS) > 40


@pytest.mark.parametrize("name", STARTS)
def test_the_actions_from_a_scenario_are_as_many_as_stored_and_as_the_second_opinion_lists(name: str) -> None:
    engine, state = start(STARTS[name])

    def look(met: GameState) -> None:
        assert_conserved(engine.rules, met)
        assert_same_opinion(engine, met)

    assert [perft(engine, state, depth, look) for depth in (1, 2, 3)] == COUNTS[name]


if __name__ == "__main__":
    for each, place in STARTS.items():
        where, first = start(place)
        sys.stdout.write(f'"{each}" = {[perft(where, first, depth, lambda met: None) for depth in (1, 2, 3)]}\n')
