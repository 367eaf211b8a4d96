"""The one page for everything that can be set: look, language, drawing, safety, and where files are kept."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from core.files.presence import is_folder
from core.picture.palette import Theme, ThemeName
from editor.canvas.text_size import px
from editor.dialogs.dialog_frame import DialogFrame, Form, caption, heading
from editor.dialogs.fields import ChoiceBox, whole_number
from editor.files.preferences import RECOVERY_SECONDS, SNAP_PIXELS, TEXT_SIZES, Preferences
from editor.language import OWN_NAMES
from editor.words import mark, tr

_LOOKS = ((None, mark("As the system")), (ThemeName.LIGHT, mark("Light")), (ThemeName.DARK, mark("Dark")))
_WHEELS = ((False, mark("Zooms at the pointer")), (True, mark("Scrolls; Ctrl and wheel zoom")))


_LABEL_WIDTH = 150
"""Fields of all sections begin at the same place."""


class SettingsDialog(DialogFrame):
    """Once accepted, `wanted()` tells what is preferred."""

    def __init__(self, now: Preferences, own_folder: Path, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(tr("Settings"), theme, parent, main=tr("Done"))
        self.begin_with(560, 470)
        self.look = _choice([tr(words) for _, words in _LOOKS], [look for look, _ in _LOOKS].index(now.look))
        self.text_size = _choice([_percent(each) for each in TEXT_SIZES], TEXT_SIZES.index(now.text_size))
        self.language = _choice(list(OWN_NAMES.values()), list(OWN_NAMES).index(now.language))
        self.snap = whole_number(SNAP_PIXELS[0], SNAP_PIXELS[-1], now.snap_pixels)
        self.snap.setSuffix(tr(" pixels"))
        self.wheel = _choice([tr(words) for _, words in _WHEELS], int(now.wheel_scrolls))
        self.recovery = whole_number(RECOVERY_SECONDS[0], RECOVERY_SECONDS[-1], now.recovery_seconds)
        self.recovery.setSuffix(tr(" seconds"))
        self.folder = QLineEdit("" if now.maps_folder is None else str(now.maps_folder))
        self.folder.setPlaceholderText(str(Path.home()))
        self.pick_button = QPushButton(tr("Choose…"), autoDefault=False)
        self.pick_button.clicked.connect(self._ask)
        self._lay_out(own_folder)
        self.main_button.clicked.connect(self.accept)

    def _lay_out(self, own_folder: Path) -> None:
        kept = QWidget()
        row = QHBoxLayout(kept)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.folder, 1)
        row.addWidget(self.pick_button)
        words = tr("Settings, recovery copies and the last ten saves of each map are kept in {}.")
        for title, fields, hint in (
            (tr("Look"), ((tr("Theme"), self.look), (tr("Text size"), self.text_size),
                          (tr("Language"), self.language)), ""),
            (tr("Drawing"), ((tr("Snaps within"), self.snap), (tr("Mouse wheel"), self.wheel)), ""),
            (tr("Files"), ((tr("Recovery copy after"), self.recovery), (tr("Maps are kept in"), kept)),
             words.format(own_folder)),
        ):  # fmt: skip
            form = Form()
            for name, field in fields:
                label = QLabel(name)
                label.setMinimumWidth(px(_LABEL_WIDTH))
                form.add(label, field)
            self.body.addWidget(heading(title))
            self.body.addLayout(form)
            if hint:
                self.body.addWidget(caption(hint))
        self.body.addStretch(1)

    def _ask(self) -> None:
        begin = self.folder.text() or str(Path.home())
        name = QFileDialog.getExistingDirectory(self, tr("Where maps are kept"), begin)
        if name:
            self.folder.setText(name)

    def accept(self) -> None:
        chosen = self.folder.text().strip()
        if chosen and not is_folder(Path(chosen).expanduser()):
            self.say(tr("There is no folder {}.").format(chosen))
            self.folder.setFocus()
            return
        super().accept()

    def wanted(self) -> Preferences:
        chosen = self.folder.text().strip()
        return Preferences(
            look=_LOOKS[self.look.currentIndex()][0],
            language=list(OWN_NAMES)[self.language.currentIndex()],
            text_size=TEXT_SIZES[self.text_size.currentIndex()],
            snap_pixels=self.snap.value(),
            recovery_seconds=self.recovery.value(),
            wheel_scrolls=_WHEELS[self.wheel.currentIndex()][0],
            maps_folder=Path(chosen).expanduser().absolute() if chosen else None,
        )


def _percent(size: int) -> str:
    return tr("As the system") if size == 100 else f"{size} %"


def _choice(texts: list[str], chosen: int) -> ChoiceBox:
    box = ChoiceBox()
    box.addItems(texts)
    box.setCurrentIndex(chosen)
    return box
