"""The soft shadow around the board: painted once, then laid around boards of any size piece by piece."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

SOFT = 20
"""How far the shadow reaches, in pixels."""
_DOWN = 4
"""It lies a little lower than the board."""
_DEEPEST = 0.22
"""How dark it is at the board, about."""
_CORE = 8
"""Pixels of a corner piece that lie under the board."""
_SIDE = SOFT + _DOWN + _CORE


@lru_cache(maxsize=4)
def _shadow(colour: str) -> QPixmap:
    """The shadow of a small board; its corners and the strips between them fit any other."""
    size = 2 * _SIDE + 2
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    shade = QColor(colour)
    board = QRectF(_SIDE - _CORE, _SIDE - _CORE, 2 * _CORE + 2, 2 * _CORE + 2)
    for ring in range(SOFT, 0, -1):
        # The nearer to the board, the more each ring adds: the shadow has no edge of its own.
        shade.setAlphaF(_DEEPEST * 2 / SOFT * (1 - ring / SOFT))
        painter.setBrush(shade)
        painter.drawRoundedRect(board.adjusted(-ring, -ring + _DOWN, ring, ring + _DOWN), ring, ring)
    painter.end()
    return pixmap


def paint_shadow(painter: QPainter, board: QRectF, colour: str) -> None:
    """The shadow of a board that covers its middle."""
    pixmap = _shadow(colour)
    far = _SIDE - _CORE
    xs = (board.left() - far, board.left() + _CORE, board.right() - _CORE, board.right() + far)
    ys = (board.top() - far, board.top() + _CORE, board.bottom() - _CORE, board.bottom() + far)
    cuts = (0, _SIDE, _SIDE + 2, 2 * _SIDE + 2)
    for row in range(3):
        for column in range(3):
            if (row, column) != (1, 1):
                target = QRectF(QPointF(xs[column], ys[row]), QPointF(xs[column + 1], ys[row + 1]))
                source = QRectF(QPointF(cuts[column], cuts[row]), QPointF(cuts[column + 1], cuts[row + 1]))
                painter.drawPixmap(target, pixmap, source)
