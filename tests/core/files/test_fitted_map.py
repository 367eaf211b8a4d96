"""A board that is only written down gets a drawing with the same borders and edges."""

from pathlib import Path

import pytest

from core.files.bundled import bundled_folder
from core.files.fitted_map import fitted_map
from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario, read_scenario
from core.model.board import Board
from core.topology.board_builder import build_board

WRITTEN = [
    path
    for path in sorted((bundled_folder("mapfiles") / "scenarios").rglob("*.toml"))
    if "\n[map]" in path.read_text(encoding="utf-8")
]


def written(text: str) -> Board:
    path = Path("story.toml")
    return board_of(parse_scenario(f'title = "Board"\n[map]\n{text}', path), path)


@pytest.mark.parametrize("path", WRITTEN[::7], ids=lambda path: path.stem)
def test_the_boards_of_scenarios_are_drawn_with_the_same_borders_and_tags(path: Path) -> None:
    board = board_of(read_scenario(path), path)
    model = fitted_map(board)
    drawn = build_board(model)
    assert (drawn.ids, drawn.names, drawn.terrain, drawn.symbols) == (
        board.ids, board.names, board.terrain, board.symbols,
    )  # fmt: skip
    assert drawn.neighbours == board.neighbours
    assert model.links or model.blocks or drawn.edge == board.edge


def test_borders_no_flat_map_can_have_become_links() -> None:
    names = "ABCDE"
    rows = [
        f'{one} = "hill, {"edge, " if one == "A" else ""}borders {" and ".join(set(names) - {one})}"' for one in names
    ]
    board = written("\n".join(rows))
    model = fitted_map(board)
    assert model.links
    assert build_board(model).neighbours == board.neighbours


def test_the_same_board_is_always_drawn_alike() -> None:
    board = written('Mill = "farmland, edge, borders Hill"\nHill = "hill, borders Mill"')
    assert fitted_map(board) == fitted_map(board)


def test_a_board_with_more_regions_than_any_map_that_ships_is_drawn_all_the_same() -> None:
    rows = [f'Land{n} = "hill, edge{f", borders Land{n + 1}" if n < 69 else ""}"' for n in range(70)]
    board = written("\n".join(rows))
    drawn = build_board(fitted_map(board))
    assert drawn.names == board.names
    assert drawn.neighbours == board.neighbours
