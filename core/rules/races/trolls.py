"""Trolls: a lair in every region they take defends it, in decline too, until the region is given up or lost."""

from core.rules.blocks import defends, leaves_with_its_region, settles
from core.rules.effects import Unit

LAIR, DEFENCE = "base:race.trolls.lair", "base:race.trolls.lair-defence"
DECLINE, REMOVAL = "base:race.trolls.lair-decline", "base:race.trolls.lair-removal"
PIECE = "troll-lair"

RACE = Unit(
    id="race.trolls",
    effects=(
        settles(PIECE, clause=LAIR),
        defends(PIECE, "not-in-decline", clause=DEFENCE),
        defends(PIECE, "in-decline", clause=DECLINE, also=(DEFENCE,)),
        *leaves_with_its_region(PIECE, clause=REMOVAL),
    ),
)
