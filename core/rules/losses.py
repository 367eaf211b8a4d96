"""Conditions on the loss of a region, and who has troops next to whom."""

from core.rules.combine import allowed
from core.rules.effects import Bound
from core.rules.questions import Ask, Question
from core.rules.shelter import is_closed
from core.rules.view import View

INVADED = "invaded"
"""Why a region is lost into which a piece without a race has come."""
SACRIFICED, HANDED_OVER = "sacrificed", "handed-over"
"""Why a region is lost that its own player empties of tokens in decline: for coins, or for his active race."""
NO_EFFECTS = "underground:immunity.no-effects"
GIVEN_UP = frozenset({"abandoned", "emptied", "withdrawn", "cleared", "declined", SACRIFICED, HANDED_OVER, ""})
"""Why a race has lost a region although nobody attacked it."""


def is_taken_by_opponent(view: View, me: Bound, ask: Ask) -> bool:
    """Was the region lost to a conquest of another player?"""
    return ask.key not in GIVEN_UP and ask.seat >= 0 and ask.seat != me.seat


def seats_next_to(view: View, race: str, regions: tuple[int, ...]) -> tuple[int, ...]:
    """The other players with an active token next to these regions, as far as theft may touch it."""
    own = view.seat_of(race)
    found = set()
    for here in regions:
        for there, ground in enumerate(view.state.grounds):
            if not ground.race or not view.is_adjacent(race, here, there, "theft"):
                continue
            seat = view.seat_of(ground.race)
            if seat != own and counts_as_active(view, there) and not _is_out_of_reach(view, race, there):
                found.add(seat)
    return tuple(sorted(found))


def invaders(view: View) -> tuple[str, ...]:
    """The pieces without a race that players send into regions."""
    return tuple(sorted({offer.invader for offer in view.rules.offers.values() if offer.invader}))


def has_invader(view: View, region: int) -> bool:
    """Does such a piece stand in a region?"""
    return any(piece in invaders(view) for piece, _ in view.ground(region).pieces)


def counts_as_active(view: View, region: int) -> bool:
    """Is a token in a region active, or treated as if it were?"""
    holder = view.holder(region)
    if holder is None:
        return False
    return holder.active or allowed(view, Question.COUNTS_AS_ACTIVE, Ask(holder.race, region))


def _is_out_of_reach(view: View, race: str, region: int) -> bool:
    if allowed(view, Question.IS_IMMUNE, Ask(race, region, key="theft")):
        return True
    is_touched = view.rules.ruled("immunity-vs-coin-theft", "counted") or NO_EFFECTS in view.rules.without
    return not is_touched and is_closed(view, race, region)
