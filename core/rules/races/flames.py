"""Flames: what hangs together with their Volcano they attack as if it were empty."""

from dataclasses import replace

from core.rules.as_if_empty import as_if_empty
from core.rules.blocks import lifts
from core.rules.changes import BOX, Asked, Change, PiecesMoved
from core.rules.combine import allowed
from core.rules.conditions import is_linked_to, is_next_to
from core.rules.effects import ASKS, About, Bound, Choice, Effect, Unit
from core.rules.markers import limits
from core.rules.questions import Ask, Question, Stage
from core.rules.state import NOWHERE, Pending
from core.rules.view import View

HERE, PIECE = "underground:race.flames.", "volcano"
PLACE, CHEAP, CHAIN, ENTRY = HERE + "volcano-placement", HERE + "cheap-conquest", HERE + "chain", HERE + "entry"
SYMBOL, SITE = "underground:abyss.volcano-symbol", "place-volcano"
CLOSE, LINKED = is_next_to(PIECE), is_linked_to(PIECE)


def _asks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """A Volcano of earlier Flames is placed anew, or serves where it stands."""
    if view.lies_in(PIECE) != NOWHERE and view.rules.ruled("volcano-decline", "stays-fixed"):
        return ()
    return (Asked(Pending(me.seat, me.unit, SITE, me.race), PLACE),)


def _sites(view: View, me: Bound, pending: Pending) -> tuple[int, ...]:
    abysses = [region for region, terrain in enumerate(view.board.terrain) if terrain == "abyss"]
    may_place = Question.MAY_PLACE
    return tuple(r for r in abysses if allowed(view, may_place, Ask(me.race, r, key=PIECE))) or (NOWHERE,)


def _placed(view: View, me: Bound, pending: Pending, region: int) -> tuple[Change, ...]:
    here = view.lies_in(PIECE)
    if region in (here, NOWHERE):
        return ()
    return (PiecesMoved(PIECE, 1, BOX if here == NOWHERE else here, region, PLACE),)


RACE = Unit(
    id="race.flames",
    needs=("volcano",),
    effects=(
        Effect(Question.COMBO_CHOSEN, Stage.GIVE, PLACE, _asks, tag=ASKS),
        limits(PIECE, "symbol", clause=SYMBOL, when=lambda v, me, ask: not v.has_symbol(ask.region, PIECE)),
        *(replace(each, also=(CHAIN,)) for each in as_if_empty(clause=CHEAP, when=LINKED)),
        *(replace(each, instead_of=CHAIN) for each in as_if_empty(clause=CHEAP, when=CLOSE)),
        replace(lifts(Question.MAY_CONQUER, "entry", clause=CHEAP, when=CLOSE), instead_of=ENTRY),
    ),
    choices=(Choice(SITE, PLACE, _sites, _placed, about=About.REGION),),
)
