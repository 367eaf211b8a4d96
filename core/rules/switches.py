"""Which reading of the rules is in force: an edition, single rulings, and clauses switched off as house rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Switches:
    """A choice of readings. `rulings` maps dispute ids to options, `without` lists clauses that do not apply.

    Ids are qualified by game (`base:dispute.own-decline-cost`). A record of a game keeps every ruling it was
    played under, so that it replays unchanged when a default changes.
    """

    edition: str = ""
    rulings: Mapping[str, str] = field(default_factory=dict, hash=False)
    without: frozenset[str] = frozenset()

    def overlaid(self, given: "Switches | None") -> "Switches":
        """These with what is given on top; an edition is taken everywhere, so that no ruling made here is left."""
        if given is None:
            return self
        return Switches(
            given.edition or self.edition,
            dict(given.rulings) if given.edition else dict(self.rulings) | dict(given.rulings),
            self.without | given.without,
        )
