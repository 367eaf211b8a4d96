"""The board art: place it, move it by dragging, fade it, and scale it by two spots to true millimetres."""

from collections.abc import Callable
from dataclasses import replace
from math import hypot
from pathlib import Path

from PySide6.QtCore import QPointF, QSignalBlocker, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QApplication, QDoubleSpinBox, QHBoxLayout, QLabel, QPushButton, QSlider, QWidget

from core.edits.art import fade_art, move_art, place_art, scale_by_two_points, show_art
from core.edits.outcome import Outcome, Refusal
from core.model.map_model import Background
from core.model.problems import RealmwrightError
from core.model.values import Point, to_units
from editor.canvas.art_pictures import art_image
from editor.dialogs.file_chooser import file_to_open
from editor.document.change_events import MapChanged
from editor.panels.tick_box import TickBox
from editor.tools.placed_picture import FILTER, picture_from
from editor.tools.pointer import Pointer
from editor.tools.tool import Tool, ToolDesk
from editor.tools.tool_marks import cased
from editor.words import mark, tr


class ArtTool(Tool):
    id = "art"
    title = mark("Board art")
    picture = "tool_background"
    keys = "Shift+A"
    about = mark(
        "Places the board art under the regions: drag it, scale it by two points whose distance in millimetres is "
        "known, set how strongly it shows, or find it again when it is missing."
    )
    menu = "Board"
    cursor = Qt.CursorShape.SizeAllCursor

    def __init__(self, desk: ToolDesk) -> None:
        super().__init__(desk)
        self._from: Point | None = None
        self.spots: list[Point] | None = None
        """The spots clicked to scale by; None while the tool moves the art."""
        self._options = ArtOptions(self)
        desk.document.changed.connect(lambda _event: self._options.show_art(desk.document.model.background))
        desk.document.state_changed.connect(lambda: self._options.show_art(desk.document.model.background))

    def hint(self) -> str:
        if self.desk.document.model.background is None:
            return tr("Place a picture of the board (PNG, JPEG or SVG), or drop one on the window.")
        if self.spots is None:
            return tr("Drag moves the picture. Scale measures it by two spots that you know the distance of.")
        return (
            tr("Click the first spot."),
            tr("Click the second spot."),
            tr("Say how far apart they are, then Enter."),
        )[min(2, len(self.spots))]

    def options(self) -> QWidget:
        return self._options

    # The gestures

    def press(self, pointer: Pointer) -> None:
        if pointer.button != Qt.MouseButton.LeftButton or self.desk.document.model.background is None:
            return
        if self.spots is None:
            self._from = pointer.point
        elif len(self.spots) < 2:
            self.spots.append(pointer.point)
            if len(self.spots) == 2:
                self._options.ask_distance(self._measured())
            self.desk.repaint()

    def move(self, pointer: Pointer) -> None:
        if self._from is not None:
            moved = self._moved(pointer)
            if not isinstance(moved, Refusal):
                self.desk.document.preview(moved.model)

    def release(self, pointer: Pointer) -> None:
        if self._from is not None:
            self.do(tr("Move the board art"), self._moved(pointer))
            self._from = None

    def _moved(self, pointer: Pointer) -> Outcome:
        assert self._from is not None
        dx, dy = pointer.point[0] - self._from[0], pointer.point[1] - self._from[1]
        return move_art(self.desk.document.kept, dx, dy)

    def _measured(self) -> float:
        """Millimetres between the two spots as the art lies now."""
        assert self.spots is not None, "two spots were clicked"
        (x, y), (to_x, to_y) = self.spots
        scale = self.desk.document.kept.frame.mm_per_unit() or 1.0
        return hypot(to_units(to_x - x), to_units(to_y - y)) * scale

    def is_stroking(self) -> bool:
        return self._from is not None

    def cancel(self) -> bool:
        is_busy = self._from is not None or self.spots is not None
        self._from = self.spots = None
        self.desk.document.drop_preview()
        self._options.ask_no_distance()
        self.desk.repaint()
        return is_busy

    # The commands

    def do(self, title: str, outcome: Outcome, merge: str = "") -> bool:
        if isinstance(outcome, Refusal):
            self.desk.say(tr(outcome.reason))
            return False
        self.desk.document.edit(title, outcome.model, picture=self.picture, merge=merge)
        if outcome.note:
            self.desk.say(tr(outcome.note))
        return True

    def place(self, path: Path) -> bool:
        """Put a picture under the map, or in the place of the one that is there."""
        try:
            picture = picture_from(self.desk.document, path)
        except RealmwrightError as trouble:
            self.desk.say(str(trouble))
            return False
        document, before = self.desk.document, self.desk.document.kept
        placed = self.do(tr("Place board art"), place_art(before, picture))
        if document.kept is before:
            # The very picture that was missing is back: the map is the same, what it looks like is not.
            document.changed.emit(MapChanged(fields=frozenset({"background"})))
        return placed

    def ask_and_place(self) -> None:
        path = file_to_open(self._options, tr("Board art"), tr(FILTER), about="pictures")
        if path is not None:
            self.place(path)

    def fade(self, percent: int) -> None:
        self.do(tr("Fade the board art"), fade_art(self.desk.document.kept, percent / 100), merge="fade-art")

    def show(self, *, visible: bool) -> None:
        self.do(tr("Show the board art") if visible else tr("Hide the board art"),
                show_art(self.desk.document.kept, visible=visible))  # fmt: skip

    def remove(self) -> None:
        document = self.desk.document
        document.edit(tr("Remove the board art"), replace(document.kept, background=None), picture=self.picture)

    def begin_scaling(self) -> None:
        self.spots = []
        self.desk.say("")
        self.desk.repaint()

    def scale(self, mm: float, *, regions_follow: bool) -> None:
        if self.spots is None or len(self.spots) < 2:
            return
        model = self.desk.document.kept
        if self.do(
            tr("Scale the board art"), scale_by_two_points(model, *self.spots, mm, regions_follow=regions_follow)
        ):
            self.cancel()

    def paint(self, painter: QPainter) -> None:
        if not self.spots:
            return
        port, theme = self.desk.port(), self.desk.theme()
        at = [QPointF(*port.to_view(to_units(x), to_units(y))) for x, y in self.spots]
        path = QPainterPath()
        for spot in at:
            path.addEllipse(spot, 6, 6)
            path.moveTo(spot.x() - 10, spot.y())
            path.lineTo(spot.x() + 10, spot.y())
            path.moveTo(spot.x(), spot.y() - 10)
            path.lineTo(spot.x(), spot.y() + 10)
        if len(at) == 2:
            path.moveTo(at[0])
            path.lineTo(at[1])
        cased(painter, path, theme.overlays.snap, 2.0, theme)


