"""Actions counted to a depth from every scenario of an invented unit, with everything conserved on the way.

`python -m tests.core.rules.inventing.test_perft_invented` prints the counts for perft_invented.toml after a change that
is meant.
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
from tests.core.rules.test_random_games import assert_conserved

DEPTHS = (1, 2, 3)
FILES = sorted((Path(str(bundled_folder("mapfiles"))) / "scenarios" / "invented").glob("*.toml"))
TABLE = Path(__file__).parent / "perft_invented.toml"
COUNTS = tomllib.loads(TABLE.read_text(encoding="utf-8")) if TABLE.exists() else {}


def start(path: Path) -> tuple[Engine, GameState]:
    scenario = replace(read_scenario(path), lines=(), variations=())
    told = play(scenario, board_of(scenario, path))
    return told.engine, told.start


def counted(path: Path) -> list[int]:
    engine, state = start(path)
    return [perft(engine, state, depth, lambda seen: assert_conserved(engine.rules, seen)) for depth in DEPTHS]


def test_there_is_a_count_for_every_scenario() -> None:
    assert set(COUNTS) == {path.stem for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_actions_from_an_invented_position_are_as_many_as_stored(path: Path) -> None:
    assert counted(path) == COUNTS[path.stem]


if __name__ == "__main__":
    for each in FILES:
        sys.stdout.write(f"{each.stem} = {counted(each)}\n")
