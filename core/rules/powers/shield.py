"""Shield: every mushroom forest gives an armor each turn, which defends the region it is put into."""

from core.rules.actions import PlacePiece
from core.rules.blocks import defends, forbids, leaves_with_its_region, ruled, when_it_happens
from core.rules.changes import BOX, HAND, Change, PiecesMoved
from core.rules.conditions import both, has_piece, is_replacement, regions_meant
from core.rules.effects import Bound, Effect, Side, Unit
from core.rules.markers import gathers, setting_up
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

HERE, PIECE = "underground:power.shield.", "mushroom-armor"
GAIN, PLACE, NO_TOKEN = HERE + "gain", HERE + "place", HERE + "not-race-token"
DISPUTE = "shield-unplaced-and-moving"


def _gained(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    forests = sum(view.terrain(region) == "mushroom-forest" for region in regions_meant(view, me))
    number = min(forests, view.stock(PIECE))
    return (PiecesMoved(PIECE, number, BOX, HAND, GAIN, me.race),) if number else ()


def _sites(view: View, me: Bound) -> tuple[int, ...]:
    """Regions of the race; by other readings of its player, or of anybody."""
    if view.rules.ruled("shield-placement", "any-regions"):
        return tuple(region for region, ground in enumerate(view.state.grounds) if ground.race)
    whole = view.rules.ruled("shield-on-declining-race", "yes")
    races = view.state.seats[me.seat].races() if whole else (me.race,)
    return tuple(sorted(region for race in races for region in view.regions(race)))


def _offers(view: View, me: Bound, ask: Ask) -> tuple[PlacePiece, ...]:
    is_time = ask.key == "redeploy" and view.pieces_of(me.race, PIECE) > 0
    return tuple(PlacePiece(PIECE, region) for region in _sites(view, me)) if is_time else ()


def _left_over(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    number = view.pieces_of(me.race, PIECE)
    return (PiecesMoved(PIECE, number, HAND, BOX, PLACE, me.race),) if number else ()


def _keeps(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    return gathers(PIECE, Question.REDEPLOY_BEGAN, clause=PLACE).run(view, me, ask)  # type: ignore[no-any-return]


FIXED, MOVING = ruled(DISPUTE, "place-now-fixed"), ruled(DISPUTE, "keep-and-move")
POWER = Unit(
    id="power.shield",
    effects=(
        when_it_happens(Question.CONQUEST_ENDED, _gained, clause=GAIN),
        Effect(Question.OFFERS, Stage.GIVE, PLACE, _offers),
        when_it_happens(Question.REDEPLOY_ENDED, _left_over, clause=PLACE, ruling=FIXED),
        when_it_happens(Question.REDEPLOY_BEGAN, _keeps, clause=PLACE, ruling=MOVING),
        when_it_happens(Question.RACE_DECLINED, _left_over, clause=PLACE),
        defends(PIECE, clause=HERE + "defence"),
        *leaves_with_its_region(PIECE, clause=HERE + "return"),
        forbids(
            Question.MAY_USE, "company", clause=PLACE, when=both(is_replacement, has_piece(PIECE)), side=Side.BOARD,
            instead_of=NO_TOKEN,
        ),
    ),
    offers=(setting_up(PIECE, clause=PLACE),),
)  # fmt: skip
