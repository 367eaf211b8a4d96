"""The column of combinations: drawing new pairs and laying out the price."""

from dataclasses import replace

from core.rules.changes import Asked, MarketSet
from core.rules.run import Run
from core.rules.state import CHANCE, Combo, Market, Pending

SIX = 6


def wants_pair(market: Market) -> bool:
    """Is a combination missing that could be formed?"""
    has_banner = bool(market.drawn or market.banners or market.banners_below)
    return len(market.column) < SIX and has_banner and bool(market.badges or market.discards)


def fill(run: Run) -> bool:
    """Bring the next pair one draw further. True while chance has something to do."""
    market = run.state.market
    if not wants_pair(market):
        return False
    clause = run.rules.cite("choose.six-always")
    if not market.drawn and not market.banners:
        first, *rest = market.banners_below
        run.do(
            MarketSet(replace(market, drawn=first, banners_below=tuple(rest)), run.rules.cite("decline.banner-return"))
        )
        return fill(run)
    if not market.badges:
        reshuffled = replace(market, badges=tuple(sorted(market.discards)), discards=())
        run.do(MarketSet(reshuffled, run.rules.cite("choose.power-reshuffle")))
    run.do(Asked(Pending(CHANCE, "rulebook", "draw-power" if run.state.market.drawn else "draw-race"), clause))
    return True


def outcomes(market: Market, key: str) -> tuple[str, ...]:
    """What chance can turn up, in order."""
    return tuple(sorted(market.badges if key == "draw-power" else market.banners))


def drawn(market: Market, key: str, item: str) -> Market:
    """The market after a draw."""
    if key == "draw-race":
        return replace(market, drawn=item, banners=tuple(each for each in market.banners if each != item))
    return replace(
        market,
        column=(*market.column, Combo(market.drawn, item)),
        drawn="",
        badges=tuple(each for each in market.badges if each != item),
    )


def without_combo(market: Market, position: int, paid: int) -> Market:
    """The column after a choice: a coin on each combination above, everything below moved up."""
    above = tuple(replace(combo, coins=combo.coins + 1) for combo in market.column[:paid])
    return replace(market, column=(*above, *market.column[paid : position - 1], *market.column[position:]))
