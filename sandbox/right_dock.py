"""The right dock of the sandbox: why, the rulings, and the house rules, a page each."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTabWidget

from core.picture.palette import Theme
from editor.words import tr
from sandbox.panels.house_rules_panel import HouseRulesPanel
from sandbox.panels.rulings_panel import RulingsPanel
from sandbox.panels.step_panel import StepPanel


class RightDock(QTabWidget):
    """The tab of the rulings says how many disputes make a difference."""

    def __init__(self, why: StepPanel, rulings: RulingsPanel, house_rules: HouseRulesPanel) -> None:
        super().__init__(objectName="right-dock")
        self.setDocumentMode(True)
        # As a drawer it stands over the board, which must not show beside the tabs.
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.tabBar().setDrawBase(False)
        self.why, self.rulings, self.house_rules = why, rulings, house_rules
        self.addTab(why, tr("Why"))
        self.addTab(rulings, tr("Rulings"))
        self.addTab(house_rules, tr("House rules"))
        rulings.desk.changed.connect(self._count)

    def set_theme(self, theme: Theme) -> None:
        self.rulings.set_theme(theme)
        self.house_rules.set_theme(theme)

    def tell_again(self) -> None:
        self._count()

    def _count(self) -> None:
        found = len(self.rulings.desk.found)
        self.setTabText(1, tr("Rulings {}").format(found) if found else tr("Rulings"))
