"""Markers that lie wherever their race stands because it brought one into every region it took."""

from collections.abc import Collection

from core.rules.apply import apply
from core.rules.changes import Change, PiecesMoved
from core.rules.effects import SETTLED, Side
from core.rules.questions import Ask, Question
from core.rules.state import GameState, Holding
from core.rules.view import View


def markers_lacking(view: View) -> tuple[PiecesMoved, ...]:
    """What every race would have put into its regions when it took them, where it does not lie there yet.

    In decline a race puts nothing down any more; what it brought while it was active lies there all the same.
    """
    moves = [move for holding in view.state.holdings for move in _lacking(view, holding)]
    left = {move.piece: view.stock(move.piece) for move in moves}
    found = []
    for move in sorted(moves, key=lambda each: each.target):
        left[move.piece] -= move.number
        if left[move.piece] >= 0:
            found.append(move)
    return tuple(found)


def with_markers_settled(view: View, bare: Collection[int]) -> GameState:
    """The position with those markers, but for regions in which nothing is said to lie."""
    return apply(view.state, [move for move in markers_lacking(view) if move.target not in bare])


def _lacking(view: View, holding: Holding) -> list[PiecesMoved]:
    badges = (holding.race, holding.power, True, holding.seat, ())
    entries = view.rules.of_race(badges, Side.OWN).get(Question.REGION_CONQUERED, ())
    asks = [Ask(holding.race, region, key="conquered", seat=holding.seat) for region in view.regions(holding.race)]
    changes: list[Change] = [
        change
        for effect, unit in entries
        if effect.tag == SETTLED
        for ask in asks
        for change in effect.run(view, view.bound(unit, holding.race), ask)
    ]
    return [change for change in changes if isinstance(change, PiecesMoved)]
