"""Measure distances on the board, in millimetres; nothing is changed."""

from math import atan2, degrees

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from core.geometry.border_ways import length
from core.model.values import Point
from editor.tools.drawing_marks import in_view
from editor.tools.line_tool import LineTool
from editor.tools.pointer import Pointer
from editor.tools.tool_marks import paint_card
from editor.tools.vertex_drag import distance
from editor.words import mark, tr, tr_n


class MeasureTool(LineTool):
    id = "measure"
    title = mark("Measure")
    picture = "tool_measure"
    keys = "M"
    about = mark(
        "Click from point to point. The card shows the whole length and the last stretch in millimetres, or in "
        "board units while the printed size is not known. Nothing is changed."
    )
    menu = "Board"

    _is_ended = False
    tells_place = False

    def hint(self) -> str:
        return tr("Click from point to point; the card tells the length so far. Enter ends the line, Esc clears it.")

    def place(self, point: Point, pointer: Pointer) -> None:
        if self._is_ended:
            self.cancel()
        self.line.add(point)

    def finish_line(self) -> bool:
        self._is_ended = True
        self.desk.say(" ".join(self.words()[:1]).replace("  ", ", "))
        return True

    def cancel(self) -> bool:
        self._is_ended = False
        return super().cancel()

    def take_back(self) -> bool:
        self._is_ended = False
        return super().take_back()

    def ahead(self) -> tuple[Point, ...]:
        return () if self._is_ended else super().ahead()

    def whole(self) -> tuple[Point, ...]:
        """The line with the way to the pointer."""
        ahead = self.ahead()
        return (*self.line.points, *ahead[1:]) if len(ahead) > 1 and ahead[0] != ahead[1] else self.line.points

    def words(self) -> list[str]:
        """The lines of the card: the whole length, and the last stretch by itself."""
        points, model = self.whole(), self.desk.document.model
        if len(points) < 2:
            return []
        lines = [
            tr_n("{}  in {} stretch", "{}  in {} stretches", len(points) - 1).format(
                distance(model, length(points)), len(points) - 1
            )
        ]
        (x1, y1), (x2, y2) = points[-2:]
        last = tr("{} across, {} down").format(distance(model, abs(x2 - x1)), distance(model, abs(y2 - y1)))
        turn = degrees(atan2(y1 - y2, x2 - x1)) % 360
        if len(points) == 2:
            return [f"{distance(model, length(points))}  {turn:.0f}°", last]
        return [*lines, tr("last {}, {}").format(distance(model, length(points[-2:])), last)]

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        points, port = self.whole(), self.desk.port()
        lines = self.words()
        if lines:
            paint_card(painter, in_view(port, points[-1]), lines, QRectF(painter.viewport()))
