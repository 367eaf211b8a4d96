"""The common rules that every game shares, and the base game, which has no others."""

from core.rules.common.counting import choosing, declining, losses, scoring
from core.rules.common.moving import moving
from core.rules.common.occupied import occupied
from core.rules.common.pricing import pricing
from core.rules.common.reaching import reaching
from core.rules.common.retreating import retreating
from core.rules.compiled import COMMON
from core.rules.effects import Unit
from core.rules.parts import citing


def common_rules(game: str) -> Unit:
    """What holds in every game, said with the clauses of this one."""
    cite = citing(game)
    return Unit(
        id=COMMON,
        effects=(
            *choosing(cite),
            *reaching(cite),
            *pricing(cite),
            *losses(cite),
            *occupied(cite),
            *moving(cite),
            *scoring(cite),
            *declining(cite),
        ),
        choices=retreating(cite),
    )


BASE = common_rules("base")
