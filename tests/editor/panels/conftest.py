"""A document on a small grid, its findings and commands, for the panels around it."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.action_book import ActionBook
from editor.document.live_findings import LiveFindings
from editor.document.map_document import MapDocument
from tests.core.maps import grid_map


@pytest.fixture
def document(qapp: object) -> MapDocument:
    return MapDocument(grid_map(3, 2))


@pytest.fixture
def findings(document: MapDocument) -> LiveFindings:
    return LiveFindings(document, document)


@pytest.fixture
def actions(qtbot: QtBot) -> ActionBook:
    window = QWidget()
    qtbot.addWidget(window)
    return ActionBook(window)
