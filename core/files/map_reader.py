"""Checked JSON to a map: the map's own member and the regions. Shapes are read in outline_json.

Reading either succeeds or raises UnusableFileError with the place; what a designer can mend is not refused here but
found by the checks.
"""

import re
from typing import TypeVar

from core.files import map_members as known
from core.files.json_places import COORDINATE_LIMIT, JsonValue, quoted
from core.files.migrations import CURRENT_VERSION, OWN_MEMBER, migrated
from core.files.outline_json import outline_from
from core.model.map_model import (
    AdjacencySettings,
    Background,
    Block,
    Frame,
    Game,
    Ignored,
    Link,
    LinkKind,
    MapModel,
    OwnTerrain,
)
from core.model.region import Region
from core.model.values import GRID, RegionId, SymbolId, TerrainId

_SHA256 = re.compile(r"([0-9a-f]{64})?")
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")
_ABSOLUTE_PATH = re.compile(r"[/\\]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]+://")

_Choice = TypeVar("_Choice", Game, LinkKind)


def map_from(document: JsonValue) -> MapModel:
    """The map in a parsed file of any version up to this one."""
    version = _version_of(document)
    document = JsonValue(migrated(document.object(), version), document.path)
    own = document.needed(OWN_MEMBER)
    frame = _frame(own.needed("board"))
    background = own.member("background")
    adjacency = own.member("adjacency")
    games = own.member("games")
    players, rounds = own.member("players"), own.member("rounds")
    return MapModel(
        title=_text(own, "title"),
        author=_text(own, "author"),
        games=(Game.BASE,) if games is None else tuple(_choice(game, Game) for game in games.items()),
        players=None if players is None else players.whole(1, 99),
        rounds=None if rounds is None else rounds.whole(1, 999),
        frame=frame,
        adjacency=AdjacencySettings() if adjacency is None else _adjacency(adjacency),
        regions=_regions(document.needed("features"), frame.height),
        links=tuple(_link(link) for link in _list(own, "links")),
        blocks=tuple(_block(block) for block in _list(own, "blocks")),
        background=None if background is None else _background(background, frame.height),
        ignored=tuple(_ignored(entry) for entry in _list(own, "ignored")),
        terrains=_terrains(own),
        extra=own.rest(known.OWN_KEYS),
        file_extra=document.rest(known.FILE_KEYS),
    )


def _version_of(document: JsonValue) -> int:
    own = document.member(OWN_MEMBER)
    if own is None or document.needed("type").text() != "FeatureCollection":
        raise document.wrong("is not a Realmwright map; bring other drawings in with `realmwright import`")
    if own.needed("format").text() != known.FORMAT:
        raise own.needed("format").wrong(f"must be {known.FORMAT!r}; this is not a Realmwright map")
    version = own.needed("version")
    if type(version.value) is int and version.value > CURRENT_VERSION:
        raise version.wrong(
            f"was written by a newer version of Realmwright (this one reads map files up to version {CURRENT_VERSION})"
        )
    return version.whole(1, CURRENT_VERSION)


def _frame(board: JsonValue) -> Frame:
    width_mm, height_mm = board.member("width_mm"), board.member("height_mm")
    return Frame(
        width=board.needed("width").steps(1),
        height=board.needed("height").steps(1),
        width_mm=None if width_mm is None else width_mm.number(0.001, COORDINATE_LIMIT),
        height_mm=None if height_mm is None else height_mm.number(0.001, COORDINATE_LIMIT),
        extra=board.rest(known.BOARD_KEYS),
    )


def _adjacency(settings: JsonValue) -> AdjacencySettings:
    given = {key: settings.member(key) for key in known.ADJACENCY_KEYS}
    steps = {key: value.steps(0) for key, value in given.items() if value is not None}
    return AdjacencySettings(**steps, extra=settings.rest(known.ADJACENCY_KEYS))


def _link(link: JsonValue) -> Link:
    kind, one_way = link.member("kind"), link.member("one_way")
    return Link(
        a=RegionId(link.needed("a").text()),
        b=RegionId(link.needed("b").text()),
        kind=LinkKind.BRIDGE if kind is None else _choice(kind, LinkKind),
        one_way=one_way is not None and one_way.flag(),
        note=_text(link, "note"),
        extra=link.rest(known.LINK_KEYS),
    )


def _block(block: JsonValue) -> Block:
    return Block(
        a=RegionId(block.needed("a").text()),
        b=RegionId(block.needed("b").text()),
        note=_text(block, "note"),
        extra=block.rest(known.BLOCK_KEYS),
    )


