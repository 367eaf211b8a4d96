"""What a player may not read in the story: which tile somebody else has looked at, as long as it lies face down."""

from dataclasses import dataclass

from core.rules.engine import Step
from core.rules.event_row import FORESEE
from core.rules.state import GameState


@dataclass(frozen=True, slots=True)
class Reader:
    """Somebody who reads the story at a position of it."""

    seat: int
    state: GameState


def is_unseen(step: Step, reader: Reader | None) -> bool:
    """Did chance show somebody a tile that this reader has not seen, neither then nor face up since?"""
    if reader is None or not any(each.key == FORESEE for each in step.before.pending[-1:]):
        return False
    row = reader.state.events
    is_face_up = len(row.turned) > len(step.before.events.turned)
    return not is_face_up and not (row.foreseen and reader.seat in row.seen_by)
