"""Prices as pills, the same on the board, in lists and in cards: solid if sure, dashed with a die if it may fail."""

from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from core.picture.palette import Theme
from core.rules.legal_options import Kind, Option
from editor.canvas.icon_pictures import icon_renderer
from editor.words import tr

HEIGHT = 20.0
_SIDE, _ICON, _GAP, _TEXT = 7.0, 13.0, 4.0, 12
_BESIDE_LINE = 6.0
"""Between a number and the line beside it: drawn at another scale, digits are wider than they are measured."""


@dataclass(frozen=True, slots=True)
class Pill:
    """A price, whether it is sure, and the chance where it is not. Only the number stays where there is no room."""

    price: int
    icon: str = "thing_token"
    chance: Fraction | None = None
    is_sure: bool = True
    is_bare: bool = False


def pill_of(option: Option, *, is_bare: bool = False) -> Pill | None:
    """What is shown of an option's price; nothing for what has none."""
    if option.price is None:
        return None
    icon = "thing_coin" if option.measure == "coin" else "thing_token"
    return Pill(option.price, icon, option.chance, option.kind is not Kind.DIE, is_bare)


def percent(chance: Fraction) -> str:
    """A chance in whole percent: `33 %`."""
    return f"{round(100 * chance)} %"


def pill_words(pill: Pill) -> str:
    """The pill for screen readers."""
    if pill.chance is not None:
        exact = tr("{} of {}").format(pill.chance.numerator, pill.chance.denominator)
        return tr("price {}, with the die {}").format(pill.price, exact)
    return tr("price {}").format(pill.price)


def _font(size: int = _TEXT) -> QFont:
    font = QFont()
    font.setPixelSize(size)
    font.setBold(True)
    return font


def pill_width(pill: Pill) -> float:
    """How wide a pill is, in its own pixels."""
    metrics = QFontMetricsF(_font())
    width = 2 * _SIDE + metrics.horizontalAdvance(str(pill.price))
    if pill.is_bare:
        return width
    if pill.is_sure:
        return width + _ICON + _GAP
    words = percent(pill.chance) if pill.chance is not None else ""
    extra = metrics.horizontalAdvance(words) + _GAP if words else 0
    return width + _BESIDE_LINE + _GAP + 1 + _ICON + extra


def paint_pill(painter: QPainter, pill: Pill, centre: QPointF, theme: Theme, *, scale: float = 1.0) -> QRectF:
    """Paint a pill around a spot; the room it took."""
    width = pill_width(pill)
    colour = QColor(theme.overlays.can_do if pill.is_sure else theme.overlays.with_die)
    ground = QColor(theme.interface.panel)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(scale, scale)
    box = QRectF(-width / 2, -HEIGHT / 2, width, HEIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.board.casing))
    painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), HEIGHT / 2 + 1.5, HEIGHT / 2 + 1.5)
    if pill.is_sure:
        painter.setBrush(colour)
        painter.drawRoundedRect(box, HEIGHT / 2, HEIGHT / 2)
    else:
        painter.setBrush(ground)
        painter.setPen(QPen(colour, 1.5, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap))
        pen = painter.pen()
        pen.setDashPattern([2.4, 1.6])
        painter.setPen(pen)
        painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), HEIGHT / 2, HEIGHT / 2)
    _paint_words(painter, pill, box, ground if pill.is_sure else colour)
    painter.restore()
    size = (width * scale, HEIGHT * scale)
    return QRectF(centre.x() - size[0] / 2, centre.y() - size[1] / 2, *size)


def _paint_words(painter: QPainter, pill: Pill, box: QRectF, ink: QColor) -> None:
    font = _font()
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(ink)
    x = box.left() + _SIDE
    name, middle = ink.name(), Qt.AlignmentFlag.AlignVCenter
    if pill.is_sure and not pill.is_bare:
        icon_renderer(pill.icon, name, name).render(painter, QRectF(x, -_ICON / 2, _ICON, _ICON))
        x += _ICON + _GAP
    number = str(pill.price)
    painter.drawText(QRectF(x, box.top(), box.width(), box.height()), middle, number)
    if pill.is_sure or pill.is_bare:
        return
    x += metrics.horizontalAdvance(number) + _BESIDE_LINE
    painter.drawLine(QPointF(x, -4.5), QPointF(x, 4.5))
    x += _GAP + 1
    icon_renderer("thing_die", name, name).render(painter, QRectF(x, -_ICON / 2, _ICON, _ICON))
    if pill.chance is not None:
        x += _ICON + _GAP
        painter.drawText(QRectF(x, box.top(), box.width(), box.height()), middle, percent(pill.chance))
