"""What an invented unit does, in plain sentences: each word says its own, with what was said along with it."""

import re
from collections.abc import Mapping
from typing import Any

from core.rules.inventing.assembling import ROLES
from core.rules.inventing.records import InventedEffect, InventedUnit, Phrase
from core.rules.inventing.vocabulary import Role, Word, vocabulary
from core.rules.wording import Kind

Spoken = Mapping[str, str]
"""What the pieces of a unit are called, by id."""


_STAGES = {
    "start": "at the start of the turn",
    "ready": "when troops are readied",
    "conquer": "during the conquests",
    "redeploy": "when troops are redeployed",
    "before-coins": "before the coins",
}
SPOKEN_OPTIONS: dict[str, dict[str, str]] = {
    "stages": _STAGES,
    "stage": _STAGES,
    "moment": {
        "turn_began": "the turn begins",
        "redeploy_began": "the redeployment begins",
        "redeploy_ended": "the redeployment ends",
        "coins_due": "coins are due",
    },
    "purposes": {
        "redeploy": "when troops are redeployed",
        "decline": "when the race goes in decline",
        "score": "when coins are paid",
    },
    "purpose": {
        "conquest": "for conquests",
        "replacement": "for replacements",
        "discount": "for discounts",
        "theft": "for what is taken from neighbours",
        "block": "where regions must hang together",
    },
    "held": {
        "by-anyone": ", whoever holds it",
        "not-in-decline": ", unless a race in decline holds it",
        "in-decline": " while a race in decline holds it",
    },
}
"""How a sentence speaks of what a parameter may be, where the word itself would not be understood."""
_ARTICLE = re.compile(r"\b([Aa]) (?=[aeiou])(?!uni|use|eu|one)", re.IGNORECASE)


class _Said:
    """A value as a sentence speaks of it; what follows the colon says how: `{amount:token}`, `{amount:more:less}`."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __format__(self, how: str) -> str:
        value = self.value
        if isinstance(value, tuple):
            singular, _, plural = how.partition(":")
            return (singular if len(value) == 1 else plural) if plural else f" {how or 'or'} ".join(value)
        if isinstance(value, str) and how == "only":
            return f" (counting only what{value.removeprefix(' that')})" if value else ""
        if not how or isinstance(value, str):
            return str(value)
        one, _, other = how.partition(":")
        if one == "every":
            return f"every {other}" if value == 1 else f"every {value} {other}s"
        if other:
            return one if value > 0 and (one == "more" or value == 1) else other
        return f"{abs(value)} {one}{'' if abs(value) == 1 else 's'}"


def sentence_of(effect: InventedEffect, spoken: Spoken | None = None) -> str:
    """One effect in plain words."""
    word = vocabulary(Role.EFFECT)[effect.block.word]
    said = _filled(word, effect.block, spoken or {})
    limits = {
        "where": said.get("where") or _Said(_where(effect.where, spoken or {})),
        "when": _Said(_when(effect.when, spoken or {})),
    }
    sentence = _with_articles(word.says[0].format(**(said | limits)))
    return " ".join([sentence, *_provisos(effect)])


def _with_articles(text: str) -> str:
    """An encampment, a fortress."""
    return _ARTICLE.sub(r"\1n ", text)


def _provisos(effect: InventedEffect) -> list[str]:
    found = []
    if effect.in_decline:
        found.append("Only in decline." if effect.active is False else "In decline, too.")
    if effect.reading is not None:
        dispute, options = effect.reading
        found.append(f"Only where the table reads {dispute} as {' or '.join(options)}.")
    return found


def sentences_of(unit: InventedUnit) -> tuple[str, ...]:
    """Every effect of a unit, in its inventor's words where there are any."""
    spoken = {marker.id: dict(marker.names).get("en", marker.id.replace("-", " ")) for marker in unit.markers}
    return tuple(effect.text or sentence_of(effect, spoken) for effect in unit.effects)


def _filled(word: Word, phrase: Phrase, spoken: Spoken) -> dict[str, _Said]:
    """Every parameter of a word as it is spoken of."""
    said = {}
    for parameter in word.parameters:
        given = phrase.given(parameter.name)
        value: Any = parameter.default if given is None else given
        phrases = _phrases(value)
        if parameter.kind is Kind.COUNT and phrases:
            count = vocabulary(Role.COUNT)[phrases[0].word]
            value = count.says[0].format(**_filled(count, phrases[0], spoken))
        elif parameter.kind in (Kind.WHERE, Kind.GROUND):
            told = tuple(clause_of(each, ROLES[parameter.kind], spoken) for each in phrases)
            is_list = parameter.is_many
            value = told if is_list else _where(phrases, spoken) if parameter.name == "where" else " and ".join(told)
        elif parameter.kind in (Kind.PIECE, Kind.OWN_PIECE):
            value = spoken.get(str(value), str(value).replace("-", " "))
        elif isinstance(value, str):
            value = (_plain(parameter.name, value),) if parameter.is_many else _plain(parameter.name, value)
        elif isinstance(value, tuple):
            value = tuple(_plain(parameter.name, str(each)) for each in value)
        said[parameter.name] = _Said(value)
    return said


def _plain(parameter: str, word: str) -> str:
    return SPOKEN_OPTIONS.get(parameter, {}).get(word) or word.replace("-", " ").replace("_", " ")


def _phrases(value: Any) -> tuple[Phrase, ...]:
    if isinstance(value, Phrase):
        return (value,)
    return tuple(each for each in value if isinstance(each, Phrase)) if isinstance(value, tuple) else ()


def clause_of(phrase: Phrase, role: Role, spoken: Spoken) -> str:
    """A condition as part of a sentence: `is hill or farmland`, `lies on no shore`."""
    word = vocabulary(role)[phrase.word]
    return _with_articles(word.says[1 if phrase.is_denied else 0].format(**_filled(word, phrase, spoken)))


def _where(phrases: tuple[Phrase, ...], spoken: Spoken) -> str:
    told = [clause_of(each, Role.WHERE, spoken) for each in phrases]
    return f" that {' and '.join(told)}" if told else ""


def _when(phrases: tuple[Phrase, ...], spoken: Spoken) -> str:
    told = [clause_of(each, Role.WHEN, spoken) for each in phrases]
    return f" while {' and '.join(told)}" if told else ""
