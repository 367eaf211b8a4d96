"""Mudmen: every turn a new token for each mud pool they hold."""

from core.rules.blocks import when_it_happens
from core.rules.changes import BOX, Change, TokensMoved
from core.rules.effects import Bound, Effect, Unit
from core.rules.growth import earned, earns_tokens, earns_what_the_tray_has, taken
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

GROW, DECLINE = "underground:race.mudmen.grow", "underground:race.mudmen.decline"
CAP, AT_ONCE = "underground:choose.supply-cap", "underground:redeploy.extra-tokens"


def _pools(view: View, me: Bound, ask: Ask) -> int:
    """Mud pools of the race; by other readings of the player, or only those conquered this turn."""
    own = view.rules.ruled("mudmen-pools-owner", "any-own-pool")
    races = view.state.seats[me.seat].races() if own else (me.race,)
    regions = [region for race in races for region in view.regions(race)]
    if view.rules.ruled("mudmen-trigger", "conquered"):
        taken = view.taken_by(me.race)
        regions = [region for region in regions if region in taken]
    return sum(view.is_a(region, "mud") for region in regions)


def _grow(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    return taken(view, me, earned(view, me), GROW)


def _grow_where_they_lie(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """House rule: in decline the pools fill as far as the tray reaches, each by itself."""
    pools = [region for region in view.regions(me.race) if view.is_a(region, "mud")]
    return tuple(TokensMoved(me.race, 1, BOX, region, GROW) for region in pools[: view.tray(me.race)])


RACE = Unit(
    id="race.mudmen",
    needs=("mud",),
    effects=(
        earns_tokens(_pools, clause=GROW),
        earns_what_the_tray_has(_pools, clause=CAP),
        when_it_happens(Question.REDEPLOY_BEGAN, _grow, clause=GROW, also=(AT_ONCE,)),
        Effect(Question.REDEPLOY_ENDED, Stage.GIVE, GROW, _grow, instead_of=AT_ONCE),
        Effect(
            Question.COINS_DUE, Stage.GIVE, GROW, _grow_where_they_lie, active=False, in_decline=True,
            instead_of=DECLINE,
        ),
    ),
)  # fmt: skip
