"""Every action a player or chance can take, as records. What an action does is the phases' business.

The acting race is never named: it is the one whose part of the turn it is, or the one a decision is about.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Choose:
    """Take the combination at a position of the column, counted from 1."""

    position: int


@dataclass(frozen=True, slots=True)
class Expand:
    """Use the turn to ready the troops and conquer."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Put the active race in decline."""


@dataclass(frozen=True, slots=True)
class TakeUp:
    """Take one token from a region into the hand, not the last one."""

    region: int


@dataclass(frozen=True, slots=True)
class Abandon:
    """Take all tokens out of a region and give it up."""

    region: int


@dataclass(frozen=True, slots=True)
class Conquer:
    """Conquer a region; `means` are the special ways used, none for a plain conquest."""

    region: int
    means: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Attempt:
    """Name a region, then the die is rolled."""

    region: int
    means: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RollFirst:
    """Roll the die before naming a region."""


@dataclass(frozen=True, slots=True)
class Deploy:
    """Put one token from the hand into a region, in redeployment or retreat."""

    region: int


@dataclass(frozen=True, slots=True)
class PlacePiece:
    """Put a marker into a region."""

    piece: str
    region: int


@dataclass(frozen=True, slots=True)
class Use:
    """Use something else a unit offers, with a region or seat where it needs one (-1 for none)."""

    offer: str
    target: int = -1


@dataclass(frozen=True, slots=True)
class Decide:
    """Answer a pending decision: a region, seat or position, 1 and 0 for yes and no, -1 for none."""

    option: int


@dataclass(frozen=True, slots=True)
class Finish:
    """Go on: readying, conquests, redeployment or the turn is done, whichever is on."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: the die shows this."""

    pips: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: this banner, badge, tile or event comes up."""

    item: str


PlayerAction = (
    Choose
    | Expand
    | Decline
    | TakeUp
    | Abandon
    | Conquer
    | Attempt
    | RollFirst
    | Deploy
    | PlacePiece
    | Use
    | Decide
    | Finish
)
ChanceAction = Roll | Draw
Action = PlayerAction | ChanceAction
