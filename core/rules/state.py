"""The state of a game: plain data, immutable, hashable, with ids only. Nothing here knows a rule.

Every banner exists once, so the id of a race in play names its holding. Whatever can be told from these records is
not stored a second time. Pieces (markers, neutral tokens, tiles) are sorted (id, number) pairs, so that equal
positions are equal values.
"""

from dataclasses import dataclass
from enum import StrEnum

Pieces = tuple[tuple[str, int], ...]
"""Sorted (piece id, number) pairs; numbers are at least 1."""

NOBODY = ""
NOWHERE = -1
CHANCE = -1
"""The seat of decisions that chance makes."""


class Phase(StrEnum):
    DEAL = "deal"
    """Chance fills the column of combinations."""
    ROUND = "round"
    """A round begins: its event is turned up and takes place."""
    START = "start"
    """A turn has begun: choose a combination, or expand or decline."""
    READY = "ready"
    CONQUER = "conquer"
    REDEPLOY = "redeploy"
    BEFORE_COINS = "before-coins"
    AFTER_COINS = "after-coins"
    DECLINE = "decline"
    """A race is being put in decline; what must be decided first is being decided."""
    BETWEEN = "between"
    """The turn is over; those who lost tokens place them again."""
    OVER = "over"


def number_of(pieces: Pieces, piece: str) -> int:
    for name, number in pieces:
        if name == piece:
            return number
    return 0


def with_number(pieces: Pieces, piece: str, number: int) -> Pieces:
    """The pieces with exactly this many of one kind."""
    rest = [pair for pair in pieces if pair[0] != piece]
    if number > 0:
        rest.append((piece, number))
        rest.sort()
    return tuple(rest)


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies in one region: the tokens of the race that holds it, and pieces.

    `guests` are tokens of another race of the same seat, which only some readings of the rules allow.
    """

    race: str = NOBODY
    tokens: int = 0
    pieces: Pieces = ()
    guests: Pieces = ()


@dataclass(frozen=True, slots=True)
class Holding:
    """A race with its power in one player's hands, from the choice until its banner goes back."""

    race: str
    power: str
    """The badge lying with it; empty once it is discarded."""
    seat: int
    active: bool = True
    hand: int = 0
    """Tokens that may be used now: for conquests, or to be placed in redeployment."""
    kept: int = 0
    """Tokens held back until the race readies its troops again."""
    fled: int = 0
    """Tokens driven out in this turn, waiting for its end."""
    pieces: Pieces = ()
    """Markers in front of the player that belong to this race."""
    entered: bool = False
    """Has it ever conquered a region?"""
    since: int = 1
    """The round in which it was chosen."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player. Races in decline are listed oldest first."""

    coins: int = 0
    active: str = NOBODY
    declined: tuple[str, ...] = ()

    def races(self) -> tuple[str, ...]:
        return (*self.declined, self.active) if self.active else self.declined


@dataclass(frozen=True, slots=True)
class Combo:
    """A race and a power on offer, with the coins that lie on them."""

    race: str
    power: str
    coins: int = 0


@dataclass(frozen=True, slots=True)
class Market:
    """The column of combinations and what is left to fill it from.

    The order inside a shuffled pile is nobody's knowledge, so it is not stored: chance draws from the unseen rest
    when something becomes visible. Banners that came back lie below it in a known order.
    """

    column: tuple[Combo, ...] = ()
    drawn: str = NOBODY
    """A banner drawn for the next combination, while its badge is being drawn."""
    banners: tuple[str, ...] = ()
    banners_below: tuple[str, ...] = ()
    badges: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    gap: int = 0
    """The place a new combination takes, counted from 1; 0 is the end of the column."""
    low: int = 0
    """How many combinations at the end lie at the bottom of the column, below places that are free."""


@dataclass(frozen=True, slots=True)
class Conquest:
    """One conquest of this turn, with what stood in the region before."""

    race: str
    region: int
    means: tuple[str, ...] = ()
    price: int = 0
    loser: str = NOBODY
    loser_seat: int = -1
    loser_active: bool = False
    tokens: int = 0
    """Race tokens that stood there."""
    neutral: int = 0
    """Lost tribes or monsters that stood there."""
    monsters: int = 0
    """How many of those were monsters."""
    ships: int = 0
    """Pirate ships that lay there."""
    pieces: tuple[tuple[str, int], ...] = ()
    """Everything but race tokens that lay there."""


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack of this turn, successful or not."""

    seat: int
    race: str
    region: int
    defender: str = NOBODY
    defender_seat: int = -1
    defender_active: bool = False
    succeeded: bool = True
    means: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnLog:
    """What has happened in this turn, as far as rules look back on it."""

    conquests: tuple[Conquest, ...] = ()
    attacks: tuple[Attack, ...] = ()
    abandoned: tuple[int, ...] = ()
    chosen: bool = False
    expanded: bool = False
    declined: bool = False
    over: bool = False
    """No more conquests this turn."""
    acted: tuple[str, ...] = ()
    """Races that have finished their conquests."""


@dataclass(frozen=True, slots=True)
class Die:
    """A roll that is open: for a named region, or for the next conquest (NOWHERE)."""

    race: str
    pips: int
    region: int = NOWHERE
    means: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pending:
    """A decision that must be made before anything else, by a seat or by chance."""

    seat: int
    unit: str
    key: str
    race: str = NOBODY
    region: int = NOWHERE
    number: int = 0


@dataclass(frozen=True, slots=True)
class Memo:
    """What a rule must remember: which rule, of which race, under which key, how long."""

    unit: str
    race: str
    key: str
    value: int
    until: str
    """`turn`, `round`, `own-turn` (until the owner's next turn begins), `decline` or `game`."""


@dataclass(frozen=True, slots=True)
class EventRow:
    """The row of event tiles. What lies face down and was never looked at is nobody's knowledge, so it is not here."""

    length: int = 0
    turned: tuple[str, ...] = ()
    """The tiles face up, in the order of the rounds; empty for one that a position set up by hand does not name."""
    foreseen: str = NOBODY
    """The next tile, where somebody has looked at it; it still lies face down."""
    seen_by: tuple[int, ...] = ()
    """The seats that have looked at it, ascending."""


@dataclass(frozen=True, slots=True)
class GameState:
    """A position. The seat `turn` is to move with the race `actor`, unless a decision is pending."""

    seats: tuple[Seat, ...]
    grounds: tuple[Ground, ...]
    holdings: tuple[Holding, ...] = ()
    """Every race in play, sorted by id."""
    market: Market = Market()
    tray: Pieces = ()
    stock: Pieces = ()
    gone: Pieces = ()
    """Tokens and pieces that have left the game."""
    bank: int = 0
    noted: int = 0
    """Points the bank could not pay in coins."""
    round: int = 1
    first: int = 0
    turn: int = 0
    phase: Phase = Phase.DEAL
    actor: str = NOBODY
    log: TurnLog = TurnLog()
    die: Die | None = None
    pending: tuple[Pending, ...] = ()
    """The last one is asked first."""
    memos: tuple[Memo, ...] = ()
    winners: tuple[int, ...] = ()
    tiles: int = 0
    """How many tiles the face-down stack still has. Nobody knows which: all that were not seen yet are in stock."""
    tied: tuple[tuple[str, str], ...] = ()
    """(tile, power) pairs: badges that serve whoever controls the tile they lie on."""
    events: EventRow = EventRow()

    def holding(self, race: str) -> Holding:
        for holding in self.holdings:
            if holding.race == race:
                return holding
        raise KeyError(race)
