"""Shield: every mushroom forest gives an armor each turn, which defends the region it is put into."""

from core.rules.actions import PlacePiece
from core.rules.blocks import defends, forbids, leaves_with_its_region, ruled, when_it_happens
from core.rules.changes import BOX, HAND, Change, PiecesMoved
from core.rules.conditions import both, has_piece, is_replacement, regions_meant
from core.rules.effects import TILE_LOST, Bound, Effect, Side, Unit
from core.rules.markers import setting_up, taken_up
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

HERE, PIECE, MOVING = "underground:power.shield.", "mushroom-armor", "shield-unplaced-and-moving"
GAIN, PLACE, RETURN, NO_TOKEN = HERE + "gain", HERE + "place", HERE + "return", HERE + "not-race-token"


def _gained(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    forests = sum(view.is_a(region, "mushroom-forest") for region in regions_meant(view, me))
    number = min(forests, view.stock(PIECE))
    return (PiecesMoved(PIECE, number, BOX, HAND, GAIN, me.race),) if number else ()


def _offers(view: View, me: Bound, ask: Ask) -> tuple[PlacePiece, ...]:
    """Into regions of the race; by other readings of its player, or of anybody."""
    races = view.state.seats[me.seat].races() if view.rules.ruled("shield-on-declining-race", "yes") else (me.race,)
    anywhere = view.rules.ruled("shield-placement", "any-regions")
    free = (r for r, ground in enumerate(view.state.grounds) if ground.race in races or (anywhere and ground.race))
    return tuple(PlacePiece(PIECE, r) for r in free) if ask.key == "redeploy" and view.pieces_of(me.race, PIECE) else ()


def _left_over(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    number = view.pieces_of(me.race, PIECE)
    return (PiecesMoved(PIECE, number, HAND, BOX, PLACE, me.race),) if number else ()


def _taken_up(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    return taken_up(view, me.race, PIECE, view.regions(me.race), PLACE)


def _goes_with_the_tile(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """What has not been placed serves nobody without the badge."""
    return _left_over(view, me, ask) if ask.key == TILE_LOST else ()


IS_COVERED = both(is_replacement, has_piece(PIECE))
POWER = Unit(
    id="power.shield",
    needs=("mushroom-forest",),
    effects=(
        when_it_happens(Question.CONQUEST_ENDED, _gained, clause=GAIN),
        Effect(Question.OFFERS, Stage.GIVE, PLACE, _offers),
        when_it_happens(Question.REDEPLOY_ENDED, _left_over, clause=PLACE, ruling=ruled(MOVING, "place-now-fixed")),
        when_it_happens(Question.REDEPLOY_BEGAN, _taken_up, clause=PLACE, ruling=ruled(MOVING, "keep-and-move")),
        when_it_happens(Question.RACE_DECLINED, _left_over, clause=PLACE),
        when_it_happens(Question.UNIT_LEFT_PLAY, _goes_with_the_tile, clause=RETURN),
        defends(PIECE, clause=HERE + "defence"),
        *leaves_with_its_region(PIECE, clause=RETURN),
        forbids(Question.MAY_USE, "company", clause=PLACE, when=IS_COVERED, side=Side.BOARD, instead_of=NO_TOKEN),
    ),
    offers=(setting_up(PIECE, clause=PLACE),),
)
