"""Taking up, giving up and putting down tokens: what may be moved when, and what must be before a stage is left."""

from collections.abc import Callable

from core.rules.blocks import allows, forbids, lifts, ruled
from core.rules.compiled import COMMON
from core.rules.conditions import could_conquer
from core.rules.effects import Bound, Effect, Side
from core.rules.questions import Ask, Question
from core.rules.state import Phase
from core.rules.turn import acting_races
from core.rules.view import View

PLACE, FINISH = Question.MAY_PLACE, Question.MAY_FINISH
LIFT, GIVE_UP = Question.MAY_LIFT, Question.MAY_ABANDON


def moving(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    return (*_taking_up(cite), *_putting_down(cite), *_going_on(cite))


def _taking_up(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    return (
        forbids(LIFT, "garrison", clause=cite("ready.pick-up"), when=_is_last_token, side=Side.BOARD),
        forbids(
            LIFT, "locked", clause=cite("conquest.tokens-locked"), when=_was_just_taken, side=Side.BOARD,
            outside=_not_just_taken,
        ),
        forbids(
            LIFT, "locked", clause=cite("ready.only-picked-up"), when=_was_left_lying, side=Side.BOARD,
            outside=_just_taken,
        ),
        # One token stays in every region, unless the region is given up.
        allows(GIVE_UP, clause=cite("ready.pick-up"), when=lambda view, me, ask: False),
        allows(GIVE_UP, clause=cite("abandon.allowed"), when=_is_time_to_abandon),
        forbids(
            GIVE_UP, "locked", clause=cite("conquest.tokens-locked"), when=_was_just_taken, side=Side.BOARD,
            outside=_not_just_taken,
        ),
        forbids(
            GIVE_UP, "garrison", clause=cite("redeploy.minimum-one"), when=_is_redeploying, side=Side.BOARD,
            outside=_none_while_redeploying,
        ),
    )  # fmt: skip


def _putting_down(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    retreat = cite("conquest.retreat")
    return (
        forbids(Question.MAY_HOLD, "water", clause=cite("conquest.water"), when=_is_on_water, side=Side.BOARD),
        forbids(PLACE, "race", clause=cite("redeploy.own-race-only"), when=_is_of_another_race, side=Side.BOARD),
        forbids(PLACE, "race", clause=retreat, when=_is_not_left_to_it, side=Side.BOARD),
        forbids(PLACE, "apart", clause=retreat, when=_is_far_off, side=Side.BOARD),
        forbids(PLACE, "apart", clause=retreat, when=_is_another_place, side=Side.BOARD),
        lifts(PLACE, "apart", clause=cite("conquest.retreat-free"), when=_is_retreating, side=Side.BOARD),
    )


def _going_on(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    return (
        forbids(
            FINISH, "hand", clause=cite("redeploy.free-move"), when=_has_tokens_to_place, side=Side.BOARD,
            ruling=ruled("unused-tokens", "placed"),
        ),
        forbids(
            FINISH, "nothing", clause=cite("flow.later-turn-options"), when=_has_conquered_nothing, side=Side.BOARD,
            ruling=ruled("expand-without-conquest", "must-conquer"),
        ),
        forbids(
            FINISH, "choose", clause=cite("decline.option"), when=_has_to_choose, side=Side.BOARD,
            ruling=ruled("decline-choose-when", "same-turn"),
        ),
    )  # fmt: skip


def _is_last_token(view: View, me: Bound, ask: Ask) -> bool:
    return view.ground(ask.region).tokens < 2


def _was_just_taken(view: View, me: Bound, ask: Ask) -> bool:
    return view.state.phase is Phase.CONQUER and ask.region in view.taken_by(ask.race)


def _was_left_lying(view: View, me: Bound, ask: Ask) -> bool:
    return view.state.phase is Phase.CONQUER and ask.region not in view.taken_by(ask.race)


def _just_taken(view: View, race: str, means: tuple[str, ...]) -> frozenset[int] | None:
    return frozenset(view.taken_by(race)) if view.state.phase is Phase.CONQUER else None


def _not_just_taken(view: View, race: str, means: tuple[str, ...]) -> frozenset[int] | None:
    if view.state.phase is not Phase.CONQUER:
        return None
    return frozenset(range(len(view.board))).difference(view.taken_by(race))


def _none_while_redeploying(view: View, race: str, means: tuple[str, ...]) -> frozenset[int] | None:
    return frozenset() if view.state.phase is Phase.REDEPLOY else None


def _is_time_to_abandon(view: View, me: Bound, ask: Ask) -> bool:
    return view.state.phase is not Phase.CONQUER or view.rules.ruled("abandon-timing", "any-time")


def _is_redeploying(view: View, me: Bound, ask: Ask) -> bool:
    return view.state.phase is Phase.REDEPLOY


def _is_of_another_race(view: View, me: Bound, ask: Ask) -> bool:
    if ask.key not in ("redeploy", "placed-first") or view.ground(ask.region).race == ask.race:
        return False
    holder = view.holder(ask.region)
    if ask.key == "redeploy" and holder is not None and view.rules.ruled("redeploy-scope", "occupied"):
        return holder.seat != view.seat_of(ask.race)
    return True


def _is_not_left_to_it(view: View, me: Bound, ask: Ask) -> bool:
    if ask.key != "retreat":
        return False
    holder = view.holder(ask.region)
    if holder is not None and view.rules.ruled("retreat-regions", "own-control"):
        return holder.seat != view.seat_of(ask.race)
    return view.ground(ask.region).race != ask.race


def _is_retreating(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "retreat"


def _is_far_off(view: View, me: Bound, ask: Ask) -> bool:
    if ask.key != "retreat":
        return False
    lost = [each.region for each in view.state.log.conquests if each.loser == ask.race]
    return not any(ask.region in view.board.neighbours[region] for region in lost)


def _is_another_place(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "retreat" and view.memory(COMMON, ask.race, "placed-in", ask.region) != ask.region


def _is_on_water(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "decline" and view.terrain(ask.region) in ("sea", "lake")


def _has_tokens_to_place(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "redeploy" and view.holding(ask.race).hand > 0 and bool(view.regions(ask.race))


def _has_conquered_nothing(view: View, me: Bound, ask: Ask) -> bool:
    """Is the turn of expansion about to end without a conquest, although one could be made?

    The duty is the player's: a race that acts before another may leave it to that one.
    """
    log = view.state.log
    is_due = ask.key == "conquer" and log.expanded and not log.conquests and not log.over
    is_last = is_due and all(race in (*log.acted, ask.race) for race in acting_races(view))
    return is_last and could_conquer(view, ask.race)


def _has_to_choose(view: View, me: Bound, ask: Ask) -> bool:
    """Has a race been put in decline, and does the next one come in the same turn?"""
    seat, log = view.state.seats[view.state.turn], view.state.log
    return ask.key == "after-coins" and log.declined and not seat.active and bool(view.state.market.column)
