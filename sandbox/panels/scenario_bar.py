"""The bar over the sandbox: map, edition and house rules of the scenario, and the workspace's buttons."""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QToolButton, QWidget

from core.rules.scenario import Scenario
from core.rules.spoken_names import counted


def reading_words(scenario: Scenario) -> str:
    """Which reading of the rules is in force, in words."""
    switches = scenario.switches
    language = switches.edition.rpartition("-")[2].upper()
    parts = [f"readings of the {language} book" if language else "usual readings"]
    parts += [f"{counted(len(switches.rulings), 'ruling')} changed"] if switches.rulings else []
    parts.append(f"{counted(len(switches.without), 'clause')} switched off" if switches.without else "no house rules")
    return " · ".join(parts)


class ScenarioBar(QWidget):
    """`actions` stand in the bar, `sharing` in the menu of its last button."""

    def __init__(self, actions: Iterable[QAction], sharing: Iterable[QAction] = ()) -> None:
        super().__init__(objectName="scenario-bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedHeight(44)
        self._map = QLabel(objectName="scenario-map")
        self._reading = QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 8, 0)
        row.setSpacing(10)
        row.addWidget(self._map)
        row.addWidget(self._reading)
        row.addStretch(1)
        for action in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setIconSize(QSize(18, 18))
            button.setFixedHeight(32)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            row.addWidget(button)
        self.share = QToolButton(objectName="share-button")
        self.share.setText(self.tr("Share"))
        self.share.setFixedHeight(32)
        self.share.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.share)
        menu.addActions(list(sharing))
        self.share.setMenu(menu)
        row.addWidget(self.share)

    def show_scenario(self, scenario: Scenario, board_title: str) -> None:
        self._map.setText(board_title or "Untitled board")
        self._reading.setText(reading_words(scenario))
