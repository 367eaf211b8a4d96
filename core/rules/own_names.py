"""Names of things in languages whose books do not have them: our own, so that no language is left without a word."""

import tomllib
from functools import cache
from importlib.resources import files

from core.model.map_model import Game
from core.rules.catalogue_data import catalogue_data


@cache
def _words_in(file: str) -> dict[str, dict[str, str]]:
    text = (files("core.rules") / "clauses" / file).read_text(encoding="utf-8")
    words: dict[str, dict[str, str]] = tomllib.loads(text)
    return words


def _own_names() -> dict[str, dict[str, str]]:
    return _words_in("own_names.toml")


def spoken_title(words: str, language: str) -> str:
    """The title of a clause, without the name it begins with, in a language; English where we have no words for it."""
    return _words_in("title_words.toml").get(words, {}).get(language, words)


def spoken_word(key: str, language: str, game: Game = Game.BASE) -> str:
    """The word for a race, power, terrain ... in a language: ours where we have one, else the books', else English.

    A KeyError for what neither knows.
    """
    own = _own_names().get(key, {}).get(language, "")
    if own:
        return own
    data = catalogue_data()
    for candidate in (game, *Game):
        word = data.word_of(candidate, key, language)
        if word:
            return word
    return data.word(key, "en", game)
