"""Kraken: at home in the river, which they hold, score and close to others."""

from core.rules.blocks import lifts
from core.rules.conditions import terrain_is
from core.rules.effects import Bound, Effect, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

HERE = "underground:race.kraken."
STAY, SCORE, BLOCKS = HERE + "stay-in-river", HERE + "score-river", HERE + "blocks-river"
HOLD, REACH = Question.MAY_HOLD, "underground:conquest.adjacency"
WATERS, IN_RIVER = ("water", "river"), terrain_is("river")


def _stays(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key in ("redeploy", "decline", "thaw") and IN_RIVER(view, me, ask)


def _scores(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "score" and IN_RIVER(view, me, ask)


def _behind_them(view: View, me: Bound, ask: Ask) -> tuple[int, ...]:
    """House rule: others pass the river regions that Kraken hold without taking them."""
    if ask.key not in ("conquest", "replacement") or ask.race == me.unit:
        return ()
    held = {region for region in view.regions(me.unit) if view.is_a(region, "river")}
    passed, waiting = set(), [near for near in view.board.neighbours[ask.region] if near in held]
    while waiting:
        here = waiting.pop()
        passed.add(here)
        waiting += [near for near in view.board.neighbours[here] if near in held - passed]
    return tuple(sorted({near for here in passed for near in view.board.neighbours[here]}))


RACE = Unit(
    id="race.kraken",
    needs=("sea", "lake", "river"),
    effects=(
        lifts(Question.MAY_CONQUER, "water", clause=STAY, when=IN_RIVER),
        *(lifts(HOLD, ground, clause=STAY, when=_stays) for ground in WATERS),
        *(lifts(HOLD, ground, clause=SCORE, when=_scores, in_decline=True) for ground in WATERS),
        Effect(Question.EXTRA_NEIGHBOURS, Stage.GIVE, REACH, _behind_them, Side.BOARD, instead_of=BLOCKS),
    ),
)
