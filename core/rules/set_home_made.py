"""Home-made races and powers of a scenario: plain ones, without a benefit, to show what the blank pieces allow."""

from core.rules.compiled import Rules
from core.rules.effects import Unit
from core.rules.home_made import HomeMadeRace, problems_of, with_home_made
from core.rules.home_made_power import HomeMadePower, problems_of_power, with_home_made_power
from core.rules.scenario import HomeMade
from core.rules.set_position import Problem


def with_home_made_units(rules: Rules, made: tuple[HomeMade, ...]) -> tuple[Rules, tuple[Problem, ...]]:
    """The rules with every home-made unit that is in order, and what is wrong with the others."""
    found: list[tuple[str, str]] = []
    for each in made:
        if each.race:
            race = HomeMadeRace(Unit(f"race.{each.race}"), each.number, f"race.{each.tokens}")
            problems = problems_of(race, rules)
            rules = rules if problems else with_home_made(rules, race)
        else:
            power = HomeMadePower(Unit(f"power.{each.power}"), each.number)
            problems = problems_of_power(power, rules)
            rules = rules if problems else with_home_made_power(rules, power)
        found += problems
    return rules, tuple(Problem(text, clause) for clause, text in found)
