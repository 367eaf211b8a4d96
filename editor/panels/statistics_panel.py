"""The statistics page: the map in numbers beside the printed board of its game. Nothing is counted while hidden."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.model.terrains import symbols
from core.model.values import RegionId
from core.picture.palette import LIGHT, Theme
from core.topology.map_statistics import Choke, MapStatistics, PrintedBoard, map_statistics, printed_board
from editor.document.map_document import MapDocument
from editor.map_words import game_titles, symbol_name
from editor.number_words import borders_counted, players_counted, regions_counted
from editor.panels.neighbour_list import NeighbourList
from editor.panels.panel_parts import Heading, scrolled
from editor.panels.region_words import Way
from editor.words import mark, tr, tr_n

if TYPE_CHECKING:
    from editor.panels.statistics_plots import CountPlot, TerrainPlot

PAUSE = 250
"""Milliseconds without a change after which the numbers are worked out again."""
MOST_CHOKES = 12


class StatisticsPanel(QWidget):
    """`zoom_to` carries the regions to bring into view."""

    zoom_to = Signal(object)

    def __init__(self, document: MapDocument) -> None:
        super().__init__(objectName="bottom-page")
        self._document, self.theme = document, LIGHT
        self.statistics: MapStatistics | None = None
        self.terrain: TerrainPlot | None = None
        self.neighbours: CountPlot | None = None
        self.distance: CountPlot | None = None
        self.chokes = NeighbourList()
        self.chokes.setContentsMargins(0, 0, 8, 0)
        self.chokes.chosen.connect(self._choose)
        self.headings = {
            title: Heading(tr(title))
            for title in (mark("Terrain"), mark("Neighbours"), mark("Steps from the edge"), mark("Choke points"))
        }
        self.summary = QLabel(objectName="field-label", wordWrap=True)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self.refresh)
        document.changed.connect(self._wait)

    def tell_again(self) -> None:
        if self.isVisible():
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.terrain is None:
            self._build()
        self.refresh()

    def _build(self) -> None:
        from editor.panels.statistics_plots import CountPlot, TerrainPlot  # noqa: PLC0415  takes long, needed rarely

        self.terrain = TerrainPlot(tr("Regions per terrain"))
        self.neighbours = CountPlot(tr("Regions by number of neighbours"))
        self.distance = CountPlot(tr("Regions by steps from the edge"))
        row = QHBoxLayout()
        row.setSpacing(22)
        parts = zip(
            self.headings.values(), (self.terrain, self.neighbours, self.distance, scrolled(self.chokes)), strict=True
        )
        for title, heading in self.headings.items():
            # It was made with the panel, perhaps in another language.
            heading.title.setText(tr(title))
        for stretch, (heading, chart) in zip((4, 4, 3, 4), parts, strict=True):
            column = QVBoxLayout()
            column.setSpacing(4)
            column.addWidget(heading)
            column.addWidget(chart, 1)
            row.addLayout(column, stretch)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 8, 14, 8)
        whole.setSpacing(6)
        whole.addWidget(self.summary)
        whole.addLayout(row, 1)
        self.show_theme(self.theme)

    def _wait(self) -> None:
        if self.isVisible():
            self._pause.start()

    def refresh(self) -> None:
        """Count and draw anew."""
        if not self.isVisible() or self.terrain is None or self.neighbours is None or self.distance is None:
            return
        document = self._document
        found = map_statistics(document.board, len(document.adjacency.neighbour_pairs()))
        printed = printed_board(document.model)
        self.statistics = found
        self.summary.setText(summary_words(found, printed))
        self.chokes.own = self._document.model.terrains
        self.terrain.show_counts(
            found.terrain, {} if printed is None else printed.terrain, self._document.model.terrains
        )
        averages = [(found.mean_neighbours, True)]
        if printed is not None:
            averages.append((printed.mean_neighbours, False))
        self.neighbours.show_counts(found.neighbours, averages)
        far = {steps: count for steps, count in found.distance.items() if steps is not None}
        self.distance.show_counts(far)
        self._tell_headings(found, printed)
        terrain = dict(zip(document.board.ids, document.board.terrain, strict=True))
        self.chokes.show_ways([_row(each, terrain.get(each.region)) for each in found.chokes[:MOST_CHOKES]])

    def _tell_headings(self, found: MapStatistics, printed: PrintedBoard | None) -> None:
        self.headings["Terrain"].caption.setText("" if printed is None else tr("tick: printed board"))
        words = tr("mean {:.1f}").format(found.mean_neighbours)
        if printed is not None:
            words += tr(", printed {:.1f}").format(printed.mean_neighbours)
        self.headings["Neighbours"].caption.setText(words)
        lost = found.distance.get(None, 0)
        self.headings["Steps from the edge"].caption.setText(tr("{} without a way").format(lost) if lost else "")
        cuts = sum(choke.is_cut for choke in found.chokes)
        words = tr_n("{} cuts the land", "{} cut the land", cuts).format(cuts) if cuts else tr("none cuts the land")
        self.headings["Choke points"].caption.setText(words)

    def _choose(self, region: str, is_added: bool) -> None:
        kept = self._document.selection.regions if is_added else ()
        self._document.select((*kept, RegionId(region)))
        self.zoom_to.emit((RegionId(region),))

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.chokes.show_theme(theme)
        for plot in (self.terrain, self.neighbours, self.distance):
            if plot is not None:
                plot.theme = theme
        self.refresh()


def _row(choke: Choke, terrain: str | None) -> Way:
    percent = f"{choke.share:.0%}".replace("%", " %")
    return Way(
        choke.region,
        choke.name,
        terrain,
        round(choke.share * 10_000),
        tr("cuts, {}").format(percent) if choke.is_cut else percent,
    )


def summary_words(found: MapStatistics, printed: PrintedBoard | None) -> str:
    """The map's numbers in one line, those of the printed board behind them."""
    rows = (
        (regions_counted(found.regions), None if printed is None else printed.regions),
        (borders_counted(found.borders), None if printed is None else printed.borders),
        (f"{found.edge} {tr('on the edge')}", None if printed is None else printed.edge),
        (f"{found.entry} {tr('entry regions')}", None if printed is None else printed.entry),
        *([(f"{found.river_ends} {tr('river ends')}", None)] if found.terrain.get("river") else []),
    )
    words = ", ".join(own + (f" ({other})" if other is not None else "") for own, other in rows)
    signs = symbol_words(found)
    if printed is None:
        return " ".join((tr("{}. No printed board to compare with.").format(words), signs)).strip()
    told = tr("{}. In brackets: the printed board, {}, {}.").format(
        words, game_titles()[printed.game], players_counted(printed.players)
    )
    return " ".join((told, signs)).strip()


def symbol_words(found: MapStatistics) -> str:
    """How many regions carry each symbol, in the order of the catalogue."""
    known = [name for name in symbols() if found.symbols.get(name)]
    names = [*known, *sorted(name for name in found.symbols if name not in known)]
    return (
        tr("Symbols: {}.").format(", ".join(f"{symbol_name(name)} {found.symbols[name]}" for name in names))
        if names
        else ""
    )
