"""Rulings: every dispute that touches the story, its options with the books that say so, and what they change."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.model.problems import RealmwrightError
from core.picture.palette import LIGHT, Theme
from core.rules.clause_records import BOOKS, Dispute
from core.rules.readings import Comparison, Touched
from editor.words import language, tr
from sandbox.comparison_desk import LETTERS
from sandbox.panels.comparison_list import ComparisonList, narrowest_table
from sandbox.panels.comparison_table import ComparisonTable, Names
from sandbox.panels.edition_words import book_title, reading_letters
from sandbox.panels.ruling_option import RulingOption
from sandbox.panels.small_signs import NO_COLOUR
from sandbox.panels.step_rows import words
from sandbox.rulings_desk import RulingsDesk

_MARGIN, _FRAME = 14, 10
"""Beside everything in the panel, and inside the frame of a dispute."""


class RulingsPanel(QScrollArea):
    """One block for each dispute; the one opened shows its options side by side.

    `boards_wanted` carries a dispute whose options are to stand side by side as boards; None for the editions.
    """

    boards_wanted = Signal(object)

    def __init__(self, desk: RulingsDesk) -> None:
        super().__init__(objectName="step-scroll")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Rulings"))
        self.desk = desk
        self._theme: Theme = LIGHT
        self.opened = ""
        """The id of the dispute whose options are compared; `books` for the editions."""
        self.blocks: dict[str, DisputeBlock] = {}
        self._narrowest, self._is_table = 0, True
        """The least width for columns, and whether what is compared stands in columns."""
        self._is_stale = True
        self._asked: Dispute | None = None
        """The dispute that was asked about where it acts."""
        self._progress: QLabel | None = None
        """The line that says how far the search is."""
        desk.changed.connect(self._show)
        desk.looked_on.connect(self._show_progress)
        desk.session.opened.connect(self._forget)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._show()

    def open(self, dispute_id: str) -> None:
        """Compare the options of a dispute, or the editions; once more closes it."""
        self.opened = "" if dispute_id == self.opened else dispute_id
        self._show()

    def ask_about(self, dispute: Dispute) -> None:
        """Show a dispute first, whether or not it makes a difference to the story so far."""
        self._asked = dispute
        self._show()
        self.verticalScrollBar().setValue(0)

    def _forget(self) -> None:
        self._asked, self.opened = None, ""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self._show()

    def _show(self) -> None:
        """Made anew while somebody looks; otherwise when somebody does."""
        self._is_stale = not self.isVisible()
        if self._is_stale:
            return
        inside = self.widget()
        had_focus = inside is not None and self.focusWidget() is not None and inside.isAncestorOf(self.focusWidget())
        page = QWidget(objectName="dock-page")
        page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(page)
        column.setContentsMargins(_MARGIN, 12, _MARGIN, 14)
        column.setSpacing(10)
        self.blocks = {}
        for widget in self._rows():
            column.addWidget(widget)
        column.addStretch(1)
        self.setWidget(page)
        if had_focus:
            # What was pressed is gone; keys are still for this panel.
            self.setFocus()

    def _rows(self) -> list[QWidget]:
        desk, self._progress = self.desk, None
        if not desk.session.is_open:
            return [words(tr("Open a scenario to see which disputes touch it."), "caption")]
        rows: list[QWidget] = []
        if self._asked is not None:
            rows += [words(tr("Asked about"), "section"), self._block(desk.touched(self._asked))]
        self._progress = words(self._heading(), "section")
        rows.append(self._progress)
        if language() != "en":
            rows.append(words(tr("The texts of the rules are in English."), "caption"))
        if desk.is_waiting:
            search = QPushButton(tr("Look for disputes in the whole story"))
            search.clicked.connect(desk.search)
            rows.append(search)
        books = QPushButton(tr("Compare the editions"))
        books.clicked.connect(partial(self.open, "books"))
        self.book_boards = QPushButton(tr("Side by side"))
        self.book_boards.clicked.connect(lambda: self.boards_wanted.emit(None))
        pair = QWidget()
        line = QHBoxLayout(pair)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(books, 1)
        line.addWidget(self.book_boards)
        rows.append(pair)
        if self.opened == "books":
            now = desk.session.scenario.switches
            names = [[(reading_letters(book, now), NO_COLOUR)] for book, _ in desk.editions()]
            rows.append(self.table(desk.by_books, names))
        return [*rows, *(self._block(touched) for touched in desk.found if touched.dispute is not self._asked)]

    def _show_progress(self) -> None:
        if self._progress is not None and not self._is_stale:
            self._progress.setText(self._heading())

    def _block(self, touched: Touched) -> QWidget:
        block = self.blocks[touched.dispute.id] = DisputeBlock(touched, self, self._theme)
        return block

    def table(self, compare: Callable[[], Comparison], names: Names) -> QWidget:
        """The comparison, or why it cannot be made: in columns if no word is cut by that, otherwise as a list."""
        try:
            comparison = compare()
        except RealmwrightError as trouble:
            return words(str(trouble), "failed-text")
        self._narrowest = narrowest_table(comparison, names)
        self._is_table = self._narrowest <= self._room()
        made = ComparisonTable if self._is_table else ComparisonList
        return made(comparison, names, self._theme)

    def _room(self) -> int:
        """The width for a comparison, also inside the frame of a dispute."""
        return self.viewport().width() - 2 * (_MARGIN + _FRAME)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.opened and self._is_table != (self._narrowest <= self._room()):
            self._show()

    def _heading(self) -> str:
        desk = self.desk
        if desk.is_waiting:
            return tr("The story is long: disputes are looked for when you ask.")
        if not desk.is_done:
            return tr("Looking at dispute {} of {} …").format(desk.looked_at, desk.count)
        if not desk.found:
            return tr("No dispute makes a difference to this story.")
        return tr("{} of {} disputes make a difference here").format(len(desk.found), desk.count)


def _silent(dispute: Dispute) -> list[str]:
    """The books of the game that say nothing about it."""
    told = {book for option in dispute.options for book in option.books}
    return [book_title(book) for book, game in BOOKS.items() if game == dispute.game and book not in told]


class DisputeBlock(QFrame):
    """A question, its options with letters and books, and, opened, the options side by side."""

    def __init__(self, touched: Touched, panel: RulingsPanel, theme: Theme) -> None:
        super().__init__(objectName="ledger")
        self.touched = touched
        dispute, desk = touched.dispute, panel.desk
        column = QVBoxLayout(self)
        column.setContentsMargins(_FRAME, 8, _FRAME, 8)
        column.setSpacing(6)
        column.addWidget(words(dispute.question, "ledger-heading"))
        texts = " ".join((dispute.question, *(option.text for option in dispute.options)))
        if called := desk.session.names.glossary(texts, dispute.id):
            column.addWidget(words(tr("Called here: {}").format(", ".join(called)), "caption"))
        self.options: dict[str, QRadioButton] = {}
        self._group = QButtonGroup(self)
        parts = dict(touched.partings)
        for number, option in enumerate(dispute.options):
            notes = [tr("usual")] if option.id == dispute.default else []
            notes += [] if option.books else [tr("no book says so")]
            notes += [tr("parts at step {}").format(parts[option.id])] if option.id in parts else []
            row = RulingOption(option, LETTERS[number], number, " · ".join(notes), theme)
            row.show_in_force(option.id == touched.in_force)
            row.choice.clicked.connect(partial(desk.choose, dispute, option.id))
            self._group.addButton(row.choice)
            self.options[option.id] = row.choice
            column.addWidget(row)
        if silent := _silent(dispute):
            column.addWidget(words(tr("Not said by: {}").format("; ".join(silent)), "caption"))
        column.addLayout(self._buttons(panel))
        if panel.opened == dispute.id:
            names = [[(LETTERS[number], number)] for number in range(len(dispute.options))]
            column.addWidget(panel.table(lambda: desk.by_options(dispute), names))

    def _buttons(self, panel: RulingsPanel) -> QVBoxLayout:
        dispute, desk = self.touched.dispute, panel.desk
        row = QHBoxLayout()
        row.setSpacing(6)
        self.compare = QPushButton(tr("Close") if panel.opened == dispute.id else tr("Compare"))
        self.compare.clicked.connect(partial(panel.open, dispute.id))
        self.boards = QPushButton(tr("Side by side"))
        self.boards.setToolTip(tr("A board for each ruling, at the first step that differs"))
        self.boards.clicked.connect(lambda: panel.boards_wanted.emit(dispute))
        row.addWidget(self.compare)
        row.addWidget(self.boards)
        self.follow: dict[str, QPushButton] = {}
        for number, option in enumerate(dispute.options):
            if option.id != self.touched.in_force:
                button = QPushButton(tr("Follow {}").format(LETTERS[number]))
                button.setToolTip(tr("Tell what follows once more, as a branch under this ruling"))
                button.clicked.connect(partial(desk.follow, dispute, option.id))
                self.follow[option.id] = button
        if len(self.follow) == 1:
            row.addWidget(*self.follow.values())
        row.addStretch(1)
        rows = QVBoxLayout()
        rows.setSpacing(6)
        rows.addLayout(row)
        if len(self.follow) > 1:
            more = QHBoxLayout()
            more.setSpacing(6)
            for button in self.follow.values():
                more.addWidget(button)
            more.addStretch(1)
            rows.addLayout(more)
        return rows
