"""Home-made powers: the limit of the blank badge, and a game in which such a power takes part.

What the power does is a unit like any other; nothing here knows it. For races see core.rules.home_made.
"""

from dataclasses import dataclass, replace

from core.model.problems import RealmwrightError
from core.rules.compiled import Rules
from core.rules.effects import Unit

HIGHEST = 5


@dataclass(frozen=True, slots=True)
class HomeMadePower:
    """A power on the blank badge."""

    unit: Unit
    value: int
    """The number written on the badge."""


def problems_of_power(power: HomeMadePower, rules: Rules) -> tuple[tuple[str, str], ...]:
    """What speaks against a power, as (clause, sentence); a clause that is switched off says nothing."""
    if not rules.on("power.custom.badge"):
        return ()
    name, value, clause = power.unit.id, power.value, rules.cite("power.custom.badge")
    short = [race for race in rules.races if rules.values[race] + value > rules.tray[race]]
    found = (
        (value > HIGHEST, f"{name}: the number {value} is higher than {HIGHEST}"),
        (value < 0, f"{name}: the number {value} is below nought"),
        (name in rules.powers, f"{name}: there is a power of that name already"),
        (bool(short), f"{name}: too few tokens in the box for {', '.join(short)}"),
    )
    return tuple((clause, text) for is_so, text in found if is_so)


def with_home_made_power(rules: Rules, power: HomeMadePower) -> Rules:
    """The same game with the power among the badges. All problems at once where it cannot be."""
    problems = problems_of_power(power, rules)
    if problems:
        raise RealmwrightError("; ".join(f"{text} ({clause})" for clause, text in problems))
    name = power.unit.id
    return replace(
        rules,
        units=dict(sorted({**rules.units, name: power.unit}.items())),
        powers=tuple(sorted({*rules.powers, name})),
        values={**rules.values, name: power.value},
    )
