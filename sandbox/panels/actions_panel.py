"""Legal now: everything that may be done, grouped by kind, to be clicked, searched, or done by its key."""

from collections.abc import Iterable

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QListView, QVBoxLayout, QWidget

from core.picture.palette import Theme
from core.rules.legal_now import LegalNow
from core.rules.legal_options import Kind, Option, OptionGroup, grouped, keys_of
from editor.canvas.text_size import keep_size
from editor.words import tr, tr_n
from sandbox.dispute_scout import DisputeScout
from sandbox.panels.legal_search import LegalSearch
from sandbox.panels.option_delegate import OptionDelegate, RegionOf
from sandbox.panels.option_words import group_words, option_words

_Index = QModelIndex | QPersistentModelIndex
Row = OptionGroup | Option


class OptionsModel(QAbstractListModel):
    """Groups and their options, one row each."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[Row, ...] = ()
        self.keys: dict[object, str] = {}
        self._legal: LegalNow | None = None

    def show_options(self, legal: LegalNow | None, words: str = "") -> None:
        """The options in which these words occur."""
        options = legal.options if legal is not None else ()
        groups = grouped(option for option in options if option.matches(words))
        self.beginResetModel()
        self._legal = legal
        self.rows = tuple(row for group in groups for row in (group, *group.options))
        self.keys = dict(keys_of(groups))
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  Qt's own signature
        return 0 if parent.isValid() else len(self.rows)

    def painted(self, number: int) -> tuple[Row, str]:
        """What stands in a row, with its key. Records are not passed through Qt, which may let go of them too soon."""
        row = self.rows[number]
        if isinstance(row, OptionGroup) or self._legal is None:
            return row, ""
        return self._legal.with_chance(row), self.keys.get(row.action, "")

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or self._legal is None:
            return None
        row = self.rows[index.row()]
        if isinstance(row, OptionGroup):
            shown = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
            return group_words(row) if shown else None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return _spoken(self._legal.with_chance(row), self.keys.get(row.action, ""))
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        if index.isValid() and isinstance(self.rows[index.row()], OptionGroup):
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


def _ways(rows: Iterable[Row]) -> int:
    """How many there are, without what only goes on."""
    return sum(isinstance(row, Option) and row.kind is not Kind.GO_ON for row in rows)


def _spoken(option: Option, key: str) -> str:
    parts = [option_words(option), option.detail]
    if option.chance is not None:
        parts.append(tr("{} of {}").format(option.chance.numerator, option.chance.denominator))
    parts += [tr("key {}").format(key)] if key else []
    return ", ".join(part for part in parts if part)


class ActionsPanel(QWidget):
    """`chosen` carries an Option that was clicked, entered or done by its key; `pointed` the region of a row."""

    chosen = Signal(object)
    pointed = Signal(int)
    dispute_chosen = Signal(object)
    """A dispute whose scales were clicked in a row."""

    def __init__(self, scout: DisputeScout) -> None:
        super().__init__(objectName="actions")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.model = OptionsModel(self)
        self._scout = scout
        self._delegate = OptionDelegate(self.model.painted, scout.of_option, self._row_width, self)
        self._legal: LegalNow | None = None
        self._count = QLabel(objectName="caption")
        self._not_found = QLabel(objectName="caption", wordWrap=True)
        self._not_found.setContentsMargins(12, 4, 12, 4)
        self._not_found.hide()
        self.search = LegalSearch()
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self.play_first)
        self.list = self._made_list()
        head = QHBoxLayout()
        head.setContentsMargins(12, 8, 10, 4)
        head.setSpacing(8)
        head.addWidget(self._count)
        head.addStretch(1)
        head.addWidget(self.search)
        keep_size(self.search, width=96)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._not_found)
        column.addWidget(self.list, 1)
        scout.found_here.connect(self.list.viewport().update)

    def _made_list(self) -> QListView:
        view = QListView(objectName="options")
        view.setModel(self.model)
        view.setItemDelegate(self._delegate)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setMouseTracking(True)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        view.setAccessibleName(tr("Legal now"))
        view.clicked.connect(self._click_row)
        view.activated.connect(self._play_row)
        view.entered.connect(self._point)
        return view

    def sizeHint(self) -> QSize:
        return QSize(288, 320)

    def _row_width(self) -> int:
        return self.list.viewport().width()

    def show_legal(self, legal: LegalNow | None, region: RegionOf | None, theme: Theme) -> None:
        self._legal = legal
        self._delegate.show_theme(theme, region)
        self._find(self.search.text())

    def _find(self, words: str) -> None:
        self.model.show_options(self._legal, words)
        legal = self._legal
        count = _ways(legal.options) if legal is not None else 0
        found = _ways(self.model.rows)
        told = tr_n("{} way", "{} ways", count) if found == count else tr("{} of {}")
        self._count.setText(told.format(*dict.fromkeys((found, count))) if count else "")
        self._not_found.setText(tr("Nothing found for “{}”.").format(words))
        self._not_found.setVisible(bool(words) and not self.model.rows)

    def play_key(self, key: str) -> None:
        """Do what has this key now."""
        for row in self.model.rows:
            if isinstance(row, Option) and self.model.keys.get(row.action) == key:
                self.chosen.emit(row)
                return

    def play_first(self) -> None:
        """Do the first that was found, and forget the words."""
        first = next((row for row in self.model.rows if isinstance(row, Option)), None)
        if first is not None and self.search.text():
            self.search.leave()
            self.chosen.emit(first)

    def _click_row(self, index: QModelIndex) -> None:
        row = self.model.rows[index.row()]
        if self._delegate.is_on_scales and isinstance(row, Option):
            self.dispute_chosen.emit(self._scout.of_option(row.action)[0].dispute)
        else:
            self._play_row(index)

    def _play_row(self, index: QModelIndex) -> None:
        row = self.model.rows[index.row()]
        if isinstance(row, Option):
            self.chosen.emit(row)

    def _point(self, index: QModelIndex) -> None:
        row = self.model.rows[index.row()]
        self.pointed.emit(row.region if isinstance(row, Option) else -1)
