"""The art behind the regions: what it is, whether it shows, and how strongly."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from core.files.embedded_art import embedded_name, embedding_link, is_embedded, unpacked_link
from core.model.map_model import Background, MapModel
from core.model.problems import RealmwrightError
from core.model.values import GRID
from editor.document.map_document import MapDocument
from editor.files.places import unsaved_art_folder
from editor.panels.panel_parts import MiddleElidedLabel, field_label
from editor.panels.tick_box import TickBox
from editor.words import tr


class ArtFields(QWidget):
    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self._document = document
        self.file = MiddleElidedLabel(objectName="fact-value")
        self.size = QLabel(objectName="caption", wordWrap=True)
        self.visible = TickBox(tr("Shown"))
        self.visible.clicked.connect(self._show_or_hide)
        self.opacity = QSlider(Qt.Orientation.Horizontal, maximum=100, accessibleName=tr("Opacity of the art"))
        self.opacity.valueChanged.connect(self._set_opacity)
        self.percent = QLabel()
        self.inside = TickBox(tr("Kept inside the map file"))
        self.inside.setToolTip(tr("One file to pass on, but as large as the picture"))
        self.inside.clicked.connect(self._embed_or_not)
        self.trouble = QLabel(objectName="caption", wordWrap=True, visible=False)
        row = QHBoxLayout()
        row.setSpacing(8)
        self._row = (self.visible, field_label(tr("Opacity"), self.opacity), self.opacity, self.percent)
        for widget in self._row:
            row.addWidget(widget, int(widget is self.opacity))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.file)
        column.addWidget(self.size)
        column.addLayout(row)
        column.addWidget(self.inside)
        column.addWidget(self.trouble)

    def show_map(self, model: MapModel) -> None:
        art = model.background
        self.file.setText(tr("No art behind the regions.") if art is None else embedded_name(art.path))
        for widget in (self.size, *self._row, self.inside):
            widget.setVisible(art is not None)
        for widget in (self.visible, self.opacity):
            widget.blockSignals(True)
        self.visible.setChecked(art is not None and art.visible)
        self.inside.setChecked(art is not None and is_embedded(art.path))
        self.opacity.setValue(100 if art is None else round(art.opacity * 100))
        self.percent.setText("" if art is None else f"{round(art.opacity * 100)} %")
        for widget in (self.visible, self.opacity):
            widget.blockSignals(False)
        if art is not None:
            self.size.setText(_size_words(art, model))

    def _embed_or_not(self) -> None:
        """Trouble with the disk is told here, and the picture stays where it is."""
        art, folder = self._document.kept.background, self._document.art_folder
        if art is None:
            return
        try:
            if self.inside.isChecked():
                link, title = embedding_link(folder, art.path), tr("Take the board art into the map file")
            else:
                if folder is None:
                    folder = self._document.unsaved_art_folder = unsaved_art_folder()
                link, title = unpacked_link(folder, art.path), tr("Put the board art beside the map file")
        except (RealmwrightError, OSError) as trouble:
            self.trouble.setText(str(trouble))
            self.trouble.show()
            self.show_map(self._document.model)
            return
        self.trouble.hide()
        self._edit(title, path=link)

    def _show_or_hide(self) -> None:
        is_shown = self.visible.isChecked()
        self._edit(tr("Show the board art") if is_shown else tr("Hide the board art"), visible=is_shown)

    def _set_opacity(self, percent: int) -> None:
        self._edit(tr("Opacity of the board art"), merge="art-opacity", opacity=percent / 100)

    def _edit(self, title: str, merge: str = "", **changes: object) -> None:
        model = self._document.kept
        if model.background is not None:
            art = replace(model.background, **changes)  # type: ignore[arg-type]
            if not self._document.edit(title, replace(model, background=art), picture="tool_background", merge=merge):
                self.show_map(self._document.model)


def _size_words(art: Background, model: MapModel) -> str:
    scale = model.frame.mm_per_unit()
    wide, high = (side * art.scale / GRID for side in (art.width_px, art.height_px))
    on_board = (
        tr("{:.0f} x {:.0f} units").format(wide, high)
        if scale is None
        else tr("{:.0f} x {:.0f} mm").format(wide * scale, high * scale)
    )
    return tr("{} x {} pixels, {} on the board").format(art.width_px, art.height_px, on_board)
