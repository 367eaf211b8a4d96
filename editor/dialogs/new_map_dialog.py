"""The New dialog: a blank board, a template, a generated map, or board art to trace."""

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QStackedWidget, QWidget

from core.model.map_model import MapModel
from core.model.problems import RealmwrightError
from core.picture.palette import Theme
from editor.canvas.icon_pictures import icon
from editor.canvas.text_size import px
from editor.dialogs.dialog_frame import DialogFrame
from editor.dialogs.generated_page import GeneratedPage
from editor.dialogs.image_page import ImagePage
from editor.dialogs.new_map_pages import BlankPage, NewMapPage, TemplatePage
from editor.files.places import unsaved_art_folder
from editor.words import tr


class NewMapDialog(DialogFrame):
    """Once accepted, `model` is the map to begin with."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(tr("New map"), theme, parent, main=tr("Begin"))
        self.begin_with(900, 560)
        self.model: MapModel | None = None
        self.blank, self.template = BlankPage(theme), TemplatePage(theme)
        self.generated, self.image = GeneratedPage(theme), ImagePage(theme)
        self.kinds, self.pages = QListWidget(), QStackedWidget()
        self.kinds.setFixedWidth(px(170))
        self.kinds.setIconSize(QSize(20, 20))
        for page, title, picture in (
            (self.blank, tr("Blank board"), "action_new"),
            (self.template, tr("From a template"), "app_map-file"),
            (self.generated, tr("Generated"), "thing_die"),
            (self.image, tr("From an image"), "tool_background"),
        ):
            QListWidgetItem(icon(picture, theme.interface.text2), title, self.kinds).setSizeHint(QSize(150, px(36)))
            self.pages.addWidget(page)
            page.changed.connect(self._follow)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.kinds)
        row.addWidget(self.pages, 1)
        self.body.addLayout(row, 1)
        self.kinds.currentRowChanged.connect(self._turn)
        self.kinds.setCurrentRow(0)
        self.template.chosen.connect(self.accept)
        self.main_button.clicked.connect(self.accept)
        # Whoever types at once means the title.
        self.blank.title.setFocus()

    @property
    def page(self) -> NewMapPage:
        shown = self.pages.currentWidget()
        assert isinstance(shown, NewMapPage)
        return shown

    @property
    def folder(self) -> Path | None:
        """Where the art of the new map lies."""
        return unsaved_art_folder() if self.page is self.image else None

    def begin_with_image(self, path: Path) -> None:
        self.kinds.setCurrentRow(self.pages.indexOf(self.image))
        self.image.choose(path)

    def _turn(self, row: int) -> None:
        if self.pages.isAncestorOf(self.focusWidget()):
            # Else the next page takes the focus, and a list in it chooses something by itself.
            self.kinds.setFocus()
        self.pages.setCurrentIndex(row)
        if self.page is self.generated and self.generated.model() is None:
            self.generated.begin()
        self._follow()

    def _follow(self) -> None:
        page = self.page
        self.enable_main(page.has_choice())
        self.say("")

    def accept(self) -> None:
        try:
            self.model = self.page.model()
        except RealmwrightError as trouble:
            self.say(str(trouble))
            return
        if self.model is not None:
            super().accept()

    def done(self, result: int) -> None:
        self.generated.leave()
        super().done(result)
