"""Units put together at random from everything the vocabulary has, for games in which anything may be invented."""

import random
from dataclasses import replace
from typing import Any

from core.files.unit_file import with_clauses
from core.files.unit_phrases import words_for
from core.rules.catalogue import PIECES
from core.rules.compiled import Rules
from core.rules.inventing.beside import lonely, missing
from core.rules.inventing.records import Argument, InventedEffect, InventedUnit, Marker, Phrase
from core.rules.inventing.vocabulary import ROVING, Parameter, Role, Word, vocabulary
from core.rules.wording import Kind

ROLES = {Kind.WHERE: Role.WHERE, Kind.GROUND: Role.WHERE, Kind.WHEN: Role.WHEN}
OWN = ("totem", "banner")


def random_unit(rng: random.Random, rules: Rules, kind: str, name: str = "chimeras") -> InventedUnit:
    """A race or power with up to six effects of any kind; its pieces are its own or the game's."""
    effects = with_clauses(_complete(rng, rules, [_effect(rng, rules) for _ in range(rng.randint(1, 6))]))
    markers = tuple(Marker(f"{piece}-of-{name}", rng.randint(1, 6)) for piece in OWN)
    tokens = rng.choice(rules.races).removeprefix("race.") if kind == "race" and rng.random() < 0.5 else ""
    own = rng.randint(3, 18) if kind == "race" and not tokens else 0
    number = rng.randint(1, 10) if kind == "race" else rng.randint(0, 5)
    return InventedUnit(kind, name, number, tokens=tokens, own_tokens=own, markers=markers, effects=effects)


def _effect(rng: random.Random, rules: Rules) -> InventedEffect:
    word = rng.choice(list(vocabulary(Role.EFFECT).values()))
    where = when = ()
    if word.asks is Kind.WHERE and (word.is_limited or rng.random() < 0.6):
        where = _conditions(rng, rules, Role.WHERE)
    if word.asks is not None and rng.random() < 0.4:
        when = _conditions(rng, rules, Role.WHEN)
    active, in_decline = rng.choice(((None, None), (None, None), (None, True), (False, True)))
    return InventedEffect(_phrase(rng, rules, word), "", where, when, active, in_decline)


def _complete(rng: random.Random, rules: Rules, effects: list[InventedEffect]) -> list[InventedEffect]:
    """The effects, with those beside them without which some of them could do nothing."""
    while found := next(lonely(tuple(effects)), None):
        alone = effects[found[0]].block
        wanted = missing(effects[found[0]], tuple(effects)) or ("set_up_in",)
        partner = _phrase(rng, rules, vocabulary(Role.EFFECT)[rng.choice(wanted)])
        piece = alone.given("piece")
        said = tuple((name, piece if name == "piece" and piece else value) for name, value in partner.arguments)
        effects.append(InventedEffect(replace(partner, arguments=said), ""))
    return effects


def _conditions(
    rng: random.Random, rules: Rules, role: Role, depth: int = 0, barred: frozenset[str] = frozenset()
) -> tuple[Phrase, ...]:  # fmt: skip
    known = [word for word in vocabulary(role).values() if word.name not in barred]
    if depth > 1:
        known = [word for word in known if all(each.kind not in ROLES for each in word.parameters)]
    words = rng.sample(known, rng.randint(1, 2))
    return tuple(_phrase(rng, rules, word, depth, barred) for word in words)


def _phrase(
    rng: random.Random, rules: Rules, word: Word, depth: int = 0, barred: frozenset[str] = frozenset()
) -> Phrase:  # fmt: skip
    said = tuple(
        (each.name, _argument(rng, rules, each, depth, barred))
        for each in word.parameters
        if each.is_needed or rng.random() < 0.5
    )
    is_denied = not word.parameters and word.role in (Role.WHERE, Role.WHEN) and rng.random() < 0.4
    return Phrase(word.name, said, is_denied)


def _argument(rng: random.Random, rules: Rules, parameter: Parameter, depth: int, barred: frozenset[str]) -> Argument:
    if parameter.kind in ROLES:
        closed = ROVING if parameter.kind is Kind.GROUND else barred
        return _conditions(rng, rules, ROLES[parameter.kind], depth + 1, closed)
    if parameter.kind is Kind.COUNT:
        word = rng.choice(list(vocabulary(Role.COUNT).values()))
        return rng.randint(1, 3) if word.name == "exactly" else _phrase(rng, rules, word, depth + 1)
    if parameter.kind is Kind.NUMBER:
        numbers = range(max(parameter.least, -3), min(parameter.most, 4) + 1)
        return rng.choice([each for each in numbers if each or parameter.least == 0])
    if parameter.kind is Kind.FLAG:
        return rng.random() < 0.5
    words: list[Any] = list(words_for(parameter, ()))
    if parameter.kind is Kind.PIECE:
        words = [f"{piece}-of-chimeras" for piece in OWN]
        words += [piece for piece in PIECES.values() if piece in rules.stock]
    if parameter.kind is Kind.OWN_PIECE:
        words = [f"{piece}-of-chimeras" for piece in OWN]
    return tuple(rng.sample(words, rng.randint(1, 2))) if parameter.is_many else rng.choice(words)
