"""The column of combinations: drawing new pairs and laying out the price."""

from dataclasses import replace

from core.rules.changes import Asked, MarketSet
from core.rules.compiled import Rules
from core.rules.run import Run
from core.rules.state import CHANCE, Combo, GameState, Market, Pending, Phase

FIVE = 5
"""Places of the column; one more combination lies on top of the piles."""


def places(rules: Rules) -> int:
    """How many combinations are on offer while there are enough banners and badges."""
    return FIVE * rules.on("setup.race-column") + rules.on("setup.six-visible")


def wants_pair(rules: Rules, state: GameState) -> bool:
    """Is a combination missing that could be formed?"""
    market = state.market
    if market.drawn:
        return True
    if len(market.column) > FIVE:
        return False
    has_badge = bool(market.badges or (market.discards and rules.on("choose.power-reshuffle")))
    has_banner = bool(market.banners or market.banners_below)
    is_kept_up = state.phase is Phase.DEAL or rules.on("choose.six-always")
    return len(market.column) < places(rules) and has_banner and has_badge and is_kept_up


def draw_clause(rules: Rules, state: GameState) -> str:
    """What the next draw rests on: set-up, or the rule that there are always six."""
    if state.phase is not Phase.DEAL:
        return rules.cite("choose.six-always")
    if len(state.market.column) >= FIVE * rules.on("setup.race-column"):
        return rules.cite("setup.six-visible")
    return rules.cite("setup.power-column" if state.market.drawn else "setup.race-column")


def fill(run: Run) -> bool:
    """Bring the next pair one draw further. True while chance has something to do."""
    if not wants_pair(run.rules, run.state):
        return False
    market, clause = run.state.market, draw_clause(run.rules, run.state)
    if not market.drawn and not market.banners:
        first, *rest = market.banners_below
        run.do(
            MarketSet(replace(market, drawn=first, banners_below=tuple(rest)), run.rules.cite("decline.banner-return"))
        )
        return fill(run)
    if market.drawn and _lies_alone(run):
        run.do(MarketSet(_with_pair(run.rules, run.state, ""), clause))
        return fill(run)
    if not market.badges:
        reshuffled = replace(market, badges=tuple(sorted(market.discards)), discards=())
        run.do(MarketSet(reshuffled, run.rules.cite("choose.power-reshuffle")))
    run.do(Asked(Pending(CHANCE, "rulebook", "draw-power" if run.state.market.drawn else "draw-race"), clause))
    return True


def _lies_alone(run: Run) -> bool:
    """Is a banner of the first column left without a badge, as a house rule?"""
    is_dealt = run.state.phase is Phase.DEAL and len(run.state.market.column) < FIVE
    return is_dealt and not run.rules.on("setup.power-column")


def outcomes(market: Market, key: str) -> tuple[str, ...]:
    """What chance can turn up, in order."""
    return tuple(sorted(market.badges if key == "draw-power" else market.banners))


def drawn(rules: Rules, state: GameState, key: str, item: str) -> Market:
    """The market after a draw."""
    market = state.market
    if key == "draw-race":
        return replace(market, drawn=item, banners=tuple(each for each in market.banners if each != item))
    return replace(_with_pair(rules, state, item), badges=tuple(each for each in market.badges if each != item))


def _with_pair(rules: Rules, state: GameState, power: str) -> Market:
    """The drawn banner in its place: the gap, the end, or the lowest of several free places."""
    market = state.market
    column, free = list(market.column), places(rules) - len(market.column)
    at = market.gap - 1 if market.gap else len(column) - market.low
    column.insert(at, Combo(market.drawn, power))
    has_come_back = state.phase is not Phase.DEAL and not market.banners and free > 1
    goes_low = has_come_back and rules.ruled("banner-slot", "lowest-free")
    low = market.low + 1 if goes_low else market.low if free > 1 else 0
    return replace(market, column=tuple(column), drawn="", gap=0, low=low)


def without_combo(market: Market, position: int, paid: int, *, moves_up: bool = True) -> Market:
    """The column after a choice: a coin on each combination above, everything below moved up."""
    above = tuple(replace(combo, coins=combo.coins + 1) for combo in market.column[:paid])
    column = (*above, *market.column[paid : position - 1], *market.column[position:])
    return replace(market, column=column, gap=0 if moves_up else position, low=0)


def with_badges_swapped(market: Market, position: int, power: str) -> Market:
    """The column with another badge at a position."""
    column = list(market.column)
    column[position - 1] = replace(column[position - 1], power=power)
    return replace(market, column=tuple(column))


def with_coins(market: Market, position: int, coins: int) -> Market:
    """The column with so many coins more, or fewer, on a combination, or on the last one."""
    column = list(market.column)
    place = min(position, len(column)) - 1
    column[place] = replace(column[place], coins=column[place].coins + coins)
    return replace(market, column=tuple(column))
