"""What comes out of an edit: another map, or the reason why not."""

from dataclasses import dataclass

from core.model.map_model import MapModel
from core.model.values import Point, RegionId


@dataclass(frozen=True, slots=True)
class Edited:
    """The map after the edit."""

    model: MapModel
    regions: tuple[RegionId, ...] = ()
    """What the edit was about: the region it made, the pieces, the one that remains."""
    note: str = ""
    """What the edit did by itself, as a sentence; empty if it did just what it was asked."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an edit cannot be done: one sentence, and where to look."""

    reason: str
    at: Point | None = None
    regions: tuple[RegionId, ...] = ()


Outcome = Edited | Refusal
