"""Which regions may be conquered at all: reach, entry, water, own tokens, tokens in hand, the end of conquests."""

from collections.abc import Callable

from core.rules.blocks import forbids, lifts, ruled
from core.rules.common.pricing import price
from core.rules.compiled import COMMON
from core.rules.conditions import is_standing_water
from core.rules.effects import Bound, Effect, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

MAY_CONQUER = Question.MAY_CONQUER
BY_RULE = Bound(COMMON)


def reaching(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    """Prohibitions and what lifts them, for a race, a region and the means used."""
    return (
        forbids(
            MAY_CONQUER, "own", clause=cite("conquest.purpose"), when=_is_own_region, side=Side.BOARD, outside=_others,
        ),
        forbids(
            MAY_CONQUER, "own-seat", clause=cite("conquest.purpose"), when=_is_own_other_race, side=Side.BOARD,
            outside=_of_other_seats,
        ),
        lifts(MAY_CONQUER, "own-seat", clause=cite("conquest.own-decline"), when=_is_in_decline, side=Side.BOARD),
        *_entering(cite),
        *_beginning_from(cite),
        *_going_on(cite),
    )  # fmt: skip


def _going_on(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    """What holds for every conquest: within reach, on land, with a token, and before the conquests are over."""
    return (
        forbids(
            MAY_CONQUER, "further", clause=cite("conquest.purpose"), when=_has_conquered, side=Side.BOARD,
            instead_of=cite("conquest.subsequent"),
        ),
        forbids(
            MAY_CONQUER, "reach", clause=cite("conquest.adjacency"), when=_is_out_of_reach, side=Side.BOARD,
            outside=_reach,
        ),
        forbids(
            MAY_CONQUER, "water", clause=cite("conquest.water"), when=is_standing_water, side=Side.BOARD,
            outside=dry_land,
        ),
        forbids(
            MAY_CONQUER, "no-token", clause=cite("conquest.minimum-token"), when=_has_empty_hand, side=Side.BOARD,
            outside=_none_with_empty_hand,
        ),
        forbids(
            MAY_CONQUER, "over", clause=cite("conquest.last-attempt.ends"), when=_is_over, side=Side.BOARD,
            outside=_none_when_over,
        ),
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

    def closed(
        when: Callable[[View, str], bool], *also: str, ruling: tuple[str, frozenset[str]] | None = None,
        instead_of: str = "",
    ) -> Effect:  # fmt: skip
        """Only border regions are open to a race of which this holds."""
        return forbids(
            MAY_CONQUER, "entry", clause=first, side=Side.BOARD, also=(border, *also), ruling=ruling,
            when=lambda view, me, ask: not view.board.entry[ask.region] and when(view, ask.race),
            outside=lambda view, race, means: view.board.entries if when(view, race) else None,
            instead_of=instead_of,
        )  # fmt: skip

    return (
        closed(_is_new),
        closed(_is_back_after_abandoning, cite("abandon.all"), ruling=reentry),
        closed(_is_back_after_losses, cite("conquest.wiped-out"), ruling=reentry),
        # A race in later turns is past its first conquest; without that clause every turn begins at the border.
        closed(_begins_a_turn, instead_of=cite("ready.conquest-rules")),
        forbids(
            MAY_CONQUER, "entry", clause=border, when=_enters_by_held_sea, side=Side.BOARD, also=(first,),
            outside=_not_by_held_seas,
        ),
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


def _others(view: View, race: str, means: tuple[str, ...]) -> frozenset[int] | None:
    return view.board.everywhere.difference(view.regions(race))


def _is_own_other_race(view: View, me: Bound, ask: Ask) -> bool:
    holder = view.holder(ask.region)
    return holder is not None and holder.race != ask.race and holder.seat == view.seat_of(ask.race)


def _of_other_seats(view: View, race: str, means: tuple[str, ...]) -> frozenset[int] | None:
    own = [each for each in view.state.seats[view.seat_of(race)].races() if each != race]
    return view.board.everywhere.difference(*(view.regions(each) for each in own)) if own else None


def dry_land(view: View, race: str, means: tuple[str, ...]) -> frozenset[int] | None:
    return view.board.land


def _is_in_decline(view: View, me: Bound, ask: Ask) -> bool:
    holder = view.holder(ask.region)
    return holder is not None and not holder.active


def _has_conquered(view: View, me: Bound, ask: Ask) -> bool:
    return bool(view.taken_by(ask.race))


def _is_new(view: View, race: str) -> bool:
    return not (view.regions(race) or view.holding(race).entered)


def _is_back_after_abandoning(view: View, race: str) -> bool:
    return _is_back(view, race) and bool(view.state.log.abandoned)


def _is_back_after_losses(view: View, race: str) -> bool:
    return _is_back(view, race) and not view.state.log.abandoned


def _is_back(view: View, race: str) -> bool:
    return not view.regions(race) and view.holding(race).entered


def _begins_a_turn(view: View, race: str) -> bool:
    return bool(view.regions(race)) and not view.taken_by(race)


def _enters_by_held_sea(view: View, me: Bound, ask: Ask) -> bool:
    """Is the region open to a race without regions only through seas that somebody holds?"""
    board, here = view.board, ask.region
    if board.edge[here] or not board.entry[here] or view.regions(ask.race):
        return False
    seas = [there for there in board.shore_of[here] if board.edge[there] and board.terrain[there] == "sea"]
    return bool(seas) and all(view.ground(there).race for there in seas)


def _not_by_held_seas(view: View, race: str, means: tuple[str, ...]) -> frozenset[int] | None:
    if view.regions(race) or not any(view.ground(water).race for water in view.board.waters):
        return None
    regions = range(len(view.board))
    return frozenset(region for region in regions if not _enters_by_held_sea(view, BY_RULE, Ask(race, region)))


def _other_regions_of_seat(view: View, me: Bound, ask: Ask) -> tuple[int, ...]:
    # Whoever replaces a token must have one of the race itself next to it.
    if ask.key != "conquest":
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


def _none_with_empty_hand(view: View, race: str, means: tuple[str, ...]) -> frozenset[int] | None:
    return None if view.holding(race).hand else frozenset()


def _has_none_to_spare(view: View, me: Bound, ask: Ask) -> bool:
    """Would the conquest take the last token? Who lacks tokens for it may still spend them all with the die."""
    return view.holding(ask.race).hand == price(view, ask)


def _is_over(view: View, me: Bound, ask: Ask) -> bool:
    return view.state.log.over and view.seat_of(ask.race) == view.state.turn


def _none_when_over(view: View, race: str, means: tuple[str, ...]) -> frozenset[int] | None:
    return frozenset() if view.state.log.over and view.seat_of(race) == view.state.turn else None
