"""Readings of Underground that the common procedure does not know from the base game."""

from core.rules.blocks import allows, forbids, lifts, ruled
from core.rules.effects import Bound, Effect, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Phase
from core.rules.view import View

HERE = "underground:"
COST, USE, ROLL = Question.CONQUEST_COST, Question.MAY_USE, Question.MAY_ROLL


def readings() -> tuple[Effect, ...]:
    return (
        Effect(
            COST, Stage.ADD, HERE + "conquest.cost", _all_but_the_best, Side.BOARD, tag="discount",
            ruling=ruled("discount-stacking", "best-only"),
        ),
        Effect(
            Question.START_REGIONS, Stage.GIVE, HERE + "conquest.adjacency", _given_up, Side.BOARD,
            ruling=ruled("abandoned-reconquest-adjacency", "yes"),
        ),
        forbids(
            ROLL, "relic", clause=HERE + "conquest.final-attempt", when=_uses_relic, side=Side.BOARD,
            ruling=ruled("die-with-relics", "no"),
        ),
        forbids(
            USE, "combined", clause=HERE + "relic.general.mobile", when=_uses_several, side=Side.BOARD,
            ruling=ruled("relics-combined", "one-per-conquest"),
        ),
        lifts(
            Question.MAY_DECLINE, "expanded", clause=HERE + "decline.choice", when=_is_readying, side=Side.BOARD,
            ruling=ruled("ready-then-decline", "yes"),
        ),
        allows(
            Question.BADGE_STAYS, clause=HERE + "decline.power-discarded", ruling=ruled("decline-badge", "flip-icon"),
        ),
        lifts(
            Question.MAY_CHOOSE, "coins", clause=HERE + "choose.cost", side=Side.BOARD,
            ruling=ruled("no-coin-to-choose", "debt"),
        ),
    )  # fmt: skip


def _all_but_the_best(view: View, me: Bound, ask: Ask) -> int | None:
    """What the smaller of several discounts would spare; it goes with them where no discount counts."""
    found = [
        amount
        for effect, bound in view.in_force(COST, ask)
        if effect.tag == "discount"
        and bound.unit != me.unit
        and effect.stage is Stage.ADD
        and (amount := effect.run(view, bound, ask))
    ]
    return (min(found) - sum(found) or None) if found else None


def _given_up(view: View, me: Bound, ask: Ask) -> tuple[int, ...]:
    return view.state.log.abandoned if ask.key == "conquest" else ()


def _uses_relic(view: View, me: Bound, ask: Ask) -> bool:
    return view.rules.has_trait(ask.means, "relic")


def _uses_several(view: View, me: Bound, ask: Ask) -> bool:
    return sum(view.rules.has_trait((each,), "relic") for each in ask.means) > 1


def _is_readying(view: View, me: Bound, ask: Ask) -> bool:
    return view.state.phase is Phase.READY
