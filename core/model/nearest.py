"""The end of a sentence about a word nobody knows: the nearest word that is known, or all of them."""

from collections.abc import Iterable
from difflib import get_close_matches


def nearest_hint(word: str, known: Iterable[str], otherwise: str = "") -> str:
    """`; did you mean “…”?` if a known word is near in any capitals, else what to say before the list of all of them.

    Nothing at all if the caller has no such words, because the list would be too long to help.
    """
    spelt = {each.casefold(): each for each in known}
    close = get_close_matches(word.casefold(), spelt, n=1)
    if close:
        return f"; did you mean “{spelt[close[0]]}”?"
    return f"; {otherwise} {', '.join(spelt.values())}" if otherwise and spelt else ""
