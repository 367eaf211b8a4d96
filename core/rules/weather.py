"""Which events count now, and where the rivers are: what the rules of River World ask the position again and again."""

from core.rules.combine import allowed
from core.rules.compiled import Rules
from core.rules.effects import Bound
from core.rules.questions import Ask, Question
from core.rules.state import NOWHERE, GameState
from core.rules.view import View

RIVER = "river"


def is_up(view: View, event: str) -> bool:
    """Does an event count now: as the tile of the round, or because it lasts until the next of its kind?"""
    return event in events_after(view, len(view.state.events.turned))


def was_up(view: View, event: str) -> bool:
    """Did an event count in the round before?"""
    return event in events_after(view, len(view.state.events.turned) - 1)


def events_after(view: View, number: int) -> tuple[str, ...]:
    """The events that count when so many tiles are face up (river:dispute.storm-duration)."""
    turned = view.state.events.turned[: max(0, number)]
    if not turned:
        return ()
    if not view.rules.ruled("storm-duration", "permanent"):
        return turned[-1:]
    lasting = [event for event in turned if event and view.rules.units[event].lasts]
    return tuple(dict.fromkeys((*lasting[-1:], turned[-1])))


def frozen(rules: Rules, state: GameState) -> frozenset[int]:
    """The regions that lie under ice in a position."""
    view = View(rules, state)
    counting = events_after(view, len(state.events.turned))
    terrains = {rules.units[event].freezes for event in counting if event} - {""}
    return frozenset(region for region, terrain in enumerate(rules.board.terrain) if terrain in terrains)


def is_river(view: View, region: int) -> bool:
    """Is a region river by its terrain? Lakes that count as rivers for somebody are none."""
    return view.board.terrain[region] == RIVER


def river_asked(view: View, me: Bound, ask: Ask) -> bool:
    """The same of the region a question is about, as a condition."""
    return ask.region != NOWHERE and view.board.terrain[ask.region] == RIVER


def is_scored(view: View, race: str, region: int) -> bool:
    """Does a region bring its race coins? A river only where something lets the race own it."""
    return not is_river(view, region) or allowed(view, Question.MAY_HOLD, Ask(race, region, key="score"))


def rivers(view: View) -> tuple[int, ...]:
    """Every river region, ascending."""
    return tuple(region for region, terrain in enumerate(view.board.terrain) if terrain == RIVER)
