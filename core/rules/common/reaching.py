"""Which regions may be conquered at all: reach, entry, water, own tokens, tokens in hand, the end of conquests."""

from collections.abc import Callable

from core.rules.blocks import forbids, has_entered, lifts, ruled
from core.rules.combine import total
from core.rules.effects import Bound, Effect, Side
from core.rules.questions import Ask, Question
from core.rules.view import View

MAY_CONQUER = Question.MAY_CONQUER


def reaching(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    """Prohibitions and what lifts them, for a race, a region and the means used."""
    return (
        forbids(MAY_CONQUER, "own", clause=cite("conquest.purpose"), when=_is_own_region, side=Side.BOARD),
        forbids(MAY_CONQUER, "own-seat", clause=cite("conquest.purpose"), when=_is_own_other_race, side=Side.BOARD),
        lifts(MAY_CONQUER, "own-seat", clause=cite("conquest.own-decline"), when=_is_in_decline, side=Side.BOARD),
        forbids(
            MAY_CONQUER,
            "entry",
            clause=cite("conquest.first-region"),
            when=_enters_elsewhere,
            side=Side.BOARD,
            also=(cite("conquest.border-definition"),),
        ),
        forbids(MAY_CONQUER, "reach", clause=cite("conquest.adjacency"), when=_is_out_of_reach, side=Side.BOARD),
        forbids(MAY_CONQUER, "water", clause=cite("conquest.water"), when=_is_standing_water, side=Side.BOARD),
        forbids(MAY_CONQUER, "no-token", clause=cite("conquest.minimum-token"), when=_has_empty_hand, side=Side.BOARD),
        forbids(MAY_CONQUER, "over", clause=cite("conquest.last-attempt.ends"), when=_is_over, side=Side.BOARD),
        forbids(
            MAY_CONQUER,
            "no-token",
            clause=cite("conquest.minimum-token"),
            when=_has_none_to_spare,
            side=Side.BOARD,
            ruling=ruled("token-to-spare", "to-spare"),
        ),
    )


def _is_own_region(view: View, me: Bound, ask: Ask) -> bool:
    return view.ground(ask.region).race == ask.race


def _is_own_other_race(view: View, me: Bound, ask: Ask) -> bool:
    holder = view.holder(ask.region)
    return holder is not None and holder.race != ask.race and holder.seat == view.seat_of(ask.race)


def _is_in_decline(view: View, me: Bound, ask: Ask) -> bool:
    holder = view.holder(ask.region)
    return holder is not None and not holder.active


def _enters_elsewhere(view: View, me: Bound, ask: Ask) -> bool:
    return not has_entered(view, ask.race) and not view.board.entry[ask.region]


def _is_out_of_reach(view: View, me: Bound, ask: Ask) -> bool:
    if not view.regions(ask.race):
        return False
    purpose = "replacement" if view.rules.has_trait(ask.means, "replacement") else "conquest"
    return ask.region not in view.frontier(ask.race, purpose)


def _is_standing_water(view: View, me: Bound, ask: Ask) -> bool:
    return view.board.terrain[ask.region] in ("sea", "lake")


def _has_empty_hand(view: View, me: Bound, ask: Ask) -> bool:
    return view.holding(ask.race).hand < 1


def _has_none_to_spare(view: View, me: Bound, ask: Ask) -> bool:
    return view.holding(ask.race).hand <= total(view, Question.CONQUEST_COST, ask)


def _is_over(view: View, me: Bound, ask: Ask) -> bool:
    return view.state.log.over and view.seat_of(ask.race) == view.state.turn
