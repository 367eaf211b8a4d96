"""The commands about layers as a whole: the bare board, and a lock for each layer and for all of them."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from core.picture.shapes import LayerName
from editor.action_book import ActionBook
from editor.document.locks import LOCKS
from editor.document.map_document import MapDocument
from editor.words import mark, tr

_BARE = frozenset({LayerName.TERRAIN, LayerName.BORDERS, LayerName.ART})
"""What is the board itself; everything else is written on it."""
_TITLES = {
    "names": mark("Lock names"),
    "symbols": mark("Lock symbols"),
    "links": mark("Lock links"),
    "blocks": mark("Lock blocks"),
    "borders": mark("Lock borders"),
    "terrain": mark("Lock terrain"),
    "art": mark("Lock board art"),
}


class LayerCommands(QObject):
    """The key that shows a layer locks it with Shift held; Ctrl+L locks all, Ctrl+H leaves the bare board."""

    def __init__(
        self,
        actions: ActionBook,
        document: MapDocument,
        overlays: Mapping[LayerName, QAction],
        shows: Callable[[], object],
        where: QWidget,
    ) -> None:
        super().__init__(where)
        self._document, self._overlays, self._shows = document, overlays, shows
        self._hidden: tuple[QAction, ...] = ()
        """What was switched off for the bare board, to come back with the next stroke of the key."""
        actions.add(
            "bare-board", tr("&Hide all but the board"), menu="View", group="overlays", picture="action_hide",
            keys="Ctrl+H", does=self.bare_or_not, where=where,
        )  # fmt: skip
        self.all = actions.add(
            "lock-all", tr("&Lock everything"), menu="Board", group="locks", picture="action_lock", keys="Ctrl+L",
            checkable=True, does=self._lock_all, where=where,
        )  # fmt: skip
        self.each = {layer: self._add_lock(actions, layer, where) for layer in LOCKS}
        document.locks_changed.connect(self._follow)

    def _add_lock(self, actions: ActionBook, layer: str, where: QWidget) -> QAction:
        shown_by = self._overlays[LayerName(layer)].shortcut().toString()
        action = actions.add(
            f"lock-{layer}", tr(_TITLES[layer]), menu="Board", group="locks", picture="action_lock", checkable=True,
            keys=shown_by.replace("Ctrl+", "Ctrl+Shift+"), where=where,
            does=lambda: self._document.lock(layer, is_locked=action.isChecked()),
        )  # fmt: skip
        return action

    def _lock_all(self) -> None:
        is_locked = self.all.isChecked()  # the first lock taken off takes this tick away
        for layer in LOCKS:
            self._document.lock(layer, is_locked=is_locked)

    def _follow(self) -> None:
        for layer, action in self.each.items():
            action.setChecked(layer in self._document.locked)
        self.all.setChecked(len(self._document.locked) == len(LOCKS))

    def bare_or_not(self) -> None:
        """Names, symbols, links and overlays away; where nothing is there to hide, what was hidden comes back."""
        shown = tuple(action for layer, action in self._overlays.items() if layer not in _BARE and action.isChecked())
        for action in shown or self._hidden:
            action.setChecked(not shown)
        self._hidden = shown
        self._shows()
