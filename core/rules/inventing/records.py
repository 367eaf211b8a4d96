"""An invented unit as values: what a player wrote, before it becomes a unit of the rules. Files are read elsewhere."""

from dataclasses import dataclass
from typing import Union

LANGUAGE = "en"
"""The language of a name that is given without one."""

Argument = Union[int, bool, str, tuple[str, ...], "Phrase", tuple["Phrase", ...]]


@dataclass(frozen=True, slots=True)
class Phrase:
    """A word of the vocabulary with what is said along with it: `terrain_is` with `terrains` hill and farmland."""

    word: str
    arguments: tuple[tuple[str, Argument], ...] = ()
    is_denied: bool = False
    """Is it meant where it does not hold?"""

    def given(self, name: str) -> Argument | None:
        return dict(self.arguments).get(name)


@dataclass(frozen=True, slots=True)
class InventedEffect:
    """One effect: a block, where and when it speaks, and the name of its clause."""

    block: Phrase
    clause: str
    """The last part of the clause id."""
    where: tuple[Phrase, ...] = ()
    """All of them must hold for the region."""
    when: tuple[Phrase, ...] = ()
    """All of them must hold for the race and its turn."""
    active: bool | None = None
    """Does it work while the race is active? None: as the block usually does."""
    in_decline: bool | None = None
    reading: tuple[str, tuple[str, ...]] | None = None
    """A dispute and the options under which the effect is in force."""
    text: str = ""
    """What it does in the words of its inventor; empty where the sentence that is made of it will do."""


@dataclass(frozen=True, slots=True)
class Marker:
    """A piece of the unit's own."""

    id: str
    number: int
    names: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class InventedUnit:
    """A race on the blank banner or a power on the blank badge."""

    kind: str
    """`race` or `power`"""
    id: str
    number: int
    names: tuple[tuple[str, str], ...] = ()
    """(language, name) pairs"""
    tokens: str = ""
    """The race whose tokens stand for an invented race, without `race.`"""
    own_tokens: int = 0
    """How many tokens of its own it has, where it borrows none"""
    markers: tuple[Marker, ...] = ()
    effects: tuple[InventedEffect, ...] = ()
    needs: tuple[str, ...] = ()
    """Terrains or symbols it is about; without any of them it makes no sense in a mixed game"""
    note: str = ""

    @property
    def unit_id(self) -> str:
        return f"{self.kind}.{self.id}"

    def clause_id(self, name: str) -> str:
        return f"{INVENTED}:{self.unit_id}.{name}"

    @property
    def name(self) -> str:
        names = dict(self.names)
        return names.get(LANGUAGE) or next(iter(names.values()), self.id.replace("-", " ").title())


INVENTED = "invented"
"""What stands in front of the clause ids of invented units, where others have their game."""
