"""The comparison: the same step under several readings, board beside board, and a table of what differs."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.picture.palette import LIGHT, Theme
from core.rules.clause_records import Dispute
from core.rules.readings import Comparison
from editor.canvas.taken_out import take_out
from editor.canvas.text_size import keep_size
from editor.canvas.view_port import ViewPort
from editor.words import tr
from sandbox.comparison_desk import ComparisonDesk
from sandbox.panels.comparison_table import ComparisonTable
from sandbox.panels.reading_board import ReadingBoard
from sandbox.panels.setup_fields import ChoiceBox

_IN_A_ROW, _HIGH = 3, 640


class ComparisonView(QWidget):
    def __init__(self, desk: ComparisonDesk) -> None:
        super().__init__(objectName="comparison")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.desk = desk
        self._theme: Theme = LIGHT
        self._subjects: list[Dispute | None] = []
        self.boards: list[ReadingBoard] = []
        self.subjects = ChoiceBox()
        self.subjects.setAccessibleName(tr("What is compared"))
        self.subjects.activated.connect(self._choose_subject)
        self.where = QLabel(objectName="caption")
        self.first = QPushButton(tr("First difference"))
        self.first.clicked.connect(desk.go_to_parting)
        self._grid = QGridLayout()
        self._grid.setSpacing(1)
        self._table = QScrollArea(objectName="step-scroll", widgetResizable=True)
        self._table.setFrameShape(QFrame.Shape.NoFrame)
        # Once the boards have their widths.
        self._level = QTimer(self, interval=0, singleShot=True)
        self._level.timeout.connect(self._level_heads)
        self._lay_out()
        desk.changed.connect(self._show)
        desk.rulings.changed.connect(self._list_subjects)
        desk.session.stepped.connect(self._show_step)

    def _lay_out(self) -> None:
        bar = QWidget(objectName="phase-strip")
        bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        keep_size(bar, height=38)
        row = QHBoxLayout(bar)
        row.setContentsMargins(12, 0, 8, 0)
        row.addWidget(self.subjects, 1)
        row.addWidget(self.where)
        row.addWidget(self.first)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addLayout(self._grid, 1)
        column.addWidget(self._table)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._show()

    def _list_subjects(self) -> None:
        """The editions, and every dispute that touches the story or is being compared."""
        desk = self.desk
        if not desk.is_on:
            return
        found = [touched.dispute for touched in desk.rulings.found]
        more = [desk.subject] if desk.subject is not None and desk.subject not in found else []
        self._subjects = [None, *more, *found]
        self.subjects.clear()
        self.subjects.addItems([each.question if each else tr("The editions") for each in self._subjects])
        self.subjects.setCurrentIndex(self._subjects.index(desk.subject))

    def _choose_subject(self, number: int) -> None:
        self.desk.compare(self._subjects[number])

    def _show(self) -> None:
        if not self.desk.is_on:
            return
        self._list_subjects()
        had_focus = any(board.isAncestorOf(self.focusWidget()) for board in self.boards if self.focusWidget())
        for board in self.boards:
            take_out(board)
        columns = self.desk.columns
        self.boards = [ReadingBoard(column, self._theme, is_brief=len(columns) > 2) for column in columns]
        self._arrange()
        for board in self.boards:
            board.chosen.connect(self.desk.choose)
            board.followed.connect(self.desk.follow)
            board.view.moved_by_hand.connect(lambda view=board.view: self._look_alike(view.port))
        parting = self.desk.parting
        told = tr("They never part") if parting is None else tr("They part at step {}").format(parting)
        self.where.setText(told if len(self.boards) > 1 else tr("All of them go alike"))
        self.first.setEnabled(parting is not None)
        self._show_step()
        if had_focus:
            # The button that was pressed is gone; keys are still for this view.
            self.boards[0].view.setFocus()

    def _arrange(self) -> None:
        """Few boards stand in a row; many in two, if there is the height for it."""
        is_row = len(self.boards) <= _IN_A_ROW or self.height() < _HIGH
        in_a_row = len(self.boards) if is_row else (len(self.boards) + 1) // 2
        for number, board in enumerate(self.boards):
            self._grid.addWidget(board, number // max(1, in_a_row), number % max(1, in_a_row))

    def _fit_table(self) -> None:
        """As high as its rows, but never more than a third."""
        table = self._table.widget()
        if table is not None:
            needed = table.layout().totalHeightForWidth(self.width())
            self._table.setFixedHeight(max(60, min(needed, self.height() // 3)))

    def _level_heads(self) -> None:
        """All heads as high as the highest, so that the boards below stand level."""
        if self.boards:
            height = max(board.head_wanted() for board in self.boards)
            for board in self.boards:
                board.set_head(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._fit_table()
        self._level.start()

    def _show_step(self) -> None:
        if not self.desk.is_on or not self.desk.session.is_open:
            return
        apart = self.desk.regions_apart()
        for board in self.boards:
            board.show_step(self.desk.session, apart)
        names = [
            [(each.letters, each.number) for each in board.column.readings]
            for board in self.boards
            if board.column.telling is not None
        ]
        rows = sorted(self.desk.rows(), key=lambda row: not row.differs)
        comparison = Comparison(self.desk.session.number, "", tuple(rows))
        title = tr("Step {} of {}").format(self.desk.session.number, self.desk.session.last)
        table = ComparisonTable(comparison, names, self._theme, title)
        table.layout().setContentsMargins(14, 8, 14, 8)
        table.setObjectName("dock-page")
        table.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._table.setWidget(table)
        self._fit_table()
        self._level.start()

    def _look_alike(self, port: ViewPort) -> None:
        """All boards show the same part of the map."""
        for board in self.boards:
            if board.view.port != port:
                board.view.look_through(port)
