"""The row of events of a position set up by hand: what is face up, and what somebody has looked at."""

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from core.rules.event_row import row_length
from core.rules.state import NOBODY, EventRow, Phase

if TYPE_CHECKING:
    from core.rules.set_position import Table


def events_of(table: "Table") -> EventRow:
    """The events given are the latest; tiles of earlier rounds lie face up without being named."""
    rules, setup = table.rules, table.setup
    if not rules.events:
        if setup.events or setup.foreseen:
            table.wrong("this game has no events", word="events" if setup.events else "foreseen")
        return EventRow()
    named = [table.named(partial(table.speech.unit, name, "event")) for name in setup.events]
    rounds = 0 if setup.phase == Phase.DEAL else setup.round
    if len(named) > rounds:
        sentence = f"{len(named)} events are face up in round {setup.round}"
        table.wrong(sentence, "round-count", "events")
    turned = tuple(each or NOBODY for each in named)[-rounds:] if rounds else ()
    foreseen, seen_by = _foreseen(table)
    _count(table, (*turned, foreseen))
    return EventRow(row_length(rules), (NOBODY,) * (rounds - len(turned)) + turned, foreseen, seen_by)


def _foreseen(table: "Table") -> tuple[str, tuple[int, ...]]:
    """`["winter", "Anna"]`: the next tile, and who has seen it."""
    if not table.setup.foreseen:
        return NOBODY, ()
    name, *players = table.setup.foreseen
    event = table.named(partial(table.speech.unit, name, "event"))
    seats = [table.named(partial(table.speech.seat, player)) for player in players]
    if not players:
        table.wrong(f"nobody has seen {name}: name the players behind it", word="foreseen")
    if event is None or not players:
        return NOBODY, ()
    return event, tuple(sorted({seat for seat in seats if seat is not None}))


def _count(table: "Table", tiles: tuple[str, ...]) -> None:
    if not (table.rules.on("components.events") and table.rules.on("setup.event-draw")):
        return
    for event, number in sorted(Counter(tile for tile in tiles if tile).items()):
        if number > table.rules.events[event]:
            sentence = f"there are no {number} tiles of {event.partition('.')[2]}"
            table.wrong(sentence, "components.events", "events")
