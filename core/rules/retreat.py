"""After a turn: those who lost tokens place them again, one player after the other; who has no region waits."""

from core.rules.changes import BOX, FLED, HAND, Asked, TokensMoved
from core.rules.combine import allowed
from core.rules.compiled import COMMON
from core.rules.departure import leave_if_extinct
from core.rules.questions import Ask, Question
from core.rules.run import Run
from core.rules.state import NOBODY, NOWHERE, Pending
from core.rules.view import View


def ask_for_retreat(run: Run) -> bool:
    """Put the next retreat to its owner. False when nobody has tokens left to place."""
    order = clockwise_after_mover(run.view)
    if run.rules.ruled("retreat-order", "any-order"):
        losers = retreating_seats(run.view)
        chosen = run.view.memory(COMMON, NOBODY, "retreats-next", NOWHERE)
        if len(losers) > 1 and chosen not in losers:
            race = next(race for race in run.state.seats[losers[0]].races() if run.view.holding(race).fled)
            pending = Pending(losers[0], COMMON, "retreat-seat", race)
            run.do(Asked(pending, run.rules.cite("conquest.retreat")))
            return True
        order.sort(key=lambda seat: seat != chosen)
    for seat in order:
        for race in run.state.seats[seat].races():
            run.moment(Question.TURN_OVER, Ask(race, seat=seat))
            if run.state.pending or _retreats(run, race):
                return True
    return False


def clockwise_after_mover(view: View) -> list[int]:
    """Every seat, the one to move last: what he drove out of his own regions he places after the others."""
    count = len(view.state.seats)
    return [(view.state.turn + step) % count for step in range(1, count + 1)]


def retreating_seats(view: View) -> tuple[int, ...]:
    """The players with tokens to place again, clockwise from the one after the one to move."""
    return tuple(
        seat
        for seat in clockwise_after_mover(view)
        if any(view.holding(race).fled and _places_left(view, race) for race in view.state.seats[seat].races())
    )


def _places_left(view: View, race: str) -> bool:
    """Is there a region in which the race's retreating tokens may be placed?"""
    seat = view.seat_of(race)
    return any(
        allowed(view, Question.MAY_PLACE, Ask(race, region, key="retreat", seat=seat))
        for each in view.state.seats[seat].races()
        for region in view.regions(each)
    )


def _retreats(run: Run, race: str) -> bool:
    holding = run.view.holding(race)
    if not holding.fled:
        return False
    may_return = allowed(run.view, Question.SURVIVORS_RETURN, Ask(race, key="after-turn", seat=holding.seat))
    if may_return and run.rules.on("conquest.retreat") and _places_left(run.view, race):
        run.do(Asked(Pending(holding.seat, "rulebook", "retreat", race), run.rules.cite("conquest.retreat")))
        return True
    stays = holding.active and run.rules.on("conquest.wiped-out")
    clause = run.rules.cite("conquest.wiped-out")
    run.do(TokensMoved(race, holding.fled, FLED, HAND if stays else BOX, clause))
    leave_if_extinct(run, race, "conquered")
    return False
