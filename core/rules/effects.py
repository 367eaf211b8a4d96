"""Effects, the units that carry them, and how an effect is bound to its owner."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from core.rules.questions import Question, Stage

ASKS = "asks"
"""The tag of what a unit asks its player right after the choice, before the tokens are taken."""
RECALLED = "recalled"
"""The tag of what takes markers back when a race goes in decline, or loses the tile on which their badge lies."""
SETTLED = "settled"
"""The tag of what puts a marker into every region a race takes, so that one lies wherever the race stands."""
TILE_LOST = "tile"
"""The key under which a badge hears that its tile serves its race no more."""
DRAW_BADGE = "draw-badge"
"""What chance is asked for when a badge is to lie on a tile."""


class Side(StrEnum):
    """For whom an effect speaks when the question is about a race."""

    OWN = "own"
    """The bound race is the one the question is about."""
    AGAINST = "against"
    """The bound race holds the region another race asks about."""
    BOARD = "board"
    """Whoever asks, as long as the unit belongs to the game: what a piece does where it lies."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One clause's say in one question.

    `run` is a pure function of (view, bound, ask). It gives a number or None for totals, a truth for permissions, a
    tuple of items for collections and a tuple of changes for moments.
    """

    question: Question
    stage: Stage
    clause: str
    run: Callable[..., Any]
    side: Side = Side.OWN
    ground: str = ""
    """What a FORBID stands on and a LIFT takes away."""
    tag: str = ""
    """What a line of a total is about; a DROP names the tag it takes out."""
    active: bool = True
    """Does it work while the race is active?"""
    in_decline: bool = False
    ruling: tuple[str, frozenset[str]] | None = None
    """A dispute and the options under which the effect is in force."""
    also: tuple[str, ...] = ()
    """Further clauses this effect rests on; it falls when any of them is switched off."""
    instead_of: str = ""
    """A clause that takes this effect away: it is in force only while that clause is switched off."""
    outside: Callable[..., frozenset[int] | None] | None = None
    """A FORBID on exactly the regions outside some may give those: (view, race, means) -> regions, or None if silent.

    Whoever asks about all regions at once then asks this once, and about a region only where a unit might lift it.
    """

    by_pieces: bool = False
    """Is it silent in every region where no piece lies? Whoever asks about such a region then need not ask it."""

    def clauses(self) -> tuple[str, ...]:
        return (self.clause, *self.also)


@dataclass(frozen=True, slots=True)
class Bound:
    """An effect's owner: the unit, and the race and seat it speaks for (nobody for common rules)."""

    unit: str
    race: str = ""
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Means:
    """A special way to conquer. `traits` are those the common rules know, such as `replacement`."""

    id: str
    clause: str
    traits: frozenset[str] = frozenset()


class About(StrEnum):
    """What the options of a decision stand for, so that they can be spoken of."""

    NUMBER = "number"
    YES_OR_NO = "yes-or-no"
    REGION = "region"
    SEAT = "seat"
    COMBINATION = "combination"
    """A place in the column, counted from 1."""
    TILE = "tile"
    """A relic or place, counted in the sorted list of tiles."""
    EVENT = "event"
    """A kind of event, counted in the sorted list of events."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision a unit can ask for: which options there are, and what an answer changes."""

    key: str
    clause: str
    options: Callable[..., tuple[int, ...]]
    """(view, bound, pending) -> the options in order; -1 stands for none"""
    answer: Callable[..., tuple[Any, ...]]
    """(view, bound, pending, option) -> changes"""
    means: str = ""
    """Where an answer is a conquest: the special way in which the chosen region is taken."""
    invader: str = ""
    """A piece that an answer sends into the chosen region, driving out whoever stands there."""
    about: About = About.NUMBER


@dataclass(frozen=True, slots=True)
class Offer:
    """An action of a unit's own, taken with `Use` or `PlacePiece`."""

    id: str
    clause: str
    answer: Callable[..., tuple[Any, ...]]
    """(view, bound, action) -> changes"""
    about: About = About.REGION
    """What its target stands for, where it has one."""
    invader: str = ""
    """A piece that the action sends into the region it names, driving out whoever stands there."""
    gives_up: str = ""
    """Why regions are lost that the action empties, for what follows from it: `sacrificed`, `handed-over` ..."""
    order: int = 0
    """Its place where a table takes the offers of a stage in a fixed order; 0 if it has none."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A race, power, relic, place or event: an id, its effects, and the decisions and actions it brings."""

    id: str
    effects: tuple[Effect, ...] = ()
    choices: tuple[Choice, ...] = ()
    offers: tuple[Offer, ...] = ()
    means: tuple[Means, ...] = ()
    needs: tuple[str, ...] = ()
    """Terrains, symbols or kinds of tiles it is about; without any of them it makes no sense in a mixed game."""
    taken_out: tuple[str, tuple[str, frozenset[str]]] | None = None
    """A clause by which it stays in the box from the beginning, and the reading of a dispute that has it so."""
    lasts: bool = False
    """Of an event: does it go on until another such event, where a table plays it so?"""
    freezes: str = ""
    """Of an event: the terrain that lies under ice while it counts. For pictures and words; it rules nothing."""
    idle: tuple[str, ...] = ()
    """Clauses that say the unit does nothing of its own, so that they are claimed all the same."""
