"""Froggy's Ring: put into a region before the coins, it takes one from everybody with active troops next to it."""

from core.rules.actions import PlacePiece
from core.rules.blocks import forbids
from core.rules.changes import Change, Remembered
from core.rules.combine import allowed
from core.rules.effects import Bound, Effect, Offer, Unit
from core.rules.losses import seats_next_to
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Memo
from core.rules.tile_effects import PLACED, end_of_turn_sites, must_be_placed, put_down, takes_coins
from core.rules.view import View

STEAL, POOR = "underground:relic.ring.steal", "underground:relic.ring.poor-opponent"


def _are_poor(view: View, me: Bound, regions: tuple[int, ...]) -> bool:
    return any(not view.state.seats[seat].coins for seat in seats_next_to(view, me.race, regions))


def _sites(view: View, me: Bound) -> tuple[int, ...]:
    """Regions of the race; in one reading also next to them, if somebody there has no coin."""
    found = {*end_of_turn_sites(view, me)}
    own = view.regions(me.race)
    if found and view.rules.ruled("ring-region", "neighbour-when-poor") and _are_poor(view, me, own):
        near = view.board.neighbours
        found |= {there for here in own for there in near[here] if view.terrain(there) != "abyss"}
    may_place = Question.MAY_PLACE
    return tuple(region for region in sorted(found) if allowed(view, may_place, Ask(me.race, region, key=me.unit)))


def _offers(view: View, me: Bound, ask: Ask) -> tuple[PlacePiece, ...]:
    return tuple(PlacePiece(me.unit, region) for region in _sites(view, me)) if ask.key == "before-coins" else ()


def _put(view: View, me: Bound, action: PlacePiece) -> tuple[Change, ...]:
    memo = Remembered(Memo(me.unit, me.race, PLACED, action.region + 1, "turn"), STEAL)
    coins = takes_coins(view, me.seat, seats_next_to(view, me.race, (action.region,)), STEAL)
    return (memo, *put_down(view, me, action.region, STEAL), *coins)


def _is_next_to_poor(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == me.unit and _are_poor(view, me, (ask.region,))


RELIC = Unit(
    id="relic.ring",
    effects=(
        Effect(Question.OFFERS, Stage.GIVE, STEAL, _offers),
        forbids(Question.MAY_PLACE, "poor", clause=STEAL, when=_is_next_to_poor, instead_of=POOR),
        must_be_placed(clause=STEAL),
    ),
    offers=(Offer("relic.ring", STEAL, _put, order=4),),
)
