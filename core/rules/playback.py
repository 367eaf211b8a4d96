"""Playing a scenario: every line carried out or judged, up to the first action that is not allowed."""

from dataclasses import dataclass, replace

from core.model.board import Board
from core.model.problems import RealmwrightError
from core.rules.action_words import Speech, UnknownWordError, is_number
from core.rules.catalogue import build_rules
from core.rules.engine import Engine, Step
from core.rules.expectations import check
from core.rules.refusal import IllegalActionError
from core.rules.scenario import Line, Scenario, Variation
from core.rules.scene import Outcome, Scene
from core.rules.set_home_made import with_home_made_units
from core.rules.set_position import set_position
from core.rules.state import GameState
from core.rules.switches import Switches
from core.rules.tracks import Opening


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
    return Playback(title, opening.start, _tell(scene, lines), opening.engine, opening.speech)


def opened(scenario: Scenario, board: Board, switches: Switches | None = None) -> Opening:
    """The position a scenario begins with, under its own switches unless others are given."""
    setup = scenario.setup
    plain = build_rules(
        board, players=len(setup.seats), game=scenario.game, switches=switches or scenario.switches,
        rounds=setup.rounds,
        hypothetical=setup.hypothetical,
    )  # fmt: skip
    rules, unfit = with_home_made_units(plain, setup.home_made)
    position, problems = set_position(rules, setup)
    problems = (*unfit, *problems)
    if problems and not setup.hypothetical:
        raise UnplayableError("; ".join(f"{p.message}{f' ({p.clause})' if p.clause else ''}" for p in problems))
    engine = Engine(rules)
    speech = Speech(rules, tuple(seat.name for seat in setup.seats))
    return Opening(engine, speech, engine.settled(position), tuple(each.clause for each in problems))


def _tell(scene: Scene, lines: tuple[Line, ...]) -> tuple[Played, ...]:
    told: list[Played] = []
    for line in lines:
        try:
            played = _expect(scene, line) if line.is_expectation else _do(scene, line)
        except UnknownWordError as unknown:
            raise UnplayableError(str(unknown), line.number) from unknown
        told.append(played)
        if played.steps:
            scene = replace(scene, state=played.steps[-1].after, last=_joined(played.steps))
        if played.refused is not None:
            break
    return tuple(told)


def _expect(scene: Scene, line: Line) -> Played:
    return Played(line, outcome=check(scene, line.text))


def _do(scene: Scene, line: Line) -> Played:
    """One action, or the same one several times (`deploy Long Hill x3`)."""
    words, times = line.text, 1
    head, _, tail = line.text.rpartition(" x")
    if head and is_number(tail):
        words, times = head, int(tail)
    if times > 1000:
        raise UnknownWordError(f"“x{times}” is more often than any game needs")
    action = scene.speech.action(words)
    steps: list[Step] = []
    state = scene.state
    for _ in range(times):
        try:
            steps.append(scene.engine.step(state, action))
        except IllegalActionError as refused:
            return Played(line, tuple(steps), refused=refused)
        state = steps[-1].after
    return Played(line, tuple(steps))


def _joined(steps: tuple[Step, ...]) -> Step:
    changes = tuple(change for step in steps for change in step.changes)
    return Step(steps[0].before, steps[0].action, changes, steps[-1].after)
