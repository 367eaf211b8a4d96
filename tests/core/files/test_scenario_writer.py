"""A scenario written down reads back as the same scenario, and its story survives the way through a tree."""

from dataclasses import replace
from pathlib import Path

import pytest

from core.files.bundled import bundled_folder
from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario, read_scenario
from core.files.scenario_writer import scenario_text, write_scenario
from core.rules.playback import opened, play, play_variation
from core.rules.scenario import Line, Scenario, Variation
from core.rules.scenario_tree import tree_of, with_tree
from core.rules.story_tree import MAIN, Place
from core.rules.switches import Switches
from core.rules.tracks import Tracks

BUNDLED = sorted((bundled_folder("mapfiles") / "scenarios" / "base").rglob("*.toml"))


def without_numbers(scenario: Scenario) -> Scenario:
    """Line numbers are those of one file; another text has others."""

    def plain(lines: tuple[Line, ...]) -> tuple[Line, ...]:
        return tuple(replace(line, number=0) for line in lines)

    variations = tuple(replace(each, lines=plain(each.lines)) for each in scenario.variations)
    return replace(scenario, lines=plain(scenario.lines), variations=variations)


@pytest.mark.parametrize("path", BUNDLED[::3], ids=lambda path: path.stem)
def test_a_bundled_scenario_is_the_same_after_writing_and_reading(path: Path) -> None:
    scenario = read_scenario(path)
    assert without_numbers(parse_scenario(scenario_text(scenario), path)) == without_numbers(scenario)


@pytest.mark.parametrize("path", BUNDLED[::5], ids=lambda path: path.stem)
def test_a_story_that_went_through_a_tree_is_played_to_the_same_positions(path: Path) -> None:
    scenario = read_scenario(path)
    board = board_of(scenario, path)
    speech = opened(scenario, board).speech
    tree = tree_of(scenario, speech)
    again = parse_scenario(scenario_text(with_tree(scenario, tree, speech)), path)
    assert tree_of(again, speech) == tree
    tracks = Tracks(lambda switches: opened(scenario, board, switches))
    ends = [play(scenario, board).end, *(play_variation(scenario, board, each).end for each in scenario.variations)]
    found = [tracks.track(tree, branch.id) for branch in tree.branches]
    assert [track.state(len(track)) for track in found] == ends
    expected = [line.text for story in (again, *again.variations) for line in story.lines if line.is_expectation]
    wanted = [line.text for story in (scenario, *scenario.variations) for line in story.lines if line.is_expectation]
    assert expected == wanted


def test_a_variation_of_a_variation_is_written_and_read(tmp_path: Path) -> None:
    scenario = replace(
        read_scenario(bundled_folder("mapfiles") / "scenarios" / "base" / "first-steps.toml"),
        variations=(
            Variation("One", 1, (Line("done"),), note="The first."),
            Variation("Two", 2, (Line("done", note="well"),), Switches(without=frozenset({"base:game.scope"})), "One"),
        ),
    )
    write_scenario(tmp_path / "two.toml", scenario)
    assert without_numbers(read_scenario(tmp_path / "two.toml")) == without_numbers(scenario)
    board = board_of(scenario, tmp_path / "two.toml")
    speech = opened(scenario, board).speech
    tree = tree_of(scenario, speech)
    assert (tree.branch(2).parent, tree.branch(2).comment, tree.branch(1).comment) == (1, "", "The first.")
    assert tree.path(2)[:-1] == (*tree.path(MAIN)[: tree.branch(1).fork], *tree.branch(1).moves)


def test_repeated_moves_are_one_line_unless_a_branch_parts_between_them() -> None:
    path = bundled_folder("mapfiles") / "scenarios" / "base" / "first-steps.toml"
    scenario = read_scenario(path)
    speech = opened(scenario, board_of(scenario, path)).speech
    region = speech.rules.board.names[0]
    story = replace(scenario, lines=(Line(f"deploy {region} x3"), Line("done")), variations=())
    tree = tree_of(story, speech)
    assert [line.text for line in with_tree(story, tree, speech).lines] == [f"deploy {region} x3", "done"]
    forked, _ = tree.forked(Place(MAIN, 2), "Later")
    told = with_tree(story, forked, speech)
    assert [line.text for line in told.lines] == [f"deploy {region} x2", f"deploy {region}", "done"]
    assert told.variations[0].after == 1
