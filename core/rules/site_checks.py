"""Troops and pieces set up by hand where none of their kind can be: in abysses, off their site, beside monsters.

Which terrain or symbol a piece lies on is data (clauses/sites.toml).
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from core.rules.view import View

Finding = tuple[str, str, str]
"""What is wrong, the clause against it, and the word in the set-up it is about."""
ABYSS, MONSTER = "abyss", "monster"
CLOSED, FOUND = "underground:abyss.impassable", "underground:monster.conquest-draws-tile"


@cache
def _sites() -> dict[str, Mapping[str, str]]:
    return tomllib.loads((files("core.rules") / "clauses" / "sites.toml").read_text(encoding="utf-8"))


def out_of_site(view: View) -> Iterator[Finding]:
    """Every region with something that cannot be there."""
    for region in range(len(view.board)):
        yield from _in_an_abyss(view, region)
        yield from _unfit_pieces(view, region)
        yield from _beside_monsters(view, region)


def _in_an_abyss(view: View, region: int) -> Iterator[Finding]:
    """Nothing enters one but what a symbol there is meant for."""
    ground, name = view.ground(region), view.board.names[region]
    if view.terrain(region) != ABYSS or CLOSED in view.rules.without:
        return
    pieces = [piece for piece, _ in ground.pieces if "symbol" not in _sites().get(piece, {})]
    for each in (*([ground.race] if ground.race else []), *pieces):
        yield f"{each.rpartition('.')[2]} cannot be in {name}", CLOSED, name


def _unfit_pieces(view: View, region: int) -> Iterator[Finding]:
    name, terrain, symbols = view.board.names[region], view.terrain(region), view.board.symbols[region]
    for piece, _ in view.ground(region).pieces:
        site = _sites().get(piece, {})
        wanted = site.get("terrain") or site.get("symbol")
        if wanted and wanted != terrain and wanted not in symbols and site["clause"] not in view.rules.without:
            lacking = wanted if "terrain" in site else f"{wanted} symbol"
            yield f"{piece} cannot lie in {name}: there is no {lacking}", site["clause"], name


def _beside_monsters(view: View, region: int) -> Iterator[Finding]:
    """A tile lies open only where its monsters have been driven out."""
    if FOUND in view.rules.without or not view.pieces(region, MONSTER):
        return
    for piece, _ in view.ground(region).pieces:
        if piece in view.rules.tiles:
            name = view.board.names[region]
            yield f"{piece.rpartition('.')[2]} cannot lie beside monsters in {name}", FOUND, name
