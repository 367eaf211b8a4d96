"""Bar charts of the statistics page, with pyqtgraph; imported only when the page is first shown."""

from collections.abc import Mapping, Sequence

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from core.model.map_model import OwnTerrain
from core.model.terrains import terrains
from editor.canvas.quiet_plot import QuietPlot
from editor.map_words import terrain_name
from editor.panels.terrain_swatch import terrain_colours
from editor.words import tr

_CLOSE = 1.15
"""A tick up to so much farther out than its bar would run through the number at the bar's end."""


class TerrainPlot(QuietPlot):
    """One bar per terrain in its colour, with its number at the end; a tick shows the printed board."""

    def show_counts(
        self, counts: Mapping[str, int], printed: Mapping[str, int], own: tuple[OwnTerrain, ...] = ()
    ) -> None:
        self.begin()
        ui = self.theme.interface
        names = [name for name in (*terrains(), "") if counts.get(name) or printed.get(name)]
        names += sorted(name for name in counts if name not in names)
        places = list(range(len(names)))[::-1]
        most = max((*counts.values(), *printed.values(), 1))
        for name, place in zip(names, places, strict=True):
            colours = terrain_colours(name or None, self.theme, own)
            count, told = counts.get(name, 0), printed.get(name, 0)
            self.addItem(_bar(place, count, colours.fill, colours.ink))
            if printed:
                self.addItem(_tick(place, told, most, ui.text))
            # Behind the tick where that is farther out.
            end = max(count, told) if told <= count * _CLOSE else count
            self.addItem(_number(count, end + most * 0.02, place, (0.0, 0.5), self))
        titles = [_title(name) for name in names]
        self.getAxis("left").setTicks([list(zip(places, titles, strict=True))])
        self.getAxis("left").setWidth(max(self.metrics.horizontalAdvance(title) for title in ("", *titles)) + 12)
        self.getAxis("bottom").setTicks([[]])
        self.setXRange(0, most * 1.15, padding=0)
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
                self.addItem(_number(height, place, height, (0.5, 1.0), self))
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


def _bar(place: float, count: int, fill: str, edge: str) -> pg.BarGraphItem:
    pen = pg.mkPen(edge, width=1.0)
    return pg.BarGraphItem(x0=[0], y=[place], width=[count], height=0.6, brush=QColor(fill), pen=pen)


def _tick(place: float, count: int, most: int, colour: str) -> pg.BarGraphItem:
    wide = most * 0.008
    brush = QColor(colour)
    return pg.BarGraphItem(x0=[count - wide / 2], y=[place], width=[wide], height=0.9, brush=brush, pen=pg.mkPen(None))


def _number(count: int, x: float, y: float, anchor: tuple[float, float], plot: QuietPlot) -> pg.TextItem:
    words = pg.TextItem(str(count), color=plot.theme.interface.text2, anchor=anchor)
    words.setFont(plot.small_font())
    words.setPos(x, y)
    return words


def _title(name: str) -> str:
    return terrain_name(name) if name else tr("No terrain")
