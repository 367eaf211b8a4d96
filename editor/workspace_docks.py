"""The docks of the map workspace: where they stand, how they are opened and hidden, and what they ask of the board."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QGraphicsDropShadowEffect, QSplitter, QWidget

from core.model.values import GRID, Point, RegionId
from core.picture.palette import Theme
from editor.action_book import ActionBook
from editor.canvas.port_view import PortView
from editor.canvas.text_size import px
from editor.canvas.view_port import ViewPort, fitted
from editor.document.live_findings import LiveFindings
from editor.document.map_document import MapDocument
from editor.panels.bottom_panel import STRIP, BottomPanel
from editor.panels.map_dock import MapDock
from editor.words import mark, tr

WIDE = 1280
"""Below this width of the workspace, in pixels, the right dock is a drawer over the board."""

_MOST_OF_HEIGHT = 0.4
"""What the bottom panel takes by itself of a low window; the board is still the picture."""

CLOSE_UP = 2.5
"""Pixels per board unit beyond which going to a region does not zoom in."""

_PAGES = (
    ("findings", mark("&Findings"), "panel_findings", "Shift+V"),
    ("regions", mark("&Table of regions"), "panel_table", "F7"),
    ("statistics", mark("&Statistics"), "panel_statistics", "F8"),
    ("history", mark("&History"), "panel_history", "F9"),
)


class WorkspaceDocks(QObject):
    """Puts the docks into the two splitters and keeps them in order when the workspace changes its size."""

    def __init__(
        self,
        actions: ActionBook,
        document: MapDocument,
        *,
        view: PortView,
        home: QWidget,
        across: QSplitter,
        middle: QSplitter,
        strips: tuple[QWidget, ...],
        paint_with: Callable[[str], object],
    ) -> None:
        super().__init__(home)
        self._strips = strips
        self._document, self._view, self._home, self._across = document, view, home, across
        self.findings = LiveFindings(document, self)
        self.right = MapDock(document, actions, self.findings)
        self.bottom = BottomPanel(document, actions, self.findings)
        middle.addWidget(self.bottom)
        middle.setStretchFactor(1, 0)
        across.addWidget(self.right)
        across.setStretchFactor(1, 0)
        self._middle = middle
        self._is_drawer = False
        self._add_commands(actions)
        for dock in (self.right, self.bottom):
            dock.go_to.connect(self.go_to)
            dock.zoom_to.connect(self.zoom_to)
        self.right.brush_wanted.connect(paint_with)
        self.bottom.folded.connect(self._make_room)
        home.installEventFilter(self)
        across.setSizes([WIDE, px(MapDock.WIDTH)])

    def _add_commands(self, actions: ActionBook) -> None:
        self.right_action = actions.add(
            "right-dock", tr("Right &dock"), menu="View", group="panels", picture="panel_right-dock", keys="Tab",
            checkable=True, does=self._show_right, where=self._view,
        )  # fmt: skip
        self.right_action.setChecked(True)
        self.bottom_action = actions.add(
            "bottom-panel", tr("&Bottom panel"), menu="View", group="panels", picture="panel_findings", keys="Ctrl+`",
            checkable=True, does=lambda: self.bottom.fold(not self.bottom_action.isChecked()), where=self._home,
        )  # fmt: skip
        self.bottom.folded.connect(lambda is_folded: self.bottom_action.setChecked(not is_folded))
        for place, (name, text, picture, keys) in enumerate(_PAGES):
            actions.add(
                f"page-{name}", tr(text), menu="View", group="pages", picture=picture, keys=keys,
                does=lambda page=place: self._open_page(page), where=self._home,
            )  # fmt: skip
        actions.add(
            "rename-region", tr("Re&name"), menu="Region", group="tags", picture="action_rename", keys="Ctrl+F2",
            does=self._rename, where=self._view,
        )  # fmt: skip
        actions.add(
            "next-pane", tr("Next &pane"), menu="View", group="pages", picture="action_chevron-right", keys="F6",
            does=self._next_pane, where=self._home,
        )  # fmt: skip
        actions.add(
            "previous-pane", tr("Pre&vious pane"), menu="View", group="pages", picture="action_chevron-left",
            keys="Shift+F6", does=lambda: self._next_pane(-1), where=self._home,
        )  # fmt: skip

    # Where they stand

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._home and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        """On a narrow window the dock leaves the splitter and lies over the board, hidden until it is asked for."""
        is_narrow = self._home.width() < WIDE
        if is_narrow != self._is_drawer:
            self._is_drawer = is_narrow
            if is_narrow:
                self.right.setParent(self._home)
                self.right.setGraphicsEffect(QGraphicsDropShadowEffect(self.right, blurRadius=24, offset=0))
                self.right_action.setChecked(False)
            else:
                self.right.setGraphicsEffect(None)
                self._across.addWidget(self.right)
                self._across.setStretchFactor(1, 0)
                self.right_action.setChecked(True)
            self._show_right()
        if self.bottom.is_folded and self._middle.sizes()[1] > px(STRIP):
            self._make_room(is_folded=True)
        if self._is_drawer:
            across, wide = self._across.geometry(), px(MapDock.WIDTH)
            self.right.setGeometry(across.right() - wide, across.top(), wide + 1, across.height())

    def _show_right(self) -> None:
        is_shown = self.right_action.isChecked()
        self.right.setVisible(is_shown)
        if is_shown and self._is_drawer:
            self.right.raise_()

    def _make_room(self, is_folded: bool) -> None:
        """Told both ways: a splitter whose sizes were set once does not give back by itself what a fold sets free."""
        whole = self._middle.height()
        usual = max(px(BottomPanel.LOWEST), min(px(BottomPanel.HEIGHT), int(whole * _MOST_OF_HEIGHT)))
        high = px(STRIP) if is_folded else usual
        self._middle.setSizes([whole - high, high])

    def _open_page(self, page: int) -> None:
        self.bottom.show_page(page)
        shown = self.bottom.pages.currentWidget()
        # An empty list is hidden; told to take the keys, it would do so when it comes, in the middle of something else.
        if (shown.focusProxy() or shown).isVisible():
            shown.setFocus()

    # Keys

    def _rename(self) -> None:
        if self._document.selected_regions():
            self.right_action.setChecked(True)
            self._show_right()
            self.right.tabs.show_page(0)
            self.right.region.fields.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.right.region.fields.name.selectAll()

    def _next_pane(self, step: int = 1) -> None:
        """The focus goes from the board to the docks, the tools and their options, and round again."""
        panes: list[tuple[QWidget, QWidget]] = [(self._view, self._view)]
        if self.right.isVisible():
            panes.append((self.right, self.right.tabs.bar))
        panes.append((self.bottom, self.bottom.chevron))
        panes += [(strip, first) for strip in self._strips if (first := _first_control(strip)) is not None]
        focused = self._home.focusWidget()
        here = next((n for n, (pane, _) in enumerate(panes) if focused is pane or pane.isAncestorOf(focused)), -1)
        panes[(here + step) % len(panes)][1].setFocus(Qt.FocusReason.TabFocusReason)

    # What they ask of the board

    def go_to(self, point: Point) -> None:
        """Bring a place to the middle of the view."""
        x, y = point[0] / GRID, point[1] / GRID
        zoom = self._view.port.zoom
        self._view.look_through(ViewPort(zoom, self._view.width() / 2 - x * zoom, self._view.height() / 2 - y * zoom))

    def zoom_to(self, regions: Iterable[RegionId]) -> None:
        """Show regions as large as is useful, with their surroundings."""
        wanted = frozenset(regions)
        points = [
            point
            for region in self._document.model.regions
            if region.id in wanted
            for ring in region.rings()
            for point in ring
        ]
        if not points:
            return
        left, right = (pick(x for x, _ in points) / GRID for pick in (min, max))
        top, bottom = (pick(y for _, y in points) / GRID for pick in (min, max))
        view = (self._view.width(), self._view.height())
        fit = fitted((max(1.0, right - left), max(1.0, bottom - top)), view, min(view) / 5)
        zoom = min(fit.zoom, CLOSE_UP)
        middle = (left + right) / 2, (top + bottom) / 2
        self._view.look_through(ViewPort(zoom, view[0] / 2 - middle[0] * zoom, view[1] / 2 - middle[1] * zoom))

    def show_theme(self, theme: Theme) -> None:
        self.right.show_theme(theme)
        self.bottom.show_theme(theme)


def _first_control(strip: QWidget) -> QWidget | None:
    """What the focus goes to in a strip of controls: the one that is on, else the first."""
    controls = [
        each
        for each in strip.findChildren(QWidget)
        if each.isVisible() and each.isEnabled() and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        if each.focusProxy() is None
    ]
    on = [each for each in controls if isinstance(each, QAbstractButton) and each.isChecked()]
    return next(iter(on or controls), None)
