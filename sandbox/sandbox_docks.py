"""Where the parts of the sandbox stand: docks beside the board, or drawers over it where the window is narrow."""

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from editor.canvas.text_size import px
from sandbox.bottom_split import BottomSplit
from sandbox.left_dock import LeftDock
from sandbox.panels.charts_panel import HEIGHT as CHART_HEIGHT
from sandbox.sandbox_parts import SandboxParts

_NARROW = 1280
"""Below this width the right dock is a drawer over the board."""
_WIDE = 1500
"""From this width on the charts stand beside the timeline; below it they are a drawer over its right end."""
_LEFT_WIDTH, _RIGHT_WIDTH = 288, 376
_LEFT_NARROW = 256


class SandboxDocks:
    def __init__(self, workspace: QWidget, parts: SandboxParts) -> None:
        self._workspace, self._parts = workspace, parts
        self.left = LeftDock(parts.seats, parts.choices)
        middle = QWidget()
        board = QVBoxLayout(middle)
        board.addWidget(parts.band)
        board.addWidget(parts.phases)
        board.addWidget(parts.events)
        board.addWidget(parts.view, 1)
        board.addWidget(parts.setup_mode.tray)
        self._row = QHBoxLayout()
        self._row.addWidget(parts.setup_mode.panel)
        self._row.addWidget(self.left)
        self.middle = QStackedWidget()
        self.middle.addWidget(middle)
        self.middle.addWidget(parts.comparison_view)
        self._row.addWidget(self.middle, 1)
        self._row.addWidget(parts.right_dock)
        self._bottom = QHBoxLayout()
        self._bottom.addWidget(parts.timeline, 1)
        self.rows = BottomSplit(self._row, self._bottom)
        column = QVBoxLayout(workspace)
        column.addWidget(parts.bar)
        column.addWidget(self.rows, 1)
        for layout in (board, self._row, self._bottom, column):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        parts.timeline.height_wanted.connect(self._share)
        self.rows.splitterMoved.connect(self.place)
        parts.right_dock.setFixedWidth(px(_RIGHT_WIDTH))
        self.left.setFixedWidth(px(_LEFT_WIDTH))

    def show_details(self, page: QWidget) -> None:
        """Open the right dock at one of its pages."""
        self._parts.commands["details"].setChecked(True)
        self._parts.right_dock.setCurrentWidget(page)
        self.place()

    def put_drawer_away(self) -> None:
        """What stands beside each other needs the room that a drawer takes."""
        if self._workspace.width() < px(_NARROW):
            self._parts.commands["details"].setChecked(False)

    def fit(self, old_width: int | None) -> None:
        """The workspace has another width. A drawer is closed until it is asked for; a dock is open until put away."""
        width, commands = self._workspace.width(), self._parts.commands
        if old_width is None or (width < px(_NARROW)) != (old_width < px(_NARROW)):
            commands["details"].setChecked(width >= px(_NARROW))
        if old_width is None or (width >= px(_WIDE)) != (old_width >= px(_WIDE)):
            commands["charts"].setChecked(width >= px(_WIDE))
        self.place()

    def place(self) -> None:
        """The right dock beside the board, or as a drawer over its right end where the window is narrow."""
        parts, workspace = self._parts, self._workspace
        dock, is_narrow = parts.right_dock, workspace.width() < px(_NARROW)
        for bar in (parts.timeline, parts.bar):
            bar.set_narrow(is_narrow)
        for left in (self.left, parts.setup_mode.panel):
            left.setFixedWidth(px(_LEFT_NARROW if is_narrow else _LEFT_WIDTH))
        # A splitter takes its greatest width from what it holds.
        parts.seats.setMaximumWidth(self.left.minimumWidth())
        if is_narrow:
            self._row.removeWidget(dock)
            dock.setParent(workspace)
            below = 0 if parts.timeline.isHidden() else self.rows.below()
            top, height = parts.bar.height(), workspace.height() - parts.bar.height() - below
            wide = px(_RIGHT_WIDTH)
            dock.setFixedWidth(wide)
            dock.setGeometry(workspace.width() - wide, top, wide, height)
            dock.raise_()
        else:
            dock.setFixedWidth(px(_RIGHT_WIDTH))
            if self._row.indexOf(dock) < 0:
                self._row.addWidget(dock)
        has_room = parts.session.is_open and not parts.setup_mode.desk.is_on
        dock.setVisible(parts.commands["details"].isChecked() and has_room)
        parts.setup_mode.tray.fit(workspace.height())
        self._place_charts()
        self._share()

    def _share(self) -> None:
        """The timeline as high as its branches need; charts beside it or over it need some height of their own."""
        parts = self._parts
        has_charts = parts.commands["charts"].isChecked()
        wanted = max(parts.timeline.wanted_height(), px(CHART_HEIGHT) if has_charts else 0)
        if self.rows.share(0 if parts.timeline.isHidden() else wanted):
            self.place()

    def _place_charts(self) -> None:
        """The charts beside the timeline, or over the right end of its lanes."""
        parts, workspace = self._parts, self._workspace
        charts = parts.charts
        if workspace.width() >= px(_WIDE):
            self._bottom.addWidget(charts)
        else:
            self._bottom.removeWidget(charts)
            charts.setParent(workspace)
            height = parts.timeline.view.height()
            charts.setGeometry(workspace.width() - charts.width(), workspace.height() - height, charts.width(), height)
            charts.raise_()
        charts.setVisible(parts.commands["charts"].isChecked() and not parts.timeline.isHidden())
