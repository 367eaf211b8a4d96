"""Two selected regions: the border they share, or the gap between them with the way to close it; links and blocks."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.edits.gap_closing import close_gap_between
from core.edits.outcome import Refusal
from core.model.map_model import Block, Link
from core.model.region import Region
from core.model.values import Point
from core.picture.palette import Theme
from core.topology.fixes.pair_gap import WIDEST, distance_between
from editor.action_book import ActionBook
from editor.document.map_document import MapDocument
from editor.length_words import short_length
from editor.panels.panel_parts import MARGIN, IconSet, small_button
from editor.panels.region_words import pair_between, pair_words
from editor.words import tr


class PairSection(QWidget):
    """Shown while exactly two regions are selected. `go_to` carries the place to look at."""

    go_to = Signal(object)

    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self._document = document
        self._at: Point | None = None
        self._icons = IconSet()
        self.heading = QLabel(wordWrap=True, objectName="section-title")
        """Both names: they may take two lines, for it is them one wants to read."""
        self.words = QLabel(wordWrap=True, objectName="fact-value")
        self.show_it = small_button(tr("Go to"), tr("Show the place on the board"))
        self.show_it.clicked.connect(lambda: self.go_to.emit(self._at))
        self.close_it = small_button(tr("Close it"), tr("Give what lies between them to one of the two"), is_main=True)
        self.close_it.clicked.connect(self._close)
        self._icons.add(self.show_it, "finding_goto")
        self._icons.add(self.close_it, "finding_fix")
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.close_it)
        row.addWidget(self.show_it)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 10, MARGIN, 10)
        column.setSpacing(8)
        column.addWidget(self.heading)
        column.addWidget(self.words)
        column.addLayout(row)

    def show_pair(self, one: Region, other: Region) -> None:
        model = self._document.model
        pair = pair_between(one.id, other.id, self._document.adjacency)
        self.heading.setText(f"{one.name or tr('unnamed')} – {other.name or tr('unnamed')}")
        apart = 0.0 if pair is not None else distance_between(model, one.id, other.id)
        if pair is not None:
            self.words.setText(pair_words(pair, model.frame))
        else:
            self.words.setText(
                tr("Not neighbours: {} apart at the nearest place.").format(short_length(apart, model.frame))
            )
        self._at = None if pair is None else pair.at
        self.show_it.setVisible(self._at is not None)
        has_gap = pair is None or not pair.neighbours or pair.gap > 0
        self.close_it.setVisible(apart <= WIDEST and has_gap)
        self.close_it.setEnabled(True)

    def _close(self) -> None:
        one, other = self._document.selected_regions()
        closed = close_gap_between(self._document.kept, one.id, other.id)
        if isinstance(closed, Refusal):
            self.words.setText(f"{self.words.text()} {closed.reason}")
            self.close_it.setEnabled(False)
        else:
            title = tr("Close the gap between {} and {}").format(one.name or tr("unnamed"), other.name or tr("unnamed"))
            self._document.edit(title, closed.model, picture="finding_fix")

    def show_theme(self, theme: Theme) -> None:
        self._icons.dress(theme)


class ConnectButtons(QWidget):
    """Add link and add block: between two selected regions at once, else by taking up the tool."""

    def __init__(self, document: MapDocument, actions: ActionBook) -> None:
        super().__init__()
        self._document, self._actions = document, actions
        self._icons = IconSet()
        self.link = small_button(tr("Add link"), tr("Connect two regions that do not touch"))
        self.block = small_button(tr("Add block"), tr("Wall off the border of two regions"))
        self.link.clicked.connect(self._add_link)
        self.block.clicked.connect(self._add_block)
        self._icons.add(self.link, "tool_link")
        self._icons.add(self.block, "tool_block")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.link)
        row.addWidget(self.block)
        row.addStretch(1)

    def _add_link(self) -> None:
        chosen, model = self._document.selected_regions(), self._document.kept
        if len(chosen) != 2:
            self._take_up("tool-link")
            return
        one, other = chosen
        link = Link(one.id, other.id)
        title = tr("Link {} and {}").format(one.name or tr("unnamed"), other.name or tr("unnamed"))
        self._document.edit(title, replace(model, links=(*model.links, link)), picture="tool_link")

    def _add_block(self) -> None:
        chosen, model = self._document.selected_regions(), self._document.kept
        if len(chosen) != 2:
            self._take_up("tool-block")
            return
        one, other = chosen
        title = tr("Block the border of {} and {}").format(one.name or tr("unnamed"), other.name or tr("unnamed"))
        blocks = (*model.blocks, Block(one.id, other.id))
        self._document.edit(title, replace(model, blocks=blocks), picture="tool_block")

    def _take_up(self, tool: str) -> None:
        names = {entry.id for entry in self._actions.entries()}
        if tool in names:
            self._actions[tool].trigger()

    def show_theme(self, theme: Theme) -> None:
        self._icons.dress(theme)
