"""The steps of a document as a list: the current one marked, the saved one too; a click goes there."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from core.picture.palette import LIGHT, Theme
from editor.canvas.icon_pictures import icon_renderer
from editor.canvas.text_size import px
from editor.document.map_document import MapDocument
from editor.words import tr

ROW = 26
Index = QModelIndex | QPersistentModelIndex


class HistoryModel(QAbstractListModel):
    """Row 0 is the map before the first step, row n the map after step n."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self._document = document
        self._count = len(document.history.steps) + 1

    def refresh(self) -> None:
        """The history has changed: tell which rows came or went, and that marks may have moved."""
        count = len(self._document.history.steps) + 1
        if count > self._count:
            self.beginInsertRows(QModelIndex(), self._count, count - 1)
            self._count = count
            self.endInsertRows()
        elif count < self._count:
            self.beginRemoveRows(QModelIndex(), count, self._count - 1)
            self._count = count
            self.endRemoveRows()
        self.dataChanged.emit(self.index(0), self.index(count - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  Qt's own default
        return 0 if parent.isValid() else self._count

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        row, history = index.row(), self._document.history
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return history.steps[row - 1].title if row else tr("The map as it was opened")
        if role == Qt.ItemDataRole.AccessibleTextRole:
            state = tr("current") if row == history.index else tr("undone") if row > history.index else tr("done")
            return ", ".join([str(self.data(index)), state, *([tr("saved")] if row == history.saved else [])])
        return None

    def picture(self, row: int) -> str:
        return (self._document.history.steps[row - 1].picture or "action_rename") if row else "action_open"

    def time(self, row: int) -> str:
        return self._document.history.steps[row - 1].time if row else ""

    def is_current(self, row: int) -> bool:
        return row == self._document.history.index

    def is_undone(self, row: int) -> bool:
        return row > self._document.history.index

    def is_saved(self, row: int) -> bool:
        return row == self._document.history.saved


class HistoryDelegate(QStyledItemDelegate):
    """Paints a step: icon, title, saved mark, time; the current one on soft accent, undone ones slanted."""

    def __init__(self, view: "HistoryList") -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(120, px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        ui, model, row = self._view.theme.interface, self._view.steps, index.row()
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_now = model.is_current(row)
        if is_now or option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus):
            painter.setPen(QColor(ui.accent) if option.state & QStyle.StateFlag.State_HasFocus else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ui.accent_soft if is_now else ui.hover))
            painter.drawRoundedRect(box.adjusted(4.5, 1.5, -4.5, -1.5), 5, 5)
        colour = ui.accent_text if is_now else ui.text3 if model.is_undone(row) else ui.text2
        place = QRectF(box.left() + 12, box.center().y() - 8, 16, 16)
        icon_renderer(model.picture(row), colour, ui.panel).render(painter, place)
        metrics = option.fontMetrics
        time, right = model.time(row), box.right() - 12
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        room = metrics.horizontalAdvance("00:00")
        painter.setPen(QColor(ui.text3))
        painter.drawText(QRectF(right - room, box.top(), room, box.height()), flags, time)
        right -= room + 8
        if model.is_saved(row):
            icon_renderer("action_save", ui.text3, ui.panel).render(
                painter, QRectF(right - 14, place.top() + 1, 14, 14)
            )
            right -= 20
        font = option.font
        font.setBold(is_now)
        font.setItalic(model.is_undone(row))
        painter.setFont(font)
        painter.setPen(QColor(ui.text3 if model.is_undone(row) else ui.text))
        words = QRectF(box.left() + 36, box.top(), right - box.left() - 36, box.height())
        title = painter.fontMetrics().elidedText(str(index.data()), Qt.TextElideMode.ElideMiddle, int(words.width()))
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), title)
        painter.restore()


class HistoryList(QListView):
    """Click or Enter on a step stands behind it."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._document = document
        self.steps = HistoryModel(document)
        self.setModel(self.steps)
        self.setItemDelegate(HistoryDelegate(self))
        self.setAccessibleName(tr("History"))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._go)
        self.activated.connect(self._go)
        document.history_changed.connect(self._follow)
        self._follow()

    def _go(self, index: QModelIndex) -> None:
        self._document.go_to(index.row())

    def _follow(self) -> None:
        self.steps.refresh()
        here = self.steps.index(self._document.history.index)
        self.setCurrentIndex(here)
        self.scrollTo(here)

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.viewport().update()
