"""The timeline itself: lanes of steps to scroll, click and walk through. What it paints is in timeline_painter."""

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip, QWidget

from core.picture.palette import LIGHT, Theme
from core.rules.acting_disputes import Acting
from core.rules.break_points import BreakPoint
from core.rules.story_tree import Place
from editor.canvas.text_size import px
from editor.words import tr
from sandbox.dispute_scout import DisputeScout
from sandbox.panels.timeline_chips import ChipPainter
from sandbox.panels.timeline_columns import StepColumns, TurnColumns
from sandbox.panels.timeline_lanes import Lanes
from sandbox.panels.timeline_painter import GUTTER, LANE, SQUARE, Geometry, TimelinePainter, height_of, scales_room
from sandbox.panels.timeline_words import spoken_step, spoken_turn
from sandbox.panels.timeline_zoom import Zoom
from sandbox.shown_story import ShownStory


class TimelineView(QAbstractScrollArea):
    """`chosen` carries the Place of a step that was clicked; `branch_menu` the id of a branch and a global spot.

    `dispute_chosen` carries a dispute whose scales were clicked at a step; `folded` tells whether turns are folded now.
    """

    chosen = Signal(object)
    branch_menu = Signal(int, QPoint)
    rename_wanted = Signal(int)
    dispute_chosen = Signal(object)
    folded = Signal(bool)

    def __init__(self, scout: DisputeScout, parent: QWidget | None = None) -> None:
        super().__init__(parent, objectName="steps")
        self._scout = scout
        scout.found_steps.connect(self.viewport().update)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setAccessibleName(tr("Steps"))
        self.theme: Theme = LIGHT
        self.breaks: frozenset[BreakPoint] = frozenset()
        self._story: ShownStory | None = None
        self._zoom = Zoom()
        self._lanes: tuple[object, Lanes] | None = None
        self.horizontalScrollBar().valueChanged.connect(self.viewport().update)
        self.verticalScrollBar().valueChanged.connect(self.viewport().update)

    def show_session(self, story: ShownStory) -> None:
        """The place shown has moved, or the tree is another: the step is brought into view."""
        self._story = story
        self._measure()
        self._bring_into_view(story.place)
        self.setAccessibleDescription(spoken_step(story, story.place))
        self.viewport().update()

    @property
    def is_folded(self) -> bool:
        return self._zoom.is_folded

    @property
    def geometry_now(self) -> Geometry:
        return Geometry(px(self._zoom.width), self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    @property
    def lanes(self) -> Lanes:
        """The lanes of the story shown, made anew when it is another."""
        story = self._open_story()
        assert story is not None, "a story is open while its lanes are asked for"
        key = (story.game, story.tree, story.scenario, self._zoom.is_folded, self.breaks, self.theme)
        if self._lanes is None or self._lanes[0] != tuple(map(id, key)):
            columns = TurnColumns(story) if self._zoom.is_folded else StepColumns(story)
            # The key is kept with what it names, so that no id is given twice.
            self._lanes = tuple(map(id, key)), Lanes(story, columns, self._scout, self.theme, self.breaks)
            self._kept = key
        return self._lanes[1]

    def _open_story(self) -> ShownStory | None:
        return self._story if self._story is not None and self._story.is_open else None

    def lane_of(self, branch_id: int) -> int:
        return self.lanes.lane_of(branch_id)

    def square_of(self, place: Place) -> QRect:
        """Where a step is painted, in the viewport; where turns are folded, the middle of its turn."""
        geometry, lane = self.geometry_now, self.lane_of(place.branch)
        middle = QPoint(round(geometry.x(self.lanes.columns.column(place))), round(geometry.y(lane)))
        return QRect(middle.x() - SQUARE // 2, middle.y() - SQUARE // 2, SQUARE, SQUARE)

    def _measure(self) -> None:
        story = self._open_story()
        if story is None:
            return
        branches, room, step = story.tree.branches, self.viewport().size(), px(self._zoom.width)
        wide = px(GUTTER) + (self.lanes.columns.end() + 1) * step + 20
        bar = self.horizontalScrollBar()
        bar.setRange(0, max(0, wide - room.width()))
        bar.setPageStep(room.width())
        bar.setSingleStep(step)
        upright = self.verticalScrollBar()
        upright.setRange(0, max(0, height_of(len(branches)) - room.height()))
        upright.setPageStep(room.height())
        upright.setSingleStep(px(LANE))

    def _bring_into_view(self, place: Place) -> None:
        """The neighbours too, so that one sees where the next step goes."""
        step = px(self._zoom.width)
        bar, x = self.horizontalScrollBar(), self.lanes.columns.column(place) * step
        room = self.viewport().width() - px(GUTTER)
        if x - step < bar.value():
            bar.setValue(x - step)
        elif x + 2 * step > bar.value() + room:
            bar.setValue(x + 2 * step - room)
        upright, lane = self.verticalScrollBar(), self.lane_of(place.branch)
        bottom = height_of(lane + 1)
        if bottom > upright.value() + self.viewport().height():
            upright.setValue(bottom - self.viewport().height())
        elif lane == 0 or bottom - px(LANE) < upright.value():
            upright.setValue(0 if lane == 0 else bottom - 2 * px(LANE))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self.palette().base())
        if self._open_story() is not None:
            lanes, room = self.lanes, self.viewport().rect()
            kind = ChipPainter if self.is_folded else TimelinePainter
            paint = kind(painter, self.geometry_now, self.theme, room)
            lanes.paint(paint, lanes.seen(self.geometry_now, room.height()))
        painter.end()

    def _acting(self, place: Place) -> tuple[Acting, ...]:
        """The disputes on which a step of the branch shown depends, as far as they are known."""
        story = self._open_story()
        if story is None or self.is_folded or place.branch != story.place.branch:
            return ()
        return self._scout.of_step(story.track.steps[place.at - 1]) if 0 < place.at <= len(story.track) else ()

    def scales_of(self, place: Place) -> QRect:
        """Where the scales of a step are painted, in the viewport."""
        return scales_room(QRectF(self.square_of(place))).toAlignedRect()

    # Mouse

    def place_at(self, spot: QPoint) -> Place | None:
        """The step under a spot of the viewport, the last of its turn where turns are folded.

        Where branches share it, the branch whose lane it is.
        """
        story, steps = self._open_story(), self._steps_at(spot)
        if story is None or not steps:
            return None
        return Place(story.tree.branches[self.geometry_now.lane(spot.y())].id, steps[-1])

    def _steps_at(self, spot: QPoint) -> range:
        story, geometry = self._open_story(), self.geometry_now
        lane = geometry.lane(spot.y())
        if story is None or spot.x() < px(GUTTER) - 8 or not 0 <= lane < len(story.tree.branches):
            return range(0)
        return self.lanes.columns.steps(story.tree.branches[lane], geometry.at(spot.x()))

    def branch_at(self, spot: QPoint) -> int | None:
        """The branch whose name is under a spot of the viewport."""
        story = self._open_story()
        if story is None or spot.x() >= px(GUTTER) - 8:
            return None
        lane = self.geometry_now.lane(spot.y())
        return story.tree.branches[lane].id if 0 <= lane < len(story.tree.branches) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spot = event.position().toPoint()
        place, branch = self.place_at(spot), self.branch_at(spot)
        if event.button() != Qt.MouseButton.LeftButton or self._story is None:
            return
        if place is not None:
            acting = self._acting(place)
            self.chosen.emit(place)
            if acting and self.scales_of(place).contains(spot):
                self.dispute_chosen.emit(acting[0].dispute)
        elif branch is not None:
            self.chosen.emit(Place(branch, self._story.telling(branch).last))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A name is changed; a folded turn unfolds at its first step."""
        spot = event.position().toPoint()
        branch, place, steps = self.branch_at(spot), self.place_at(spot), self._steps_at(spot)
        if branch is not None:
            self.rename_wanted.emit(branch)
        elif self.is_folded and place is not None:
            self.fold(is_folded=False)
            self.chosen.emit(Place(place.branch, steps[0]))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        branch = self.branch_at(event.pos())
        place = self.place_at(event.pos())
        if branch is None and place is not None:
            branch = place.branch
        if branch is not None:
            self.branch_menu.emit(branch, event.globalPos())

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y() or event.angleDelta().x()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1.2 if turned > 0 else 1 / 1.2)
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - turned // 3)
        else:
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - turned)
        event.accept()

    def fit_text(self) -> None:
        """Texts have another size."""
        self._zoom_to(self._zoom)

    def zoom(self, factor: float) -> None:
        """Closer together or further apart; far out the steps of a turn fold to one chip."""
        self._zoom_to(self._zoom.by(factor))

    def fold(self, *, is_folded: bool) -> None:
        """Show turns or steps."""
        self._zoom_to(self._zoom.folded(is_folded))

    def _zoom_to(self, zoom: Zoom) -> None:
        is_other = zoom.is_folded != self._zoom.is_folded
        self._zoom = zoom
        story = self._open_story()
        if story is not None:
            self.show_session(story)
        if is_other:
            self.folded.emit(zoom.is_folded)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._story is not None:
            QToolTip.showText(event.globalPos(), self._told_at(event.pos()))
            return True
        return super().viewportEvent(event)

    def _told_at(self, spot: QPoint) -> str:
        place, story = self.place_at(spot), self._open_story()
        if place is None or story is None:
            return ""
        columns = self.lanes.columns
        if isinstance(columns, TurnColumns):
            turn = columns.turn(story.tree.branch(place.branch), columns.column(place))
            return spoken_turn(story, place.branch, turn) if turn is not None else ""
        return spoken_step(story, place)