class ArtOptions(QWidget):
    """Place or relink, fade, show, scale, remove."""

    def __init__(self, tool: ArtTool) -> None:
        super().__init__()
        self.place = _button(tr("Place…"), tool.ask_and_place)
        self.opacity = QSlider(Qt.Orientation.Horizontal, minimum=5, maximum=100, value=100)
        self.opacity.setFixedWidth(90)
        self.opacity.setAccessibleName(tr("Opacity of the board art"))
        self.opacity.setToolTip(tr("Opacity of the board art"))
        self.opacity.valueChanged.connect(tool.fade)
        self.shown = TickBox(tr("Show"))
        self.shown.clicked.connect(lambda checked: tool.show(visible=checked))
        self.scaling = _button(tr("Scale…"), tool.begin_scaling)
        self.remove = _button(tr("Remove"), tool.remove)
        self.missing = QLabel(tr("The picture is missing."))
        self.distance = QDoubleSpinBox(decimals=1, minimum=0.1, maximum=100_000, value=100, suffix=" mm")
        self.follow = TickBox(tr("Regions follow"))
        self.apply = _button(
            tr("Apply"), lambda: tool.scale(self.distance.value(), regions_follow=self.follow.isChecked())
        )
        self.distance.lineEdit().returnPressed.connect(self.apply.click)
        self._tool = tool
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for widget in (self.place, self.missing, self.opacity, self.shown, self.scaling, self.distance, self.follow,
                       self.apply, self.remove):  # fmt: skip
            row.addWidget(widget)
        self.ask_no_distance()
        self.show_art(None)

    def show_art(self, art: Background | None) -> None:
        is_missing = art is not None and art_image(self._tool.desk.document.art_folder, art.path).isNull()
        self.place.setText(tr("Place…") if art is None else tr("Relink…") if is_missing else tr("Replace…"))
        self.missing.setVisible(is_missing)
        for widget in (self.opacity, self.shown, self.scaling):
            widget.setVisible(art is not None and not is_missing)
        self.remove.setVisible(art is not None)
        if art is not None:
            with QSignalBlocker(self.opacity):
                self.opacity.setValue(round(art.opacity * 100))
            self.shown.setChecked(art.visible)

    def ask_distance(self, measured: float) -> None:
        """Ask how far apart the two spots are in truth; what they measure now is there to begin with."""
        for widget in (self.distance, self.apply):
            widget.show()
        self.follow.setVisible(bool(self._tool.desk.document.model.regions))
        self.distance.setValue(measured)
        self.distance.setFocus()
        self.distance.selectAll()

    def ask_no_distance(self) -> None:
        asked = (self.distance, self.follow, self.apply)
        if any(each.isAncestorOf(QApplication.focusWidget() or self) or each.hasFocus() for each in asked):
            # The next control in the row would remove the art.
            self.scaling.setFocus()
        for widget in asked:
            widget.hide()


def _button(text: str, does: Callable[[], object]) -> QPushButton:
    button = QPushButton(text)
    button.clicked.connect(lambda _checked=False: does())
    return button
