"""Every way a state can change, as records with the clause that causes it. `core.rules.apply` carries them out."""

from dataclasses import dataclass
from typing import Final

from core.rules.state import NOBODY, Attack, Conquest, Die, Market, Memo, Pending, Phase, TurnLog

# Places tokens and pieces can be in, beside the regions (numbers from 0 up).
HAND: Final = -1
KEPT: Final = -2
FLED: Final = -3
BOX: Final = -4
"""The tray for race tokens, the stock for pieces."""
GONE: Final = -5
ENDLESS: Final = -6
"""Tokens beyond those of the box, for tables that switch the limits of supply off."""
BANK: Final = -1
"""Where coins come from and go to, beside the seats."""
COLUMN: Final = -2
"""Coins laid on combinations; the market records where."""


@dataclass(frozen=True, slots=True)
class TokensMoved:
    """Race tokens go from one place to another."""

    race: str
    number: int
    source: int
    target: int
    clause: str


@dataclass(frozen=True, slots=True)
class PiecesMoved:
    """Markers or neutral tokens go from one place to another; HAND means in front of the player of `race`."""

    piece: str
    number: int
    source: int
    target: int
    clause: str
    race: str = NOBODY


def put_back(pieces: tuple[tuple[str, int], ...], race: str, clause: str) -> tuple[PiecesMoved, ...]:
    """What a race has in hand of its pieces goes back to the box."""
    return tuple(PiecesMoved(piece, number, HAND, BOX, clause, race) for piece, number in pieces)


@dataclass(frozen=True, slots=True)
class CoinsMoved:
    """Coins go between seats, BANK and COLUMN."""

    number: int
    source: int
    target: int
    clause: str


@dataclass(frozen=True, slots=True)
class MarketSet:
    """The column and its piles after a choice, a draw or a return."""

    market: Market
    clause: str


@dataclass(frozen=True, slots=True)
class RaceTaken:
    """A seat has a new active race; its tokens and pieces follow."""

    race: str
    power: str
    seat: int
    clause: str


@dataclass(frozen=True, slots=True)
class PowerSet:
    """Another badge lies with a race from now on; empty if it was discarded."""

    race: str
    power: str
    clause: str


@dataclass(frozen=True, slots=True)
class RaceEntered:
    """A race has conquered its first region."""

    race: str
    clause: str


@dataclass(frozen=True, slots=True)
class RaceDeclined:
    """A race's banner is turned over."""

    race: str
    clause: str


@dataclass(frozen=True, slots=True)
class RaceLeft:
    """A race without tokens has left; what happens to banner and badge follows as MarketSet."""

    race: str
    clause: str


@dataclass(frozen=True, slots=True)
class Conquered:
    conquest: Conquest
    clause: str


@dataclass(frozen=True, slots=True)
class Attacked:
    attack: Attack
    clause: str


@dataclass(frozen=True, slots=True)
class LogSet:
    """The turn's log in a new version: abandoned regions, conquests over, and the like."""

    log: TurnLog
    clause: str


@dataclass(frozen=True, slots=True)
class DieSet:
    """A roll is open, or (None) used up."""

    die: Die | None
    clause: str


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision is put to a seat or to chance."""

    pending: Pending
    clause: str


@dataclass(frozen=True, slots=True)
class Answered:
    """The uppermost decision is settled."""

    clause: str


@dataclass(frozen=True, slots=True)
class Remembered:
    memo: Memo
    clause: str


@dataclass(frozen=True, slots=True)
class Forgotten:
    """All memos that last until this moment are dropped, of one race or of all."""

    until: str
    clause: str
    race: str = NOBODY


@dataclass(frozen=True, slots=True)
class PhaseSet:
    """The turn goes on to another phase, and perhaps to another acting race."""

    phase: Phase
    actor: str
    clause: str


@dataclass(frozen=True, slots=True)
class TurnSet:
    """Another seat's turn begins, perhaps in a new round."""

    round: int
    turn: int
    clause: str


@dataclass(frozen=True, slots=True)
class StackSet:
    """The face-down stack of tiles has so many from now on."""

    tiles: int
    clause: str


@dataclass(frozen=True, slots=True)
class BadgeTied:
    """A badge lies on a tile for the rest of the game."""

    tile: str
    power: str
    clause: str


@dataclass(frozen=True, slots=True)
class EventTurned:
    """The next tile of the row lies face up; its event is that of the round."""

    event: str
    clause: str


@dataclass(frozen=True, slots=True)
class EventForeseen:
    """A seat has looked at the next tile of the row, which stays face down."""

    event: str
    seat: int
    clause: str


@dataclass(frozen=True, slots=True)
class GameWon:
    """The game is over; several winners share the victory."""

    winners: tuple[int, ...]
    clause: str


Change = (
    TokensMoved
    | PiecesMoved
    | CoinsMoved
    | MarketSet
    | RaceTaken
    | PowerSet
    | RaceEntered
    | RaceDeclined
    | RaceLeft
    | Conquered
    | Attacked
    | LogSet
    | DieSet
    | Asked
    | Answered
    | Remembered
    | Forgotten
    | PhaseSet
    | TurnSet
    | StackSet
    | BadgeTied
    | EventTurned
    | EventForeseen
    | GameWon
)
