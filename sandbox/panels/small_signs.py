"""Small painted things for cards and panels: a price pill, the faces of the die, an icon."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from core.picture.palette import Theme
from editor.canvas.icon_pictures import icon_pixmap
from editor.canvas.text_size import factor, px
from editor.words import tr
from sandbox.price_pills import HEIGHT, Pill, paint_pill, pill_width, pill_words

_FACE, _STEP = 17, 21
NO_COLOUR = -1
_DOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-3.4, -3.4), (3.4, 3.4)),
    3: ((-4, -4), (0, 0), (4, 4)),
    4: ((-3.6, -3.6), (3.6, -3.6), (-3.6, 3.6), (3.6, 3.6)),
    5: ((-4, -4), (4, -4), (0, 0), (-4, 4), (4, 4)),
    6: ((-3.6, -4.4), (3.6, -4.4), (-3.6, 0), (3.6, 0), (-3.6, 4.4), (3.6, 4.4)),
}


class PillSign(QWidget):
    def __init__(self, pill: Pill, theme: Theme) -> None:
        super().__init__()
        self._pill, self._theme = pill, theme
        self.setFixedSize(QSize(round(pill_width(pill) * factor()) + 4, px(HEIGHT) + 4))
        self.setAccessibleName(pill_words(pill))
        if pill.chance is not None:
            self.setToolTip(tr("{} of {}").format(pill.chance.numerator, pill.chance.denominator))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_pill(painter, self._pill, QPointF(self.width() / 2, self.height() / 2), self._theme, scale=factor())
        painter.end()


class FacesSign(QWidget):
    """The faces of the die; those that win are filled."""

    def __init__(self, faces: tuple[tuple[int, bool], ...], theme: Theme) -> None:
        super().__init__()
        self._faces, self._theme = faces, theme
        self.setFixedSize(_STEP * len(faces), _FACE + 3)
        won = sum(wins for _, wins in faces)
        self.setAccessibleName(tr("{} of {} faces").format(won, len(faces)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, (pips, wins) in enumerate(self._faces):
            self._paint_face(painter, QRectF(number * _STEP + 1, 1.5, _FACE, _FACE), pips, is_filled=wins)
        painter.end()

    def _paint_face(self, painter: QPainter, room: QRectF, pips: int, *, is_filled: bool) -> None:
        ui, ink = self._theme.interface, QColor(self._theme.overlays.with_die)
        painter.setPen(QPen(ink if is_filled else QColor(ui.edge), 1.3))
        painter.setBrush(ink if is_filled else QColor(ui.panel))
        painter.drawRoundedRect(room, 4.5, 4.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ui.panel if is_filled else ui.text2))
        middle = room.center()
        if not pips:
            painter.drawRect(QRectF(middle.x() - 2.5, middle.y() - 0.6, 5, 1.2))
        for dx, dy in _DOTS.get(pips, ()):
            painter.drawEllipse(QPointF(middle.x() + dx, middle.y() + dy), 1.6, 1.6)


def icon_label(name: str, colour: str, size: int = 16, ground: str = "#FFFFFF") -> QLabel:
    label = QLabel()
    label.setPixmap(icon_pixmap(name, colour, size, ground))
    label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return label


def letter_box(letters: str, number: int, theme: Theme) -> QLabel:
    """The letters of a reading in its colour; those of a book, which has none, in an outline."""
    colours = theme.overlays.rulings
    label = QLabel(letters)
    label.setFixedHeight(px(18))
    label.setMinimumWidth(18)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    ui = theme.interface
    look = (
        f"border: 1px solid {ui.edge}; color: {ui.text};"
        if number == NO_COLOUR
        else f"background: {colours[number % len(colours)]}; color: {ui.panel};"
    )
    label.setStyleSheet(f"{look} border-radius: 4px; font: bold {px(11)}px; padding: 0 3px;")
    return label
