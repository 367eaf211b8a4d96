"""The language in which the things of the game are called, chosen at the header and changed at once."""

from functools import partial

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton

from core.picture.palette import Theme
from core.rules.clause_records import LANGUAGES
from editor.canvas.icon_pictures import icon
from sandbox.session import Session

_OWN_NAMES = {
    "en": "English", "de": "Deutsch", "pl": "Polski", "da": "Dansk", "no": "Norsk", "sv": "Svenska", "fi": "Suomi",
}  # fmt: skip


class LanguageButton(QToolButton):
    """Every language of the catalogue by its own name; the button shows the one spoken."""

    def __init__(self, session: Session) -> None:
        super().__init__(objectName="icon-button", popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        self._session = session
        self.setFixedSize(32, 32)
        menu, group = QMenu(self), QActionGroup(self)
        self.choices = {}
        for language in LANGUAGES:
            action = menu.addAction(_OWN_NAMES.get(language, language.upper()), partial(session.set_language, language))
            action.setCheckable(True)
            group.addAction(action)
            self.choices[language] = action
        self.setMenu(menu)
        self.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        session.language_changed.connect(self._show)
        self._show()

    def show_theme(self, theme: Theme) -> None:
        self.setIcon(icon("action_language", theme.interface.text2, disabled=theme.interface.disabled))

    def _show(self) -> None:
        spoken = self.choices[self._session.language]
        spoken.setChecked(True)
        self.setToolTip(self.tr("Names of the game: {}").format(spoken.text()))
        self.setAccessibleName(self.toolTip())
