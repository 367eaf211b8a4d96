"""One way to rule: a button, its letter, what it says and who says so. The one in force stands out."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QRadioButton, QVBoxLayout

from core.picture.palette import Theme
from core.rules.clause_records import Option
from editor.canvas.text_size import keep_size
from sandbox.panels.edition_words import book_letters, book_title
from sandbox.panels.small_signs import NO_COLOUR, letter_box
from sandbox.panels.step_rows import words

_BELOW_WORDS = 48
"""Where the words of an option begin."""


class RulingOption(QFrame):
    """A click anywhere in it chooses it. `number` gives the letter its colour."""

    def __init__(self, option: Option, letter: str, number: int, notes: str, theme: Theme) -> None:
        super().__init__(objectName="ruling-option")
        self.choice = QRadioButton()
        self.choice.setAccessibleName(option.text)
        keep_size(self.choice, width=18, height=18)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 5, 6, 5)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.choice, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(letter_box(letter, number, theme), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(words(option.text), 1)
        column.addLayout(row)
        column.addLayout(_books_row(option.books, notes, theme))

    def show_in_force(self, is_in_force: bool) -> None:
        self.choice.setChecked(is_in_force)
        self.setProperty("chosen", is_in_force)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        is_inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and is_inside and not self.choice.isChecked():
            # A moment later: what is chosen makes the panel anew, and this row goes with the old one.
            QTimer.singleShot(0, self.choice.click)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()


def _books_row(books: tuple[str, ...], notes: str, theme: Theme) -> QHBoxLayout:
    """The books that say so as boxes of two letters, and what else there is to say about an option."""
    row = QHBoxLayout()
    row.setContentsMargins(_BELOW_WORDS, 0, 0, 0)
    row.setSpacing(4)
    for book in books:
        box = letter_box(book_letters(book), NO_COLOUR, theme)
        box.setToolTip(book_title(book))
        box.setAccessibleName(book_title(book))
        row.addWidget(box)
    row.addWidget(words(notes, "caption"), 1)
    return row
