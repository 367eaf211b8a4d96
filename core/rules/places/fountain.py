"""The Fountain of Youth: every turn of its holder begins with one more token from the tray."""

from core.rules.blocks import ruled, when_it_happens
from core.rules.changes import BOX, HAND, Change, TokensMoved
from core.rules.effects import Bound, Effect, Side, Unit
from core.rules.losses import HANDED_OVER
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Phase
from core.rules.tile_effects import site
from core.rules.view import View

TOKEN, EARLY = "underground:place.fountain.token", "start-effects-before-decline"


def _token(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """Into the hand, in one reading into the region; the player may decline or, in one reading, must expand first."""
    target = site(view, me) if view.rules.ruled("fountain-token-where", "fountain-region") else HAND
    return (TokensMoved(me.race, 1, BOX, target, TOKEN),) if view.tray(me.race) else ()


def _token_for_the_heir(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """At the start of a turn the active race may come to it in the place of one in decline, and drinks as well."""
    heir = view.ground(ask.region).race
    if ask.key != HANDED_OVER or ask.region != site(view, me) or not heir:
        return ()
    return _token(view, view.bound(me.unit, heir), ask)


def _token_of_the_start(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """Where it comes only with an expansion, it does so before the Fountain can be given up."""
    is_given_up = ask.key == "abandoned" and ask.region == site(view, me) and view.state.phase is Phase.READY
    return (TokensMoved(ask.race, 1, BOX, HAND, TOKEN),) if is_given_up and view.tray(ask.race) else ()


PLACE = Unit(
    id="place.fountain",
    effects=(
        when_it_happens(Question.TURN_BEGAN, _token, clause=TOKEN, ruling=ruled(EARLY, "yes")),
        Effect(Question.REGION_LOST, Stage.GIVE, TOKEN, _token_for_the_heir, Side.BOARD, ruling=ruled(EARLY, "yes")),
        Effect(Question.REGION_LOST, Stage.GIVE, TOKEN, _token_of_the_start, Side.BOARD, ruling=ruled(EARLY, "no")),
        when_it_happens(Question.TROOPS_READIED, _token, clause=TOKEN, ruling=ruled(EARLY, "no")),
    ),
)
