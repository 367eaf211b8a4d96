"""Tokens, pieces and coins side by side as small pictures, to be picked with a click or dragged away."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView, QListWidget, QListWidgetItem

from core.picture.palette import Theme
from core.rules.compiled import Rules
from core.rules.spoken_names import Names, clause_gist
from core.rules.thing_clauses import clauses_of_thing
from editor.words import tr
from sandbox.panels.thing_pictures import thing_icon
from sandbox.setup_things import CoinsToLay, Layable, PieceToLay, same_thing

_ICON, _PADDING = 26, 14


@dataclass(frozen=True, slots=True)
class ShownThing:
    """A thing with its short words, and the whole sentence for tooltips and screen readers."""

    thing: Layable
    words: str
    sentence: str
    explained: str = ""
    """What it is about, clause by clause."""


class ThingList(QListWidget):
    """`picked` carries the row of what was chosen by click or key."""

    picked = Signal(int)

    def __init__(self, name: str, cell: QSize) -> None:
        super().__init__()
        self.setObjectName(name)
        self._cell = cell
        self.shown: tuple[ShownThing, ...] = ()
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setDragDropMode(QAbstractItemView.DragDropMode.NoDragDrop)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setIconSize(QSize(_ICON, _ICON))
        self.setGridSize(cell)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentRowChanged.connect(self._tell)

    def show_things(self, rows: Iterable[ShownThing], picked: Layable | None, names: Names, theme: Theme) -> None:
        with QSignalBlocker(self):
            self.ensurePolished()  # the style sheet's font is the one that is measured
            scrolled = self.verticalScrollBar().value()
            self.clear()
            self.shown = tuple(rows)
            for row in self.shown:
                item = QListWidgetItem(thing_icon(row.thing, names, theme), self._fitted(row.words))
                item.setToolTip(f"{row.sentence}\n{row.explained}".strip())
                item.setData(Qt.ItemDataRole.AccessibleTextRole, row.sentence)
                item.setSizeHint(self._cell)
                item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
                self.addItem(item)
                if same_thing(picked, row.thing):
                    self.setCurrentItem(item)
            self.verticalScrollBar().setValue(scrolled)

    def _fitted(self, words: str) -> str:
        """Two lines: a long name goes on in the second, before what stands there; the whole is in the tooltip."""
        metrics, room = self.fontMetrics(), self._cell.width() - _PADDING
        name, _, rest = words.partition("\n")
        if not rest or metrics.horizontalAdvance(name) <= room:
            return words
        first, left = "", name.split()
        while left and metrics.horizontalAdvance(f"{first} {left[0]}".strip()) <= room:
            first = f"{first} {left.pop(0)}".strip()
        if not first:
            return f"{metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, room)}\n{rest}"
        end = f" · {rest}"
        tail = metrics.elidedText(" ".join(left), Qt.TextElideMode.ElideRight, room - metrics.horizontalAdvance(end))
        return f"{first}\n{tail}{end}"

    def thing_at(self, spot: QPoint) -> Layable | None:
        """What is shown at a place of the viewport."""
        index = self.indexAt(spot)
        return self.shown[index.row()].thing if index.isValid() else None

    def _tell(self, row: int) -> None:
        if 0 <= row < len(self.shown):
            self.picked.emit(row)


def thing_name(thing: Layable, names: Names) -> str:
    """`Elves`, `Fortress`, `Coin`"""
    if isinstance(thing, CoinsToLay):
        return tr("Coin")
    words = names.piece(thing.piece) if isinstance(thing, PieceToLay) else names.unit(thing.race)
    return f"{words[:1].upper()}{words[1:]}"


def in_tray(thing: Layable, names: Names, rules: Rules) -> ShownThing:
    """`Elves` over `Anna · 7`; `Elves (Anna, in decline) · 7 left`"""
    name, left, about = thing_name(thing, names), tr("{} left").format(thing.left), _about(thing, names, rules)
    if isinstance(thing, PieceToLay | CoinsToLay):
        return ShownThing(thing, f"{name}\n{thing.left}", f"{name} · {left}", about)
    owner = names.seat(thing.seat)
    where = tr("{}, in decline").format(owner) if thing.declined is not None else owner
    return ShownThing(thing, f"{name}\n{owner} · {thing.left}", f"{name} ({where}) · {left}", about)


def _about(thing: Layable, names: Names, rules: Rules) -> str:
    """The clauses about a thing, each with its title, its first sentence and its id."""
    if isinstance(thing, CoinsToLay):
        return ""
    clauses = clauses_of_thing(rules, thing.piece if isinstance(thing, PieceToLay) else thing.race)
    refs = (names.clause(clause) for clause in clauses)
    return "\n".join(f"{ref.title}: {clause_gist(ref)} ({ref.id})" for ref in refs)


def in_hands(thing: Layable, number: int, names: Names) -> ShownThing:
    """`8` under the token; `8 × Elves`"""
    return ShownThing(thing, f"× {number}", f"{number} × {thing_name(thing, names)}")
