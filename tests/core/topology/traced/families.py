"""The set of traced maps: families of recipes, each hard in its own way, and the seeds they are made with."""

from functools import partial

from tests.core.topology.traced.cell_rasters import (
    brick_cells,
    coast_cells,
    grid_cells,
    hexagon_cells,
    natural_cells,
    oblique_cells,
    shifted_cells,
    wheel_cells,
)
from tests.core.topology.traced.features import (
    with_bare_shores,
    with_boxes,
    with_islands,
    with_ridges,
    with_rivers,
    with_tiny_regions,
)
from tests.core.topology.traced.traced_maps import Hand, Recipe

JAGGED = partial(natural_cells, strength=1.7)
MIXED = (1, 1, 2, 3, 3, 4, 5, 6, 7)

RECIPES: tuple[Recipe, ...] = (
    Recipe(family="thin lines", cells=natural_cells, lines=(1,)),
    Recipe(family="thin lines", cells=natural_cells, lines=(1,), hand=Hand.EVERY_PIXEL),
    Recipe(family="thin lines", cells=JAGGED, lines=(2,), hand=Hand.SIMPLIFIED, tolerance=0.5),
    Recipe(family="thin lines", cells=natural_cells, lines=(1,), hand=Hand.CARELESS, tolerance=2.0),
    Recipe(family="thick lines", cells=JAGGED, lines=(5,), hand=Hand.SIMPLIFIED, tolerance=1.0),
    Recipe(family="thick lines", cells=natural_cells, lines=(7,)),
    Recipe(family="thick lines", cells=natural_cells, lines=(7,), hand=Hand.CARELESS, tolerance=2.0),
    Recipe(family="mixed lines", cells=natural_cells, lines=MIXED),
    Recipe(family="mixed lines", cells=JAGGED, lines=MIXED, hand=Hand.CARELESS, tolerance=1.5),
    Recipe(family="mixed lines", cells=natural_cells, lines=MIXED, hand=Hand.CLICKED, tolerance=1.2, roads=(2, 4)),
    Recipe(family="four corners", cells=grid_cells, lines=(3,)),
    Recipe(family="four corners", cells=partial(grid_cells, strength=0.8), lines=(1,), hand=Hand.EVERY_PIXEL),
    Recipe(
        family="four corners",
        cells=partial(grid_cells, strength=0.8),
        lines=(5,),
        hand=Hand.CARELESS,
        tolerance=2.0,
    ),
    Recipe(family="four corners", cells=partial(grid_cells, strength=0.5), lines=MIXED),
    Recipe(family="slanting corners", cells=oblique_cells, lines=(1,), hand=Hand.SIMPLIFIED, tolerance=1.0),
    Recipe(family="slanting corners", cells=partial(oblique_cells, slant=1.0), lines=(4,)),
    Recipe(
        family="slanting corners",
        cells=partial(oblique_cells, slant=-0.7),
        lines=(7,),
        hand=Hand.CLICKED,
        tolerance=1.0,
    ),
    Recipe(family="shifted corners", cells=partial(shifted_cells, shifts=(0, 1, 2)), lines=(1,)),
    Recipe(family="shifted corners", cells=partial(shifted_cells, shifts=(0, 1, 2, 12, 16, 24)), lines=(3,)),
    Recipe(
        family="shifted corners",
        cells=partial(shifted_cells, shifts=(0, 2, 5, 12, 18)),
        lines=(2, 6),
        hand=Hand.CLICKED,
        tolerance=1.0,
    ),
    Recipe(family="wheels", cells=wheel_cells, lines=(3,), hand=Hand.SIMPLIFIED, tolerance=1.0),
    Recipe(family="wheels", cells=partial(wheel_cells, sectors=7, twist=0.02), lines=(6,)),
    Recipe(family="bricks and hexagons", cells=brick_cells, lines=(2,), hand=Hand.SIMPLIFIED, tolerance=1.5),
    Recipe(family="bricks and hexagons", cells=partial(brick_cells, strength=0.0), lines=(5,)),
    Recipe(family="bricks and hexagons", cells=hexagon_cells, lines=(1, 3), hand=Hand.CLICKED, tolerance=1.0),
    Recipe(family="rivers", cells=natural_cells, lines=(1,), features=(with_rivers,)),
    Recipe(
        family="rivers",
        cells=natural_cells,
        lines=(1,),
        features=(partial(with_rivers, widths=(3, 4, 5)),),
        hand=Hand.SIMPLIFIED,
        tolerance=0.5,
    ),
    Recipe(
        family="rivers",
        cells=natural_cells,
        lines=(2,),
        features=(partial(with_rivers, widths=(6, 7, 8)),),
        hand=Hand.CLICKED,
        tolerance=1.0,
    ),
    Recipe(family="rivers", cells=natural_cells, lines=(1, 2, 8), roads=(1, 2, 3, 4)),
    Recipe(family="coasts", cells=coast_cells, lines=(1,)),
    Recipe(family="coasts", cells=coast_cells, lines=(3,), hand=Hand.SIMPLIFIED, tolerance=1.0, scattered=6),
    Recipe(family="seas without holes", cells=coast_cells, lines=(1,), has_holes=False),
    Recipe(
        family="seas without holes",
        cells=partial(coast_cells, land=45, seas=3, level=0.15),
        lines=(2, 3),
        features=(with_islands,),
        has_holes=False,
        hand=Hand.SIMPLIFIED,
        tolerance=1.0,
    ),
    Recipe(
        family="seas without holes",
        cells=partial(coast_cells, land=45, seas=2, level=0.1),
        lines=(4,),
        has_holes=False,
        hand=Hand.CLICKED,
        tolerance=1.0,
    ),
    Recipe(family="islands", cells=partial(natural_cells, count=16), lines=(2,), features=(with_islands,)),
    Recipe(
        family="islands",
        cells=partial(natural_cells, count=16),
        lines=(5,),
        features=(with_islands,),
        has_holes=False,
    ),
    Recipe(
        family="ridges",
        cells=natural_cells,
        lines=(1, 2),
        features=(partial(with_ridges, widths=(12, 13, 15, 18) * 3),),
    ),
    Recipe(
        family="ridges",
        cells=natural_cells,
        lines=(3,),
        features=(partial(with_ridges, widths=(12, 14, 16, 18) * 2),),
        hand=Hand.SIMPLIFIED,
        tolerance=1.5,
    ),
    Recipe(family="inset frames", cells=natural_cells, lines=(2,), inset=(2, 4, 7, 12), scattered=5),
    Recipe(
        family="inset frames",
        cells=partial(grid_cells, strength=0.6),
        lines=(4,),
        inset=(12, 12, 12, 12),
        hand=Hand.SIMPLIFIED,
        tolerance=1.0,
    ),
    Recipe(family="tiny regions", cells=natural_cells, lines=(1,), features=(with_tiny_regions,)),
    Recipe(
        family="tiny regions",
        cells=natural_cells,
        lines=(3,),
        features=(with_tiny_regions,),
        hand=Hand.SIMPLIFIED,
        tolerance=0.7,
    ),
    Recipe(family="tiny regions", cells=partial(natural_cells, count=300), lines=(2,)),
    Recipe(family="scans", cells=JAGGED, lines=(1, 2), threshold=0.35, names=40),
    Recipe(
        family="scans", cells=natural_cells, lines=(3,), threshold=0.6, names=40, hand=Hand.SIMPLIFIED, tolerance=1.0
    ),
    Recipe(
        family="scans",
        cells=coast_cells,
        lines=(2, 4),
        threshold=0.5,
        names=30,
        scattered=4,
        hand=Hand.CARELESS,
        tolerance=1.5,
    ),
    Recipe(family="wide gaps", cells=natural_cells, lines=(9,)),
    Recipe(
        family="wide gaps", cells=partial(grid_cells, strength=0.7), lines=(8,), hand=Hand.SIMPLIFIED, tolerance=1.0
    ),
    Recipe(family="wide gaps", cells=JAGGED, lines=(3, 6, 9), hand=Hand.CLICKED, tolerance=1.5),
    Recipe(family="overlaps", cells=natural_cells, lines=(1,), hand=Hand.SIMPLIFIED, tolerance=0.7, swell=1.5),
    Recipe(
        family="overlaps",
        cells=partial(grid_cells, strength=0.6),
        lines=(1,),
        hand=Hand.SIMPLIFIED,
        tolerance=1.0,
        swell=2.0,
    ),
    Recipe(family="overlaps", cells=coast_cells, lines=(3,), hand=Hand.CLICKED, tolerance=1.0, swell=2.5),
    Recipe(family="rough hands", cells=natural_cells, lines=(2, 4), hand=Hand.CLICKED, tolerance=2.5, wobble=1.0),
    Recipe(
        family="rough hands",
        cells=coast_cells,
        lines=(3,),
        hand=Hand.CLICKED,
        tolerance=2.0,
        wobble=1.3,
        has_holes=False,
    ),
    Recipe(
        family="rough hands",
        cells=natural_cells,
        lines=(1,),
        features=(partial(with_rivers, widths=(5, 6, 7)),),
        hand=Hand.CLICKED,
        tolerance=1.5,
        wobble=0.8,
    ),
    Recipe(
        family="inset frames",
        cells=JAGGED,
        lines=(3,),
        features=(with_boxes,),
        inset=(4, 4, 4, 4),
        hand=Hand.SIMPLIFIED,
        tolerance=1.0,
    ),
    Recipe(
        family="tiny regions", cells=partial(natural_cells, count=300), lines=(4,), hand=Hand.SIMPLIFIED, tolerance=1.0
    ),
)

