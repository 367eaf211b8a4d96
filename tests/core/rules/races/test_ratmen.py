"""Ratmen: many, and nothing else."""

from core.rules.questions import Ask, Question
from core.rules.races.ratmen import RACE
from core.rules.state import Phase
from tests.core.rules.positions import Table, held, position, rules_for
from tests.core.rules.races.boards import PLAIN


def test_they_bring_nothing_but_their_number() -> None:
    assert (RACE.effects, RACE.choices, RACE.offers, RACE.means) == ((), (), (), ())
    assert RACE.idle == ("base:race.ratmen.none",)


def test_their_number_is_the_largest_of_all() -> None:
    rules = rules_for(PLAIN)
    state = position(rules, held("ratmen", power="commando"))
    answer = Table(rules, state).engine.explain(state, Question.STARTING_TOKENS, Ask("race.ratmen", seat=0))
    assert answer.value == 12
    assert rules.values["race.ratmen"] == max(rules.values[race] for race in rules.races)


def test_only_the_power_has_an_effect() -> None:
    rules = rules_for(PLAIN)
    on = {"A1": ("ratmen", 1)}
    bare = Table(rules, position(rules, held("ratmen", hand=5), on=on, phase=Phase.CONQUER))
    commando = Table(rules, position(rules, held("ratmen", power="commando", hand=5), on=on, phase=Phase.CONQUER))
    assert (bare.cost("B1"), commando.cost("B1")) == (2, 1)
