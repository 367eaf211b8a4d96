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


@pytest.mark.soak
def test_a_story_of_five_thousand_steps_is_saved_read_and_replayed(tmp_path):
    scenario = parse_scenario(LONG, "long.toml")
    board = board_of(scenario, tmp_path / "long.toml")
    opening = opened(scenario, board)
    moves, state = [], opening.start
    for number in range(STEPS):
        legal = opening.engine.legal_actions(state)
        moves.append(Move(legal[(number * 7 + 3) % len(legal)]))
        state = opening.engine.step(state, moves[-1].action).after
    path = tmp_path / "long.toml"
    write_scenario(
        path, with_tree(scenario, StoryTree((Branch(MAIN, "Main line", moves=tuple(moves)),)), opening.speech)
    )
    again = play(read_scenario(path), board)
    assert not again.failures
    assert sum(len(played.steps) for played in again.lines) == STEPS
    assert again.end == state
