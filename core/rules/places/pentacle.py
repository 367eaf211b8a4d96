"""The Wickedest Pentacle: its Balrog drives others out of regions, and nobody has them while it stands there."""

from core.rules import invaders as by
from core.rules.blocks import forbids, ruled
from core.rules.conditions import has_piece
from core.rules.effects import Bound, Side, Unit
from core.rules.questions import Ask, Question
from core.rules.shelter import CLOSED
from core.rules.tile_effects import site
from core.rules.view import View

HERE, BALROG = "underground:place.pentacle.", "balrog"
SUMMON, MOVE, CONQUEST = HERE + "summon", HERE + "balrog-move", HERE + "balrog-conquest"
REGION, LIMITS, RIVER = HERE + "balrog-region", HERE + "balrog-limits", HERE + "balrog-river"
NEXT_TURN = ruled("balrog-new-holder-same-turn", "next-turn")


def _is_new(view: View, me: Bound, ask: Ask) -> bool:
    """Was the Pentacle taken from somebody in this turn?"""
    return any(each.region == site(view, me) and not each.monsters for each in view.state.log.conquests)


def _is_river(view: View, me: Bound, ask: Ask) -> bool:
    return view.is_a(ask.region, "river")


PLACE = Unit(
    id="place.pentacle",
    effects=(
        by.comes_when_found(clause=SUMMON),
        *by.moves_once_a_turn(BALROG, clause=MOVE, unless=_is_new, waits=NEXT_TURN),
        *by.limited(BALROG, clause=LIMITS),
        by.not_where(BALROG, _is_river, clause=LIMITS, instead_of=RIVER),
        by.not_where(BALROG, by.is_own, clause=LIMITS, ruling=ruled("balrog-own-region", "forbidden")),
        by.not_where(BALROG, by.is_home, clause=LIMITS, ruling=ruled("balrog-on-pentacle", "forbidden")),
        by.not_where(BALROG, by.has_monsters, clause=LIMITS, ruling=ruled("balrog-into-monsters", "forbidden")),
        forbids(Question.MAY_CONQUER, BALROG, clause=REGION, when=has_piece(BALROG), side=Side.BOARD, also=CLOSED,
                by_pieces=True),
        by.pays_nobody(BALROG, clause=REGION, ruling=ruled("empty-region-own-token", "empty-for-owner")),
        by.takes_two(clause=CONQUEST),
        by.owes_a_second(clause=CONQUEST, ruling=ruled("balrog-two-losses", "two-always")),
        by.shares_tiles(BALROG, "place.pentacle", clause=REGION, ruling=ruled("balrog-and-tiles", "balrog-controller")),
    ),
    choices=(by.sending(BALROG, clause=SUMMON), by.losing_another(clause=CONQUEST)),
    offers=(by.moving(BALROG, clause=MOVE),),
)  # fmt: skip
