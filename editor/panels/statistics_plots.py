"""Bar charts of the statistics page, with pyqtgraph; imported only when the page is first shown."""

from collections.abc import Mapping, Sequence

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont

from core.model.terrains import terrains
from editor.canvas.quiet_plot import QuietPlot
from editor.map_words import terrain_name
from editor.panels.terrain_swatch import terrain_colours
from editor.words import tr


class TerrainPlot(QuietPlot):
    """One bar per terrain in its colour; an outline shows the printed board."""

    def show_counts(self, counts: Mapping[str, int], printed: Mapping[str, int]) -> None:
        self.begin()
        ui = self.theme.interface
        names = [name for name in (*terrains(), "") if counts.get(name) or printed.get(name)]
        names += sorted(name for name in counts if name not in names)
        places = list(range(len(names)))[::-1]
        for name, place in zip(names, places, strict=True):
            colours = terrain_colours(name or None, self.theme)
            self.addItem(_bar(place, counts.get(name, 0), 0.62, colours.fill, colours.ink))
            if printed:
                self.addItem(_bar(place, printed.get(name, 0), 0.86, None, ui.accent))
        titles = [_title(name) for name in names]
        self.getAxis("left").setTicks([list(zip(places, titles, strict=True))])
        self.getAxis("left").setWidth(max(self.metrics.horizontalAdvance(title) for title in ("", *titles)) + 12)
        most = max((*counts.values(), *printed.values(), 1))
        self.setXRange(0, most * 1.05, padding=0)
        self.setYRange(-0.6, len(names) - 0.4, padding=0)
        self.setAccessibleDescription(", ".join(f"{_title(name)} {counts.get(name, 0)}" for name in names))


class CountPlot(QuietPlot):
    """One bar per number; lines mark averages."""

    def show_counts(self, counts: Mapping[int, int], averages: Sequence[tuple[float, bool]] = ()) -> None:
        """`averages` are numbers with whether they are the map's own (solid) or the printed board's (dashed)."""
        self.begin()
        ui = self.theme.interface
        low, high = min(counts, default=0), max(counts, default=1)
        places = list(range(low, high + 1))
        heights = [counts.get(place, 0) for place in places]
        self.addItem(
            pg.BarGraphItem(x=places, height=heights, width=0.7, brush=QColor(ui.accent), pen=QColor(ui.panel))
        )
        for place, height in zip(places, heights, strict=True):
            if height:
                words = pg.TextItem(str(height), color=ui.text2, anchor=(0.5, 1.0))
                font = QFont(self.font())
                font.setPixelSize(11)
                words.setFont(font)
                words.setPos(place, height)
                self.addItem(words)
        for number, is_own in averages:
            style = Qt.PenStyle.SolidLine if is_own else Qt.PenStyle.DashLine
            self.addItem(pg.InfiniteLine(number, pen=pg.mkPen(self.theme.overlays.graph, width=2, style=style)))
        self.getAxis("bottom").setTicks([[(place, str(place)) for place in places]])
        self.getAxis("left").setTicks([[]])
        self.getAxis("left").setWidth(8)
        self.setXRange(low - 0.6, high + 0.6, padding=0)
        self.setYRange(0, max((*heights, 1)) * 1.18, padding=0)
        told = ", ".join(f"{place}: {height}" for place, height in zip(places, heights, strict=True))
        self.setAccessibleDescription(told)


def _bar(place: float, count: int, thickness: float, fill: str | None, edge: str) -> pg.BarGraphItem:
    brush = None if fill is None else QColor(fill)
    return pg.BarGraphItem(
        x0=[0], y=[place], width=[count], height=thickness, brush=brush, pen=pg.mkPen(edge, width=1.3)
    )


def _title(name: str) -> str:
    return terrain_name(name) if name else tr("No terrain")
