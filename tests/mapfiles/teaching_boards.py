"""The five teaching maps: a few plain rectangles each, so that a rule can be shown without looking for it."""

import re

from core.model.map_model import Frame, Game, Ignored, MapModel
from core.model.region import Part, Region
from core.model.values import GRID, Point, RegionId, Ring, SymbolId, TerrainId

SMALL_ON_PURPOSE = "A teaching map has only the regions its lesson needs."

Row = tuple[str, str, tuple[int, int, int, int], tuple[str, ...]]
"""Name, terrain, rectangle (left, top, right, bottom) in board units, symbols."""

SIX: tuple[Row, ...] = (
    ("Barley Field", "farmland", (0, 0, 180, 200), ()),
    ("Oak Wood", "forest", (180, 0, 420, 200), ("magic",)),
    ("Round Hill", "hill", (420, 0, 600, 200), ("cavern",)),
    ("Reed Swamp", "swamp", (0, 200, 260, 400), ("lost-tribe",)),
    ("Grey Peak", "mountain", (260, 200, 500, 400), ("mine",)),
    ("Little Sea", "sea", (500, 200, 600, 400), ()),
)

# The Inner Cove lies off the edge but on a sea that touches it; the Lake Meadow has only an inland lake.
COAST: tuple[Row, ...] = (
    ("North Farm", "farmland", (0, 0, 270, 150), ("lost-tribe",)),
    ("North Wood", "forest", (270, 0, 700, 150), ("magic",)),
    ("West Bay", "sea", (0, 150, 180, 350), ()),
    ("Inner Cove", "forest", (180, 150, 320, 350), ()),
    ("Still Lake", "lake", (320, 150, 440, 350), ()),
    ("Lake Meadow", "farmland", (440, 150, 560, 350), ("lost-tribe",)),
    ("East Peak", "mountain", (560, 150, 700, 350), ("mine",)),
    ("South Hill", "hill", (0, 350, 230, 500), ("cavern",)),
    ("South Swamp", "swamp", (230, 350, 700, 500), ("cavern",)),
)

CAVE: tuple[Row, ...] = (
    ("Mud Pool", "mud", (0, 0, 300, 170), ()),
    ("Upper River", "river", (300, 0, 370, 260), ()),
    ("Crystal Hall", "crystal", (370, 0, 700, 220), ()),
    ("Old Mine", "mine", (0, 170, 140, 340), ()),
    ("Great Abyss", "abyss", (140, 170, 300, 340), ("volcano",)),
    ("Black Tusk", "black-mountain", (370, 220, 700, 360), ()),
    ("Glow Caps", "mushroom-forest", (0, 340, 300, 500), ()),
    ("Lower River", "river", (300, 260, 370, 500), ()),
    ("Monster Den", "mud", (370, 360, 700, 500), ("monster",)),
)

RIVER: tuple[Row, ...] = (
    ("Port Farm", "farmland", (0, 0, 200, 220), ("harbour",)),
    ("Shipyard Wood", "forest", (200, 0, 420, 220), ("shipyard",)),
    ("Port Hill", "hill", (420, 0, 700, 220), ("harbour",)),
    ("Upper Reach", "river", (0, 220, 230, 290), ()),
    ("Pirate Reach", "river", (230, 220, 470, 290), ("pirates",)),
    ("River Mouth", "river", (470, 220, 700, 290), ()),
    ("Port Swamp", "swamp", (0, 290, 300, 500), ("harbour",)),
    ("Temple Peak", "mountain", (300, 290, 520, 500), ("seers-temple",)),
    ("Far Meadow", "farmland", (520, 290, 700, 500), ("lost-tribe",)),
)

RING: tuple[Row, ...] = (
    ("North Farm", "farmland", (0, 0, 260, 150), ("magic",)),
    ("North Peak", "mountain", (260, 0, 500, 150), ("mine",)),
    ("East Wood", "forest", (500, 0, 700, 350), ("cavern",)),
    ("Middle Hill", "hill", (200, 150, 500, 350), ("mine", "lost-tribe")),
    ("West Swamp", "swamp", (0, 150, 200, 500), ("cavern",)),
    ("South Farm", "farmland", (200, 350, 460, 500), ("lost-tribe",)),
    ("South Wood", "forest", (460, 350, 700, 500), ("magic",)),
)


def teaching_boards() -> dict[str, MapModel]:
    """Every teaching map by the name of its file."""
    return {
        "teach-six": _board("Six Neighbours", Game.BASE, SIX),
        "teach-coast": _board("Coast and Lake", Game.BASE, COAST),
        "teach-cave": _board("Cave and Abyss", Game.UNDERGROUND, CAVE),
        "teach-river": _board("Harbours and Pirates", Game.RIVER, RIVER),
        "teach-ring": _board("The Ring", Game.BASE, RING),
    }


def _board(title: str, game: Game, rows: tuple[Row, ...]) -> MapModel:
    width, height = max(row[2][2] for row in rows), max(row[2][3] for row in rows)
    corners = {corner for row in rows for corner in _corners(row[2])}
    return MapModel(
        title=title,
        author="Realmwright",
        games=(game,),
        players=2,
        rounds=10,
        frame=Frame(width * GRID, height * GRID, width / 2, height / 2),
        regions=tuple(_region(row, corners) for row in rows),
        # No River World board is recorded, so nothing says how many regions one should have.
        ignored=() if game is Game.RIVER else (Ignored(f"region-count:{game.value}", SMALL_ON_PURPOSE),),
    )


def _region(row: Row, corners: set[Point]) -> Region:
    name, terrain, rectangle, symbols = row
    return Region(
        id=RegionId(re.sub(r"[^a-z]+", "-", name.lower())),
        name=name,
        outline=(Part(_with_corners_of_neighbours(_corners(rectangle), corners)),),
        terrain=TerrainId(terrain),
        symbols=tuple(SymbolId(symbol) for symbol in symbols),
    )


def _corners(rectangle: tuple[int, int, int, int]) -> Ring:
    left, top, right, bottom = (side * GRID for side in rectangle)
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def _with_corners_of_neighbours(ring: Ring, corners: set[Point]) -> Ring:
    """The ring with every corner that touches one of its sides, so that neighbours share all their vertices."""
    points: list[Point] = []
    for (x, y), (end_x, end_y) in zip(ring, ring[1:] + ring[:1], strict=True):
        between = [
            (cx, cy)
            for cx, cy in corners
            if (cx == x == end_x and min(y, end_y) < cy < max(y, end_y))
            or (cy == y == end_y and min(x, end_x) < cx < max(x, end_x))
        ]
        points += [(x, y), *sorted(between, reverse=(end_x, end_y) < (x, y))]
    return tuple(points)
