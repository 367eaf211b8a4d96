"""Drows: a region without strangers next to it is worth one more coin."""

from dataclasses import replace

from core.rules.blocks import income_per_region
from core.rules.conditions import Condition
from core.rules.effects import Bound, Unit
from core.rules.losses import has_invader
from core.rules.questions import Ask
from core.rules.view import View

BONUS, SPOILS = "underground:race.drows.hermit-bonus", "underground:race.drows.what-spoils"


def _alone(spoils: Condition) -> Condition:
    """No neighbouring region spoils the quiet of this one; in one reading whatever counts as adjacent is one."""

    def is_alone(view: View, me: Bound, ask: Ask) -> bool:
        near = view.board.neighbours[ask.region]
        if view.rules.ruled("drow-direct-adjacency", "any-adjacency"):
            everywhere = range(len(view.board))
            near = tuple(there for there in everywhere if view.is_adjacent(me.race, ask.region, there, "hermit"))
        return not any(spoils(view, me, Ask(ask.race, there)) for there in near if there != ask.region)

    return is_alone


def _has_strangers(view: View, me: Bound, ask: Ask) -> bool:
    """Any race but the Drows, and monsters; tiles do not count, what others send and lost tribes in some readings."""
    ground, rules = view.ground(ask.region), view.rules
    if ground.race not in ("", me.race) or view.pieces(ask.region, "monster"):
        return True
    if rules.ruled("balrog-and-drows", "yes") and has_invader(view, ask.region):
        return True
    return view.pieces(ask.region, "lost-tribe") > 0 and rules.ruled("mix-lost-tribe-and-monster", "interchangeable")


def _has_enemies(view: View, me: Bound, ask: Ask) -> bool:
    holder = view.holder(ask.region)
    return holder is not None and holder.active and holder.seat != me.seat


RACE = Unit(
    id="race.drows",
    effects=(
        income_per_region(+1, when=_alone(_has_strangers), clause=BONUS, also=(SPOILS,)),
        replace(income_per_region(+1, when=_alone(_has_enemies), clause=BONUS), instead_of=SPOILS),
    ),
)
