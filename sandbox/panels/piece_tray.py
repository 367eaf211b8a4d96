"""The tray under the board in set-up mode: everything the box and the races at the table have, to be dragged out."""

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.picture.palette import LIGHT, Theme
from editor.words import tr
from sandbox.panels.thing_list import ThingList, in_tray
from sandbox.setup_desk import SetupDesk
from sandbox.setup_moves import Carried, InBox, Spot

_CELL = QSize(98, 62)
_AROUND = 46
"""Height of the head and of what stands around the cells."""
_ROWS, _FEW_ROWS, _LOW = 3, 1.5, 820
"""Rows shown at most, and in windows lower than this; what is more is scrolled to."""


class PieceTray(QWidget):
    def __init__(self, desk: SetupDesk) -> None:
        super().__init__()
        self.setObjectName("piece-tray")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._desk = desk
        self.theme: Theme = LIGHT
        self.things = ThingList("things", _CELL)
        self.things.setAccessibleName(tr("Tokens and pieces"))
        self.title = QLabel(tr("Lay on the board"))
        self.title.setObjectName("section")
        self.hint = QLabel()
        self.hint.setObjectName("caption")
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.hint, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 6)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.things, 1)
        self.things.picked.connect(lambda row: desk.pick(self.things.shown[row].thing))
        desk.changed.connect(self.show_desk)
        self._window_height = _LOW

    def fit(self, window_height: int | None = None) -> None:
        """As many rows as there are, up to a limit: low windows leave more of their height to the board."""
        self._window_height = window_height or self._window_height
        across = max(1, (self.width() - 36) // _CELL.width())
        rows = -(-max(1, self.things.count()) // across)
        most = _ROWS if self._window_height >= _LOW else _FEW_ROWS
        self.setFixedHeight(round(_AROUND + min(rows, most) * _CELL.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.fit()

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        if self._desk.is_on:
            self.show_desk()

    def show_desk(self) -> None:
        desk, names = self._desk, self._desk.session.names
        self.title.setText(tr("Lay on the board"))
        self.hint.setText(tr("Drag, or pick and click. Right click takes away; Shift+wheel, + − and digits count."))
        self.hint.setToolTip(
            tr("Shift and drag carries a whole stack, Ctrl and drag a copy. Dropped beside the board, it goes back.")
        )
        rules = desk.session.engine.rules
        rows = (in_tray(each, names, rules) for each in desk.palette())
        self.things.show_things(rows, desk.picked, names, self.theme)
        self.fit()

    def carried_from(self, spot: QPoint, _keys: Qt.KeyboardModifier) -> Carried | None:
        """What a drag that begins here takes along: one, out of the box."""
        thing = self.things.thing_at(spot)
        return None if thing is None else Carried(thing, InBox())

    def spot_at(self, at: QPoint) -> Spot | None:
        return InBox() if self.isVisible() and self.rect().contains(self.mapFromGlobal(at)) else None
