"""Icons of the icons folder, tinted with a theme's colours, as Qt renderers and as QIcons."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from core.picture.icon_source import icon_text, tinted

_SIZES = (16, 20, 24, 32, 40, 48)
"""Pixel sizes kept ready, so that icons stay sharp on screens of any density."""


@lru_cache(maxsize=512)
def icon_renderer(name: str, colour: str, knockout: str) -> QSvgRenderer:
    """A renderer for an icon in one colour; the white in filled icons is replaced by `knockout`."""
    return QSvgRenderer(QByteArray(tinted(icon_text(name), colour, knockout).encode("utf-8")))


def icon_pixmap(name: str, colour: str, size: int, knockout: str = "#FFFFFF") -> QPixmap:
    pixmap = QPixmap(QSize(size, size))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    icon_renderer(name, colour, knockout).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


@lru_cache(maxsize=1024)
def icon(name: str, colour: str, *, disabled: str | None = None, knockout: str = "#FFFFFF") -> QIcon:
    """An icon for buttons and menus."""
    made = QIcon()
    for size in _SIZES:
        made.addPixmap(icon_pixmap(name, colour, size, knockout))
        if disabled is not None:
            made.addPixmap(icon_pixmap(name, disabled, size, knockout), QIcon.Mode.Disabled)
    return made
