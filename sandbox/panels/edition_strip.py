"""The editions as a row of small boxes: one click plays the story by another book, or by the usual readings."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from core.rules.switches import Switches
from editor.canvas.taken_out import take_out
from editor.canvas.text_size import keep_size
from editor.words import tr
from sandbox.panels.edition_words import book_letters, book_title, reading_words


class EditionStrip(QWidget):
    """`chosen` carries the id of a book, or nothing for the usual readings."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__(objectName="edition-strip")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(2)
        self._group = QButtonGroup(self)
        self.boxes: dict[str, QToolButton] = {}
        self.setAccessibleName(tr("Edition"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_books(self, books: tuple[str, ...], switches: Switches) -> None:
        """The books of the game, the one in force pressed; own rulings besides it are counted: `Usual +2`."""
        if tuple(self.boxes) != ("", *books):
            self._make(books)
        for book, box in self.boxes.items():
            is_in_force = book == switches.edition
            changed = len(switches.rulings) if is_in_force else 0
            box.setChecked(is_in_force)
            box.setText((book_letters(book) or tr("Usual")) + (f" +{changed}" if changed else ""))
            box.setAccessibleName(reading_words(switches) if changed else book_title(book))
            play_by = tr("Play by this: {}").format(book_title(book))
            box.setToolTip(f"{reading_words(switches)}\n{play_by}" if changed else play_by)

    def _make(self, books: tuple[str, ...]) -> None:
        for box in self.boxes.values():
            self._group.removeButton(box)
            take_out(box)
        self.boxes = {}
        for book in ("", *books):
            box = QToolButton(objectName="edition-box", checkable=True)
            keep_size(box, height=28)
            box.setMinimumWidth(30)
            box.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            box.clicked.connect(partial(self._choose, book))
            self._group.addButton(box)
            self._row.addWidget(box)
            self.boxes[book] = box

    def _choose(self, book: str) -> None:
        self.chosen.emit(book)
