"""The board of a scenario as the sandbox shows it: the map that is drawn, and what the rules see of it. No Qt."""

from dataclasses import dataclass
from pathlib import Path

from core.files.fitted_map import fitted_map
from core.files.map_file import read_map
from core.files.scenario_board import board_of, map_path_of
from core.model.board import Board
from core.model.map_model import MapModel
from core.rules.scenario import Scenario
from core.topology.board_builder import build_board


@dataclass(frozen=True)
class OpenBoard:
    model: MapModel
    board: Board
    folder: Path | None = None
    """Where pictures the map names are looked for."""


def open_board(scenario: Scenario, path: Path | None, model: MapModel | None = None) -> OpenBoard:
    """The board of a scenario read from `path`, or the given map; regions that are only written are drawn.

    UnusableFileError says in one sentence why there is none.
    """
    if model is not None:
        return OpenBoard(model, build_board(model), path.parent if path is not None else None)
    where = path if path is not None else Path("scenario.toml")
    board, map_path = board_of(scenario, where), map_path_of(scenario, where)
    if map_path is None:
        return OpenBoard(fitted_map(board), board)
    return OpenBoard(read_map(map_path), board, map_path.parent)
