"""The path of a branch told step by step. A step is told when somebody asks for it, and kept.

Paths may be thousands of moves long and change with every move, so nothing here works through a whole path.
"""

from dataclasses import dataclass, replace

from core.rules.action_titles import StepKind, step_kind, step_label
from core.rules.action_words import UnknownWordError
from core.rules.actions import Decide, Use
from core.rules.engine import Step
from core.rules.expectations import check
from core.rules.explanation import Deed, ExpectationNote, RefusalNote, StoryStep, told_expectation, told_step
from core.rules.legal_options import Option, OptionTeller
from core.rules.refusal import IllegalActionError
from core.rules.scene import Scene
from core.rules.spoken_names import Names
from core.rules.state import GameState
from core.rules.story_tree import MAIN, StoryTree, Unread
from core.rules.tracks import Opening, Track
from core.rules.unseen import Reader, is_unseen
from core.rules.view import View


class Teller:
    """Puts steps into words, under one reading of the rules and in one language."""

    def __init__(self, opening: Opening, names: Names) -> None:
        self.opening, self.names = opening, names
        self._told: dict[int, tuple[Step, StoryStep]] = {}
        self._judged: dict[tuple[int, int, str], tuple[Scene, ExpectationNote]] = {}
        self.reader: Reader | None = None
        """Whose eyes the story is for; None for those that may read everything."""

    def beginning(self) -> StoryStep:
        start = self.opening.start
        return StoryStep(
            self.names.say("The position."), self.names.say("Start"), StepKind.START, start.turn, start.round, 0, start
        )

    def done(self, step: Step) -> StoryStep:
        known = self._told.get(id(step))
        if known is None:
            deed = Deed(
                step.before, step.action, (step,), spoken=self.opening.speech.words_in(step.before, step.action)
            )
            known = self._told[id(step)] = step, self._named(step, told_step(self.opening.engine, self.names, deed))
        return known[1]

    def _named(self, step: Step, told: StoryStep) -> StoryStep:
        """What only a unit can name is called by its clause and by what it is about."""
        option = self.unit_deed(step)
        if option is None:
            return told
        who = self.names.seat(self.opening.engine.to_move(step.before))
        what = f"{option.heading}: {option.title}" if option.heading != option.title else option.title
        return replace(told, title=f"{who}: {what}.", label=option.title)

    def unit_deed(self, step: Step) -> Option | None:
        """An action of a unit's own, or an answer, as it stood in the list; None for everything else."""
        if not isinstance(step.action, Use | Decide):
            return None
        return OptionTeller(View(self.opening.engine.rules, step.before), self.names).option(step.action)

    def refused(self, before: GameState, refused: IllegalActionError) -> StoryStep:
        action = refused.action
        if isinstance(action, Unread):
            note = RefusalNote((), action.reason)
            return StoryStep(
                self.names.say("“{}” is not understood.", action.text), action.text,
                StepKind.DECIDE, before.turn, before.round, 0,
                before, refusal=note,
            )  # fmt: skip
        deed = Deed(before, action, refused=refused.refusal, spoken=self.opening.speech.words(action))  # type: ignore[arg-type]
        return told_step(self.opening.engine, self.names, deed)

    def judged(self, state: GameState, last: Step | None, words: str) -> ExpectationNote:
        """How an expectation about a position comes out; one that is not understood is not met."""
        key = (id(state), id(last), words)
        if key not in self._judged:
            opening = self.opening
            scene = Scene(opening.engine, opening.speech, state, last, opening.problems)
            self._judged[key] = scene, _judged(scene, self.names, words)
        return self._judged[key][1]


def _judged(scene: Scene, names: Names, words: str) -> ExpectationNote:
    try:
        return told_expectation(scene, names, words, check(scene, words))
    except UnknownWordError as unknown:
        return ExpectationNote(words, 0, False, str(unknown))


@dataclass(frozen=True, slots=True)
class Signs:
    """What was said about some steps, and how it came out."""

    expected: int = 0
    failed: int = 0
    has_note: bool = False
    is_refused: bool = False


