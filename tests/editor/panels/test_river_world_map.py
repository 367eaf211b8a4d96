"""A River World map in the panels: symbols in the wrong place are told and repaired by a click, and counted."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.files.bundled import bundled_maps
from core.files.map_file import read_map
from editor.document.live_findings import LiveFindings
from editor.document.map_document import MapDocument
from editor.panels.findings_panel import FindingsPanel
from editor.panels.statistics_panel import StatisticsPanel
from tests.core.maps import tagged

LEFT = Qt.MouseButton.LeftButton
(MAP,) = (path for path in bundled_maps() if path.name.startswith("river-2-"))


@pytest.fixture
def river(qapp: object) -> MapDocument:
    return MapDocument(read_map(Path(MAP)))


def codes(panel: FindingsPanel) -> list[str]:
    rows = panel.list.findings
    return [rows.finding(row).code for row in range(rows.rowCount())]


@pytest.mark.parametrize(
    ("region", "symbol", "code"),
    [
        ("Sturgeon Reach", "shipyard", "landmark-on-water"),
        ("Swanpool", "seers-temple", "landmark-on-water"),
        ("Foxwood", "harbour", "harbour-away-from-river"),
        ("Foxwood", "pirates", "pirates-off-river"),
    ],
)
def test_a_symbol_in_the_wrong_place_is_told_and_a_click_takes_it_away(
    river: MapDocument, qtbot: QtBot, region: str, symbol: str, code: str
) -> None:
    findings = LiveFindings(river, river)
    panel = FindingsPanel(river, findings)
    qtbot.addWidget(panel)
    panel.resize(1100, 230)
    panel.show()
    river.edit("Stamp", tagged(river.kept, region, symbols=(symbol,)))
    findings.settle()
    row = codes(panel).index(code)
    spot = panel.list.visualRect(panel.list.findings.index(row)).center()
    qtbot.mouseClick(panel.list.viewport(), LEFT, pos=spot)
    assert region in panel.detail.message.text()
    qtbot.mouseClick(panel.detail.fix_button, LEFT)
    findings.settle()
    assert code not in codes(panel)
    assert not next(each for each in river.kept.regions if each.name == region).symbols


def test_the_statistics_count_harbours_shipyard_temple_and_pirates(river: MapDocument, qtbot: QtBot) -> None:
    panel = StatisticsPanel(river)
    qtbot.addWidget(panel)
    panel.show()
    assert panel.summary.text().endswith("Harbour 3, Shipyard 1, Seer's temple 1, Pirates 2.")
