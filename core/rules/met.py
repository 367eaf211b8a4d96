"""What was worked out about races in play and is met again: who has a say when two of them meet, the last state."""

from typing import Any

from core.rules.effects import Effect
from core.rules.in_force import InForce
from core.rules.questions import Question

Entry = tuple[Effect, str]
"""An effect and the id of its unit."""
Force = dict[Question, tuple[Entry, ...]]

Badges = tuple[str, str, bool, int, tuple[str, ...]]
"""What decides which effects a race in play has: itself, its power, whether it is active, its seat, and further units
that serve it (tiles it controls, badges tied to them)."""


class Pair:
    """Two races that meet, the one that asks and the one that holds the region, and what has a say between them."""

    __slots__ = ("against", "asker", "holder", "own", "says")

    def __init__(self, asker: Badges | None, holder: Badges | None, own: Force, against: Force) -> None:
        self.asker, self.holder, self.own, self.against = asker, holder, own, against
        self.says: dict[Question, InForce] = {}
        """As far as somebody has asked."""


Table = dict[tuple[str, str], Pair]
"""By the race that asks and the race that holds the region."""


class Recent:
    """Parts of the state met last, and what follows from them: most steps leave most parts as they are."""

    __slots__ = ("grounds", "holdings", "regions", "served", "serving", "serving_in", "table")

    def __init__(self) -> None:
        self.holdings: Any = ()
        self.served: object = None
        self.table: Table = {}
        self.serving_in: Any = None
        self.serving: dict[str, tuple[str, ...]] = {}
        self.grounds: object = None
        self.regions: dict[str, tuple[int, ...]] = {}
