"""Which regions may be conquered at all: reach, entry, water, own tokens, tokens in hand, the end of conquests."""

from collections.abc import Callable

from core.rules.blocks import forbids, lifts, ruled
from core.rules.combine import total
from core.rules.conditions import Condition, is_standing_water
from core.rules.effects import Bound, Effect, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

MAY_CONQUER = Question.MAY_CONQUER


def reaching(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    """Prohibitions and what lifts them, for a race, a region and the means used."""
    return (
        forbids(MAY_CONQUER, "own", clause=cite("conquest.purpose"), when=_is_own_region, side=Side.BOARD),
        forbids(MAY_CONQUER, "own-seat", clause=cite("conquest.purpose"), when=_is_own_other_race, side=Side.BOARD),
        lifts(MAY_CONQUER, "own-seat", clause=cite("conquest.own-decline"), when=_is_in_decline, side=Side.BOARD),
        *_entering(cite),
        *_beginning_from(cite),
        forbids(
            MAY_CONQUER, "further", clause=cite("conquest.purpose"), when=_has_conquered, side=Side.BOARD,
            instead_of=cite("conquest.subsequent"),
        ),
        forbids(
            MAY_CONQUER, "reach", clause=cite("conquest.adjacency"), when=_is_out_of_reach, side=Side.BOARD,
            outside=_reach,
        ),
        forbids(MAY_CONQUER, "water", clause=cite("conquest.water"), when=is_standing_water, side=Side.BOARD),
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
    )  # fmt: skip


def _entering(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    """Where a race without a region may begin: new, after giving up everything, after losing everything."""
    first, border = cite("conquest.first-region"), cite("conquest.border-definition")
    reentry = ruled("first-conquest-scope", "also-reentry")

    def closed(when: Condition, *also: str, ruling: tuple[str, frozenset[str]] | None = None) -> Effect:
        return forbids(MAY_CONQUER, "entry", clause=first, when=when, side=Side.BOARD, also=also, ruling=ruling)

    return (
        closed(_enters_inland, border),
        closed(_returns_inland_after_abandoning, border, cite("abandon.all"), ruling=reentry),
        closed(_returns_inland_after_losses, border, cite("conquest.wiped-out"), ruling=reentry),
        # A race in later turns is past its first conquest; without that clause every turn begins at the border.
        forbids(
            MAY_CONQUER, "entry", clause=first, when=_begins_turn_inland, side=Side.BOARD, also=(border,),
            instead_of=cite("ready.conquest-rules"),
        ),
        forbids(MAY_CONQUER, "entry", clause=border, when=_enters_by_held_sea, side=Side.BOARD, also=(first,)),
        lifts(
            MAY_CONQUER, "entry", clause=cite("conquest.border-occupied-sea"), when=_enters_by_held_sea,
            side=Side.BOARD,
        ),
    )  # fmt: skip


def _beginning_from(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    """Regions of the player's other races as starting points, where the table reads it so."""
    return (
        Effect(
            Question.START_REGIONS, Stage.GIVE, cite("conquest.adjacency"), _other_regions_of_seat, Side.BOARD,
            ruling=ruled("adjacency-own-tokens", "any-own-tokens"),
        ),
    )  # fmt: skip


def _is_own_region(view: View, me: Bound, ask: Ask) -> bool:
    return view.ground(ask.region).race == ask.race


def _is_own_other_race(view: View, me: Bound, ask: Ask) -> bool:
    holder = view.holder(ask.region)
    return holder is not None and holder.race != ask.race and holder.seat == view.seat_of(ask.race)


def _is_in_decline(view: View, me: Bound, ask: Ask) -> bool:
    holder = view.holder(ask.region)
    return holder is not None and not holder.active


def _has_conquered(view: View, me: Bound, ask: Ask) -> bool:
    return bool(view.taken_by(ask.race))


def _enters_inland(view: View, me: Bound, ask: Ask) -> bool:
    return not (view.board.entry[ask.region] or view.holding(ask.race).entered or view.regions(ask.race))


def _returns_inland_after_abandoning(view: View, me: Bound, ask: Ask) -> bool:
    return _returns_inland(view, ask) and bool(view.state.log.abandoned)


def _returns_inland_after_losses(view: View, me: Bound, ask: Ask) -> bool:
    return _returns_inland(view, ask) and not view.state.log.abandoned


def _returns_inland(view: View, ask: Ask) -> bool:
    if view.board.entry[ask.region] or view.regions(ask.race):
        return False
    return view.holding(ask.race).entered


def _begins_turn_inland(view: View, me: Bound, ask: Ask) -> bool:
    has_begun = not view.regions(ask.race) or bool(view.taken_by(ask.race))
    return not has_begun and not view.board.entry[ask.region]


def _enters_by_held_sea(view: View, me: Bound, ask: Ask) -> bool:
    """Is the region open to a race without regions only through seas that somebody holds?"""
    board, here = view.board, ask.region
    if board.edge[here] or not board.entry[here] or view.regions(ask.race):
        return False
    seas = [there for there in board.shore_of[here] if board.edge[there] and board.terrain[there] == "sea"]
    return bool(seas) and all(view.ground(there).race for there in seas)


def _other_regions_of_seat(view: View, me: Bound, ask: Ask) -> tuple[int, ...]:
    if ask.key not in ("conquest", "replacement"):
        return ()
    races = view.state.seats[view.seat_of(ask.race)].races()
    return tuple(region for race in races if race != ask.race for region in view.regions(race))


def _is_out_of_reach(view: View, me: Bound, ask: Ask) -> bool:
    reach = _reach(view, ask.race, ask.means)
    return reach is not None and ask.region not in reach


def _reach(view: View, race: str, means: tuple[str, ...]) -> frozenset[int] | None:
    """What borders the regions of a race; None while it has none."""
    purpose = "replacement" if means and view.rules.has_trait(means, "replacement") else "conquest"
    return view.frontier(race, purpose) if view.regions(race) else None


def _has_empty_hand(view: View, me: Bound, ask: Ask) -> bool:
    return view.holding(ask.race).hand < 1


def _has_none_to_spare(view: View, me: Bound, ask: Ask) -> bool:
    """Would the conquest take the last token? Who lacks tokens for it may still spend them all with the die."""
    return view.holding(ask.race).hand == total(view, Question.CONQUEST_COST, ask)


def _is_over(view: View, me: Bound, ask: Ask) -> bool:
    return view.state.log.over and view.seat_of(ask.race) == view.state.turn
