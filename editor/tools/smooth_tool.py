"""Make borders smoother or rougher: click one, or drag across several. Both sides follow."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QPushButton, QWidget

from core.edits.outcome import Edited, Outcome
from core.edits.reshaping import STRENGTHS, arcs_for, roughening, smoothing
from core.geometry.border_arcs import Arc, arc_at
from core.geometry.snapping import SnapKind
from core.model.done_in_steps import at_once
from editor.canvas.text_size import keep_size
from editor.number_words import borders_counted
from editor.tools.drawing_marks import paint_trace
from editor.tools.outcomes import keep
from editor.tools.pointer import ALT, Pointer
from editor.tools.tool import Tool, ToolDesk
from editor.tools.tool_options import HEIGHT, choice_buttons, row, strength_slider
from editor.words import mark, tr

_AT_ONCE = 40
"""So many borders are reshaped before anybody could wish to stop it."""


class SmoothTool(Tool):
    id = "smooth"
    title = mark("Smooth")
    picture = "tool_smooth"
    keys = "O"
    about = mark(
        "A click on a border rounds it or roughens it, for the regions on both sides alike; a stroke takes "
        "several borders at once, Enter all borders of the selected regions. Places where borders meet, and the "
        "frame, stay put. Where a border would cross another it is bent less."
    )

    def __init__(self, desk: ToolDesk) -> None:
        super().__init__(desk)
        self._is_rough = False
        self._strength = 3
        self._shuffle = 0
        """Every roughening takes other waves, or doing it twice would only make the same bend deeper."""
        self.hot: Arc | None = None
        self.chosen: dict[Arc, None] | None = None
        """The borders of the stroke; None while the button is up."""
        modes = choice_buttons(tr("What a stroke does"), [(tr("Smooth"), False), (tr("Roughen"), True)], self._set_mode)
        strength = strength_slider(tr("Strength"), STRENGTHS[0], STRENGTHS[-1], self._strength, self._set_strength)
        whole = QPushButton(tr("Selected regions"), toolTip=tr("All borders of the selected regions (Enter)"))
        keep_size(whole, height=HEIGHT)
        whole.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        whole.clicked.connect(self.reshape_selected)
        self._options = row(modes, strength, whole)

    def _set_mode(self, is_rough: object) -> None:
        self._is_rough = bool(is_rough)

    def _set_strength(self, strength: int) -> None:
        self._strength = strength

    def hint(self) -> str:
        if self._is_rough:
            return tr(
                "Click a border to roughen it, or drag across several; Alt does the opposite, "
                "Enter takes the selection."
            )
        return tr(
            "Click a border to smooth it, or drag across several; Alt does the opposite, Enter takes the selection."
        )

    def options(self) -> QWidget:
        return self._options

    def _arc(self, pointer: Pointer) -> Arc | None:
        """The border under the pointer."""
        snapper, frame = self.desk.snapping.snapper(), self.desk.document.kept.frame
        snap = snapper.snap(pointer.point, self.desk.snapping.steps(pointer.zoom), {SnapKind.EDGE})
        edges = [snap.edge] if snap.edge is not None else snapper.cells.edges_at(snap.point)
        arcs = [arc for edge in edges if (arc := arc_at(snapper.cells, frame, edge)) is not None]
        return arcs[0] if arcs else None

    def press(self, pointer: Pointer) -> None:
        if pointer.button == Qt.MouseButton.LeftButton:
            arc = self._arc(pointer)
            self.chosen = {} if arc is None else {arc: None}
            self.desk.repaint()

    def move(self, pointer: Pointer) -> None:
        arc = self._arc(pointer)
        if self.chosen is not None and arc is not None:
            self.chosen[arc] = None
        if arc != self.hot or self.chosen is not None:
            self.hot = arc
            self.desk.repaint()

    def release(self, pointer: Pointer) -> None:
        chosen, self.chosen = self.chosen, None
        if chosen is not None and pointer.button == Qt.MouseButton.LeftButton:
            if chosen:
                self._reshape(list(chosen), is_rough=self._is_rough != pointer.holds(ALT))
            else:
                self.desk.say(tr("There is no border here that could be reshaped."))
        self.desk.repaint()

    def reshape_selected(self) -> None:
        document = self.desk.document
        ids = document.selection.regions
        if not ids:
            self.desk.say(tr("Select the regions whose borders are to be reshaped."))
            return
        arcs = arcs_for(document.kept, ids, cells=self.desk.snapping.snapper().cells)
        self._reshape(arcs, is_rough=self._is_rough)

    def _reshape(self, arcs: list[Arc], *, is_rough: bool) -> None:
        """A stroke is done at once; the borders of a whole board take their time, and can be stopped."""
        model = self.desk.document.kept
        if is_rough:
            steps = roughening(model, arcs, self._strength, self._shuffle)
            self._shuffle += 1
        else:
            steps = smoothing(model, arcs, self._strength)
        if len(arcs) <= _AT_ONCE:
            self._take(at_once(steps), arcs, is_rough=is_rough)
            return

        def take(outcome: Outcome) -> None:
            if self.desk.document.kept is model:
                self._take(outcome, arcs, is_rough=is_rough)
            else:
                self.desk.say(tr("The map was changed meanwhile, so its borders were left alone."))

        words = tr("Roughening {} borders …") if is_rough else tr("Smoothing {} borders …")
        self.desk.work(words.format(len(arcs)), steps, take)

    def _take(self, outcome: Outcome, arcs: list[Arc], *, is_rough: bool) -> None:
        title = tr("Roughen {}") if is_rough else tr("Smooth {}")
        is_kept = keep(self.desk, outcome, title.format(borders_counted(len(arcs))), self.picture, selects=False)
        if not is_kept and isinstance(outcome, Edited):
            self.desk.say(tr("This border is as smooth as it gets."))
        self.hot = None

    def takes_key(self, event: QKeyEvent) -> bool:
        return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)

    def key_press(self, event: QKeyEvent) -> bool:
        if self.takes_key(event):
            self.reshape_selected()
            return True
        return False

    def is_stroking(self) -> bool:
        return self.chosen is not None

    def cancel(self) -> bool:
        had_one = self.chosen is not None
        self.chosen = self.hot = None
        self.desk.repaint()
        return had_one

    def paint(self, painter: QPainter) -> None:
        port, theme = self.desk.port(), self.desk.theme()
        for arc in {**(self.chosen or {}), **({} if self.hot is None else {self.hot: None})}:
            paint_trace(painter, arc, port, theme)
