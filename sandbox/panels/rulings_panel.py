"""Rulings: every dispute that touches the story, its options with the books that say so, and what they change."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.picture.palette import LIGHT, Theme
from core.rules.readings import Comparison, Touched
from sandbox.panels.step_rows import words
from sandbox.rulings_desk import RulingsDesk

LETTERS = "ABCDEFGH"


class RulingsPanel(QScrollArea):
    """One block for each dispute; the one opened shows its options side by side."""

    def __init__(self, desk: RulingsDesk) -> None:
        super().__init__(objectName="step-scroll")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Rulings"))
        self.desk = desk
        self._theme: Theme = LIGHT
        self.opened = ""
        """The id of the dispute whose options are compared; `books` for the editions."""
        self.blocks: dict[str, DisputeBlock] = {}
        desk.changed.connect(self._show)
        self._show()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._show()

    def open(self, dispute_id: str) -> None:
        """Compare the options of a dispute, or the editions; once more closes it."""
        self.opened = "" if dispute_id == self.opened else dispute_id
        self._show()

    def _show(self) -> None:
        page = QWidget(objectName="dock-page")
        page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(page)
        column.setContentsMargins(14, 12, 14, 14)
        column.setSpacing(10)
        self.blocks = {}
        for widget in self._rows():
            column.addWidget(widget)
        column.addStretch(1)
        self.setWidget(page)

    def _rows(self) -> list[QWidget]:
        desk = self.desk
        if not desk.session.is_open:
            return [words(self.tr("Open a scenario to see which disputes touch it."), "caption")]
        rows: list[QWidget] = [words(self._heading(), "section")]
        books = QPushButton(self.tr("Compare the editions"))
        books.clicked.connect(partial(self.open, "books"))
        rows.append(books)
        if self.opened == "books":
            names = [book.rpartition("-")[2].upper() for book in desk.books()]
            rows.append(ComparisonTable(desk.by_books(), names, self._theme))
        for touched in desk.found:
            block = DisputeBlock(touched, self, self._theme)
            self.blocks[touched.dispute.id] = block
            rows.append(block)
        return rows

    def _heading(self) -> str:
        desk = self.desk
        if not desk.is_done:
            return self.tr("Looking at dispute {} of {} …").format(desk.looked_at, desk.count)
        if not desk.found:
            return self.tr("No dispute makes a difference to this story.")
        return self.tr("{} of {} disputes make a difference here").format(len(desk.found), desk.count)


class DisputeBlock(QFrame):
    """A question, its options with letters and books, and, opened, the options side by side."""

    def __init__(self, touched: Touched, panel: RulingsPanel, theme: Theme) -> None:
        super().__init__(objectName="ledger")
        self.touched = touched
        dispute, desk = touched.dispute, panel.desk
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(6)
        column.addWidget(words(dispute.question, "ledger-heading"))
        self.options: dict[str, QRadioButton] = {}
        self._group = QButtonGroup(self)
        parts = dict(touched.partings)
        for number, option in enumerate(dispute.options):
            row = QHBoxLayout()
            row.setSpacing(6)
            choice = QRadioButton()
            choice.setAccessibleName(option.text)
            choice.setChecked(option.id == touched.in_force)
            choice.clicked.connect(partial(desk.choose, dispute, option.id))
            self._group.addButton(choice)
            self.options[option.id] = choice
            row.addWidget(choice, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(letter(number, theme), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(words(option.text), 1)
            column.addLayout(row)
            said = ", ".join(book.rpartition("-")[2].upper() for book in option.books)
            notes = [self.tr("usual")] if option.id == dispute.default else []
            notes += [self.tr("books: {}").format(said)] if said else [self.tr("no book says so")]
            notes += [self.tr("parts at step {}").format(parts[option.id])] if option.id in parts else []
            column.addWidget(words(" · ".join(notes), "caption"))
        column.addLayout(self._buttons(panel))
        if panel.opened == dispute.id:
            names = [LETTERS[number] for number in range(len(dispute.options))]
            column.addWidget(ComparisonTable(desk.by_options(dispute), names, theme))

    def _buttons(self, panel: RulingsPanel) -> QHBoxLayout:
        dispute, desk = self.touched.dispute, panel.desk
        row = QHBoxLayout()
        self.compare = QPushButton(self.tr("Close") if panel.opened == dispute.id else self.tr("Side by side"))
        self.compare.clicked.connect(partial(panel.open, dispute.id))
        row.addWidget(self.compare)
        self.follow: dict[str, QPushButton] = {}
        for number, option in enumerate(dispute.options):
            if option.id != self.touched.in_force:
                button = QPushButton(self.tr("Follow {}").format(LETTERS[number]))
                button.setToolTip(self.tr("Tell what follows once more, as a branch under this ruling"))
                button.clicked.connect(partial(desk.follow, dispute, option.id))
                self.follow[option.id] = button
                row.addWidget(button)
        row.addStretch(1)
        return row


def letter(number: int, theme: Theme) -> QLabel:
    """The letter of an option in its colour."""
    colours = theme.overlays.rulings
    label = QLabel(LETTERS[number])
    label.setFixedSize(18, 18)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    ink = theme.interface.panel
    label.setStyleSheet(
        f"background: {colours[number % len(colours)]}; color: {ink}; border-radius: 4px; font: bold 11px;"
    )
    return label


class ComparisonTable(QWidget):
    """Readings in columns; the last column says whether they agree."""

    def __init__(self, comparison: Comparison, names: list[str], theme: Theme) -> None:
        super().__init__()
        self.comparison = comparison
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(3)
        at = comparison.at
        where = self.tr("They never part.") if at is None else self.tr("Parting at step {}").format(at)
        grid.addWidget(words(where, "caption"), 0, 0)
        for column, name in enumerate(names, 1):
            head = QLabel(name, objectName="ledger-heading")
            grid.addWidget(head, 0, column)
        grid.setColumnStretch(0, 5)
        for column in range(1, len(names) + 1):
            grid.setColumnStretch(column, 3)
        for number, row in enumerate(comparison.rows, 1):
            grid.addWidget(words(row.what), number, 0)
            for column, value in enumerate(row.values, 1):
                label = words(value, "ledger-heading" if row.differs else "row-text")
                label.setToolTip(value)
                grid.addWidget(label, number, column)
            sign = QLabel("≠" if row.differs else "=")
            if row.differs:
                sign.setStyleSheet(f"color: {theme.overlays.with_die}; font-weight: bold;")
            grid.addWidget(sign, number, len(names) + 1)
