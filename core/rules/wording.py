"""What the parameters of blocks, conditions and counts stand for, so that a file or a form can offer the right words.

The kinds are written into the signatures (`piece: Piece`), where core.rules.inventing.vocabulary reads them; to the
code itself they are plain texts and numbers.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated


class Kind(StrEnum):
    """What may be written for a parameter."""

    NUMBER = "number"
    FLAG = "flag"
    TERRAIN = "terrain"
    SYMBOL = "symbol"
    PIECE = "piece"
    OWN_PIECE = "own piece"
    """A piece that the unit brings itself: those of others are not its to move."""
    WORD = "word"
    """One of a few words that the parameter lists itself."""
    WHERE = "where"
    """A condition on a region."""
    GROUND = "ground"
    """A condition on a region that does not ask what is adjacent to what."""
    WHEN = "when"
    """A condition on the race and its turn."""
    COUNT = "count"
    """A number, or something that is counted in the position."""


@dataclass(frozen=True, slots=True)
class Span:
    """The numbers a parameter may be."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Words:
    """The words a parameter may be, where its type does not list them."""

    options: tuple[str, ...]


Amount = Annotated[int, Span(-9, 9)]
"""More or less of something."""
Number = Annotated[int, Span(1, 20)]
Terrain = Annotated[str, Kind.TERRAIN]
Symbol = Annotated[str, Kind.SYMBOL]
Piece = Annotated[str, Kind.PIECE]
OwnPiece = Annotated[str, Kind.OWN_PIECE]
