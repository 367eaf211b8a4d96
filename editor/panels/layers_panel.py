"""The layers page: what is drawn on the board, and what is locked against change."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QGridLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from core.picture.palette import LIGHT, Theme
from core.picture.shapes import LayerName
from editor.action_book import ActionBook, plain_text
from editor.canvas.icon_pictures import icon, icon_pixmap
from editor.dialogs.layer_choice import LAYER_TITLES
from editor.document.change_events import MapChanged
from editor.document.locks import LOCKS
from editor.document.map_document import MapDocument
from editor.panels.overlay_legend import OverlayLegend
from editor.panels.panel_parts import MARGIN, Heading
from editor.words import in_sentence, tr

SHOW = "show-"
"""Commands that show and hide a layer begin so; the rest is the layer's name."""

ORDER = ("names", "symbols", "ids", "links", "blocks", "graph", "edge", "coasts", "borders", "grid", "terrain", "art")
"""Layers from the uppermost to the lowest."""


class LayersPanel(QWidget):
    """One row per layer: eye, name, lock. The commands belong to the workspace; locks to the document."""

    def __init__(self, document: MapDocument, actions: ActionBook) -> None:
        super().__init__()
        self._document, self._actions, self.theme = document, actions, LIGHT
        self.eyes: dict[str, QToolButton] = {}
        self.locks: dict[str, QToolButton] = {}
        self._pictures: dict[str, QLabel] = {}
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(2, 1)
        self._words = QLabel(
            tr("A locked layer cannot be changed by hand; undo still works."), objectName="caption", wordWrap=True
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 12, MARGIN, 12)
        column.setSpacing(8)
        column.addWidget(Heading(tr("Layers"), tr("uppermost first")))
        column.addLayout(self._grid)
        column.addWidget(self._words)
        self.legend = OverlayLegend()
        column.addWidget(self.legend)
        column.addStretch(1)
        self.list_layers()
        document.locks_changed.connect(self._follow)
        document.changed.connect(self._follow_map)

    def list_layers(self) -> None:
        """Make a row for every layer that the workspace can show; to be called again when it has brought more."""
        shown = {each.id.removeprefix(SHOW): each for each in self._actions.entries() if each.id.startswith(SHOW)}
        names = [name for name in ORDER if name in shown or name in LOCKS]
        for row, name in enumerate(names):
            if name not in self._pictures:
                self._add_row(row, name)
            if name in shown and name not in self.eyes:
                self._add_eye(row, name, shown[name].action)
        self._follow()

    def _add_row(self, row: int, name: str) -> None:
        picture = QLabel()
        self._pictures[name] = picture
        self._grid.addWidget(picture, row, 1)
        self._grid.addWidget(QLabel(_title(name)), row, 2)
        self._grid.setRowMinimumHeight(row, 30)
        if name in LOCKS:
            lock = _switch(tr("Lock {}").format(in_sentence(_title(name))))
            lock.clicked.connect(lambda on, each=name: self._document.lock(each, is_locked=on))
            self._grid.addWidget(lock, row, 3)
            self.locks[name] = lock

    def _add_eye(self, row: int, name: str, action: QAction) -> None:
        eye = _switch(tr("Show {}").format(in_sentence(_title(name))))
        eye.setToolTip(action.toolTip() or plain_text(action))
        eye.clicked.connect(lambda _on: action.trigger())
        action.toggled.connect(lambda _on: self._follow())
        action.enabledChanged.connect(lambda _on: self._follow())
        eye.setProperty("command", action.objectName())
        self._grid.addWidget(eye, row, 0)
        self.eyes[name] = eye

    def tell_again(self) -> None:
        self.legend.tell_again()
        for name, lock in self.locks.items():
            _say(lock, tr("Lock {}").format(in_sentence(_title(name))))
        for name, eye in self.eyes.items():
            _say(eye, tr("Show {}").format(in_sentence(_title(name))))

    def _follow_map(self, event: MapChanged) -> None:
        if event.is_new_map or event.fields & {"links", "blocks"}:
            self._explain()

    def _explain(self) -> None:
        shown = [name for name in self.eyes if self._actions[f"{SHOW}{name}"].isChecked()]
        self.legend.tell(frozenset(map(LayerName, shown)), self._document.model)

    def _follow(self) -> None:
        self._explain()
        ui = self.theme.interface
        for name, eye in self.eyes.items():
            action = self._actions[f"{SHOW}{name}"]
            eye.setEnabled(action.isEnabled())
            eye.setChecked(action.isChecked())
            picture = "action_show" if action.isChecked() else "action_hide"
            eye.setIcon(icon(picture, ui.accent_text if action.isChecked() else ui.text3, disabled=ui.disabled))
        for name, lock in self.locks.items():
            is_locked = name in self._document.locked
            lock.setChecked(is_locked)
            lock.setIcon(
                icon("action_lock" if is_locked else "action_unlock", ui.accent_text if is_locked else ui.text3)
            )

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.legend.show_theme(theme)
        for name, label in self._pictures.items():
            label.setPixmap(icon_pixmap(_picture(name), theme.interface.text2, 18))
        self._follow()


def _switch(says: str) -> QToolButton:
    button = QToolButton(objectName="icon-button", checkable=True)
    button.setFixedSize(28, 28)
    button.setIconSize(QSize(18, 18))
    _say(button, says)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button


def _say(button: QToolButton, words: str) -> None:
    button.setAccessibleName(words)
    button.setToolTip(words)


def _title(name: str) -> str:
    return tr(LAYER_TITLES[LayerName(name)]) if name != LayerName.GRAPH.value else tr("Neighbours")


def _picture(name: str) -> str:
    return {"graph": "overlay_neighbours", "borders": "panel_region"}.get(name, f"overlay_{name}")
