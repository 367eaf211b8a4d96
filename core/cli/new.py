"""`realmwright new`: a generated map that passes the checks."""

from pathlib import Path
from typing import Annotated

import typer

from core.cli.output import out
from core.model.map_model import Game
from core.model.problems import RealmwrightError

Target = Annotated[Path, typer.Option("-o", "--output", metavar="MAP", help="The map file to write.")]
Regions = Annotated[
    int | None, typer.Option(help="How many regions.", show_default="as many as the printed board for the players")
]
Players = Annotated[int, typer.Option(help="For how many players.")]
GameOption = Annotated[Game, typer.Option(help="The game whose terrains and symbols are used.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same map.")]


def new(
    output: Target, regions: Regions = None, players: Players = 3, game: GameOption = Game.BASE, seed: Seed = 1
) -> int:
    """Generate a map with natural borders, terrain and symbols in the printed proportions."""
    from core.files.map_file import write_map
    from core.generator.composition import usual_regions
    from core.generator.generate import generate_map

    try:
        count = usual_regions(game, players) if regions is None else regions
        model = generate_map(game=game, regions=count, players=players, seed=seed)
    except ValueError as unsuitable:
        sentence = str(unsuitable)
        raise RealmwrightError(f"new: {sentence[:1].lower()}{sentence[1:]}") from unsuitable
    write_map(output, model)
    out(f"wrote {output}: {len(model.regions)} regions for {players} players, seed {seed}")
    return 0
