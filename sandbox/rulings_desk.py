"""Which disputes touch the story shown: looked for in the background of the event loop, one dispute at a time."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from core.rules.clause_records import BOOKS, Dispute
from core.rules.readings import Comparison, Touched, compared, ruled_otherwise, touching
from core.rules.rulings import disputes_of
from core.rules.switches import Switches
from core.rules.telling import Telling
from sandbox.session import Session

MOST_STEPS = 300
"""Longer stories are compared on request, one dispute at a time, instead of by themselves."""


class RulingsDesk(QObject):
    """`changed` comes with every dispute found and when all have been looked at."""

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.found: list[Touched] = []
        self.looked_at = 0
        self._search: Iterator[Touched | None] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._look_on)
        for signal in (session.opened, session.tree_changed, session.rules_changed, session.language_changed):
            signal.connect(self.start)

    @property
    def count(self) -> int:
        """How many live disputes the game has."""
        return len(disputes_of(self.session.scenario.game)) if self.session.is_open else 0

    @property
    def is_done(self) -> bool:
        return self._search is None

    def start(self) -> None:
        """Look anew, a moment after the last change."""
        self.found, self.looked_at, self._search = [], 0, None
        if self.session.is_open and self.session.last <= MOST_STEPS:
            scenario = self.session.scenario
            self._search = touching(scenario.game, scenario.switches, self.session.told_under)
            self._timer.start()
        self.changed.emit()

    def _look_on(self) -> None:
        if self._search is None:
            self._timer.stop()
            return
        try:
            touched = next(self._search)
        except StopIteration:
            self._search = None
            self._timer.stop()
            self.changed.emit()
            return
        self.looked_at += 1
        if touched is not None:
            self.found.append(touched)
            self.changed.emit()

    def finish(self) -> None:
        """Look at all that is left at once, for reports and tests."""
        while not self.is_done:
            self._look_on()

    # Answers

    def choose(self, dispute: Dispute, option: str) -> None:
        """Play the story under another ruling."""
        self.session.set_switches(ruled_otherwise(self.session.scenario.switches, dispute, option))

    def by_options(self, dispute: Dispute) -> Comparison:
        """Every option of a dispute side by side."""
        return compared([self._told(dispute, option.id) for option in dispute.options])

    def _told(self, dispute: Dispute, option: str) -> Telling:
        return self.session.told_under(ruled_otherwise(self.session.scenario.switches, dispute, option))

    def books(self) -> tuple[str, ...]:
        """The editions of the game that is played."""
        return tuple(book for book, game in BOOKS.items() if game == self.session.scenario.game)

    def by_books(self) -> Comparison:
        """Every edition side by side, house rules kept."""
        without = self.session.scenario.switches.without
        return compared([self.session.told_under(Switches(book, {}, without)) for book in self.books()])

    def follow(self, dispute: Dispute, option: str) -> None:
        """What is done from here on, as a branch under another ruling."""
        session = self.session
        text = dispute.option(option).text
        title = text if len(text) <= 40 else f"{text[:39].rstrip()}…"
        switches = ruled_otherwise(session.scenario.switches, dispute, option)
        tree, _ = session.tree.copied_under(session.place, title, switches)
        session.edit_tree("Follow another ruling", tree)
