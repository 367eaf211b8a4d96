"""Paints a Picture with QPainter, for windows, PNG and PDF. Make a new BoardPainter when the picture changes."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from core.picture.shapes import Ground, Label, LayerName, Picture, Polyline
from editor.canvas.label_pixmaps import LabelPixmaps
from editor.canvas.shape_painter import ShapePainter, device_scale, tint


class BoardPainter:
    """Paints one picture, in board units, on whatever the given QPainter is set up for."""

    def __init__(
        self,
        picture: Picture,
        *,
        is_paper: bool = False,
        labels: LabelPixmaps | None = None,
        art_folder: Path | None = None,
    ) -> None:
        """`is_paper`: the device keeps vectors, so patterns are drawn as such. Art is looked for in `art_folder`.

        `labels` keeps the names of a board that is shown again and again.
        """
        self._labels = labels
        self.picture = picture
        self.art_folder = art_folder
        self._shapes = ShapePainter(is_paper=is_paper, art_folder=art_folder)

    def paint(self, painter: QPainter, layers: Iterable[LayerName] | None = None) -> None:
        """Paint the picture, or only the given layers of it."""
        for _ in self.paint_in_steps(painter, layers):
            pass

    def paint_in_steps(self, painter: QPainter, layers: Iterable[LayerName] | None = None) -> Iterator[float]:
        """The same, shape by shape; yields which part is done, so that a window can live on meanwhile."""
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        chosen = None if layers is None else frozenset(layers)
        if chosen is None:
            painter.fillRect(self._board(), QColor(self.picture.theme.board.paper))
        shapes = [
            shape for each in self.picture.layers if chosen is None or each.name in chosen for shape in each.shapes
        ]
        for number, shape in enumerate(shapes, start=1):
            if self._labels is not None and isinstance(shape, Label):
                self._labels.paint(painter, shape, device_scale(painter))
            else:
                self._shapes.paint(painter, shape)
            yield number / len(shapes)
        painter.restore()

    def paint_flat(self, painter: QPainter) -> None:
        """The cheap look for the time of a gesture: flat fills and hairline borders."""
        painter.save()
        painter.fillRect(self._board(), QColor(self.picture.theme.board.paper))
        pen = QPen(QColor(self.picture.theme.board.line), 0)
        for layer in self.picture.layers:
            for shape in layer.shapes:
                if isinstance(shape, Ground):
                    painter.fillPath(self._shapes.path(shape), tint(shape.fill, shape.opacity))
                elif isinstance(shape, Polyline) and layer.name is LayerName.BORDERS:
                    painter.strokePath(self._shapes.path(shape), pen)
        painter.restore()

    def _board(self) -> QRectF:
        return QRectF(0, 0, self.picture.width, self.picture.height)
