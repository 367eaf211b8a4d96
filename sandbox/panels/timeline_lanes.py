"""What every picture of the timeline shows: which lanes, which steps or turns, in which state. How is for painters."""

from dataclasses import dataclass, field

from PySide6.QtGui import QPixmap

from core.picture.game_layers import stack_of
from core.picture.palette import LIGHT, Theme
from core.picture.token_shapes import Stack
from core.rules.break_points import BreakPoint, is_hit
from core.rules.story_tree import MAIN, Branch, Place
from core.rules.telling import Telling
from core.rules.turn_spans import Turn, coins_won
from editor.canvas.text_size import px
from editor.words import tr
from sandbox.dispute_scout import DisputeScout
from sandbox.panels.timeline_chips import Chip, ChipPainter, turn_label
from sandbox.panels.timeline_columns import Columns, StepColumns, TurnColumns, first_of
from sandbox.panels.timeline_painter import LANE, Geometry, Saying, TimelinePainter
from sandbox.shown_story import ShownStory
from sandbox.token_pixmaps import token_pixmap

_LETTERS = "ABCD"
_TOKEN = 18


@dataclass
class Lanes:
    """The lanes of a story, until the story or what is shown of it is another."""

    story: ShownStory
    columns: Columns
    scout: DisputeScout
    theme: Theme = LIGHT
    breaks: frozenset[BreakPoint] = frozenset()
    _hits: dict[tuple[int, BreakPoint, int], bool] = field(default_factory=dict)

    def seen(self, geometry: Geometry, height: int) -> list[tuple[int, Branch]]:
        """The lanes that can be seen."""
        return [
            (lane, branch)
            for lane, branch in enumerate(self.story.tree.branches)
            if -px(LANE) < geometry.y(lane) < height + px(LANE)
        ]

    def lane_of(self, branch_id: int) -> int:
        return next(lane for lane, branch in enumerate(self.story.tree.branches) if branch.id == branch_id)

    def ruling(self, branch: Branch) -> tuple[str, str]:
        """The letter and colour of a branch under readings of its own; the main line is A where there are any."""
        ruled = [each.id for each in self.story.tree.branches if each.switches is not None]
        ids = [MAIN, *ruled] if ruled else []
        if branch.id not in ids[: len(_LETTERS)]:
            return "", self.theme.interface.edge
        number = ids.index(branch.id)
        return _LETTERS[number], self.theme.overlays.rulings[number]

    # Painting

    def paint(self, paint: TimelinePainter, lanes: list[tuple[int, Branch]]) -> None:
        story, columns = self.story, self.columns
        shown = story.telling()
        if isinstance(paint, ChipPainter):
            self._paint_rounds(paint)
        else:
            paint.band(shown, paint.seen(0, shown.last))
        paint.playhead(columns.column(story.place))
        for lane, branch in lanes:
            self._paint_fork(paint, lane, branch)
        for lane, branch in lanes:
            self._paint_lane(paint, lane, branch)
        if isinstance(columns, StepColumns):
            self.scout.want_steps(shown.track.steps[at - 1] for at in paint.seen(1, len(shown.track)))
        paint.gutter()
        for lane, branch in lanes:
            letter, colour = self.ruling(branch)
            until = 0.0 if branch.id == MAIN else paint.before(self._fork_column(branch))
            paint.name(lane, branch, letter, colour, until=until, is_shown=branch.id == story.place.branch)

    def _paint_rounds(self, paint: ChipPainter) -> None:
        """Over the turns of the branch shown and of what it leaves."""
        columns = self._turn_columns()
        branch = self.story.tree.branch(self.story.place.branch)
        end = columns.column(Place(branch.id, self.story.last))
        found = ((column, self._turn_shown(columns, branch, column)) for column in paint.seen(0, end))
        paint.rounds((column, turn) for column, turn in found if turn is not None)

    def _turn_columns(self) -> TurnColumns:
        assert isinstance(self.columns, TurnColumns), "chips are painted while turns are folded"
        return self.columns

    def _turn_shown(self, columns: TurnColumns, branch: Branch, column: int) -> Turn | None:
        turn = columns.turn(branch, column)
        if turn is not None or branch.id == MAIN:
            return turn
        return self._turn_shown(columns, self.story.tree.branch(branch.parent), column)

    def _paint_fork(self, paint: TimelinePainter, lane: int, branch: Branch) -> None:
        """Where a branch leaves; before all lanes, so that no line crosses words."""
        if branch.id != MAIN:
            letter, colour = self.ruling(branch)
            parent = self.lane_of(self._home(branch).branch)
            paint.fork(parent, lane, self._fork_column(branch), colour, is_dashed=not letter)

    def _home(self, branch: Branch) -> Place:
        """The last step that a branch shares with another."""
        return self.story.tree.home(Place(branch.parent, branch.fork))

    def _fork_column(self, branch: Branch) -> int:
        first = first_of(branch)
        goes_on = isinstance(self.columns, TurnColumns) and first <= self.story.telling(branch.id).last
        return self.columns.column(Place(branch.id, first) if goes_on else self._home(branch))

    def _paint_lane(self, paint: TimelinePainter, lane: int, branch: Branch) -> None:
        story = self.story
        telling, first = story.telling(branch.id), first_of(branch)
        letter, colour = self.ruling(branch)
        if first > telling.last:
            paint.ending(lane, self.columns.column(Place(branch.id, branch.fork)), tr("nothing yet"))
            return
        begin, end = (self.columns.column(Place(branch.id, at)) for at in (first, telling.last))
        seen = paint.seen(begin, end)
        if not seen:
            return
        left = begin if branch.id == MAIN else begin - 0.4
        paint.rail(lane, left, end, colour, is_dashed=branch.id != MAIN and not letter)
        for column in seen:
            if isinstance(paint, ChipPainter):
                self._paint_turn(paint, lane, branch, column)
            else:
                self._paint_step(paint, lane, branch, column)
        if branch.id == MAIN:
            paint.labels(lane, [self._saying(branch, column) for column in seen])
        if branch.id != MAIN and seen[-1] == end:
            paint.ending(lane, end, branch.comment or telling.brief(telling.last).label)

    def _paint_step(self, paint: TimelinePainter, lane: int, branch: Branch, at: int) -> None:
        telling, here = self.story.telling(branch.id), self.story.place
        brief, on_path = telling.brief(at), self._shared_until(branch)
        is_now, is_past = self._is_now(branch, at, on_path), at <= min(here.at, on_path)
        paint.square(lane, at, brief, is_now=is_now, is_past=is_past)
        paint.marks(lane, at, brief, is_broken=self._is_broken(telling, branch, at))
        is_played = branch.id == here.branch and 0 < at <= len(telling.track)
        if is_played and self.scout.of_step(telling.track.steps[at - 1]):
            paint.scales(lane, at)

    def _paint_turn(self, paint: ChipPainter, lane: int, branch: Branch, column: int) -> None:
        turn = self._turn_columns().turn(branch, column)
        if turn is None:
            return
        here, on_path = self.story.place, self._shared_until(branch)
        is_now = any(self._is_now(branch, at, on_path) for at in turn.steps if at == here.at)
        chip = self.chip(branch, turn)
        paint.chip(lane, column, chip, now=here.at if is_now else None, is_past=turn.first <= min(here.at, on_path))
        paint.chip_marks(lane, column, chip)

    def _saying(self, branch: Branch, column: int) -> Saying:
        """What stands below a step or a turn."""
        here, on_path = self.story.place, self._shared_until(branch)
        until = min(here.at, on_path)
        if not isinstance(self.columns, TurnColumns):
            words = self.story.telling(branch.id).brief(column).label
            return Saying(column, words, self._is_now(branch, column, on_path), column <= until)
        turn = self.columns.turn(branch, column)
        if turn is None:
            return Saying(column, "", is_now=False, is_past=False)
        is_now = here.at in turn.steps and self._is_now(branch, here.at, on_path)
        return Saying(column, turn_label(turn), is_now, turn.first <= until)

    def chip(self, branch: Branch, turn: Turn) -> Chip:
        telling = self.story.telling(branch.id)
        is_broken = any(self._is_broken(telling, branch, at) for at in turn.steps) if self.breaks else False
        token = self._token(telling, turn)
        return Chip(turn, token, coins_won(telling.track, turn), telling.signs(turn.steps), is_broken)

    def _token(self, telling: Telling, turn: Turn) -> QPixmap:
        """What the seat plays with when its turn ends."""
        state = telling.track.state(min(turn.last, len(telling.track)))
        chair = state.seats[turn.seat]
        if not chair.active:
            return token_pixmap(Stack("", turn.seat, 1, True, ""), self.theme, _TOKEN)
        return token_pixmap(stack_of(state.holding(chair.active), 1, self.story.race_names), self.theme, _TOKEN)

    def _is_now(self, branch: Branch, at: int, on_path: int) -> bool:
        """Is the step the one shown, on its own lane or on that of the branch it is shared with?"""
        here = self.story.place
        return at == here.at and (branch.id == here.branch or at <= on_path)

    def _is_broken(self, telling: Telling, branch: Branch, at: int) -> bool:
        for point in self.breaks:
            key = (branch.id, point, at)
            if key not in self._hits:
                self._hits[key] = is_hit(point, telling, at)
            if self._hits[key]:
                return True
        return False

    def _shared_until(self, branch: Branch) -> int:
        """How far the path shown goes along the own steps of a branch; -1 if it never does."""
        story = self.story
        shown = story.tree.branch(story.place.branch)
        if shown.id == branch.id:
            return story.place.at
        while shown.id != MAIN:
            if shown.parent == branch.id:
                return shown.fork
            shown = story.tree.branch(shown.parent)
        return -1
