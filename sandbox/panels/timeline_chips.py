"""How the timeline is painted from afar: a chip per turn with the seat's token and what it won, bands per round."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap

from core.picture.token_shapes import seat_colours
from core.rules.telling import Signs
from core.rules.turn_spans import Turn
from editor.canvas.text_size import px
from editor.words import tr, tr_n
from sandbox.panels.timeline_painter import SQUARE, TimelinePainter

_TOKEN = 18
_ROOM_FOR_COINS = 62
"""Chips narrower than this say nothing beside their token."""
_MOST_CHIP = 96


@dataclass(frozen=True, slots=True)
class Chip:
    """A turn as its chip shows it."""

    turn: Turn
    token: QPixmap
    coins: int
    signs: Signs
    is_broken: bool = False

    def won(self) -> str:
        return f"{self.coins:+d}".replace("-", "−") if self.coins else "0"


def turn_label(turn: Turn) -> str:
    return tr_n("{} step", "{} steps", len(turn.steps)).format(len(turn.steps))


class ChipPainter(TimelinePainter):
    """Paints one picture of the timeline with its turns folded."""

    def rounds(self, turns: Iterable[tuple[int, Turn]]) -> None:
        """A line over the turns of each round, in the colours of the seats; turns come with columns."""
        painter, step, before = self._painter, self._geometry.step, -1
        painter.setFont(self._font(11))
        for column, turn in turns:
            left = max(self._geometry.x(column) - step / 2 + 3, self.left_edge)
            right = self._geometry.x(column) + step / 2 - 3
            if right <= left:
                continue
            painter.fillRect(QRectF(left, 3, right - left, 4), QColor(seat_colours(turn.seat).chart[self._theme.name]))
            if turn.round != before:
                before = turn.round
                painter.setPen(QColor(self._theme.interface.text2))
                room = QRectF(left, 8, step * 2, px(15))
                painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, tr("Round {}").format(turn.round))

    def fork(self, parent_lane: int, lane: int, at: int, colour: str, *, is_dashed: bool) -> None:
        """From between two turns down to the first chip of a branch, which may stand below that of the same turn."""
        geometry = self._geometry
        left, top, bottom = self.chip_room(lane, at).left(), geometry.y(parent_lane), geometry.y(lane)
        x = left - 5
        if not self.left_edge - 5 < x < self._room.right():
            return
        path = QPainterPath(QPointF(x, top))
        path.lineTo(x, bottom - 6)
        path.quadTo(QPointF(x, bottom), QPointF(left, bottom))
        self._painter.setPen(QPen(QColor(colour), 1.6, Qt.PenStyle.DashLine if is_dashed else Qt.PenStyle.SolidLine))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPath(path)

    def before(self, at: int) -> float:
        return self.chip_room(0, at).left() - 5

    def _right_of(self, at: int) -> float:
        return self.chip_room(0, at).right()

    def chip_room(self, lane: int, column: int) -> QRectF:
        wide = min(self._geometry.step - 10.0, px(_MOST_CHIP))
        return QRectF(self._geometry.x(column) - wide / 2, self._geometry.y(lane) - SQUARE / 2, wide, SQUARE)

    def chip(self, lane: int, column: int, chip: Chip, *, now: int | None, is_past: bool) -> None:
        """`now` is the step shown, if it is one of the turn: a line tells how far the turn has come."""
        ui, room, painter = self._theme.interface, self.chip_room(lane, column), self._painter
        is_now = now is not None
        if is_now:
            painter.setPen(QPen(QColor(ui.accent), 1.6))
            painter.setBrush(QColor(ui.panel))
            painter.drawRoundedRect(room.adjusted(-3, -3, 3, 3), 9, 9)
        painter.setPen(QPen(QColor(ui.accent if is_now else ui.text if is_past else ui.edge), 1.4))
        painter.setBrush(QColor(ui.accent_soft if is_now else ui.panel))
        painter.drawRoundedRect(room, 7, 7)
        side = px(_TOKEN)
        has_words = room.width() >= px(_ROOM_FOR_COINS)
        left = room.left() + 5 if has_words else room.center().x() - side / 2
        painter.setRenderHint(painter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(
            QRectF(left, room.center().y() - side / 2, side, side), chip.token, QRectF(chip.token.rect())
        )
        if has_words:
            painter.setFont(self._font(12, is_bold=True))
            painter.setPen(QColor(ui.text if is_past or is_now else ui.text3))
            words = room.adjusted(side + 8, 0, -5, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, chip.won())
        if now is not None:
            self._progress(room, (now - chip.turn.first + 1) / len(chip.turn.steps))

    def _progress(self, room: QRectF, part: float) -> None:
        left, y = room.left() + 6, room.bottom() - 2.5
        self._painter.setPen(QPen(QColor(self._theme.interface.accent), 2.4))
        self._painter.drawLine(QPointF(left, y), QPointF(left + (room.width() - 12) * part, y))

    def chip_marks(self, lane: int, column: int, chip: Chip) -> None:
        self._corner_marks(self.chip_room(lane, column), chip.signs, is_broken=chip.is_broken)
