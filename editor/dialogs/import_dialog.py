"""The Import dialog: a drawing of another program read beside the window, shown, with what was changed on the way."""

from pathlib import Path

from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QPushButton, QWidget

from core.files.importers import ImportResult, import_map
from core.picture.palette import Theme
from editor.background_work import BackgroundWork
from editor.canvas.text_size import px
from editor.dialogs.board_preview import BoardPreview
from editor.dialogs.dialog_frame import DialogFrame, caption, column_of, heading
from editor.dialogs.file_chooser import file_to_open
from editor.number_words import regions_counted
from editor.words import mark, tr

IMPORT_FILTER = mark("Drawings (*.geojson *.json *.svg *.txt);;All files (*)")


class ImportDialog(DialogFrame):
    """Once accepted, `read_result` holds the map and the report."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(tr("Import a drawing"), theme, parent, main=tr("Open as a new map"))
        self.begin_with(900, 560)
        self.path: Path | None = None
        self.read_result: ImportResult | None = None
        self.pick_button = QPushButton(tr("Choose a file…"), autoDefault=False)
        self.name = caption(tr("GeoJSON, SVG, a TripleA polygons.txt, or a labelme JSON file."))
        self.report = QPlainTextEdit(readOnly=True)
        self.preview = BoardPreview(theme)
        self.preview.show_words(tr("No file chosen yet."))
        left = QWidget()
        left.setFixedWidth(px(320))
        left.setLayout(column_of(self.pick_button, self.name, heading(tr("What was changed")), self.report))
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(left)
        row.addWidget(self.preview, 1)
        self.body.addLayout(row, 1)
        self.main_button.setEnabled(False)
        self.work = BackgroundWork(self)
        self.pick_button.clicked.connect(self._ask)
        self.main_button.clicked.connect(self.accept)
        self.work.done.connect(self._show)
        self.work.failed.connect(self._tell)

    def _ask(self) -> None:
        path = file_to_open(self, tr("Import a drawing"), tr(IMPORT_FILTER), about="drawings")
        if path is not None:
            self.read(path)

    def read(self, path: Path) -> None:
        """Read a drawing; Cancel stops waiting for it."""
        self.path, self.read_result = path, None
        self.say("")
        self.name.setText(path.name)
        self.report.clear()
        self.main_button.setEnabled(False)
        self.show_progress(None)
        self.preview.show_words(tr("The drawing is being read …"))
        self.work.start(lambda _check: import_map(path))

    def _show(self, result: ImportResult) -> None:
        self.hide_progress()
        self.read_result = result
        changes = [f"• {line[:1].upper()}{line[1:]}." for line in result.report]
        self.report.setPlainText("\n".join(changes) or tr("Nothing had to be changed."))
        self.name.setText(f"{self.path.name if self.path else ''} · {regions_counted(len(result.model.regions))}")
        self.preview.show_model(result.model)
        self.enable_main(True)

    def _tell(self, sentence: str) -> None:
        self.hide_progress()
        self.preview.show_words(sentence)

    def reject(self) -> None:
        if self.work.is_running:
            self.work.cancel()
            self._tell(tr("Stopped."))
            return
        super().reject()
