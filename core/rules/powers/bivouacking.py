"""Bivouacking: five encampments that defend like tokens, are never lost and are set up anew each turn."""

from core.rules import markers as m
from core.rules.actions import Use
from core.rules.blocks import defends, forbids, lifts, ruled
from core.rules.changes import HAND, Change, PiecesMoved, Remembered
from core.rules.conditions import both, has_piece, is_replacement
from core.rules.effects import Bound, Effect, Offer, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Memo
from core.rules.view import View

HERE, CAMP, BREAK = "base:power.bivouacking.", "encampment", "break-camp"
PLACE, STACK, MOVE, SAVED = HERE + "place", HERE + "stack", HERE + "move", HERE + "not-lost"
PHASE, AFTER, OPTIONAL = "camps-placement-phase", "camps-after-attack", "camps-optional"


def _may_break(view: View, me: Bound, ask: Ask) -> tuple[Use, ...]:
    return tuple(Use(BREAK, region) for region in view.where(CAMP)) if ask.key == "ready" else ()


def _break(view: View, me: Bound, action: Use) -> tuple[Change, ...]:
    idle = view.memory(me.unit, me.race, "idle", default=view.pieces_of(me.race, CAMP))
    memo = Memo(me.unit, me.race, "idle", idle, "turn")
    return PiecesMoved(CAMP, 1, action.target, HAND, MOVE, me.race), Remembered(memo, MOVE)


def _is_broken_up(view: View, me: Bound, ask: Ask) -> bool:
    return view.pieces_of(me.race, CAMP) > view.memory(me.unit, me.race, "idle", default=5)


POWER = Unit(
    id="power.bivouacking",
    effects=(
        m.brings(CAMP, 5, clause=PLACE),
        m.set_up_in("redeploy", piece=CAMP, clause=PLACE),
        m.set_up_in("conquer", piece=CAMP, clause=MOVE, when=_is_broken_up,
                    ruling=ruled(PHASE, "placed-redeploy-moved-turn")),
        m.set_up_in("conquer", "before-coins", piece=CAMP, clause=PLACE, ruling=ruled(PHASE, "no-phase")),
        Effect(Question.OFFERS, Stage.GIVE, MOVE, _may_break,
               ruling=ruled(PHASE, "placed-redeploy-moved-turn", "no-phase")),
        m.must_set_up(CAMP, "redeploy", clause=PLACE, ruling=ruled(OPTIONAL, "does")),
        m.only_in_own_regions(CAMP, clause=PLACE),
        m.limits(CAMP, "second", clause=PLACE, when=has_piece(CAMP)),
        lifts(Question.MAY_PLACE, "second", clause=STACK),
        m.gathers(CAMP, Question.REDEPLOY_BEGAN, clause=MOVE),
        defends(CAMP, clause=HERE + "defence"),
        forbids(Question.MAY_USE, CAMP, clause=HERE + "sorcerers", when=both(has_piece(CAMP), is_replacement),
                side=Side.BOARD),
        m.comes_back(CAMP, clause=PLACE, ruling=ruled("immunity-marker-abandon", "off-board")),
        *m.never_captured(CAMP, clause=SAVED, ruling=ruled(AFTER, "return-and-replace", "never-lost-only")),
        m.captured_comes_back(CAMP, clause=SAVED, ruling=ruled(AFTER, "stay-then-replace")),
        m.left_over_goes(CAMP, clause=SAVED, ruling=ruled("camps-no-region", "lost")),
        m.asks_to_set_up_again(clause=SAVED, ruling=ruled(AFTER, "return-and-replace", "stay-then-replace")),
        m.captured_goes(CAMP, clause=PLACE),
        m.goes_in_decline(CAMP, clause=HERE + "decline"),
    ),
    offers=(m.setting_up(CAMP, clause=PLACE), Offer(BREAK, MOVE, _break)),
    choices=(m.setting_up_again(CAMP, clause=SAVED, unless=ruled(OPTIONAL, "does")),),
)  # fmt: skip
