"""From what a player wrote to a unit of the rules: every phrase calls the function its word stands for."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from core.rules.conditions import Condition, always
from core.rules.counts import exactly
from core.rules.effects import Choice, Effect, Means, Offer, Unit
from core.rules.inventing.records import Argument, InventedEffect, InventedUnit, Phrase
from core.rules.inventing.vocabulary import Parameter, Role, Word, vocabulary
from core.rules.region_conditions import all_of
from core.rules.wording import Kind

BLANK = {"race": "base:race.custom.banner", "power": "base:power.custom.badge"}
"""The clause by which a home-made unit may take part at all."""
ROLES = {Kind.WHERE: Role.WHERE, Kind.GROUND: Role.WHERE, Kind.WHEN: Role.WHEN, Kind.COUNT: Role.COUNT}


@lru_cache(maxsize=200)
def assembled(unit: InventedUnit) -> Unit:
    """The unit with its effects, choices and offers, each under its own clause and the one on blank pieces."""
    made = [part for effect in unit.effects for part in parts_of(effect, unit.clause_id(effect.clause))]
    blank = (BLANK[unit.kind],)
    return Unit(
        id=unit.unit_id,
        effects=tuple(replace(each, also=(*each.also, *blank)) for each in made if isinstance(each, Effect)),
        choices=tuple(each for each in made if isinstance(each, Choice)),
        offers=tuple(each for each in made if isinstance(each, Offer)),
        means=tuple(each for each in made if isinstance(each, Means)),
        needs=unit.needs,
    )


def parts_of(effect: InventedEffect, clause: str) -> list[Any]:
    """The effects of the rules, and what goes with them, that one effect of an invented unit stands for."""
    word = vocabulary(Role.EFFECT)[effect.block.word]
    named: dict[str, Any] = {"clause": clause}
    if word.asks is not None and (effect.where or effect.when):
        named["when"] = joined((*_conditions(effect.where, Role.WHERE), *_conditions(effect.when, Role.WHEN)))
    made = _called(word, effect.block, named)
    parts = list(made) if isinstance(made, tuple) else [made]
    return [_set(part, effect) if isinstance(part, Effect) else part for part in parts]


def _set(part: Effect, effect: InventedEffect) -> Effect:
    changes: dict[str, Any] = {}
    if effect.active is not None:
        changes["active"] = effect.active
    if effect.in_decline is not None:
        changes["in_decline"] = effect.in_decline
    if effect.reading is not None:
        changes["ruling"] = (effect.reading[0], frozenset(effect.reading[1]))
    return replace(part, **changes) if changes else part


def joined(conditions: Iterable[Condition]) -> Condition:
    """All of them at once."""
    found = tuple(conditions)
    return found[0] if len(found) == 1 else all_of(*found) if found else always


def _conditions(phrases: Iterable[Phrase], role: Role) -> list[Condition]:
    return [condition_of(phrase, role) for phrase in phrases]


def condition_of(phrase: Phrase, role: Role) -> Condition:
    word = vocabulary(role)[phrase.word]
    holds: Condition = word.function if word.is_plain else _called(word, phrase, {})
    return (lambda view, me, ask: not holds(view, me, ask)) if phrase.is_denied else holds


def _called(word: Word, phrase: Phrase, named: dict[str, Any]) -> Any:
    """What the function of a word makes of what was said along with it."""
    several: tuple[Any, ...] = ()
    for parameter in word.parameters:
        given = phrase.given(parameter.name)
        if given is None:
            continue
        if parameter.is_many:
            each = given if isinstance(given, tuple) else (given,)
            several = tuple(_value(parameter, one) for one in each)
        else:
            named[parameter.name] = _value(parameter, given)
    return word.function(*several, **named)


def _value(parameter: Parameter, given: Argument) -> Any:
    if isinstance(given, tuple):
        return joined(condition_of(each, ROLES[parameter.kind]) for each in given if isinstance(each, Phrase))
    if not isinstance(given, Phrase):
        if parameter.kind is Kind.COUNT and isinstance(given, int):
            return exactly(given)
        return parameter.type(given) if parameter.kind is Kind.WORD else given
    if parameter.kind is Kind.COUNT:
        return _called(vocabulary(Role.COUNT)[given.word], given, {})
    return condition_of(given, ROLES[parameter.kind])
