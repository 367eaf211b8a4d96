"""Looks for disputes where they act, while nobody wants anything: in the position shown, then in steps that are seen.

A reading is asked at a time, so that a click never waits; what has been found is kept.
"""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from core.rules.acting_disputes import Acting, ActingHere, OtherReadings
from core.rules.actions import Action
from core.rules.engine import Step
from core.rules.state import GameState
from sandbox.rulings_desk import RulingsDesk

_REST = 150
"""Milliseconds of rest after a step before anything is looked for: whoever walks through a story is not disturbed."""
_MOST_KEPT = 5_000


class DisputeScout(QObject):
    """`found_here` comes when a position is looked through, `found_steps` when some dispute acts in a step."""

    found_here = Signal()
    found_steps = Signal()

    def __init__(self, desk: RulingsDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._session = desk, desk.session
        self._others: dict[int, tuple[object, OtherReadings]] = {}
        self._here: tuple[GameState | None, ActingHere] = (None, ActingHere())
        self._steps: dict[int, tuple[Step, tuple[Acting, ...]]] = {}
        self._wanted: list[Step] = []
        self._work: Iterator[object] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._look_on)
        self._rest = QTimer(self, interval=_REST, singleShot=True)
        self._rest.timeout.connect(self._timer.start)
        for signal in (self._session.opened, self._session.rules_changed):
            signal.connect(self._forget)
        self._session.stepped.connect(self._begin)

    # What is known

    def of_option(self, action: Action) -> tuple[Acting, ...]:
        """The disputes on which something legal depends in the position shown."""
        return self._known_here().options.get(action, ())

    def denied(self, region: int) -> tuple[Acting, ...]:
        """The disputes that keep something from being legal in a region."""
        return self._known_here().denied.get(region, ())

    def of_step(self, step: Step) -> tuple[Acting, ...]:
        """The disputes on which a step depends; none until it has been looked at."""
        known = self._steps.get(id(step))
        return known[1] if known is not None else ()

    def _known_here(self) -> ActingHere:
        state, found = self._here
        return found if self._session.is_open and state is self._session.state else ActingHere()

    # Looking

    def want_steps(self, steps: Iterable[Step]) -> None:
        """Steps that can be seen; those looked at before are known."""
        self._wanted = [step for step in steps if id(step) not in self._steps]
        if self._wanted and not self._timer.isActive():
            self._rest.start()

    def finish(self) -> None:
        """Look at everything that is wanted at once, for reports and tests."""
        self._rest.stop()
        self._timer.start()
        while self._timer.isActive():
            self._look_on()

    def _forget(self) -> None:
        self._others, self._steps, self._wanted = {}, {}, []
        self._here = (None, ActingHere())
        self._begin()

    def _begin(self) -> None:
        self._timer.stop()
        self._work = None
        if self._session.is_open:
            self._rest.start()

    def _look_on(self) -> None:
        if self._work is None:
            self._work = self._next_work()
        if self._work is None:
            self._timer.stop()
            return
        try:
            is_done = next(self._work, self) is self
        except Exception:
            # Begun anew, the same work would break off in the same place, without end.
            self._timer.stop()
            self._work = None
            raise
        if is_done:
            self._work = None

    def _next_work(self) -> Iterator[object] | None:
        if not self._session.is_open:
            return None
        if self._here[0] is not self._session.state:
            return self._look_here(self._session.state)
        return self._look_at(self._wanted.pop(0)) if self._wanted else None

    def _look_here(self, state: GameState) -> Iterator[object]:
        found = ActingHere()
        yield from self._readings().look(state, found)
        self._here = (state, found)
        self.found_here.emit()

    def _look_at(self, step: Step) -> Iterator[object]:
        found: tuple[Acting, ...] = ()
        for so_far in self._readings().of_step(step):
            found = so_far
            yield
        if len(self._steps) > _MOST_KEPT:
            self._steps.clear()
        self._steps[id(step)] = step, found
        if found:
            self.found_steps.emit()

    def _readings(self) -> OtherReadings:
        rules = self._session.engine.rules
        if id(rules) not in self._others:
            self._others[id(rules)] = rules, OtherReadings(rules, self._desk.disputes())
        return self._others[id(rules)][1]
