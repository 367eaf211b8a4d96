"""The scales: shown wherever an answer depends on a dispute, and the way from there to its ruling."""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from core.picture.palette import Theme
from core.rules.acting_disputes import Acting
from core.rules.clause_records import Dispute
from editor.canvas.icon_pictures import icon, icon_renderer
from editor.words import tr

SIZE = 18.0
ChooseDispute = Callable[[Dispute], None]


def paint_scales(painter: QPainter, centre: QPointF, theme: Theme, *, scale: float = 1.0) -> QRectF:
    """The mark around a spot; the room it took."""
    side = SIZE * scale
    room = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    colour, ground = theme.overlays.rulings[0], theme.interface.panel
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour), 1.4 * scale))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(room)
    inset = side * 0.16
    icon_renderer("mark_dispute", colour, ground).render(painter, room.adjusted(inset, inset, -inset, -inset))
    painter.restore()
    return room


def dispute_words(acting: Acting) -> str:
    return tr("Books differ: {}").format(acting.dispute.question)


@dataclass(frozen=True, slots=True)
class Marks:
    """The disputes on which something shown depends, and what a click on one does."""

    acting: tuple[Acting, ...]
    choose: ChooseDispute
    theme: Theme

    def on_line(self, clause_id: str) -> Acting | None:
        """The dispute under whose other options a ledger line would be another."""
        return next((each for each in self.acting if clause_id in each.clauses), None)

    def sign(self, acting: Acting) -> QToolButton:
        """The scales alone, beside a ledger line."""
        button = self._button(acting)
        button.setFixedSize(20, 20)
        return button

    def links(self) -> list[QWidget]:
        """A line for each dispute."""
        return [self._with_words(each) for each in self.acting]

    def _with_words(self, acting: Acting) -> QWidget:
        """The scales and the question, either of which leads to the ruling."""
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        colour = self.theme.interface.accent_text
        text = QLabel(objectName="dispute-words", wordWrap=True)
        text.setText(f'<a href="#" style="color:{colour};text-decoration:none">{escape(dispute_words(acting))}</a>')
        text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        text.linkActivated.connect(lambda _link: self.choose(acting.dispute))
        row.addWidget(self.sign(acting), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(text, 1)
        return made

    def _button(self, acting: Acting) -> QToolButton:
        button = QToolButton(objectName="dispute-link")
        button.setIcon(icon("mark_dispute", self.theme.overlays.rulings[0]))
        button.setIconSize(QSize(15, 15))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setToolTip(dispute_words(acting))
        button.setAccessibleName(dispute_words(acting))
        button.clicked.connect(lambda: self.choose(acting.dispute))
        return button
