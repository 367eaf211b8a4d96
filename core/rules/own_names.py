"""Names of things in languages whose books do not have them: our own, so that no language is left without a word."""

import tomllib
from functools import cache
from importlib.resources import files

from core.model.map_model import Game
from core.rules.catalogue_data import catalogue_data


@cache
def _own_names() -> dict[str, dict[str, str]]:
    text = (files("core.rules") / "clauses" / "own_names.toml").read_text(encoding="utf-8")
    names: dict[str, dict[str, str]] = tomllib.loads(text)
    return names


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
