"""Monsters on the surface: before a mixed game begins the players put them where Lost Tribes would be."""

from core.rules.changes import BOX, Change, PiecesMoved, StackSet
from core.rules.effects import About, Bound, Choice
from core.rules.mixing import is_open_to_monsters
from core.rules.state import NOWHERE, Pending, number_of
from core.rules.view import View

PLACE = "place-monsters"
COUNT, PLACEMENT = "underground:mix.surface-monster-count", "underground:mix.surface-monster-placement"
TRIBES = "underground:mix.surface-lost-tribes"


def placing_monsters() -> tuple[Choice, ...]:
    """Two monsters at a time, each pair with a tile for the stack."""
    return (Choice(PLACE, PLACEMENT, _sites, _placed, about=About.REGION),)


def _sites(view: View, me: Bound, pending: Pending) -> tuple[int, ...]:
    if PLACEMENT in view.rules.without:
        return tuple(r for r in range(len(view.board)) if not view.ground(r).pieces) or (NOWHERE,)
    guarded = view.where("monster")
    found = tuple(r for r in range(len(view.board)) if is_open_to_monsters(view.board, r, guarded))
    return found or (NOWHERE,)


def _placed(view: View, me: Bound, pending: Pending, region: int) -> tuple[Change, ...]:
    number = min(2, view.stock("monster"))
    if region == NOWHERE or not number:
        return ()
    tribes = number_of(view.ground(region).pieces, "lost-tribe") if TRIBES not in view.rules.without else 0
    every = view.rules.ruled("mix-surface-tiles", "all")
    height = len(view.rules.tiles) if every else view.state.tiles + 1
    return (
        PiecesMoved("lost-tribe", tribes, region, BOX, TRIBES),
        PiecesMoved("monster", number, BOX, region, PLACEMENT),
        StackSet(min(height, len(view.rules.tiles)), PLACEMENT),
    )
