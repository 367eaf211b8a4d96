"""Sorcerers: once against each opponent, a lone active token is replaced by a Sorcerer from the tray."""

from core.rules import replacement as by
from core.rules.blocks import forbids, lifts, ruled
from core.rules.conditions import both, by_means
from core.rules.effects import Bound, Effect, Means, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

WAY, HERE = "race.sorcerers.replace", "base:race.sorcerers."
REPLACE, SUPPLY, TARGET, MARKERS = HERE + "replace", HERE + "supply", HERE + "target", HERE + "markers"
NEAR, TOKEN, ELVES = HERE + "adjacency", HERE + "replaced-token", HERE + "elves"
IN_OWN_TURN = ruled("sorcerers-timing", "own-turn-per-opponent", "per-round-per-opponent")
ROUND = ruled("sorcerers-timing", "per-round-per-opponent")
IN_THEIRS = ruled("sorcerers-timing", "opponents-turn")
ONCE_A_TURN = ruled("sorcerers-timing", "own-turn-per-opponent", "opponents-turn")
MAY_USE, MAY_CONQUER, LOST = Question.MAY_USE, Question.MAY_CONQUER, Question.TOKENS_LOST
IS_MEANT = by_means(WAY)


def _has_markers(view: View, me: Bound, ask: Ask) -> bool:
    return bool(view.ground(ask.region).pieces)


def _one(view: View, me: Bound, ask: Ask) -> int | None:
    return 1 if WAY in ask.means else None


def _to_the_tray(view: View, me: Bound, ask: Ask) -> tuple[str, ...]:
    return ("tray",) if WAY in ask.means else ()


RACE = Unit(
    id="race.sorcerers",
    means=(Means(WAY, REPLACE, frozenset({"replacement"})),),
    choices=(by.replacing_now(WAY, clause=REPLACE),),
    effects=(
        Effect(Question.MEANS, Stage.GIVE, REPLACE, lambda view, me, ask: (WAY,), ruling=IN_OWN_TURN),
        *by.costs_no_token(IS_MEANT, clause=REPLACE),
        by.refuses(WAY, "once", by.was_served, clause=REPLACE, ruling=ONCE_A_TURN),
        by.refuses(WAY, "once", by.was_served_this_round, clause=REPLACE, ruling=ROUND),
        by.notes_the_round(WAY, clause=REPLACE, ruling=ROUND),
        *by.asks_in_their_turn(WAY, clause=REPLACE, ruling=IN_THEIRS),
        by.refuses(WAY, "turn", by.is_not_their_turn, clause=REPLACE, ruling=IN_THEIRS),
        by.refuses(WAY, "tray", by.has_empty_tray, clause=SUPPLY, also=("base:choose.supply-limit",)),
        by.refuses(WAY, "company", by.is_not_alone, clause=TARGET),
        by.refuses(WAY, "declined", by.is_in_decline, clause=TARGET, also=("base:benefits.token-side",)),
        by.refuses(WAY, "markers", _has_markers, clause=TARGET),
        lifts(MAY_USE, "markers", clause=MARKERS),
        forbids(MAY_CONQUER, "reach", clause=NEAR, when=both(IS_MEANT, by.is_far)),
        # Whoever acts in another's turn has placed all tokens: there the tray must do.
        lifts(
            MAY_CONQUER, "no-token", clause=REPLACE, when=IS_MEANT, ruling=ruled("sorcerers-hand-token", "not-needed")
        ),
        lifts(MAY_CONQUER, "no-token", clause=REPLACE, when=IS_MEANT, ruling=IN_THEIRS),
        Effect(LOST, Stage.BOUND, ELVES, _one, Side.BOARD, ruling=ruled("sorcerers-replace-elves", "lost")),
        Effect(Question.LOSS_GOES_TO, Stage.GIVE, TOKEN, _to_the_tray, Side.BOARD),
    ),
)
