"""Trolls: a lair in every region they take defends it, in decline too, until the region is given up or lost."""

from core.rules.blocks import leaves_with_its_region, when_it_happens
from core.rules.changes import BOX, Change, PiecesMoved
from core.rules.effects import Bound, Effect, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

LAIR, DEFENCE = "base:race.trolls.lair", "base:race.trolls.lair-defence"
DECLINE, REMOVAL = "base:race.trolls.lair-decline", "base:race.trolls.lair-removal"
PIECE = "troll-lair"


def _settle(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    is_due = view.stock(PIECE) and not view.pieces(ask.region, PIECE)
    return (PiecesMoved(PIECE, 1, BOX, ask.region, LAIR),) if is_due else ()


def _is_declined(view: View, ask: Ask) -> bool:
    holder = view.holder(ask.region)
    return holder is not None and not holder.active


def _lair(view: View, me: Bound, ask: Ask) -> int | None:
    return None if _is_declined(view, ask) else view.pieces(ask.region, PIECE) or None


def _old_lair(view: View, me: Bound, ask: Ask) -> int | None:
    return view.pieces(ask.region, PIECE) or None if _is_declined(view, ask) else None


COST, ADD = Question.CONQUEST_COST, Stage.ADD
RACE = Unit(
    id="race.trolls",
    effects=(
        when_it_happens(Question.REGION_CONQUERED, _settle, clause=LAIR),
        Effect(COST, ADD, DEFENCE, _lair, Side.BOARD, tag="marker"),
        Effect(COST, ADD, DECLINE, _old_lair, Side.BOARD, tag="marker", also=(DEFENCE,)),
        *leaves_with_its_region(PIECE, clause=REMOVAL),
    ),
)
