"""Putting a race in decline: the older one leaves, the badge goes, one token a region stays."""

from dataclasses import replace

from core.rules.changes import (
    BOX,
    FLED,
    HAND,
    KEPT,
    Asked,
    Forgotten,
    LogSet,
    MarketSet,
    PhaseSet,
    PowerSet,
    RaceDeclined,
    TokensMoved,
)
from core.rules.combine import allowed, total
from core.rules.compiled import COMMON
from core.rules.departure import leave, leave_if_extinct
from core.rules.leaving import why_it_is_left
from core.rules.questions import Ask, Question
from core.rules.run import Run
from core.rules.state import NOBODY, Pending, Phase
from core.rules.tied_badges import pass_on
from core.rules.turn import acting_races, next_actor, pay_income

FURTHER = "further"
"""The purpose with which races are weighed while another one goes in decline."""


def decline(run: Run, *, stage: str) -> None:
    """Decline the active race of the seat to move. `stage` is "turn", or "after-coins" for a late decline."""
    # Where a table lets a race decline after its conquests, the coins are still to come.
    expanded = run.state.log.expanded and stage != "turn"
    run.do(LogSet(replace(run.state.log, declined=True, expanded=expanded), run.rules.cite("decline.option")))
    if stage == "turn" and run.rules.ruled("ghouls-decline-turn", "yes") and acting_races(run.view):
        next_actor(run)
        return
    if stage == "turn":
        seat = run.state.turn
        run.moment(Question.DECLINE_CHOSEN, Ask(run.state.seats[seat].active, seat=seat))
    if run.state.pending:
        # What others may do in this turn they do while the race is active; then it begins.
        run.do(PhaseSet(Phase.REDEPLOY, NOBODY, run.rules.cite("decline.option")))
    else:
        begin(run)


def begin(run: Run) -> None:
    """The older race leaves; race and power speak a last time while both are in force."""
    seat = run.state.turn
    race = run.state.seats[seat].active
    if run.rules.on("decline.clear-old"):
        _clear_older(run, seat, race)
    run.do(PhaseSet(Phase.DECLINE, NOBODY, run.rules.cite("decline.option")))
    run.moment(Question.RACE_DECLINED, Ask(race, seat=seat))
    if run.rules.ruled("decline-hand-tokens", "placed-first"):
        clause = run.rules.cite("decline.remove-surplus")
        run.do(TokensMoved(race, run.view.holding(race).kept, KEPT, HAND, clause))


def go_on(run: Run) -> None:
    """Everything is decided: the badge goes and the banner is turned. A late decline has been scored before."""
    seat = run.state.turn
    race = run.state.seats[seat].active
    if _is_to_place_first(run, race):
        return
    _turn_tokens(run, race)
    _settle_badge(run, race)
    clause = run.rules.cite("decline.flip-banner")
    if run.rules.on("decline.flip-banner"):
        run.do(RaceDeclined(race, clause), Forgotten("decline", clause, race))
    leave_if_extinct(run, race, "declined")
    if run.state.log.expanded:
        run.do(PhaseSet(Phase.AFTER_COINS, NOBODY, run.rules.cite("flow.later-turn-score")))
        if run.rules.ruled("stout-second-scoring", "yes") and run.view.in_play(race):
            pay_income(run, race)
        return
    run.do(PhaseSet(Phase.BEFORE_COINS, NOBODY, run.rules.cite("decline.score")))
    for each in run.state.seats[seat].races():
        run.moment(Question.COINS_DUE, Ask(each, seat=seat))


def clear_late(run: Run) -> None:
    """Where the older race need not leave first, it leaves at the end of the turn of decline."""
    declined = run.state.seats[run.state.turn].declined
    if run.state.log.declined and declined and not run.rules.on("decline.clear-old"):
        _clear_older(run, run.state.turn, declined[-1])


