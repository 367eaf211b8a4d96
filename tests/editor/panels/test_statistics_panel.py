"""The statistics page: counted when seen, compared with the printed board, its rows lead to the map."""

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.model.tagging import with_terrain
from core.model.values import RegionId
from core.picture.palette import DARK
from editor.document.map_document import MapDocument
from editor.panels.statistics_panel import StatisticsPanel
from tests.core.maps import grid_map


@pytest.fixture
def panel(qtbot: QtBot, document: MapDocument) -> StatisticsPanel:
    document.replace(grid_map(5, 1), None)
    made = StatisticsPanel(document)
    qtbot.addWidget(made)
    made.resize(1100, 240)
    return made


def test_nothing_is_counted_before_it_is_shown(panel: StatisticsPanel) -> None:
    assert panel.statistics is None
    panel.show()
    assert panel.statistics is not None
    assert panel.summary.text() == (
        "5 regions (23), 4 borders (51), 5 on the edge (15), 5 entry regions (16). "
        "In brackets: the printed board, Base game, 2 players."
    )


def test_the_plotting_library_is_not_loaded_with_the_panels() -> None:
    script = "import editor.panels.bottom_panel, sys; sys.exit('pyqtgraph' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_charts_tell_their_numbers_in_words(panel: StatisticsPanel) -> None:
    panel.show()
    assert panel.terrain is not None
    assert panel.terrain.accessibleDescription().startswith("Farmland 5, Forest 0")
    assert panel.neighbours is not None
    assert panel.neighbours.accessibleDescription() == "1: 2, 2: 3"
    assert panel.headings["Neighbours"].caption.text() == "mean 1.6, printed 4.4"
    panel.show_theme(DARK)
    assert panel.neighbours.theme is DARK


def test_it_follows_the_map_after_a_pause(panel: StatisticsPanel, document: MapDocument, qtbot: QtBot) -> None:
    panel.show()
    document.edit("Paint", with_terrain(document.kept, [RegionId("a1")], "hill"))
    qtbot.waitUntil(lambda: panel.statistics is not None and panel.statistics.terrain.get("hill") == 1)


def test_a_choke_point_leads_to_its_region(panel: StatisticsPanel, document: MapDocument, qtbot: QtBot) -> None:
    panel.show()
    rows = panel.chokes.rows()
    assert [(row.text(), row.way.words) for row in rows] == [
        ("C1", "cuts, 40 %"), ("B1", "cuts, 30 %"), ("D1", "cuts, 30 %"),
    ]  # fmt: skip
    with qtbot.waitSignal(panel.zoom_to):
        qtbot.mouseClick(rows[0], Qt.MouseButton.LeftButton)
    assert document.selection.regions == ("c1",)
