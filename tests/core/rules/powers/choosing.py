"""A position in which a player is about to choose a given combination."""

from dataclasses import replace

from core.rules.compiled import Rules
from core.rules.state import Combo, Market, Phase
from tests.core.rules.positions import Table, held, position


def about_to_choose(rules: Rules, race: str, power: str) -> Table:
    """The combination lies on top of the column; the rest follows in order."""
    state = position(rules, held("orcs", 1), phase=Phase.START)
    races = [each for each in rules.races if each not in (f"race.{race}", "race.orcs")]
    powers = [each for each in rules.powers if each != f"power.{power}"]
    others = tuple(Combo(r, p) for r, p in zip(races[:5], powers[:5], strict=True))
    column = (Combo(f"race.{race}", f"power.{power}"), *others)
    return Table(rules, replace(state, market=Market(column, banners=tuple(races[5:]), badges=tuple(powers[5:]))))
