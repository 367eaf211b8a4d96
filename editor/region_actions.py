"""Commands about the selected regions: the clipboard, delete, merge, align, close a gap, terrain by number."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from core.edits.frame_alignment import align_to_frame
from core.edits.gap_closing import close_gap_between
from core.edits.merging import merge_regions
from core.edits.outcome import Outcome, Refusal
from core.edits.pasting import STEP, Clip, clip_of, delete_regions, middle_of, paste_regions
from core.model.tagging import terrain_choices, with_terrain
from core.model.values import RegionId, to_grid
from editor.action_book import ActionBook
from editor.canvas.edit_canvas import EditCanvas
from editor.document.change_events import MapChanged
from editor.document.map_document import MapDocument
from editor.map_words import terrain_word
from editor.number_words import regions_counted
from editor.region_clipboard import RegionClipboard
from editor.words import tr

_NUMBERS = range(1, 10)


class RegionActions(QObject):
    """Keys work on the board; in a text field they mean the text."""

    def __init__(
        self, actions: ActionBook, document: MapDocument, view: EditCanvas, say: Callable[[str], object]
    ) -> None:
        super().__init__(view)
        self._document, self._view, self._say = document, view, say
        self._clipboard = RegionClipboard()
        self._pastes = 0
        """Copies put beside the original since it was copied; each goes one step further."""
        self._needs: dict[QAction, int] = {}
        self._add_clipboard(actions)
        self._add_shaping(actions)
        self._terrains = [self._add_terrain(actions, number) for number in _NUMBERS]
        document.selection_changed.connect(self._enable)
        document.changed.connect(self._follow)
        self._follow(MapChanged(is_new_map=True))

    def _add(
        self, actions: ActionBook, name: str, text: str, *, needs: int, menu: str = "Edit", **more: Any
    ) -> QAction:
        action = actions.add(name, text, menu=menu, where=self._view, **more)
        self._needs[action] = needs
        return action

    def _add_clipboard(self, actions: ActionBook) -> None:
        keys, group = QKeySequence.StandardKey, "clipboard"
        for name, text, key, does, needs in (
            ("cut", tr("Cu&t"), keys.Cut, self.cut, 1),
            ("copy", tr("&Copy"), keys.Copy, self.copy, 1),
            ("paste", tr("&Paste"), keys.Paste, self.paste, 0),
            ("duplicate", tr("&Duplicate"), "Ctrl+D", self.duplicate, 1),
            ("delete", tr("De&lete"), keys.Delete, self.delete, 1),
        ):
            self._add(
                actions, f"{name}-regions", text, keys=key, does=does, needs=needs, group=group,
                picture=f"action_{name}",
            )  # fmt: skip

    def _add_shaping(self, actions: ActionBook) -> None:
        for name, text, key, does, needs, picture in (
            ("merge-selected", tr("&Merge selected"), "Ctrl+J", self.merge, 2, "tool_merge"),
            ("align-to-frame", tr("&Align to frame"), "Ctrl+Shift+A", self.align, 1, "overlay_edge"),
            ("close-gap", tr("Close &gap"), "Ctrl+G", self.close_gap, 2, "finding_fix"),
        ):
            self._add(
                actions, name, text, keys=key, does=does, needs=needs, menu="Region", group="shaping", picture=picture
            )  # fmt: skip

    def _add_terrain(self, actions: ActionBook, number: int) -> QAction:
        return self._add(
            actions, f"terrain-{number}", tr("Terrain {}").format(number), keys=str(number), needs=1, menu="Region",
            does=lambda: self.set_terrain(number), group="terrain", picture="tool_brush",
        )  # fmt: skip

    # What can be done now

    def _follow(self, event: MapChanged) -> None:
        if not (event.is_new_map or event.fields & {"games", "terrains"}):
            return
        choices = terrain_choices(self._document.model.games, self._document.model.terrains)
        for number, action in zip(_NUMBERS, self._terrains, strict=True):
            action.setVisible(number <= len(choices))
            if number <= len(choices):
                action.setText(tr("Terrain: {}").format(terrain_word(choices[number - 1].id)))
        self._enable()

    def _enable(self) -> None:
        count = len(self._document.selection.regions)
        for action, needs in self._needs.items():
            action.setEnabled(count >= needs)

    @property
    def _chosen(self) -> tuple[RegionId, ...]:
        return tuple(region.id for region in self._document.selected_regions())

    def _names(self, ids: tuple[RegionId, ...]) -> str:
        if len(ids) != 1:
            return regions_counted(len(ids))
        return self._document.kept.region(ids[0]).name or tr("unnamed region")

    def _keep(self, outcome: Outcome, title: str, picture: str) -> bool:
        if isinstance(outcome, Refusal):
            self._say(tr(outcome.reason))
            return False
        if not self._document.edit(title, outcome.model, picture=picture):
            return False
        self._document.select(outcome.regions)
        if outcome.note:
            self._say(tr(outcome.note))
        return True

    # The commands

    def copy(self) -> None:
        if self._chosen:
            model = self._document.kept
            self._clipboard.put(model, clip_of(model, self._chosen))
            self._pastes = 0

    def cut(self) -> None:
        ids = self._chosen
        self.copy()
        self._keep(delete_regions(self._document.kept, ids), tr("Cut {}").format(self._names(ids)), "action_cut")

    def paste(self) -> None:
        """Under the pointer if it is on the board, else one step beside the last copy."""
        clip = self._clipboard.take()
        middle = middle_of(clip)
        shift = (STEP * (self._pastes + 1),) * 2
        if middle is not None and self._view.underMouse():
            at = self._view.pointer_place()
            x, y = self._view.port.to_board(at.x(), at.y())
            shift = to_grid(x) - middle[0], to_grid(y) - middle[1]
        self._put(clip, shift, tr("Paste {}"), "action_paste")

    def duplicate(self) -> None:
        self._put(clip_of(self._document.kept, self._chosen), (STEP, STEP), tr("Duplicate {}"), "action_duplicate")

    def _put(self, clip: Clip, shift: tuple[int, int], title: str, picture: str) -> None:
        names = clip.regions[0].name if len(clip.regions) == 1 else regions_counted(len(clip.regions))
        if self._keep(paste_regions(self._document.kept, clip, *shift), title.format(names), picture):
            self._pastes += 1

    def delete(self) -> None:
        """Vertices come first: while some are selected, no region goes."""
        if not self._document.selection.vertices:
            ids = self._chosen
            self._keep(
                delete_regions(self._document.kept, ids), tr("Delete {}").format(self._names(ids)), "action_delete"
            )

    def merge(self) -> None:
        ids = self._chosen
        outcome = merge_regions(self._document.kept, ids, ids[0], self._document.adjacency)
        self._keep(outcome, tr("Merge {}").format(self._names(ids)), "tool_merge")

    def align(self) -> None:
        ids = self._chosen
        self._keep(
            align_to_frame(self._document.kept, ids),
            tr("Align {} to the frame").format(self._names(ids)),
            "overlay_edge",
        )

    def close_gap(self) -> None:
        ids = self._chosen
        if len(ids) != 2:
            self._say(tr("Select exactly two regions to close the gap between them."))
            return
        one, other = (self._names((each,)) for each in ids)
        outcome = close_gap_between(self._document.kept, *ids)
        self._keep(outcome, tr("Close the gap between {} and {}").format(one, other), "finding_fix")

    def set_terrain(self, number: int) -> None:
        choices = terrain_choices(self._document.model.games, self._document.model.terrains)
        if number > len(choices) or not self._chosen:
            return
        terrain = choices[number - 1]
        model = with_terrain(self._document.kept, self._chosen, terrain.id)
        title = tr("Terrain of {}: {}").format(self._names(self._chosen), terrain_word(terrain.id))
        self._document.edit(title, model, picture="tool_brush")
