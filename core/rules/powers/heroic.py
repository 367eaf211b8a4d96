"""Heroic: two heroes make two regions immune; they are placed anew at the end of every turn."""

from core.rules.blocks import immune_with, ruled
from core.rules.effects import Bound, Unit
from core.rules.markers import (
    brings,
    comes_back,
    gathers,
    goes_in_decline,
    limits,
    must_set_up,
    never_captured,
    only_in_own_regions,
    set_up_in,
    setting_up,
)
from core.rules.questions import Ask, Question
from core.rules.view import View

PLACE = "base:power.heroic.place"
HERO = "hero"


def _has_its_hero(view: View, me: Bound, ask: Ask) -> bool:
    """Two different regions; who holds only one may put both there in one reading."""
    is_needed = len(view.regions(me.race)) > 1 or view.rules.ruled("heroes-one-region", "off-board")
    return is_needed and view.pieces(ask.region, HERO) > 0


POWER = Unit(
    id="power.heroic",
    effects=(
        brings(HERO, 2, clause=PLACE),
        gathers(HERO, Question.COINS_DUE, clause=PLACE),
        set_up_in("before-coins", piece=HERO, clause=PLACE),
        must_set_up(HERO, "before-coins", clause=PLACE),
        only_in_own_regions(HERO, clause=PLACE),
        limits(HERO, "second", clause=PLACE, when=_has_its_hero),
        immune_with(HERO, clause="base:power.heroic.immunity"),
        comes_back(HERO, clause=PLACE, ruling=ruled("immunity-marker-abandon", "off-board")),
        *never_captured(HERO, clause=PLACE),
        goes_in_decline(HERO, clause="base:power.heroic.decline"),
    ),
    offers=(setting_up(HERO, clause=PLACE),),
)
