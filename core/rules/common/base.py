"""The common rules of the base game: its clause ids, and which clause its procedure cites for what."""

from core.rules.common.counting import choosing, declining, losses, scoring
from core.rules.common.moving import moving
from core.rules.common.occupied import occupied
from core.rules.common.pricing import pricing
from core.rules.common.reaching import reaching
from core.rules.common.retreating import retreating
from core.rules.compiled import COMMON
from core.rules.effects import Unit


def _cite(part: str) -> str:
    return f"base:{part}"


BASE = Unit(
    id=COMMON,
    effects=(
        *choosing(_cite),
        *reaching(_cite),
        *pricing(_cite),
        *losses(_cite),
        *occupied(_cite),
        *moving(_cite),
        *scoring(_cite),
        *declining(_cite),
    ),
    choices=retreating(_cite),
)
