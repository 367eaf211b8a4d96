"""Reusable effects for a tile on which a badge lies: how the badge comes there, and what it brings or not."""

from dataclasses import replace

from core.rules.changes import BANK, BOX, COLUMN, HAND, Asked, BadgeTied, Change, CoinsMoved, MarketSet, TokensMoved
from core.rules.effects import DRAW_BADGE, Bound, Choice, Effect, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import CHANCE, Pending
from core.rules.view import View

Ruling = tuple[str, frozenset[str]]
FOUND = Question.TILE_FOUND


def draws_a_badge(*, clause: str, ruling: Ruling) -> Effect:
    """Whoever finds the tile draws a badge from the pile; discarded ones make a new pile where it is used up.

    It serves whoever holds the region, which is nobody where something else than a race has come into it.
    """

    def draws(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        market = view.state.market
        reshuffles = not market.badges and view.rules.on("choose.power-reshuffle")
        badges = tuple(sorted(market.discards)) if reshuffles else market.badges
        if ask.key != me.unit or not badges:
            return ()
        new_pile = MarketSet(replace(market, badges=badges, discards=()), view.rules.cite("choose.power-reshuffle"))
        asked = Asked(Pending(CHANCE, me.unit, DRAW_BADGE, view.ground(ask.region).race, ask.region), clause)
        return (new_pile, asked) if reshuffles else (asked,)

    return Effect(FOUND, Stage.GIVE, clause, draws, Side.BOARD, ruling=ruling)


def bears_a_badge(unit: Unit) -> bool:
    """Is it a tile on which a badge lies once it is found?"""
    return any(choice.key == DRAW_BADGE for choice in unit.choices)


def drawing_a_badge(*, clause: str) -> Choice:
    """Chance alone answers it."""
    return Choice(DRAW_BADGE, clause, lambda view, me, pending: (), lambda view, me, pending, option: ())


def takes_the_badge_on_top(*, clause: str, ruling: Ruling) -> Effect:
    """In one reading the badge of the last combination on offer; another one is drawn for its race."""

    def takes(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        market = view.state.market
        if ask.key != me.unit or not market.column or not (market.badges or market.discards):
            return ()
        *rest, last = market.column
        return (
            BadgeTied(me.unit, last.power, clause),
            CoinsMoved(last.coins, COLUMN, BANK, clause),
            MarketSet(replace(market, column=tuple(rest), drawn=last.race), clause),
        )

    return Effect(FOUND, Stage.GIVE, clause, takes, Side.BOARD, ruling=ruling)


def brings_tokens_too(*, clause: str, unless: str) -> Effect:
    """Without the clause against it, the finder takes as many tokens as the badge says."""

    def takes(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        number = min(view.rules.values.get(ask.key, 0), view.tray(me.race))
        return (TokensMoved(me.race, number, BOX, HAND, clause),) if view.rules.kind(ask.key) == "power" else ()

    return Effect(FOUND, Stage.GIVE, clause, takes, instead_of=unless)


def thins_out_when_lost(*, clause: str, unless: str) -> Effect:
    """Without the clause against it, a race in decline that loses the tile keeps one token a region."""

    def thinned(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        if not view.pieces(ask.region, me.unit) or view.holding(ask.race).active:
            return ()
        spare = ((region, view.ground(region).tokens - 1) for region in view.regions(ask.race))
        return tuple(TokensMoved(ask.race, number, region, BOX, clause) for region, number in spare if number)

    return Effect(Question.REGION_LOST, Stage.GIVE, clause, thinned, Side.BOARD, instead_of=unless)
