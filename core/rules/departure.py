"""A race leaves the game: its banner goes back under the pile, its badge to the discards."""

from dataclasses import replace

from core.rules.changes import BOX, Change, Forgotten, MarketSet, RaceLeft, TokensMoved, put_back
from core.rules.losses import HANDED_OVER, INVADED, SACRIFICED
from core.rules.questions import Ask, Question
from core.rules.run import Run
from core.rules.state import Market
from core.rules.tied_badges import pass_on

NOT_LISTED = (SACRIFICED, HANDED_OVER, INVADED)
"""Why a last token may go that one book does not list where it says when a banner returns."""


def leave_if_extinct(run: Run, race: str, cause: str) -> None:
    """A race in decline without a token on the board, in hand or waiting returns its banner at once."""
    view, rules = run.view, run.rules
    if not view.in_play(race):
        return
    holding = view.holding(race)
    if holding.active or view.regions(race) or view.visits(race) or holding.fled or holding.hand:
        return
    if cause in ("conquered", "replaced"):
        by_owner = run.state.turn == holding.seat
        if not rules.on("decline.banner-return-extinct"):
            return
        if by_owner and rules.ruled("banner-own-conquest", "other-player"):
            return
        leave(run, race, rules.cite("decline.banner-return-extinct"))
    elif cause not in NOT_LISTED or not rules.ruled("banner-own-conquest", "other-player"):
        leave(run, race, rules.cite("decline.banner-return"))


def work(run: Run, changes: tuple[Change, ...], cause: str) -> None:
    """Changes a unit answers with; whoever has no token left in a region through them has lost it, or has left."""
    held = [ground.race for ground in run.state.grounds]
    before = run.view if run.rules.tiles else None
    run.do(*changes)
    holds = [ground.race for ground in run.state.grounds]
    changed = [(region, old, holds[region]) for region, old in enumerate(held) if old != holds[region]]
    for region, race in [(region, old) for region, old, _ in changed if old]:
        ask = Ask(race, region, key=cause, seat=run.view.seat_of(race))
        run.moment(Question.REGION_LOST, ask, before.in_force(Question.REGION_LOST, ask) if before else None)
    for region, old, new in changed:
        pass_on(run, region, old, new)
    for race in dict.fromkeys(old for _, old, _ in changed if old):
        leave_if_extinct(run, race, cause)


def leave(run: Run, race: str, clause: str) -> None:
    """The banner returns; badge, markers and everything remembered of the race go with it."""
    rules, holding = run.rules, run.view.holding(race)
    run.moment(Question.UNIT_LEFT_PLAY, Ask(race, seat=holding.seat))
    power = run.view.holding(race).power
    market = run.state.market
    if power:
        market = replace(market, discards=(*market.discards, power))
    pieces = run.view.holding(race).pieces
    run.do(
        *(TokensMoved(race, number, region, BOX, clause) for region, number in run.view.visits(race)),
        *put_back(pieces, race, clause),
        *(Forgotten(until, clause, race) for until in sorted({m.until for m in run.state.memos if m.race == race})),
        RaceLeft(race, clause),
        MarketSet(_with_banner(market, race) if rules.on("decline.banner-return") else market, clause),
    )


def _with_banner(market: Market, race: str) -> Market:
    return replace(market, banners_below=(*market.banners_below, race))
