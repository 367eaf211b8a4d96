"""The map being edited: its value, its history, the selection and the file it belongs to.

Everybody changes the map through `edit` (one step of history) or, while a gesture goes on, through `preview`. Both
announce one `changed`; who borders whom has been brought up to date by then.
"""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, QTime, Signal

from core.model.board import Board
from core.model.map_model import MapModel
from core.model.region import Region
from core.model.values import Point, RegionId
from core.topology.close_pairs import Adjacency
from core.topology.live_adjacency import LiveAdjacency
from core.topology.live_board import LiveBoard
from editor.document.change_events import MapChanged, Selection
from editor.document.history import History, Step
from editor.document.locks import refusal, touched
from editor.document.map_edit import MapEdit, difference
from editor.words import tr


class MapDocument(QObject):
    """`changed` carries a MapChanged. `history_changed` is about steps and whether they are saved, `state_changed`
    about the file and its name. `refused` carries the reason why an edit was not made."""

    changed = Signal(object)
    history_changed = Signal()
    selection_changed = Signal()
    state_changed = Signal()
    locks_changed = Signal()
    refused = Signal(str)

    def __init__(self, model: MapModel | None = None, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.unsaved_art_folder: Path | None = None
        """Where the board art of a map without a file lies for now."""
        self.history = History()
        self.selection = Selection()
        self.locked: frozenset[str] = frozenset()
        """Layers whose content cannot be changed by hand; see editor.document.locks."""
        self._kept = MapModel() if model is None else model
        self._shown = self._kept
        self._live = LiveAdjacency(self._shown)
        self._live_board = LiveBoard()
        self._board: Board | None = None

    # Reading

    @property
    def model(self) -> MapModel:
        """The map as it is shown, a gesture that is going on included."""
        return self._shown

    @property
    def kept(self) -> MapModel:
        """The map without a gesture that is going on: what would be saved."""
        return self._kept

    @property
    def is_previewing(self) -> bool:
        return self._shown is not self._kept

    @property
    def adjacency(self) -> Adjacency:
        return self._live.adjacency

    @property
    def live_adjacency(self) -> LiveAdjacency:
        """For trying something out on another map; whoever does brings it back to `model`."""
        return self._live

    @property
    def board(self) -> Board:
        if self._board is None:
            self._board = self._live_board.update(self._shown, self.adjacency)
        return self._board

    @property
    def art_folder(self) -> Path | None:
        """The folder in which the map's art is looked for."""
        return self.unsaved_art_folder if self.path is None else self.path.parent

    @property
    def is_changed(self) -> bool:
        """Is there work that the file does not have?"""
        return not self.history.is_saved

    @property
    def title(self) -> str:
        return self._kept.title or (self.path.name if self.path is not None else tr("Untitled map"))

    def selected_regions(self) -> tuple[Region, ...]:
        known = {region.id: region for region in self._shown.regions}
        return tuple(known[region_id] for region_id in self.selection.regions if region_id in known)

    # Changing

    def edit(self, title: str, model: MapModel, *, picture: str = "", merge: str = "") -> bool:
        """Make the map another one, as one named step; False if that changes nothing.

        `picture` is the icon of the step in the history. Edits in a row with the same `merge` become one step.
        """
        self.drop_preview()
        edit = difference(self._kept, model)
        return not self._is_refused(edit) and self._keep(title, edit, picture, merge)

    def take_over(self, title: str, model: MapModel, *, picture: str = "") -> bool:
        """The same for what comes with the file and not from a hand: what is locked does not stand against it."""
        self.drop_preview()
        return self._keep(title, difference(self._kept, model), picture)

    def _keep(self, title: str, edit: MapEdit, picture: str, merge: str = "") -> bool:
        if not edit:
            return False
        self._kept = edit.redone(self._kept)
        time = QTime.currentTime().toString("HH:mm")
        self.history.push(Step(title, edit, picture, merge, time))
        self._show(self._kept, edit, is_preview=False)
        self.history_changed.emit()
        return True

    def undo(self) -> bool:
        return self.go_to(self.history.index - 1)

    def redo(self) -> bool:
        return self.go_to(self.history.index + 1)

    def go_to(self, index: int) -> bool:
        """Stand behind that many steps of the history; False if it has not so many."""
        history = self.history
        if not 0 <= index <= len(history.steps) or index == history.index:
            return False
        self.drop_preview()
        while history.index != index:
            is_back = index < history.index
            edit = history.steps[history.index - 1 if is_back else history.index].edit
            self._kept = edit.undone(self._kept) if is_back else edit.redone(self._kept)
            history.index += -1 if is_back else 1
            self._show(self._kept, edit, is_preview=False)
        self.history_changed.emit()
        return True

    def preview(self, model: MapModel) -> None:
        """Show a map without keeping it, while a gesture goes on."""
        edit = difference(self._shown, model)
        if not self._is_refused(edit):
            self._show(model, edit, is_preview=True)

    def lock(self, layer: str, *, is_locked: bool) -> None:
        """Lock what a layer shows against change, or set it free. Undo and redo are not hindered."""
        locked = self.locked | {layer} if is_locked else self.locked - {layer}
        if locked != self.locked:
            self.locked = locked
            self.locks_changed.emit()

    def _is_refused(self, edit: MapEdit) -> bool:
        broken = self.locked & touched(edit) if self.locked else frozenset()
        if broken:
            self.refused.emit(refusal(broken))
        return bool(broken)

    def drop_preview(self) -> None:
        if self.is_previewing:
            self._show(self._kept, difference(self._shown, self._kept), is_preview=False)

    def _show(self, model: MapModel, edit: MapEdit, *, is_preview: bool) -> None:
        event = edit.event()
        self._shown = model
        self._board = None
        self._live.update(model, None if event.is_reordered else event.regions)
        if event.is_reordered:
            self._forget_what_is_gone()
        self.changed.emit(MapChanged(event.regions, event.is_reordered, event.fields, is_preview))

    # Selecting

    def select(self, regions: Iterable[RegionId] = (), vertices: Iterable[Point] = ()) -> None:
        chosen = Selection(tuple(dict.fromkeys(regions)), tuple(dict.fromkeys(vertices)))
        if chosen != self.selection:
            self.selection = chosen
            self.selection_changed.emit()

    def _forget_what_is_gone(self) -> None:
        known = {region.id for region in self._shown.regions}
        self.select((each for each in self.selection.regions if each in known), self.selection.vertices)

    # The file

    def replace(
        self, model: MapModel, path: Path | None, *, folder: Path | None = None, live: LiveAdjacency | None = None
    ) -> None:
        """Another map altogether: history and selection begin anew.

        `folder` holds the art of a map without a file; `live` is the map measured, where that has been done.
        """
        # A map that nobody can measure is refused here, while everything still belongs to the old one.
        live = live or LiveAdjacency(model)
        self.path = path
        self.unsaved_art_folder = folder
        self._kept = self._shown = model
        self._live = live
        self._board = None
        self.history.clear()
        self.select()
        self.changed.emit(MapChanged(is_new_map=True))
        self.history_changed.emit()
        self.state_changed.emit()

    def mark_saved(self, path: Path) -> None:
        self.path = path
        self.history.saved = self.history.index
        self.history_changed.emit()
        self.state_changed.emit()

    def leave_file(self) -> None:
        """Go on without the file; it belongs to somebody else."""
        self.unsaved_art_folder, self.path = self.art_folder, None
        self.mark_unsaved()

    def mark_unsaved(self) -> None:
        """The map as it stands is in no file: it was recovered, generated or imported."""
        self.history.saved = None
        self.history_changed.emit()
        self.state_changed.emit()
