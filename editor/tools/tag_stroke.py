"""The base of tools that put a tag on every region a stroke crosses: one stroke, one step."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from core.model.map_model import MapModel
from core.model.values import RegionId
from editor.number_words import regions_counted
from editor.tools.drawing_marks import paint_region
from editor.tools.pointer import ALT, Pointer
from editor.tools.tag_buttons import TagButtons
from editor.tools.tool import Tool, ToolDesk
from editor.words import in_sentence, tr

_STEP_PIXELS = 4.0
"""A fast stroke is looked at this often along its way, so that no region is jumped over."""


class TagStrokeTool(Tool):
    """What the tag is, is the tool's: `choices`, `tagged`, `step_title`, and `pick_from` for Alt-click."""

    def __init__(self, desk: ToolDesk, buttons: TagButtons) -> None:
        super().__init__(desk)
        self._buttons = buttons
        buttons.picked.connect(self.choose)
        self.tag = next(iter(self.choices()))
        self.touched: dict[RegionId, None] | None = None
        """The regions of the stroke; None while the button is up."""
        self.over: RegionId | None = None
        self._last: tuple[float, float] = (0.0, 0.0)
        self._takes_away = False

    def tagged(self, model: MapModel, ids: tuple[RegionId, ...], *, takes_away: bool) -> MapModel:
        raise NotImplementedError

    def step_title(self, names: str, *, takes_away: bool) -> str:
        raise NotImplementedError

    def choices(self) -> dict[str, str]:
        """Ids and names of the tags of the map's games, in the order of their number keys."""
        raise NotImplementedError

    def options(self) -> QWidget:
        return self._buttons

    def tell_again(self) -> None:
        self._buttons.offer(self.choices(), self.tag)

    def activate(self) -> None:
        choices = self.choices()
        if self.tag not in choices:
            self.tag = next(iter(choices))
        self._buttons.offer(choices, self.tag)

    def choose(self, tag: str) -> None:
        """Put on this tag from now on."""
        self.tag = tag
        self._buttons.show_chosen(tag)

    def tag_name(self) -> str:
        return in_sentence(self.choices().get(self.tag, self.tag))

    def pick_from(self, region_id: RegionId) -> None:
        """Take the tag of a region."""

    def press(self, pointer: Pointer) -> None:
        if pointer.button not in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            return
        under = self.desk.finder().region_at(*pointer.spot)
        if pointer.holds(ALT):
            if under is not None:
                self.pick_from(under.id)
            return
        self.touched = {}
        self._takes_away = pointer.button == Qt.MouseButton.RightButton
        self._last = pointer.spot
        self._touch(pointer)

    def move(self, pointer: Pointer) -> None:
        under = self.desk.finder().region_at(*pointer.spot)
        name = None if under is None else under.id
        if name != self.over:
            self.over = name
            self.desk.repaint()
        if self.touched is not None:
            self._touch(pointer)

    def _touch(self, pointer: Pointer) -> None:
        assert self.touched is not None
        finder = self.desk.finder()
        found = [region.id for spot in _along(self._last, pointer.spot, _STEP_PIXELS / pointer.zoom)
                 if (region := finder.region_at(*spot)) is not None]  # fmt: skip
        self._last = pointer.spot
        fresh = [each for each in dict.fromkeys(found) if each not in self.touched]
        if fresh:
            self.touched.update(dict.fromkeys(fresh))
            document = self.desk.document
            document.preview(self.tagged(document.kept, tuple(self.touched), takes_away=self._takes_away))

    def release(self, pointer: Pointer) -> None:
        touched, self.touched = self.touched, None
        if not touched:
            return
        document = self.desk.document
        model = self.tagged(document.kept, tuple(touched), takes_away=self._takes_away)
        changed = [a for a, b in zip(document.kept.regions, model.regions, strict=True) if a is not b and a != b]
        names = (changed[0].name or tr("unnamed region")) if len(changed) == 1 else regions_counted(len(changed))
        if not document.edit(self.step_title(names, takes_away=self._takes_away), model, picture=self.picture):
            document.drop_preview()

    def takes_key(self, event: QKeyEvent) -> bool:
        return not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier and _digit(event) is not None

    def key_press(self, event: QKeyEvent) -> bool:
        digit = _digit(event) if self.takes_key(event) else None
        if digit is None:
            return False
        tags = list(self.choices())
        if digit <= len(tags):
            self.choose(tags[digit - 1])
        else:
            self.desk.say(tr("There is nothing under the number {}.").format(digit))
        return True

    def is_stroking(self) -> bool:
        return self.touched is not None

    def cancel(self) -> bool:
        had_one = self.touched is not None
        self.touched = None
        self.desk.document.drop_preview()
        self.desk.repaint()
        return had_one

    def paint(self, painter: QPainter) -> None:
        region = next((each for each in self.desk.document.model.regions if each.id == self.over), None)
        is_marked = self.over in self.desk.document.selection.regions  # its lengths would lie under a second outline
        if region is not None and self.touched is None and not is_marked:
            paint_region(painter, region, self.desk.port(), self.desk.theme())


def _along(start: tuple[float, float], end: tuple[float, float], step: float) -> Iterator[tuple[float, float]]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    count = max(1, round((dx * dx + dy * dy) ** 0.5 / step))
    for number in range(1, count + 1):
        yield start[0] + dx * number / count, start[1] + dy * number / count


def _digit(event: QKeyEvent) -> int | None:
    number = event.key() - Qt.Key.Key_0
    return number if 1 <= number <= 9 else None
