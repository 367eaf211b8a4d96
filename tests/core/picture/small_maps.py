"""Small maps drawn by hand, shared by the tests of pictures."""

from core.model.map_model import Frame, MapModel
from core.model.region import Part, Region
from core.model.values import RegionId, SymbolId, TerrainId, to_grid


def ring(*points: tuple[float, float]) -> tuple[tuple[int, int], ...]:
    return tuple((to_grid(x), to_grid(y)) for x, y in points)


def box(left: float, top: float, right: float, bottom: float) -> tuple[tuple[int, int], ...]:
    return ring((left, top), (right, top), (right, bottom), (left, bottom))


def region(region_id: str, name: str, outer, terrain: str | None = "farmland", symbols=(), *, holes=()) -> Region:
    return Region(
        RegionId(region_id),
        name,
        (Part(outer, tuple(holes)),),
        None if terrain is None else TerrainId(terrain),
        tuple(SymbolId(symbol) for symbol in symbols),
    )


def map_of(*regions: Region, width: float = 400, height: float = 300, mm: float | None = None, **more) -> MapModel:
    frame = Frame(to_grid(width), to_grid(height), mm, None if mm is None else mm * height / width)
    return MapModel(title="Test <board> & co", regions=regions, frame=frame, **more)


def four_corners(**more) -> MapModel:
    """Two by two: farmland, sea, forest, mountain, filling a board of 400 x 300."""
    return map_of(
        region("nw", "Larkfield", box(0, 0, 200, 150), "farmland", ("mine", "magic")),
        region("ne", "Tern Bay", box(200, 0, 400, 150), "sea"),
        region("sw", "Mosswood", box(0, 150, 200, 300), "forest", ("lost-tribe",)),
        region("se", "Ironcrown", box(200, 150, 400, 300), "mountain"),
        **more,
    )


def with_lake() -> MapModel:
    """One region with a hole, and the lake in the hole."""
    hole = box(150, 100, 250, 200)
    return map_of(
        region("land", "Ringwood", box(0, 0, 400, 300), "forest", holes=(hole[::-1],)),
        region("lake", "Mirrormere", hole, "lake"),
    )
