"""The row of events in words: every tile as it lies there, and what was said about the next one."""

from dataclasses import dataclass
from enum import StrEnum

from core.rules.common.temple import TOLD
from core.rules.compiled import COMMON, Rules
from core.rules.spoken_names import ClauseRef, Names, clause_gist
from core.rules.state import NOBODY, GameState
from core.rules.view import View


class TileFace(StrEnum):
    """How a tile of the row lies."""

    PAST = "past"
    NOW = "now"
    FORESEEN = "foreseen"
    """Face down, but somebody has looked at it."""
    HIDDEN = "hidden"


@dataclass(frozen=True, slots=True)
class EventTile:
    round: int
    face: TileFace
    event: str
    """Empty where nobody knows it."""
    title: str
    detail: str
    clause: ClauseRef | None
    """The clause that says most of what the event does; none for a tile nobody knows."""


def event_tiles(rules: Rules, names: Names, state: GameState) -> tuple[EventTile, ...]:
    """Every tile of the row, in the order of the rounds; none in a game without events."""
    return tuple(_tile(rules, names, state, place) for place in range(state.events.length))


def _tile(rules: Rules, names: Names, state: GameState, place: int) -> EventTile:
    row, turned = state.events, len(state.events.turned)
    if place < turned:
        face = TileFace.NOW if place == turned - 1 else TileFace.PAST
        event = row.turned[place]
        title = names.unit(event) if event else names.say("Not said")
        return EventTile(place + 1, face, event, title, *_meaning(rules, names, event))
    if place == turned and row.foreseen:
        seen_by = names.listed([names.seat(seat) for seat in row.seen_by])
        title = names.say("{}, seen by {}", names.unit(row.foreseen), seen_by)
        return EventTile(place + 1, TileFace.FORESEEN, row.foreseen, title, *_meaning(rules, names, row.foreseen))
    return EventTile(place + 1, TileFace.HIDDEN, NOBODY, names.say("Face down"), "", None)


def _meaning(rules: Rules, names: Names, event: str) -> tuple[str, ClauseRef | None]:
    if not event:
        return "", None
    unit = rules.units[event]
    clause = names.clause(unit.effects[0].clause if unit.effects else unit.idle[0])
    return clause_gist(clause), clause


def event_sayings(rules: Rules, names: Names, state: GameState) -> tuple[str, ...]:
    """What players who have seen the next tile have told the others, true or not."""
    view, events = View(rules, state), sorted(rules.events)
    told = ((seat, view.memo(COMMON, NOBODY, f"{TOLD}-{seat}")) for seat in range(len(state.seats)))
    return tuple(
        names.say("{} says: {} comes next.", names.seat(seat), names.unit(events[memo.value]))
        for seat, memo in told
        if memo is not None
    )