@dataclass(frozen=True, slots=True)
class Brief:
    """A step as a timeline shows it."""

    label: str
    kind: StepKind
    seat: int
    round: int
    signs: Signs
    origin: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a story went."""

    failed: int = 0
    expected: int = 0
    parts: bool = False
    """Is there a move that is not allowed?"""

    def __add__(self, other: "Verdict") -> "Verdict":
        return Verdict(self.failed + other.failed, self.expected + other.expected, self.parts or other.parts)


class Telling:
    """One path in words: the beginning, every move that went well, and the one that was refused, if any."""

    def __init__(self, tree: StoryTree, branch_id: int, track: Track, teller: Teller) -> None:
        self._branch = tree.branch(branch_id)
        self._moves, self._first = tree.path(branch_id), tree.expects
        self.track, self.teller = track, teller
        self._steps: dict[int, StoryStep] = {}
        self._briefs: dict[int, Brief] = {}

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.track) + (self.track.refused is not None)

    def is_refused(self, at: int) -> bool:
        return at > len(self.track)

    def step(self, at: int) -> StoryStep:
        if at not in self._steps:
            self._steps[at] = replace(self._plain(at), expectations=self.expectations(at))
        told, names = self._steps[at], self.teller.names
        if not self._is_unseen(at):
            return told
        return replace(told, title=names.say("Chance draws."), label=names.say("Face down"))

    def _is_unseen(self, at: int) -> bool:
        return 0 < at <= len(self.track) and is_unseen(self.track.steps[at - 1], self.teller.reader)

    def _plain(self, at: int) -> StoryStep:
        if at == 0:
            return self.teller.beginning()
        if not self.is_refused(at):
            return self.teller.done(self.track.steps[at - 1])
        assert self.track.refused is not None, "there is no step behind the last"
        return self.teller.refused(self.track.state(len(self.track)), self.track.refused)

    def brief(self, at: int) -> Brief:
        """A step without what changed: cheap enough for a timeline that is scrolled."""
        if at not in self._briefs:
            self._briefs[at] = self._told_briefly(at)
        brief = self._briefs[at]
        return replace(brief, label=self.teller.names.say("Face down")) if self._is_unseen(at) else brief

    def _told_briefly(self, at: int) -> Brief:
        signs = self.signs(range(at, at + 1))
        if at == 0 or self.is_refused(at):
            step = self._plain(at)
            return Brief(step.label, step.kind, step.seat, step.round, signs)
        played = self.track.steps[at - 1]
        names, rules, before = self.teller.names, self.track.opening.engine.rules, played.before
        deed = self.teller.unit_deed(played)
        label = deed.title if deed is not None else step_label(names, before, played.action, 1)
        kind = step_kind(rules, before, played.action)
        return Brief(label, kind, before.turn, before.round, signs, self._moves[at - 1].origin)

    def signs(self, steps: range) -> Signs:
        """What is said about some steps taken together; nothing is put into words but what was expected."""
        notes = [note for at in steps for note in self.expectations(at)]
        failed = sum(not note.holds for note in notes)
        has_note = any(self._moves[at - 1].note for at in steps if 0 < at <= len(self.track))
        return Signs(len(notes), failed, has_note, any(self.is_refused(at) for at in steps))

    def own_range(self) -> range:
        """The steps that belong to this branch and not to the one it leaves; its first position is shared."""
        return range(0 if self._branch.id == MAIN else self._branch.fork, self.last + 1)

    def verdict(self) -> Verdict:
        """How what is said about the own steps of the branch comes out."""
        own = self.own_range()
        spoken = [at for at in own if at > len(self._moves) or not at or self._moves[at - 1].expects or at == own.start]
        begins_inside = self._branch.id != MAIN
        notes = [
            note
            for at in spoken
            for note in (self._opening_notes() if begins_inside and at == own.start else self.expectations(at))
        ]
        return Verdict(sum(not note.holds for note in notes), len(notes), self.track.refused is not None)

    def first_trouble(self) -> int:
        """The first own step that is refused or not as expected; the last step if all is well."""
        for at in self.own_range():
            if self.is_refused(at) or any(not note.holds for note in self.expectations(at)):
                return at
        return self.last

    def _opening_notes(self) -> tuple[ExpectationNote, ...]:
        """What only this branch says about the position where it begins; a path that parts earlier never gets there."""
        at = self._branch.fork
        if self.is_refused(at):
            return ()
        last = self.track.steps[at - 1] if at else None
        return tuple(self.teller.judged(self.track.state(at), last, each) for each in self._branch.expects)

    def expectations(self, at: int) -> tuple[ExpectationNote, ...]:
        """What is said about a position, and how it comes out. A refused move leads to no position."""
        if self.is_refused(at):
            return ()
        words = self._moves[at - 1].expects if at else self._first
        if self._branch.id != MAIN and at == self._branch.fork:
            words = (*words, *self._branch.expects)
        last = self.track.steps[at - 1] if at else None
        return tuple(self.teller.judged(self.track.state(at), last, each) for each in words)
