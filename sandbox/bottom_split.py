"""Board above, timeline below. The timeline is as high as its branches need, until somebody drags its edge."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLayout, QSplitter, QWidget

LEAST = 120
_MOST = 0.29
"""The part of the height that the timeline takes by itself; by hand it may have half."""


class BottomSplit(QSplitter):
    def __init__(self, above: QLayout, below: QLayout) -> None:
        super().__init__(Qt.Orientation.Vertical, objectName="rows")
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        for layout in (above, below):
            page = QWidget()
            page.setLayout(layout)
            self.addWidget(page)
        self.setStretchFactor(0, 1)
        self._wanted = 0
        self._by_hand = 0
        """The height somebody has dragged the timeline to."""
        self.splitterMoved.connect(self._note_move)

    def below(self) -> int:
        """How high the lower part is."""
        return self.sizes()[1]

    def share(self, wanted: int) -> bool:
        """Give the lower part the height it needs, none if it has nothing to show; whether that changed anything."""
        self._wanted = wanted
        self.widget(1).setVisible(wanted > 0)
        if not wanted:
            return False
        self.widget(1).setMinimumHeight(LEAST)
        self.widget(1).setMaximumHeight(max(LEAST, self.height() // 2))
        before = self.below()
        height = self._by_hand or max(LEAST, min(wanted, round(self.height() * _MOST)))
        self.setSizes([self.height() - height, height])
        return self.below() != before

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share(self._wanted)

    def _note_move(self) -> None:
        self._by_hand = self.below()
