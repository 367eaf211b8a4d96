"""Ghouls: in decline all tokens stay and go on conquering, before the active race and even against it."""

from dataclasses import replace

from core.rules import growth as by
from core.rules.blocks import ruled
from core.rules.effects import Choice, Effect, Unit

STAY, CONQUER = "base:race.ghouls.all-stay", "base:race.ghouls.conquer"
ORDER, ATTACK_OWN = "base:race.ghouls.order", "base:race.ghouls.attack-own"
MAY = by.may_thin_out_in_decline(clause=STAY)
OPTIONAL = ruled("ghouls-elves-optional", "may")

RACE = Unit(
    id="race.ghouls",
    effects=(
        by.keeps_tokens_in_decline(clause=STAY),
        *(replace(each, ruling=OPTIONAL) for each in MAY if isinstance(each, Effect)),
        by.conquers_in_decline(clause=CONQUER),
        by.conquers_first_in_decline(clause=ORDER),
        by.attacks_own_active(clause=ATTACK_OWN),
    ),
    choices=tuple(each for each in MAY if isinstance(each, Choice)),
)
