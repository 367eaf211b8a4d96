"""The words of invented units as a form shows them: in English, each to be told in the reader's language."""

from collections.abc import Iterator

from core.rules.inventing.vocabulary import Role, vocabulary
from core.rules.wording import Kind

CONDITIONS = (Kind.WHERE, Kind.GROUND, Kind.WHEN)
"""What a form asks for with rows of its own, not with a field called after the parameter."""


def spoken(word: str) -> str:
    """A word of the vocabulary as it is read: `attacker_pays` is attacker pays."""
    return word.replace("_", " ").replace("-", " ")


def shown_words() -> Iterator[str]:
    """Every name of a block, a condition or a count, what is said along with it, and what it is about."""
    for role in Role:
        for word in vocabulary(role).values():
            yield from (spoken(word.name), word.description)
            for parameter in word.parameters:
                if parameter.kind not in CONDITIONS:
                    yield spoken(parameter.name)
                yield from map(spoken, parameter.options)
