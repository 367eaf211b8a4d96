"""Amazons: four tokens that only attack. They leave the board after every redeployment and come back when readying."""

from core.rules.blocks import ruled, when_it_happens
from core.rules.changes import BOX, HAND, KEPT, Asked, Change, TokensMoved
from core.rules.combine import total
from core.rules.effects import About, Bound, Choice, Effect, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Pending
from core.rules.view import View

ATTACK_ONLY, STARTING = "base:race.amazons.attack-only", "base:race.amazons.starting-count"
WITHDRAW, RETURN = "base:race.amazons.withdraw", "base:race.amazons.return"
ANEW = ruled("amazons-start", "each-round", "turn-unspecified")


def _attackers(view: View, me: Bound) -> int:
    return view.rules.values[f"{me.race}.conquest-only"]


def _refill(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """In one reading every turn begins with the full number."""
    holding = view.holding(me.race)
    now = holding.hand + holding.kept + sum(view.ground(region).tokens for region in view.regions(me.race))
    number = min(total(view, Question.STARTING_TOKENS, ask) - now, view.tray(me.race))
    return (TokensMoved(me.race, number, BOX, HAND, STARTING),) if number > 0 else ()


def _due(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    tokens = [view.ground(region).tokens for region in view.regions(me.race)]
    spare_only = view.rules.ruled("amazons-withdraw", "spare-only")
    return _asked(me, min(_attackers(view, me), sum(tokens) - (len(tokens) if spare_only else 0)))


def _asked(me: Bound, left: int) -> tuple[Change, ...]:
    return (Asked(Pending(me.seat, me.unit, "withdraw", me.race, number=left), WITHDRAW),) if left > 0 else ()


def _regions(view: View, me: Bound, pending: Pending) -> tuple[int, ...]:
    """Spare tokens go first; where nobody must leave a garrison, any region may give one."""
    regions = view.regions(me.race)
    spare = tuple(region for region in regions if view.ground(region).tokens > 1)
    return regions if not spare or view.rules.ruled("amazons-withdraw", "four-always-should-leave") else spare


def _withdrawn(view: View, me: Bound, pending: Pending, region: int) -> tuple[Change, ...]:
    return TokensMoved(me.race, 1, region, KEPT, WITHDRAW), *_asked(me, pending.number - 1)


RACE = Unit(
    id="race.amazons",
    effects=(
        Effect(Question.STARTING_TOKENS, Stage.ADD, STARTING, lambda view, me, ask: _attackers(view, me)),
        when_it_happens(Question.TURN_BEGAN, _refill, clause=STARTING, ruling=ANEW),
        when_it_happens(Question.TROOPS_READIED, clause=RETURN, changes=lambda view, me, ask: (
            TokensMoved(me.race, view.holding(me.race).kept, KEPT, HAND, RETURN),)),
        when_it_happens(Question.REDEPLOY_ENDED, _due, clause=WITHDRAW, also=(ATTACK_ONLY,)),
    ),
    choices=(Choice("withdraw", WITHDRAW, _regions, _withdrawn, about=About.REGION),),
)  # fmt: skip
