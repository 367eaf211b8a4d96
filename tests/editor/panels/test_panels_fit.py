"""Nothing is cut off: every word of the docks fits, also where text is wider than here."""

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLabel, QPushButton, QScrollArea, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from core.model.map_model import MapModel
from core.model.values import RegionId
from core.picture.palette import LIGHT
from editor.action_book import ActionBook
from editor.document.live_findings import LiveFindings
from editor.document.map_document import MapDocument
from editor.panels.bottom_panel import BottomPanel
from editor.panels.map_dock import MapDock
from editor.panels.panel_parts import MiddleElidedLabel
from editor.panels.tick_box import TickBox
from editor.theme import apply_theme
from tests.core.maps import grid_map, tagged


@pytest.fixture
def wide_font(qapp: QApplication):
    """The widest usual font at the usual size, under the program's own look."""
    before, style = qapp.font(), qapp.styleSheet()
    font = QFont("DejaVu Sans")
    font.setPixelSize(13)
    qapp.setFont(font)
    apply_theme(qapp, LIGHT)
    yield
    qapp.setFont(before)
    qapp.setStyleSheet(style)


def cut_off(root: QWidget) -> list[str]:
    """Words that need more room than they have, and may neither wrap nor give way."""
    found = []
    for kind in (QLabel, QPushButton, QToolButton, TickBox):
        for widget in root.findChildren(kind):
            gives_way = isinstance(widget, MiddleElidedLabel) or (isinstance(widget, QLabel) and widget.wordWrap())
            if (
                widget.isVisible()
                and widget.text()
                and not gives_way
                and widget.sizeHint().width() > widget.width() + 1
            ):
                found.append(f"{widget.text()}: {widget.sizeHint().width()} > {widget.width()}")
    for spin in root.findChildren(QAbstractSpinBox):
        field = spin.lineEdit()
        if spin.isVisible() and field.fontMetrics().horizontalAdvance(field.text()) + 7 > field.width():
            found.append(f"{field.text()}: {field.width()}")
    for area in root.findChildren(QScrollArea):
        if area.isVisible() and area.widget().width() > area.viewport().width():
            found.append(f"a page: {area.widget().width()} > {area.viewport().width()}")
    return found


def spoiled() -> MapModel:
    model = tagged(grid_map(4, 3), "B2", terrain="cheese")
    return model.without_regions(["d3"])


@pytest.mark.parametrize("width", [MapDock.NARROWEST, MapDock.WIDTH])
@pytest.mark.parametrize("chosen", [(), ("a1",), ("a1", "b1"), ("a1", "c3"), ("a1", "b1", "c1")], ids=len)
def test_the_right_dock_fits(
    qtbot: QtBot, wide_font: None, actions: ActionBook, width: int, chosen: tuple[str, ...]
) -> None:
    document = MapDocument(spoiled())
    dock = MapDock(document, actions, LiveFindings(document, document))
    qtbot.addWidget(dock)
    dock.resize(width, 1100)
    dock.show()
    document.select(RegionId(each) for each in chosen)
    for page in range(3):
        dock.tabs.show_page(page)
        QApplication.processEvents()
        assert cut_off(dock) == []
        assert dock.width() == width


def test_the_bottom_panel_fits_in_the_smallest_window(qtbot: QtBot, wide_font: None, actions: ActionBook) -> None:
    document = MapDocument(spoiled())
    findings = LiveFindings(document, document)
    findings.settle()
    panel = BottomPanel(document, actions, findings)
    qtbot.addWidget(panel)
    panel.resize(1024 - 48, 262)
    panel.show()
    for page in range(len(panel.tabs)):
        panel.show_page(page)
        QApplication.processEvents()
        assert cut_off(panel) == []
    panel.show_page(0)
    for row in range(panel.findings.list.findings.rowCount()):
        panel.findings.list.setCurrentIndex(panel.findings.list.findings.index(row))
        QApplication.processEvents()
        assert cut_off(panel) == []
