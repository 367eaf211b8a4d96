"""A race leaves the game: its banner goes back under the pile, its badge to the discards."""

from dataclasses import replace

from core.rules.changes import MarketSet, RaceLeft
from core.rules.questions import Ask, Question
from core.rules.run import Run
from core.rules.state import Market


def leave_if_extinct(run: Run, race: str, cause: str) -> None:
    """A race in decline without a token on the board, in hand or waiting returns its banner at once."""
    view, rules = run.view, run.rules
    if not view.in_play(race):
        return
    holding = view.holding(race)
    if holding.active or view.regions(race) or holding.fled or holding.hand:
        return
    if cause in ("conquered", "replaced"):
        by_owner = run.state.turn == holding.seat
        if not rules.on("decline.banner-return-extinct"):
            return
        if by_owner and rules.ruled("banner-own-conquest", "other-player"):
            return
        leave(run, race, rules.cite("decline.banner-return-extinct"))
    else:
        leave(run, race, rules.cite("decline.banner-return"))


def leave(run: Run, race: str, clause: str) -> None:
    """The banner returns and whatever badge still lies with the race is discarded."""
    holding = run.view.holding(race)
    run.moment(Question.UNIT_LEFT_PLAY, Ask(race, seat=holding.seat))
    power = run.view.holding(race).power
    market = run.state.market
    if power:
        market = replace(market, discards=(*market.discards, power))
    run.do(RaceLeft(race, clause), MarketSet(_with_banner(market, race), clause))


def _with_banner(market: Market, race: str) -> Market:
    return replace(market, banners_below=(*market.banners_below, race))
