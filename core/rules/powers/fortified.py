"""Fortified: one fortress a turn, which defends its region for good and pays a coin while the race is active."""

from dataclasses import replace

from core.rules.blocks import defends, income, leaves_with_its_region, ruled
from core.rules.building import builds, has_built, has_built_in_all, lies_in_regions, must_build, pieces_built
from core.rules.conditions import has_piece
from core.rules.counts import pieces_held
from core.rules.effects import Effect, Offer, Unit
from core.rules.growth import keeps_badge
from core.rules.markers import limits, only_in_own_regions

HERE, FORTRESS, SIX = "base:power.fortified.", "fortress", 6
PLACE, COIN, DEFENCE, LIMIT = HERE + "place", HERE + "coin", HERE + "defence", HERE + "limit"
COINS = "fortress-coin-repeat"
BUILDING = builds(FORTRESS, clause=PLACE)

POWER = Unit(
    id="power.fortified",
    effects=(
        *(each for each in BUILDING if isinstance(each, Effect)),
        only_in_own_regions(FORTRESS, clause=PLACE),
        limits(FORTRESS, "once", clause=PLACE, when=has_built(1), ruling=ruled("fortress-frequency", "once-per-turn")),
        limits(FORTRESS, "second", clause=LIMIT, when=has_piece(FORTRESS)),
        limits(FORTRESS, "stock", clause=LIMIT, when=lies_in_regions(FORTRESS, SIX)),
        limits(
            FORTRESS, "stock", clause=LIMIT, when=has_built_in_all(SIX), ruling=ruled("fortress-limit", "six-owned")
        ),
        replace(must_build(FORTRESS, clause=PLACE), ruling=ruled("fortress-optional", "does")),
        income(pieces_held(FORTRESS), clause=COIN, ruling=ruled(COINS, "every-turn")),
        income(pieces_built(), clause=COIN, ruling=ruled(COINS, "unstated")),
        defends(FORTRESS, clause=DEFENCE),
        replace(keeps_badge(clause=DEFENCE), ruling=ruled("badge-in-decline", "kept")),
        *leaves_with_its_region(FORTRESS, clause=HERE + "remove"),
    ),
    offers=tuple(each for each in BUILDING if isinstance(each, Offer)),
)
