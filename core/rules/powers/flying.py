"""Flying: any region of the map may be conquered, near or far; water stays closed."""

from core.rules.blocks import forbids, lifts, ruled, when_it_happens
from core.rules.changes import Change, Remembered
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask, Question
from core.rules.state import Memo
from core.rules.view import View

CLAUSE, REMOVAL = "base:power.flying.anywhere", "river:river.flying-removal"


def _may_fly(view: View, me: Bound, ask: Ask) -> bool:
    """Replacements may need a border; and one reading allows one flight a turn."""
    if view.rules.has_trait(ask.means, "replacement") and view.rules.ruled("sorcerers-flying", "adjacency-needed"):
        return False
    return not view.memory(me.unit, me.race, "flown")


def _lands(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """A flight is used up where the region could not have been taken on foot."""
    others = len(view.regions(me.race)) > 1
    walked = ask.region in view.frontier(me.race) if others else view.board.entry[ask.region]
    return () if walked else (Remembered(Memo(me.unit, me.race, "flown", 1, "turn"), CLAUSE),)


def _is_river(view: View, me: Bound, ask: Ask) -> bool:
    return view.terrain(ask.region) == "river"


POWER = Unit(
    id="power.flying",
    taken_out=(REMOVAL, ruled("flying-removal", "removed")),
    effects=(
        lifts(Question.MAY_CONQUER, "reach", clause=CLAUSE, when=_may_fly),
        lifts(
            Question.MAY_CONQUER, "entry", clause=CLAUSE, when=_may_fly,
            ruling=ruled("flying-first-conquest", "anywhere"),
        ),
        forbids(
            Question.MAY_CONQUER, "water", clause=REMOVAL, when=_is_river, ruling=ruled("flying-rivers", "no")
        ),
        when_it_happens(
            Question.REGION_CONQUERED, _lands, clause=CLAUSE, ruling=ruled("single-region-wording", "one-of-choice")
        ),
    ),
)  # fmt: skip
