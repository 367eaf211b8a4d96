"""Findings as a list: each row says what is wrong and offers its verbs; ignored ones are pale, with their own sign."""

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QMenu, QToolTip

from core.model.problems import Finding
from core.picture.palette import LIGHT, Theme
from editor.canvas.icon_pictures import icon
from editor.map_words import severity_title
from editor.panels.finding_row import FindingDelegate, Verb, code_title, may_do, verb_at, verb_title
from editor.words import in_sentence, tr

Index = QModelIndex | QPersistentModelIndex


class FindingsModel(QAbstractListModel):
    """Findings to show, then ignored ones. The user role of a row is the finding and whether it is ignored."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[Finding, ...] = ()
        self._ignored: tuple[Finding, ...] = ()

    def show_findings(self, shown: tuple[Finding, ...], ignored: tuple[Finding, ...]) -> None:
        self.beginResetModel()
        self._shown, self._ignored = shown, ignored
        self.endResetModel()

    def finding(self, row: int) -> Finding:
        return (*self._shown, *self._ignored)[row]

    def is_ignored(self, row: int) -> bool:
        return row >= len(self._shown)

    def row_of(self, key: str) -> int | None:
        found = (*self._shown, *self._ignored)
        return next((row for row, each in enumerate(found) if each.key == key), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  Qt's own default
        return 0 if parent.isValid() else len(self._shown) + len(self._ignored)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | tuple[Finding, bool] | None:
        finding, is_ignored = self.finding(index.row()), self.is_ignored(index.row())
        match role:
            case Qt.ItemDataRole.UserRole:
                return finding, is_ignored
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return tr(finding.message)
            case Qt.ItemDataRole.AccessibleTextRole:
                kind = tr("ignored") if is_ignored else in_sentence(severity_title(finding.severity))
                return f"{kind}, {code_title(finding.code)}: {tr(finding.message)}"
        return None


class FindingsList(QListView):
    """`asked` carries the verb that was clicked in the current row, or chosen from its menu."""

    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.findings = FindingsModel()
        self.rows = FindingDelegate(self.theme)
        self.setModel(self.findings)
        self.setItemDelegate(self.rows)
        self.setAccessibleName(tr("Findings"))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_theme(self, theme: Theme) -> None:
        self.theme = self.rows.theme = theme
        self.viewport().update()

    # The verbs of a row

    def _verb(self, place: QPoint) -> tuple[QModelIndex, Verb | None]:
        index = self.indexAt(place)
        verb = verb_at(QRectF(self.visualRect(index)), place.toPointF()) if index.isValid() else None
        if verb is not None and not self._may(verb, index):
            verb = None
        return index, verb

    def _may(self, verb: Verb, index: QModelIndex) -> bool:
        finding, is_ignored = index.data(Qt.ItemDataRole.UserRole)
        return may_do(verb, finding, is_ignored=is_ignored)

    def _point(self, row: int, verb: Verb | None) -> None:
        if self.rows.pointed != (row, verb):
            self.rows.pointed = (row, verb)
            self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index, verb = self._verb(event.position().toPoint())
        self._point(index.row(), verb)
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._point(-1, None)
        super().leaveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index, verb = self._verb(event.position().toPoint())
        if verb is not None and event.button() is Qt.MouseButton.LeftButton and index == self.currentIndex():
            self.asked.emit(verb)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """On the words it goes there; on an icon it is two clicks, of which the first was enough."""
        if self._verb(event.position().toPoint())[1] is None:
            super().mouseDoubleClickEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            index, verb = self._verb(event.pos())
            if verb is not None:
                is_ignored = self.findings.is_ignored(index.row())
                QToolTip.showText(event.globalPos(), verb_title(verb, is_ignored=is_ignored), self)
                return True
        return super().viewportEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Mouse and not self.indexAt(event.pos()).isValid():
            return
        if self.currentIndex().isValid():
            self.menu().popup(event.globalPos())

    def menu(self) -> QMenu:
        """The verbs of the current row with their names, for those who do not use its icons."""
        index = self.currentIndex()
        is_ignored = self.findings.is_ignored(index.row())
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        ui = self.theme.interface
        for verb in Verb:
            picture = "action_show" if verb is Verb.IGNORE and is_ignored else f"finding_{verb.value}"
            action = menu.addAction(
                icon(picture, ui.text2, disabled=ui.disabled), verb_title(verb, is_ignored=is_ignored)
            )
            action.setEnabled(self._may(verb, index))
            action.triggered.connect(lambda _checked=False, verb=verb: self.asked.emit(verb))
        return menu
