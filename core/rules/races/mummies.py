"""Mummies: many, but every conquest takes one more of them."""

from core.rules.blocks import attacker_pays
from core.rules.conditions import is_replacement
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask
from core.rules.view import View

PENALTY = "underground:race.mummies.penalty"


def _is_paid_for(view: View, me: Bound, ask: Ask) -> bool:
    """Every conquest; one reading spares replacements."""
    return not is_replacement(view, me, ask) or view.rules.ruled("mummies-and-replacement", "one-extra")


RACE = Unit(id="race.mummies", effects=(attacker_pays(+1, when=_is_paid_for, clause=PENALTY, tag="surcharge"),))
