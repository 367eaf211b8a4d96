"""A scenario file with everything derived from it once: map, board, playback, and the story told. No Qt."""

from dataclasses import dataclass
from pathlib import Path

from core.files.fitted_map import fitted_map
from core.files.map_file import read_map
from core.files.scenario_board import board_of, map_path_of
from core.files.scenario_file import read_scenario
from core.model.board import Board
from core.model.map_model import MapModel
from core.model.problems import RealmwrightError, UnusableFileError
from core.rules.explanation import Story, story_of
from core.rules.playback import Playback, play
from core.rules.scenario import Scenario


@dataclass(frozen=True)
class OpenStory:
    """A scenario as the sandbox shows it. Regions that are only written in the file are drawn as they border."""

    path: Path
    scenario: Scenario
    map_path: Path | None
    model: MapModel
    board: Board
    playback: Playback
    story: Story

    @property
    def race_names(self) -> dict[str, str]:
        """What the races are called, for tokens that have no icon."""
        return {race: self.story.names.unit(race) for race in self.playback.engine.rules.races}


def open_story(path: Path) -> OpenStory:
    """Read and play a scenario; a RealmwrightError says in one sentence why it cannot be shown."""
    scenario = read_scenario(path)
    map_path = map_path_of(scenario, path)
    board = board_of(scenario, path)
    try:
        playback = play(scenario, board)
    except UnusableFileError:
        raise
    except RealmwrightError as trouble:
        raise UnusableFileError(path, str(trouble)) from trouble
    model = read_map(map_path) if map_path is not None else fitted_map(board)
    return OpenStory(path, scenario, map_path, model, board, playback, story_of(playback, scenario.note))