def _background(picture: JsonValue, height: int) -> Background:
    sha256, opacity, visible = picture.member("sha256"), picture.member("opacity"), picture.member("visible")
    x, y, scale = picture.member("x"), picture.member("y"), picture.member("scale")
    if sha256 is not None and not _SHA256.fullmatch(sha256.text()):
        raise sha256.wrong("must be 64 hexadecimal digits in lower case, or empty")
    return Background(
        path=_relative_path(picture.needed("path")),
        width_px=picture.needed("width_px").whole(1, COORDINATE_LIMIT),
        height_px=picture.needed("height_px").whole(1, COORDINATE_LIMIT),
        sha256="" if sha256 is None else sha256.text(),
        x=0 if x is None else x.steps(),
        y=0 if y is None else height - y.steps(),
        scale=GRID if scale is None else grid_scale(scale.number(1e-6, COORDINATE_LIMIT)),
        opacity=1.0 if opacity is None else opacity.number(0, 1),
        visible=visible is None or visible.flag(),
        extra=picture.rest(known.BACKGROUND_KEYS),
    )


def grid_scale(units_per_pixel: float) -> float:
    """Grid steps per pixel; twelve digits survive the way to the file and back."""
    return float(f"{units_per_pixel * GRID:.12g}")


def _relative_path(value: JsonValue) -> str:
    path = value.text()
    if not path.strip() or "\0" in path:
        raise value.wrong("must name a picture")
    if _ABSOLUTE_PATH.match(path):
        raise value.wrong("must be relative to the map's own folder")
    return path


def _ignored(entry: JsonValue) -> Ignored:
    return Ignored(entry.needed("key").text(), _text(entry, "reason"), entry.rest(known.IGNORED_KEYS))


def _terrains(own: JsonValue) -> tuple[OwnTerrain, ...]:
    found: dict[str, OwnTerrain] = {}
    for entry in _list(own, "terrains"):
        name, colour = entry.needed("name"), entry.needed("colour")
        if not name.text().strip() or name.text() in found:
            raise name.wrong("must be a name, and not that of another terrain of this map")
        if not _COLOUR.fullmatch(colour.text()):
            raise colour.wrong("must be a colour such as #C9A0DC")
        found[name.text()] = OwnTerrain(name.text(), colour.text(), entry.rest(known.TERRAIN_KEYS))
    return tuple(found.values())


def _regions(features: JsonValue, height: int) -> tuple[Region, ...]:
    regions = []
    place_of: dict[str, str] = {}
    for feature in features.items():
        region = _region(feature, height)
        if region.id in place_of:
            raise feature.needed("id").wrong(f"{quoted(region.id)} is already the id of {place_of[region.id]}")
        place_of[region.id] = feature.place
        regions.append(region)
    return tuple(regions)


def _region(feature: JsonValue, height: int) -> Region:
    if feature.needed("type").text() != "Feature":
        raise feature.needed("type").wrong("must be 'Feature'")
    region_id = feature.needed("id")
    if not region_id.text().strip():
        raise region_id.wrong("must not be blank")
    properties = feature.member("properties") or JsonValue({}, feature.path, f"{feature.place}.properties")
    geometry = feature.needed("geometry")
    return Region(
        id=RegionId(region_id.text()),
        name=_text(properties, "name"),
        outline=outline_from(geometry, height),
        terrain=TerrainId(terrain) if (terrain := _text(properties, "terrain")) else None,
        symbols=tuple(SymbolId(symbol.text()) for symbol in _list(properties, "symbols")),
        custom=tuple(tag.text() for tag in _list(properties, "custom")),
        extra=properties.rest(known.PROPERTY_KEYS),
        feature_extra=feature.rest(known.FEATURE_KEYS),
        geometry_extra=geometry.rest(known.GEOMETRY_KEYS),
    )


def _text(holder: JsonValue, key: str) -> str:
    value = holder.member(key)
    return "" if value is None else value.text()


def _list(holder: JsonValue, key: str) -> list[JsonValue]:
    value = holder.member(key)
    return [] if value is None else value.items()


def _choice(value: JsonValue, choices: type[_Choice]) -> _Choice:
    try:
        return choices(value.text())
    except ValueError as error:
        names = ", ".join(choices)
        raise value.wrong(f"{quoted(value.text())} is not known here (one of: {names})") from error
