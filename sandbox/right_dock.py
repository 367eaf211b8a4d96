"""The right dock of the sandbox: why on one page, the rulings on the other."""

from PySide6.QtWidgets import QTabWidget

from core.picture.palette import Theme
from sandbox.panels.rulings_panel import RulingsPanel
from sandbox.panels.step_panel import StepPanel


class RightDock(QTabWidget):
    """The tab of the rulings says how many disputes make a difference."""

    def __init__(self, why: StepPanel, rulings: RulingsPanel) -> None:
        super().__init__(objectName="right-dock")
        self.setDocumentMode(True)
        self.tabBar().setDrawBase(False)
        self.why, self.rulings = why, rulings
        self.addTab(why, self.tr("Why"))
        self.addTab(rulings, self.tr("Rulings"))
        rulings.desk.changed.connect(self._count)

    def set_theme(self, theme: Theme) -> None:
        self.rulings.set_theme(theme)

    def show_rulings(self) -> None:
        self.setCurrentWidget(self.rulings)

    def _count(self) -> None:
        found = len(self.rulings.desk.found)
        self.setTabText(1, self.tr("Rulings {}").format(found) if found else self.tr("Rulings"))
