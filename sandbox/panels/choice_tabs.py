"""Below the seats: what is legal now on one page, the market on the other; a combination to pick brings its page up."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QTabWidget

from core.picture.palette import Theme
from core.rules.legal_now import LegalNow
from editor.words import tr
from sandbox.panels.actions_panel import ActionsPanel
from sandbox.panels.market_panel import MarketPanel


class ChoiceTabs(QTabWidget):
    def __init__(self, actions: ActionsPanel, market: MarketPanel) -> None:
        super().__init__(objectName="choice-tabs")
        self.setDocumentMode(True)
        self.tabBar().setDrawBase(False)
        self.actions, self.market = actions, market
        self.addTab(actions, tr("Legal now"))
        self.addTab(market, tr("Market"))
        self._was_wanted = False

    def minimumSizeHint(self) -> QSize:
        """Its pages scroll: a low window leaves room for the seats above."""
        return QSize(200, 150)

    def show_market(self) -> None:
        self.setCurrentWidget(self.market)

    def show_legal(self, legal: LegalNow, theme: Theme) -> None:
        """Where a combination is to be picked the market comes to the front; when that is over, it goes back."""
        self.market.show_legal(legal, theme)
        if self.market.is_wanted != self._was_wanted:
            self._was_wanted = self.market.is_wanted
            self.setCurrentWidget(self.market if self._was_wanted else self.actions)
