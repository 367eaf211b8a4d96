"""Every control of the docks can be reached with the keyboard and has a name that can be read out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from core.model.tagging import renamed
from core.model.values import RegionId
from editor.action_book import ActionBook
from editor.document.live_findings import LiveFindings
from editor.document.map_document import MapDocument
from editor.panels.bottom_panel import BottomPanel
from editor.panels.map_dock import MapDock

CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, QSlider)


def controls(root: QWidget) -> list[QWidget]:
    """What one can operate; parts that Qt puts into a control of its own are not counted."""
    found = [each for kind in CONTROLS for each in root.findChildren(kind) if each.isVisible()]
    return [each for each in found if not isinstance(each.parent(), (*CONTROLS, type(None))) or each.parent() is root]


def name(widget: QWidget) -> str:
    return widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")


def unnamed_or_unreachable(root: QWidget) -> list[str]:
    return [
        f"{type(each).__name__} {name(each)!r} {each.objectName()}"
        for each in controls(root)
        if not name(each) or not each.focusPolicy() & Qt.FocusPolicy.TabFocus
        if not each.objectName().startswith("qt_") and not isinstance(each.parent(), QAbstractItemView)
    ]


@pytest.mark.parametrize("chosen", [(), ("a1",), ("a1", "b1")], ids=len)
def test_controls_of_the_right_dock(
    qtbot: QtBot, document: MapDocument, actions: ActionBook, findings: LiveFindings, chosen: tuple[str, ...]
) -> None:
    actions.add("show-names", "Names", menu="View", checkable=True, does=lambda: None)
    dock = MapDock(document, actions, findings)
    qtbot.addWidget(dock)
    dock.resize(320, 1000)
    dock.show()
    document.select(RegionId(each) for each in chosen)
    for page in range(3):
        dock.tabs.show_page(page)
        assert len(controls(dock)) > 2
        assert unnamed_or_unreachable(dock) == []


def test_controls_of_the_bottom_panel(
    qtbot: QtBot, document: MapDocument, actions: ActionBook, findings: LiveFindings
) -> None:
    document.edit("Spoil", renamed(document.kept, "a1", ""))
    panel = BottomPanel(document, actions, findings)
    qtbot.addWidget(panel)
    panel.resize(1100, 262)
    panel.show()
    for page in range(len(panel.tabs)):
        panel.show_page(page)
        if page == 0:
            panel.findings.list.setCurrentIndex(panel.findings.list.findings.index(0))
        assert unnamed_or_unreachable(panel) == []
