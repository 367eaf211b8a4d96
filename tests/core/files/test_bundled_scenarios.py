"""The bundled scenarios go as they say, and those about a dispute tell every reading of it."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from core.files.bundled import bundled_folder
from core.files.scenario_board import board_of
from core.files.scenario_file import read_scenario
from core.rules.catalogue_data import catalogue_data
from core.rules.comparison import partings
from core.rules.playback import play, play_variation
from core.rules.scenario import Scenario, Variation
from core.rules.switches import Switches

FOLDER = bundled_folder("mapfiles") / "scenarios"
FILES = sorted(path for path in Path(str(FOLDER)).rglob("*.toml"))
SAME = {
    ("fortress-limit", frozenset({"six-at-once", "six-on-map"})),  # the same rule in other words
    ("amazons-start", frozenset({"each-round", "turn-unspecified"})),  # a round has one turn of each player
    ("orb-doormat-per-round", frozenset({"per-turn", "per-round-per-player"})),  # for the same reason
    ("sorcerers-timing", frozenset({"own-turn-per-opponent", "per-round-per-opponent"})),  # for the same reason
}
"""Readings of a dispute that no position can tell apart."""


@cache
def scenario_in(path: Path) -> Scenario:
    return read_scenario(path)


def failures(path: Path, variation: Variation | None, switches: Switches) -> int:
    scenario = scenario_in(path)
    board = board_of(scenario, path)
    if variation is None:
        return len(play(scenario, board, switches).failures)
    return len(play_variation(scenario, board, variation, switches).failures)


def stories(path: Path) -> list[tuple[Variation | None, Switches]]:
    scenario = scenario_in(path)
    own = [(each, each.switches or scenario.switches) for each in scenario.variations]
    return [(None, scenario.switches), *own]


def disputes(game: str = "base") -> dict[str, tuple[str, tuple[str, ...]]]:
    """Every live dispute of a game: its default and all its options."""
    found = (each for each in catalogue_data().disputes if each.game == game and each.live)
    return {each.id.partition("dispute.")[2]: (each.default, tuple(o.id for o in each.options)) for each in found}


def readings(path: Path, dispute: str, game: str) -> dict[str, list[tuple[Variation | None, Switches]]]:
    """The stories of a file by the reading of a dispute they are told under."""
    default, options = disputes(game)[dispute]
    found: dict[str, list[tuple[Variation | None, Switches]]] = {option: [] for option in options}
    for variation, switches in stories(path):
        found[switches.rulings.get(dispute, default)].append((variation, switches))
    return found


def files_about(thing: str) -> list[Path]:
    return [path for path in FILES if thing in scenario_in(path).shows]


DISPUTES = [(game, each) for game in ("base", "underground", "river") for each in sorted(disputes(game))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_bundled_scenario_and_its_variations_go_as_expected(path: Path) -> None:
    assert [failures(path, *story) for story in stories(path)] == [0] * len(stories(path))


@pytest.mark.parametrize(("game", "dispute"), DISPUTES)
def test_a_disputes_readings_are_told_apart(game: str, dispute: str) -> None:
    """For any two readings some file tells a story under one that does not hold under the other."""
    files = files_about(f"{game}:dispute.{dispute}")
    assert files, "no scenario is about it"
    _, options = disputes(game)[dispute]
    for here in options:
        told = [(path, story) for path in files for story in readings(path, dispute, game)[here]]
        assert told, f"no story is told under {here}"
        for there in options:
            if here != there and (dispute, frozenset({here, there})) not in SAME:
                assert any(_fails_under(path, story, dispute, there) for path, story in told), f"{here} or {there}"


@pytest.mark.parametrize(
    ("game", "live", "modelled"), [("base", 79, 188), ("underground", 127, 249), ("river", 32, 39)]
)
def test_every_live_dispute_and_every_modelled_clause_has_a_scenario(game: str, live: int, modelled: int) -> None:
    shown = {each for path in FILES for each in scenario_in(path).shows}
    assert len(disputes(game)) == live
    assert {f"{game}:dispute.{each}" for each in disputes(game)} <= shown
    clauses = [each.id for each in catalogue_data().clauses if each.game == game and each.modelled]
    assert len(clauses) == modelled
    assert set(clauses) <= shown


@pytest.mark.parametrize(("game", "dispute"), DISPUTES)
def test_a_disputes_options_end_one_story_in_different_positions(game: str, dispute: str) -> None:
    """Some story that is about it, told under every option, goes on differently in state, cost, legality or coins."""
    files = files_about(f"{game}:dispute.{dispute}")
    default, options = disputes(game)[dispute]
    assert any(_parts(path, dispute, default, option) for path in files for option in options if option != default), (
        files
    )


def _parts(path: Path, dispute: str, default: str, option: str) -> bool:
    scenario = scenario_in(path)
    board = board_of(scenario, path)
    for variation, switches in stories(path):
        one, other = (replace(switches, rulings={**switches.rulings, dispute: each}) for each in (default, option))
        told = (
            (play(scenario, board, one), play(scenario, board, other))
            if variation is None
            else (play_variation(scenario, board, variation, one), play_variation(scenario, board, variation, other))
        )
        if partings(*told):
            return True
    return False


def _fails_under(path: Path, story: tuple[Variation | None, Switches], dispute: str, option: str) -> bool:
    variation, switches = story
    return failures(path, variation, replace(switches, rulings={**switches.rulings, dispute: option})) > 0
