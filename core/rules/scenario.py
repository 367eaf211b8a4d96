"""A scenario as values: a position, what is played from it, and what is expected. Reading files is elsewhere."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.rules.inventing.records import InventedUnit
from core.rules.switches import Switches


@dataclass(frozen=True, slots=True)
class RaceSetup:
    """A race of a seat as a scenario sets it up."""

    race: str
    power: str = ""
    tokens: tuple[tuple[str, int], ...] = ()
    """(region, number) pairs"""
    hand: int = 0
    kept: int = 0
    fresh: bool = False
    """Has it been chosen in this very turn?"""
    pieces: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class SeatSetup:
    name: str
    coins: int = 5
    active: RaceSetup | None = None
    declined: tuple[RaceSetup, ...] = ()


@dataclass(frozen=True, slots=True)
class HomeMade:
    """A race on the blank banner, which borrows tokens, or a power on the blank badge. It has no benefit."""

    race: str = ""
    power: str = ""
    number: int = 0
    tokens: str = ""
    """The race whose tokens are borrowed"""


@dataclass(frozen=True, slots=True)
class Setup:
    """A position, sparsely: what is not said is as after a normal set-up. Documented in docs/scenario-format.md."""

    seats: tuple[SeatSetup, ...] = (SeatSetup("Anna"), SeatSetup("Ben"))
    pieces: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """(region, pieces lying there) pairs, beside mountains and lost tribes"""
    tribes: bool = True
    """Do lost tribes, monsters and ships stand on their symbols, where no race does?"""
    column: tuple[tuple[str, str, int], ...] = ()
    """Combinations on offer: race, power, coins"""
    round: int = 2
    rounds: int | None = None
    turn: str = ""
    phase: str = ""
    tray: tuple[tuple[str, int], ...] = ()
    """Races of which fewer tokens than the rest are left in the tray"""
    first: str = ""
    """Who begins every round"""
    bank: int | None = None
    """Coins in the bank, where they are fewer than the rest of the box"""
    banners: tuple[str, ...] | None = None
    """The banners not drawn yet, where others have come back"""
    badges: tuple[str, ...] | None = None
    """The badges not drawn yet, where others are discarded"""
    home_made: tuple[HomeMade, ...] = ()
    stack: int | None = None
    """Tiles in the face-down stack, where they are not one for each region with monsters"""
    tied: tuple[tuple[str, str], ...] = ()
    """(tile, power): badges lying on tiles"""
    events: tuple[str, ...] = ()
    """The events turned up last, the one of this round at the end"""
    foreseen: tuple[str, ...] = ()
    """The next event, which still lies face down, and the players who have looked at it"""
    hypothetical: bool = False
    """May the position be one that no game can reach?"""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the story, with its line number in the file: an action, or an expectation."""

    text: str
    number: int = 0
    note: str = ""
    """What the file says about it behind a #."""

    @property
    def is_expectation(self) -> bool:
        return self.text.startswith("expect ")


@dataclass(frozen=True, slots=True)
class Variation:
    """Another story from a step of the main one, or the same one under other switches."""

    title: str
    after: int
    """How many lines of the story it leaves come first."""
    lines: tuple[Line, ...]
    switches: Switches | None = None
    of: str = ""
    """The title of the variation it leaves; empty for the main story."""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Scenario:
    title: str
    map: str = ""
    """Name or path of a map; empty if the regions are given in the file"""
    regions: tuple[tuple[str, str], ...] = ()
    """(name, description) of inline regions"""
    game: str = "base"
    switches: Switches = field(default_factory=Switches)
    shows: tuple[str, ...] = ()
    """Clauses and disputes the scenario is about"""
    note: str = ""
    setup: Setup = field(default_factory=Setup)
    lines: tuple[Line, ...] = ()
    seed: int | None = None
    """Supplies rolls and draws that the story does not give"""
    variations: tuple[Variation, ...] = ()
    units: tuple[str, ...] = ()
    """Invented units that take part, by id; those a position names need not be listed"""
    embedded: tuple[InventedUnit, ...] = ()
    """Invented units that are written in the scenario itself"""
    fetched: tuple[InventedUnit, ...] = field(default=(), compare=False)
    """Invented units it names that were found elsewhere"""
    missing: tuple[str, ...] = field(default=(), compare=False)
    """Races and powers it names that were found nowhere"""

    @property
    def invented(self) -> tuple[InventedUnit, ...]:
        return (*self.embedded, *self.fetched)

    def lines_before(self, variation: Variation) -> tuple[Line, ...]:
        """What comes before the first line of a variation: of the main story, or of the variation it leaves."""
        by_title = {each.title: each for each in reversed(self.variations)}
        path = [variation]
        while path[-1].of:
            path.append(by_title[path[-1].of])
        before, after = self.lines, path.pop().after
        for each in reversed(path):
            before, after = (*before[:after], *by_title[each.of].lines), each.after
        return before[:after]

    places: Mapping[str, int] = field(default_factory=dict, compare=False)
    """Line numbers of names in small letters, for messages"""

    def place(self, word: str) -> str:
        """`line 7: ` for a name of the file; empty if it cannot be told."""
        number = self.places.get(word.casefold(), 0) if word else 0
        return f"line {number}: " if number else ""
