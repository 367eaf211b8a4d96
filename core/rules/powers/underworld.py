"""Underworld: regions with a cavern cost one token less and count as adjacent to each other."""

from core.rules.blocks import attacker_pays, ruled
from core.rules.conditions import has_symbol, once_a_turn
from core.rules.effects import Bound, Effect, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

DISCOUNT = "base:power.underworld.discount"
ADJACENCY = "base:power.underworld.adjacency"
CAVERN = has_symbol("cavern")


def _passages(purpose: str, ruling: tuple[str, frozenset[str]] | None = None) -> Effect:
    """From one cavern to every other, when adjacency is asked for this purpose."""

    def others(view: View, me: Bound, ask: Ask) -> tuple[int, ...]:
        if ask.key != purpose or not view.has_symbol(ask.region, "cavern"):
            return ()
        return tuple(r for r in range(len(view.board)) if r != ask.region and view.has_symbol(r, "cavern"))

    return Effect(Question.EXTRA_NEIGHBOURS, Stage.GIVE, ADJACENCY, others, ruling=ruling)


POWER = Unit(
    id="power.underworld",
    needs=("cavern",),
    effects=(
        attacker_pays(-1, when=CAVERN, clause=DISCOUNT, ruling=ruled("single-region-wording", "all")),
        attacker_pays(
            -1, when=once_a_turn(CAVERN), clause=DISCOUNT, ruling=ruled("single-region-wording", "one-of-choice")
        ),
        _passages("conquest"),
        _passages("replacement", ruled("sorcerers-underworld", "yes")),
        _passages("discount", ruled("giants-underworld", "yes")),
    ),
)
