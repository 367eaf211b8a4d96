"""Tokens that stay on the board in decline are placed a last time."""

from core.rules.changes import BOX, HAND, Asked, Change, TokensMoved
from core.rules.compiled import COMMON
from core.rules.state import Pending
from core.rules.view import View


def has_more_than_garrisons(view: View, race: str) -> bool:
    """Has a race with a region a token beyond the one in each region?"""
    regions = view.regions(race)
    return bool(regions) and bool(view.holding(race).hand or any(view.ground(r).tokens > 1 for r in regions))


def placed_again(view: View, race: str, *, clause: str, hand_too: bool) -> tuple[Change, ...]:
    """All tokens but one a region are taken up and placed one by one; those in hand with them, or to the tray."""
    holding = view.holding(race)
    spare = ((region, view.ground(region).tokens - 1) for region in view.regions(race))
    taken = [TokensMoved(race, tokens, region, HAND, clause) for region, tokens in spare if tokens]
    number = sum(each.number for each in taken) + (holding.hand if hand_too else 0)
    gone = [] if hand_too or not holding.hand else [TokensMoved(race, holding.hand, HAND, BOX, clause)]
    place = Asked(Pending(holding.seat, COMMON, "placed-first", race), clause)
    return (*gone, *taken, *[place] * number)
