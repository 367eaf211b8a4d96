"""How a step looks in the timeline: a band in the seat's colour, a square with its icon, a label, and a mark."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from core.picture.palette import LIGHT, Theme
from core.picture.token_shapes import seat_colours
from core.rules.action_titles import StepKind
from core.rules.explanation import StoryStep
from editor.canvas.icon_pictures import icon_renderer

STEP_ROLE = Qt.ItemDataRole.UserRole + 1
WIDTH, HEIGHT = 96, 100
_SQUARE, _MIDDLE, _MARK = 30, 56, 16
_BAND, _TURN_TOP, _LABEL_TOP = 4, 12, 78


class StepDelegate(QStyledItemDelegate):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(WIDTH, HEIGHT)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        step, turn = index.data(STEP_ROLE)
        box: QRect = option.rect  # type: ignore[attr-defined]
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined]
        is_now = bool(state & QStyle.StateFlag.State_Selected)
        current = option.widget.currentIndex() if option.widget is not None else index  # type: ignore[attr-defined]
        is_past = index.row() <= current.row()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_band(painter, box, step, turn)
        self._paint_rail(painter, box, first=index.row() == 0, last=index.row() == index.model().rowCount() - 1)
        self._paint_square(painter, box, step, is_now=is_now, is_past=is_past)
        if is_now and state & QStyle.StateFlag.State_HasFocus:
            self._paint_focus(painter, box)
        self._paint_mark(painter, box, step)
        self._paint_label(painter, box, step.label, is_now=is_now, is_past=is_past)
        painter.restore()

    def _font(self, painter: QPainter, *, is_bold: bool) -> QFont:
        font = QFont(painter.font())
        font.setPixelSize(11)
        font.setBold(is_bold)
        return font

    def _paint_band(self, painter: QPainter, box: QRect, step: StoryStep, turn: str) -> None:
        colour = seat_colours(step.seat).chart[self.theme.name]
        left = box.left() + (6 if turn else 0)
        painter.fillRect(QRect(left, box.top() + _BAND, box.right() + 1 - left, 4), QColor(colour))
        if turn:
            painter.setFont(self._font(painter, is_bold=False))
            painter.setPen(QColor(self.theme.interface.text2))
            room = QRect(left, box.top() + _TURN_TOP, box.width() - 8, 16)
            words = painter.fontMetrics().elidedText(turn, Qt.TextElideMode.ElideMiddle, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)

    def _paint_rail(self, painter: QPainter, box: QRect, *, first: bool, last: bool) -> None:
        y, middle = box.top() + _MIDDLE, box.center().x()
        flat = Qt.PenCapStyle.FlatCap
        painter.setPen(QPen(QColor(self.theme.interface.edge), 1.4, Qt.PenStyle.SolidLine, flat))
        painter.drawLine(QPointF(middle if first else box.left(), y), QPointF(middle if last else box.right() + 1, y))

    def _square(self, box: QRect) -> QRectF:
        return QRectF(box.center().x() - _SQUARE / 2, box.top() + _MIDDLE - _SQUARE / 2, _SQUARE, _SQUARE)

    def _paint_square(self, painter: QPainter, box: QRect, step: StoryStep, *, is_now: bool, is_past: bool) -> None:
        ui, square = self.theme.interface, self._square(box)
        ink = ui.on_accent if is_now else ui.text if is_past else ui.text3
        if is_now:
            painter.setPen(QPen(QColor(ui.accent), 1.6))
            painter.setBrush(QColor(ui.panel))
            painter.drawRoundedRect(square.adjusted(-3, -3, 3, 3), 9, 9)
        painter.setPen(QPen(QColor(ui.accent if is_now else ui.text if is_past else ui.edge), 1.4))
        painter.setBrush(QColor(ui.accent if is_now else ui.panel))
        painter.drawRoundedRect(square, 7, 7)
        name = "panel_setup" if step.kind is StepKind.START else f"step_{step.kind}"
        icon_renderer(name, ink, ui.accent if is_now else ui.panel).render(painter, square.adjusted(6, 6, -6, -6))

    def _paint_focus(self, painter: QPainter, box: QRect) -> None:
        painter.setPen(QPen(QColor(self.theme.interface.accent), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self._square(box).adjusted(-6, -6, 6, 6), 11, 11)

    def _paint_mark(self, painter: QPainter, box: QRect, step: StoryStep) -> None:
        """A tick where everything expected was met, an octagon with a cross where something was not."""
        if not step.expectations and step.refusal is None:
            return
        name, tone = ("severity_error", self.theme.error) if step.failures else ("severity_ok", self.theme.ok)
        square = self._square(box)
        spot = QRectF(square.right() - _MARK / 2 + 1, square.top() - _MARK / 2 - 1, _MARK, _MARK)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.interface.panel))
        painter.drawEllipse(spot.adjusted(-1, -1, 1, 1))
        icon_renderer(name, tone.icon, self.theme.interface.panel).render(painter, spot)

    def _paint_label(self, painter: QPainter, box: QRect, label: str, *, is_now: bool, is_past: bool) -> None:
        ui = self.theme.interface
        painter.setFont(self._font(painter, is_bold=is_now))
        painter.setPen(QColor(ui.text if is_past else ui.text3))
        room = QRect(box.left() + 2, box.top() + _LABEL_TOP, box.width() - 4, 18)
        words = painter.fontMetrics().elidedText(label, Qt.TextElideMode.ElideMiddle, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)
