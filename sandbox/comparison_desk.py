"""One story under several readings, ready to stand side by side: which readings, and which of them go alike.

The step shown is the session's, so that the timeline walks through all boards together.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from core.model.problems import RealmwrightError
from core.rules.clause_records import Dispute
from core.rules.readings import compared_at, first_parting, regions_apart, ruled_otherwise
from core.rules.standing_rows import ComparedRow
from core.rules.story_tree import Place
from core.rules.switches import Switches
from core.rules.telling import Telling
from editor.words import tr
from sandbox.panels.edition_words import book_title, reading_letters, reading_words
from sandbox.panels.small_signs import NO_COLOUR
from sandbox.rulings_desk import RulingsDesk

LETTERS = "ABCDEFGH"


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read the rules. `number` gives it its colour; books have none."""

    letters: str
    title: str
    switches: Switches
    number: int
    is_in_force: bool = False
    books: tuple[str, ...] = ()
    """The books that say so, where it is the option of a dispute."""


@dataclass(frozen=True, slots=True)
class Column:
    """Readings under which the story goes alike; without a telling, why it cannot begin under them."""

    readings: tuple[Reading, ...]
    telling: Telling | None
    trouble: str = ""


class ComparisonDesk(QObject):
    """`changed` comes when other readings are compared, or the same ones go otherwise."""

    changed = Signal()

    def __init__(self, desk: RulingsDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rulings, self.session = desk, desk.session
        self.is_on = False
        self.subject: Dispute | None = None
        """The dispute whose options are compared; None for the editions."""
        self.columns: tuple[Column, ...] = ()
        self.parting: int | None = None
        """The first step that is not the same under all readings."""
        for signal in (self.session.tree_changed, self.session.rules_changed, self.session.language_changed):
            signal.connect(self._compare_again)
        self.session.opened.connect(self._forget)

    def _forget(self) -> None:
        self.subject = None
        self._compare_again()

    def switch_on(self, is_on: bool) -> None:
        self.is_on = is_on
        self._compare_again()

    def compare(self, subject: Dispute | None) -> None:
        """Compare the options of a dispute, or the editions, from the first step at which they part."""
        self.subject, self.is_on = subject, True
        self._compare_again()
        self.go_to_parting()

    def go_to_parting(self) -> None:
        if self.parting is not None:
            self.session.go_to(Place(self.session.place.branch, self.parting))

    def _compare_again(self) -> None:
        if not self.is_on or not self.session.is_open:
            return
        self.columns = self._joined(self._readings())
        told = self.tellings()
        partings = [at for other in told[1:] if (at := first_parting(told[0], other)) is not None]
        self.parting = min(partings) if partings else None
        self.changed.emit()

    def _readings(self) -> list[Reading]:
        switches = self.session.scenario.switches
        if self.subject is None:
            return [
                Reading(reading_letters(book, switches), book_title(book) if book else reading_words(switches),
                        read, NO_COLOUR, is_in_force=read == switches)
                for book, read in self.rulings.editions()
            ]  # fmt: skip
        in_force = self.rulings.touched(self.subject).in_force
        return [
            Reading(LETTERS[number], option.text, ruled_otherwise(switches, self.subject, option.id), number,
                    is_in_force=option.id == in_force, books=option.books)
            for number, option in enumerate(self.subject.options)
        ]  # fmt: skip

    def _joined(self, readings: Iterable[Reading]) -> tuple[Column, ...]:
        """Readings that make no difference to the story stand in one column."""
        columns: list[Column] = []
        for reading in readings:
            try:
                telling = self.session.told_under(reading.switches)
            except RealmwrightError as trouble:
                columns.append(Column((reading,), None, str(trouble)))
                continue
            alike = next(
                (each for each in columns if each.telling and first_parting(each.telling, telling) is None), None
            )
            if alike is None:
                columns.append(Column((reading,), telling))
            else:
                at = columns.index(alike)
                columns[at] = replace(alike, readings=(*alike.readings, reading))
        return tuple(columns)

    # What is shown

    def tellings(self) -> list[Telling]:
        return [column.telling for column in self.columns if column.telling is not None]

    def title(self) -> str:
        return self.subject.question if self.subject is not None else tr("The editions")

    def rows(self) -> tuple[ComparedRow, ...]:
        """What every column that can be played makes of the step shown."""
        told = self.tellings()
        return compared_at(told, self.session.number) if told else ()

    def regions_apart(self) -> tuple[int, ...]:
        told = self.tellings()
        return regions_apart(told, self.session.number) if told else ()

    # What is done

    def choose(self, column: Column) -> None:
        """Play the story by the first reading of a column."""
        self.rulings.play_by(tr("Ruling"), column.readings[0].switches)

    def follow(self, column: Column) -> None:
        """What is done from here on, or from where it parts, as a branch under the first reading of a column."""
        shown = next((each for each in self.columns if any(reading.is_in_force for reading in each.readings)), column)
        is_told = shown.telling is not None and column.telling is not None
        parting = first_parting(shown.telling, column.telling) if is_told else None
        self.rulings.follow_reading(column.readings[0].title, column.readings[0].switches, parting)
