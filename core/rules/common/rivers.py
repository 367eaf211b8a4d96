"""Rivers, which are taken for one token and left again, and abysses, which nobody enters."""

from core.rules.blocks import forbids, lifts, ruled
from core.rules.combine import allowed
from core.rules.effects import Bound, Effect, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Phase
from core.rules.view import View

COST, HOLD = Question.CONQUEST_COST, Question.MAY_HOLD
WATER, RIVER, ABYSS = "water", "river", "abyss"
HERE = "underground:river."
ONLY_AT_HOME = ruled("river-only-kraken", "kraken-only")


def rivers() -> tuple[Effect, ...]:
    """Price, duty to leave, no coins, and the two ends as a way in."""
    cheap, own = HERE + "cost", HERE + "no-ownership"
    occupied = "river-occupied-cost"
    return (
        Effect(
            COST, Stage.SET, cheap, _one_on_river, Side.BOARD, ruling=ruled(occupied, "one-plus-tokens", "one-flat")
        ),
        Effect(COST, Stage.SET, cheap, _one_on_empty, Side.BOARD, ruling=ruled(occupied, "two-plus-tokens")),
        Effect(COST, Stage.DROP, cheap, _is_river, Side.BOARD, tag="occupants", ruling=ruled(occupied, "one-flat")),
        forbids(HOLD, WATER, clause=HERE + "must-empty", when=_must_be_left, side=Side.BOARD),
        forbids(HOLD, WATER, clause=own, when=_cannot_be_owned, side=Side.BOARD),
        # In one reading it takes more than an ability for water in general (underground:dispute.river-only-kraken).
        forbids(HOLD, RIVER, clause=HERE + "must-empty", when=_must_be_left, side=Side.BOARD, ruling=ONLY_AT_HOME),
        forbids(HOLD, RIVER, clause=own, when=_cannot_be_owned, side=Side.BOARD, ruling=ONLY_AT_HOME),
        lifts(
            Question.MAY_CONQUER, WATER, clause="underground:mix.water", when=_is_river, side=Side.BOARD,
            ruling=ruled("mix-water-basics", "full"),
        ),
        lifts(Question.MAY_ABANDON, "garrison", clause=own, when=_is_river, side=Side.BOARD),
        Effect(Question.INCOME, Stage.ADD, own, _pays_nothing, Side.BOARD, tag="penalty"),
        forbids(
            Question.MAY_CONQUER, "river-end", clause="underground:conquest.first", when=_enters_by_river,
            side=Side.BOARD, instead_of=HERE + "entry-end",
        ),
    )  # fmt: skip


def abysses() -> tuple[Effect, ...]:
    return (
        forbids(
            Question.MAY_CONQUER, ABYSS, clause="underground:abyss.impassable", when=_is_abyss, side=Side.BOARD,
        ),
    )  # fmt: skip


def is_river(view: View, region: int) -> bool:
    """Is it a region of the river, or of water that behaves like it?"""
    return region in view.rules.rivers


def _is_river(view: View, me: Bound, ask: Ask) -> bool:
    return ask.region in view.rules.rivers


def _is_abyss(view: View, me: Bound, ask: Ask) -> bool:
    return view.board.terrain[ask.region] == ABYSS


def _one_on_river(view: View, me: Bound, ask: Ask) -> int | None:
    return 1 if ask.region in view.rules.rivers else None


def _one_on_empty(view: View, me: Bound, ask: Ask) -> int | None:
    return 1 if is_river(view, ask.region) and not view.ground(ask.region).race else None


def _must_be_left(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "redeploy" and is_river(view, ask.region)


def _cannot_be_owned(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key in ("decline", "score") and is_river(view, ask.region)


def _pays_nothing(view: View, me: Bound, ask: Ask) -> int | None:
    """The coin of every river region that a race stands in without being able to own it."""
    counted = view.regions(ask.race) if ask.region < 0 else (ask.region,)
    strays = [
        region
        for region in counted
        if is_river(view, region) and not allowed(view, HOLD, Ask(ask.race, region, key="score"))
    ]
    return -len(strays) or None


def _enters_by_river(view: View, me: Bound, ask: Ask) -> bool:
    is_at_start = view.state.phase is Phase.CONQUER and not view.regions(ask.race)
    return is_at_start and is_river(view, ask.region)
