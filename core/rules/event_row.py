"""The row of event tiles: how long it is, which tile can come next, and turning it up when a round begins."""

from core.rules.changes import Asked, EventForeseen, EventTurned
from core.rules.compiled import COMMON, Rules
from core.rules.questions import Ask, Question
from core.rules.run import Run
from core.rules.state import CHANCE, GameState, Pending

TURN, FORESEE = "draw-event", "foresee-event"
"""What chance is asked for: the event of the round, or the tile somebody looks at."""


def row_length(rules: Rules) -> int:
    """One tile for each round, as far as there are so many; without that clause all of them."""
    tiles = sum(rules.events.values())
    return min(rules.rounds, tiles) if rules.on("setup.event-count") else tiles


def last_round(rules: Rules, state: GameState) -> int:
    """The round of the last tile of the row; without a row, or without that clause, the rounds of the game."""
    if rules.events and rules.on("round-count"):
        return max(state.events.length, rules.rounds)
    last = rules.rounds + rules.ruled("last-round", "one-more") - rules.ruled("marker-first-round", "always")
    return last + (not rules.on("flow.last-round")) + (not rules.on("turn.length"))


def is_due(rules: Rules, state: GameState) -> bool:
    """Is a tile of the row to be turned up for this round?"""
    turned, length = len(state.events.turned), state.events.length
    if state.round <= 1:
        return turned < min(1, length) and rules.on("setup.first-event")
    expected = state.round if rules.on("setup.first-event") else state.round - 1
    return turned < min(expected, length) and rules.on("event.timing")


def clause_part(state: GameState) -> str:
    """Which part of the rules turns a tile up now: set-up for the first round, the course of the game later."""
    return "setup.first-event" if state.round <= 1 else "event.timing"


def outcomes(rules: Rules, state: GameState) -> dict[str, int]:
    """Every event that can turn up next, in order, with the number of tiles that show it."""
    if not rules.on("components.events"):
        return dict.fromkeys(sorted(rules.events), 1)
    known = [*state.events.turned, state.events.foreseen] if rules.on("setup.event-draw") else []
    left = {event: number - known.count(event) for event, number in sorted(rules.events.items())}
    return {event: number for event, number in left.items() if number > 0}


def against_drawing(rules: Rules, state: GameState, item: str) -> tuple[str, ...]:
    """The clauses by which an event cannot be the next: all its tiles are known to lie elsewhere."""
    is_used_up = item in rules.events and item not in outcomes(rules, state)
    return (rules.cite("components.events"), rules.cite("setup.event-draw")) if is_used_up else ()


def turn_up(run: Run) -> bool:
    """Turn the event of the round up. True while chance, or a player, has something to do."""
    rules, state = run.rules, run.state
    if not is_due(rules, state):
        return False
    clause = rules.cite(clause_part(state))
    if state.events.foreseen:
        take_place(run, state.events.foreseen, clause)
        return True
    run.do(Asked(Pending(CHANCE, COMMON, TURN), clause))
    return True


def take_place(run: Run, event: str, clause: str) -> None:
    """The tile lies face up, and what it does at once is done."""
    run.do(EventTurned(event, clause))
    run.moment(Question.EVENT_TURNED, Ask(key=event, number=run.state.round))


def foresee(run: Run, event: str, clause: str) -> None:
    """The seat to move has looked at the next tile."""
    run.do(EventForeseen(event, run.state.turn, clause))
