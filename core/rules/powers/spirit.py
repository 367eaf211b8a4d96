"""Spirit: the race in decline does not count towards the limit and is never cleared away."""

from core.rules.blocks import allows, ruled, when_it_happens
from core.rules.changes import Change, Remembered
from core.rules.effects import Bound, Effect, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Memo
from core.rules.view import View

NOT_COUNTED = "base:power.spirit.not-counted"
FURTHER = "base:power.spirit.third-decline"
NEVER_LEAVES = "base:power.spirit.never-leaves"


def _is_spirit(view: View, unit: str, race: str) -> bool:
    return view.holding(race).power == unit or view.memory(unit, race, "spirit") > 0


def _is_further(view: View, ask: Ask) -> bool:
    """Is this the decline of a race that comes after two in decline already?"""
    declined = view.state.seats[ask.seat].declined
    return ask.key == "further" and ask.race in declined and len(declined) > 1


def _beside_another(view: View, me: Bound, ask: Ask) -> int | None:
    return 0 if _is_spirit(view, me.unit, ask.race) and not _is_further(view, ask) else None


def _when_more_follow(view: View, me: Bound, ask: Ask) -> int | None:
    return 0 if _is_spirit(view, me.unit, ask.race) and _is_further(view, ask) else None


def _outlives_its_badge(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    return (Remembered(Memo(me.unit, me.race, "spirit", 1, "game"), NOT_COUNTED),)


WEIGHT, SET = Question.DECLINE_WEIGHT, Stage.SET
POWER = Unit(
    id="power.spirit",
    effects=(
        Effect(WEIGHT, SET, NOT_COUNTED, _beside_another, Side.BOARD),
        Effect(WEIGHT, SET, FURTHER, _when_more_follow, Side.BOARD, also=(NEVER_LEAVES,)),
        allows(Question.BADGE_STAYS, clause=NOT_COUNTED, ruling=ruled("spirit-badge", "kept-then-discarded")),
        when_it_happens(
            Question.RACE_DECLINED, _outlives_its_badge, clause=NOT_COUNTED,
            ruling=ruled("spirit-badge", "discarded-at-once"),
        ),
    ),
)  # fmt: skip
