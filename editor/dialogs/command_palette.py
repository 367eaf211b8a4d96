"""The command search: type a few letters, see every command that fits with its menu and keys, press Enter."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QColor, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from core.picture.palette import Theme
from editor.action_book import plain_text
from editor.canvas.text_size import px, small
from editor.dialogs.dialog_style import dialog_style
from editor.dialogs.fuzzy import score
from editor.words import tr

_COMMAND = 256
_ROW = 34
_MOST_ROWS = 11


@dataclass(frozen=True, slots=True)
class Command:
    action: QAction
    menu: str

    @property
    def title(self) -> str:
        return plain_text(self.action)

    @property
    def keys(self) -> str:
        return self.action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def found(commands: Iterable[Command], typed: str) -> list[Command]:
    """The commands that fit, the likeliest first; with nothing typed all, in the order of the menus."""
    rated = []
    for number, command in enumerate(commands):
        points = [score(typed, command.title), score(typed, f"{command.menu} {command.title}")]
        best = max((each for each in points if each is not None), default=None)
        if best is not None:
            rated.append((-best if typed.strip() else 0, number, command))
    return [command for _, _, command in sorted(rated, key=lambda each: each[:2])]


class CommandPalette(QFrame):
    """Opens under the header over everything, closes when it is left. Commands that are off cannot be chosen."""

    def __init__(self, commands: Iterable[Command], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("card")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        ui = theme.interface
        frame = f"#card {{ background: {ui.window}; border: 1px solid {ui.edge}; }}"
        self.setStyleSheet(dialog_style(theme) + frame)
        self._commands = [each for each in commands if each.title]
        self.field = QLineEdit(placeholderText=tr("Search commands"))
        self.field.setMinimumHeight(px(30))
        self.list = QListWidget()
        self.list.setItemDelegate(_Row(theme, self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 10, 10, 10)
        column.addWidget(self.field)
        column.addWidget(self.list)
        self.field.textChanged.connect(self.show_found)
        self.field.installEventFilter(self)
        self.list.itemClicked.connect(lambda _item: self.choose())
        self.show_found("")

    def open_over(self, window: QWidget) -> None:
        middle = window.mapToGlobal(QPoint((window.width() - self.width()) // 2, 50))
        self.move(middle)
        self.show()
        self.field.setFocus()

    def show_found(self, typed: str) -> None:
        self.list.clear()
        for command in found(self._commands, typed):
            item = QListWidgetItem(command.title, self.list)
            item.setData(_COMMAND, command)
            if not command.action.isEnabled():
                item.setFlags(Qt.ItemFlag.NoItemFlags)
        rows = range(self.list.count())
        self.setFixedSize(px(580), px(62) + px(_ROW) * max(1, min(_MOST_ROWS, len(rows))))
        self.list.setCurrentRow(next((row for row in rows if self.list.item(row).flags()), -1))

    def choose(self) -> None:
        """Carry out the command chosen, once the search is out of the way."""
        item = self.list.currentItem()
        command = item.data(_COMMAND) if item is not None else None
        self.close()
        if command is not None and command.action.isEnabled():
            command.action.trigger()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows move in the list while one types; Enter chooses."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                self._step(1 if event.key() == Qt.Key.Key_Down else -1)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.choose()
                return True
        return super().eventFilter(watched, event)

    def _step(self, by: int) -> None:
        row = self.list.currentRow() + by
        while 0 <= row < self.list.count():
            if self.list.item(row).flags():
                self.list.setCurrentRow(row)
                return
            row += by


class _Row(QStyledItemDelegate):
    """Icon, title, menu in a quiet colour, and the keys at the right."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui = theme.interface

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        return QSize(200, px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        command: Command = index.data(_COMMAND)
        is_on = command.action.isEnabled()
        area: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._ui.accent_soft))
            painter.drawRoundedRect(area.adjusted(2, 1, -2, -1), 6, 6)
        command.action.icon().paint(painter, QRect(area.left() + 10, area.top() + 8, 18, 18))
        left, middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, area.adjusted(40, 0, -12, 0)
        painter.setPen(QColor(self._ui.text if is_on else self._ui.disabled))
        painter.drawText(middle, left, command.title)
        width = painter.fontMetrics().horizontalAdvance(command.title)
        painter.setPen(QColor(self._ui.text3 if is_on else self._ui.disabled))
        painter.setFont(small(painter.font(), 12))
        painter.drawText(middle.adjusted(width + 10, 0, 0, 0), left, command.menu)
        painter.drawText(middle, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, command.keys)
        painter.restore()
