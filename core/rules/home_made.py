"""Home-made races: the limits of the blank banner, and a game in which such a race takes part.

What the race can do is a unit like any other; nothing here knows what it does.
"""

from dataclasses import dataclass, replace

from core.model.problems import RealmwrightError
from core.rules.compiled import Rules
from core.rules.effects import Unit
from core.rules.mixing import lent_to

HIGHEST = 10


@dataclass(frozen=True, slots=True)
class HomeMadeRace:
    """A race on the blank banner, which uses the tokens of another race."""

    unit: Unit
    value: int
    """The number written on the banner."""
    lender: str
    """The race whose tokens stand for it, such as `race.giants`."""


def problems_of(race: HomeMadeRace, rules: Rules) -> tuple[tuple[str, str], ...]:
    """What speaks against a race, as (clause, sentence); a clause that is switched off says nothing."""
    most = race.value + max((rules.values[power] for power in rules.powers), default=0)
    lent = rules.tray.get(race.lender, 0)
    banner = rules.cite("race.custom.banner") if rules.on("race.custom.banner") else ""
    tokens = rules.cite("race.custom.tokens") if rules.on("race.custom.tokens") else ""
    found = (
        (banner, race.value > HIGHEST, f"{race.unit.id}: the number {race.value} is higher than {HIGHEST}"),
        (banner, race.unit.id in rules.units, f"{race.unit.id}: there is a race of that name already"),
        (banner, race.value < 1, f"{race.unit.id}: the number {race.value} gives no token"),
        (tokens, race.lender not in rules.races, f"{race.unit.id}: {race.lender} is no race of this game"),
        (tokens, lent < most, f"{race.unit.id}: {race.lender} has {lent} tokens, with some badge {most} are needed"),
    )
    return tuple((clause, text) for clause, is_so, text in found if is_so and clause)


def with_home_made(rules: Rules, race: HomeMadeRace) -> Rules:
    """The same game with the race in it; the lender's banner is out. All problems at once where it cannot be."""
    problems = problems_of(race, rules)
    if problems:
        raise RealmwrightError("; ".join(f"{text} ({clause})" for clause, text in problems))
    name = race.unit.id
    is_lent = rules.on("race.custom.tokens") and race.lender in rules.tray
    most = race.value + max((rules.values[power] for power in rules.powers), default=0)
    tray = {race_id: number for race_id, number in rules.tray.items() if not (is_lent and race_id == race.lender)}
    return replace(
        rules,
        units=dict(sorted({**rules.units, name: race.unit}.items())),
        races=tuple(sorted({*rules.races, name} - ({race.lender} if is_lent else set()))),
        values={**rules.values, name: race.value},
        tray=tray | {name: rules.tray[race.lender] if is_lent else most},
        left_out={**rules.left_out, **lent_to(race.lender if is_lent else "", name)},
    )
