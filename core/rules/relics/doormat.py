"""The Flying Doormat: once a turn a region far away may be conquered, and the Doormat flies along."""

from core.rules.blocks import lifts, ruled
from core.rules.changes import Change, PiecesMoved
from core.rules.effects import Bound, Effect, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import NOWHERE
from core.rules.tile_effects import once_a_turn_or_round, relic_means, site, with_it
from core.rules.view import View

FLY, POSITION = "underground:relic.doormat.fly", "underground:relic.doormat.position"


def _lands(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    source = site(view, me)
    if not with_it(view, me, ask) or source in (NOWHERE, ask.region):
        return ()
    return (PiecesMoved(me.unit, 1, source, ask.region, POSITION),)


def _falls(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """House rule: it flies away even if the attempt fails."""
    return _lands(view, me, ask) if ask.key == "failed" else ()


RELIC = Unit(
    id="relic.doormat",
    means=(relic_means("relic.doormat", FLY),),
    effects=(
        *once_a_turn_or_round(clause=FLY),
        lifts(Question.MAY_CONQUER, "reach", clause=FLY, when=with_it),
        lifts(
            Question.MAY_CONQUER, "entry", clause=FLY, when=with_it, ruling=ruled("doormat-first-conquest", "anywhere")
        ),
        Effect(Question.REGION_CONQUERED, Stage.GIVE, FLY, _lands, also=("underground:relic.general.mobile",)),
        Effect(Question.REGION_ATTACKED, Stage.GIVE, FLY, _falls, instead_of=POSITION),
    ),
)
