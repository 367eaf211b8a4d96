"""Outlines upon outlines: so much lies close to each other that measuring it would take hours, so it is refused.

No drawing of a board comes near this, but a file may hold anything: thousands of copies of one region, or combs of
thousands of teeth that run into each other.
"""

from core.model.problems import RealmwrightError
from core.model.values import to_units
from core.topology.edge_table import Floats, Ints

MOST_CANDIDATES = 500_000_000
"""Of the pieces of boundary that may lie close to another; it takes about a minute to look at so many."""


class HeapedOutlinesError(RealmwrightError):
    """A map on which nobody can say who touches whom."""


def refuse_heap(x: Floats, y: Floats, candidates: Ints) -> None:
    """Refuse pieces with these middles if all in all they have too many others to be compared with."""
    total = int(candidates.sum())
    if total <= MOST_CANDIDATES:
        return
    worst = int(candidates.argmax())
    at = ", ".join(f"{to_units(round(float(each[worst]))):g}" for each in (x, y))
    raise HeapedOutlinesError(
        "too many outlines lie upon each other, or too close for the gap tolerance, to tell who touches whom; "
        f"most of them near {at} (units from the upper left corner)"
    )
