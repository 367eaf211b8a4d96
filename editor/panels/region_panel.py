"""The region page: fields, facts and neighbours of what is selected; facts of the board while nothing is."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.model.region import Region
from core.model.values import RegionId
from core.picture.palette import Theme
from editor.action_book import ActionBook
from editor.canvas.text_size import px
from editor.document.change_events import MapChanged
from editor.document.map_document import MapDocument
from editor.panels.fact_grid import FactGrid
from editor.panels.history_list import ROW, HistoryList
from editor.panels.neighbour_list import NeighbourList
from editor.panels.pair_section import ConnectButtons, PairSection
from editor.panels.panel_parts import Heading, block, line
from editor.panels.region_fields import RegionFields
from editor.panels.region_words import AreaBook, area_words, edge_words, settings_words, shore_words, ways_from
from editor.panels.terrain_brush import TerrainBrush
from editor.words import mark, tr

BREATH_MS = 50
"""While a gesture goes on, the page is brought up to date no more often than this."""


class RegionPanel(QWidget):
    """`go_to` carries a place, `brush_wanted` the id of a terrain to paint with."""

    go_to = Signal(object)
    brush_wanted = Signal(str)

    def __init__(self, document: MapDocument, actions: ActionBook) -> None:
        super().__init__()
        self._document = document
        self.fields = RegionFields(document)
        self.facts = FactGrid(mark("Area"), mark("Board edge"), mark("Entry region"), mark("Shore of"))
        self.board_facts = FactGrid(
            mark("Regions"), mark("Borders"), mark("On the edge"), mark("Entry regions"), mark("Printed size")
        )
        self.neighbours = NeighbourList()
        self.neighbours.chosen.connect(self._choose)
        self.neighbour_heading = Heading(tr("Neighbours"))
        self.pair = PairSection(document)
        self.pair.go_to.connect(self.go_to)
        self.connect_buttons = ConnectButtons(document, actions)
        self.brush = TerrainBrush()
        self.brush.wanted.connect(self.brush_wanted)
        self.brush_heading = Heading(tr("Terrain brush"))
        self.history = HistoryList(document)
        self.fit_text()
        self.history_heading = Heading(tr("History"))
        self._areas = AreaBook()
        self._fields_show: object = None
        """What the fields were told last: a gesture that moves borders leaves them alone."""
        self._nothing = Heading(tr("No region selected"), tr("Click one on the board."))
        self._lay_out()
        self._breath = QTimer(self, singleShot=True, interval=BREATH_MS)
        self._breath.timeout.connect(self._catch_up)
        document.changed.connect(self._follow)
        document.selection_changed.connect(self.refresh)
        document.history_changed.connect(self._tell_steps)
        self.refresh()
        self._tell_steps()

    def _lay_out(self) -> None:
        self._ways = block(self.neighbour_heading, self.neighbours)
        self._joins = block(self.connect_buttons)
        self._joins.layout().setContentsMargins(14, 0, 14, 10)
        self._without = block(self._nothing)
        self._brush_block = block(self.brush_heading, self.brush)
        self._history_block = block(self.history_heading, spacing=2)
        self._history_block.layout().setContentsMargins(14, 10, 14, 2)
        self._lines = {name: line() for name in ("facts", "ways", "brush", "history")}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(0)
        for widget in (
            self.fields, self._without, self._lines["facts"], self.facts, self.board_facts, self._lines["ways"],
            self.pair, self._ways, self._joins, self._lines["brush"], self._brush_block, self._lines["history"],
            self._history_block,
        ):  # fmt: skip
            column.addWidget(widget)
        column.addWidget(self.history, 1)

    def _follow(self, event: MapChanged) -> None:
        """A drag changes the map at every step; nobody reads more than some twenty numbers a second."""
        if not event.is_preview:
            self.refresh()
        elif self._breath.isActive():
            self._is_behind = True
        else:
            self.refresh()
            self._breath.start()

    def _catch_up(self) -> None:
        if self._is_behind:
            self.refresh()
            self._breath.start()

    def refresh(self) -> None:
        """Show the selection as it is now."""
        self._is_behind = False
        chosen = self._document.selected_regions()
        is_one, is_pair = len(chosen) == 1, len(chosen) == 2
        self.fields.setVisible(bool(chosen))
        self._without.setVisible(not chosen)
        self.facts.setVisible(bool(chosen))
        self.board_facts.setVisible(not chosen)
        self.pair.setVisible(is_pair)
        self._ways.setVisible(is_one)
        self._joins.setVisible(is_one or is_pair)
        self._lines["ways"].setVisible(is_one or is_pair)
        model = self._document.model
        self.brush.offer(model)
        self.neighbours.own = model.terrains
        count = min(9, len(self.brush.buttons))
        self.brush_heading.caption.setText(tr("B, then 1 – {}").format(count) if count > 1 else "")
        if chosen:
            tags = [(each.id, each.name, each.terrain, each.symbols, each.custom) for each in chosen]
            shown = (tags, model.games, model.terrains)
            if shown != self._fields_show:
                self._fields_show = shown
                self.fields.show_regions(chosen)
            self._tell_facts(chosen)
        else:
            self._tell_board()
        if is_one:
            ways = ways_from(chosen[0].id, self._document.model, self._document.adjacency)
            self.neighbour_heading.count.setText(str(len(ways)))
            self.neighbour_heading.caption.setText(settings_words(self._document.model))
            self.neighbours.show_ways(ways)
        if is_pair:
            self.pair.show_pair(*chosen)

    def _tell_facts(self, chosen: tuple[Region, ...]) -> None:
        document, frame = self._document, self._document.model.frame
        area = area_words(sum(self._areas.area(each) for each in chosen), frame)
        self.facts.tell("Area", tr("{} together").format(area) if len(chosen) > 1 else area)
        board, numbers = document.board, [document.board.number[region.id] for region in chosen]
        entries = sum(board.entry[number] for number in numbers)
        if len(chosen) == 1:
            self.facts.tell("Board edge", edge_words(chosen[0].id, document.adjacency, frame))
            self.facts.tell("Entry region", tr("yes") if entries else tr("no"))
            self.facts.tell("Shore of", shore_words(numbers[0], board))
        else:
            count = len(chosen)
            self.facts.tell(
                "Board edge", tr("{} of {} touch it").format(sum(board.edge[number] for number in numbers), count)
            )
            self.facts.tell("Entry region", tr("{} of {}").format(entries, count))
            self.facts.tell(
                "Shore of",
                tr("{} of {} lie on water").format(sum(board.coastal(number) for number in numbers), count),
            )

    def _tell_board(self) -> None:
        document, board, frame = self._document, self._document.board, self._document.model.frame
        self.board_facts.tell("Regions", str(len(board)))
        self.board_facts.tell("Borders", str(len(document.adjacency.neighbour_pairs())))
        self.board_facts.tell("On the edge", str(sum(board.edge)))
        self.board_facts.tell("Entry regions", str(sum(board.entry)))
        is_known = frame.width_mm is not None and frame.height_mm is not None
        size = tr("{:g} x {:g} mm").format(frame.width_mm, frame.height_mm) if is_known else tr("not set")
        self.board_facts.tell("Printed size", size)

    def _tell_steps(self) -> None:
        history = self._document.history
        words = tr("step {} of {}").format(history.index, len(history.steps)) if history.steps else tr("no steps yet")
        self.history_heading.caption.setText(words)

    def _choose(self, region: str, is_added: bool) -> None:
        kept = self._document.selection.regions if is_added else ()
        self._document.select((*kept, RegionId(region)))

    def fit_text(self) -> None:
        self.history.setMinimumHeight(4 * px(ROW))

    def show_theme(self, theme: Theme) -> None:
        for part in (self.fields, self.neighbours, self.pair, self.connect_buttons, self.brush, self.history):
            part.show_theme(theme)
