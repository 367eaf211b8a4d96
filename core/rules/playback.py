"""Playing a scenario: every line carried out or judged, up to the first action that is not allowed."""

from dataclasses import dataclass, replace

from core.model.board import Board
from core.model.problems import RealmwrightError
from core.rules.action_words import Speech, UnknownWordError, repeated
from core.rules.catalogue import COMMON_RULES, build_rules
from core.rules.compiled import Rules
from core.rules.engine import Engine, Step
from core.rules.expectations import check
from core.rules.inventing.joining import clause_ids
from core.rules.inventing.records import INVENTED
from core.rules.refusal import IllegalActionError
from core.rules.rulings import UnknownIdError, unknown_ids
from core.rules.scenario import Line, Scenario, Variation
from core.rules.scene import Outcome, Scene
from core.rules.seeded_chance import is_due, is_of_chance, seeded
from core.rules.set_home_made import with_home_made_units
from core.rules.set_position import Problem, set_position
from core.rules.state import GameState
from core.rules.switches import Switches
from core.rules.tracks import Opening

BY_SEED = "(drawn before the first line)"
"""The line under which the draws of a seed stand that come before the story."""


class UnplayableError(RealmwrightError):
    """A scenario that cannot be understood, with the line of its file."""

    def __init__(self, message: str, line: int = 0) -> None:
        self.line = line
        super().__init__(f"line {line}: {message}" if line else message)


@dataclass(frozen=True, slots=True)
class Played:
    """One line after it was played: the steps it made, or the outcome of an expectation."""

    line: Line
    steps: tuple[Step, ...] = ()
    outcome: Outcome | None = None
    refused: IllegalActionError | None = None

    @property
    def went_well(self) -> bool:
        return self.refused is None and (self.outcome is None or self.outcome.holds)


@dataclass(frozen=True, slots=True)
class Playback:
    """A story as it went: its beginning, its lines, and where it parted from what was expected."""

    title: str
    start: GameState
    lines: tuple[Played, ...]
    engine: Engine
    speech: Speech

    @property
    def failures(self) -> tuple[Played, ...]:
        return tuple(played for played in self.lines if not played.went_well)

    @property
    def end(self) -> GameState:
        steps = [step for played in self.lines for step in played.steps]
        return steps[-1].after if steps else self.start


def play(scenario: Scenario, board: Board, switches: Switches | None = None) -> Playback:
    """Play the main story, under the scenario's own switches unless others are given."""
    return _play(scenario, board, scenario.lines, switches or scenario.switches, scenario.title)


def play_variation(
    scenario: Scenario, board: Board, variation: Variation, switches: Switches | None = None
) -> Playback:
    """Play the main story up to the variation's step, then the variation."""
    chosen = switches or variation.switches or scenario.switches
    lines = (*_without_expectations(scenario.lines_before(variation)), *variation.lines)
    return _play(scenario, board, lines, chosen, f"{scenario.title} / {variation.title}")


