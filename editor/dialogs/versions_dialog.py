"""Earlier versions of the map: the last ten saves, each with its picture, and the way back to it."""

from datetime import datetime

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QWidget

from core.files.map_file import read_map
from core.model.map_model import MapModel
from core.model.problems import RealmwrightError
from core.picture.palette import Theme
from editor.canvas.text_size import px
from editor.dialogs.board_preview import BoardPreview
from editor.dialogs.dialog_frame import DialogFrame, caption, column_of
from editor.document.map_edit import difference
from editor.files.earlier_versions import Version
from editor.number_words import regions_counted
from editor.words import tr, tr_n

_VERSION = 256


class VersionsDialog(DialogFrame):
    """Once accepted, `model` is the version to go back to; `chosen` tells which one it is."""

    def __init__(
        self, versions: tuple[Version, ...], now: MapModel, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Earlier versions"), theme, parent, main=tr("Go back to this version"))
        self.begin_with(900, 560)
        self._now = now
        self.model: MapModel | None = None
        self.chosen: Version | None = None
        self.list = QListWidget()
        self.preview = BoardPreview(theme)
        self.facts = caption("")
        for version in versions:
            item = QListWidgetItem(_when(version.time), self.list)
            item.setData(_VERSION, version)
            item.setSizeHint(QSize(200, 30))
        left = QWidget()
        left.setFixedWidth(px(280))
        hint = caption(tr("The last ten saves are kept. Going back is a step like any other and can be undone."))
        left.setLayout(column_of(self.list, self.facts, hint))
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(left)
        row.addWidget(self.preview, 1)
        self.body.addLayout(row, 1)
        self.list.currentItemChanged.connect(self._show)
        self.list.itemDoubleClicked.connect(lambda _item: self.accept())
        self.main_button.clicked.connect(self.accept)
        self.main_button.setEnabled(False)
        if versions:
            self.list.setCurrentRow(0)
        else:
            self.preview.show_words(tr("Nothing was saved yet, so there is nothing to go back to."))

    def _show(self, item: QListWidgetItem | None) -> None:
        self.model, self.chosen = None, None if item is None else item.data(_VERSION)
        if self.chosen is not None:
            try:
                self.model = read_map(self.chosen.path)
            except RealmwrightError as trouble:
                self.preview.show_words(str(trouble))
            else:
                self.preview.show_model(self.model)
                self.facts.setText(_facts(self._now, self.model))
        self.enable_main(self.model is not None)

    def accept(self) -> None:
        if self.model is not None:
            super().accept()


def _when(time: datetime) -> str:
    return time.strftime("%d %B %Y, %H:%M:%S")


def _facts(now: MapModel, then: MapModel) -> str:
    edit = difference(now, then)
    if not edit:
        return tr("{}. The same as now.").format(regions_counted(len(then.regions)))
    touched = len(edit.event().regions)
    if not touched:
        return tr("{}, all as now. What is around them differs: the board, its art or connections.").format(
            regions_counted(len(then.regions))
        )
    other = tr_n("{} of them is other than now.", "{} of them are other than now.", touched).format(touched)
    return f"{regions_counted(len(then.regions))}. {other}"
