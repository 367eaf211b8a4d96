"""In one reading a piece used in a conquest lies where the attack came from (underground:dispute.relic-used-where)."""

from collections.abc import Callable

from core.rules.changes import HAND, Asked, Change, PiecesMoved
from core.rules.effects import About, Bound, Choice
from core.rules.state import NOWHERE, Pending
from core.rules.view import View

CAME_FROM = "came-from"


def is_where_it_lies(view: View) -> bool:
    """Is this the reading in force?"""
    return view.rules.ruled("relic-used-where", "origin-region")


def origins(view: View, race: str, region: int) -> tuple[int, ...]:
    """The regions of a race from which it could attack another one; none where it entered or flew there."""
    return tuple(
        here for here in view.regions(race) if here != region and view.is_adjacent(race, here, region, "conquest")
    )  # fmt: skip


def asks_for_origin(view: View, me: Bound, region: int, clause: str) -> tuple[Change, ...]:
    """The player says from which region he attacked, where he could have from several."""
    if not origins(view, me.race, region):
        return ()
    return (Asked(Pending(me.seat, me.unit, CAME_FROM, me.race, region), clause),)


def put_at_origin(piece_of: Callable[[Bound], str], *, clause: str) -> Choice:
    """The decision that goes with it: the piece is put there from the board, or from the hand of its player."""

    def put(view: View, me: Bound, pending: Pending, region: int) -> tuple[Change, ...]:
        piece = piece_of(me)
        here = view.lies_in(piece)
        if here == NOWHERE:
            return (PiecesMoved(piece, 1, HAND, region, clause, me.race),) if view.pieces_of(me.race, piece) else ()
        return (PiecesMoved(piece, 1, here, region, clause),) if here != region else ()

    def options(view: View, me: Bound, pending: Pending) -> tuple[int, ...]:
        return origins(view, pending.race, pending.region)

    return Choice(CAME_FROM, clause, options, put, about=About.REGION)
