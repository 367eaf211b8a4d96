"""Short texts in rounded frames over the board, and where they stand: clear of names, symbols and each other."""

from collections.abc import Iterable, Iterator, Sequence
from math import atan2, cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPainterPath, QPen

from core.model.values import Point, to_units
from core.picture.label_blocks import NODE
from core.picture.palette import Theme
from core.picture.shapes import Disc, Label, LayerName, Spot
from core.picture.text_extent import text_width
from editor.canvas.board_scene import BoardScene, Entry
from editor.canvas.text_size import px, small
from editor.canvas.view_port import ViewPort

_HIGH = 18.0
_SIDES = 14.0
"""Pixels of the frame beside the words, both sides together."""
_AWAY = (16.0, 28.0, 40.0)
"""Pixels from the border to the middle of its pill, the nearest first."""
_HALF_LETTER = 3.2
"""What each letter adds sideways to that."""
_TURNS = tuple(radians(turn) for turn in (0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180))
"""Ways to put a pill, from straight away to straight back."""
_STEPS = (22.0, 44.0, 66.0)
"""Pixels from a spot to others that will do as well."""
_AROUND = tuple(radians(turn) for turn in range(0, 360, 45))
_ROOM = 2.0
"""Pixels that stay free between two pills."""


def _font() -> QFont:
    font = small(QGuiApplication.font(), 11)
    font.setBold(True)
    return font


def pill_box(at: Spot, words: str) -> QRectF:
    """The room a pill takes with its middle on a spot of the view."""
    return _box(at, *_size(words))


def _size(words: str) -> tuple[float, float]:
    return QFontMetricsF(_font()).horizontalAdvance(words) + _SIDES, px(_HIGH)


def _box(at: Spot, wide: float, high: float) -> QRectF:
    return QRectF(at[0] - wide / 2, at[1] - high / 2, wide, high)


def paint_pill(painter: QPainter, at: Spot, words: str, theme: Theme) -> None:
    """A short text in a rounded frame, centred on a spot of the view."""
    box = pill_box(at, words)
    painter.save()
    painter.setFont(_font())
    painter.setPen(QPen(QColor(theme.overlays.selection), 1.4))
    painter.setBrush(QColor(theme.interface.panel))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.setPen(QColor(theme.interface.accent_text))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
    painter.restore()


def label_boxes(scene: BoardScene, entries: Iterable[Entry], port: ViewPort) -> list[QRectF]:
    """The room of names, symbols and counts of neighbours in the view.

    A name turned along a river counts as if it lay level.
    """
    boxes = []
    shows_counts = scene.options.shows(LayerName.GRAPH)
    for entry in entries:
        if shows_counts:
            block = scene.block(entry)
            boxes.append(_seen(block.node, NODE * block.unit, NODE * block.unit, port))
        for shape in scene.label_shapes(entry):
            if isinstance(shape, Label):
                wide = max(map(text_width, shape.lines), default=0.0) * shape.size
                boxes.append(_seen(shape.centre, wide, shape.size * len(shape.lines), port))
            elif isinstance(shape, Disc):
                boxes.append(_seen(shape.centre, 2 * shape.radius, 2 * shape.radius, port))
    return boxes


def _seen(centre: Spot, wide: float, high: float, port: ViewPort) -> QRectF:
    x, y = port.to_view(*centre)
    return QRectF(x - wide * port.zoom / 2, y - high * port.zoom / 2, wide * port.zoom, high * port.zoom)


def free_spot(spots: Iterable[Spot], words: str, taken: Sequence[QRectF]) -> Spot:
    """The first spot where a pill covers nothing, or the one where it covers least.

    Spots may be worked out one by one: while something is dragged this is asked for every frame.
    """
    wide, high = (side + 2 * _ROOM for side in _size(words))
    least: tuple[float, Spot] | None = None
    for spot in spots:
        box = _box(spot, wide, high)
        hidden = [box.intersected(other) for other in taken if box.intersects(other)]
        if not hidden:
            return spot
        covered = sum(each.width() * each.height() for each in hidden)
        if least is None or covered < least[0]:
            least = covered, spot
    assert least is not None, "there is always a spot to begin with"
    return least[1]


def spots_beside(path: QPainterPath, at: Point, words: str, port: ViewPort) -> Iterator[Spot]:
    """Spots for a pill on the far side of a border, far enough away to leave its vertices free, the best first.

    Away from the middle of the region, if that leads out of it; where the border bends in, the next way that does.
    Where no pill lies wholly outside, those whose middle does; where there is none of these either, straight away.
    """
    x, y = port.to_view(to_units(at[0]), to_units(at[1]))
    middle = path.boundingRect().center()
    from_x, from_y = port.to_view(middle.x(), middle.y())
    straight = atan2(y - from_y, x - from_x)
    half = _HALF_LETTER * len(words)
    partly: list[Spot] = []
    has_one = False
    for away in _AWAY:
        for turn in _TURNS:
            spot = x + cos(straight + turn) * (away + half), y + sin(straight + turn) * away
            if path.contains(QPointF(*port.to_board(*spot))):
                continue
            if any(path.contains(_end(spot, side, port)) for side in (-half, half)):
                partly.append(spot)
            else:
                has_one = True
                yield spot
    if not has_one:
        yield from partly or [(x + cos(straight) * (_AWAY[0] + half), y + sin(straight) * _AWAY[0])]


def _end(spot: Spot, away: float, port: ViewPort) -> QPointF:
    """The left or right end of a pill, in board units."""
    return QPointF(*port.to_board(spot[0] + away, spot[1]))


def spots_around(at: Spot) -> list[Spot]:
    """A spot of the view and spots around it, the nearest first."""
    return [at] + [(at[0] + cos(turn) * far, at[1] + sin(turn) * far) for far in _STEPS for turn in _AROUND]
