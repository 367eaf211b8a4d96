"""Pages behind a strip of tabs."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from editor.canvas.text_size import keep_size


class DockTabs(QWidget):
    """A strip 34 pixels high and the pages under it, one at a time; arrows and Ctrl+Tab go from tab to tab."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = QTabBar(drawBase=False, expanding=False)
        self.bar.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.pages = QStackedWidget()
        strip = QWidget(objectName="tab-strip")
        strip.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        keep_size(strip, height=34)
        row = QHBoxLayout(strip)
        row.setContentsMargins(4, 0, 4, 0)
        row.addWidget(self.bar, 1, Qt.AlignmentFlag.AlignBottom)
        keep_size(self.bar, height=33)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(strip)
        column.addWidget(self.pages, 1)
        self.bar.currentChanged.connect(self.pages.setCurrentIndex)

    def add(self, title: str, page: QWidget) -> None:
        self.pages.addWidget(page)
        self.bar.addTab(title)

    def show_page(self, number: int) -> None:
        self.bar.setCurrentIndex(number)
