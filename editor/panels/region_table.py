"""The regions of a map as a table: sorted, searched, edited in place. Only what is in view is ever worked out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from core.model.board import Board
from core.model.region import Region
from core.model.tagging import renamed, with_custom, with_terrain
from core.model.values import RegionId
from core.picture.palette import LIGHT, Theme
from editor.document.change_events import MapChanged
from editor.document.map_document import MapDocument
from editor.map_words import symbol_titles, terrain_title, terrain_word
from editor.panels.region_words import AreaBook, area_words, edge_words, regions_title, shore_words
from editor.panels.terrain_swatch import swatch_icon
from editor.words import mark, tr

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole


@dataclass(frozen=True, slots=True)
class Column:
    """A column: what it shows of a region, and by what it sorts."""

    title: str
    words: Callable[["RegionTable", int], str]
    order: Callable[["RegionTable", int], Any]
    is_number: bool = False
    is_edited: bool = False


class RegionTable(QAbstractTableModel):
    """Rows are numbers of regions; sorting and searching choose which, and in what order."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self._document = document
        self.theme: Theme = LIGHT
        self._wanted = ""
        self._sorted: tuple[int, Qt.SortOrder] | None = None
        self._areas = AreaBook()
        self._rows: list[int] = list(range(len(document.model.regions)))
        self._row_of: dict[int, int] | None = None
        document.changed.connect(self._follow)

    # What the rows are

    @property
    def board(self) -> Board:
        return self._document.board

    def region(self, number: int) -> Region:
        return self._document.model.regions[number]

    def region_at(self, row: int) -> Region:
        return self.region(self._rows[row])

    def row_of(self, region: RegionId) -> int | None:
        """Where a region stands, or None if the search leaves it out."""
        if self._row_of is None:
            self._row_of = {number: row for row, number in enumerate(self._rows)}
        number = self.board.number.get(region)
        return None if number is None else self._row_of.get(number)

    def search(self, words: str) -> None:
        """Show only regions that have every word in name, terrain, symbols, own tags or id."""
        if words.casefold() != self._wanted:
            self._wanted = words.casefold()
            self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._sorted = None if column < 0 else (column, order)
        self._arrange()

    def _arrange(self) -> None:
        self.beginResetModel()
        wanted = self._wanted.split()
        numbers = range(len(self._document.model.regions))
        self._rows = [number for number in numbers if not wanted or self._has(number, wanted)]
        if self._sorted is not None:
            column, order = COLUMNS[self._sorted[0]], self._sorted[1]
            is_falling = order == Qt.SortOrder.DescendingOrder
            self._rows.sort(key=lambda number: column.order(self, number), reverse=is_falling)
        self._row_of = None
        self.endResetModel()

    def _has(self, number: int, wanted: list[str]) -> bool:
        region = self.region(number)
        text = " ".join((region.name, terrain_title(region), *symbol_titles(region), region.id)).casefold()
        return all(word in text for word in wanted)

    def _follow(self, event: MapChanged) -> None:
        if event.is_reordered or event.is_new_map:
            self._arrange()
        elif self._rows:
            # Rows stay where they are, so that an edit does not carry the row away from under the pointer.
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(COLUMNS) - 1))

    def area(self, number: int) -> int:
        return self._areas.area(self.region(number))

    # What Qt asks for

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  Qt's own default
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Role.DisplayRole:
            return tr(COLUMNS[section].title)
        if orientation == Qt.Orientation.Horizontal and role == Role.TextAlignmentRole:
            return int(_alignment(COLUMNS[section]))
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        usual = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return usual | Qt.ItemFlag.ItemIsEditable if COLUMNS[index.column()].is_edited else usual

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        number, column = self._rows[index.row()], COLUMNS[index.column()]
        match role:
            case Role.DisplayRole | Role.ToolTipRole:
                return column.words(self, number)
            case Role.EditRole:
                return column.words(self, number) if index.column() == TAGS else self.region(number).name
            case Role.DecorationRole if index.column() == TERRAIN:
                return swatch_icon(self.region(number).terrain, self.theme, own=self._document.model.terrains)
            case Role.TextAlignmentRole:
                return int(_alignment(column))
            case Role.AccessibleTextRole:
                return f"{tr(column.title)}: {column.words(self, number)}"
        return None

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """An edit in a cell; terrain and own tags go to all selected regions if this is one of them."""
        document, region = self._document, self.region_at(index.row())
        chosen = document.selected_regions()
        them = chosen if region in chosen else (region,)
        ids = [each.id for each in them]
        match index.column():
            case 0:  # name
                model = renamed(document.kept, region.id, str(value))
                return document.edit(
                    tr("Rename {}").format(region.name or tr("a region")), model, picture="action_rename"
                )
            case 1:  # terrain
                title = terrain_word(str(value)) or tr("none")
                model = with_terrain(document.kept, ids, str(value) or None)
                return document.edit(
                    tr("Terrain of {}: {}").format(regions_title(them), title), model, picture="tool_brush"
                )
            case 3:  # own tags
                model = with_custom(document.kept, ids, str(value).split(","))
                return document.edit(tr("Own tags of {}").format(regions_title(them)), model, picture="symbol_custom")
        return False

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        if self._rows:
            self.dataChanged.emit(self.index(0, TERRAIN), self.index(len(self._rows) - 1, TERRAIN))

    # Words of the columns

    def edge_words(self, number: int) -> str:
        words = edge_words(self.region(number).id, self._document.adjacency, self._document.model.frame)
        return words if self.board.edge[number] else ""

    def area_words(self, number: int) -> str:
        return area_words(self.area(number), self._document.model.frame)


def _alignment(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column.is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


NAME, TERRAIN, SYMBOLS, TAGS = range(4)
COLUMNS = (
    Column(mark("Name"), lambda t, n: t.region(n).name, lambda t, n: t.region(n).name.casefold(), is_edited=True),
    Column(mark("Terrain"), lambda t, n: terrain_title(t.region(n)).capitalize(),
           lambda t, n: t.region(n).terrain or "", is_edited=True),
    Column(mark("Symbols"), lambda t, n: ", ".join(symbol_titles(t.region(n))[: len(t.region(n).symbols)]),
           lambda t, n: (len(t.region(n).symbols), t.region(n).symbols), is_edited=True),
    Column(mark("Own tags"), lambda t, n: ", ".join(t.region(n).custom), lambda t, n: t.region(n).custom,
           is_edited=True),
    Column(mark("Area"), lambda t, n: t.area_words(n), lambda t, n: t.area(n), is_number=True),
    Column(mark("Neighbours"), lambda t, n: str(len(t.board.neighbours[n])), lambda t, n: len(t.board.neighbours[n]),
           is_number=True),
    Column(mark("Board edge"), lambda t, n: t.edge_words(n), lambda t, n: t.board.edge[n]),
    Column(mark("Entry"), lambda t, n: tr("yes") if t.board.entry[n] else "", lambda t, n: t.board.entry[n]),
    Column(mark("Shore of"), lambda t, n: shore_words(n, t.board) if t.board.shore_of[n] else "",
           lambda t, n: len(t.board.shore_of[n])),
)  # fmt: skip
