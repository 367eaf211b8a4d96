"""The page of the New dialog that begins with board art: the board takes its proportions, the art lies behind it."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QHBoxLayout, QPushButton

from core.edits.art import Picture, board_around
from core.files.board_art import link_into, read_picture
from core.model.map_model import MapModel
from core.model.problems import RealmwrightError
from core.model.values import GRID
from core.picture.options import ASSUMED_MM_PER_UNIT
from core.picture.palette import Theme
from editor.canvas.art_pictures import decoded
from editor.dialogs.board_preview import BoardPreview
from editor.dialogs.dialog_frame import Form, caption, column_of
from editor.dialogs.fields import millimetres
from editor.dialogs.file_chooser import file_to_open
from editor.dialogs.new_map_pages import NewMapPage
from editor.files.places import unsaved_art_folder
from editor.words import mark, tr

IMAGE_SUFFIXES = (".png", ".jpg", ".jpeg", ".svg")
_FILTER = mark("Pictures (*.png *.jpg *.jpeg *.svg);;All files (*)")


class ImagePage(NewMapPage):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.path: Path | None = None
        self._size = (0, 0)
        self.pick_button = QPushButton(tr("Choose an image…"), autoDefault=False)
        self.pick_button.clicked.connect(self._ask)
        self.name = caption(tr("PNG, JPEG or SVG. You can also drop one on the window."))
        self.width_mm = millimetres(690)
        self.width_mm.valueChanged.connect(self.changed)
        self.preview = BoardPreview(theme)
        self.preview.show_words(tr("No image chosen yet."))
        fields = Form()
        fields.add(tr("Printed width"), self.width_mm)
        hint = caption(
            tr("The height follows from the picture. Two points of known distance give the exact scale later.")
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addLayout(column_of(self.pick_button, self.name, fields, hint, 1), 2)
        row.addWidget(self.preview, 3)

    def choose(self, path: Path) -> None:
        """Take this image; what cannot be read is told in the preview."""
        try:
            image = decoded(read_picture(path), path)
        except RealmwrightError as trouble:
            self.path = None
            self.preview.show_words(str(trouble))
        else:
            self.path, self._size = path, (image.width(), image.height())
            self.name.setText(tr("{} · {} × {} pixels").format(path.name, image.width(), image.height()))
            self.preview.show_image(image)
        self.changed.emit()

    def model(self) -> MapModel | None:
        """The board around the image, which is copied for it; a RealmwrightError where that cannot be done."""
        if self.path is None:
            return None
        link, digest = link_into(unsaved_art_folder(), self.path)
        width = round(self.width_mm.value() / ASSUMED_MM_PER_UNIT) * GRID
        title = self.path.stem.replace("_", " ").replace("-", " ").strip().capitalize()
        return replace(board_around(Picture(link, *self._size, digest), width), title=title)

    def has_choice(self) -> bool:
        return self.path is not None

    def is_work(self) -> bool:
        return True

    def _ask(self) -> None:
        path = file_to_open(self, tr("Choose an image"), tr(_FILTER), about="pictures")
        if path is not None:
            self.choose(path)
