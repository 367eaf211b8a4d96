"""Names as outlines: made at one large size and scaled, so that they look the same at every zoom and on paper."""

from functools import lru_cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPainterPath, QTransform

from core.picture.shapes import Label

_DRAWN_AT = 100
"""Pixels at which letters are taken from the font; large, so that no hinting shows."""


def board_font(*, is_bold: bool, is_italic: bool) -> QFont:
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    font.setPixelSize(_DRAWN_AT)
    font.setBold(is_bold)
    font.setItalic(is_italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


@lru_cache(maxsize=4096)
def _line_path(text: str, is_bold: bool, is_italic: bool) -> QPainterPath:
    """One line, its baseline at 0 and its middle at 0."""
    font = board_font(is_bold=is_bold, is_italic=is_italic)
    path = QPainterPath()
    path.addText(-QFontMetricsF(font).horizontalAdvance(text) / 2, 0, font, text)
    return path


def label_path(label: Label) -> QPainterPath:
    """All lines of a label around its centre, not yet turned."""
    scale = label.size / _DRAWN_AT
    whole = QPainterPath()
    for line, baseline in zip(label.lines, label.baselines(), strict=True):
        placed = QTransform.fromTranslate(0, baseline).scale(scale, scale)
        whole.addPath(placed.map(_line_path(line, label.is_bold, label.is_italic)))
    return whole
