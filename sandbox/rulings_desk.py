"""The readings of the story shown: editions, rulings and house rules to choose, and which disputes touch it.

Disputes are looked for in the background of the event loop, one at a time.
"""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from core.model.problems import RealmwrightError
from core.rules.catalogue import OTHERS
from core.rules.clause_records import BOOKS, Dispute
from core.rules.house_rules import clauses_about, house_ruled, switchable
from core.rules.readings import Comparison, Touched, bare, compared, ruled_otherwise, touching
from core.rules.rulings import disputes_of
from core.rules.spoken_names import ClauseRef
from core.rules.switches import Switches
from core.rules.telling import Telling
from editor.words import tr
from sandbox.session import Session

MOST_STEPS = 300
"""Longer stories are compared on request, one dispute at a time, instead of by themselves."""
_MOST_LETTERS = 40
"""Longer names of branches are cut."""


class RulingsDesk(QObject):
    """`changed` comes with every dispute found and when all have been looked at."""

    changed = Signal()
    looked_on = Signal()
    """One more dispute has been looked at."""
    said = Signal(str)
    """Why a reading could not be chosen."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.found: list[Touched] = []
        self.looked_at = 0
        self.is_waiting = False
        """Is the story too long to be searched unless somebody asks?"""
        self._search: Iterator[Touched | None] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._look_on)
        for signal in (session.opened, session.tree_changed, session.rules_changed, session.language_changed):
            signal.connect(self.start)

    @property
    def count(self) -> int:
        """How many live disputes the game has."""
        return len(self.disputes()) if self.session.is_open else 0

    def disputes(self) -> tuple[Dispute, ...]:
        rules = self.session.engine.rules
        return disputes_of(rules.game, *(OTHERS[rules.game] if rules.mixed else ()))

    @property
    def is_done(self) -> bool:
        return self._search is None

    def start(self) -> None:
        """Look anew, a moment after the last change."""
        self.found, self.looked_at, self._search = [], 0, None
        self.is_waiting = self.session.is_open and self.session.last > MOST_STEPS
        if self.session.is_open and not self.is_waiting:
            self.search()
        else:
            self.changed.emit()

    def search(self) -> None:
        """Look for disputes, however long the story is."""
        if self.session.is_open:
            self.is_waiting = False
            scenario = self.session.scenario
            self._search = touching(scenario.game, scenario.switches, self.session.told_under, disputes=self.disputes())
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
        self.looked_on.emit()
        if touched is not None:
            self.found.append(touched)
            self.changed.emit()

    def touched(self, dispute: Dispute) -> Touched:
        """How a dispute touches the story, as far as that is known; without partings if it does not."""
        known = next((each for each in self.found if each.dispute is dispute), None)
        return known or Touched(dispute, self.session.engine.rules.rulings[bare(dispute)], ())

    def finish(self) -> None:
        """Look at all that is left at once, for reports and tests."""
        while not self.is_done:
            self._look_on()

    # Choosing

    def choose(self, dispute: Dispute, option: str) -> None:
        """Play the story under another ruling."""
        self.play_by(tr("Ruling"), ruled_otherwise(self.session.scenario.switches, dispute, option))

    def choose_edition(self, book: str) -> None:
        """Play the story by a book, or by the usual readings; own rulings give way, house rules stay."""
        self.play_by(tr("Edition"), Switches(book, {}, self.session.scenario.switches.without))

    def switch_clause(self, clause: str, is_off: bool) -> None:
        """Play the story without a clause, or with it again."""
        title = tr("House rule") if is_off else tr("By the book again")
        self.play_by(title, house_ruled(self.session.scenario.switches, clause, is_off=is_off))

    def play_by(self, title: str, switches: Switches) -> None:
        """A position that cannot be under these readings stays as it is, and the reason is told."""
        try:
            self.session.set_switches(switches, title)
        except RealmwrightError as trouble:
            self.said.emit(str(trouble))
            self.changed.emit()

    def follow(self, dispute: Dispute, option: str) -> None:
        """What is done from here on, or from where it makes a difference, as a branch under another ruling."""
        switches = ruled_otherwise(self.session.scenario.switches, dispute, option)
        parting = dict(self.touched(dispute).partings).get(option)
        self.follow_reading(dispute.option(option).text, switches, parting)

    def follow_reading(self, text: str, switches: Switches, parting: int | None = None) -> None:
        """What is done from here on, once more under other readings; the branch is called after them.

        A branch that parts before the step shown begins right before it parts: what differs is then seen on it.
        """
        session = self.session
        at = session.place.at if parting is None else min(session.place.at, max(0, parting - 1))
        title = text if len(text) <= _MOST_LETTERS else f"{text[: _MOST_LETTERS - 1].rstrip()}…"
        tree, _ = session.tree.copied_under(replace(session.place, at=at), title, switches)
        session.edit_tree(tr("Follow another ruling"), tree)

    # House rules

    def switched_off(self) -> tuple[ClauseRef, ...]:
        """Every clause that is off in the scenario, by title."""
        names, without = self.session.names, self.session.scenario.switches.without
        return tuple(sorted((names.clause(each) for each in without), key=lambda clause: clause.title))

    def clauses_of_step(self) -> tuple[ClauseRef, ...]:
        """The clauses that acted in the step shown and can be switched off."""
        known = {clause.id for clause in switchable(self.session.engine.rules)}
        return tuple(clause for clause in self.session.step.clauses() if clause.id in known)

    def clauses_about(self, words: str) -> tuple[ClauseRef, ...]:
        """The clauses in which these words occur."""
        found = clauses_about(words, switchable(self.session.engine.rules))
        return tuple(self.session.names.clause(clause.id) for clause in found)

    # Comparing

    def by_options(self, dispute: Dispute) -> Comparison:
        """Every option of a dispute side by side."""
        return compared([self._told(dispute, option.id) for option in dispute.options])

    def _told(self, dispute: Dispute, option: str) -> Telling:
        return self.session.told_under(ruled_otherwise(self.session.scenario.switches, dispute, option))

    def books(self) -> tuple[str, ...]:
        """The editions of the game that is played."""
        return tuple(book for book, game in BOOKS.items() if game == self.session.engine.rules.game)

    def editions(self) -> tuple[tuple[str, Switches], ...]:
        """What is worth comparing with house rules kept: every book, and before them what is in force if it is none.

        With the id of each book; what is in force has none.
        """
        now = self.session.scenario.switches
        books = tuple((book, Switches(book, {}, now.without)) for book in self.books())
        return books if now in [switches for _, switches in books] else (("", now), *books)

    def by_books(self) -> Comparison:
        """The editions side by side."""
        return compared([self.session.told_under(switches) for _, switches in self.editions()])
