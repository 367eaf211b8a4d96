"""The Fountain of Youth: every turn of its holder begins with one more token from the tray."""

from core.rules.blocks import ruled, when_it_happens
from core.rules.changes import BOX, HAND, Change, TokensMoved
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask, Question
from core.rules.tile_effects import site
from core.rules.view import View

TOKEN, EARLY = "underground:place.fountain.token", "start-effects-before-decline"


def _token(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """Into the hand, in one reading into the region; the player may decline or, in one reading, must expand first."""
    target = site(view, me) if view.rules.ruled("fountain-token-where", "fountain-region") else HAND
    return (TokensMoved(me.race, 1, BOX, target, TOKEN),) if view.tray(me.race) else ()


PLACE = Unit(
    id="place.fountain",
    effects=(
        when_it_happens(Question.TURN_BEGAN, _token, clause=TOKEN, ruling=ruled(EARLY, "yes")),
        when_it_happens(Question.TROOPS_READIED, _token, clause=TOKEN, ruling=ruled(EARLY, "no")),
    ),
)
