"""How a scenario looks in the library: its sign, its title, and at the right what it is filed under."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from core.picture.palette import LIGHT, Theme

TOPIC = Qt.ItemDataRole.UserRole + 1
_ROW, _SIDE, _GAP = 28, 12, 16
_MOST = 0.4
"""The part of a row that the topic may take."""


class LibraryRows(QStyledItemDelegate):
    theme: Theme = LIGHT

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(200, max(_ROW, option.fontMetrics.height() + 10))  # type: ignore[attr-defined]

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        box: QRect = option.rect  # type: ignore[attr-defined]
        topic, metrics = str(index.data(TOPIC) or ""), shown.fontMetrics  # type: ignore[attr-defined]
        most = round(box.width() * _MOST)
        topic = metrics.elidedText(topic, Qt.TextElideMode.ElideRight, most)
        width = metrics.horizontalAdvance(topic)
        room = box.width() - width - 3 * _SIDE - _GAP - 24
        shown.text = metrics.elidedText(str(shown.text), Qt.TextElideMode.ElideRight, room)  # type: ignore[attr-defined]
        widget = shown.widget  # type: ignore[attr-defined]
        style = widget.style() if widget is not None else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, shown, painter, widget)
        painter.save()
        painter.setPen(QColor(self.theme.interface.text2))
        painter.drawText(
            box.adjusted(0, 0, -_SIDE, 0), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, topic
        )
        painter.restore()
