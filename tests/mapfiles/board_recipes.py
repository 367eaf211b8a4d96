"""How the bundled boards were made, so that they can be made again: `python -m tests.mapfiles.board_recipes`.

The seeds were picked by eye among many, for regions of even size, roomy coasts and rivers that wind.
"""

import re
from dataclasses import dataclass, replace

from core.files.bundled import bundled_folder
from core.files.map_file import write_map
from core.generator.composition import printed_board
from core.generator.generate import generate_map
from core.model.map_model import Game, MapModel
from tests.mapfiles.teaching_boards import teaching_boards

AUTHOR = "Realmwright"


@dataclass(frozen=True, slots=True)
class Recipe:
    game: Game
    players: int
    seed: int
    title: str

    @property
    def file_name(self) -> str:
        return f"{self.game.value}-{self.players}-{slug(self.title)}.map.geojson"

    def board(self) -> MapModel:
        regions = printed_board(self.game, self.players)["regions"]
        return replace(generate_map(self.game, regions, self.players, self.seed, self.title), author=AUTHOR)


RECIPES = (
    Recipe(Game.BASE, 2, 11, "Twin Hearths"),
    Recipe(Game.BASE, 3, 15, "The Heron Marches"),
    Recipe(Game.BASE, 4, 13, "Four Winds Vale"),
    Recipe(Game.BASE, 5, 16, "The Crowded Kingdoms"),
    Recipe(Game.UNDERGROUND, 2, 20, "The Lampless Deep"),
    Recipe(Game.UNDERGROUND, 3, 18, "Under Three Roots"),
    Recipe(Game.UNDERGROUND, 4, 13, "The Hollow Halls"),
    Recipe(Game.UNDERGROUND, 5, 17, "Below Five Gates"),
    Recipe(Game.RIVER, 2, 19, "The Ferryman's Quarrel"),
    Recipe(Game.RIVER, 3, 16, "The Long Reach"),
    Recipe(Game.RIVER, 4, 18, "Harbour and Hinterland"),
    Recipe(Game.RIVER, 5, 11, "The Great Meander"),
)


def slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower().replace("'", "")).strip("-")


def write_boards() -> None:
    folder = bundled_folder("mapfiles") / "maps"
    folder.mkdir(exist_ok=True)
    for recipe in RECIPES:
        write_map(folder / recipe.file_name, recipe.board())
    for name, board in teaching_boards().items():
        write_map(folder / f"{name}.map.geojson", board)


if __name__ == "__main__":
    write_boards()
