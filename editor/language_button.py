"""The language of interface and game, chosen at the header and changed at once."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton

from core.rules.clause_records import LANGUAGES
from editor.language import OWN_NAMES
from editor.words import language, tr


class LanguageButton(QToolButton):
    """Every language by its own name; the button shows the code of the one spoken. `chosen` carries a code."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__(objectName="language-button", popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFixedSize(36, 32)
        menu, group = QMenu(self), QActionGroup(self)
        self.choices = {}
        for code in LANGUAGES:
            action = menu.addAction(OWN_NAMES.get(code, code.upper()))
            action.triggered.connect(lambda _checked=False, code=code: self.chosen.emit(code))
            action.setCheckable(True)
            group.addAction(action)
            self.choices[code] = action
        self.setMenu(menu)
        self.show_language()

    def show_language(self) -> None:
        spoken = self.choices[language()]
        spoken.setChecked(True)
        self.setText(language().upper())
        self.setToolTip(tr("Language: {}").format(spoken.text()))
        self.setAccessibleName(self.toolTip())
