"""What the words of invented units are called in the reader's language."""

from collections.abc import Mapping
from types import MappingProxyType

from core.files.unit_phrases import words_for
from core.model.terrains import symbols, terrains
from core.rules.inventing.form_words import spoken
from core.rules.inventing.records import LANGUAGE, Marker
from core.rules.inventing.vocabulary import Parameter
from core.rules.own_names import spoken_word
from core.rules.wording import Kind
from editor.words import language, tr

NO_PIECES: Mapping[str, str] = MappingProxyType({})


def piece_name(marker: Marker) -> str:
    """A piece of a unit's own as its inventor calls it, in the reader's language where there is a name in it."""
    names = dict(marker.names)
    return names.get(language()) or names.get(LANGUAGE) or spoken(marker.id)


def shown(word: str) -> str:
    """A block, a condition, a count or what is said along with one."""
    return tr(spoken(word))


def choices_for(parameter: Parameter, markers: Mapping[str, str]) -> dict[str, str]:
    """What a parameter may be, and what each is called; `markers` are a unit's own pieces, by id."""
    words = words_for(parameter, markers)
    return {word: markers[word] if word in markers else called(parameter, word) for word in words}


def called(parameter: Parameter, word: str) -> str:
    """One of the words a parameter may be: a terrain, a symbol, a piece, or one of its own."""
    match parameter.kind:
        case Kind.TERRAIN if word in terrains():
            return tr(terrains()[word].name.lower())
        case Kind.SYMBOL if word in symbols():
            return tr(symbols()[word].name.lower())
        case Kind.PIECE:
            return _piece(word)
    return shown(word)


def _piece(word: str) -> str:
    for key in (f"token.{word}", f"symbol.{word}"):
        try:
            return spoken_word(key, language())
        except KeyError:
            continue
    return spoken(word)
