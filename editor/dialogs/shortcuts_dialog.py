"""The shortcut sheet: every command with its keys, to read, to print and to change."""

from pathlib import Path

from PySide6.QtCore import QMarginsF, Qt
from PySide6.QtGui import QColor, QKeySequence, QPageLayout, QPageSize, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from core.picture.palette import Theme
from editor.action_book import ActionBook, Entry, plain_menu, plain_text
from editor.dialogs.dialog_frame import DialogFrame, caption
from editor.dialogs.file_chooser import file_to_write
from editor.dialogs.fuzzy import score
from editor.dialogs.help_pages import shortcut_page
from editor.shortcuts import Shortcuts
from editor.words import tr

_ENTRY = 256


class ShortcutsDialog(DialogFrame):
    def __init__(self, actions: ActionBook, shortcuts: Shortcuts, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(tr("Shortcuts"), theme, parent, main=tr("Done"))
        self.begin_with(720, 620)
        self._actions, self._shortcuts = actions, shortcuts
        self.field = QLineEdit(placeholderText=tr("Search commands and keys"))
        self.table = QTableWidget(0, 3)
        self.table.setHorizontalHeaderLabels([tr("Menu"), tr("Command"), tr("Keys")])
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.table.verticalHeader().setDefaultSectionSize(28)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setShowGrid(False)
        self.table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.table.setColumnWidth(0, 90)
        self.table.setColumnWidth(2, 220)
        self.keys = QKeySequenceEdit(clearButtonEnabled=True)
        self.keys.setMaximumSequenceLength(1)
        self.set_button = QPushButton(tr("Set"), autoDefault=False)
        self.reset_button = QPushButton(tr("Usual keys"), autoDefault=False)
        self.reset_all_button = QPushButton(tr("All as usual"), autoDefault=False)
        self.pdf_button = QPushButton(tr("Save as PDF…"), autoDefault=False)
        self.print_button = QPushButton(tr("Print…"), autoDefault=False)
        self._lay_out()
        self._connect()
        self.fill()

    def _lay_out(self) -> None:
        edit = QHBoxLayout()
        edit.addWidget(QLabel(tr("New keys")))
        edit.addWidget(self.keys, 1)
        for button in (self.set_button, self.reset_button, self.reset_all_button):
            edit.addWidget(button)
        self.body.addWidget(self.field)
        self.body.addWidget(self.table, 1)
        self.body.addLayout(edit)
        self.body.addWidget(
            caption(tr("Choose a command, press the new keys, then Set. No keys take the shortcut away."))
        )
        self.cancel_button.hide()
        self.foot.insertWidget(2, self.print_button)
        self.foot.insertWidget(2, self.pdf_button)

    def _connect(self) -> None:
        self.field.textChanged.connect(self.fill)
        self.table.itemSelectionChanged.connect(self._show_chosen)
        self.set_button.clicked.connect(self.set_keys)
        self.reset_button.clicked.connect(self._reset)
        self.reset_all_button.clicked.connect(self._reset_all)
        self.pdf_button.clicked.connect(self._ask_and_save)
        self.print_button.clicked.connect(self._print)
        self.main_button.clicked.connect(self.accept)

    def fill(self) -> None:
        chosen, typed = self.chosen(), self.field.text()
        self.table.setRowCount(0)
        for entry in self._actions.entries():
            keys = _keys(entry)
            if score(typed, plain_text(entry.action)) is None and score(typed, keys) is None:
                continue
            row = self.table.rowCount()
            self.table.insertRow(row)
            for column, text in enumerate((plain_menu(entry.menu), plain_text(entry.action), keys)):
                item = QTableWidgetItem(text)
                item.setData(_ENTRY, entry)
                if column == 0:
                    item.setForeground(QColor(self.theme.interface.text3))
                if column == 2 and not self._shortcuts.is_usual(entry):
                    item.setForeground(QColor(self.theme.interface.accent_text))
                    item.setToolTip(tr("Changed by you"))
                self.table.setItem(row, column, item)
            if chosen is not None and entry.id == chosen.id:
                self.table.selectRow(row)
        self._show_chosen()

    def chosen(self) -> Entry | None:
        items = self.table.selectedItems()
        entry: Entry | None = items[0].data(_ENTRY) if items else None
        return entry

    def _show_chosen(self) -> None:
        entry = self.chosen()
        for widget in (self.keys, self.set_button, self.reset_button):
            widget.setEnabled(entry is not None)
        self.keys.setKeySequence(entry.action.shortcut() if entry is not None else QKeySequence())

    def set_keys(self) -> None:
        """Give the chosen command the keys typed; whoever had them is named."""
        entry, keys = self.chosen(), self.keys.keySequence()
        if entry is None:
            return
        lost = [plain_text(other.action) for other in self._shortcuts.others_with(keys, entry)]
        self._shortcuts.change(entry, keys)
        self.say(tr("{} had these keys and has them no longer.").format(tr(" and ").join(lost)) if lost else "")
        self.fill()

    def _reset(self) -> None:
        entry = self.chosen()
        if entry is not None:
            self._shortcuts.reset(entry)
            self.fill()

    def _reset_all(self) -> None:
        self._shortcuts.reset_all()
        self.say("")
        self.fill()

    # On paper

    def _ask_and_save(self) -> None:
        path = file_to_write(self, tr("Save as PDF"), "shortcuts.pdf", tr("PDF (*.pdf)"), about="exports", beside=None)
        if path is not None:
            self.save(path)

    def save(self, path: Path) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        self._print_on(printer)
        if not path.is_file():
            self.say(tr("{} could not be written.").format(path.name))

    def _print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if QPrintDialog(printer, self).exec():
            self._print_on(printer)

    def _print_on(self, printer: QPrinter) -> None:
        size = QPageSize(QPageSize.PageSizeId.A4)
        margins = QMarginsF(15, 15, 15, 15)
        layout = QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)
        printer.setPageLayout(layout)
        sheet = QTextDocument()
        sheet.setHtml(shortcut_page(self._actions))
        sheet.print_(printer)


def _keys(entry: Entry) -> str:
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(each.toString(native) for each in entry.action.shortcuts())
