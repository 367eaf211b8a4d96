"""What a conquest costs, and who may try it with the die."""

from collections.abc import Callable

from core.rules.blocks import allows, forbids, ruled
from core.rules.combine import total
from core.rules.effects import Bound, Effect, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.state import NOWHERE
from core.rules.view import View

MONSTER = "monster"
NEUTRAL = ("lost-tribe", MONSTER)
"""Pieces that defend a region and belong to nobody."""
SHIP = "pirate-ship"
TERRAIN_PIECES = ("mountain", "black-mountain")

COST = Question.CONQUEST_COST
MAY_ROLL = Question.MAY_ROLL


def pricing(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    """The price of a conquest in tokens, and the limits of the last attempt."""

    def line(stage: Stage, run: Callable[..., int | None], tag: str = "", part: str = "conquest.cost") -> Effect:
        return Effect(COST, stage, cite(part), run, Side.BOARD, tag=tag, by_pieces=tag in ("terrain", "neutral"))

    counted = Effect(
        COST, Stage.ADD, cite("conquest.cost"), _own_tokens, Side.BOARD, tag="occupants",
        ruling=ruled("own-decline-cost", "counted"),
    )  # fmt: skip
    return (
        line(Stage.BASE, lambda view, me, ask: 2),
        line(Stage.ADD, _terrain_pieces, "terrain", "conquest.mountain-defence"),
        line(Stage.ADD, _neutral_tokens, "neutral", "conquest.neutral-defence"),
        line(Stage.ADD, _enemy_tokens, "occupants"),
        counted,
        line(Stage.BOUND, _at_least_one, part="conquest.minimum-token"),
        allows(MAY_ROLL, clause=cite("conquest.last-attempt.target"), when=_is_named),
        forbids(MAY_ROLL, "over", clause=cite("conquest.last-attempt.ends"), when=_is_over, side=Side.BOARD),
        forbids(MAY_ROLL, "open", clause=cite("conquest.last-attempt.roll"), when=_is_rolled, side=Side.BOARD),
        forbids(MAY_ROLL, "no-token", clause=cite("conquest.last-attempt.eligibility"), when=_empty, side=Side.BOARD),
        forbids(MAY_ROLL, "short", clause=cite("conquest.last-attempt.eligibility"), when=_enough, side=Side.BOARD),
        forbids(
            MAY_ROLL, "limit", clause=cite("conquest.last-attempt.limit"), when=_too_far, side=Side.BOARD,
            ruling=ruled("last-attempt-limit", "short-by-3"),
        ),
        forbids(
            MAY_ROLL, "limit", clause=cite("conquest.last-attempt.limit"), when=_too_dear, side=Side.BOARD,
            ruling=ruled("last-attempt-limit", "price-max-3"),
        ),
    )  # fmt: skip


def _count(view: View, region: int, pieces: tuple[str, ...]) -> int | None:
    found = 0
    for piece, number in view.state.grounds[region].pieces:
        if piece in pieces:
            found += number
    return found or None


def _terrain_pieces(view: View, me: Bound, ask: Ask) -> int | None:
    return _count(view, ask.region, TERRAIN_PIECES)


def _neutral_tokens(view: View, me: Bound, ask: Ask) -> int | None:
    return _count(view, ask.region, NEUTRAL)


def _enemy_tokens(view: View, me: Bound, ask: Ask) -> int | None:
    holder = view.holder(ask.region)
    if holder is None or holder.seat == view.seat_of(ask.race):
        return None
    return _standing(view, ask.region)


def _own_tokens(view: View, me: Bound, ask: Ask) -> int | None:
    holder = view.holder(ask.region)
    if holder is None or holder.seat != view.seat_of(ask.race) or holder.race == ask.race:
        return None
    return _standing(view, ask.region)


def _standing(view: View, region: int) -> int:
    ground = view.ground(region)
    return ground.tokens + sum(number for _, number in ground.guests)


def _at_least_one(view: View, me: Bound, ask: Ask) -> int | None:
    """One token, unless it comes from the tray or the means say themselves how many it takes."""
    has_trait = view.rules.has_trait
    return 0 if has_trait(ask.means, "replacement") or has_trait(ask.means, "unmanned") else 1


def price(view: View, ask: Ask) -> int:
    """What a conquest costs. Whoever lists conquests asks for it more than once, so it is kept."""
    known = view.prices.get(ask)
    if known is None:
        known = view.prices[ask] = total(view, COST, ask)
    return known


def shortfall(view: View, ask: Ask) -> int:
    """How many tokens the race lacks for a region."""
    return price(view, ask) - view.holding(ask.race).hand


def _is_named(view: View, me: Bound, ask: Ask) -> bool:
    return ask.region != NOWHERE


def _is_over(view: View, me: Bound, ask: Ask) -> bool:
    return view.state.log.over


def _is_rolled(view: View, me: Bound, ask: Ask) -> bool:
    return view.state.die is not None


def _empty(view: View, me: Bound, ask: Ask) -> bool:
    return ask.region != NOWHERE and view.holding(ask.race).hand < 1


def _enough(view: View, me: Bound, ask: Ask) -> bool:
    return ask.region != NOWHERE and shortfall(view, ask) <= 0


def _too_far(view: View, me: Bound, ask: Ask) -> bool:
    return ask.region != NOWHERE and shortfall(view, ask) > 3


def _too_dear(view: View, me: Bound, ask: Ask) -> bool:
    return ask.region != NOWHERE and price(view, ask) > 3
