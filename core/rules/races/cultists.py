"""Cultists: the Great Ancient makes its region immune, and those around it cost one token less."""

from dataclasses import replace

from core.rules import standing_piece as by
from core.rules.blocks import attacker_pays, forbids, ruled
from core.rules.combine import gathered
from core.rules.conditions import is_next_to
from core.rules.effects import Bound, Unit
from core.rules.markers import goes_in_decline
from core.rules.questions import Ask, Question
from core.rules.shelter import shelters
from core.rules.state import NOWHERE
from core.rules.view import View
from core.rules.wandering_piece import WANDERED, wandering, wanders

HERE, PIECE = "underground:race.cultists.", "great-ancient"
PLACE, IMMUNE, MOVE = HERE + "great-ancient-placement", HERE + "great-ancient-immunity", HERE + "great-ancient-move"
CHEAP, SPECIAL = HERE + "discount", HERE + "discount-special-adjacency"
CLOSE, BEFORE = is_next_to(PIECE), ruled("start-effects-before-decline", "no")


def _where(view: View, me: Bound) -> tuple[int, ...]:
    """Any region of theirs, once it stands on the board."""
    return view.regions(me.race) if view.lies_in(PIECE) != NOWHERE else ()


def _has_moved(view: View, me: Bound, ask: Ask) -> bool:
    return view.memory(me.unit, me.race, WANDERED) > 0


def _counts_as_close(view: View, me: Bound, ask: Ask) -> bool:
    here = view.lies_in(PIECE)
    if here == NOWHERE or CLOSE(view, me, ask):
        return False
    return ask.region in gathered(view, Question.EXTRA_NEIGHBOURS, Ask(me.race, here, key="discount"))


RACE = Unit(
    id="race.cultists",
    effects=(
        by.appears_where_they_conquer(PIECE, clause=PLACE),
        *shelters(PIECE, clause=IMMUNE),
        attacker_pays(-1, when=CLOSE, clause=CHEAP),
        attacker_pays(
            -1, when=_counts_as_close, clause=SPECIAL, ruling=ruled("great-ancient-special-adjacency", "all-adjacent")
        ),
        *wanders("start", piece=PIECE, clause=MOVE, where=_where),
        forbids(Question.MAY_DECLINE, "started", clause=MOVE, when=_has_moved, ruling=BEFORE),
        *by.is_taken_back(PIECE, clause=PLACE, given_up=ruled("great-ancient-abandoned", "returns-on-reentry")),
        *by.is_set_down(PIECE, clause=PLACE, with_troops=ruled("great-ancient-river", "moves-with-troops")),
        replace(goes_in_decline(PIECE, clause=PLACE), ruling=ruled("great-ancient-decline", "removed")),
        by.leaves_with_its_race(PIECE, clause=PLACE),
    ),
    choices=(by.setting_down(PIECE, clause=PLACE),),
    offers=(wandering(PIECE, clause=MOVE, order=4),),
)
