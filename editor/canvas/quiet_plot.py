"""What all charts share, with pyqtgraph: imported only when a chart is first shown, for it takes long."""

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics

from core.picture.palette import LIGHT, Theme
from editor.canvas.text_size import small


class QuietPlot(pg.PlotWidget):
    """A chart one looks at: no dragging, no menu, in the colours of the theme."""

    def __init__(self, spoken: str) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.setAccessibleName(spoken)
        self.setMouseEnabled(x=False, y=False)
        self.setMenuEnabled(False)
        self.hideButtons()
        self.setFrameShape(self.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for side in ("left", "bottom"):
            self.getAxis(side).setStyle(tickFont=self.small_font(), tickLength=-3, hideOverlappingLabels=False)

    def small_font(self) -> QFont:
        return small(self.font(), 11)

    @property
    def metrics(self) -> QFontMetrics:
        return QFontMetrics(self.small_font())

    def wheelEvent(self, event: object) -> None:
        """A chart is not a canvas: the wheel does nothing here."""

    def begin(self) -> None:
        """Nothing is drawn, on the ground of the theme."""
        self.clear()
        ui = self.theme.interface
        self.setBackground(ui.panel)
        for side in ("left", "bottom"):
            axis = self.getAxis(side)
            axis.setPen(ui.line)
            axis.setTextPen(ui.text2)
