"""The library: every bundled scenario, found by words, run one by one or all together, opened with a click."""

from pathlib import Path

from PySide6.QtCore import QModelIndex, QTimer, Signal
from PySide6.QtGui import QColor, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from core.files.library import LibraryEntry, RunResult, bundled_library, found_in, run_entry, titles_of
from core.picture.palette import LIGHT, Theme
from editor.canvas.icon_pictures import icon
from editor.dialogs.dialog_style import dialog_style
from editor.words import tr, tr_n
from sandbox.library_topics import topic_words
from sandbox.panels.library_rows import TOPIC, LibraryRows


class LibraryWindow(QDialog):
    """`chosen` carries the path of the scenario to open."""

    chosen = Signal(Path)

    def __init__(self, parent: QWidget | None = None, entries: tuple[LibraryEntry, ...] | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Library of scenarios"))
        self.resize(720, 640)
        self._entries = bundled_library() if entries is None else entries
        self._theme: Theme = LIGHT
        self.results: dict[Path, RunResult] = {}
        self._shown: list[LibraryEntry] = []
        """What stands in each row of the list."""
        self._waiting: list[LibraryEntry] = []
        self.search = QLineEdit(placeholderText=tr("Race, power, clause, dispute, or any word"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._fill)
        self.list = QListView()
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setUniformItemSizes(True)
        self.list.setAccessibleName(tr("Scenarios"))
        self._rows = LibraryRows(self)
        self.list.setItemDelegate(self._rows)
        self._model = QStandardItemModel(self)
        self.list.setModel(self._model)
        self.list.activated.connect(self._open)
        self.list.doubleClicked.connect(self._open)
        self.list.selectionModel().currentChanged.connect(self._tell)
        self.count, self.detail = QLabel(), QLabel(wordWrap=True)
        self.detail.setMinimumHeight(36)
        self.progress = QProgressBar(textVisible=True)
        self.progress.hide()
        self.run_all = QPushButton(tr("Run all listed"))
        self.run_all.clicked.connect(self.run_or_stop)
        self.open_button = QPushButton(tr("Open"))
        self.open_button.setDefault(True)
        self.open_button.clicked.connect(lambda: self._open(self.list.currentIndex()))
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._run_next)
        self._lay_out()
        self._fill()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.run_all)
        row.addWidget(self.progress, 1)
        row.addStretch(0)
        row.addWidget(self.open_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 14)
        column.setSpacing(8)
        for widget in (self.search, self.count, self.list, self.detail):
            column.addWidget(widget)
        column.setStretchFactor(self.list, 1)
        column.addLayout(row)

    def set_theme(self, theme: Theme) -> None:
        self._theme = self._rows.theme = theme
        self.setStyleSheet(dialog_style(theme))
        self._fill()

    def tell_again(self) -> None:
        """The same in another language, at the same place."""
        row = self.list.currentIndex().row()
        self._fill()
        self.list.setCurrentIndex(self._model.index(row, 0))

    # Finding

    def _fill(self) -> None:
        found = self._shown = found_in(self._entries, self.search.text())
        self._model.clear()
        for row, entry in enumerate(found):
            item = QStandardItem(entry.title)
            item.setData(topic_words(entry.topic), TOPIC)
            item.setToolTip(entry.title)
            self._model.appendRow(item)
            self._mark(row)
        self.count.setText(
            tr_n("{} of {} scenario", "{} of {} scenarios", len(self._entries)).format(len(found), len(self._entries))
        )
        if found:
            self.list.setCurrentIndex(self._model.index(0, 0))
        self.open_button.setEnabled(bool(found))
        self._tell()

    def _entry(self, index: QModelIndex) -> LibraryEntry | None:
        return self._shown[index.row()] if index.isValid() and index.row() < len(self._shown) else None

    def _tell(self) -> None:
        """What the scenario chosen is about, or why it fails."""
        entry = self._entry(self.list.currentIndex())
        if entry is None:
            self.detail.setText(tr("Nothing is found; fewer words find more."))
            return
        result = self.results.get(entry.path)
        if result is not None and not result.is_well:
            self.detail.setText(tr("Line {}: {}").format(result.line, result.trouble))
        else:
            about = "; ".join(titles_of(entry))
            self.detail.setText(tr("About: {}").format(about) if about else topic_words(entry.topic))

    def _open(self, index: QModelIndex) -> None:
        entry = self._entry(index)
        if entry is not None:
            self.chosen.emit(entry.path)

    # Running

    def run_or_stop(self) -> None:
        """Run every scenario listed, or stop doing so."""
        if self._timer.isActive():
            self._stop()
            return
        self._waiting = list(self._shown)
        self.progress.setRange(0, len(self._waiting))
        self.progress.setValue(0)
        self.progress.show()
        self.run_all.setText(tr("Stop"))
        self._timer.start()

    @property
    def is_running(self) -> bool:
        return self._timer.isActive()

    def _run_next(self) -> None:
        if not self._waiting:
            self._stop()
            return
        entry = self._waiting.pop(0)
        self.results[entry.path] = run_entry(entry)
        self.progress.setValue(self.progress.value() + 1)
        if entry in self._shown:
            self._mark(self._shown.index(entry))

    def _stop(self) -> None:
        self._timer.stop()
        self._waiting = []
        self.run_all.setText(tr("Run all listed"))
        failed = sum(not result.is_well for result in self.results.values())
        words = tr("{} run, {} failed").format(len(self.results), failed)
        self.count.setText(f"{self.count.text().partition(' · ')[0]} · {words}")
        self.progress.hide()
        self._tell()

    def _mark(self, row: int) -> None:
        """A tick or a cross before what has been run, and a word for those who do not see colours."""
        item, entry = self._model.item(row), self._shown[row]
        result = self.results.get(entry.path)
        if result is None:
            item.setIcon(icon("app_scenario-file", self._theme.interface.text2))
            return
        look = self._theme.ok if result.is_well else self._theme.error
        item.setIcon(icon("mark_met" if result.is_well else "mark_failed", look.icon))
        if not result.is_well:
            item.setForeground(QColor(look.text))
            item.setText(tr("{} – fails").format(entry.title))
