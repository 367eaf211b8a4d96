"""Reusable effects for a piece that stands for a relic of somebody else."""

from core.rules.changes import HAND, Change, PiecesMoved
from core.rules.effects import Bound, Effect
from core.rules.markers import comes_back, never_captured
from core.rules.origin import asks_for_origin, is_where_it_lies, origins
from core.rules.questions import Ask, Question, Stage
from core.rules.serving import LENT, copy_of
from core.rules.state import NOWHERE
from core.rules.view import View


def lendable(view: View, me: Bound) -> tuple[int, ...]:
    """The relics on the board that may be picked, as places in the sorted list of tiles; none after the first."""
    if view.memo(me.unit, me.race, LENT) is not None:
        return ()
    own = view.rules.ruled("magic-bag-which-relic", "own-only")
    return tuple(
        number
        for number, tile in enumerate(sorted(view.rules.tiles))
        if tile.startswith("relic.")
        and (tile in view.serving(me.race) if own else view.lies_in(tile) != NOWHERE)
    )  # fmt: skip


def taken_along(piece: str, *, clause: str) -> Effect:
    """The piece is put where what it stands for would lie: into the region conquered with it."""

    def moved(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        memo = view.memo(me.unit, me.race, LENT)
        if memo is None or not any(copy_of(sorted(view.rules.tiles)[memo.value]) in way for way in ask.means):
            return ()
        source = view.lies_in(piece)
        place = source if source != NOWHERE else HAND
        if place == HAND and not view.pieces_of(me.race, piece):
            return ()
        if is_where_it_lies(view) and origins(view, me.race, ask.region):
            return asks_for_origin(view, me, ask.region, clause)
        if place == ask.region:
            return ()
        return (PiecesMoved(piece, 1, place, ask.region, clause, me.race),)

    return Effect(Question.REGION_CONQUERED, Stage.GIVE, clause, moved)


def goes_back(piece: str, *, clause: str) -> tuple[Effect, ...]:
    """Given up or taken, the region leaves the piece to its owner."""
    return (comes_back(piece, clause=clause), *never_captured(piece, clause=clause))
