"""Liches: in decline they charge a coin for every region taken from them, and whoever has none stays out."""

from core.rules.blocks import forbids, ruled, when_it_happens
from core.rules.changes import Change
from core.rules.effects import Bound, Side, Unit
from core.rules.losses import invaders
from core.rules.questions import Ask, Question
from core.rules.tile_effects import takes_coins
from core.rules.view import View

TOLL, BAN = "underground:race.liches.toll", "underground:race.liches.no-coin-no-conquest"


def _pays(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """Whoever took the region pays; nobody is the conqueror where a piece sent by him does not count as his."""
    return takes_coins(view, me.seat, (ask.seat,), TOLL) if ask.seat not in (-1, me.seat) else ()


def _is_poor(view: View, me: Bound, ask: Ask) -> bool:
    seat = view.seat_of(ask.race)
    return seat != me.seat and view.state.seats[seat].coins < 1


def _sends_without_coin(view: View, me: Bound, ask: Ask) -> bool:
    """Sends somebody without a coin a piece against them? Active ones are closed to it in the reading that bans him."""
    if view.holding(me.race).active and not view.rules.ruled("liches-active-ban", "all-liches"):
        return False
    return ask.key in invaders(view) and _is_poor(view, me, ask)


CONQUER, SEND, AGAINST = Question.MAY_CONQUER, Question.MAY_PLACE, Side.AGAINST
RACE = Unit(
    id="race.liches",
    effects=(
        when_it_happens(Question.REGION_LOST, _pays, clause=TOLL, active=False, in_decline=True),
        forbids(CONQUER, "toll", clause=BAN, when=_is_poor, side=AGAINST, active=False, in_decline=True),
        forbids(
            CONQUER, "toll", clause=BAN, when=_is_poor, side=AGAINST, ruling=ruled("liches-active-ban", "all-liches")
        ),
        forbids(
            SEND, "toll", clause=BAN, when=_sends_without_coin, side=AGAINST, in_decline=True,
            ruling=ruled("balrog-triggers", "counts"),
        ),
    ),
)  # fmt: skip