# With half the line's width on top, the ground stops 0 to 5 pixels before the picture does.
EDGE_RECIPES: tuple[Recipe, ...] = (
    Recipe(family="edges", cells=natural_cells, lines=(1,)),
    Recipe(family="edges", cells=natural_cells, lines=(3,), inset=(1, 1, 1, 1), hand=Hand.SIMPLIFIED, tolerance=0.5),
    Recipe(family="edges", cells=grid_cells, lines=(2,), inset=(2, 3, 4, 4)),
    Recipe(family="edges", cells=natural_cells, lines=(1,), inset=(0, 1, 3, 3), hand=Hand.SIMPLIFIED, tolerance=1.0),
    Recipe(family="edges", cells=coast_cells, lines=(1,), inset=(5, 4, 4, 5)),
    Recipe(family="edges", cells=hexagon_cells, lines=(2,), inset=(3, 3, 3, 3), hand=Hand.CLICKED, tolerance=1.0),
    Recipe(family="edges", cells=partial(natural_cells, count=90), lines=(2,), features=(with_bare_shores,)),
    Recipe(
        family="edges",
        cells=partial(natural_cells, count=90),
        lines=(1,),
        features=(with_bare_shores,),
        inset=(3, 3, 3, 3),
        hand=Hand.SIMPLIFIED,
        tolerance=1.0,
    ),
)


def numbered(recipes: tuple[Recipe, ...], repeats: int = 1) -> list[tuple[Recipe, int]]:
    """Every recipe with its seed, which counts within the family; `repeats` gives further maps of each recipe."""
    seen: dict[str, int] = {}
    result = []
    for recipe in recipes * repeats:
        seed = seen[recipe.family] = seen.get(recipe.family, 0) + 1
        result.append((recipe, seed))
    return result
