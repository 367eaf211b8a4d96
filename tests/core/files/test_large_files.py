"""Files far larger than a table ever needs are slow at worst: ten thousand regions, a story of five thousand steps."""

import pytest

from core.cli.app import run
from core.files.map_file import map_text, read_map, write_map
from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario, read_scenario
from core.files.scenario_writer import write_scenario
from core.rules.playback import opened, play
from core.rules.scenario_tree import with_tree
from core.rules.story_tree import MAIN, Branch, Move, StoryTree
from tests.bench.bench_maps import as_model, matched_rings

REGIONS, STEPS = 10_000, 5_000
LONG = 'title = "Long"\nmap = "teach-six"\nphase = "deal"\nrounds = 900\n[seats.Anna]\n[seats.Ben]\n'


@pytest.mark.soak
def test_a_map_of_ten_thousand_regions_is_saved_read_and_checked(tmp_path, capsys):
    path = tmp_path / "viel Land für alle.map.geojson"
    write_map(path, as_model(*matched_rings(REGIONS)))
    assert map_text(read_map(path)) == path.read_text(encoding="utf-8")
    assert run(["check", str(path)]) == 0
    assert "10" in capsys.readouterr().out


def write_long_story(path, steps=STEPS):
    """A story of so many steps on a small board; where it ends."""
    scenario = parse_scenario(LONG, "long.toml")
    opening = opened(scenario, board_of(scenario, path))
    moves, state = [], opening.start
    for number in range(steps):
        legal = opening.engine.legal_actions(state)
        moves.append(Move(legal[(number * 7 + 3) % len(legal)]))
        state = opening.engine.step(state, moves[-1].action).after
    tree = StoryTree((Branch(MAIN, "Main line", moves=tuple(moves)),))
    write_scenario(path, with_tree(scenario, tree, opening.speech))
    return state


@pytest.mark.soak
def test_a_story_of_five_thousand_steps_is_saved_read_and_replayed(tmp_path):
    path = tmp_path / "long.toml"
    end = write_long_story(path)
    scenario = read_scenario(path)
    again = play(scenario, board_of(scenario, path))
    assert not again.failures
    assert sum(len(played.steps) for played in again.lines) == STEPS
    assert again.end == end
