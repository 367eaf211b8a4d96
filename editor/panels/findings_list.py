"""Findings as a list: sign of the severity, the sentence; ignored ones pale, with their own sign."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from core.model.problems import Finding, Severity
from core.picture.palette import LIGHT, Theme, Tone
from editor.canvas.icon_pictures import icon_renderer
from editor.canvas.text_size import px
from editor.map_words import severity_title
from editor.words import in_sentence, tr

ROW = 28
Index = QModelIndex | QPersistentModelIndex


def tone(severity: Severity, theme: Theme) -> Tone:
    return {Severity.ERROR: theme.error, Severity.WARNING: theme.warning, Severity.HINT: theme.hint}[severity]


def code_title(code: str) -> str:
    """The name of a code in the language of the interface: "near-miss" becomes "Near miss"."""
    return tr(code.replace("-", " ").capitalize())


class FindingsModel(QAbstractListModel):
    """Findings to show, then ignored ones."""

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

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        finding = self.finding(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return tr(finding.message)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            kind = tr("ignored") if self.is_ignored(index.row()) else in_sentence(severity_title(finding.severity))
            return f"{kind}: {tr(finding.message)}"
        return None


class _FindingDelegate(QStyledItemDelegate):
    def __init__(self, view: "FindingsList") -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(160, px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, model, box = self._view.theme, self._view.findings, QRectF(option.rect)
        ui, is_ignored = theme.interface, model.is_ignored(index.row())
        finding = model.finding(index.row())
        colours = theme.ignored if is_ignored else tone(finding.severity, theme)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_chosen or option.state & QStyle.StateFlag.State_MouseOver:
            has_focus = option.state & QStyle.StateFlag.State_HasFocus
            painter.setPen(QColor(ui.accent) if has_focus else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ui.accent_soft if is_chosen else ui.hover))
            painter.drawRoundedRect(box.adjusted(4.5, 1.5, -4.5, -1.5), 5, 5)
        sign = "severity_ignored" if is_ignored else f"severity_{finding.severity.value}"
        place = QRectF(box.left() + 12, box.center().y() - 8, 16, 16)
        icon_renderer(sign, colours.icon, ui.panel).render(painter, place)
        metrics = option.fontMetrics
        title = code_title(finding.code)
        room = metrics.horizontalAdvance(title)
        right = box.right() - 14
        if box.width() > 520:
            painter.setPen(QColor(ui.text3))
            flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
            painter.drawText(QRectF(right - room, box.top(), room, box.height()), flags, title)
            right -= room + 12
        painter.setPen(QColor(ui.text2 if is_ignored else ui.text))
        words = QRectF(box.left() + 36, box.top(), right - box.left() - 36, box.height())
        shown = metrics.elidedText(tr(finding.message), Qt.TextElideMode.ElideRight, int(words.width()))
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
        painter.restore()


class FindingsList(QListView):
    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.findings = FindingsModel()
        self.setModel(self.findings)
        self.setItemDelegate(_FindingDelegate(self))
        self.setAccessibleName(tr("Findings"))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.viewport().update()
