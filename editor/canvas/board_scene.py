"""What there is to paint of a map being edited, kept region by region: after an edit only what it touched is redone."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from core.geometry.boxes import box_of
from core.model.board import Board
from core.model.map_model import MapModel
from core.model.region import Region
from core.model.values import GRID, RegionId, to_units
from core.picture.border_pieces import BorderPieces
from core.picture.ground_layers import BORDER_WIDTH, OVER_ART, ground, to_line
from core.picture.label_blocks import Block
from core.picture.label_layers import id_shapes, name_shapes, region_block, symbol_shapes
from core.picture.options import PictureOptions, detail_of
from core.picture.palette import THEMES, Theme
from core.picture.shapes import Ground, LayerName, Shape
from core.topology.close_pairs import Adjacency
from editor.canvas.label_pixmaps import LabelPixmaps
from editor.canvas.shape_painter import ShapePainter, path_of

_SAME_DETAIL = 0.12
"""Details are drawn in another size only when it would differ by more than this share."""


@dataclass(slots=True)
class Entry:
    """One region and what is known of its look; what is None is made when it is asked for."""

    region: Region
    ground: Ground
    box: QRectF
    border: QPainterPath | None = None
    block: Block | None = None
    labels: tuple[Shape, ...] | None = None


@dataclass(frozen=True, slots=True)
class MapFacts:
    """What overlays need to know beyond the map."""

    adjacency: Callable[[], Adjacency]
    board: Callable[[], Board]


class BoardScene:
    def __init__(self, model: MapModel, options: PictureOptions, facts: MapFacts, art_folder: Path | None) -> None:
        self.facts = facts
        self.labels = LabelPixmaps()
        self._start(model, options, art_folder)

    def _start(self, model: MapModel, options: PictureOptions, art_folder: Path | None) -> None:
        self.model, self.options = model, options
        self.unit = detail_of(model, options)
        self.shapes = ShapePainter(art_folder=art_folder)
        self._pieces: BorderPieces | None = None
        self._loose: set[RegionId] = set()
        """Regions that have changed since the borders were last settled."""
        self._entries: dict[RegionId, Entry] = {}
        self._take_order()

    @property
    def theme(self) -> Theme:
        return THEMES[self.options.theme]

    @property
    def board(self) -> QRectF:
        return QRectF(0, 0, to_units(self.model.frame.width), to_units(self.model.frame.height))

    def entry(self, region_id: RegionId) -> Entry | None:
        """The entry of a region, made at its first use; None if the map has no such region."""
        found = self._entries.get(region_id)
        place = self._place.get(region_id)
        if found is None and place is not None:
            region = self.model.regions[place]
            found = self._entries[region_id] = Entry(region, self._ground(region), self._box(place))
        return found

    def region(self, region_id: RegionId) -> Region | None:
        """The region of this id as the map has it now."""
        place = self._place.get(region_id)
        return None if place is None else self.model.regions[place]

    def entries(self, area: QRectF | None = None) -> list[Entry]:
        """The entries of all regions with an outline, or of those near an area, in map order."""
        boxes = self._boxes
        near = np.ones(len(boxes), dtype=bool)
        if area is not None:
            near = (boxes[:, 0] <= area.right()) & (boxes[:, 2] >= area.left())
            near &= (boxes[:, 1] <= area.bottom()) & (boxes[:, 3] >= area.top())
        regions = self.model.regions
        found = [self.entry(regions[number].id) for number in np.flatnonzero(near).tolist()]
        return [entry for entry in found if entry is not None and entry.region.outline]

    def path(self, entry: Entry) -> QPainterPath:
        return self.shapes.path(entry.ground)

    def loose_path(self, region: Region) -> QPainterPath:
        """The path of a region that is no longer in the map."""
        return path_of((to_line(ring) for ring in region.rings()), is_closed=True)

    # Following the map

    def show(self, model: MapModel, options: PictureOptions, art_folder: Path | None = None) -> None:
        """Another map, or another look of it: nothing is kept."""
        self._start(model, options, art_folder)

    def update(self, model: MapModel, changed: Iterable[RegionId], *, is_reordered: bool, is_preview: bool) -> bool:
        """Take over an edited map; False if so much is different that everything has to be painted anew."""
        detail = detail_of(model, self.options)
        if abs(detail - self.unit) > _SAME_DETAIL * self.unit or model.background != self.model.background:
            self._start(model, self.options, self.shapes.art_folder)
            return False
        self.model = model
        names = tuple(changed)
        if is_reordered:
            self._take_order()
        for name in names:
            self._replace(name, is_preview=is_preview)
        # Who draws which border is asked only when all is at rest; a drag changes it with every step.
        self._loose.update(names)
        return True

    def _settled_borders(self) -> BorderPieces:
        changed, self._loose = self._loose, set()
        if self._pieces is None:
            self._pieces = BorderPieces(self.model)
        elif changed:
            for name in self._pieces.update(self.model, sorted(changed)):
                entry = self._entries.get(name)
                if entry is not None:
                    entry.border = None
        return self._pieces

    def _take_order(self) -> None:
        regions = self.model.regions
        self._place = {region.id: number for number, region in enumerate(regions)}
        self._boxes = np.empty((len(regions), 4))
        for number, region in enumerate(regions):
            self._boxes[number] = _units(region)

    def _replace(self, name: RegionId, *, is_preview: bool) -> None:
        old = self._entries.pop(name, None)
        if old is not None:
            self.shapes.forget(old.ground)
        place = self._place.get(name)
        if place is None:
            return
        region = self.model.regions[place]
        self._boxes[place] = _units(region)
        if old is not None:
            new = self._entries[name] = Entry(region, self._ground(region), self._box(place))
            if is_preview or old.region.outline == region.outline:
                # While a border is being dragged names stay where they are; looking for their best place takes long.
                new.block = old.block if _reads_alike(old.region, region) else None

    def _box(self, place: int) -> QRectF:
        return _rectangle(*self._boxes[place].tolist())

    def box_of(self, region: Region) -> QRectF:
        """The box around a region, which may be one that is no longer in the map."""
        return _rectangle(*_units(region))

    def _ground(self, region: Region) -> Ground:
        has_art = self.options.shows(LayerName.ART) and self.model.background is not None
        has_art = has_art and self.model.background is not None and self.model.background.visible
        return ground(region, self.theme, self.unit, OVER_ART if has_art else 1.0, self.model.terrains)

    # What is made on demand

    def border(self, entry: Entry) -> QPainterPath:
        """The borders that this region draws."""
        pieces = self._settled_borders()
        if entry.border is None:
            lines = pieces.lines(entry.region, with_frame=not self.options.shows(LayerName.FRAME))
            entry.border = path_of((to_line(line) for line in lines), is_closed=False)
        return entry.border

    def border_width(self) -> float:
        return BORDER_WIDTH * self.unit

    def block(self, entry: Entry) -> Block:
        if entry.block is None:
            entry.block = region_block(entry.region, self.options, self.unit)
            entry.labels = None
        return entry.block

    def label_shapes(self, entry: Entry) -> tuple[Shape, ...]:
        """Symbols, name and id of a region."""
        blocks = {entry.region.id: self.block(entry)}
        if entry.labels is None:
            theme, only, shows = self.theme, (entry.region,), self.options.shows
            entry.labels = (
                *(symbol_shapes(only, blocks, theme) if shows(LayerName.SYMBOLS) else ()),
                *(name_shapes(only, blocks, theme) if shows(LayerName.NAMES) else ()),
                *(id_shapes(only, blocks, theme) if shows(LayerName.IDS) else ()),
            )
        return entry.labels


def _rectangle(left: float, top: float, right: float, bottom: float) -> QRectF:
    return QRectF(left, top, right - left, bottom - top)


def _units(region: Region) -> tuple[float, float, float, float]:
    box = box_of(region)
    if box is None:
        return 0.0, 0.0, 0.0, 0.0
    return box[0] / GRID, box[1] / GRID, box[2] / GRID, box[3] / GRID


def _reads_alike(one: Region, other: Region) -> bool:
    return (one.name, one.symbols, one.custom, one.terrain) == (other.name, other.symbols, other.custom, other.terrain)
