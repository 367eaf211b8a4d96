"""Names of races, powers and the like inside texts of the rules, which are in English: what a reader calls them."""

import re
from collections.abc import Callable
from functools import cache

from core.rules.catalogue_data import catalogue_data

_KINDS = ("race", "power", "relic", "place", "event")


@cache
def _keys() -> dict[str, str]:
    """The key of everything that bears a name, by its English name."""
    terms = (term for term in catalogue_data().terms if term.key.partition(".")[0] in _KINDS)
    return {term.word("en"): term.key for term in terms}


@cache
def _pattern() -> re.Pattern[str]:
    longest_first = sorted(_keys(), key=lambda name: (-len(name), name))
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b")


def named_in(text: str, about: str = "") -> tuple[str, ...]:
    """The keys of what a text names, in its order, then of what its id does (`sorcerers-replace-elves`).

    An id names in the plural what a text may name in the singular.
    """
    found = [_keys()[match[0]] for match in _pattern().finditer(text)]
    words = f"-{about.rpartition(':')[2].rpartition('dispute.')[2].replace('.', '-')}-"
    found += [key for key in _keys().values() if f"-{key.rpartition('.')[2]}-" in words]
    return tuple(dict.fromkeys(found))


def retitled(title: str, word: Callable[[str], str], say: Callable[[str], str]) -> str:
    """A title as the reader says it; one such as “Elves: no loss on defeat” with the reader's word for the name."""
    name, colon, rest = title.partition(": ")
    key = _keys().get(name)
    return f"{word(key) or name}{colon}{say(rest)}" if colon and key is not None else say(title)


def glossary(text: str, word: Callable[[str], str], about: str = "") -> tuple[str, ...]:
    """`Elben (Elves)` for everything a text names that the reader calls otherwise."""
    english = {key: name for name, key in _keys().items()}
    pairs = ((word(key), english[key]) for key in named_in(text, about))
    return tuple(f"{spoken} ({name})" for spoken, name in pairs if spoken and spoken != name)
