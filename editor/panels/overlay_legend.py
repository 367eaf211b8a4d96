"""What the signs over the board mean: a row for each sign of the overlays that are shown, painted as on the board."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from core.model.map_model import MapModel
from core.picture.palette import LIGHT, Theme
from core.picture.shapes import Disc, Filled, IconMark, Label, LayerName, Polyline, Shape, Stroke
from editor.canvas.shape_painter import ShapePainter
from editor.panels.panel_parts import Heading
from editor.words import mark, tr

_WIDE, _HIGH = 58, 24
_MIDDLE = (_WIDE / 2, _HIGH / 2)
_LINE = ((3.0, _HIGH / 2), (_WIDE - 3.0, _HIGH / 2))


def _line(colour: str, width: float, theme: Theme, *, dash: tuple[float, float] = (), round_: bool = True) -> Polyline:
    return Polyline(
        _LINE, Stroke(colour, width, dash=dash, is_round=round_), Stroke(theme.board.casing, width + 2.4, 0.85)
    )


def _node(theme: Theme) -> list[Shape]:
    board = theme.board
    return [
        Disc(_MIDDLE, 9.5, board.halo, Stroke(theme.overlays.graph, 2.4)),
        Label("", ("6",), _MIDDLE, 12.0, board.label, board.halo, 0.0),
    ]


def _corner(theme: Theme) -> list[Shape]:
    (x, y), board = _MIDDLE, theme.board
    ink = Stroke(board.label, 1.3)
    arms = [Polyline(((x - 2.4, y - 2.4 * sign), (x + 2.4, y + 2.4 * sign)), ink) for sign in (1, -1)]
    return [
        Polyline(_LINE, Stroke(board.label, 1.6, dash=(0.1, 4)), Stroke(board.halo, 3.6, 0.6)),
        Disc(_MIDDLE, 5.5, board.halo, ink),
        *arms,
    ]


def _link(theme: Theme) -> list[Shape]:
    ink, halo = theme.overlays.link, theme.board.halo
    return [
        _line(ink, 3.0, theme, dash=(8, 5), round_=False),
        Disc(_MIDDLE, 10.0, halo, Stroke(ink, 1.8)),
        IconMark("tool_link", _MIDDLE, 14.0, ink, halo),
    ]


def _entry(theme: Theme) -> list[Shape]:
    x, y = _MIDDLE
    bar = ((3.0, y - 5), (_WIDE - 3.0, y - 5))
    points = ((x - 6.5, y), (x + 6.5, y), (x, y + 9))
    casing = theme.board.casing
    return [
        Polyline(bar, Stroke(theme.overlays.entry, 4.4), Stroke(casing, 6.4, 0.8)),
        Filled(points, theme.overlays.entry, Stroke(casing, 1.4)),
    ]


@dataclass(frozen=True, slots=True)
class Sign:
    """One row: the overlay it belongs to, its words, how it is painted."""

    layer: LayerName
    words: str
    shapes: Callable[[Theme], list[Shape]]


SIGNS = (
    Sign(LayerName.GRAPH, mark("Number of neighbours"), _node),
    Sign(
        LayerName.GRAPH, mark("Border, the wider the longer"), lambda theme: [_line(theme.overlays.graph, 2.6, theme)]
    ),
    Sign(LayerName.GRAPH, mark("Corner touch, no neighbours"), _corner),
    Sign(LayerName.LINKS, mark("Link by hand"), _link),
    Sign(
        LayerName.BLOCKS,
        mark("Block by hand"),
        lambda theme: [_line(theme.overlays.block, 5.4, theme, dash=(4, 4), round_=False)],
    ),
    Sign(LayerName.EDGE, mark("Entry at the edge"), _entry),
    Sign(
        LayerName.EDGE,
        mark("Entry from the sea"),
        lambda theme: [_line(theme.overlays.entry, 2.4, theme, dash=(6, 5), round_=False)],
    ),
    Sign(LayerName.COASTS, mark("Shore between land and water"), lambda theme: [_line(theme.hint.icon, 3.2, theme)]),
    Sign(
        LayerName.COASTS,
        mark("Coast with nothing beyond"),
        lambda theme: [_line(theme.hint.icon, 2.6, theme, dash=(0.1, 5))],
    ),
)


class Sample(QWidget):
    """A sign by itself, on the ground of the dock."""

    def __init__(self, sign: Sign) -> None:
        super().__init__()
        self._sign, self.theme, self._painter = sign, LIGHT, ShapePainter()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(_WIDE, _HIGH)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for shape in self._sign.shapes(self.theme):
            self._painter.paint(painter, shape)


class OverlayLegend(QWidget):
    """There while an overlay is shown that needs explaining; `tell` says which are."""

    def __init__(self) -> None:
        super().__init__()
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        self.samples, self.words = [Sample(sign) for sign in SIGNS], [QLabel(wordWrap=True) for _ in SIGNS]
        for row, (sample, words) in enumerate(zip(self.samples, self.words, strict=True)):
            grid.addWidget(sample, row, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(words, row, 1, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addWidget(Heading(tr("What the signs mean")))
        column.addLayout(grid)
        self.tell_again()

    def tell_again(self) -> None:
        for sign, words in zip(SIGNS, self.words, strict=True):
            words.setText(tr(sign.words))

    def tell(self, shown: frozenset[LayerName], model: MapModel) -> None:
        """These overlays are on the board. Links and blocks are explained where the map has any."""
        has = {LayerName.LINKS: bool(model.links), LayerName.BLOCKS: bool(model.blocks)}
        wanted = [sign.layer in shown and has.get(sign.layer, True) for sign in SIGNS]
        for is_wanted, sample, words in zip(wanted, self.samples, self.words, strict=True):
            sample.setVisible(is_wanted)
            words.setVisible(is_wanted)
        self.setVisible(any(wanted))

    def show_theme(self, theme: Theme) -> None:
        for sample in self.samples:
            sample.theme = theme
            sample.update()
