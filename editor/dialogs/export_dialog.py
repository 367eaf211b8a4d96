"""The Export dialog: format, size, layers and look, a preview, and the writing with its progress."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QStackedWidget, QWidget

from core.files.atomic import write_atomically
from core.model.problems import Finding, RealmwrightError, Severity
from core.picture.board_picture import board_picture
from core.picture.options import PictureOptions
from core.picture.palette import Theme, ThemeName
from core.picture.shapes import LayerName, Picture
from editor.background_work import BackgroundWork
from editor.canvas.picture_files import DEFAULT_WIDTH, painting_steps, size_mm
from editor.canvas.text_size import px
from editor.dialogs.board_preview import BoardPreview
from editor.dialogs.dialog_frame import DialogFrame, Form, caption, column_of, heading
from editor.dialogs.export_formats import FORMATS, ExportFormat
from editor.dialogs.fields import ChoiceBox, whole_number
from editor.dialogs.file_chooser import file_to_write
from editor.dialogs.layer_choice import LayerChoice
from editor.document.map_document import MapDocument
from editor.number_words import severities_counted
from editor.step_work import StepWork
from editor.words import tr

_SHOWN_CHARACTERS = 4000


class ExportDialog(DialogFrame):
    """Accepted once the file is written; `written` is its path."""

    def __init__(
        self, document: MapDocument, layers: frozenset[LayerName], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Export"), theme, parent, main=tr("Export…"))
        self.begin_with(940, 620)
        self._document = document
        self.written: Path | None = None
        self._target: Path | None = None
        self.format = ChoiceBox()
        for each in FORMATS:
            self.format.addItem(tr(each.title), each)
        self.about, self.size_words, self.findings = caption(""), caption(""), caption("")
        self.findings.hide()
        self.measure = ChoiceBox()
        self.measure.addItems([tr("Width in pixels"), tr("Dots per inch")])
        self.amount = whole_number(16, 32_000, DEFAULT_WIDTH)
        self.look = ChoiceBox()
        self.look.addItem(tr("Light"), ThemeName.LIGHT)
        self.look.addItem(tr("Dark"), ThemeName.DARK)
        self.layers = LayerChoice(theme)
        self.layers.show_layers(layers)
        self.preview, self.text = BoardPreview(theme), QPlainTextEdit(readOnly=True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.painting, self.telling, self.text_work = StepWork(self), BackgroundWork(self), BackgroundWork(self)
        self._lay_out()
        self._connect()
        self._follow()

    def _lay_out(self) -> None:
        fields = Form()
        fields.add(tr("Format"), self.format)
        self.picture_part = QWidget()
        size = Form()
        size.setContentsMargins(0, 0, 0, 0)
        size.add(self.measure, self.amount)
        size.add(tr("Look"), self.look)
        self.picture_part.setLayout(column_of(size, self.size_words, heading(tr("Layers")), self.layers, 1))
        left = QWidget()
        left.setFixedWidth(px(310))
        left.setLayout(column_of(fields, self.about, self.findings, self.picture_part, 1))
        self.shown = QStackedWidget()
        self.shown.addWidget(self.preview)
        self.shown.addWidget(self.text)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(left)
        row.addWidget(self.shown, 1)
        self.body.addLayout(row, 1)

    def _connect(self) -> None:
        self.format.currentIndexChanged.connect(self._follow)
        self.measure.currentIndexChanged.connect(self._change_measure)
        self.amount.valueChanged.connect(self._tell_size)
        self.look.currentIndexChanged.connect(self._follow)
        self.layers.changed.connect(self._follow)
        self.main_button.clicked.connect(self.ask_and_export)
        self.painting.progressed.connect(self.show_progress)
        for work in (self.painting, self.telling):
            work.done.connect(self._write)
            work.failed.connect(self._stop_with)
        self.text_work.done.connect(self._show_text)
        self.text_work.failed.connect(self.say)

    @property
    def chosen(self) -> ExportFormat:
        form_: ExportFormat = self.format.currentData()
        return form_

    def tell_findings(self, findings: Sequence[Finding]) -> None:
        """What is wrong with the map is said once more before it leaves the house; hints are not."""
        found = {each: sum(one.severity is each for one in findings) for each in (Severity.ERROR, Severity.WARNING)}
        told = [severities_counted(each, count) for each, count in found.items() if count]
        self.findings.setText(tr("Not mended yet: {}.").format(", ".join(told)))
        self.findings.setVisible(bool(told))

    def picture(self) -> Picture:
        options = PictureOptions(theme=ThemeName(self.look.currentData()), layers=self.layers.layers())
        return board_picture(self._document.kept, options)

    def _follow(self) -> None:
        self.say("")
        chosen = self.chosen
        self.about.setText(tr(chosen.about))
        self.picture_part.setVisible(chosen.text is None)
        for widget in (self.measure, self.amount):
            widget.setEnabled(chosen.id == "png")
        text = chosen.text
        if text is None:
            self.shown.setCurrentWidget(self.preview)
            self.preview.show_picture(self.picture(), self._document.art_folder)
            self._tell_size()
        else:
            self.shown.setCurrentWidget(self.text)
            self.text.setPlainText("…")
            model = self._document.kept
            self.text_work.start(lambda _check: text(model))

    def _show_text(self, text: str) -> None:
        rest = len(text) - _SHOWN_CHARACTERS
        self.text.setPlainText(
            text if rest <= 0 else tr("{}\n… and {} characters more").format(text[:_SHOWN_CHARACTERS], rest)
        )

    def _change_measure(self, row: int) -> None:
        self.amount.setRange(*((16, 32_000) if row == 0 else (10, 2400)))
        self.amount.setValue(DEFAULT_WIDTH if row == 0 else 300)
        self._tell_size()

    def _size(self) -> dict[str, int]:
        return {"width" if self.measure.currentIndex() == 0 else "dpi": self.amount.value()}

    def _tell_size(self) -> None:
        frame = self._document.kept.frame
        mm = size_mm(self.preview.picture) if self.preview.picture is not None else (0.0, 0.0)
        words = tr("Printed size {:.0f} × {:.0f} mm").format(mm[0], mm[1])
        if self.chosen.id == "png" and mm[0]:
            across = (
                self.amount.value() if self.measure.currentIndex() == 0 else round(mm[0] / 25.4 * self.amount.value())
            )
            words += tr(", {:.0f} × {:.0f} pixels").format(across, across * frame.height / frame.width)
        self.size_words.setText(words + ".")

    # Writing

    def ask_and_export(self) -> None:
        chosen, document = self.chosen, self._document
        stem = document.path.name.split(".")[0] if document.path is not None else "board"
        path = file_to_write(
            self, tr("Export"), f"{stem}{chosen.suffix}", chosen.filter, about="exports", beside=document.path
        )
        if path is not None:
            self.export(path)

    def export(self, path: Path) -> None:
        """Begin to write; `done` says when it is over, Cancel stops it."""
        if path == self._document.path:
            self.say(tr("That is the map itself; choose another name."))
            return
        self._target = path
        self.say("")
        self.main_button.setEnabled(False)
        chosen, model = self.chosen, self._document.kept
        text = chosen.text
        if text is None:
            self.show_progress(0.0)
            steps = painting_steps(self.picture(), chosen.suffix, art_folder=self._document.art_folder, **self._size())
            self.painting.start(steps)
        else:
            self.show_progress(None)
            self.telling.start(lambda _check: text(model).encode("utf-8"))

    def _write(self, data: bytes) -> None:
        assert self._target is not None
        self.hide_progress()
        self.enable_main(True)
        try:
            write_atomically(self._target, data)
        except RealmwrightError as trouble:
            self.say(str(trouble))
            return
        self.written = self._target
        self.accept()

    def _stop_with(self, sentence: str) -> None:
        self.hide_progress()
        self.enable_main(True)
        self.say(sentence)

    def reject(self) -> None:
        """Cancel stops the writing first, and closes only then."""
        if self.painting.is_running or self.telling.is_running:
            self.painting.cancel()
            self.telling.cancel()
            self._stop_with(tr("Stopped; nothing was written."))
            return
        super().reject()

    def done(self, result: int) -> None:
        self.painting.cancel()
        self.telling.cancel()
        self.text_work.cancel()
        super().done(result)
