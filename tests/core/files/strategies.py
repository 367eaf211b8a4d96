"""Generators of maps for the file tests: any shape the model can hold, tidy or not, with foreign data everywhere."""

from hypothesis import strategies as st

from core.geometry.polygons import signed_area2
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
)
from core.model.region import Part, Region

_json_leaf = (
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | st.floats(allow_nan=False, allow_infinity=False)
)
json_values = st.recursive(
    _json_leaf | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
# A key of our own is always short and plain, so these never collide with one.
extras = st.dictionaries(st.text(max_size=4).map(lambda text: "x:" + text), json_values, max_size=2)
ids = st.text(min_size=1, max_size=8).filter(lambda text: text.strip())
twelve_digits = st.integers(1, 10**7).map(lambda n: n / 1000)
steps = st.integers(-200_000, 200_000) | st.integers(-(10**8), 10**8)


def _wound(ring, *, positive):
    """The ring in the model's own direction; a ring without an area has none."""
    area = signed_area2(ring)
    return ring if area == 0 or (area > 0) == positive else (ring[0], *ring[:0:-1])


_points = st.lists(st.tuples(steps, steps), min_size=3, max_size=7).map(tuple)
outer_rings = _points.map(lambda ring: _wound(ring, positive=True))
holes = _points.map(lambda ring: _wound(ring, positive=False))
parts = st.builds(Part, outer_rings, st.lists(holes, max_size=2).map(tuple))

regions = st.builds(
    Region,
    id=ids,
    name=st.text(max_size=8),
    outline=st.lists(parts, min_size=1, max_size=3).map(tuple),
    terrain=st.none() | st.sampled_from(["farmland", "my-own"]),
    symbols=st.lists(st.sampled_from(["mine", "magic"]), max_size=2).map(tuple),
    custom=st.lists(st.text(max_size=4), max_size=2).map(tuple),
    extra=extras,
    feature_extra=extras,
    geometry_extra=extras,
)
frames = st.builds(
    Frame,
    width=st.integers(100, 10**7),
    height=st.integers(100, 10**7),
    width_mm=st.none() | twelve_digits,
    height_mm=st.none() | twelve_digits,
    extra=extras,
)
backgrounds = st.builds(
    Background,
    path=st.sampled_from(["board.png", "art/bräu.jpg", "../x.png"]),
    width_px=st.integers(1, 9999),
    height_px=st.integers(1, 9999),
    sha256=st.sampled_from(["", "0af" * 21 + "9"]),
    x=steps,
    y=steps,
    scale=twelve_digits,
    opacity=st.integers(0, 100).map(lambda n: n / 100),
    visible=st.booleans(),
    extra=extras,
)
settings_ = st.builds(
    AdjacencySettings,
    *[st.integers(0, 10**6)] * 4,
    extra=extras,
)


@st.composite
def maps(draw, max_regions=4):
    unique = st.lists(regions, max_size=max_regions, unique_by=lambda region: region.id).map(tuple)
    counts = st.none() | st.integers(1, 9)
    texts = st.text(max_size=8)
    return MapModel(
        title=draw(texts),
        author=draw(texts),
        games=draw(st.lists(st.sampled_from(Game), max_size=3).map(tuple)),
        players=draw(counts),
        rounds=draw(counts),
        frame=draw(frames),
        adjacency=draw(settings_),
        regions=draw(unique),
        links=draw(
            st.lists(
                st.builds(Link, ids, ids, st.sampled_from(LinkKind), st.booleans(), texts, extra=extras), max_size=2
            ).map(tuple)
        ),
        blocks=draw(st.lists(st.builds(Block, ids, ids, texts, extra=extras), max_size=2).map(tuple)),
        background=draw(st.none() | backgrounds),
        ignored=draw(st.lists(st.builds(Ignored, texts, texts, extra=extras), max_size=2).map(tuple)),
        extra=draw(extras),
        file_extra=draw(extras),
    )
