"""How an option looks in the list: its key, the ground or icons, what it is, and the price as a pill."""

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from core.model.region import Region
from core.picture.ground_layers import ground_colours
from core.picture.icon_source import icon_names
from core.picture.palette import LIGHT, Theme
from core.rules.acting_disputes import Acting
from core.rules.actions import Action
from core.rules.legal_options import Option, OptionGroup
from editor.canvas.icon_pictures import icon_renderer
from editor.canvas.text_size import factor, px
from editor.words import tr
from sandbox.panels.dispute_marks import SIZE, paint_scales
from sandbox.panels.option_words import group_words
from sandbox.price_pills import paint_pill, pill_of, pill_width

_ROW, _HEAD = 27, 24
_KEY, _SIGN, _SIDE, _GAP = 18, 17, 12, 8
_NUMBER, _MOST_HIGH = 30, 200
"""Room for the number beside a heading; the most that a heading may be high."""
_SCALES = 0.9
_Index = QModelIndex | QPersistentModelIndex
RegionOf = Callable[[int], Region]


class OptionDelegate(QStyledItemDelegate):
    """`painted` gives what stands in a row, and its key; `disputed` the disputes on which an action depends; `width`
    that of a row."""

    def __init__(
        self,
        painted: Callable[[int], tuple[OptionGroup | Option, str]],
        disputed: Callable[[Action], tuple[Acting, ...]],
        width: Callable[[], int],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._painted, self._disputed, self._width = painted, disputed, width
        self.is_on_scales = False
        """Was the mouse last pressed on the scales of a row?"""
        self._theme: Theme = LIGHT
        self._region: RegionOf | None = None

    def show_theme(self, theme: Theme, region: RegionOf | None) -> None:
        self._theme, self._region = theme, region

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        row = self._painted(index.row())[0]
        return QSize(200, self._head_height(row) if isinstance(row, OptionGroup) else px(_ROW))

    def _head_height(self, group: OptionGroup) -> int:
        """Headings that name several units take as many lines as they need: their ends are what tells them apart."""
        metrics = QFontMetrics(self._font(11, is_bold=True))
        room = QRect(0, 0, self._width() - 2 * _SIDE - px(_NUMBER), _MOST_HIGH)
        words = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, group_words(group))
        return max(px(_HEAD), words.height() + px(_HEAD) - metrics.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        box: QRect = option.rect  # type: ignore[attr-defined]
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row, key = self._painted(index.row())
        if isinstance(row, OptionGroup):
            self._paint_group(painter, box, row)
        else:
            ui = self._theme.interface
            if state & QStyle.StateFlag.State_MouseOver:
                painter.fillRect(box, QColor(ui.accent_soft))
            self._paint_option(painter, box, row, key)
            if state & QStyle.StateFlag.State_HasFocus:
                painter.setPen(QPen(QColor(ui.accent), 2))
                painter.drawRoundedRect(QRectF(box).adjusted(3, 1, -3, -1), 5, 5)
        painter.restore()

    def _font(self, size: int, *, is_bold: bool = False) -> QFont:
        font = QFont()
        font.setPixelSize(px(size))
        font.setBold(is_bold)
        return font

    def _paint_group(self, painter: QPainter, box: QRect, group: OptionGroup) -> None:
        ui, words, room = self._theme.interface, group_words(group), box.adjusted(_SIDE, 4, -_SIDE, 0)
        painter.setFont(self._font(11, is_bold=True))
        painter.setPen(QColor(ui.text2))
        metrics = painter.fontMetrics()
        beside = room.adjusted(0, 0, -px(_NUMBER), 0)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(beside, flags, words)
        painter.setFont(self._font(11))
        painter.setPen(QColor(ui.text3))
        room.setLeft(room.left() + min(metrics.horizontalAdvance(words), beside.width()) + 6)
        if len(group.options) > 1:
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, str(len(group.options)))

    def _paint_option(self, painter: QPainter, box: QRect, option: Option, key: str) -> None:
        middle = box.center().y() + 0.5
        x: float = box.left() + _SIDE
        if key:
            self._paint_key(painter, QRectF(x, middle - px(_KEY) / 2, px(_KEY), px(_KEY)), key)
        x = self._paint_signs(painter, x + px(_KEY) + _GAP, middle, option) + _GAP
        right: float = box.right() - 10
        pill = pill_of(option)
        if pill is not None:
            width = pill_width(pill) * factor()
            paint_pill(painter, pill, QPointF(right - width / 2, middle), self._theme, scale=factor())
            right -= width + _GAP
        elif option.chance is not None:
            right = self._paint_chance(painter, box, option, right)
        if self._disputed(option.action):
            room = paint_scales(painter, QPointF(self._scales_at(box, option), middle), self._theme, scale=_SCALES)
            right = room.left() - _GAP
        self._paint_words(painter, QRect(round(x), box.top(), round(right - x), box.height()), option)

    def _scales_at(self, box: QRect, option: Option) -> float:
        """Where the scales of a row go: left of its price or chance."""
        pill = pill_of(option)
        width = pill_width(pill) * factor() if pill is not None else px(36) if option.chance is not None else 0
        return box.right() - 10 - width - _GAP - SIZE * _SCALES / 2

    def scales_room(self, box: QRect, option: Option) -> QRect:
        side = round(SIZE * _SCALES) + 4
        return QRect(round(self._scales_at(box, option) - side / 2), box.center().y() - side // 2, side, side)

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: _Index
    ) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            row = self._painted(index.row())[0]
            box: QRect = option.rect  # type: ignore[attr-defined]
            self.is_on_scales = (
                isinstance(row, Option)
                and bool(self._disputed(row.action))
                and self.scales_room(box, row).contains(event.position().toPoint())
            )
        return super().editorEvent(event, model, option, index)

    def _paint_key(self, painter: QPainter, room: QRectF, key: str) -> None:
        ui = self._theme.interface
        painter.setPen(QPen(QColor(ui.line), 1))
        painter.setBrush(QColor(ui.raised))
        painter.drawRoundedRect(room, 4, 4)
        painter.setFont(self._font(11))
        painter.setPen(QColor(ui.text2))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, key)

    def _paint_signs(self, painter: QPainter, x: float, middle: float, option: Option) -> float:
        """The ground of a region, else the icons of the units; where the next thing goes."""
        if option.region >= 0 and self._region is not None:
            colours = ground_colours(self._region(option.region), self._theme)
            painter.setPen(QPen(QColor(colours.ink), 1))
            painter.setBrush(QColor(colours.fill))
            painter.drawRoundedRect(QRectF(x, middle - _SIGN / 2, _SIGN, _SIGN), 5, 5)
            return x + _SIGN
        ui = self._theme.interface
        for name in option.icons:
            if name in icon_names():
                room = QRectF(x, middle - _SIGN / 2, _SIGN, _SIGN)
                icon_renderer(name, ui.text, ui.panel).render(painter, room)
                x += _SIGN + 3
        return x - 3 if option.icons else x

    def _paint_chance(self, painter: QPainter, box: QRect, option: Option, right: float) -> float:
        assert option.chance is not None
        words = tr("{} in {}").format(option.chance.numerator, option.chance.denominator)
        painter.setFont(self._font(11))
        painter.setPen(QColor(self._theme.interface.text2))
        width = painter.fontMetrics().horizontalAdvance(words)
        room = QRectF(right - width, box.top(), width, box.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
        return right - width - _GAP

    def _paint_words(self, painter: QPainter, room: QRect, option: Option) -> None:
        ui = self._theme.interface
        painter.setFont(self._font(12))
        painter.setPen(QColor(ui.text))
        metrics = painter.fontMetrics()
        title = metrics.elidedText(option.title, Qt.TextElideMode.ElideMiddle, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, title)
        left = metrics.horizontalAdvance(title) + 7
        rest = room.adjusted(left, 0, 0, 0)
        if option.detail and rest.width() > 24:
            painter.setFont(self._font(11))
            painter.setPen(QColor(ui.text2))
            words = painter.fontMetrics().elidedText(option.detail, Qt.TextElideMode.ElideRight, rest.width())
            painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, words)
