"""A scenario that no longer fits its map, the units or the rules there are: what is left of it that can be shown."""

from dataclasses import replace

from core.model.problems import RealmwrightError
from core.rules.rulings import known_clauses, rulings_under
from core.rules.scenario import Scenario
from core.rules.switches import Switches


def what_still_fits(scenario: Scenario) -> Scenario:
    """The scenario with readings nobody knows left out and its position allowed as far as it is understood."""
    game = scenario.game
    variations = tuple(
        each if each.switches is None else replace(each, switches=_known(game, each.switches))
        for each in scenario.variations
    )
    return replace(
        scenario,
        shows=(),
        switches=_known(game, scenario.switches),
        variations=variations,
        setup=replace(scenario.setup, hypothetical=True),
    )


def _known(game: str, switches: Switches) -> Switches:
    home = game.partition("-")[0]
    edition = switches.edition if _is_known(home, Switches(switches.edition)) else ""
    rulings = {
        dispute: option
        for dispute, option in switches.rulings.items()
        if _is_known(home, Switches(rulings={dispute: option}))
    }
    without = frozenset(clause for clause in switches.without if _is_known(home, Switches(without=frozenset({clause}))))
    return Switches(edition, rulings, without)


def _is_known(game: str, switches: Switches) -> bool:
    try:
        known_clauses(switches.without)
        rulings_under(game, switches)
    except RealmwrightError:
        return False
    return True
