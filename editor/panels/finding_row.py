"""One finding as a row of the list: the sign of its severity, its name, its sentence, and its four verbs as icons."""

from enum import StrEnum

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from core.model.problems import Finding, Severity
from core.picture.palette import Theme, Tone
from editor.canvas.icon_pictures import icon_renderer
from editor.canvas.text_size import px
from editor.words import mark, tr

ROW = 28
_ICON, _TARGET = 16, 26
_WORDS = 36
"""Pixels before the words: the sign of the severity stands there."""
_NAME, _NARROW_NAME = 160, 130
"""Pixels of the column of names, in wide rows and in narrower ones."""
_WIDE, _NARROW = 720, 520
"""Rows narrower than both have no column of names: the sentence says it all."""
Index = QModelIndex | QPersistentModelIndex


class Verb(StrEnum):
    """What can be done with a finding from its row."""

    GO_TO = "goto"
    SELECT = "select"
    FIX = "fix"
    IGNORE = "ignore"

    @property
    def says(self) -> str:
        return tr(_SAYS[self])


_SAYS = {
    Verb.GO_TO: mark("Go to"),
    Verb.SELECT: mark("Select"),
    Verb.FIX: mark("Fix"),
    Verb.IGNORE: mark("Ignore"),
}


def verb_title(verb: Verb, *, is_ignored: bool) -> str:
    return tr("Show again") if verb is Verb.IGNORE and is_ignored else verb.says


def may_do(verb: Verb, finding: Finding, *, is_ignored: bool) -> bool:
    """Is there anything the verb could do? Whether a repair keeps its promise is tried when it is asked for."""
    match verb:
        case Verb.GO_TO:
            return finding.at is not None or bool(finding.regions)
        case Verb.SELECT:
            return bool(finding.regions)
        case Verb.FIX:
            return bool(finding.fix) and not is_ignored
    return True


def verb_spots(row: QRectF) -> dict[Verb, QRectF]:
    """Where in a row the verbs are, from left to right at its right end."""
    wide = px(_TARGET)
    left = row.right() - 10 - wide * len(Verb)
    return {verb: QRectF(left + place * wide, row.top(), wide, row.height()) for place, verb in enumerate(Verb)}


def verb_at(row: QRectF, place: QPointF) -> Verb | None:
    return next((verb for verb, spot in verb_spots(row).items() if spot.contains(place)), None)


def tone(severity: Severity, theme: Theme) -> Tone:
    return {Severity.ERROR: theme.error, Severity.WARNING: theme.warning, Severity.HINT: theme.hint}[severity]


def code_title(code: str) -> str:
    """The name of a code in the language of the interface: "near-miss" becomes "Near miss"."""
    return tr(code.replace("-", " ").capitalize())


class FindingDelegate(QStyledItemDelegate):
    """Paints rows; `theme` and `pointed` (a row and a verb, or None) are kept up to date by the list."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.pointed: tuple[int, Verb | None] = (-1, None)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(160, px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        finding, is_ignored = index.data(Qt.ItemDataRole.UserRole)
        ui, box = self.theme.interface, QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option)
        colours = self.theme.ignored if is_ignored else tone(finding.severity, self.theme)
        sign = "severity_ignored" if is_ignored else f"severity_{finding.severity.value}"
        place = QRectF(box.left() + 12, box.center().y() - 8, 16, 16)
        icon_renderer(sign, colours.icon, ui.panel).render(painter, place)
        self._paint_words(painter, option, finding, is_ignored=is_ignored)
        for verb, spot in verb_spots(box).items():
            self._paint_verb(painter, verb, spot, index=index)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        ui = self.theme.interface
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_chosen or option.state & QStyle.StateFlag.State_MouseOver:
            has_focus = option.state & QStyle.StateFlag.State_HasFocus
            painter.setPen(QColor(ui.accent) if has_focus else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ui.accent_soft if is_chosen else ui.hover))
            painter.drawRoundedRect(QRectF(option.rect).adjusted(4.5, 1.5, -4.5, -1.5), 5, 5)

    def _paint_words(
        self, painter: QPainter, option: QStyleOptionViewItem, finding: Finding, *, is_ignored: bool
    ) -> None:
        ui, box = self.theme.interface, QRectF(option.rect)
        painter.setPen(QColor(ui.text2 if is_ignored else ui.text))
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        left, right = box.left() + _WORDS, verb_spots(box)[Verb.GO_TO].left() - 8
        usual = painter.font()
        if box.width() >= px(_NARROW):
            bold = painter.font()
            bold.setBold(True)
            painter.setFont(bold)
            column = px(_NAME if box.width() >= px(_WIDE) else _NARROW_NAME)
            name = QRectF(left, box.top(), column - 10, box.height())
            painter.drawText(name, flags, _cut(painter, code_title(finding.code), name))
            painter.setFont(usual)
            left += column
        words = QRectF(left, box.top(), right - left, box.height())
        painter.drawText(words, flags, _cut(painter, tr(finding.message), words))

    def _paint_verb(self, painter: QPainter, verb: Verb, spot: QRectF, *, index: Index) -> None:
        finding, is_ignored = index.data(Qt.ItemDataRole.UserRole)
        ui = self.theme.interface
        can = may_do(verb, finding, is_ignored=is_ignored)
        if can and self.pointed == (index.row(), verb):
            painter.setPen(QColor(ui.edge))
            painter.setBrush(QColor(ui.panel))
            painter.drawRoundedRect(spot.adjusted(1.5, 2.5, -1.5, -2.5), 5, 5)
        colour = ui.disabled if not can else ui.accent_text if verb is Verb.FIX else ui.text2
        picture = "action_show" if verb is Verb.IGNORE and is_ignored else f"finding_{verb.value}"
        half = px(_ICON) / 2
        place = QRectF(spot.center().x() - half, spot.center().y() - half, 2 * half, 2 * half)
        icon_renderer(picture, colour, ui.panel).render(painter, place)


def _cut(painter: QPainter, text: str, room: QRectF) -> str:
    return painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