def _without_expectations(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    return tuple(line for line in lines if not line.is_expectation)


def _play(scenario: Scenario, board: Board, lines: tuple[Line, ...], switches: Switches, title: str) -> Playback:
    opening = opened(scenario, board, switches)
    scene = Scene(opening.engine, opening.speech, opening.start, None, opening.problems)
    told = _Teller(scene, lines, scenario.seed).tell()
    return Playback(title, opening.start, told, opening.engine, opening.speech)


def opened(scenario: Scenario, board: Board, switches: Switches | None = None) -> Opening:
    """The position a scenario begins with, under its own switches unless others are given."""
    rules, position, problems = _laid_out(scenario, board, switches)
    if problems and not scenario.setup.hypothetical:
        raise UnplayableError("; ".join(_in_words(scenario, each) for each in problems))
    engine = Engine(rules)
    speech = Speech(rules, tuple(seat.name for seat in scenario.setup.seats))
    return Opening(engine, speech, engine.settled(position), tuple(each.clause for each in problems))


def problems_of(scenario: Scenario, board: Board) -> tuple[Problem, ...]:
    """Everything that is wrong with a set-up, also with one that is allowed on purpose."""
    return _laid_out(scenario, board)[2]


def _laid_out(
    scenario: Scenario, board: Board, switches: Switches | None = None
) -> tuple[Rules, GameState, tuple[Problem, ...]]:
    setup = scenario.setup
    if scenario.game not in COMMON_RULES:
        known = ", ".join(COMMON_RULES)
        raise UnplayableError(f"{scenario.place('game')}there is no game “{scenario.game}”; known are {known}")
    try:
        for trouble in unknown_ids(_clauses_shown(scenario), clause_ids(scenario.invented)):
            raise trouble
        plain = build_rules(
            board, players=len(setup.seats), game=scenario.game, switches=switches or scenario.switches,
            rounds=setup.rounds, hypothetical=setup.hypothetical, invented=scenario.invented,
        )  # fmt: skip
    except UnknownIdError as unknown:
        raise UnplayableError(f"{scenario.place(unknown.word)}{unknown}") from unknown
    rules, unfit = with_home_made_units(plain, setup.home_made)
    position, problems = set_position(rules, setup)
    return rules, position, (*unfit, *problems)


def _clauses_shown(scenario: Scenario) -> list[str]:
    """What a scenario shows; clauses of invented units are beside the point where a unit itself is missing."""
    return [each for each in scenario.shows if not (scenario.missing and each.startswith(f"{INVENTED}:"))]


def _in_words(scenario: Scenario, problem: Problem) -> str:
    return f"{scenario.place(problem.word)}{problem.message}{f' ({problem.clause})' if problem.clause else ''}"


class _Teller:
    """Tells a story line by line. Where the scenario has a seed, it supplies the chance that no line gives."""

    def __init__(self, scene: Scene, lines: tuple[Line, ...], seed: int | None) -> None:
        self.scene, self.lines, self.seed = scene, lines, seed
        self.told: list[Played] = []
        self.chances = 0

    def tell(self) -> tuple[Played, ...]:
        self._note(Played(Line(BY_SEED), self._chance(-1)))
        for index, line in enumerate(self.lines):
            try:
                played = self._expect(line) if line.is_expectation else self._do(line, index)
            except UnknownWordError as unknown:
                raise UnplayableError(str(unknown), line.number) from unknown
            self.told.append(played)
            self._move(played.steps)
            if played.refused is not None:
                return tuple(self.told)
        pending = self.scene.state.pending
        if pending and pending[-1].key == "roll":
            end = Line("roll", self.lines[-1].number if self.lines else 0)
            self.told.append(Played(end, outcome=Outcome(False, "the end of the story, where a roll is due")))
        return tuple(self.told)

    def _note(self, played: Played) -> None:
        if played.steps:
            self.told.append(played)
            self._move(played.steps)

    def _move(self, steps: tuple[Step, ...]) -> None:
        if steps:
            self.scene = replace(self.scene, state=steps[-1].after, last=_joined(steps))

    def _expect(self, line: Line) -> Played:
        return Played(line, outcome=check(self.scene, line.text))

    def _do(self, line: Line, index: int) -> Played:
        """One action, or the same one several times (`deploy Long Hill x3`)."""
        words, times = repeated(line.text)
        action = self.scene.speech.action(words)
        steps: list[Step] = []
        state = self.scene.state
        for _ in range(times):
            try:
                steps.append(self.scene.engine.step(state, action))
            except IllegalActionError as refused:
                return Played(line, tuple(steps), refused=refused)
            steps += self._chance(index, steps[-1].after)
            state = steps[-1].after
        return Played(line, tuple(steps))

    def _chance(self, index: int, state: GameState | None = None) -> tuple[Step, ...]:
        """What the seed decides after a line, unless the next action of the story does."""
        steps: list[Step] = []
        state = state or self.scene.state
        engine = self.scene.engine
        while self.seed is not None and is_due(engine, state) and not self._is_scripted(index):
            steps.append(engine.step(state, seeded(engine, state, seed=self.seed, number=self.chances)))
            self.chances += 1
            state = steps[-1].after
        return tuple(steps)

    def _is_scripted(self, index: int) -> bool:
        following = next((line for line in self.lines[index + 1 :] if not line.is_expectation), None)
        return following is not None and is_of_chance(self.scene.speech.action(following.text))


def _joined(steps: tuple[Step, ...]) -> Step:
    changes = tuple(change for step in steps for change in step.changes)
    return Step(steps[0].before, steps[0].action, changes, steps[-1].after)
