"""Dragon Master: once a turn one token takes a region, and the dragon that helped makes it immune."""

from core.rules.blocks import forbids, ignores, immune_with, lifts, ruled, when_it_happens
from core.rules.changes import BOX, HAND, Change, PiecesMoved
from core.rules.combine import allowed
from core.rules.conditions import by_means, has_target
from core.rules.effects import Bound, Effect, Means, Unit
from core.rules.markers import brings, comes_back, goes_in_decline, never_captured
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

CONQUER, PLACE = "base:power.dragon-master.conquer", "base:power.dragon-master.place"
MOVE, IMMUNITY = "base:power.dragon-master.move", "base:power.dragon-master.immunity"
DRAGON, FLIGHT = "dragon", "power.dragon-master.dragon"
COST, MAY_USE, IN_FLIGHT = Question.CONQUEST_COST, Question.MAY_USE, by_means(FLIGHT)
MARKERS = "dragon-vs-markers"


def _has_flown(view: View, me: Bound, ask: Ask) -> bool:
    return IN_FLIGHT(view, me, ask) and any(FLIGHT in each.means for each in view.state.log.conquests)


def _is_on_board(view: View, me: Bound, ask: Ask) -> bool:
    return IN_FLIGHT(view, me, ask) and bool(view.where(DRAGON))


def _lands(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    at_home = HAND if view.pieces_of(me.race, DRAGON) else BOX
    source = next(iter(view.where(DRAGON)), at_home)
    is_set = IN_FLIGHT(view, me, ask) and allowed(view, Question.MAY_PLACE, Ask(me.race, ask.region, key=DRAGON))
    return (PiecesMoved(DRAGON, 1, source, ask.region, PLACE, me.race),) if is_set else ()


def _could_fly(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "conquer" and has_target(view, me.race, (FLIGHT,))


POWER = Unit(
    id="power.dragon-master",
    effects=(
        Effect(Question.MEANS, Stage.GIVE, CONQUER, lambda view, me, ask: (FLIGHT,)),
        forbids(MAY_USE, "once", clause=CONQUER, when=_has_flown),
        forbids(MAY_USE, "stands", clause=PLACE, when=_is_on_board),
        lifts(MAY_USE, "stands", clause=MOVE),
        Effect(COST, Stage.SET, CONQUER, lambda view, me, ask: 1 if IN_FLIGHT(view, me, ask) else None),
        *ignores("occupants", clause=CONQUER, when=IN_FLIGHT),
        *ignores("terrain", "marker", "neutral", clause=CONQUER, when=IN_FLIGHT, ruling=ruled(MARKERS, "everything")),
        lifts(Question.MAY_CONQUER, "immune", clause=CONQUER, when=IN_FLIGHT,
              ruling=ruled("dragon-vs-immunity", "dragon-wins")),
        forbids(Question.MAY_FINISH, DRAGON, clause=MOVE, when=_could_fly, ruling=ruled("dragon-move", "must")),
        brings(DRAGON, 1, clause=PLACE),
        when_it_happens(Question.REGION_CONQUERED, _lands, clause=PLACE),
        immune_with(DRAGON, clause=IMMUNITY),
        comes_back(DRAGON, clause=PLACE, ruling=ruled("immunity-marker-abandon", "off-board")),
        *never_captured(DRAGON, clause=PLACE),
        goes_in_decline(DRAGON, clause="base:power.dragon-master.decline"),
    ),
    means=(Means(FLIGHT, CONQUER, frozenset({"one-token"})),),
)  # fmt: skip
