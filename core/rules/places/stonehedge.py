"""Stonehedge: a badge drawn at random lies on it and serves whoever holds it."""

from dataclasses import replace

from core.rules.blocks import ruled, when_it_happens
from core.rules.changes import (
    BANK,
    BOX,
    COLUMN,
    HAND,
    Asked,
    BadgeTied,
    Change,
    CoinsMoved,
    MarketSet,
    Remembered,
    TokensMoved,
)
from core.rules.effects import DRAW_BADGE, About, Bound, Choice, Effect, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.serving import UNUSED
from core.rules.state import CHANCE, Memo, Pending
from core.rules.view import View

HERE, USE = "underground:place.stonehedge.", "decline-power"
DRAW, NO_TOKENS, OPTIONAL = HERE + "draw", HERE + "no-tokens", HERE + "optional"
FOUND = Question.TILE_FOUND
IN_DECLINE = (Question.DECLINE_KEEPS, Question.DECLINE_WEIGHT)


def _draws(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    if ask.key != me.unit or not view.state.market.badges:
        return ()
    return (Asked(Pending(CHANCE, me.unit, DRAW_BADGE, me.race, ask.region), DRAW),)


def _takes_the_top(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """In one reading the badge of the last combination on offer; another one is drawn for its race."""
    market = view.state.market
    if ask.key != me.unit or not market.column or not (market.badges or market.discards):
        return ()
    *rest, last = market.column
    return (
        BadgeTied(me.unit, last.power, DRAW),
        CoinsMoved(last.coins, COLUMN, BANK, DRAW),
        MarketSet(replace(market, column=tuple(rest), drawn=last.race), DRAW),
    )


def _takes_tokens(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    number = min(view.rules.values.get(ask.key, 0), view.tray(me.race))
    return (TokensMoved(me.race, number, BOX, HAND, DRAW),) if view.rules.kind(ask.key) == "power" else ()


def _power(view: View, me: Bound) -> str:
    return dict(view.state.tied).get(me.unit, "")


def _asks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    power = _power(view, me)
    if not power or not any(effect.question in IN_DECLINE for effect in view.rules.units[power].effects):
        return ()
    if view.rules.ruled("stonehedge-holder-declines", "no"):
        return _answered(view, me, Pending(me.seat, me.unit, USE, me.race), 0)
    return (Asked(Pending(me.seat, me.unit, USE, me.race), OPTIONAL),)


def _answered(view: View, me: Bound, pending: Pending, used: int) -> tuple[Change, ...]:
    return () if used else (Remembered(Memo(me.unit, pending.race, UNUSED, 1, "turn"), OPTIONAL),)


def _thins_out(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """Without the clause on Tomb, a race in decline keeps one token a region when it loses the tile."""
    if not view.pieces(ask.region, me.unit) or view.holding(ask.race).active:
        return ()
    spare = ((region, view.ground(region).tokens - 1) for region in view.regions(ask.race))
    return tuple(TokensMoved(ask.race, number, region, BOX, OPTIONAL) for region, number in spare if number)


PLACE = Unit(
    id="place.stonehedge",
    effects=(
        when_it_happens(FOUND, _draws, clause=DRAW, ruling=ruled("stonehedge-draw", "random-below-top")),
        when_it_happens(FOUND, _takes_the_top, clause=DRAW, ruling=ruled("stonehedge-draw", "visible-top")),
        Effect(FOUND, Stage.GIVE, DRAW, _takes_tokens, instead_of=NO_TOKENS),
        when_it_happens(Question.RACE_DECLINED, _asks, clause=OPTIONAL),
        Effect(Question.REGION_LOST, Stage.GIVE, OPTIONAL, _thins_out, Side.BOARD, instead_of=HERE + "tomb"),
    ),
    choices=(
        Choice(DRAW_BADGE, DRAW, lambda view, me, pending: (), lambda view, me, pending, option: ()),
        Choice(USE, OPTIONAL, lambda view, me, pending: (1, 0), _answered, about=About.YES_OR_NO),
    ),
)
