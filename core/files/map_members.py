"""The words of the map file: every key this version knows, level by level. Whatever else is there is kept as it is.

`bbox` counts as known and is dropped: it is worked out from the shapes, so after an edit it would lie.
"""

from core.files.migrations import OWN_MEMBER

FORMAT = "realmwright-map"

FILE_KEYS = ("type", OWN_MEMBER, "features", "bbox")
OWN_KEYS = (
    *("format", "version", "title", "author", "games", "players", "rounds"),
    *("board", "adjacency", "links", "blocks", "background", "ignored", "terrains"),
)
BOARD_KEYS = ("width", "height", "width_mm", "height_mm")
ADJACENCY_KEYS = ("gap", "min_border", "short_border", "edge")
LINK_KEYS = ("a", "b", "kind", "one_way", "note")
BLOCK_KEYS = ("a", "b", "note")
BACKGROUND_KEYS = ("path", "width_px", "height_px", "sha256", "x", "y", "scale", "opacity", "visible")
IGNORED_KEYS = ("key", "reason")
TERRAIN_KEYS = ("name", "colour")
FEATURE_KEYS = ("type", "id", "properties", "geometry", "bbox")
PROPERTY_KEYS = ("name", "terrain", "symbols", "custom")
GEOMETRY_KEYS = ("type", "coordinates", "bbox")
