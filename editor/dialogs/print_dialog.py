"""The Print dialog: the board at exact size over as many sheets as it takes, to a printer or a PDF."""

from collections.abc import Generator
from pathlib import Path

from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from core.files.atomic import write_atomically
from core.model.problems import RealmwrightError
from core.picture.board_picture import board_picture
from core.picture.options import PictureOptions
from core.picture.palette import Theme
from core.picture.print_pages import Paper, PrintPlan, Sheets, Turn, sheets_of
from core.picture.shapes import Picture
from editor.canvas.page_painter import pages_pdf, print_steps, sheet_layout
from editor.canvas.picture_files import size_mm
from editor.canvas.text_size import px
from editor.dialogs.dialog_frame import DialogFrame, Form, caption, column_of, heading
from editor.dialogs.fields import ChoiceBox, millimetres
from editor.dialogs.file_chooser import file_to_write
from editor.dialogs.layer_choice import LayerChoice
from editor.dialogs.sheets_view import SheetsView
from editor.document.map_document import MapDocument
from editor.step_work import StepWork
from editor.words import mark, tr

_TURNS = {
    Turn.FEWEST: mark("Whichever needs fewer sheets"),
    Turn.UPRIGHT: mark("Upright"),
    Turn.SIDEWAYS: mark("Sideways"),
}


class PrintDialog(DialogFrame):
    """Accepted once everything is printed or written."""

    def __init__(self, document: MapDocument, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(tr("Print"), theme, parent, main=tr("Print…"))
        self.begin_with(960, 660)
        self._document = document
        self._target: Path | None = None
        self.written: Path | None = None
        self.sheets: Sheets | None = None
        self.paper, self.turn = ChoiceBox(), ChoiceBox()
        for paper in Paper:
            self.paper.addItem(tr(paper.value), paper)
        self.paper.setCurrentIndex(list(Paper).index(Paper.A4))
        for turn, title in _TURNS.items():
            self.turn.addItem(tr(title), turn)
        self.margin, self.overlap = millimetres(12, 0, 60), millimetres(10, 0, 80)
        self.layers = LayerChoice(theme)
        self.view = SheetsView(theme)
        self.count = QLabel(objectName="heading")
        self.pdf_button = QPushButton(tr("Save as PDF…"), autoDefault=False)
        self.foot.insertWidget(self.foot.count() - 1, self.pdf_button)
        self.work = StepWork(self)
        self._lay_out()
        self._connect()
        self.follow()

    def _lay_out(self) -> None:
        fields = Form()
        for name, field in (
            (tr("Paper"), self.paper),
            (tr("Sheets lie"), self.turn),
            (tr("Margin"), self.margin),
            (tr("Overlap"), self.overlap),
        ):
            fields.add(name, field)
        hint = caption(
            tr(
                "Print at 100 %, not “fit to page”. The 100 mm bar at the foot of each sheet tells whether the printer "
                "obeyed. Ticks mark where to cut and the middle of each overlap. Click a sheet to see it."
            )
        )
        left = QWidget()
        left.setFixedWidth(px(310))
        left.setLayout(column_of(fields, self.count, hint, heading(tr("Layers")), self.layers, 1))
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(left)
        row.addWidget(self.view, 1)
        self.body.addLayout(row, 1)

    def _connect(self) -> None:
        for box in (self.paper, self.turn):
            box.currentIndexChanged.connect(lambda _row: self.follow())
        for box in (self.margin, self.overlap):
            box.valueChanged.connect(lambda _value: self.follow())
        self.layers.changed.connect(self.follow)
        self.view.picked.connect(self.follow)
        self.main_button.clicked.connect(self.ask_and_print)
        self.pdf_button.clicked.connect(self.ask_and_save)
        self.work.progressed.connect(self.show_progress)
        self.work.done.connect(self._finish)
        self.work.failed.connect(self._stop_with)

    def plan(self) -> PrintPlan:
        # Qt hands words back as plain text.
        paper, turn = Paper(self.paper.currentData()), Turn(self.turn.currentData())
        return PrintPlan(paper, turn, self.margin.value(), self.overlap.value())

    def picture(self) -> Picture:
        return board_picture(self._document.kept, PictureOptions(layers=self.layers.layers()))

    def follow(self, number: int = -1) -> None:
        """Lay the sheets anew; `number` is the one to look at, -1 for all."""
        self.say("")
        picture = self.picture()
        try:
            self.sheets = sheets_of(size_mm(picture), self.plan())
        except RealmwrightError as trouble:
            self.sheets = None
            self.count.setText(tr("No sheets"))
            self.view.show_words(str(trouble))
        else:
            width, height = size_mm(picture)
            self.count.setText(tr("{:.0f} × {:.0f} mm on {}").format(width, height, tr(self.sheets.words())))
            self.view.show_sheets(picture, self.sheets, self._document.art_folder, number)
        for button in (self.main_button, self.pdf_button):
            button.setEnabled(self.sheets is not None)

    # Doing it

    def ask_and_save(self) -> None:
        map_path = self._document.path
        stem = map_path.name.split(".")[0] if map_path is not None else "board"
        path = file_to_write(
            self, tr("Save as PDF"), f"{stem}-print.pdf", tr("PDF (*.pdf)"), about="exports", beside=map_path
        )
        if path is not None:
            self.save(path)

    def save(self, path: Path) -> None:
        assert self.sheets is not None, "the button is off without sheets"
        self._target = path
        self._begin()
        self.work.start(pages_pdf(self.picture(), self.sheets, art_folder=self._document.art_folder))

    def ask_and_print(self) -> None:
        assert self.sheets is not None, "the button is off without sheets"
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._document.title)
        printer.setPageLayout(sheet_layout(self.sheets))
        if QPrintDialog(printer, self).exec():
            self.print_on(printer)

    def print_on(self, printer: QPrinter) -> None:
        """Print all sheets, whatever the printer's own margins: ours are larger than what it cannot reach."""
        assert self.sheets is not None
        printer.setFullPage(True)
        printer.setPageLayout(sheet_layout(self.sheets))
        painter = QPainter()
        if not painter.begin(printer):
            self.say(tr("The printer cannot be used."))
            return
        self._target = None
        self._begin()
        self.work.start(_printing(painter, printer, self.picture(), self.sheets, self._document.art_folder))

    def _begin(self) -> None:
        self.say("")
        self.show_progress(0.0)
        for button in (self.main_button, self.pdf_button):
            button.setEnabled(False)

    def _finish(self, data: bytes | None) -> None:
        self.hide_progress()
        try:
            if self._target is not None and data is not None:
                write_atomically(self._target, data)
                self.written = self._target
        except RealmwrightError as trouble:
            self._stop_with(str(trouble))
            return
        self.accept()

    def _stop_with(self, sentence: str) -> None:
        self.hide_progress()
        for button in (self.main_button, self.pdf_button):
            button.setEnabled(True)
        self.say(sentence)

    def reject(self) -> None:
        if self.work.is_running:
            self.work.cancel()
            self._stop_with(tr("Stopped; nothing was written."))
            return
        super().reject()


def _printing(
    painter: QPainter, printer: QPrinter, picture: Picture, sheets: Sheets, art_folder: Path | None
) -> Generator[float, None, None]:
    try:
        yield from print_steps(
            painter, picture, sheets, dots_per_inch=printer.resolution(), new_page=printer.newPage,
            art_folder=art_folder,
        )  # fmt: skip
    except GeneratorExit:
        printer.abort()
        raise
    finally:
        painter.end()
