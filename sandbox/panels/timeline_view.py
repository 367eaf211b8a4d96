"""The timeline itself: lanes of steps to scroll, click and walk through. What it paints is in timeline_painter."""

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip, QWidget

from core.picture.palette import LIGHT, Theme
from core.rules.acting_disputes import Acting
from core.rules.break_points import BreakPoint, is_hit
from core.rules.story_tree import MAIN, Branch, Place
from editor.canvas.text_size import px
from editor.words import tr
from sandbox.dispute_scout import DisputeScout
from sandbox.panels.timeline_painter import GUTTER, LANE, SQUARE, Geometry, TimelinePainter, height_of, scales_room
from sandbox.session import Session

STEP, LEAST_STEP, MOST_STEP = 84, 28, 160
_LETTERS = "ABCD"


class TimelineView(QAbstractScrollArea):
    """`chosen` carries the Place of a step that was clicked; `branch_menu` the id of a branch and a global spot.

    `dispute_chosen` carries a dispute whose scales were clicked at a step.
    """

    chosen = Signal(object)
    branch_menu = Signal(int, QPoint)
    rename_wanted = Signal(int)
    dispute_chosen = Signal(object)

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
        self._session: Session | None = None
        self._step = px(STEP)
        self.horizontalScrollBar().valueChanged.connect(self.viewport().update)
        self.verticalScrollBar().valueChanged.connect(self.viewport().update)

    def show_session(self, session: Session) -> None:
        """The place shown has moved, or the tree is another: the step is brought into view."""
        self._session = session
        self._measure()
        self._bring_into_view(session.place)
        self.setAccessibleDescription(spoken_step(session, session.place))
        self.viewport().update()

    @property
    def geometry_now(self) -> Geometry:
        return Geometry(self._step, self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def lane_of(self, branch_id: int) -> int:
        assert self._session is not None, "a story is open while its branches are asked for"
        return next(lane for lane, branch in enumerate(self._session.tree.branches) if branch.id == branch_id)

    def square_of(self, place: Place) -> QRect:
        """Where a step is painted, in the viewport."""
        geometry, lane = self.geometry_now, self.lane_of(place.branch)
        middle = QPoint(round(geometry.x(place.at)), round(geometry.y(lane)))
        return QRect(middle.x() - SQUARE // 2, middle.y() - SQUARE // 2, SQUARE, SQUARE)

    def _measure(self) -> None:
        if self._session is None or not self._session.is_open:
            return
        branches, room = self._session.tree.branches, self.viewport().size()
        longest = max(_end_of(self._session, branch) for branch in branches)
        wide = px(GUTTER) + (longest + 1) * self._step + 20
        bar = self.horizontalScrollBar()
        bar.setRange(0, max(0, wide - room.width()))
        bar.setPageStep(room.width())
        bar.setSingleStep(self._step)
        upright = self.verticalScrollBar()
        upright.setRange(0, max(0, height_of(len(branches)) - room.height()))
        upright.setPageStep(room.height())
        upright.setSingleStep(px(LANE))

    def _bring_into_view(self, place: Place) -> None:
        """The neighbours too, so that one sees where the next step goes."""
        bar, x = self.horizontalScrollBar(), place.at * self._step
        room = self.viewport().width() - px(GUTTER)
        if x - self._step < bar.value():
            bar.setValue(x - self._step)
        elif x + 2 * self._step > bar.value() + room:
            bar.setValue(x + 2 * self._step - room)
        upright, lane = self.verticalScrollBar(), self.lane_of(place.branch)
        bottom = height_of(lane + 1)
        if bottom > upright.value() + self.viewport().height():
            upright.setValue(bottom - self.viewport().height())
        elif lane == 0 or bottom - px(LANE) < upright.value():
            upright.setValue(0 if lane == 0 else bottom - 2 * px(LANE))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self.palette().base())
        session = self._session
        if session is None or not session.is_open:
            return
        paint = TimelinePainter(painter, self.geometry_now, self.theme, self.viewport().rect())
        telling = session.telling()
        paint.band(telling, paint.seen(0, telling.last))
        paint.playhead(session.place.at)
        height, geometry = self.viewport().height(), self.geometry_now
        lanes = [
            (lane, branch)
            for lane, branch in enumerate(session.tree.branches)
            if -px(LANE) < geometry.y(lane) < height + px(LANE)
        ]
        for lane, branch in lanes:
            self._paint_fork(paint, session, lane, branch)
        for lane, branch in lanes:
            self._paint_lane(paint, session, lane, branch)
        self._scout.want_steps(telling.track.steps[at - 1] for at in paint.seen(1, len(telling.track)))
        paint.gutter()
        for lane, branch in lanes:
            letter, colour = self._ruling(session, branch)
            paint.name(lane, branch, letter, colour, is_shown=branch.id == session.place.branch)
        painter.end()

    def _ruling(self, session: Session, branch: Branch) -> tuple[str, str]:
        """The letter and colour of a branch under readings of its own; the main line is A where there are any."""
        ruled = [each.id for each in session.tree.branches if each.switches is not None]
        ids = [MAIN, *ruled] if ruled else []
        if branch.id not in ids[: len(_LETTERS)]:
            return "", self.theme.interface.edge
        number = ids.index(branch.id)
        return _LETTERS[number], self.theme.overlays.rulings[number]

    def _paint_fork(self, paint: TimelinePainter, session: Session, lane: int, branch: Branch) -> None:
        """Where a branch leaves; before all lanes, so that no line crosses words."""
        if branch.id != MAIN:
            letter, colour = self._ruling(session, branch)
            paint.fork(self._lane_left(session, branch), lane, branch.fork, colour, is_dashed=not letter)

    def _paint_lane(self, paint: TimelinePainter, session: Session, lane: int, branch: Branch) -> None:
        first = 0 if branch.id == MAIN else branch.fork + 1
        last = _end_of(session, branch)
        letter, colour = self._ruling(session, branch)
        is_plain = branch.id != MAIN and not letter
        steps = paint.seen(first, last)
        if not steps:
            if first > last:
                paint.ending(lane, branch.fork, tr("nothing yet"))
            return
        paint.rail(lane, first if branch.id == MAIN else first - 0.4, last, colour, is_dashed=is_plain)  # type: ignore[arg-type]
        telling, here = session.telling(branch.id), session.place
        on_path = self._shared_until(session, branch)
        for at in steps:
            brief = telling.brief(at)
            is_now, is_past = (branch.id, at) == (here.branch, here.at), at <= min(here.at, on_path)
            is_now = is_now or (at == here.at and at <= on_path and branch.id != here.branch)
            paint.square(lane, at, brief, is_now=is_now, is_past=is_past)
            if branch.id == MAIN:
                paint.label(lane, at, brief.label, is_now=is_now, is_past=is_past)
            paint.marks(lane, at, brief, is_broken=any(is_hit(point, telling, at) for point in self.breaks))
            if self._acting(Place(branch.id, at)):
                paint.scales(lane, at)
        if branch.id != MAIN and steps[-1] == last:
            paint.ending(lane, last, branch.comment or telling.brief(last).label)

    def _acting(self, place: Place) -> tuple[Acting, ...]:
        """The disputes on which a step of the branch shown depends, as far as they are known."""
        session = self._session
        if session is None or place.branch != session.place.branch or not 0 < place.at <= len(session.track):
            return ()
        return self._scout.of_step(session.track.steps[place.at - 1])

    def scales_of(self, place: Place) -> QRect:
        """Where the scales of a step are painted, in the viewport."""
        return scales_room(QRectF(self.square_of(place))).toAlignedRect()

    def _lane_left(self, session: Session, branch: Branch) -> int:
        return self.lane_of(session.tree.home(Place(branch.parent, branch.fork)).branch)

    def _shared_until(self, session: Session, branch: Branch) -> int:
        """How far the path shown goes along the own steps of a branch; -1 if it never does."""
        shown = session.tree.branch(session.place.branch)
        if shown.id == branch.id:
            return session.place.at
        until = -1
        while shown.id != MAIN:
            if shown.parent == branch.id:
                until = shown.fork
                break
            shown = session.tree.branch(shown.parent)
        return until

    # Mouse

    def place_at(self, spot: QPoint) -> Place | None:
        """The step under a spot of the viewport; where branches share it, the branch whose lane it is."""
        session = self._session
        if session is None or not session.is_open or spot.x() < px(GUTTER) - 8:
            return None
        geometry = self.geometry_now
        lane, at = geometry.lane(spot.y()), geometry.at(spot.x())
        if not 0 <= lane < len(session.tree.branches):
            return None
        branch = session.tree.branches[lane]
        first = 0 if branch.id == MAIN else branch.fork + 1
        return Place(branch.id, at) if first <= at <= _end_of(session, branch) else None

    def branch_at(self, spot: QPoint) -> int | None:
        """The branch whose name is under a spot of the viewport."""
        session = self._session
        if session is None or not session.is_open or spot.x() >= px(GUTTER) - 8:
            return None
        lane = self.geometry_now.lane(spot.y())
        return session.tree.branches[lane].id if 0 <= lane < len(session.tree.branches) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spot = event.position().toPoint()
        place, branch = self.place_at(spot), self.branch_at(spot)
        if event.button() != Qt.MouseButton.LeftButton or self._session is None:
            return
        if place is not None:
            acting = self._acting(place)
            self.chosen.emit(place)
            if acting and self.scales_of(place).contains(spot):
                self.dispute_chosen.emit(acting[0].dispute)
        elif branch is not None:
            self.chosen.emit(Place(branch, self._session.telling(branch).last))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        branch = self.branch_at(event.position().toPoint())
        if branch is not None:
            self.rename_wanted.emit(branch)

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
        self._step = px(STEP)
        if self._session is not None and self._session.is_open:
            self.show_session(self._session)

    def zoom(self, factor: float) -> None:
        """Steps closer together or further apart."""
        self._step = round(min(MOST_STEP, max(LEAST_STEP, self._step * factor)))
        if self._session is not None and self._session.is_open:
            self.show_session(self._session)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._session is not None:
            place = self.place_at(event.pos())
            QToolTip.showText(event.globalPos(), spoken_step(self._session, place) if place is not None else "")
            return True
        return super().viewportEvent(event)


def _end_of(session: Session, branch: Branch) -> int:
    """The last step of a branch. Branches that play to their end are not played for this."""
    return session.telling(branch.id).last


def spoken_step(session: Session, place: Place) -> str:
    """A step in one sentence, for screen readers and tooltips."""
    telling = session.telling(place.branch)
    step = telling.step(place.at)
    who = telling.teller.names.seat(step.seat)
    verdict = ""
    if step.refusal is not None:
        verdict = tr(" Not allowed.")
    elif step.failures:
        verdict = tr(" {} of {} expectations not met.").format(step.failures, len(step.expectations))
    elif step.expectations:
        verdict = tr(" {} met.").format(len(step.expectations))
    return tr("Step {}, round {}, {}: {}{}").format(place.at, step.round, who, step.title, verdict)
