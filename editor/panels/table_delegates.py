"""How cells of the region table are painted and edited: terrains from a list, symbols from a small popup."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QPoint, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from core.model.tagging import symbol_choices, with_symbol
from core.model.terrains import symbols
from editor.canvas.icon_pictures import icon_renderer
from editor.document.map_document import MapDocument
from editor.map_words import symbol_name
from editor.panels.region_table import RegionTable
from editor.panels.region_words import regions_title
from editor.panels.terrain_combo import TerrainCombo
from editor.panels.tick_box import TickBox
from editor.words import in_sentence, tr

Index = QModelIndex | QPersistentModelIndex
CHIP = 18


class TerrainDelegate(QStyledItemDelegate):
    def __init__(self, document: MapDocument, table: RegionTable, parent: QWidget) -> None:
        super().__init__(parent)
        self._document, self._table = document, table

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:
        combo = TerrainCombo()
        combo.setParent(parent)
        combo.show_theme(self._table.theme)
        combo.offer(self._document.model, frozenset([self._table.region_at(index.row()).terrain]))
        combo.picked.connect(lambda _terrain: self._done(combo))
        return combo

    def _done(self, combo: TerrainCombo) -> None:
        self.commitData.emit(combo)
        self.closeEditor.emit(combo)

    def setEditorData(self, editor: QWidget, _index: Index) -> None:
        """The list shows the terrain from the start."""

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        assert isinstance(editor, TerrainCombo)
        model.setData(index, editor.currentData())


class SymbolPopup(QFrame):
    """Symbols to tick, each tick one step, for one region or all that are selected."""

    def __init__(self, document: MapDocument, table: RegionTable, row: int, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("symbol-popup")
        self._document = document
        region, chosen = table.region_at(row), document.selected_regions()
        self._ids = [each.id for each in chosen] if region in chosen else [region.id]
        self.boxes: dict[str, TickBox] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 14, 8)
        column.setSpacing(2)
        offered = {each.id: each for each in symbol_choices(document.model.games)}
        offered |= {name: symbols()[name] for name in region.symbols if name in symbols()}
        for each in offered.values():
            box = TickBox(symbol_name(each.id))
            box.show_theme(table.theme)
            box.setChecked(region.has(each.id))
            box.clicked.connect(lambda on, name=each.id: self._switch(name, is_on=on))
            column.addWidget(box)
            self.boxes[each.id] = box

    def _switch(self, name: str, *, is_on: bool) -> None:
        model = self._document.kept
        them = [model.region(each) for each in self._ids]
        title = (tr("Put {} on {}") if is_on else tr("Take {} from {}")).format(
            in_sentence(symbol_name(name)), regions_title(them)
        )
        if not self._document.edit(title, with_symbol(model, self._ids, name, is_on=is_on), picture="tool_stamp"):
            self.boxes[name].setChecked(not is_on)


class SymbolDelegate(QStyledItemDelegate):
    """Symbols as icons in a row. Editing opens the popup instead of a field in the cell."""

    def __init__(self, document: MapDocument, table: RegionTable, parent: QWidget) -> None:
        super().__init__(parent)
        self._document, self._table = document, table
        self.popup: SymbolPopup | None = None

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget | None:
        self.popup = SymbolPopup(self._document, self._table, index.row(), parent)
        self.popup.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.popup.move(parent.mapToGlobal(option.rect.bottomLeft() + QPoint(0, 2)))
        self.popup.show()
        next(iter(self.popup.boxes.values())).setFocus()
        return None

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        plain = QStyleOptionViewItem(option)
        self.initStyleOption(plain, index)
        plain.text = ""
        plain.widget.style().drawControl(
            plain.widget.style().ControlElement.CE_ItemViewItem, plain, painter, plain.widget
        )
        ui = self._table.theme.interface
        left, top = option.rect.left() + 6.0, option.rect.center().y() - CHIP / 2 + 1
        for name in self._table.region_at(index.row()).symbols:
            known = symbols().get(name)
            box = QRectF(left, top, CHIP, CHIP)
            icon_renderer(known.icon if known is not None else "symbol_custom", ui.text, ui.panel).render(painter, box)
            left += CHIP + 4
