"""A button that paints itself, and otherwise while the pointer is over it."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QAbstractButton


class HoverButton(QAbstractButton):
    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)