def _is_to_place_first(run: Run, race: str) -> bool:
    """Are tokens in hand to be put on the board before the race is turned? (base:dispute.decline-hand-tokens)"""
    if not (run.rules.ruled("decline-hand-tokens", "placed-first") and run.view.regions(race)):
        return False
    holding = run.view.holding(race)
    if holding.hand:
        pending = Pending(holding.seat, COMMON, "placed-first", race)
        run.do(Asked(pending, run.rules.cite("decline.remove-surplus")))
    return holding.hand > 0


def _clear_older(run: Run, seat: int, new: str) -> None:
    """While the limit is exceeded, the oldest race that counts towards it leaves the board."""
    limit = total(run.view, Question.DECLINED_LIMIT, Ask(new, seat=seat))
    if not run.rules.on("decline.one-race"):
        return
    older = [each for each in run.state.seats[seat].declined if each != new]
    # Weighed before anybody leaves: what a further decline means is not asked anew for whoever is left.
    weights = {
        race: total(run.view, Question.DECLINE_WEIGHT, Ask(race, key=FURTHER, seat=seat)) for race in (*older, new)
    }
    while sum(weights.values()) > limit:
        oldest = next((race for race in older if weights.get(race)), NOBODY)
        if not oldest:
            return
        del weights[oldest]
        clear(run, oldest)


def clear(run: Run, race: str) -> None:
    """Remove every token of a race in decline; its banner returns."""
    clause = run.rules.cite("decline.clear-old")
    before = run.view
    for region in before.regions(race):
        ask = Ask(race, region, key="cleared", seat=run.state.turn)
        run.do(TokensMoved(race, run.view.ground(region).tokens, region, BOX, clause))
        # What a tile gave the race speaks for all its regions, whichever is cleared first.
        run.moment(Question.REGION_LOST, ask, before.in_force(Question.REGION_LOST, ask) if run.rules.tiles else None)
        pass_on(run, region, race, NOBODY)
    run.do(*_off_board(run, race, clause))
    leave(run, race, run.rules.cite("decline.banner-return"))


def _settle_badge(run: Run, race: str) -> None:
    power = run.view.holding(race).power
    if power and not allowed(run.view, Question.BADGE_STAYS, Ask(race, key=power)):
        market = run.state.market
        clause = run.rules.cite("decline.discard-power")
        run.do(PowerSet(race, NOBODY, clause), MarketSet(replace(market, discards=(*market.discards, power)), clause))


def _turn_tokens(run: Run, race: str) -> None:
    view, rules = run.view, run.rules
    moves = []
    for region in view.regions(race):
        tokens = view.ground(region).tokens
        may_hold = allowed(view, Question.MAY_HOLD, Ask(race, region, key="decline"))
        keeps = min(tokens, total(view, Question.DECLINE_KEEPS, Ask(race, region))) if may_hold else 0
        if keeps and not rules.on("decline.remove-surplus"):
            keeps = tokens
        clause = rules.cite("decline.remove-surplus") if may_hold else why_it_is_left(run, race, region, "decline")
        moves.append(TokensMoved(race, tokens - keeps, region, BOX, clause))
    run.do(*(move for move in moves if move.number), *_off_board(run, race, rules.cite("decline.remove-surplus")))
    for region in view.regions(race):
        if run.view.ground(region).race != race:
            ask = Ask(race, region, key="declined", seat=run.state.turn)
            # What a tile gave the race still speaks when the race leaves the tile.
            run.moment(Question.REGION_LOST, ask, view.in_force(Question.REGION_LOST, ask) if rules.tiles else None)
            pass_on(run, region, race, NOBODY)


def _off_board(run: Run, race: str, clause: str) -> list[TokensMoved]:
    """What a race has in hand, held back, waiting or among its player's other race goes to the tray."""
    holding = run.view.holding(race)
    places = ((HAND, holding.hand), (KEPT, holding.kept), (FLED, holding.fled))
    moved = (*places, *run.view.visits(race))
    return [TokensMoved(race, number, place, BOX, clause) for place, number in moved if number]
