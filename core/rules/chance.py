"""What chance decides beside the die: banners, badges and tiles, drawn when they become visible."""

from dataclasses import replace

from core.rules.changes import BOX, Answered, BadgeTied, MarketSet, PiecesMoved, StackSet
from core.rules.effects import DRAW_BADGE
from core.rules.market import drawn, outcomes
from core.rules.questions import Ask, Question
from core.rules.run import Run
from core.rules.state import Pending
from core.rules.tied_badges import come
from core.rules.view import View

TILE = "draw-tile"
"""The top of the stack of tiles."""


def drawable(view: View, pending: Pending) -> tuple[str, ...]:
    """What can turn up, in order."""
    if pending.key == TILE:
        return tuple(piece for piece, _ in view.state.stock if piece in view.rules.tiles)
    return outcomes(view.state.market, "draw-power" if pending.key == DRAW_BADGE else pending.key)


def draw(run: Run, pending: Pending, item: str, clause: str) -> None:
    """Lay what was drawn where it belongs."""
    run.do(Answered(clause))
    if pending.key == TILE:
        run.do(PiecesMoved(item, 1, BOX, pending.region, clause), StackSet(run.state.tiles - 1, clause))
        if run.rules.on("monster.tile-bonus-tokens"):
            run.moment(Question.TILE_FOUND, Ask(pending.race, pending.region, key=item, seat=run.state.turn))
    elif pending.key == DRAW_BADGE:
        market = run.state.market
        left = tuple(each for each in market.badges if each != item)
        run.do(MarketSet(replace(market, badges=left), clause), BadgeTied(pending.unit, item, clause))
        come(run, item, pending.race)
        run.moment(Question.TILE_FOUND, Ask(pending.race, pending.region, key=item, seat=run.state.turn))
    else:
        run.do(MarketSet(drawn(run.rules, run.state, pending.key, item), clause))
