"""Putting a race in decline: the older one leaves, the badge goes, one token a region stays."""

from dataclasses import replace

from core.rules.changes import BOX, HAND, KEPT, LogSet, MarketSet, PhaseSet, PowerSet, RaceDeclined, TokensMoved
from core.rules.combine import allowed, total
from core.rules.departure import leave, leave_if_extinct
from core.rules.questions import Ask, Question
from core.rules.run import Run
from core.rules.state import NOBODY, Phase


def decline(run: Run, *, stage: str) -> None:
    """Decline the active race of the seat to move. `stage` is "turn", or "after-coins" for a late decline."""
    seat = run.state.turn
    race = run.state.seats[seat].active
    run.do(LogSet(replace(run.state.log, declined=True), run.rules.cite("decline.option")))
    _clear_older(run, seat, race)
    # Race and power speak a last time while both are in force; then the badge goes and the banner is turned.
    run.moment(Question.RACE_DECLINED, Ask(race, seat=seat))
    _turn_tokens(run, race)
    _settle_badge(run, race)
    run.do(RaceDeclined(race, run.rules.cite("decline.flip-banner")))
    leave_if_extinct(run, race, "declined")
    if stage == "turn":
        run.do(PhaseSet(Phase.BEFORE_COINS, NOBODY, run.rules.cite("decline.score")))
        for each in run.state.seats[seat].races():
            run.moment(Question.COINS_DUE, Ask(each, seat=seat))


def _clear_older(run: Run, seat: int, new: str) -> None:
    """While the limit is exceeded, the oldest race that counts towards it leaves the board."""
    if not run.rules.on("decline.clear-old"):
        return
    limit = total(run.view, Question.DECLINED_LIMIT, Ask(new, seat=seat))
    if not run.rules.on("decline.one-race"):
        return
    while True:
        weights = [
            (race, total(run.view, Question.DECLINE_WEIGHT, Ask(race, seat=seat)))
            for race in (*run.state.seats[seat].declined, new)
        ]
        oldest = next((race for race, weight in weights[:-1] if weight), NOBODY)
        if sum(weight for _, weight in weights) <= limit or not oldest:
            return
        clear(run, oldest)


def clear(run: Run, race: str) -> None:
    """Remove every token of a race in decline; its banner returns."""
    clause = run.rules.cite("decline.clear-old")
    for region in run.view.regions(race):
        run.do(TokensMoved(race, run.view.ground(region).tokens, region, BOX, clause))
        run.moment(Question.REGION_LOST, Ask(race, region, key="cleared", seat=run.state.turn))
    holding = run.view.holding(race)
    run.do(TokensMoved(race, holding.hand, HAND, BOX, clause))
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
        keeps = min(tokens, total(view, Question.DECLINE_KEEPS, Ask(race, region)))
        moves.append(TokensMoved(race, tokens - keeps, region, BOX, rules.cite("decline.remove-surplus")))
    holding = view.holding(race)
    clause = rules.cite("decline.remove-surplus")
    moves.append(TokensMoved(race, holding.hand, HAND, BOX, clause))
    moves.append(TokensMoved(race, holding.kept, KEPT, BOX, clause))
    run.do(*(move for move in moves if move.number))
