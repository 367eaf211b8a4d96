"""How the numbers that decide who touches whom are chosen for a drawing: by the size of its regions and its lines.

A drawing may have any scale and lines of any width. Where its lines are wider than the usual tolerance every border
would be missed, so they are measured first, with a tolerance as wide as regions of that size can bear.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from statistics import median

import numpy as np

from core.files.importers.drawing import Drawing
from core.files.importers.import_report import Note
from core.geometry.polygons import to_shape
from core.model.map_model import AdjacencySettings, MapModel
from core.model.region import Region
from core.model.values import GRID, to_grid, to_units
from core.topology.heaped_outlines import HeapedOutlinesError
from core.topology.measure import measure

_USUAL_SIZE = 130
_GAP_SHARE, _BORDER_SHARE = 0.075, 0.045
_WIDEST_SHARE = 0.2
"""A gap wider than this share of the regions is a strait, not a line."""
_NEARLY_ALL, _ROOM = 0.95, 1.25
"""The tolerance covers the gaps of this share of the borders, with some room."""
_TIMES_THE_MIDDLE = 2.5
"""But lines differ only so much from each other; wider ones are straits, however many there are."""


def fitting_settings(model: MapModel, drawing: Drawing, notes: list[Note]) -> AdjacencySettings:
    """The settings for a map made of a drawing, and a note where they are not the usual ones."""
    size = _usual_side(model.regions)
    settings = _by_size(size, drawing)
    width = _drawn_gap(model, size)
    if width > settings.edge:
        gap = max(settings.gap, width)
        settings = replace(settings, gap=gap, edge=min(gap, width))
    if settings != AdjacencySettings():
        lines = f" and the gaps between them up to {to_units(width):g}" if width else ""
        notes.append(
            Note(
                f"neighbours: gaps up to {to_units(settings.gap):g} units closed, at least "
                f"{to_units(settings.min_border):g} of common border, up to {to_units(settings.edge):g} to the board's "
                f"edge, because the regions measure about {size:.4g} units{lines}"
            )
        )
    return settings


def _usual_side(regions: Sequence[Region]) -> float:
    return median(sqrt(to_shape(region.outline).area) for region in regions) / GRID


def _by_size(size: float, drawing: Drawing) -> AdjacencySettings:
    """The usual settings for regions of about the usual size; otherwise the same shares of the size there is."""
    least_gap = to_grid(drawing.least_gap * drawing.scale)
    if _USUAL_SIZE / 2 <= size <= _USUAL_SIZE * 2 and least_gap <= AdjacencySettings().gap:
        return AdjacencySettings()
    gap = max(1, to_grid(size * _GAP_SHARE), least_gap)
    border = max(1, to_grid(size * _BORDER_SHARE))
    return AdjacencySettings(gap, border, short_border=border * 10 // 6, edge=max(1, gap // 2))


def _drawn_gap(model: MapModel, size: float) -> int:
    """The width, in grid steps, of nearly all gaps that are left between neighbours, with some room."""
    wide = replace(
        model.adjacency,
        gap=to_grid(size * _WIDEST_SHARE),
        min_border=to_grid(size * _BORDER_SHARE),
        short_border=to_grid(size * _BORDER_SHARE),
    )
    try:
        gaps = [pair.gap for pair in measure(replace(model, adjacency=wide)).neighbour_pairs()]
    except HeapedOutlinesError:
        return 0  # the checks will say so
    if not gaps:
        return 0
    middle, most = np.quantile(gaps, [0.5, _NEARLY_ALL])
    return int(min(_ROOM * most, _TIMES_THE_MIDDLE * middle))
