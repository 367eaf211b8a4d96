"""Regions in which a race may not stand any longer: rivers at redeployment, frozen rivers after the thaw."""

from core.rules.changes import BOX, HAND, TokensMoved
from core.rules.combine import allowed, verdict
from core.rules.compiled import Rules
from core.rules.departure import leave_if_extinct
from core.rules.questions import Ask, Question
from core.rules.run import Run
from core.rules.state import NOBODY
from core.rules.tied_badges import pass_on


def take_up_for_redeployment(run: Run, race: str) -> None:
    """All tokens but one a region go into the hand, and every token of a region that must be left."""
    view = run.view
    clause = run.rules.cite("redeploy.free-move")
    # In one reading a race in decline moves nothing; what it may not hold it leaves all the same.
    is_bound = run.rules.ruled("redeploy-scope", "active-race") and not view.holding(race).active
    moves_freely = run.rules.on("redeploy.free-move") and not is_bound
    visits = () if is_bound else view.visits(race)
    moves = [TokensMoved(race, number, region, HAND, clause) for region, number in visits]
    left: list[int] = []
    for region in view.regions(race):
        may_hold = allowed(view, Question.MAY_HOLD, Ask(race, region, key="redeploy"))
        spare = view.ground(region).tokens - int(may_hold)
        if not may_hold:
            left.append(region)
            moves.append(TokensMoved(race, spare, region, HAND, why_it_is_left(run, race, region, "redeploy")))
        elif spare > 0 and moves_freely:
            moves.append(TokensMoved(race, spare, region, HAND, clause))
    if left and len(left) == len(view.regions(race)) and _with_nowhere_to_go(run.rules) != "hand":
        _stay_in_the_open(run, race, left)
        return
    run.do(*moves)
    for region in left:
        _empty(run, race, region)


def why_it_is_left(run: Run, race: str, region: int, when: str) -> str:
    """The clause by which a race may not hold a region any longer; an event says more of it than the common rules."""
    lines = verdict(run.view, Question.MAY_HOLD, Ask(race, region, key=when)).refusals()
    return next((line.clause for line in lines if run.rules.kind(line.unit) == "event"), lines[0].clause)


def _empty(run: Run, race: str, region: int) -> None:
    """Nobody holds the region any more; in one reading its markers do not mind (river:dispute.river-markers)."""
    if not run.rules.ruled("river-markers", "stays"):
        run.moment(Question.REGION_LOST, Ask(race, region, key="emptied", seat=run.view.seat_of(race)))
    pass_on(run, region, race, NOBODY)


def _stay_in_the_open(run: Run, race: str, regions: list[int]) -> None:
    """A race with nothing but regions it must leave stays there, or is lost."""
    if _with_nowhere_to_go(run.rules) == "stay":
        return
    clause = run.rules.cite("river.must-empty")
    run.do(*(TokensMoved(race, run.view.ground(region).tokens, region, BOX, clause) for region in regions))
    for region in regions:
        _empty(run, race, region)


def _with_nowhere_to_go(rules: Rules) -> str:
    """`hand`, `lost` or `stay`, by the dispute that the game has about it."""
    reading = rules.rulings.get("river-empty-nowhere") or rules.rulings.get("only-river-conquered", "hand")
    return reading.removeprefix("to-")


def leave_closed_regions(run: Run, race: str) -> None:
    """Tokens in decline cannot move: where they may not stand when their player's turn begins, they are lost."""
    left: list[int] = []
    for region in run.view.regions(race):
        ask = Ask(race, region, key="turn-began")
        if not allowed(run.view, Question.MAY_HOLD, ask):
            clause = why_it_is_left(run, race, region, ask.key)
            run.do(TokensMoved(race, run.view.ground(region).tokens, region, BOX, clause))
            left.append(region)
    for region in left:
        run.moment(Question.REGION_LOST, Ask(race, region, key="emptied", seat=run.view.seat_of(race)))
        pass_on(run, region, race, NOBODY)
    if left:
        leave_if_extinct(run, race, "emptied")
