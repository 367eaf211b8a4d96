"""Icons of the icons folder, tinted with a theme's colours, as Qt renderers and as QIcons."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from core.picture.icon_source import icon_text, tinted

_SIZES = (16, 20, 24, 32, 40, 48, 64, 80)
"""Pixel sizes kept ready, so that icons stay sharp on screens of any density."""


@lru_cache(maxsize=512)
def icon_renderer(name: str, colour: str, knockout: str) -> QSvgRenderer:
    """A renderer for an icon in one colour; the white in filled icons is replaced by `knockout`."""
    return QSvgRenderer(QByteArray(tinted(icon_text(name), colour, knockout).encode("utf-8")))


def icon_pixmap(name: str, colour: str, size: int, knockout: str = "#FFFFFF") -> QPixmap:
    """An icon for labels, `size` wide on the screen and drawn for its densest one, so that it is sharp on all."""
    ratio = densest_ratio()
    pixmap = _drawn(name, colour, round(size * ratio), knockout)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def densest_ratio() -> float:
    """Device pixels for one pixel of the interface, on the densest screen there is."""
    return max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)


def _drawn(name: str, colour: str, pixels: int, knockout: str, gap: float = 0.0) -> QPixmap:
    pixmap = QPixmap(QSize(round(pixels * (1 + gap)), pixels))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    icon_renderer(name, colour, knockout).render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    return pixmap


@lru_cache(maxsize=1024)
def icon(name: str, colour: str, *, disabled: str | None = None, knockout: str = "#FFFFFF", gap: float = 0.0) -> QIcon:
    """An icon for buttons and menus; `gap` is the empty part of its width before the words beside it."""
    made = QIcon()
    for size in _SIZES:
        made.addPixmap(_drawn(name, colour, size, knockout, gap))
        if disabled is not None:
            made.addPixmap(_drawn(name, disabled, size, knockout, gap), QIcon.Mode.Disabled)
    return made
