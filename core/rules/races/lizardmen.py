"""Lizardmen: they swim through the river, whoever is in it, and attack whatever lies on its banks."""

from dataclasses import replace

from core.rules.blocks import forbids, lifts, ruled
from core.rules.combine import allowed
from core.rules.conditions import terrain_is
from core.rules.effects import Bound, Effect, Unit
from core.rules.losses import has_invader
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

HERE = "underground:race.lizardmen."
SWIM, CONQUER, LEAVE = HERE + "swim", HERE + "conquer-river", HERE + "leave-river"
MAY_CONQUER, IN_RIVER = Question.MAY_CONQUER, terrain_is("river")


def _may_pass(view: View, race: str, region: int) -> bool:
    """Any river region; in one reading none that is immune, or where the Balrog stands."""
    if not view.is_a(region, "river") or not view.rules.ruled("balrog-river-passage", "blocked"):
        return view.is_a(region, "river")
    is_immune = allowed(view, Question.IS_IMMUNE, Ask(race, region, key="passage"))
    return not is_immune and not has_invader(view, region)


def _stretch(view: View, race: str, here: int) -> set[int]:
    """The river regions that can be reached from a region by swimming."""
    found: set[int] = set()
    waiting = [region for region in (here, *view.board.neighbours[here]) if _may_pass(view, race, region)]
    while waiting:
        region = waiting.pop()
        found.add(region)
        near = view.board.neighbours[region]
        waiting += [each for each in near if each not in found and _may_pass(view, race, each)]
    return found


def _by_river(*keys: str) -> Effect:
    def banks(view: View, me: Bound, ask: Ask) -> tuple[int, ...]:
        stretch = _stretch(view, me.race, ask.region) if ask.key in keys else ()
        return tuple(sorted({bank for region in stretch for bank in view.board.neighbours[region]}))

    return Effect(Question.EXTRA_NEIGHBOURS, Stage.GIVE, SWIM, banks)


def _swims_in(view: View, me: Bound, ask: Ask) -> bool:
    return any(view.board.entry[region] for region in _stretch(view, me.race, ask.region))


RACE = Unit(
    id="race.lizardmen",
    needs=("sea", "lake", "river"),
    effects=(
        _by_river("conquest", "replacement"),
        replace(_by_river("theft"), ruling=ruled("special-adjacency-coins", "any-adjacency")),
        lifts(MAY_CONQUER, "entry", clause=SWIM, when=_swims_in, ruling=ruled("lizardmen-entry", "yes")),
        replace(forbids(MAY_CONQUER, "river", clause=SWIM, when=IN_RIVER), instead_of=CONQUER),
        replace(lifts(Question.MAY_HOLD, "water", clause=SWIM, when=IN_RIVER), instead_of=LEAVE),
    ),
)
