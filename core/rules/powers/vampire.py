"""Vampire: a lone active token of an opponent is replaced by one from the tray, or from the hand."""

from core.rules import replacement as by
from core.rules.blocks import lifts, ruled
from core.rules.conditions import by_means
from core.rules.effects import Bound, Effect, Means, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

WAY, HERE = "power.vampire.replace", "underground:power.vampire."
REPLACE, LONE, VICTIM = HERE + "replace", HERE + "lone-token", HERE + "victim-token"
FACE, IMMORTALS = "underground:race.general.active-face", "underground:power.immortal.vampire-exception"
MAY_USE, MAY_CONQUER, LOST = Question.MAY_USE, Question.MAY_CONQUER, Question.TOKENS_LOST
IS_MEANT = by_means(WAY)


def _has_bitten(view: View, me: Bound, ask: Ask) -> bool:
    return any(WAY in each.means for each in view.state.log.conquests)


def _has_bitten_them(view: View, me: Bound, ask: Ask) -> bool:
    holder = view.holder(ask.region)
    seat = holder.seat if holder is not None else -1
    return any(WAY in each.means and each.loser_seat == seat for each in view.state.log.conquests)


def _has_cover(view: View, me: Bound, ask: Ask) -> bool:
    return bool(view.ground(ask.region).pieces)


def _one(view: View, me: Bound, ask: Ask) -> int | None:
    return 1 if WAY in ask.means else None


def _none(view: View, me: Bound, ask: Ask) -> int | None:
    """Without the clause on its fate the replaced token goes back to its player."""
    return 0 if WAY in ask.means else None


POWER = Unit(
    id="power.vampire",
    means=(Means(WAY, REPLACE, frozenset({"replacement"})),),
    effects=(
        Effect(Question.MEANS, Stage.GIVE, REPLACE, lambda view, me, ask: (WAY,)),
        *by.costs_no_token(IS_MEANT, clause=REPLACE),
        by.refuses(WAY, "once", _has_bitten, clause=REPLACE, ruling=ruled("vampire-limit", "once")),
        by.refuses(WAY, "once", _has_bitten_them, clause=REPLACE, ruling=ruled("vampire-limit", "per-opponent")),
        by.refuses(WAY, "company", by.is_not_alone, clause=LONE),
        by.refuses(WAY, "declined", by.is_in_decline, clause=REPLACE, also=(FACE,)),
        by.refuses(WAY, "cover", _has_cover, clause=REPLACE),
        lifts(MAY_USE, "cover", clause=LONE),
        lifts(MAY_CONQUER, "reach", clause=REPLACE, when=IS_MEANT, ruling=ruled("vampire-adjacency", "anywhere")),
        lifts(
            MAY_CONQUER, "no-token", clause=REPLACE, when=IS_MEANT,
            ruling=ruled("free-token-for-replacement", "not-needed"),
        ),
        Effect(LOST, Stage.BOUND, VICTIM, _one, Side.BOARD, also=(IMMORTALS,)),
        Effect(LOST, Stage.SET, REPLACE, _none, Side.BOARD, instead_of=VICTIM),
    ),
)  # fmt: skip
