"""What chance decides beside the die: banners, badges, tiles and events, drawn when somebody sees them."""

from dataclasses import replace

from core.rules import event_row
from core.rules.changes import BOX, Answered, BadgeTied, MarketSet, PiecesMoved, StackSet
from core.rules.compiled import Rules
from core.rules.effects import DRAW_BADGE
from core.rules.event_row import FORESEE, TURN
from core.rules.market import drawn, outcomes
from core.rules.questions import Ask, Question
from core.rules.run import Run
from core.rules.state import GameState, Pending
from core.rules.tied_badges import come
from core.rules.view import View

TILE = "draw-tile"
"""The top of the stack of tiles."""


def drawable(view: View, pending: Pending) -> tuple[str, ...]:
    """What can turn up, in order."""
    if pending.key in (TURN, FORESEE):
        return tuple(event_row.outcomes(view.rules, view.state))
    if pending.key == TILE:
        return tuple(piece for piece, _ in view.state.stock if piece in view.rules.tiles)
    return outcomes(view.state.market, "draw-power" if pending.key == DRAW_BADGE else pending.key)


def weights(rules: Rules, state: GameState) -> dict[str, int]:
    """How many chances each item has that can be drawn now; where nothing is said, one."""
    pending = state.pending[-1]
    is_event = pending.key in (TURN, FORESEE)
    return event_row.outcomes(rules, state) if is_event else {}


def draw(run: Run, pending: Pending, item: str, clause: str) -> None:
    """Lay what was drawn where it belongs."""
    run.do(Answered(clause))
    if pending.key == TILE:
        run.do(PiecesMoved(item, 1, BOX, pending.region, clause), StackSet(run.state.tiles - 1, clause))
        if run.rules.on("monster.tile-bonus-tokens"):
            tied = run.state.tied
            run.moment(Question.TILE_FOUND, Ask(pending.race, pending.region, key=item, seat=run.state.turn))
            _begin_to_serve(run, [power for tile, power in run.state.tied if (tile, power) not in tied], pending.region)
    elif pending.key == DRAW_BADGE:
        market = run.state.market
        left = tuple(each for each in market.badges if each != item)
        run.do(MarketSet(replace(market, badges=left), clause), BadgeTied(pending.unit, item, clause))
        _begin_to_serve(run, [item], pending.region)
        run.moment(Question.TILE_FOUND, Ask(pending.race, pending.region, key=item, seat=run.state.turn))
    elif pending.key == TURN:
        event_row.take_place(run, item, clause)
    elif pending.key == FORESEE:
        event_row.foresee(run, item, clause)
    else:
        run.do(MarketSet(drawn(run.rules, run.state, pending.key, item), clause))


def _begin_to_serve(run: Run, badges: list[str], region: int) -> None:
    """Badges that have just come to lie on a tile: whoever holds its region takes what they bring."""
    holder = run.state.grounds[region].race
    for badge in badges if holder else ():
        come(run, badge, holder)
