"""Merge regions: click one, then the ones to join to it; or Enter for all that are selected."""

from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget

from core.edits.merging import merge_regions
from core.edits.outcome import Outcome, Refusal
from core.edits.settling import shape_of
from core.model.values import RegionId
from editor.number_words import regions_counted
from editor.tools.outcomes import keep, pair_named
from editor.tools.pair_tool import PairTool
from editor.tools.tool import ToolDesk
from editor.tools.tool_options import choice, row, tick
from editor.words import mark, tr, tr_n


class Winner(StrEnum):
    """Whose name, terrain and symbols the merged region has."""

    FIRST = mark("The first one")
    LAST = mark("The last one")
    LARGEST = mark("The largest one")


class MergeTool(PairTool):
    id = "merge"
    title = mark("Merge")
    picture = "tool_merge"
    keys = "J"
    about = mark(
        "Click one region, then a neighbour: they become one. Further clicks join more; Enter merges all that are "
        "selected. The option bar says whose name and tags win, and whether regions that do not touch may become "
        "a group of islands. Links and blocks go over to the merged region."
    )

    def __init__(self, desk: ToolDesk) -> None:
        super().__init__(desk)
        self._winner = Winner.FIRST
        self._apart = False
        self._known: dict[tuple[RegionId, RegionId], Refusal | None] = {}
        desk.document.changed.connect(lambda _event: self._known.clear())
        wins = choice(tr("Whose name and tags win"), [(tr(each.value), each) for each in Winner], self._set_winner)
        apart = tick(
            tr("Islands"), tr("Also merge regions that do not touch, into a group of islands"), self._set_apart
        )
        self._options = row(QLabel(tr("Name and tags of")), wins, apart)

    def _set_winner(self, winner: object) -> None:
        self._winner = Winner(str(winner))

    def _set_apart(self, is_on: bool) -> None:
        self._apart = is_on
        self._known.clear()

    def hint(self) -> str:
        selected = len(self.desk.document.selection.regions)
        if self.first is not None:
            return tr("Click a region that touches it to merge the two; Esc begins anew.")
        if selected > 1:
            return tr_n(
                "Press Enter to merge the {} selected region, or click the first of two.",
                "Press Enter to merge the {} selected regions, or click the first of two.",
                selected,
            ).format(selected)
        return tr("Click a region, then a neighbour to merge it with.")

    def options(self) -> QWidget:
        return self._options

    def trouble(self, first: RegionId, second: RegionId) -> Refusal | None:
        if (first, second) not in self._known:
            outcome = self._outcome((first, second))
            self._known[first, second] = outcome if isinstance(outcome, Refusal) else None
        return self._known[first, second]

    def _outcome(self, ids: tuple[RegionId, ...]) -> Outcome:
        document = self.desk.document
        return merge_regions(document.kept, ids, self._winner_of(ids), document.adjacency, apart=self._apart)

    def _winner_of(self, ids: tuple[RegionId, ...]) -> RegionId:
        if self._winner is Winner.LARGEST:
            model = self.desk.document.kept
            return max(ids, key=lambda each: shape_of(model.region(each).outline).area)
        return ids[0] if self._winner is Winner.FIRST else ids[-1]

    def take_pair(self, first: RegionId, second: RegionId) -> RegionId | None:
        return self._merge((first, second)) or first

    def _merge(self, ids: tuple[RegionId, ...]) -> RegionId | None:
        model = self.desk.document.kept
        names = pair_named(model, *ids) if len(ids) == 2 else regions_counted(len(ids))
        outcome = self._outcome(ids)
        if keep(self.desk, outcome, tr("Merge {}").format(names), self.picture):
            return self.desk.document.selection.regions[0]
        return None

    def takes_key(self, event: QKeyEvent) -> bool:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        return is_enter and len(self.desk.document.selection.regions) > 1

    def key_press(self, event: QKeyEvent) -> bool:
        if not self.takes_key(event):
            return False
        self._merge(self.desk.document.selection.regions)
        return True
