"""The river regions of River World: taken for one token, passed through, left again; and how they are entered."""

from core.rules.blocks import forbids, lifts, ruled
from core.rules.changes import Change, Remembered
from core.rules.combine import allowed
from core.rules.compiled import COMMON
from core.rules.effects import Bound, Effect, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Memo, Phase
from core.rules.view import View
from core.rules.weather import RIVER, is_river, is_scored, river_asked, rivers

HERE = "river:river.region."
COST, OTHERWISE = HERE + "cost", HERE + "other-rules"
EMPTY, OWN = HERE + "must-empty", HERE + "no-ownership"
HOLD, CONQUER, BOARD = Question.MAY_HOLD, Question.MAY_CONQUER, Side.BOARD
UNTIL_LAND = "from-rivers"


def passing_rivers() -> tuple[Effect, ...]:
    return (*_taking(), *_entering(), *_leaving(), *_keeping_in_hand())


def _taking() -> tuple[Effect, ...]:
    """The price, and the readings that treat the conquest of a river unlike others."""
    return (
        Effect(Question.CONQUEST_COST, Stage.SET, COST, _one, BOARD),
        # Without that clause nothing binds who takes a river: neither reach nor the rule of the first conquest.
        *(
            Effect(CONQUER, Stage.LIFT, COST, river_asked, BOARD, ground, instead_of=OTHERWISE)
            for ground in ("reach", "entry")
        ),
        Effect(
            Question.TOKENS_LOST, Stage.ADD, OTHERWISE, _all_the_others, BOARD,
            ruling=ruled("river-retreat", "all-lost"),
        ),
        forbids(
            Question.IS_OCCUPIED, RIVER, clause=OWN, when=river_asked, side=BOARD,
            ruling=ruled("river-conquest-bonus", "no"),
        ),
        forbids(
            CONQUER, RIVER, clause=EMPTY, when=_is_for_race_in_decline, side=BOARD,
            ruling=ruled("ghouls-rivers", "not-allowed"),
        ),
    )  # fmt: skip


def _entering() -> tuple[Effect, ...]:
    """Rivers at the edge as a way onto the map (river:dispute.river-as-border)."""
    border = "river-as-border"
    return (
        forbids(CONQUER, "entry", clause=OTHERWISE, when=_enters_by_river, side=BOARD, ruling=ruled(border, "neither")),
        lifts(CONQUER, "entry", clause=OTHERWISE, when=_is_bank_at_edge, side=BOARD, ruling=ruled(border, "both-yes")),
    )


def _leaving() -> tuple[Effect, ...]:
    """Nobody stands in a river when the coins are paid, unless something lets him."""
    return (
        forbids(HOLD, RIVER, clause=EMPTY, when=_must_be_left, side=BOARD),
        forbids(HOLD, RIVER, clause=OWN, when=_cannot_be_owned, side=BOARD),
        lifts(Question.MAY_ABANDON, "garrison", clause=OWN, when=river_asked, side=BOARD),
        Effect(Question.INCOME, Stage.ADD, OWN, _pays_nothing, BOARD, tag="penalty"),
        forbids(
            Question.MAY_PLACE, RIVER, clause=EMPTY, when=_is_marker_for_river, side=BOARD,
            ruling=ruled("river-markers", "not-placed"),
        ),
    )  # fmt: skip


def _keeping_in_hand() -> tuple[Effect, ...]:
    """In one reading tokens from a river need not be put down (river:dispute.river-empty-where)."""
    may = ruled("river-empty-where", "hand-allowed")
    return (
        Effect(Question.REDEPLOY_BEGAN, Stage.GIVE, EMPTY, _counts_tokens, BOARD, ruling=may),
        lifts(Question.MAY_FINISH, "hand", clause=EMPTY, when=_has_only_those, side=BOARD, ruling=may),
    )


def _one(view: View, me: Bound, ask: Ask) -> int | None:
    return 1 if view.board.terrain[ask.region] == RIVER else None


def _all_the_others(view: View, me: Bound, ask: Ask) -> int | None:
    return view.ground(ask.region).tokens - 1 if is_river(view, ask.region) else None


def _is_for_race_in_decline(view: View, me: Bound, ask: Ask) -> bool:
    return is_river(view, ask.region) and not view.holding(ask.race).active


def _enters_by_river(view: View, me: Bound, ask: Ask) -> bool:
    is_at_start = view.state.phase is Phase.CONQUER and not view.regions(ask.race)
    return is_at_start and is_river(view, ask.region)


def _is_bank_at_edge(view: View, me: Bound, ask: Ask) -> bool:
    return any(is_river(view, water) and view.board.edge[water] for water in view.board.shore_of[ask.region])


def _must_be_left(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "redeploy" and is_river(view, ask.region)


def _cannot_be_owned(view: View, me: Bound, ask: Ask) -> bool:
    """Not in decline, and no coins for the active race; what was left standing in decline counts like any other."""
    if not is_river(view, ask.region):
        return False
    return ask.key in ("decline", "thaw") or (ask.key == "score" and view.holding(ask.race).active)


def _pays_nothing(view: View, me: Bound, ask: Ask) -> int | None:
    """The coin of every river region that a race stands in without being able to own it."""
    counted = view.regions(ask.race) if ask.region < 0 else (ask.region,)
    return -sum(not is_scored(view, ask.race, region) for region in counted) or None


def _is_marker_for_river(view: View, me: Bound, ask: Ask) -> bool:
    is_marker = ask.key in view.rules.stock and ask.key not in view.rules.tiles and ask.key != "caravel"
    return is_marker and is_river(view, ask.region)


def _counts_tokens(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    left = [r for r in rivers(view) if r in view.regions(ask.race)]
    closed = [r for r in left if not allowed(view, HOLD, Ask(ask.race, r, key="redeploy"))]
    number = sum(view.ground(region).tokens for region in closed)
    return (Remembered(Memo(COMMON, ask.race, UNTIL_LAND, number, "turn"), EMPTY),) if number else ()


def _has_only_those(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "redeploy" and view.holding(ask.race).hand <= view.memory(COMMON, ask.race, UNTIL_LAND)
