"""The drawing list: what there is to see, as plain values in board units, without any drawing toolkit.

Every painter (SVG text, the window, PNG, PDF) draws the same Picture. A painter draws the layers from first to last
and the shapes of a layer from first to last.
"""

from dataclasses import dataclass
from enum import StrEnum

from core.picture.palette import Theme

Spot = tuple[float, float]
"""(x, y) in board units, y down."""
Line = tuple[Spot, ...]


LINE_HEIGHT = 1.2
"""From one baseline of a label to the next, in font sizes."""


class LayerName(StrEnum):
    """The layers a picture can have, in the order in which they are drawn."""

    ART = "art"
    TERRAIN = "terrain"
    ICE = "ice"
    GRID = "grid"
    BORDERS = "borders"
    FRAME = "frame"
    COASTS = "coasts"
    EDGE = "edge"
    BLOCKS = "blocks"
    LINKS = "links"
    GRAPH = "graph"
    CHANGED = "changed"
    SYMBOLS = "symbols"
    NAMES = "names"
    IDS = "ids"
    PIECES = "pieces"
    TOKENS = "tokens"


@dataclass(frozen=True, slots=True)
class Stroke:
    colour: str
    width: float
    opacity: float = 1.0
    dash: tuple[float, ...] = ()
    is_round: bool = True
    """Round ends; a striped wall has flat ones."""


@dataclass(frozen=True, slots=True)
class PatternUse:
    """A terrain pattern in one ink; `scale` is board units per pixel of the pattern's drawing."""

    pattern: str
    ink: str
    opacity: float
    scale: float


@dataclass(frozen=True, slots=True)
class Ground:
    """A region's ground: filled rings (even-odd), the pattern over them, then strokes clipped to the inside."""

    key: str
    title: str
    rings: tuple[Line, ...]
    fill: str
    opacity: float
    pattern: PatternUse | None
    shades: tuple[Stroke, ...]


@dataclass(frozen=True, slots=True)
class Polyline:
    """A line, closed or open; the casing, if any, is drawn under it."""

    points: Line
    stroke: Stroke
    casing: Stroke | None = None
    is_closed: bool = False


@dataclass(frozen=True, slots=True)
class Curve:
    """A quadratic curve from start to end, pulled towards the control spot."""

    start: Spot
    control: Spot
    end: Spot
    stroke: Stroke
    casing: Stroke | None = None

    def middle(self) -> Spot:
        """The spot half way along, where the curve crosses its border."""
        (ax, ay), (bx, by), (cx, cy) = self.start, self.control, self.end
        return (ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4


@dataclass(frozen=True, slots=True)
class Filled:
    """A filled polygon: triangles and arrow heads."""

    points: Line
    fill: str
    outline: Stroke | None = None


@dataclass(frozen=True, slots=True)
class Disc:
    centre: Spot
    radius: float
    fill: str
    outline: Stroke | None = None


@dataclass(frozen=True, slots=True)
class IconMark:
    """An icon of the icons folder, centred, in one colour; `knockout` replaces the white in filled icons."""

    icon: str
    centre: Spot
    size: float
    colour: str
    knockout: str


@dataclass(frozen=True, slots=True)
class Label:
    """One or two lines of text, centred on a spot, turned by `angle` degrees; the halo is drawn under them."""

    key: str
    lines: tuple[str, ...]
    centre: Spot
    size: float
    colour: str
    halo: str
    halo_width: float
    halo_opacity: float = 0.78
    is_bold: bool = True
    is_italic: bool = False
    angle: float = 0.0

    def baselines(self) -> tuple[float, ...]:
        """How far below the centre each line's baseline lies."""
        step = self.size * LINE_HEIGHT
        first = 0.35 * self.size - step * (len(self.lines) - 1) / 2
        return tuple(first + step * index for index in range(len(self.lines)))


@dataclass(frozen=True, slots=True)
class ArtImage:
    """Board art behind the regions; the painter loads `path`, which is relative to the map file."""

    path: str
    corner: Spot
    width: float
    height: float
    opacity: float


Shape = Ground | Polyline | Curve | Filled | Disc | IconMark | Label | ArtImage


@dataclass(frozen=True, slots=True)
class Layer:
    name: LayerName
    shapes: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A whole board to paint: its size in board units, its printed size where known, and its layers."""

    title: str
    width: float
    height: float
    mm_per_unit: float | None
    theme: Theme
    layers: tuple[Layer, ...]

    def layer(self, name: LayerName) -> Layer | None:
        return next((layer for layer in self.layers if layer.name is name), None)
