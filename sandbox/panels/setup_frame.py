"""How the set-up panel stands: its parts scroll, its foot stays."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget


def frame(panel: QWidget, parts: Iterable[QWidget], foot: QWidget) -> None:
    inside = QWidget()
    inside.setObjectName("dock-page")
    column = QVBoxLayout(inside)
    column.setContentsMargins(10, 10, 6, 10)
    column.setSpacing(8)
    for part in parts:
        column.addWidget(part)
    column.addStretch(1)
    scroll = QScrollArea()
    scroll.setObjectName("dock-page")
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setWidget(inside)
    whole = QVBoxLayout(panel)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.setSpacing(0)
    whole.addWidget(scroll, 1)
    whole.addWidget(foot)
