"""Charts of the branch shown: coins, income by source, tokens on the map, luck. Counted only while they are seen."""

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QActionGroup, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from core.picture.palette import LIGHT, Theme
from core.rules.game_series import GameSeries, game_series
from core.rules.story_tree import Place
from editor.canvas.text_size import keep_size
from editor.words import mark, tr, tr_n
from sandbox.panels.chart_content import income_bars, income_words, line_words, round_ticks, seat_lines
from sandbox.session import Session

if TYPE_CHECKING:
    from sandbox.panels.chart_plot import ChartPlot

WIDTH, HEIGHT = 470, 184


class Chart(StrEnum):
    COINS = "coins"
    INCOME = "income"
    TOKENS = "tokens"
    LUCK = "luck"


_TITLES = {
    Chart.COINS: mark("Coins by round"),
    Chart.INCOME: mark("Income by source"),
    Chart.TOKENS: mark("Tokens on the map"),
    Chart.LUCK: mark("Luck with the die"),
}


class ChartsPanel(QWidget):
    """One chart at a time, chosen at its head. A click in it goes to the end of the turn there."""

    def __init__(self, session: Session) -> None:
        super().__init__(objectName="charts")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        keep_size(self, width=WIDTH)
        self.setAccessibleName(tr("Charts"))
        self.session = session
        self.theme: Theme = LIGHT
        self.kind = Chart.COINS
        self.plot: ChartPlot | None = None
        self.series: GameSeries | None = None
        self._counted: object = None
        self.empty = QLabel(objectName="caption", alignment=Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(1, 1, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._bar())
        self._column.addWidget(self.empty, 1)
        for signal in (session.opened, session.rules_changed, session.tree_changed, session.language_changed):
            signal.connect(self._show_chart)
        session.stepped.connect(self._show_step)

    def _bar(self) -> QWidget:
        bar = QWidget(objectName="charts-bar")
        bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        keep_size(bar, height=36)
        self.chooser = QToolButton(objectName="chart-kind", popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        self.chooser.setText(f"{tr(_TITLES[self.kind])}  ▾")
        menu, group = QMenu(self.chooser), QActionGroup(self)
        for kind, title in _TITLES.items():
            action = menu.addAction(tr(title), partial(self.choose, kind))
            action.setCheckable(True)
            action.setChecked(kind is self.kind)
            group.addAction(action)
        self.chooser.setMenu(menu)
        self.note = QLabel(objectName="caption")
        row = QHBoxLayout(bar)
        row.setContentsMargins(8, 0, 12, 0)
        row.addWidget(self.chooser)
        row.addStretch(1)
        row.addWidget(self.note)
        return bar

    def choose(self, kind: Chart) -> None:
        self.kind = kind
        self.tell_again()
        self._show_chart()

    def tell_again(self) -> None:
        self.chooser.setText(f"{tr(_TITLES[self.kind])}  ▾")
        self.chooser.setAccessibleName(tr(_TITLES[self.kind]))

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self._show_chart()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_chart()

    # Showing

    def _show_step(self) -> None:
        """The line that marks the step shown; everything where the path has become another."""
        if not self.isVisible():
            return
        if self._counted is not self.session.track.steps:
            self._show_chart()
        else:
            self._show_cursor()

    def _show_chart(self) -> None:
        if not self.isVisible():
            return
        series = self._count()
        trouble = self._nothing(series)
        self.empty.setText(trouble)
        self.empty.setVisible(bool(trouble))
        self.note.setText("")
        if self.plot is not None:
            self.plot.setVisible(not trouble)
        if series is None or trouble:
            return
        plot = self._plot()
        plot.theme = self.theme
        plot.setAccessibleName(tr(_TITLES[self.kind]))
        plot.show()
        names = self.session.names
        if self.kind is Chart.INCOME:
            bars = income_bars(series, names, self.theme, other=tr("Other"), paid=tr("Paid"))
            plot.show_bars(bars)
            plot.setAccessibleDescription(", ".join(label.text for label in bars.labels))
        else:
            lines = seat_lines(series, names, self._values(series), is_signed=self.kind is Chart.LUCK)
            plot.show_lines(lines, round_ticks(series, tr("Start")))
            plot.setAccessibleDescription(", ".join(line.label for line in lines))
        if self.kind is Chart.LUCK:
            rolls = series.rolls
            self.note.setText(tr_n("{} roll", "{} rolls", rolls).format(rolls))
        self._show_cursor()

    def _values(self, series: GameSeries) -> Callable[[int], tuple[float, ...]]:
        if self.kind is Chart.LUCK:
            return lambda seat: tuple(float(value) for value in series.luck(seat))
        return series.tokens if self.kind is Chart.TOKENS else series.coins

    def _nothing(self, series: GameSeries | None) -> str:
        """Why there is nothing to draw; empty if there is."""
        if series is None:
            return tr("Open a scenario to see its charts.")
        if not series.turns:
            return tr("Nothing was played yet.")
        if self.kind is Chart.LUCK and not series.rolls:
            return tr("The die was not rolled yet.")
        return ""

    def _show_cursor(self) -> None:
        if self.plot is not None and self.series is not None:
            is_by_turn = self.kind is not Chart.INCOME
            self.plot.show_cursor(float(self.series.spot(self.session.here.at)) if is_by_turn else None)

    def _count(self) -> GameSeries | None:
        """The numbers of the branch shown, counted once for each path."""
        if not self.session.is_open:
            return None
        track = self.session.track
        if self._counted is not track.steps or self.series is None or not track.steps:
            self.series, self._counted = game_series(track), track.steps
        return self.series

    def _plot(self) -> "ChartPlot":
        if self.plot is None:
            from sandbox.panels.chart_plot import ChartPlot  # noqa: PLC0415  takes long, needed only when seen

            self.plot = ChartPlot()
            self.plot.chosen.connect(self._go_to)
            self.plot.pointed.connect(self._tell)
            self._column.addWidget(self.plot, 1)
        return self.plot

    # The pointer

    def _go_to(self, at: float) -> None:
        """The end of the turn there; of the round there where bars stand for rounds."""
        series = self.series
        if series is None or not series.turns:
            return
        if self.kind is Chart.INCOME:
            last = max((turn.last for turn in series.turns if turn.round <= round(at)), default=0)
        else:
            number = min(max(0, round(at)), len(series.turns))
            last = series.turns[number - 1].last if number else 0
        self.session.go_to(Place(self.session.place.branch, last))

    def _tell(self, at: float) -> None:
        """What is there in words, as a tooltip."""
        if self.plot is None or self.series is None:
            return
        names = self.session.names
        if self.kind is Chart.INCOME:
            words = income_words(self.series, names, round(at))
        else:
            words = line_words(
                self.series, names, self._values(self.series), round(at), is_signed=self.kind is Chart.LUCK
            )
        self.plot.setToolTip(words)
