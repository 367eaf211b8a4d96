"""Tokens that stay on the board in decline are placed a last time."""

from core.rules.changes import BOX, HAND, Asked, Change, TokensMoved
from core.rules.compiled import COMMON
from core.rules.effects import Bound
from core.rules.state import Pending
from core.rules.view import View


def _counts_the_hand(view: View) -> bool:
    """In one reading tokens in hand are placed as well (underground:dispute.tomb-which-tokens)."""
    return view.rules.ruled("tomb-which-tokens", "hand-too")


def has_more_than_garrisons(view: View, race: str) -> bool:
    """Has a race with a region a token to place beyond the one in each region?"""
    regions = view.regions(race)
    spare = any(view.ground(region).tokens > 1 for region in regions)
    return spare or (_counts_the_hand(view) and bool(regions) and view.holding(race).hand > 0)


def yes_or_no(view: View, me: Bound, pending: Pending) -> tuple[int, ...]:
    """The answers while the unit serves the race; only no, once a badge is left unused where it lies."""
    return (1, 0) if me.unit in view.units_of(pending.race) else (0,)


def placed_again(view: View, race: str, *, clause: str) -> tuple[Change, ...]:
    """All tokens but one a region are taken up and placed one by one; those in hand with them, or to the tray."""
    holding, hand_too = view.holding(race), _counts_the_hand(view)
    spare = ((region, view.ground(region).tokens - 1) for region in view.regions(race))
    taken = [TokensMoved(race, tokens, region, HAND, clause) for region, tokens in spare if tokens]
    number = sum(each.number for each in taken) + (holding.hand if hand_too else 0)
    gone = [] if hand_too or not holding.hand else [TokensMoved(race, holding.hand, HAND, BOX, clause)]
    place = Asked(Pending(holding.seat, COMMON, "placed-first", race), clause)
    return (*gone, *taken, *[place] * number)
