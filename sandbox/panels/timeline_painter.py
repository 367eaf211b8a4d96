"""How the timeline is painted: a lane per branch, a square per step, bands in the colours of whose turn it is.

Only what can be seen is asked for and painted, so a game of thousands of steps costs no more than one of ten.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from core.picture.palette import Theme
from core.picture.token_shapes import seat_colours
from core.rules.action_titles import StepKind
from core.rules.story_tree import MAIN, Branch
from core.rules.telling import Brief, Signs, Telling
from editor.canvas.icon_pictures import icon_renderer
from editor.canvas.text_size import px
from editor.words import tr
from sandbox.panels.dispute_marks import SIZE, paint_scales

GUTTER = 148
"""Room for the names of branches, left of the steps."""
TOP, MAIN_LANE, LANE = 25, 53, 34
SQUARE, MARK = 24, 14
_OUT = 4.0
"""How far marks stand out from their square, so that its corners are not eaten away."""
_SMALL_STEP = 46
"""Steps narrower than this have no labels."""


@dataclass(frozen=True, slots=True)
class Geometry:
    """Where lanes and steps lie, in pixels of the whole timeline."""

    step: int
    """Width of a step."""
    left: int
    """How far the steps are scrolled."""
    up: int
    """How far the lanes are scrolled."""

    def x(self, at: float) -> float:
        return px(GUTTER) + at * self.step + self.step / 2 - self.left

    def y(self, lane: int) -> float:
        return px(TOP) + (SQUARE / 2 + 4 if lane == 0 else px(MAIN_LANE) + (lane - 0.5) * px(LANE)) - self.up

    def at(self, x: float) -> int:
        return int((x - px(GUTTER) + self.left) // self.step)

    def lane(self, y: float) -> int:
        below = y + self.up - px(TOP) - px(MAIN_LANE)
        return 0 if below < 0 else 1 + int(below // px(LANE))


@dataclass(frozen=True, slots=True)
class Saying:
    """What stands below a step or a turn."""

    at: int
    words: str
    is_now: bool
    is_past: bool


def half_rooms(widths: Sequence[float], step: float) -> list[float]:
    """How far each of some sayings side by side may reach to both sides: also below neighbours that need less."""
    taken = [0.0, *(min(width, step) for width in widths), 0.0]
    return [step - max(left, right) / 2 for left, right in zip(taken, taken[2:], strict=False)]


def height_of(lanes: int) -> int:
    return px(TOP) + px(MAIN_LANE) + max(0, lanes - 1) * px(LANE)


def scales_room(square: QRectF) -> QRectF:
    """Where the scales of a step go: at the lower right, clear of its other marks."""
    side = 16.0
    return QRectF(square.right() - side / 2 + 2, square.center().y() - side / 2 + 3, side, side)


class TimelinePainter:
    """Paints one picture of the timeline."""

    def __init__(self, painter: QPainter, geometry: Geometry, theme: Theme, room: QRect) -> None:
        self._painter, self._geometry, self._theme, self._room = painter, geometry, theme, room
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    @property
    def left_edge(self) -> int:
        """Where the names of branches end and the steps begin."""
        return px(GUTTER)

    def seen(self, first: int, last: int) -> range:
        """The columns of a stretch that can be seen."""
        left, right = self._geometry.at(px(GUTTER) - SQUARE), self._geometry.at(self._room.right() + SQUARE)
        return range(max(first, left), min(last, right) + 1)

    def band(self, telling: Telling, steps: range) -> None:
        """Whose turn it is, over the steps of the branch shown."""
        geometry, painter = self._geometry, self._painter
        turns: list[tuple[int, int, Brief]] = []
        for at in steps:
            brief = telling.brief(at)
            if turns and (turns[-1][2].seat, turns[-1][2].round) == (brief.seat, brief.round):
                turns[-1] = (turns[-1][0], at, turns[-1][2])
            else:
                turns.append((at, at, brief))
        painter.setFont(self._font(11))
        for first, last, brief in turns:
            left, right = geometry.x(first) - geometry.step / 2 + 4, geometry.x(last) + geometry.step / 2 - 4
            left = max(left, px(GUTTER))
            if right <= left:
                continue
            colour = seat_colours(brief.seat).chart[self._theme.name]
            painter.fillRect(QRectF(left, 3, right - left, 4), QColor(colour))
            painter.setPen(QColor(self._theme.interface.text2))
            words = tr("Round {}, {}").format(brief.round, telling.teller.names.seat(brief.seat))
            room = QRectF(left, 8, right - left, px(15))
            shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)

    def rail(self, lane: int, first: float, last: float, colour: str, *, is_dashed: bool) -> None:
        """The line through the steps of a lane."""
        geometry = self._geometry
        left, right = max(geometry.x(first), px(GUTTER)), min(geometry.x(last), self._room.right() + 1.0)
        pen = QPen(QColor(colour), 1.6, Qt.PenStyle.DashLine if is_dashed else Qt.PenStyle.SolidLine)
        self._painter.setPen(pen)
        if right > left:
            self._painter.drawLine(QPointF(left, geometry.y(lane)), QPointF(right, geometry.y(lane)))

    def fork(self, parent_lane: int, lane: int, at: int, colour: str, *, is_dashed: bool) -> None:
        """The curve from where a branch leaves to its own lane."""
        geometry = self._geometry
        x, top, bottom = geometry.x(at), geometry.y(parent_lane) + SQUARE / 2, geometry.y(lane)
        if not px(GUTTER) - geometry.step < x < self._room.right():
            return
        path = QPainterPath(QPointF(x, top))
        path.cubicTo(QPointF(x, bottom), QPointF(x, bottom), QPointF(x + geometry.step * 0.6, bottom))
        self._painter.setPen(QPen(QColor(colour), 1.6, Qt.PenStyle.DashLine if is_dashed else Qt.PenStyle.SolidLine))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPath(path)

    def playhead(self, at: int) -> None:
        x = self._geometry.x(at)
        if x > px(GUTTER):
            self._painter.setPen(QPen(QColor(self._theme.interface.accent), 1.4, Qt.PenStyle.DotLine))
            self._painter.drawLine(QPointF(x, 2), QPointF(x, self._room.bottom()))

    def square(self, lane: int, at: int, brief: Brief, *, is_now: bool, is_past: bool) -> None:
        ui, room = self._theme.interface, self.square_room(lane, at)
        painter = self._painter
        if is_now:
            painter.setPen(QPen(QColor(ui.accent), 1.6))
            painter.setBrush(QColor(ui.panel))
            painter.drawRoundedRect(room.adjusted(-3, -3, 3, 3), 8, 8)
        painter.setPen(QPen(QColor(ui.accent if is_now else ui.text if is_past else ui.edge), 1.4))
        painter.setBrush(QColor(ui.accent if is_now else ui.panel))
        painter.drawRoundedRect(room, 6, 6)
        ink = ui.on_accent if is_now else ui.text if is_past else ui.text3
        name = "panel_setup" if brief.kind is StepKind.START else f"step_{brief.kind}"
        icon_renderer(name, ink, ui.accent if is_now else ui.panel).render(painter, room.adjusted(4, 4, -4, -4))

    def square_room(self, lane: int, at: int) -> QRectF:
        geometry = self._geometry
        return QRectF(geometry.x(at) - SQUARE / 2, geometry.y(lane) - SQUARE / 2, SQUARE, SQUARE)

    def labels(self, lane: int, sayings: Sequence[Saying]) -> None:
        """What stands below the steps of a lane; sayings come in the order of their columns, none left out."""
        if self._geometry.step < _SMALL_STEP:
            return
        widths = [QFontMetricsF(self._label_font(each)).horizontalAdvance(each.words) + 4 for each in sayings]
        for saying, half in zip(sayings, half_rooms(widths, self._geometry.step), strict=True):
            middle = self._geometry.x(saying.at)
            seen = max(self._geometry.step / 2, min(middle - px(GUTTER), self._room.right() - middle))
            self._label(lane, saying, 2 * min(half, seen) - 4)

    def _label_font(self, saying: Saying) -> QFont:
        return self._font(11, is_bold=saying.is_now)

    def _label(self, lane: int, saying: Saying, width: float) -> None:
        ui = self._theme.interface
        self._painter.setFont(self._label_font(saying))
        self._painter.setPen(QColor(ui.text if saying.is_past else ui.text3))
        middle, top = self._geometry.x(saying.at), self._geometry.y(lane) + SQUARE / 2 + 3
        room = QRectF(middle - width / 2, top, width, px(16))
        shown = self._painter.fontMetrics().elidedText(saying.words, Qt.TextElideMode.ElideMiddle, int(width))
        if saying.is_now:
            # The playhead goes behind its own words.
            taken = self._painter.fontMetrics().horizontalAdvance(shown) + 4
            self._painter.fillRect(QRectF(room.center().x() - taken / 2, room.top(), taken, px(16)), QColor(ui.panel))
        self._painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)

    def marks(self, lane: int, at: int, brief: Brief, *, is_broken: bool) -> None:
        """Corner marks, and where a roll came from."""
        room = self.square_room(lane, at)
        self._corner_marks(room, brief.signs, is_broken=is_broken)
        origins = {"chosen": "thing_hand", "scripted": "app_scenario-file"}
        if brief.origin in origins and brief.kind is StepKind.ROLL:
            self._mark(origins[brief.origin], self._theme.interface.text2, room.right() + _OUT, room.bottom() - _OUT)

    def _corner_marks(self, room: QRectF, signs: Signs, *, is_broken: bool) -> None:
        """Met or failed, a comment, a stop."""
        theme = self._theme
        if signs.expected:
            name, tone = ("mark_failed", theme.error) if signs.failed else ("mark_met", theme.ok)
            self._mark(name, tone.icon, room.right() + _OUT, room.top() - 1)
        if signs.is_refused:
            self._mark("mark_failed", theme.error.icon, room.right() + _OUT, room.top() - 1)
        if signs.has_note:
            self._mark("mark_comment", theme.interface.text2, room.left() - _OUT, room.top() - 1)
        if is_broken:
            self._mark("mark_breakpoint", theme.error.icon, room.left() - _OUT, room.bottom() - _OUT)

    def scales(self, lane: int, at: int) -> None:
        """The books differ about what was done here."""
        room = scales_room(self.square_room(lane, at))
        paint_scales(self._painter, room.center(), self._theme, scale=room.width() / SIZE)

    def _mark(self, name: str, colour: str, x: float, y: float) -> None:
        ground = QColor(self._theme.interface.panel)
        spot = QRectF(x - MARK / 2, y - MARK / 2, MARK, MARK)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(ground)
        self._painter.drawEllipse(spot.adjusted(-1, -1, 1, 1))
        icon_renderer(name, colour, ground.name()).render(self._painter, spot)

    def ending(self, lane: int, at: int, words: str) -> None:
        """What there is to say about a branch, behind its last step; lines of other branches go behind it."""
        x = self._right_of(at) + 10
        room = QRectF(x, self._geometry.y(lane) - px(9), self._room.right() - x - 6, px(18))
        if not words or room.width() < 40 or x < px(GUTTER):
            return
        self._painter.setFont(self._font(11))
        self._painter.setPen(QColor(self._theme.interface.text2))
        shown = self._painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(room.width()))
        taken = QRectF(room)
        taken.setWidth(self._painter.fontMetrics().horizontalAdvance(shown) + 4)
        self._painter.fillRect(taken, QColor(self._theme.interface.panel))
        self._painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)

    def _right_of(self, at: int) -> float:
        """Where what is painted in a column ends."""
        return self._geometry.x(at) + SQUARE / 2

    def gutter(self) -> None:
        """The ground under the names, over steps that are scrolled away."""
        self._painter.fillRect(QRect(0, 0, px(GUTTER) - 8, self._room.height()), QColor(self._theme.interface.panel))

    def before(self, at: int) -> float:
        """Where what is painted in a column begins, lines included."""
        return self._geometry.x(at) - SQUARE / 2

    def name(self, lane: int, branch: Branch, letter: str, colour: str, *, until: float, is_shown: bool) -> None:
        """The name goes on over the lane `until` there is something on it."""
        ui, y, painter = self._theme.interface, self._geometry.y(lane), self._painter
        sign = QRectF(12, y - px(9), px(18), px(18))
        if letter:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(sign, 5, 5)
            painter.setFont(self._font(11, is_bold=True))
            painter.setPen(QColor(ui.panel))
            painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, letter)
        else:
            icon_renderer("mark_branch", ui.text2, ui.panel).render(painter, sign.adjusted(1, 1, -1, -1))
        painter.setFont(self._font(12, is_bold=is_shown))
        painter.setPen(QColor(ui.text))
        left, right = 20 + px(18), max(px(GUTTER) - 12.0, min(until - 8, self._room.right()))
        title = tr(branch.title) if branch.id == MAIN else branch.title
        shown = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, int(right - left))
        room = QRectF(left, y - px(10), painter.fontMetrics().horizontalAdvance(shown) + 4, px(20))
        # Lines of other branches go behind it.
        painter.fillRect(room, QColor(ui.panel))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)

    def _font(self, size: int, *, is_bold: bool = False) -> QFont:
        font = QFont(self._painter.font())
        font.setPixelSize(px(size))
        font.setBold(is_bold)
        return font
