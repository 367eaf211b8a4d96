"""Click inside an outlined area of the board art: it becomes a region."""

from collections.abc import Generator

import numpy as np
import shapely
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from core.art_trace.tracing import Leak, NothingToTraceError, Picture, TracedArea, tracing
from core.edits.art import from_pixel, to_pixel
from core.edits.frame_alignment import art_margins, stretched_to_frame
from core.edits.new_region import Wish, draw_outline
from core.edits.outcome import Refusal
from core.geometry.polygons import polygons_in
from core.model.done_in_steps import at_once
from core.model.map_model import Background
from core.model.region import Part
from core.model.values import to_units
from editor.canvas.art_pictures import art_image
from editor.panels.tick_box import TickBox
from editor.tools.outcomes import name_of
from editor.tools.pointer import Pointer
from editor.tools.tool import Tool, ToolDesk
from editor.words import mark, tr

_AT_ONCE = 3 * 1_000_000
"""Pictures of up to so many values, three to a pixel, are traced before anything else happens."""

_LEFT_BESIDE, _LEAST_LINE = 2.0, 2.0
"""Between areas that end in the middle of a line, so many times its width is no place of its own, but that line."""


class ArtTraceTool(Tool):
    id = "art-trace"
    title = mark("Trace from art")
    picture = "tool_art-trace"
    keys = "W"
    about = mark(
        "A click inside an outlined area of the art makes a region of that area, trimmed to its neighbours. Where "
        "the line around it has a gap, it is shown before anything is made. Areas that end at a frame drawn in the "
        "art are laid on the board's edge, unless that is switched off."
    )

    def __init__(self, desk: ToolDesk) -> None:
        super().__init__(desk)
        self._pixels: tuple[str, QImage, Picture] | None = None
        self.leak: Leak | None = None
        """A leak found with the last click: what was traced waits for an answer."""
        self._whole: TracedArea | None = None
        self._options = _LeakOptions(self)

    def hint(self) -> str:
        if self.desk.document.model.background is None:
            return tr("There is no board art yet: place a picture with the board art tool first.")
        if self.leak is not None:
            return tr("The area goes on through a gap in its line. Close the gap, take all of it, or Esc.")
        return tr("Click inside an outlined area of the art: it becomes a region.")

    def options(self) -> QWidget:
        return self._options

    def press(self, pointer: Pointer) -> None:
        if pointer.button != Qt.MouseButton.LeftButton:
            return
        self.cancel()
        art = self.desk.document.model.background
        picture = None if art is None else self._picture(art)
        if art is None or picture is None:
            self.desk.say(tr("There is no board art to trace here."))
            return
        steps = _tracing(picture, to_pixel(art, pointer.point))
        if picture.size <= _AT_ONCE:
            self._look_at(at_once(steps))
            return

        def look(found: TracedArea | NothingToTraceError) -> None:
            # Art that was moved or replaced meanwhile has something else at this spot.
            if self.desk.document.kept.background == art:
                self._look_at(found)

        self.desk.work(f"{tr(self.title)} …", steps, look)

    def _look_at(self, area: TracedArea | NothingToTraceError) -> None:
        """Take what was found, unless there is nothing or a gap to be asked about."""
        if isinstance(area, NothingToTraceError):
            self.desk.say(tr(area.reason))
            return
        # Through a gap to the paper around the map an area becomes most of the picture: then the gap is what is wrong.
        if area.leak is not None and not area.leak.closed.fills_picture:
            self.leak, self._whole = area.leak, area
            self._options.show_leak(is_due=True)
            self.desk.say(tr("The line around this area has a gap."))
            self.desk.repaint()
        elif area.fills_picture:
            self.desk.say(tr("Nothing outlines this spot: the area would cover most of the picture."))
        else:
            self.take(area)

    def take(self, area: TracedArea) -> None:
        """Make a region of a traced area, trimmed to its neighbours."""
        art = self.desk.document.kept.background
        assert art is not None, "an area was traced out of it"
        parts = tuple(
            Part(
                tuple(from_pixel(art, x, y) for x, y in polygon.exterior.coords[:-1]),
                tuple(tuple(from_pixel(art, x, y) for x, y in ring.coords[:-1]) for ring in polygon.interiors),
            )
            for polygon in polygons_in(area.shape)
        )
        sides: tuple[str, ...] = ()
        frame = self.desk.document.kept.frame
        if self._options.to_frame.isChecked():
            parts, sides = stretched_to_frame(parts, frame, art_margins(art, frame))
        reach = round(_LEFT_BESIDE * max(_LEAST_LINE, area.line_width) * art.scale)
        outcome = draw_outline(self.desk.document.kept, parts, Wish(reach=reach))
        self.cancel()
        if isinstance(outcome, Refusal):
            self.desk.say(tr(outcome.reason))
            return
        title = tr("Trace {}").format(name_of(outcome.model, outcome.regions[0]))
        self.desk.document.edit(title, outcome.model, picture=self.picture)
        self.desk.document.select(outcome.regions)
        self.desk.say(" ".join([tr(outcome.note), self._laid_words(sides)]).strip())

    def _laid_words(self, sides: tuple[str, ...]) -> str:
        """What was done by itself at the frame, to be seen and undone."""
        if not sides:
            return ""
        return tr("Laid on the board's edge: {}.").format(", ".join(tr(side) for side in sides))

    def take_whole(self) -> None:
        if self._whole is not None:
            self.take(self._whole)

    def take_closed(self) -> None:
        if self.leak is not None:
            self.take(self.leak.closed)

    def cancel(self) -> bool:
        was_asking = self.leak is not None
        self.leak = self._whole = None
        self._options.show_leak(is_due=False)
        self.desk.repaint()
        return was_asking

    def _picture(self, art: Background) -> Picture | None:
        image = art_image(self.desk.document.art_folder, art.path)
        if image.isNull():
            return None
        if self._pixels is None or self._pixels[1].cacheKey() != image.cacheKey():
            plain = image.convertToFormat(QImage.Format.Format_RGB888)
            rows = np.frombuffer(plain.constBits(), dtype=np.uint8).reshape(plain.height(), plain.bytesPerLine())
            pixels = rows[:, : plain.width() * 3].reshape(plain.height(), plain.width(), 3).copy()
            self._pixels = art.path, image, pixels
        return self._pixels[2]

    def paint(self, painter: QPainter) -> None:
        """The leak: a ring where the gap is, the part inside it filled."""
        art = self.desk.document.model.background
        if self.leak is None or art is None:
            return
        port, theme = self.desk.port(), self.desk.theme()

        def seen(x: float, y: float) -> QPointF:
            px, py = from_pixel(art, x, y)
            return QPointF(*port.to_view(to_units(px), to_units(py)))

        path = QPainterPath()
        for polygon in polygons_in(shapely.simplify(self.leak.closed.shape, 1.0)):
            path.addPolygon(QPolygonF([seen(x, y) for x, y in polygon.exterior.coords]))
        fill = QColor(theme.overlays.selection)
        fill.setAlphaF(0.25)
        painter.fillPath(path, fill)
        painter.setPen(QPen(QColor(theme.overlays.refused), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(seen(*self.leak.at), 12, 12)


def _tracing(picture: Picture, pixel: tuple[float, float]) -> Generator[float, None, TracedArea | NothingToTraceError]:
    try:
        return (yield from tracing(picture, *pixel))
    except NothingToTraceError as nothing:
        return nothing


class _LeakOptions(QWidget):
    def __init__(self, tool: ArtTraceTool) -> None:
        super().__init__()
        self.close_gap = QPushButton(tr("Close the gap"))
        self.take_all = QPushButton(tr("Take all of it"))
        self.close_gap.clicked.connect(tool.take_closed)
        self.take_all.clicked.connect(tool.take_whole)
        self.to_frame = TickBox(tr("Up to the board's edge"))
        self.to_frame.setToolTip(tr("Areas that end at a frame drawn in the art are laid on the board's edge"))
        self.to_frame.setChecked(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (self.to_frame, self.close_gap, self.take_all):
            row.addWidget(button)
        self.show_leak(is_due=False)

    def show_leak(self, *, is_due: bool) -> None:
        self.close_gap.setVisible(is_due)
        self.take_all.setVisible(is_due)
