"""Split regions with a line: two clicks cut straight, more clicks cut along a bent line."""

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QWidget

from core.edits.outcome import Edited, Outcome, Refusal
from core.edits.splitting import split_regions
from core.model.values import Point
from editor.tools.drawing_marks import paint_outcome
from editor.tools.line_tool import LineTool
from editor.tools.outcomes import keep, name_of
from editor.tools.pointer import Pointer
from editor.tools.tool import ToolDesk
from editor.tools.tool_options import row, tick
from editor.words import mark, tr


class SplitTool(LineTool):
    id = "split"
    title = mark("Split")
    picture = "tool_split"
    keys = "C"
    about = mark(
        "Two clicks on opposite borders cut a region straight; clicks inside it bend the cut. With nothing "
        "selected every region the line crosses from border to border is split. The largest piece keeps name and "
        "symbols, the others get its terrain; links go to the nearer piece, blocks to every piece on that border."
    )

    def __init__(self, desk: ToolDesk) -> None:
        super().__init__(desk)
        self._only_selected = True
        self._tried: tuple[tuple[Point, ...], Outcome] | None = None
        box = tick(
            tr("Only selected regions"),
            tr("With nothing selected, every region the line crosses is split"),
            self._limit,
        )
        box.setChecked(True)
        self._options = row(QLabel(tr("Two clicks cut straight")), box)

    def _limit(self, is_on: bool) -> None:
        self._only_selected = is_on
        self._tried = None

    def hint(self) -> str:
        if self.line:
            return tr("Click beyond the other border to cut; clicks inside the region bend the line. Esc gives up.")
        return tr("Click on one border of the region, then on the opposite one.")

    def options(self) -> QWidget:
        return self._options

    def place(self, point: Point, pointer: Pointer) -> None:
        self.line.add(point)
        outcome = self._outcome(self.line.points)
        if isinstance(outcome, Edited):
            self._cut(outcome)

    def _outcome(self, points: tuple[Point, ...]) -> Outcome:
        if self._tried is None or self._tried[0] != points:
            model, among = self.desk.document.kept, self.desk.document.selection.regions
            outcome = split_regions(model, points, among if self._only_selected else ())
            if isinstance(outcome, Refusal) and not outcome.regions:
                # The line is nowhere near the selected regions: it is meant for those it does cross.
                outcome = split_regions(model, points)
            self._tried = points, outcome
        return self._tried[1]

    def _cut(self, outcome: Edited) -> None:
        title = tr("Split {}").format(name_of(self.desk.document.kept, outcome.regions[0]))
        if keep(self.desk, outcome, title, self.picture):
            self.begin_anew()

    def finish_line(self) -> bool:
        outcome = self._outcome(self.line.points)
        if isinstance(outcome, Refusal):
            self.refusal = outcome
            self.desk.say(tr(outcome.reason))
            return False
        self._cut(outcome)
        return True

    def cancel(self) -> bool:
        self._tried = None
        return super().cancel()

    def paint(self, painter: QPainter) -> None:
        ahead = self.ahead()
        if len(ahead) > 1 and ahead[0] != ahead[1]:
            outcome = self._outcome((*self.line.points, ahead[-1]))
            if isinstance(outcome, Edited):
                paint_outcome(painter, outcome, self.desk.port(), self.desk.theme())
        super().paint(painter)
