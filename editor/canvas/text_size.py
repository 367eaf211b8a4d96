"""How large texts are: whatever is given in pixels is meant for the usual system font and follows the real one."""

import re

from PySide6.QtGui import QFont, QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

_USUAL = (12, 13)
"""Pixels of the font on systems that are set up as they came."""
_SIZES = re.compile(r"\b(font-size|min-height|height): (1[1-9]|[2-9]\d)px")
"""Sizes in a style sheet that belong to a text; lines and bars are thinner than any text."""
_WIDE, _HIGH = "usual-width", "usual-height"
_SYSTEM = "system-font"


def factor() -> float:
    """How many times as large as usual the texts are."""
    size = QFontInfo(QGuiApplication.font()).pixelSize()
    least, most = _USUAL
    return size / least if size < least else max(1.0, size / most)


def px(pixels: float) -> int:
    """Pixels of the usual size as they are now."""
    return round(pixels * factor())


def sized(style: str) -> str:
    """A style sheet with the sizes of its texts as they are now."""
    return _SIZES.sub(lambda found: f"{found[1]}: {px(int(found[2]))}px", style)


def small(font: QFont, pixels: int) -> QFont:
    """A font like another, as large as a number of usual pixels."""
    made = QFont(font)
    made.setPixelSize(px(pixels))
    return made


def keep_size(widget: QWidget, width: int = 0, height: int = 0) -> None:
    """Fix the size of a widget, in usual pixels; nought leaves a side free."""
    widget.setProperty(_WIDE, width)
    widget.setProperty(_HIGH, height)
    _fit(widget)


def _fit(widget: QWidget) -> None:
    wide, high = widget.property(_WIDE), widget.property(_HIGH)
    if wide:
        widget.setFixedWidth(px(wide))
    if high:
        widget.setFixedHeight(px(high))


def fit_all(root: QWidget) -> None:
    """Everything whose size was fixed for its text, once texts are larger or smaller.

    Whoever has more to fit than a fixed size does so in a method `fit_text`.
    """
    for each in root.findChildren(QWidget):
        if each.property(_HIGH) is not None:
            _fit(each)
        fit_text = getattr(each, "fit_text", None)
        if fit_text is not None:
            fit_text()


def use_text_size(percent: int) -> None:
    """Texts so many hundredths as large as the system wants them. Nobody's choice goes on following the system."""
    application = QApplication.instance()
    assert application is not None, "there are no texts without an application"
    usual = application.property(_SYSTEM)
    if usual is None:
        if percent == 100:
            return
        usual = QApplication.font()
    # Kept while a size is chosen: desktops without a font of their own would name the one in use.
    application.setProperty(_SYSTEM, None if percent == 100 else usual)
    wanted = QFont(usual)
    if wanted.pointSizeF() > 0:
        wanted.setPointSizeF(wanted.pointSizeF() * percent / 100)
    else:
        wanted.setPixelSize(round(wanted.pixelSize() * percent / 100))
    if wanted != QApplication.font():
        QApplication.setFont(wanted)
